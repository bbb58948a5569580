"""`python -m endling.cli` does the same as `endling`."""

from __future__ import annotations

from endling.cli import main

if __name__ == "__main__":
    main()
