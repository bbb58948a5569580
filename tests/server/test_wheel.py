"""Whoever installs the wheel has the pages, without Node and without make."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.build_pages import is_built
from tests.server.clients import get
from tests.server.running import PATIENCE, ROOT, free_port, wait_for


def test_the_wheel_carries_the_pages(tmp_path: Path) -> None:
    if not is_built():
        pytest.skip("the pages are not built: make pages")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    package, port = tmp_path / "package", free_port()
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(package)
    start = "from endling.cli import main; main()"
    command = [sys.executable, "-c", start, "serve", "--open", "--port", str(port)]
    command += ["--database", str(tmp_path / "tables.sqlite")]
    headless = {k: v for k, v in os.environ.items() if not k.endswith("DISPLAY")}
    environment = headless | {"PYTHONPATH": str(package), "ENDLING_JIT": "0"}
    server = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE)
    try:
        url = f"http://127.0.0.1:{port}"
        wait_for(url, server)
        page = get(url)
        assert page.status_code == 200
        script = page.text.partition('src="')[2].partition('"')[0]
        answer = get(url + script)
        assert answer.headers["content-type"].startswith("text/javascript")
        assert len(answer.content) > 1000
    finally:
        server.terminate()
        _, told = server.communicate(timeout=PATIENCE)
    assert f"The table is at {url}/" in told.decode()
