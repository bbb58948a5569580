"""What several messages hold."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

MoveId = Annotated[str, Meta(pattern=r"^[!-~]{1,64}$")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Lang = Annotated[str, Meta(max_length=16)]

# 32 bytes.
Hex = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]

Name = Annotated[str, Meta(max_length=80)]
