"""A Ray cluster of several nodes plays the same games, even when one of them is lost.

Ray is large and slow to start: `make test-ray` installs it and runs this.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from endling.kernel.build import INTERPRETED
from endling.lab import RunFolder, Settings, ThisProcess, play_missing
from tests.lab.runs import content

ray = pytest.importorskip("ray", reason="Ray is not installed")
pytestmark = [
    pytest.mark.skipif(INTERPRETED, reason="starts processes that compile"),
    pytest.mark.ray,
]
NODES = 3
GAMES = 300_000


@pytest.fixture
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    several = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    yield several
    ray.shutdown()
    several.shutdown()


def test_a_lost_node_loses_and_doubles_no_game(cluster: Any, tmp_path: Path) -> None:
    from endling.lab.ray_engine import RayCluster

    nodes = [cluster.add_node(num_cpus=1) for _ in range(NODES)]
    run = Settings.make("doomlings", GAMES, 4, seed=6)
    here = RunFolder.begin(tmp_path / "here", run)
    play_missing([here], ThisProcess())
    there = RunFolder.begin(tmp_path / "there", run)
    engine = RayCluster(cluster.address)
    assert f"{NODES + 1} nodes" in engine.name
    lost: list[int] = []

    def lose_one(done: int, total: int) -> None:
        if not lost and 0 < done < total:
            lost.append(done)
            cluster.remove_node(nodes[1], allow_graceful=False)

    play_missing([there], engine, lose_one)
    assert lost, "a node was to be lost in the middle"
    cluster.wait_for_nodes()  # Ray needs a while to notice
    assert len([node for node in ray.nodes() if node["Alive"]]) == NODES
    assert content(tmp_path / "here") == content(tmp_path / "there")
    games = there.scan("games").collect()["game"]
    assert games.to_list() == list(range(GAMES))


def test_no_cluster_is_told() -> None:
    from endling.errors import EndlingError
    from endling.lab.ray_engine import RayCluster

    with pytest.raises(EndlingError, match="no Ray cluster"):
        RayCluster("127.0.0.1:1")
