"""Work on a cluster of three nodes on this machine, of which one is killed.

`test_cluster.py` starts this file with the interpreter of `.tools/ray`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ray.cluster_utils import Cluster as RayCluster

from gunbai import games
from gunbai.arena.cluster import Cluster
from gunbai.arena.simulate import Simulation, Tally, option_sets, simulate
from gunbai.dataset.games import Series, make_series

MEMORY = 80 * 1024 * 1024  # bytes of each node's object store, nearly the least there can be


def main(folder: str, files: int) -> None:
    game = games.load("joraku")
    options = game.read_options({})
    nodes = RayCluster(initialize_head=True, head_node_args=node())
    others = [nodes.add_node(**node()) for _ in range(2)]
    nodes.wait_for_nodes()
    cluster = Cluster(nodes.address, 1)
    series = Series("joraku", None, options, ["random"] * game.seats(options), 2 * files, 2)
    made = 0
    for _ in make_series(series, Path(folder), cluster):
        made += 1
        if made == 2:  # while the others have work under way
            nodes.remove_node(others[0], allow_graceful=False)
    tally = Tally()
    for played in simulate(Simulation("joraku", None, option_sets(game), 6), cluster):
        tally.add(played)
    alive = sum(one["Alive"] for one in nodes_of(nodes.address))
    print(json.dumps({"files": made, "alive": alive, "digest": tally.digest()}))
    nodes.shutdown()


def node() -> dict[str, Any]:
    return {"num_cpus": 1, "object_store_memory": MEMORY, "include_dashboard": False}


def nodes_of(address: str) -> list[dict[str, Any]]:
    import ray

    ray.init(address=address, log_to_driver=False)
    found: list[dict[str, Any]] = ray.nodes()
    ray.shutdown()
    return found


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
