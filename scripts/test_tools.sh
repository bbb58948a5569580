#!/bin/sh
# What only the tests need: PostgreSQL. Where it cannot be installed, its tests are skipped.
set -eu

if ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && ! command -v initdb >/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing PostgreSQL for the tests (once) ..." >&2
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql; } >/dev/null ||
            echo "PostgreSQL could not be installed; its tests will be skipped." >&2
    else
        echo "PostgreSQL is missing; its tests will be skipped (Debian: apt install postgresql)." >&2
    fi
fi
