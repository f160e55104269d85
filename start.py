"""Emberisle in one command.

    python3 start.py                       play a game of fortune
    python3 start.py COMMAND [...]         play, games, rules, solve, verify or render; see `... play --help`
    python3 start.py test [--fast] [...]   every check: ruff, mypy, pytest plain and compiled
    python3 start.py bench NAME [...]      run bench/NAME.py beside a plain and a compiled build

All it needs is Python 3.11 or newer. The first run makes a private environment in .venv from the
locked requirements; later runs start at once. What follows `test` or `bench NAME` is passed on to
pytest or to the benchmark. With `--fast`, the compiled build and the slow tests are left out.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python gets as far as this line, and an answer
    sys.exit(f"Emberisle needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BENCH_VENV = ROOT / ".venv-bench"
COMPILED = ROOT / "build" / "compiled"

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


def main(arguments: Sequence[str]) -> int:
    command, *rest = arguments or ["play", "fortune"]
    if command in ("-h", "--help"):
        print(__doc__)
        return 0
    if command == "test":
        return run_tests(rest)
    if command == "bench":
        return run_benchmark(rest)
    set_up(VENV, "play")
    typed = {"EMBERISLE_COMMAND": f"{Path(sys.executable).name} {Path(sys.argv[0]).name}"}
    return hand_over(program(VENV, "emberisle"), command, *rest, env=typed)


def run_tests(arguments: Sequence[str]) -> int:
    fast = "--fast" in arguments
    python = set_up(VENV, "dev")
    pytest = [python, "-m", "pytest", "-n", "2", *(["-m", "not slow"] if fast else [])]
    pytest += [argument for argument in arguments if argument != "--fast"]

    check("ruff check", python, "-m", "ruff", "check")
    check("ruff format --check", python, "-m", "ruff", "format", "--check")
    check("mypy", python, "-m", "mypy")
    check("pytest, plain Python", *pytest, env={"EMBERISLE_BUILD": "plain"})
    compiled = not fast and build_compiled(python)
    if compiled:
        # PYTHONPATH comes before the editable install on sys.path, so the compiled modules win.
        env = {"EMBERISLE_BUILD": "compiled", "PYTHONPATH": str(COMPILED)}
        check("pytest, compiled", *pytest, env=env)
    say("\n== All passed, plain and compiled." if compiled else "\n== All passed, plain Python only.")
    return 0


def run_benchmark(arguments: Sequence[str]) -> int:
    known = sorted(path.stem for path in (ROOT / "bench").glob("[!_]*.py"))
    if not arguments or arguments[0] not in known:
        sys.exit(f"Usage: start.py bench NAME [ARGS...], where NAME is one of: {', '.join(known)}")
    python = set_up(BENCH_VENV, "bench")
    env = {"EMBERISLE_COMPILED": str(COMPILED)} if build_compiled(python) else {}
    return hand_over(python, ROOT / "bench" / f"{arguments[0]}.py", *arguments[1:], env=env)


def set_up(venv: Path, kind: str) -> Path:
    """Bring an environment in line with its lock file, if it is not already; return its Python."""
    python = program(venv, "python")
    stamp = venv / "emberisle.stamp"
    installed = stamp.read_text() if python.exists() and stamp.exists() else ""
    if kind == "play" and installed.startswith("dev "):
        kind = "dev"  # holds all that playing needs, and more
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


def build_compiled(python: Path) -> bool:
    """Have the package, compiled from the present sources, in build/compiled; False if that is impossible."""
    folders = [ROOT / "src", ROOT / "docs" / "rulebooks"]
    sources = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    sources = [path for path in sources if path.suffix != ".pyc"]
    sources += [ROOT / "pyproject.toml", ROOT / "requirements" / "dev.lock"]
    stamp = COMPILED / "emberisle.stamp"
    wanted = digest(sources, extension_suffix(python))
    if stamp.exists() and stamp.read_text() == wanted:
        return True
    if subprocess.run([python, "-c", COMPILER_PROBE], capture_output=True).returncode:
        say("\n== LEFT OUT: everything compiled, for want of a C compiler and the Python headers")
        if os.environ.get("CI"):
            sys.exit("CI is set, so that counts as a failure.")
        return False

    say("\n== Building the compiled package (only when the sources have changed) ...")
    shutil.rmtree(COMPILED, ignore_errors=True)
    # The build leaves its products beside the sources, so it is given a copy of them.
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "emberisle")
        for source in folders:
            unwanted = shutil.ignore_patterns("*.pyc", "*.so", "*.pyd")
            shutil.copytree(source, copy / source.relative_to(ROOT), ignore=unwanted)
        for name in ("pyproject.toml", "LICENSE", "README.md"):
            shutil.copy(ROOT / name, copy)
        hook = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
        pip(python, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, copy, env=hook)
        pip(python, "install", "--no-deps", "--target", COMPILED, *Path(folder).glob("*.whl"))
    stamp.write_text(wanted)
    return True


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


def check(title: str, *command: object, env: Mapping[str, str] | None = None) -> None:
    """One stage of the tests: a heading, the command, and the end of it all should the command fail."""
    say(f"\n== {title}")
    if code := hand_over(*command, env=env, cwd=ROOT):
        say(f"\n== FAILED: {title}")
        sys.exit(code)


def quietly(*command: object, env: Mapping[str, str] | None = None) -> None:
    """Run a command nobody wants to watch, and show what it said only if it fails."""
    words, full_env = [str(word) for word in command], {**os.environ, **(env or {})}
    done = subprocess.run(words, env=full_env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{done.stdout.decode(errors='replace')}\n== FAILED: {' '.join(words)}")


def hand_over(*command: object, env: Mapping[str, str] | None = None, cwd: Path | None = None) -> int:
    """Run a command that has the terminal to itself, and return its exit code."""
    words, full_env = [str(word) for word in command], {**os.environ, **(env or {})}
    with subprocess.Popen(words, env=full_env, cwd=cwd) as child:
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
