"""Browsers by which people are called, and the keys of the server itself."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from endling.server.storage import schema as db
from endling.server.storage.schema import Device

MOST = 10  # of one player; one more takes the place of another


def add_device(connection: Connection, player: str, device: Device) -> None:
    """Call a player by this browser, too; whoever used it before is called there no more."""
    c = db.devices.c
    connection.execute(delete(db.devices).where(c.endpoint == device.endpoint))
    mine = select(c.endpoint).where(c.player_id == player)
    for (endpoint,) in connection.execute(mine).all()[MOST - 1 :]:
        connection.execute(delete(db.devices).where(c.endpoint == endpoint))
    facts = msgspec.structs.asdict(device)
    connection.execute(insert(db.devices).values(player_id=player, **facts))


def forget_device(connection: Connection, endpoint: str, player: str | None = None) -> None:
    """Call nobody by this browser any more; perhaps only if it is that player's."""
    c = db.devices.c
    gone = delete(db.devices).where(c.endpoint == endpoint)
    connection.execute(gone if player is None else gone.where(c.player_id == player))


def devices_of(connection: Connection, player: str) -> list[Device]:
    """The browsers by which a player is called."""
    c = db.devices.c
    wanted = select(c.endpoint, c.p256dh, c.auth, c.lang).where(c.player_id == player)
    return [Device(*row) for row in connection.execute(wanted)]


def server_key(connection: Connection, name: str) -> bytes | None:
    """A key of the server, if it has one of this name."""
    wanted = select(db.server_keys.c.key).where(db.server_keys.c.name == name)
    found: bytes | None = connection.execute(wanted).scalar()
    return found
