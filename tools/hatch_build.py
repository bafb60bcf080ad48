"""Wheel build hook that adds all that is not in the sources.

These are the built browser client, the ledgers of rules and, where there is a C
compiler, the compiled engine. `GUNBAI_COMPILE=0` builds a pure Python wheel,
`GUNBAI_COMPILE=1` makes it an error if the engine can't be compiled; otherwise
the wheel falls back to pure Python with a warning.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import compile_engine as engine

import web


class WheelHook(BuildHookInterface[Any]):
    """Add the client, the ledgers and the extension modules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return mypyc and Node only if they can be used."""
        wanted = [] if web.system_npm() else [web.NODE_REQUIREMENT]
        if self.setting != "0" and engine.why_no_compiler() is None:
            wanted += engine.REQUIREMENTS
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the missing files; an editable install finds them in the clone."""
        if self.target_name != "wheel" or version == "editable":
            return
        web.build(Path(self.root))
        ledgers = Path(self.root) / "docs" / "ledger"
        build_data["force_include"][str(ledgers)] = f"{engine.PACKAGE}/ledger_text"
        if self.setting != "0":
            self.add_compiled_engine(build_data)

    def add_compiled_engine(self, build_data: dict[str, Any]) -> None:
        """Compile in a temporary folder and add the extension modules."""
        self.folder = tempfile.TemporaryDirectory(prefix="gunbai-")
        target = Path(self.folder.name) / "compiled"
        try:
            extensions = self.compile(target)
        except engine.CompileError as error:
            if self.setting == "1":
                raise
            self.app.display_warning(f"The engine stays pure Python: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in extensions:
            build_data["force_include"][str(target / path)] = str(path)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary folder once the wheel is written."""
        if hasattr(self, "folder"):
            self.folder.cleanup()

    @property
    def setting(self) -> str:
        """Return the user's setting: "0" never, "1" always, "" if possible."""
        return os.environ.get("GUNBAI_COMPILE", "")

    def compile(self, target: Path) -> list[Path]:
        """Compile into `target`; raise CompileError if it can't be done."""
        missing = engine.why_no_compiler()
        if missing is not None:
            raise engine.CompileError(missing)
        return engine.compile_engine(Path(self.root) / "src", target)
