"""Playing a plan on Ray: on a cluster that is there, or on one of this machine for as long as it takes."""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import socket
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import emberisle as em
from emberisle.bots.bot import Bot
from emberisle.bots.own import own_kind
from emberisle.kernel.errors import EmberisleError
from emberisle.lab.plan import Plan
from emberisle.lab.playing import Played
from emberisle.lab.running import Chunk, play_chunk
from emberisle.processes import AT_ONCE

PATIENCE: Final = 5.0
"""Seconds until an address counts as one where nobody answers."""
RETRIES: Final = 20
"""So often a chunk is played again whose worker died; more often, and it is the games that kill."""
STORE: Final = 80 * 1024 * 1024
"""Bytes for what workers share: about the least there can be, as results are small."""
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
LOOPBACK: Final = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}
"""Ray's word for staying on loopback, on any system; it is read when Ray is imported."""
NOT_NICE: Final = {"RAY_worker_niceness": "0"}
"""Workers of this machine are as important as processes would be."""
GREETING: Final = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS: Final = 4


class NoRay(EmberisleError):
    """A Ray that is not there, or cannot play."""


class Cluster:
    """The workers of a Ray; the games of one that dies are played again by another.

    Games that nobody waits for any more end with the connection: calling them off may bring Ray down.
    """

    def __init__(self, ray: Any, processes: int) -> None:
        self._ray = ray
        self.processes = processes

    def play(self, plan: Plan, chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        ray = self._ray
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(play_chunk)
        shared, kinds = ray.put(plan), ray.put(_by_value(ray, plan))
        left = list(reversed(chunks))
        waiting: list[Any] = []
        try:
            while left or waiting:
                while left and len(waiting) < AT_ONCE * self.processes:
                    waiting.append(task.remote(shared, left.pop(), kinds))
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        except ray.exceptions.WorkerCrashedError:
            raise NoRay(f"workers of Ray died {RETRIES + 1} times over the same games") from None


def _by_value(ray: Any, plan: Plan) -> dict[str, type[Bot]]:
    """The bots of one's own, whole: workers cannot import what lies in a folder of this machine."""
    kinds = {name: own_kind(name) for name in plan.own}
    for kind in kinds.values():
        ray.cloudpickle.register_pickle_by_value(sys.modules[kind.__module__])
    return kinds


@contextmanager
def cluster(address: str | None = None, processes: int | None = None) -> Iterator[Cluster]:
    """The Ray at this address, or without one a Ray of this machine, which is gone afterwards."""
    with _own_ray(processes) if address is None else _ray_at(address) as ray:
        _check_workers(ray)
        yield Cluster(ray, processes or max(1, int(ray.cluster_resources().get("CPU", 1))))


@contextmanager
def _own_ray(processes: int | None) -> Iterator[Any]:
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    # Ray's sockets are files in it, and their paths must be short.
    folder = tempfile.mkdtemp(prefix="ember", dir="/tmp" if os.name == "posix" else None)
    try:
        with _environment({**LOOPBACK, **NOT_NICE, **token}), _connected(
            address="local", num_cpus=processes or os.cpu_count() or 1, include_dashboard=False,
            object_store_memory=STORE, _temp_dir=folder,
        ) as ray:  # fmt: skip
            yield ray
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _ray_at(address: str) -> Iterator[Any]:
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address != "auto":
        _check_answers(address, host, port)
    here = host in ("localhost", "127.0.0.1", "::1")
    with _environment(LOOPBACK if here else {}), _connected(address=address) as ray:
        yield ray


def _check_answers(address: str, host: str, port: str) -> None:
    """Whether something at this address speaks as Ray does, which Ray itself finds out in minutes only."""
    try:
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            connection.settimeout(PATIENCE)
            connection.sendall(GREETING)
            said = connection.recv(9) if "RAY_USE_TLS" not in os.environ else GREETING[-9:]
    except (OSError, ValueError, OverflowError) as error:
        why = "an address is HOST:PORT or auto" if isinstance(error, ValueError) else f"{error}"
        raise NoRay(f"no Ray at {address}: {why}") from None
    if said[3:4] != bytes([SETTINGS]):
        raise NoRay(f"no Ray at {address}: something else answers there")


@contextmanager
def _connected(**how: object) -> Iterator[Any]:
    with _environment(QUIET):
        import ray

        try:
            ray.init(log_to_driver=False, logging_level=logging.CRITICAL, **how)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoRay(f"no Ray at {how['address']}: {_lines(error)[0]}") from None
        try:
            yield ray
        finally:
            ray.shutdown()


def _check_workers(ray: Any) -> None:
    """Workers play with what is installed where they are: it must be the same as here."""
    try:
        there = ray.get(ray.remote(installed).remote())
    except ray.exceptions.RayError as error:
        raise NoRay(f"the workers of this Ray cannot play: {_lines(error)[-1]}") from None
    if there != em.__version__:
        raise NoRay(f"the workers of this Ray have emberisle {there}, and this is {em.__version__}")


def installed() -> str:
    return em.__version__


def _lines(error: Exception) -> list[str]:
    return str(error).strip().splitlines() or [type(error).__name__]


@contextmanager
def _environment(values: Mapping[str, str]) -> Iterator[None]:
    """Variables for Ray and the processes that it starts, until it is gone."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value
