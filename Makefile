# Endling: `make play` and `make test` set everything up on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.PHONY: help setup play test check-style bench fuzz goldens docs bench-lab test-ray clean

help:
	@echo "make play    set up and play in the terminal"
	@echo "make test    set up and run every check"
	@echo "make bench   measure, side by side with other engines"
	@echo "make bench-lab  measure the lab"
	@echo "make test-ray   install Ray and test the lab on a cluster of several nodes"
	@echo "make fuzz    random games with every check, until stopped (GAMES=1000000 to limit)"
	@echo "make goldens write the golden playthroughs anew"
	@echo "make docs    write the generated pages anew"

setup: $(READY)

$(READY): pyproject.toml scripts/setup.sh
	@PYTHON="$(PYTHON)" sh scripts/setup.sh

play: setup
	@$(BIN)/endling play

test: setup check-style
	@$(BIN)/endling warm
	@$(BIN)/python -m pytest -n auto

check-style: setup
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

bench: setup
	@$(BIN)/python bench/compare.py --write docs/performance.md

bench-lab: setup
	@$(BIN)/python bench/lab.py

test-ray: setup
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,ray]'
	@$(BIN)/python -m pytest -m ray tests/lab/test_ray.py

GAMES ?= 0
fuzz: setup
	@$(BIN)/endling check doomlings --games $(GAMES)

goldens: setup
	@$(BIN)/python -m tests.golden

docs: setup
	@$(BIN)/python -m scripts.write_docs

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis bench/.venv
