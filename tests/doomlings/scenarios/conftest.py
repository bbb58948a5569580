"""What fails in a shared check is shown as in a test."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(
    *(
        f"tests.doomlings.scenarios.{kind}"
        for kind in ("ages", "catastrophes", "reactions", "traits")
    )
)
