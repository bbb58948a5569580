"""Finds the tables that wait for somebody who is away, and calls that person once per question.

The modules that encrypt are imported with the first call, so that a server starts sooner.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from endling.languages import words_in
from endling.server.calls.services import is_service, send
from endling.server.refusals import Refused
from endling.server.settings import Settings
from endling.server.storage.schema import Device
from endling.server.storage.store import Store
from endling.server.table.table import Table

if TYPE_CHECKING:
    from endling.server.calls.identity import Identity

log = logging.getLogger("endling.server")

_THREADS = 4
_MOST_WAITING = 1000  # calls under way; a service that does not answer must not fill the memory
_AUTH = 16  # bytes of a browser's secret


class Caller:
    """Calls people by the browsers that they have asked for it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._identity: Identity | None = None
        self._called: dict[str, int] = {}  # by table: the number of moves at the last call
        self._threads = ThreadPoolExecutor(_THREADS, "calls")
        self._waiting = 0

    async def identity(self) -> Identity:
        """Who this server is to push services: the same in all of its processes."""
        from endling.server.calls.identity import Identity, new_secret

        if self._identity is None:
            secret = await self._store.server_key("calls", new_secret())
            self._identity = Identity(secret, self._settings.calls_contact)
        return self._identity

    def check(self, device: Device) -> Device:
        """Refuse a subscription that no browser can have made."""
        from endling.server.calls.sealing import read_bytes, read_point

        try:
            read_point(read_bytes(device.p256dh))
            is_sound = len(read_bytes(device.auth)) == _AUTH
        except ValueError:
            is_sound = False
        if not is_sound or not is_service(device.endpoint, self._settings.calls):
            raise Refused("bad_device")
        return device

    async def look(self, tables: Iterable[Table]) -> None:
        """Call whoever is away while a table waits for them."""
        waiting = {table.record.id: found for table in tables if (found := table.waits_for())}
        self._called = {table: at for table, at in self._called.items() if table in waiting}
        for table, (player, at) in waiting.items():
            if self._called.get(table) != at:
                self._called[table] = at
                await self._call(player, table)

    async def _call(self, player: str, table: str) -> None:
        for device in await self._store.devices(player):
            if self._waiting < _MOST_WAITING:
                self._waiting += 1
                asyncio.create_task(self._deliver(device, table))

    async def _deliver(self, device: Device, table: str) -> None:
        from endling.server.calls.sealing import read_bytes, seal

        try:
            text = words_in(device.lang).your_turn
            said = json.dumps({"text": text, "address": f"/table/{table}"}).encode()
            body = seal(said, read_bytes(device.p256dh), read_bytes(device.auth))
            signed = (await self.identity()).sign(device.endpoint)
            loop = asyncio.get_running_loop()
            wanted = await loop.run_in_executor(self._threads, send, device.endpoint, body, signed)
            if not wanted:
                await self._store.forget_device(device.endpoint)
        except Exception:
            log.exception("a call failed")
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        """Wait for nobody."""
        self._threads.shutdown(wait=False, cancel_futures=True)
