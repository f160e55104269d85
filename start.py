"""Emberisle in one command.

    python3 start.py [OPTIONS]             open the table server and its page, as serve does
    python3 start.py COMMAND [...]         serve, play, games, rules, board, solve, lab, review, bot,
                                           verify, render, store or doctor
    python3 start.py test [--fast] [...]   every check: ruff, mypy, the page's own, pytest plain and compiled
    python3 start.py bench NAME [...]      run bench/NAME.py beside a plain and a compiled build

Each of these, and each benchmark, has --help.

All it needs is Python 3.11 or newer. The first run makes a private environment in .venv from the
locked requirements and builds the page, with Node.js if it is here, else with one from the Python
registry; later runs start at once. The first `lab`, and the first `lab --engine ray`, fetch what
only they need. What follows `test` or `bench NAME` is passed on to pytest or to
the benchmark. With `--fast`, the compiled build, the browser and the slow tests are left out.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets as far as this line, and an answer
    sys.exit(f"Emberisle needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
NODE_VENV = ROOT / ".venv-node"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "emberisle" / "page"
PACKAGED = (ROOT / "src", ROOT / "docs" / "rulebooks")
COMPILED = ROOT / "build" / "compiled"
COMPILED_STAMP = COMPILED / "emberisle.stamp"

# Run inside the environment, to find out whether a C extension can be compiled here.
COMPILER_PROBE = """
import pathlib, setuptools, sysconfig, tempfile
from distutils import ccompiler, sysconfig as compiler_settings
with tempfile.TemporaryDirectory() as folder:
    source = pathlib.Path(folder, "probe.c")
    source.write_text("#include <Python.h>")
    compiler = ccompiler.new_compiler()
    compiler_settings.customize_compiler(compiler)
    compiler.compile([str(source)], folder, include_dirs=[sysconfig.get_path("include")])
"""


TEST_HELP = """\
    python3 start.py test [--fast] [...]

Runs every check, one after the other until one fails: ruff, mypy, the page's own (tsc, biome, vitest),
then pytest with plain Python and once more with the compiled build.

    --fast    leave out the compiled build, the browser and the slow tests

