"""The settings of a server: database, limits and times."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal

from emberisle.server.steady_time import steady_time


@dataclass(frozen=True)
class Settings:
    """Everything that may differ from one server to another."""

    database: str = "memory:"
    origins: tuple[str, ...] = ()
    """Addresses under which the page is served besides the server's own, such as https://games.example."""
    hosts: tuple[str, ...] = ()
    """The Host headers that are accepted, all if empty: keeps out pages that pose as ours."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed when they say for whom they ask."""
    log: Literal["text", "json"] = "text"
    """How warnings and errors are written."""
    metrics: bool = False
    """Whether anybody may read how busy the server is."""
    metrics_folder: str = ""
    """Where the processes of a group show each other how busy they are."""
    signs: str = ""
    """The file in which they show each other whether a table of theirs waits for a bot."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes that think for bots and hints."""
    spare: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes at the lowest priority for work that nobody at a table waits for."""
    spare_jobs: int = 16
    """How many such jobs may be under way, and ..."""
    spare_at_once: int = 3
    """... how many of them for those at one address; a person has one."""
    spare_results: int = 200
    """What came of how many jobs is kept."""
    spare_slice: float = 0.1
    """Seconds for which a job goes on before it is looked whether a table waits for its bots."""
    workbench_games: int = 1000
    """How many games the workbench plays at most under each set of house rules; 0 turns it off."""
    workbench_decisions: int = 500_000
    """After how many decisions in all it plays no more, and ..."""
    workbench_seconds: float = 120.0
    """... after how many seconds of processor time."""
    review_rollouts: int | None = None
    """In how many rollouts a match is looked back on; as many as usual if None."""
    processes: int = 1
    """How many server processes divide the rooms of this database among themselves, and ..."""
    process: int = 0
    """... which of them this one is."""
    holder: str = ""
    """The name under which this process holds leases, if it has to be the same after a crash."""
    bot_pause: float = 0.7
    """Seconds between what everybody sees and the next move of a bot, so that people can follow."""
    grace: float = 45.0
    """Seconds until a bot minds the chair of somebody whose connection is gone."""
    second: float = 1.0
    """Real seconds for one second of the clocks, for tests."""
    lease: float = 10.0
    """Seconds for which one process may drive a room until it renews that; and between two heartbeats."""
    people: int = 64
    """How many people one room remembers, and as many again who are invited."""
    watchers: int = 100
    """How many may watch in one room."""
    windows: int = 8
    """How many connections one person may have."""
    connections: int = 4000
    """How many connections of the network a process has, as far as the system allows; the oldest silent one
    makes room for one more."""
    connections_of_one: int = 200
    """How many of them one client has; of IPv6, all addresses of a /64 are one client."""
    request_seconds: float = 15.0
    """Seconds in which a request has to be there whole, from the first byte or the last answer on."""
    unread_seconds: float = 30.0
    """Seconds for which somebody may read nothing of what is sent to him."""
    hello: float = 20.0
    """Seconds in which somebody who connects has to say hello."""
    room_acts: int = 20_000
    """How many acts one room may have, and ..."""
    acts_kept_for_moves: int = 5_000
    """... how many of these, the last ones, are kept for moves of the match."""
    largest_message: int = 16 * 1024
    backlog: int = 256
    """How many messages may wait for a slow connection."""
    requests: tuple[float, int] = (20.0, 40)
    """Messages of one connection: how many each second, and how many at once."""
    acts: tuple[float, int] = (5.0, 40)
    """Acts of one person, such as moves, in all windows together."""
    chats: tuple[float, int] = (1.0, 10)
    """Lines of chat of one person."""
    looks: tuple[float, int] = (5.0, 40)
    """What one person, or one who watches, wants to be shown."""
    crowd: tuple[float, int] = (10.0, 100)
    """All that those do in one room who neither sit there nor are invited."""
    openings: tuple[float, int] = (0.2, 20)
    """Rooms opened from one address."""
    arrivals: tuple[float, int] = (1.0, 60)
    """People who come in from one address."""
    lookups: tuple[float, int] = (5.0, 100)
    """Rooms and matches asked for from one address, so that nobody tries all codes."""
    hints: tuple[float, int] = (1.0, 20)
    """Hints asked for from one address, and ..."""
    hints_at_once: int = 4
    """... for how many of them those there may wait at once."""
    simulations: tuple[float, int] = (0.1, 10)
    """Runs of the workbench asked for from one address."""
    listed: float = 86_400.0
    """Seconds for which a public room is listed after something changed there."""
    push: bool = True
    """Whether people may be told by Web Push that a slow match waits for them."""
    push_loopback: bool = False
    """Whether push services may be on this machine, for tests."""
    patience: int = 50
    """How many messages in a row may make no sense before the connection is closed."""

    @property
    def shared(self) -> bool:
        """Whether other servers may use the same database."""
        return self.database.startswith("postgres")

    def now(self) -> float:
        """Seconds since 1970 by the clocks of the tables."""
        return steady_time() / self.second
