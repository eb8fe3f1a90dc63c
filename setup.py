"""Builds the rules and the kernel's hot modules with mypyc where a C compiler is at hand.

All or nothing: a package has every compiled module, or none and runs the same, interpreted. Set
COSMEEPLE_PURE=1 to skip compiling, or simply have no compiler; COSMEEPLE_REQUIRE_COMPILED=1 makes
it an error not to compile (releases). COSMEEPLE_NATIVE=1 builds for this very machine (`make play`,
`make compiled`); a wheel for others is built without it. COSMEEPLE_PROFILE=write builds rules that
count how often each line runs, =read builds with those counts (tools/profile.py); both need gcc and
the same folder.

For whoever works on one game: COSMEEPLE_GROUPS=circadians (several: with commas) compiles the
kernel and that game alone; the other games run interpreted, or as an earlier build into the same
folder left them.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
#: The sources with constructors and clones written out, made again for every build:
#: kernel/records/expand.py.
EXPANDED = ROOT / "build" / "expanded"
SOURCE = EXPANDED / "cosmeeple"

#: The counts of a profile-guided build.
PROFILE = ROOT / "build" / "profile"

KERNEL = (
    "engine/agenda",
    "engine/domain",
    "engine/outcome",
    "engine/playout",
    "engine/reasons",
    "engine/rigged",
    "engine/rng",
    "engine/rows",
    "engine/table",
    "kit",
    "thinking/automaton",
    "thinking/foresight",
    "thinking/lookahead",
    "thinking/many",
    "thinking/net",
    "thinking/numbers",
    "thinking/policy",
    "thinking/rehearsal",
    "thinking/search",
    "thinking/shown",
    "thinking/weighing",
)
#: Modules of a game that stay interpreted: data, texts, events, tools; and the folder `drawing`.
PLAIN = {
    "__init__",
    "cardtext",
    "companion",
    "component_checks",
    "component_labels",
    "component_numbers",
    "component_rows",
    "components",
    "events",
    "nets",
    "notation",
    "powers",
    "styles",
    "valued",
    "wording",
}
#: Commands that build something; all others (metadata, sdist) need no translation to C.
BUILDING = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}


def sources(folder: Path, names: list[Path]) -> list[str]:
    return [os.path.relpath(folder / name, ROOT) for name in names]


def groups() -> list[tuple[list[str], str]]:
    """One C library for the kernel and one for each game: small enough to compile side by side."""
    kernel = SOURCE / "kernel"
    wanted = os.environ.get("COSMEEPLE_GROUPS", "").split(",")
    found = [(sources(kernel, [Path(f"{name}.py") for name in KERNEL]), "cosmeeple_kernel")]
    for folder in sorted((SOURCE / "games").iterdir()):
        if wanted != [""] and folder.name not in wanted:
            continue
        if (folder / "components.toml").is_file():
            rules = [
                path
                for path in sorted(folder.rglob("*.py"))
                if path.stem not in PLAIN and "drawing" not in path.relative_to(folder).parts
            ]
            found.append((sources(folder, rules), f"cosmeeple_{folder.name}"))
    return found


def flags() -> list[str]:
    """What makes the C faster and changes nothing else; Microsoft's compiler knows neither of
    them."""
    if sys.platform == "win32":
        return []
    native = (
        ["-march=native"] if os.environ.get("COSMEEPLE_NATIVE") and sys.platform == "linux" else []
    )
    return ["-fno-semantic-interposition", "-fno-plt", *native]


def profiling() -> list[str]:
    """What gcc is told in a profile-guided build: count, or use the counts. What random games do
    not reach (searches, observations) is not thought cold for it."""
    way = os.environ.get("COSMEEPLE_PROFILE", "")
    if way == "write":
        return [f"-fprofile-generate={PROFILE}"]
    if way == "read":
        return [
            f"-fprofile-use={PROFILE}",
            "-fprofile-correction",
            "-fprofile-partial-training",
            "-Wno-missing-profile",
            "-Wno-error=coverage-mismatch",
        ]
    return []


def required() -> bool:
    return bool(os.environ.get("COSMEEPLE_REQUIRE_COMPILED"))


def interpreted(why: str) -> None:
    """Say why nothing is compiled; in a release that is an error."""
    if required():
        raise SystemExit(f"cosmeeple: {why}, and COSMEEPLE_REQUIRE_COMPILED is set")
    sys.stderr.write(
        f"cosmeeple: {why}: building without compiled rules, they will run interpreted\n"
    )


def compiler_works() -> bool:
    """One tiny module, before minutes go into translating."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text(
            "#include <Python.h>\nint cosmeeple_probe(void) { return PY_MAJOR_VERSION; }\n", "ascii"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(probe)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit):  # noqa: BLE001 - whatever it is, there is no compiler for us
            return False
        return True


class AllOrNothing(build_ext):
    """Compiles every module or leaves none: a module whose library is missing could not even be
    imported."""

    def run(self) -> None:
        try:
            super().run()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - compilers and linkers fail in many ways
            self.leave_none()
            interpreted(
                "compiling failed "
                f"({str(error).splitlines()[0] if str(error) else type(error).__name__})"
            )

    def leave_none(self) -> None:
        """Take away what was built, also by an earlier run into the same folder."""
        for extension in self.extensions:
            for place in {self.get_ext_fullpath(extension.name), self.built_as(extension.name)}:
                Path(place).unlink(missing_ok=True)
        self.extensions = []
        self.distribution.ext_modules = []

    def built_as(self, name: str) -> str:
        return os.path.join(self.build_lib, self.get_ext_filename(self.get_ext_fullname(name)))


def extensions(words: list[str]) -> list[Any]:
    if os.environ.get("COSMEEPLE_PURE") or not BUILDING & set(words):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        interpreted("mypyc is not installed")
        return []
    if not compiler_works():
        interpreted("there is no working C compiler")
        return []
    shutil.rmtree(EXPANDED, ignore_errors=True)
    shutil.copytree(
        ROOT / "src",
        EXPANDED,
        ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "client"),
    )
    parts = groups()
    sys.path.insert(0, str(EXPANDED))
    from cosmeeple.kernel.records.expand import expand_all

    expand_all([[ROOT / path for path in paths] for paths, _ in parts])
    os.environ["MYPYPATH"] = str(EXPANDED)
    built = mypycify(
        [
            *("--strict", "--python-version", "3.11"),
            # Of its own: these sources lie elsewhere than those that mypy checks.
            *("--cache-dir", str(ROOT / "build" / "types")),
            *[path for paths, _ in parts for path in paths],
        ],
        opt_level=os.environ.get("COSMEEPLE_OPT", "2"),
        # Symbols for a debugger double the size of a wheel.
        debug_level=os.environ.get("COSMEEPLE_DEBUG", "0"),
        separate=parts,
    )
    # The longest first: they are compiled side by side, and the last one alone.
    built.sort(key=lambda one: -sum(os.path.getsize(path) for path in one.sources))
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags(), *profiling()]
        extension.extra_link_args = [*(extension.extra_link_args or []), *profiling()]
    return built


if __name__ == "__main__":
    setup(
        ext_modules=extensions(sys.argv[1:]),
        cmdclass={"build_ext": AllOrNothing},
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )
