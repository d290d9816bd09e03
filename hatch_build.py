"""Compile the rules with mypyc while the wheel is built; without a C compiler, leave them be.

The sources are compiled in a folder of their own, so that `src/` always stays plain Python.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Run in a process of its own: setuptools looks at the arguments and the current folder.
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(sys.argv[1:], opt_level="3", debug_level="0", group_name="sengoku")
for module in modules:
    if sys.platform != "win32":  # lets the compiler inline our own functions into each other
        module.extra_compile_args.append("-fno-semantic-interposition")
setup(name="sengoku", ext_modules=modules, script_args=["-q", "build_ext", "--build-lib", "built"])
"""

# Works just where extensions can be built: it needs the compiler and Python's headers.
TRY = """
from setuptools import Extension, setup

setup(name="t", ext_modules=[Extension("t", ["t.c"])], script_args=["-q", "build_ext", "-b", "out"])
"""


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds compiled modules to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before it gathers the files."""
        if version == "editable" or os.environ.get("SENGOKU_PURE"):
            return
        if not can_compile():
            self.app.display_warning("No C compiler: Sengoku is installed uncompiled, and slow.")
            return
        self.folder = TemporaryDirectory()  # hatchling reads from it until `finalize`
        work = Path(self.folder.name)
        sources: list[str] = []
        for folder in self.config["compile"]:
            shutil.copytree(Path(self.root, "src", folder), work / folder)
            modules = sorted(work.joinpath(folder).rglob("*.py"))
            sources += [str(path.relative_to(work)) for path in modules if path.stem != "__init__"]
        # The package itself imports what is not compiled, and not installed while it is built.
        work.joinpath("sengoku/__init__.py").touch()
        run(["-c", COMPILE, *sources], work)
        built = work / "built"
        for path in built.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            build_data["force_include"][str(path)] = str(path.relative_to(built))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called by hatchling when the wheel is written."""
        if hasattr(self, "folder"):
            self.folder.cleanup()


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