All else is passed on to pytest, for example:

    tests/kernel -k notation    these tests only
    -x                          stop at the first that fails
    --thorough                  many more examples, new luck every time
    --update-golden             rewrite the golden playthroughs and coverage pages; review them as a diff"""

# Where systems keep a browser that the tests can drive.
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WANTED_NODE = (20, 19)
QUICKER = ("lab", "review")
"""Commands that run on the compiled build, if it is there; it gives the same results."""
KINDS = ("play", "lab", "ray", "dev")
"""What an environment can be set up for; each holds all that those before it need."""
NO_TESTS = 5
"""The exit code of pytest where none of the tests that were asked for is left."""


def main(arguments: Sequence[str]) -> int:
    command, *rest = arguments or ["serve"]
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    if command == "test":
        return run_tests(rest)
    if command == "bench":
        return run_benchmark(rest)
    python = set_up(VENV, "play" if wants_help(rest) else kind_for(command, rest))
    if opens_page(command) and not wants_help(rest):
        build_page()
    env = {"EMBERISLE_COMMAND": f"{Path(sys.executable).name} {Path(sys.argv[0]).name}"}
    if command in QUICKER and not wants_help(rest) and compiled_is_current(python):
        env["PYTHONPATH"] = str(COMPILED)
    return hand_over(program(VENV, "emberisle"), *arguments, env=env)


def kind_for(command: str, arguments: Sequence[str]) -> str:
    """What the environment has to hold for a command."""
    if command != "lab":
        return "play"
    return "ray" if "ray" in arguments or "--engine=ray" in arguments else "lab"


def opens_page(command: str) -> bool:
    """Whether the table server is wanted: by its name, or by an option of it where a command would be."""
    return command == "serve" or (command.startswith("-") and command != "--version")


def wants_help(arguments: Sequence[str]) -> bool:
    return "-h" in arguments or "--help" in arguments


def run_tests(arguments: Sequence[str]) -> int:
    if wants_help(arguments):
        print(TEST_HELP)
        return 0
    fast = "--fast" in arguments
    python = set_up(VENV, "dev")
    build_page()
    pytest = [
        python,
        "-m",
        "pytest",
        "-n",
        "2",
        *[argument for argument in arguments if argument != "--fast"],
    ]
    browser = {} if fast else {"EMBERISLE_BROWSER": find_browser(python)}

    with ThreadPoolExecutor() as beside:  # compiling keeps one core busy, and so does each of the checks
        compiling = None if fast else beside.submit(build_compiled, python)
        check("ruff check", python, "-m", "ruff", "check")
        check("ruff format --check", python, "-m", "ruff", "format", "--check")
        check("mypy", python, "-m", "mypy")
        check("the page: tsc, biome, vitest", *npm("run", "check"), env=node_env(), cwd=WEB)
    compiled = compiling is not None and compiling.result()
    plain = [*pytest, *(["-m", "not slow and not browser"] if fast else [])]
    check("pytest, plain Python", *plain, env={"EMBERISLE_BUILD": "plain", **browser})
    if compiled:
        # PYTHONPATH comes before the editable install on sys.path, so the compiled modules win.
        env = {"EMBERISLE_BUILD": "compiled", "PYTHONPATH": str(COMPILED)}
        # None of these is compiled, nor what the slow tests are about: processes, and toys that break rules.
        never = ["tests/island", "tests/games/*/island", "tests/architecture", "tests/docs", "tests/store"]
        rest = ["-m", "not browser and not slow", *[f"--ignore-glob={folder}" for folder in never]]
        check("pytest, compiled", *pytest, *rest, env=env, fine=(0, NO_TESTS))
    say("\n== All passed, plain and compiled." if compiled else "\n== All passed, plain Python only.")
    return 0


def run_benchmark(arguments: Sequence[str]) -> int:
    benchmarks = {path.stem: path for path in sorted((ROOT / "bench").glob("[!_]*.py"))}
    name, *rest = arguments or [""]
    if name not in benchmarks:
        told = "\n".join([f"    {known:<12}{first_sentence(path)}" for known, path in benchmarks.items()])
        usage = f"Usage: start.py bench NAME [...], where NAME is one of these; each has --help.\n\n{told}"
        if not wants_help([name]):
            sys.exit(f"There is no benchmark {name!r}.\n{usage}" if name else usage)
        print(usage)
        return 0
    python = set_up(BENCH_VENV, "bench")
    compiled = not wants_help(rest) and build_compiled(python)
    env = {"EMBERISLE_COMPILED": str(COMPILED)} if compiled else {}
    return hand_over(python, benchmarks[name], *rest, env=env)


def first_sentence(script: Path) -> str:
    """What a script says of itself in the first line of its docstring."""
    return (ast.get_docstring(ast.parse(script.read_text("utf-8"))) or "").split("\n")[0]


def set_up(venv: Path, kind: str) -> Path:
    """Bring an environment in line with its lock file, if it is not already; return its Python."""
    python = program(venv, "python")
    stamp = venv / "emberisle.stamp"
    installed = stamp.read_text() if python.exists() and stamp.exists() else ""
    before = installed.partition(" ")[0]
    if kind in KINDS and before in KINDS:
        kind = max(kind, before, key=KINDS.index)  # what is there holds all that is wanted, and more
    lock = ROOT / "requirements" / f"{kind}.lock"
    wanted = f"{kind} {digest([lock, ROOT / 'pyproject.toml'], ROOT)}"
    if installed != wanted:
        say(f"Updating {venv.name} ..." if installed else f"Setting up {venv.name} (first time only) ...")
        if not installed:
            quietly(sys.executable, "-m", "venv", *([] if python.exists() else ["--clear"]), venv)
        pip(python, "install", "--require-hashes", "-r", lock)
        pip(python, "install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
        stamp.write_text(wanted)
    return python


def compiled_is_current(python: Path) -> bool:
    """Whether build/compiled holds the package, compiled from the present sources."""
    return COMPILED_STAMP.exists() and COMPILED_STAMP.read_text() == compiled_digest(python)


def compiled_digest(python: Path) -> str:
    sources = [path for folder in PACKAGED for path in sorted(folder.rglob("*")) if path.is_file()]
    sources = [path for path in sources if path.suffix != ".pyc" and PAGE not in path.parents]
    sources += [ROOT / "pyproject.toml", ROOT / "requirements" / "dev.lock"]
    return digest(sources, extension_suffix(python))


def build_compiled(python: Path) -> bool:
    """Have the package, compiled from the present sources, in build/compiled; False if that is impossible."""
    if compiled_is_current(python):
        return True
    wanted = compiled_digest(python)
    if subprocess.run([python, "-c", COMPILER_PROBE], capture_output=True).returncode:
        say("\n== LEFT OUT: everything compiled, for want of a C compiler and the Python headers")
        if os.environ.get("CI"):
            sys.exit("CI is set, so that counts as a failure.")
        return False

    say("\n== Building the compiled package, some minutes (only when the sources have changed) ...")
    shutil.rmtree(COMPILED, ignore_errors=True)
    # The build leaves its products beside the sources, so it is given a copy of them.
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "emberisle")
        for source in PACKAGED:
            unwanted = shutil.ignore_patterns("*.pyc", "*.so", "*.pyd")
            shutil.copytree(source, copy / source.relative_to(ROOT), ignore=unwanted)
        for name in ("pyproject.toml", "LICENSE", "README.md"):
            shutil.copy(ROOT / name, copy)
        hook = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
        pip(python, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, copy, env=hook)
        pip(python, "install", "--no-deps", "--target", COMPILED, *Path(folder).glob("*.whl"))
    COMPILED_STAMP.write_text(wanted)
    return True


# -- the page


def build_page() -> None:
    """Have the page, built from the present sources, in src/emberisle/page."""
    parts = [path for path in sorted(WEB.rglob("*")) if path.is_file() and "node_modules" not in path.parts]
    stamp = PAGE / "emberisle.stamp"
    wanted = digest(parts)
    if stamp.exists() and stamp.read_text() == wanted:
        return
    say("Building the page (only when its sources have changed) ...")
    # `npm ci` insists on what other platforms need, which not every registry has.
    quietly(*npm("install", "--no-save", "--no-audit", "--no-fund"), env=node_env(), cwd=WEB)
    quietly(*npm("run", "build"), env=node_env(), cwd=WEB)
    stamp.write_text(wanted)


def npm(*arguments: str) -> list[str]:
    """A command for npm: the one that is installed, if its Node.js will do, else one of our own."""
    found = shutil.which("npm") if node_version() >= WANTED_NODE else None
    if found is None:
        python = program(NODE_VENV, "python")
        if not program(NODE_VENV, "npm").exists():
            say("Fetching Node.js (first time only) ...")
            quietly(sys.executable, "-m", "venv", "--clear", NODE_VENV)
            pip(python, "install", "--require-hashes", "-r", ROOT / "requirements" / "node.lock")
        found = str(program(NODE_VENV, "npm"))
    return [found, *arguments]


def node_version() -> tuple[int, ...]:
    """The version of Node.js that is installed; nothing if there is none."""
    node = shutil.which("node")
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout if node else ""
    return tuple([int(part) for part in told.strip().removeprefix("v").split(".") if part.isdigit()])


def node_env() -> dict[str, str]:
    """npm and what it starts look for Node.js on the PATH, for our own first if there is one."""
    own = program(NODE_VENV, "npm").parent
    return {"PATH": f"{own}{os.pathsep}{os.environ['PATH']}"} if own.exists() else {}


def find_browser(python: Path) -> str:
    """A Chromium for the tests: one that is named or installed, Playwright's own, or the system's package."""
    for find in (installed_browser, lambda: playwright_browser(python), packaged_browser):
        if found := find():
            return found
    return "none"


def installed_browser() -> str | None:
    return os.environ.get("EMBERISLE_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)


def playwright_browser(python: Path) -> str | None:
    say("Fetching a browser for the tests (first time only) ...")
    code = "from playwright.sync_api import sync_playwright as p; print(p().start().chromium.executable_path)"
    done = subprocess.run(
        [python, "-m", "playwright", "install", "--with-deps", "chromium"], capture_output=True
    )
    told = subprocess.run([python, "-c", code], capture_output=True, text=True).stdout.strip()
    return told if done.returncode == 0 and Path(told).exists() else None


def packaged_browser() -> str | None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(["apt-get", *words], env=env, capture_output=True)
    return installed_browser()


# -- running things


def program(venv: Path, name: str) -> Path:
    return venv / "Scripts" / f"{name}.exe" if os.name == "nt" else venv / "bin" / name


def pip(python: Path, *arguments: object, env: Mapping[str, str] | None = None) -> None:
    quietly(python, "-m", "pip", "--disable-pip-version-check", *arguments, env=env)


def extension_suffix(python: Path) -> str:
    """What this Python's compiled modules end in, such as .cpython-311-x86_64-linux-gnu.so."""
    code = "import sysconfig; print(sysconfig.get_config_var('EXT_SUFFIX'))"
    return subprocess.run([python, "-c", code], check=True, stdout=subprocess.PIPE, text=True).stdout


