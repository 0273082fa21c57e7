"""Third-party files of the page: copied from node_modules as they are, and only those that the page
can ask for."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RUNTIME = {
    "micropython": ("@micropython/micropython-webassembly-pyscript", "micropython.wasm"),
    "pyodide": ("pyodide", "pyodide.asm.mjs pyodide.asm.wasm"),
    "pyscript": ("@pyscript/core/dist", "core.js core-*.js error-*.js"),
    "gabarito": (
        "@fontsource-variable/gabarito/files",
        "gabarito-latin-wght-normal.woff2 gabarito-latin-ext-wght-normal.woff2",
    ),
}
"""By folder: the package, and its files."""


def node_modules() -> Path:
    """Where npm installed the packages."""
    folder = ROOT / "node_modules"
    if not folder.is_dir():
        raise SystemExit(f"The runtimes are not installed: {folder} is missing. Run `npm ci`.")
    return folder


def copy_runtime(to: Path) -> None:
    for name, (package, patterns) in RUNTIME.items():
        (to / name).mkdir(parents=True)
        for pattern in patterns.split():
            found = sorted((node_modules() / package).glob(pattern))
            if not found:
                raise SystemExit(
                    f"{package} has no {pattern}. Is the lock file's version installed?"
                )
            for file in found:
                shutil.copyfile(file, to / name / file.name)
