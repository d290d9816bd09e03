"""What is made while the package is built: compiled rules, and the page for the browser.

The sources are compiled by mypyc in `build/compiled`, so that `src/` stays plain Python. The folder
is kept: the next build compiles only what has changed. Without a C compiler they stay as they are.

The page is built by `tools/page.py`. A source distribution contains it, so that Node is needed only
to build from the repository.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Run in a process of its own: setuptools looks at the arguments and the current folder.
# A game, with all its folders, is one piece of C: pieces are compiled side by side, at a cost of 5
# to 10 % of speed.
COMPILE = """
import json, os, sys
from mypyc.build import mypycify
from setuptools import setup

folders = json.loads(sys.argv[1])
modules = mypycify(
    [path for paths in folders.values() for path in paths],
    opt_level="3",
    debug_level="0",
    separate=[(paths, folder.replace("/", "_")) for folder, paths in folders.items()],
)
for module in modules:
    if sys.platform != "win32":  # lets the compiler inline our own functions into each other
        module.extra_compile_args.append("-fno-semantic-interposition")
build = ["-q", "build_ext", "--build-lib", "built", "--parallel", str(os.cpu_count())]
setup(name="sengoku", ext_modules=modules, script_args=build)
"""

# Works just where extensions can be built: it needs the compiler and Python's headers.
TRY = """
from setuptools import Extension, setup

setup(name="t", ext_modules=[Extension("t", ["t.c"])], script_args=["-q", "build_ext", "-b", "out"])
"""

PAGE = "web/dist"
PLAIN = ("__init__", "shape")  # modules that are not compiled: packages, and those of types alone
NO_NODE = 3  # the exit code of tools/page.py


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds compiled modules and the page to the wheel, the page to a source distribution."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files."""
        if version == "editable":
            return
        wheel = self.target_name == "wheel"
        with ThreadPoolExecutor(1) as beside:  # mypyc uses one core for half of its time
            page = beside.submit(self.make_page)
            if wheel and not os.environ.get("SENGOKU_PURE"):
                self.add_compiled(build_data)
        if page.result() and wheel:
            build_data["force_include"][str(Path(self.root, PAGE))] = "sengoku/web"

    def make_page(self) -> bool:
        """Make the page, if it is not there as it should be; whether there is one."""
        if os.environ.get("SENGOKU_NO_PAGE"):
            return False
        done = subprocess.run(
            [sys.executable, "tools/page.py"], cwd=self.root, capture_output=True, text=True
        )
        if done.returncode == NO_NODE:
            self.app.display_warning("No Node: Sengoku is installed without its page for browsers.")
            return False
        if done.returncode != 0:
            raise RuntimeError(done.stderr)
        return True

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        """Compile the rules, where that is possible."""
        if not can_compile():
            self.app.display_warning("No C compiler: Sengoku is installed uncompiled, and slow.")
            return
        work = Path(self.root, "build", "compiled")
        shutil.rmtree(work / "sengoku", ignore_errors=True)
        for folder in self.config["compile"]:
            shutil.copytree(Path(self.root, "src", folder), work / folder)  # with their dates
            # The packages around import what is not compiled, and not installed while it is built.
            for package in Path(folder).parents[:-1]:
                work.joinpath(package, "__init__.py").touch()
        compile_in(work)
        built = work / "built"
        for path in built.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            found = path.relative_to(built)
            if found.parts[0] != "sengoku" or is_module(work, found):  # not one of an older build
                build_data["force_include"][str(path)] = str(found)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compile_in(work: Path) -> None:
    """Compile what has changed; if that fails, everything.

    In what it keeps of a class, mypyc 2.4 leaves out which attributes need a bit to tell whether
    they are set. It stumbles over them where no class derived from it is compiled anew.
    """
    compiling = ["-c", COMPILE, json.dumps(modules_in(work))]
    try:
        run(compiling, work)
    except RuntimeError:
        shutil.rmtree(work / ".mypy_cache", ignore_errors=True)
        shutil.rmtree(work / "build", ignore_errors=True)
        run(compiling, work)


def modules_in(work: Path) -> dict[str, list[str]]:
    """What is to be compiled, by the folder that becomes one piece of C: that of a game."""
    folders: dict[str, list[str]] = {}
    for path in sorted(work.joinpath("sengoku").rglob("*.py")):
        if path.stem not in PLAIN:
            found = path.relative_to(work)
            folder = "/".join(found.parent.parts[:3])
            folders.setdefault(folder, []).append(found.as_posix())
    return folders


def is_module(work: Path, compiled: Path) -> bool:
    """Whether the source of a compiled module is (still) there."""
    return work.joinpath(compiled.parent, compiled.name.partition(".")[0] + ".py").exists()


def can_compile() -> bool:
    """Whether this machine can build an extension module at all."""
    with TemporaryDirectory() as folder:
        Path(folder, "t.c").write_text(
            "#include <Python.h>\nPyObject *PyInit_t(void) { return 0; }\n"
        )
        return (
            subprocess.run([sys.executable, "-c", TRY], cwd=folder, capture_output=True).returncode
            == 0
        )


def run(arguments: list[str], folder: Path) -> None:
    """Run Python in a folder; show what it said only if it failed."""
    done = subprocess.run([sys.executable, *arguments], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"mypyc could not compile the rules:\n{done.stdout}\n{done.stderr}")
