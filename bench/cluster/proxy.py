"""HAProxy in front of the server processes, as docs/operating.md describes it."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

# A process that does not answer two checks in a row gets nobody any more, and whoever is connected
# to it is cut off, to come back to another one. A check waits long enough for a busy process.
_CONFIGURATION = """\
global
    maxconn 4000
defaults
    mode http
    timeout connect 2s
    timeout client 1h
    timeout server 15s
    timeout tunnel 1h
    timeout check 3s
    retries 2
    option redispatch
frontend tables
    bind 127.0.0.1:{port}
    default_backend processes
backend processes
    balance leastconn
    option forwardfor
    option httpchk GET /api/health
    default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


@contextmanager
def proxy(folder: Path, port: int, targets: Sequence[int]) -> Iterator[str]:
    """A proxy on a port of this machine, for processes on others: its address."""
    command = shutil.which("haproxy") or "/usr/sbin/haproxy"
    if not Path(command).exists():
        raise SystemExit("HAProxy is missing (Debian: apt install haproxy)")
    servers = "\n".join(f"    server p{at} 127.0.0.1:{at}" for at in targets)
    path = folder / "haproxy.cfg"
    path.write_text(_CONFIGURATION.format(port=port, servers=servers))
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen([command, "-db", "-f", path], stdout=log, stderr=log)
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_for(url)
        yield url
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(url: str) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        try:
            if httpx.get(f"{url}/api/health", timeout=2).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise SystemExit("the proxy does not answer")
