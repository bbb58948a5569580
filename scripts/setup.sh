#!/bin/sh
# A virtual environment in .venv with endling in it: `setup.sh EXTRAS MARKS...`.
# The marks are touched when everything is there, for make.
set -eu

PYTHON="${PYTHON:-python3}"
EXTRAS="$1"
shift

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

# pip tells much; what a person wants to see is that it goes on.
tell() {
    awk '
        /^Collecting / { sub(/[^A-Za-z0-9_.-].*/, "", $2); printf "%s%s", (n++ ? ", " : "  "), $2; fflush() }
        /^Installing collected/ { printf "%s  installing ...", (n ? "\n" : ""); n = 1; fflush() }
        /^failed$/ { bad = 1 }
        END { if (n) print ""; exit bad }
    ' >&2
}

echo "Setting up .venv with the Python packages (once) ..." >&2
[ -x .venv/bin/python ] || "$PYTHON" -m venv .venv
{
    .venv/bin/python -m pip install --disable-pip-version-check --progress-bar off \
        --editable ".[$EXTRAS]" || echo failed
} | tell
touch "$@"
