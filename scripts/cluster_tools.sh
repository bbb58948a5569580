#!/bin/sh
# What only the test of a cluster needs besides PostgreSQL: HAProxy.
set -eu

if ! command -v haproxy >/dev/null && [ ! -x /usr/sbin/haproxy ]; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing HAProxy for the test (once) ..." >&2
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq haproxy; } >/dev/null
    else
        echo "HAProxy is missing (Debian: apt install haproxy)." >&2
        exit 1
    fi
fi
