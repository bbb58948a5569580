#!/bin/sh
# What only the tests need: PostgreSQL and Chromium. What cannot be installed is skipped.
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

if [ -z "${CHROMIUM:-}" ] && ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null && ! command -v google-chrome >/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing Chromium for the tests (once) ..." >&2
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null ||
            echo "Chromium could not be installed; its tests will be skipped." >&2
    else
        echo "Chromium is missing; its tests will be skipped (Debian: apt install chromium)." >&2
    fi
fi
