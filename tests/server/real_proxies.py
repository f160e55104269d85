"""nginx and Caddy before a server, set up as the documentation says, with a certificate made for the test."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.server.browser import PATIENCE

DOCUMENTATION: Final = Path(__file__).parents[2] / "docs" / "operating.md"
NAME, OURS = "games.example", "localhost"
"""Whose server it is in the documentation, and here."""
SERVER: Final = "127.0.0.1:8470"
TEMPORARY: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@dataclass(frozen=True)
class Front:
    """Where a proxy is reached, and what makes its certificate believed."""

    https: str
    http: str
    certificate: Path


@dataclass(frozen=True)
class Place:
    """What a proxy needs besides what is documented."""

    folder: Path
    server: str
    http: int
    https: int

    @property
    def certificate(self) -> Path:
        return self.folder / "certificate.pem"

    @property
    def key(self) -> Path:
        return self.folder / "certificate.key"


def documented(language: str, place: Place) -> str:
    """The one example in this language, for our name and our server."""
    [found] = re.findall(rf"```{language}\n(.*?)```", DOCUMENTATION.read_text("utf-8"), re.DOTALL)
    return replaced(found, {SERVER: place.server, NAME: OURS})


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """Each of these is there, and becomes something else."""
    for old, new in changes.items():
        assert old in text, f"the documentation no longer says {old!r}"
        text = text.replace(old, new)
    return text


def nginx(place: Place) -> tuple[list[str], str]:
    """How nginx is started, and what it says when it listens."""
    servers = replaced(
        documented("nginx", place),
        {
            "listen 443 ssl;": f"listen 127.0.0.1:{place.https} ssl;",
            "listen 80;": f"listen 127.0.0.1:{place.http};",
            f"/etc/ssl/{OURS}.pem": str(place.certificate),
            f"/etc/ssl/{OURS}.key": str(place.key),
        },
    )
    folders = " ".join([f"{kind}_temp_path {place.folder}/{kind};" for kind in TEMPORARY])
    user = "user root;" if os.geteuid() == 0 else ""
    setup = place.folder / "nginx.conf"
    setup.write_text(
        f"daemon off; pid {place.folder}/pid; error_log stderr notice; {user} events {{}}\n"
        f"http {{ access_log off; {folders}\n{servers}\n}}\n"
    )
    return (
        ["nginx", "-e", "stderr", "-p", str(place.folder), "-c", str(setup)],
        "start worker processes",
    )


def caddy(place: Place) -> tuple[list[str], str]:
    """The same for Caddy, which asks nobody for a certificate here."""
    ports = f"admin off\nhttp_port {place.http}\nhttps_port {place.https}\ndefault_bind 127.0.0.1\n"
    text = replaced(
        documented("caddy", place),
        {
            "{\n    servers {": f"{{\n{ports}    servers {{",
            f"{OURS} {{\n": f"{OURS} {{\n    tls {place.certificate} {place.key}\n",
        },
    )
    setup = place.folder / "Caddyfile"
    setup.write_text(text)
    command = ["caddy", "run", "--adapter", "caddyfile", "--config", str(setup)]
    return command, "serving initial configuration"


PROXIES: Final[Mapping[str, Callable[[Place], tuple[list[str], str]]]] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def fronted(kind: str, base: str) -> Iterator[Front]:
    """Such a proxy before this server."""
    with tempfile.TemporaryDirectory() as folder:
        place = Place(Path(folder), base.removeprefix("http://"), *free_ports(2))
        make_certificate(place)
        command, listens = PROXIES[kind](place)
        with started(command, listens, place.folder):
            yield Front(f"https://{OURS}:{place.https}", f"http://{OURS}:{place.http}", place.certificate)


@contextmanager
def started(command: Sequence[str], listens: str, folder: Path) -> Iterator[None]:
    """This program, once it has said that it listens."""
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=home) as process:
        heard = threading.Thread(target=_hear, args=(process,), daemon=True)
        try:
            _wait_for(process, listens)
            heard.start()
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)
            if heard.ident is not None:
                heard.join(PATIENCE)


def _wait_for(process: subprocess.Popen[str], listens: str) -> None:
    assert process.stderr is not None
    said: list[str] = []
    while not said or listens not in said[-1]:
        said.append(process.stderr.readline())
        assert said[-1], "it does not take what the documentation says: " + "".join(said)


def _hear(process: subprocess.Popen[str]) -> None:
    """Hear what else it says, so that it never waits to be heard."""
    assert process.stderr is not None
    process.stderr.read()


def make_certificate(place: Place) -> None:
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    name = ["-subj", f"/CN={OURS}", "-addext", f"subjectAltName=DNS:{OURS}"]
    files = ["-keyout", str(place.key), "-out", str(place.certificate)]
    subprocess.run(["openssl", "req", *kind, *name, *files], check=True, capture_output=True)


def free_ports(number: int) -> list[int]:
    probes = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [int(probe.getsockname()[1]) for probe in probes]
    for probe in probes:
        probe.close()
    return ports
