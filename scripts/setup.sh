#!/bin/sh
# A virtual environment in .venv with endling and the tools for its tests in it.
set -eu

PYTHON="${PYTHON:-python3}"

if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "endling needs Python 3.11 or newer; this is $("$PYTHON" --version)." >&2
    echo "Name another one with: make PYTHON=python3.12 ..." >&2
    exit 1
fi

if ! "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null; then
    # Debian keeps venv in a package of its own.
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq && apt-get install -y -qq python3-venv
    else
        echo "This Python has no venv module; install it (Debian: apt install python3-venv)." >&2
        exit 1
    fi
fi

echo "Setting up .venv (once) ..." >&2
"$PYTHON" -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,table]'
touch .venv/.ready
