"""What fails in a shared check is shown as in a test."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite("tests.gloom_of_thrones.scenarios.checks")
