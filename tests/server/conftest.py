"""One server for all tests that leave it as it was."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from tests.server.dealing import deal_from
from tests.server.running import DEAL, Server, running


@pytest.fixture(scope="session", autouse=True)
def _deal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file that says what is dealt, here and by the servers that tests start."""
    file = tmp_path_factory.mktemp("deal") / "name"
    file.write_text("")
    deal_from(file)
    os.environ[DEAL] = str(file)
    yield file
    del os.environ[DEAL]


@pytest.fixture(autouse=True)
def _deal_as_always(_deal: Path, request: pytest.FixtureRequest) -> None:
    """Every test meets the same cards each time; DEAL=... lets it meet others."""
    _deal.write_text(request.node.nodeid + os.environ.get("DEAL", ""))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder) as found:
        yield found