def digest(files: Iterable[Path], *extras: object) -> str:
    total = hashlib.sha256(repr([str(extra) for extra in extras]).encode())
    for file in files:
        content = file.read_bytes()
        total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def check(
    title: str,
    *command: object,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
    fine: Sequence[int] = (0,),
) -> None:
    """One stage of the tests: a heading, the command, and the end of it all should the command fail."""
    say(f"\n== {title}")
    if (code := hand_over(*command, env=env, cwd=cwd)) not in fine:
        say(f"\n== FAILED: {title}")
        sys.exit(code)


def quietly(*command: object, env: Mapping[str, str] | None = None, cwd: Path | None = None) -> None:
    """Run a command nobody wants to watch, and show what it said only if it fails."""
    words, full_env = [str(word) for word in command], {**os.environ, **(env or {})}
    done = subprocess.run(words, env=full_env, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{done.stdout.decode(errors='replace')}\n== FAILED: {' '.join(words)}")


def hand_over(*command: object, env: Mapping[str, str] | None = None, cwd: Path | None = None) -> int:
    """Run a command that has the terminal to itself, and return its exit code."""
    words, full_env = [str(word) for word in command], {**os.environ, **(env or {})}
    with subprocess.Popen(words, env=full_env, cwd=cwd) as child:
        signal.signal(signal.SIGTERM, lambda *_: child.terminate())  # or the child would outlive us
        while True:
            try:
                code = child.wait()
                return code if code >= 0 else 128 - code
            except KeyboardInterrupt:
                continue  # Ctrl-C has reached the child as well: let it take its leave


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
