"""What some tests of the programs for graphics processors need, and skip without."""

from __future__ import annotations

import pytest

from endling import gpu
from endling.kernel.build import INTERPRETED

compiled = pytest.mark.skipif(INTERPRETED, reason="interpreted rules are never compiled")
a_gpu = pytest.mark.skipif(not gpu.is_available(), reason=str(gpu.why_not()))
