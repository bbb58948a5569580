"""MaskablePPO of sb3-contrib learns on the environments as they are, without a wrapper."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="needs the extra [rl]")
sb3_contrib = pytest.importorskip("sb3_contrib", reason="needs sb3-contrib")

import gymnasium

from tests.environments.test_gymnasium import name_of
from tests.kits import Kit, each_game


@each_game
def test_it_learns_and_never_answers_illegally(kit: Kit) -> None:
    env = gymnasium.make(name_of(kit), opponents="random")
    model = sb3_contrib.MaskablePPO(
        "MultiInputPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1
    )
    model.learn(64)
    seen, _ = env.reset(seed=1)
    for _ in range(20):
        masks = env.get_wrapper_attr("action_masks")()
        action, _ = model.predict(seen, action_masks=masks)
        assert masks[int(action)]
        seen, _, over, _, info = env.step(np.int64(action))
        assert not info["illegal"]
        if over:
            seen, _ = env.reset()
