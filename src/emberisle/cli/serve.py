"""`emberisle serve`: the table server, its address, and the browser that opens it."""

from __future__ import annotations

import argparse
import contextlib
import signal
import socket
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from emberisle.cli.saves import default_save_path
from emberisle.terminal.errors import BadArgument

if TYPE_CHECKING:
    from emberisle.server.http.process_group import ProcessGroup
    from emberisle.server.http.serving import TableServer
    from emberisle.server.settings import Settings

USUAL_HOST: Final = "127.0.0.1"
USUAL_PORT: Final = 8470
PORTS_TRIED: Final = 30
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
IN_MEMORY: Final = "memory:"
EVERYWHERE: Final = ("0.0.0.0", "::")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=USUAL_HOST, help="0.0.0.0 lets others in your network join")
    parser.add_argument("--port", metavar="N", help=f"default {USUAL_PORT}, or the next that is free")
    parser.add_argument("--database", metavar="URL", help="sqlite:///file, postgresql://... or memory:")
    parser.add_argument(
        "--origin",
        metavar="URL",
        action="append",
        default=[],
        help="the address people use, if it is another",
    )
    parser.add_argument("--workers", metavar="N", help="processes that think for the bots")
    parser.add_argument(
        "--processes",
        metavar="N",
        help="server processes that divide the rooms, so that more cores carry more",
    )
    parser.add_argument(
        "--trusted-proxy",
        metavar="ADDRESS",
        action="append",
        default=[],
        help="a proxy in front, such as 127.0.0.1 or 10.0.0.0/8, that is believed when it says who asks",
    )
    parser.add_argument("--metrics", action="store_true", help="show /api/metrics to everybody who can ask")
    parser.add_argument("--log", choices=["text", "json"], default="text", help="how warnings are written")
    parser.add_argument("--no-push", action="store_true", help="tell nobody who is away by Web Push")
    parser.add_argument(
        "--spare",
        metavar="N",
        help="processes at the lowest priority for what no table waits for; 0 for none",
    )
    parser.add_argument("--no-workbench", action="store_true", help="simulate nothing for “What if?”")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")


def serve(args: argparse.Namespace) -> int:
    """Serve until somebody presses Ctrl-C."""
    from emberisle.server.http.descriptors import ask_for_descriptors
    from emberisle.server.http.logs import log_warnings
    from emberisle.server.settings import Settings

    log_warnings(args.log)
    ask_for_descriptors()
    usual = Settings()
    spare = usual.spare if args.spare is None else number_typed("--spare", args.spare, 0, 64)
    settings = Settings(
        database=args.database or usual_database(),
        origins=_origins(args.origin),
        hosts=_known_hosts(args),
        trusted_proxies=_networks(args.trusted_proxy),
        log=args.log,
        metrics=args.metrics or _only_here(args),
        push=not args.no_push,
        workers=usual.workers if args.workers is None else number_typed("--workers", args.workers, 1, 64),
        spare=spare,
        workbench_games=0 if args.no_workbench or not spare else usual.workbench_games,
    )
    processes = 1 if args.processes is None else number_typed("--processes", args.processes, 1, 64)
    port = None if args.port is None else number_typed("--port", args.port, 0, 65535)
    with listening_at(args.host, port) as listening:
        address = f"http://{_shown(args.host)}:{listening.getsockname()[1]}"
        with _until_it_is_ended():
            _server(settings, processes, listening).run(lambda: _announce(address, args))
    kept = "nothing is kept" if settings.database == IN_MEMORY else "every match is kept"
    print(f"\nThe tables are closed; {kept}. Until next time!", flush=True)
    return 0


@contextlib.contextmanager
def _until_it_is_ended() -> Iterator[None]:
    """SIGTERM ends a server as Ctrl-C does, so that it takes its leave either way."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with contextlib.suppress(KeyboardInterrupt):
            yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _server(settings: Settings, processes: int, listening: socket.socket) -> TableServer | ProcessGroup:
    """One server process, or several behind a router."""
    from emberisle.server.http import handover
    from emberisle.server.http.process_group import ProcessGroup
    from emberisle.server.http.serving import TableServer

    if processes == 1:
        return TableServer(settings, listening)
    if settings.database == IN_MEMORY:
        raise BadArgument(
            f"--processes {processes} needs a database that all of them can use, and {IN_MEMORY} is in one "
            "process: use sqlite:///file or postgresql://..."
        )
    if not handover.possible():
        raise BadArgument(
            "this system cannot hand connections from one process to another: it needs --processes 1"
        )
    return ProcessGroup(settings, processes, listening)


def _known_hosts(args: argparse.Namespace) -> tuple[str, ...]:
    """On this machine alone, the names of this machine; in a network nobody knows them all."""
    if args.host not in LOOPBACK:
        return ()
    return (*LOOPBACK, *[urlsplit(origin).hostname or "" for origin in args.origin])


def _only_here(args: argparse.Namespace) -> bool:
    """Whether nobody but this machine can ask, not even through a proxy that we were told of."""
    return args.host in LOOPBACK and not args.origin and not args.trusted_proxy


def _origins(addresses: list[str]) -> tuple[str, ...]:
    """The addresses as browsers send them: a scheme, a name, perhaps a port, and nothing behind."""
    found = [address.rstrip("/") for address in addresses]
    for origin in found:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
            raise BadArgument(f"--origin is an address such as https://games.example, not {origin!r}")
    return tuple(found)


def _networks(texts: list[str]) -> tuple[str, ...]:
    from emberisle.server.addresses import read_networks

    for text in texts:
        try:
            read_networks([text])
        except ValueError as wrong:
            raise BadArgument(f"--trusted-proxy is an address or a network: {wrong}") from None
    return tuple(texts)


def _announce(address: str, args: argparse.Namespace) -> None:
    print(f"Emberisle is open at {args.origin[0] if args.origin else address}", flush=True)
    if args.host in EVERYWHERE:
        print(f"Others in your network find it at {_in_network(address)}", flush=True)
    print("Ctrl-C closes it.", flush=True)
    if not args.no_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def listening_at(host: str, port: int | None) -> socket.socket:
    """A socket at this port; where none was asked for, at the usual one or the next that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else (port,)
    reason = ""
    for number in wanted:
        try:
            return socket.create_server((host, number), family=family, backlog=2048)
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
    raise BadArgument(f"cannot listen at {host}, port {wanted[0]}: {reason}")


def number_typed(name: str, text: str, fewest: int, most: int) -> int:
    with contextlib.suppress(ValueError):
        if fewest <= int(text) <= most:
            return int(text)
    raise BadArgument(f"{name} is a number from {fewest} to {most}, not {text!r}")


def usual_database() -> str:
    folder = default_save_path("tables").parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadArgument(
            f"cannot keep matches in {folder}: {(error.strerror or str(error)).lower()}"
        ) from None
    return f"sqlite:///{Path(folder / 'tables.sqlite').as_posix()}"


def _shown(host: str) -> str:
    """The host as one types it in a browser on this machine."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _in_network(address: str) -> str:
    """The same address as others see it; naming a far address makes no connection, but picks a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            host = str(probe.getsockname()[0])
        except OSError:
            host = socket.gethostname()
    return f"http://{host}:{address.rpartition(':')[2]}"
