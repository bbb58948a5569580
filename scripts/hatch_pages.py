"""What hatch asks while it builds: every wheel carries the built pages of the table."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PagesHook(BuildHookInterface[Any]):
    """Puts web/dist into the package as endling/server/pages, built if it has to be."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install serves web/dist where it lies."""
        if version == "editable":
            return
        root = Path(self.root)
        spec = importlib.util.spec_from_file_location("pages", root / "scripts" / "build_pages.py")
        assert spec is not None
        assert spec.loader is not None
        pages = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(pages)
        if not pages.BUILT.is_file() or ((root / "web" / "src").is_dir() and not pages.is_built()):
            pages.build()
        if self.target_name == "wheel":
            build_data["force_include"][str(root / "web" / "dist")] = "endling/server/pages"
