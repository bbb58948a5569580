# Endling: `make play` and `make test` set everything up on a fresh machine.
PYTHON ?= python3
BIN := .venv/bin
# Playing needs less than testing and measuring.
READY := .venv/.ready
TOOLS := .venv/.tools
export GAME
# Tests start hundreds of processes, and not each of them is to translate all sources again.
unexport PYTHONDONTWRITEBYTECODE
# The games of the registry, and the one that only tests know.
GAMES_LISTED := $(shell sed -n 's/^    "\(.*\)": "endling\.games\..*/\1/p' endling/games/__init__.py)
WARMED := $(addprefix warm-,$(GAMES_LISTED) embers)

.PHONY: help setup tools pages play terminal test test-rules test-server test-browser test-tools test-web test-ray \
	test-cluster check-style warm $(WARMED) \
	bench bench-rules bench-bots bench-environments bench-gpu bench-lab bench-paint bench-first-card load fuzz goldens docs clean

help:
	@echo "make play      set up and play in the browser (LAN=1: with other devices in the local network)"
	@echo "make terminal  set up and play in the terminal"
	@echo "make test      set up and run every check (GAME=name: only those of one game, quickly)"
	@echo "make test-ray  install Ray and test the lab on a cluster of several nodes"
	@echo "make test-cluster  install HAProxy and let people play at 200 tables, while servers and database fail"
	@echo "                   (MINUTES=1 TABLES=50: a shorter look)"
	@echo "make bench     measure rules, environments, lab, bots and GPU, side by side with others"
	@echo "               (bench-rules, bench-environments, bench-lab, bench-bots, bench-gpu: one)"
	@echo "make bench-paint   measure how soon the pages show something"
	@echo "make bench-first-card   measure how soon a card can be played on a fresh machine"
	@echo "make load      measure the table server with 400 scripted players"
	@echo "make fuzz      damaged inputs for every parser (INPUTS=1000000 for more), then random games"
	@echo "               with every check, until stopped (GAMES=1000000 to limit, GAME=name)"
	@echo "make goldens   write the golden playthroughs anew"
	@echo "make docs      write the generated pages anew"

setup: $(READY)
tools: $(TOOLS)

$(READY): pyproject.toml scripts/setup.sh
	@PYTHON="$(PYTHON)" sh scripts/setup.sh table $(READY)

$(TOOLS): pyproject.toml scripts/setup.sh
	@PYTHON="$(PYTHON)" sh scripts/setup.sh dev,table $(READY) $(TOOLS)

pages: setup
	@$(BIN)/python scripts/build_pages.py

play: setup pages
	@$(BIN)/endling serve --open $(if $(LAN),--lan)

terminal: setup
	@$(BIN)/endling play

test-tools: tools
	@sh scripts/test_tools.sh

test-web: tools
	@$(BIN)/python scripts/build_pages.py --with-tests
	@cd web && export PATH="$(CURDIR)/$(BIN):$$PATH" && npm run --silent check && npm test --silent

ifdef GAME
# What is this game's own, and what runs over every game; nothing else is compiled.
test: check-style
	@$(BIN)/endling warm $(GAME) --play
	@$(BIN)/python -m pytest -n auto $(wildcard tests/$(GAME)) $(wildcard tests/oracle/test_$(GAME)*.py) \
		tests/board tests/golden tests/kits tests/properties tests/test_views.py tests/test_agreement.py \
		endling/games/$(GAME)
else
# What compiles and what waits for the network run side by side; the longest goes first. So do the
# rules, which compute, and servers, which wait; browsers keep the machine busy on their own.
test: tools
	@$(MAKE) --no-print-directory --jobs 3 --output-sync warm check-style test-web test-tools
	@$(MAKE) --no-print-directory --jobs 2 --output-sync test-rules test-server
	@$(MAKE) --no-print-directory test-browser
endif

test-rules: tools
	@$(BIN)/python -m pytest -n auto --ignore=tests/browser --ignore=tests/server

test-server: tools
	@$(BIN)/python -m pytest -n 4 --dist loadfile tests/server

test-browser: tools
	@$(BIN)/python -m pytest -n 3 tests/browser

warm: $(WARMED)

$(WARMED): warm-%: tools
	@ENDLING_GAMES=embers=tests.embers.game $(BIN)/python -m endling.cli warm $*

check-style: tools
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

load: tools
	@$(BIN)/python -m bench.load --write

bench: bench-rules bench-environments bench-lab bench-bots bench-gpu

bench-rules: tools
	@$(BIN)/python -m bench.rules --write

bench-bots: tools
	@$(BIN)/python -m bench.bots all --write

bench-environments: tools
	@$(BIN)/python -m bench.environments --write

bench-paint: tools
	@$(BIN)/python -m bench.paint

bench-first-card: tools
	@$(BIN)/python -m bench.first_card

bench-gpu: tools
	@$(BIN)/python -m bench.gpu --write

bench-lab: tools
	@$(BIN)/python -m bench.lab --write

MINUTES ?= 10
TABLES ?= 200
test-cluster: test-tools
	@sh scripts/cluster_tools.sh
	@$(BIN)/endling warm $$($(BIN)/python -c 'from endling.games import game_names; print(game_names()[0])')
	@$(BIN)/python -m bench.cluster --minutes $(MINUTES) --tables $(TABLES)

test-ray: tools
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,ray]'
	@$(BIN)/python -m pytest -m ray tests/lab/test_ray.py

GAMES ?= 0
INPUTS ?= 10000
ROUND := $(if $(filter 0,$(GAMES)),20000,$(GAMES))
fuzz: tools
	@$(BIN)/python -m scripts.fuzz all --count $(INPUTS)
	@seed=0; \
	all="$${GAME:-$$($(BIN)/python -c 'from endling.games import game_names; print(*game_names())')}"; \
	while :; do \
		for game in $$all; do \
			$(BIN)/endling check $$game --games $(ROUND) --seed $$seed || exit 1; \
		done; \
		[ "$(GAMES)" = 0 ] || break; \
		seed=$$((seed + 1)); \
	done

goldens: tools
	@$(BIN)/python -m tests.golden

docs: tools
	@$(BIN)/python -m scripts.write_docs

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis bench/.venv
