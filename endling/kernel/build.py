"""Which build of the rules runs in this process: `ENDLING_JIT` says so, once."""

from __future__ import annotations

import os

_SETTING = os.environ.get("ENDLING_JIT", "1").lower()
INTERPRETED = _SETTING in ("0", "off", "false")
BOUNDS_CHECKED = _SETTING == "debug"
