"""A build is all or nothing: every compiled module, or none and an interpreted package."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest
from setuptools import Distribution, Extension

ROOT = Path(__file__).parents[2]


@pytest.fixture
def recipe(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """setup.py as a module."""
    monkeypatch.delenv("COSMEEPLE_REQUIRE_COMPILED", raising=False)
    spec = importlib.util.spec_from_file_location("cosmeeple_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def build(recipe: ModuleType, folder: Path, *codes: str) -> list[str]:
    """Compile one module for each piece of C; the names of the libraries that are there
    afterwards."""
    found = []
    for number, code in enumerate(codes):
        source = folder / f"part{number}.c"
        source.write_text(
            f"#include <Python.h>\nPyMODINIT_FUNC PyInit_part{number}(void) {{ {code} }}\n"
        )
        found.append(Extension(f"part{number}", [str(source)]))
    distribution = Distribution({"ext_modules": found})
    command = recipe.AllOrNothing(distribution)
    command.build_lib = command.build_temp = str(folder / "out")
    command.ensure_finalized()
    command.run()
    if not command.get_outputs():
        assert not distribution.has_ext_modules()
    return sorted(
        path.name.partition(".")[0]
        for path in (folder / "out").glob("part*")
        if path.suffix != ".o"
    )


needs_compiler = pytest.mark.skipif(
    subprocess.run(["sh", "-c", "command -v cc"], capture_output=True, check=False).returncode != 0,
    reason="no compiler",
)


@needs_compiler
def test_all_modules_are_built(recipe: ModuleType, tmp_path: Path) -> None:
    assert build(recipe, tmp_path, "return 0;", "return 0;") == ["part0", "part1"]


@needs_compiler
def test_a_module_that_fails_takes_all_others_with_it(
    recipe: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert build(recipe, tmp_path, "return 0;", "this is no C") == []
    assert "interpreted" in capfd.readouterr().err


@needs_compiler
def test_what_an_earlier_build_left_goes_too(recipe: ModuleType, tmp_path: Path) -> None:
    build(recipe, tmp_path, "return 0;", "return 0;")

    assert build(recipe, tmp_path, "return 0;", "this is no C") == []


@needs_compiler
def test_a_release_does_not_put_up_with_it(
    recipe: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COSMEEPLE_REQUIRE_COMPILED", "1")

    with pytest.raises(SystemExit, match="COSMEEPLE_REQUIRE_COMPILED"):
        build(recipe, tmp_path, "this is no C")


@needs_compiler
@pytest.mark.parametrize("code", ["return 0;", "for (int i = 0; i < 9; i++) ; return 0;"])
def test_counts_guide_a_build_and_foreign_ones_do_no_harm(
    recipe: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(recipe, "PROFILE", tmp_path / "profile")

    def built(way: str, code: str) -> Path:
        monkeypatch.setenv("COSMEEPLE_PROFILE", way)
        (tmp_path / "part.c").write_text(
            f"#include <Python.h>\nPyMODINIT_FUNC PyInit_part(void) {{ {code} }}\n"
        )
        extension = Extension("part", ["part.c"])
        extension.extra_compile_args = [*recipe.profiling(), "-Werror"]
        extension.extra_link_args = recipe.profiling()
        command = recipe.AllOrNothing(Distribution({"ext_modules": [extension]}))
        command.build_lib = command.build_temp = "out"
        command.ensure_finalized()
        command.run()
        return tmp_path / command.get_ext_fullpath("part")

    monkeypatch.chdir(tmp_path)
    counting = built("write", "return 0;")
    load = "import ctypes, sys; ctypes.PyDLL(sys.argv[1]).PyInit_part()"
    subprocess.run([sys.executable, "-c", load, str(counting)], check=True)
    assert list((tmp_path / "profile").rglob("*.gcda"))
    shutil.rmtree(tmp_path / "out")

    assert built("read", code).is_file()


def test_without_a_compiler_nothing_is_translated(
    recipe: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    monkeypatch.delenv("COSMEEPLE_PURE", raising=False)

    assert not recipe.compiler_works()
    assert recipe.extensions(["bdist_wheel"]) == []


def test_metadata_and_sdist_translate_nothing(
    recipe: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COSMEEPLE_PURE", raising=False)
    monkeypatch.setitem(sys.modules, "mypyc.build", None)  # importing it would fail, and complain

    assert (
        recipe.extensions(["egg_info"])
        == recipe.extensions(["dist_info"])
        == recipe.extensions(["sdist"])
        == []
    )


@pytest.mark.slow
def test_without_a_compiler_there_is_a_pure_wheel(tmp_path: Path) -> None:
    environ = {**os.environ, "CC": "/bin/false", "SOURCE_DATE_EPOCH": "1700000000"}
    environ.pop("COSMEEPLE_PURE", None)
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build",
        "--build-base",
        str(tmp_path / "b"),
        "egg_info",
        "--egg-base",
    ]
    subprocess.run(
        [*command, str(tmp_path), "bdist_wheel", "--dist-dir", str(tmp_path)],
        cwd=ROOT,
        env=environ,
        check=True,
        capture_output=True,
        timeout=150,
    )

    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "cosmeeple/web/static/client.js" in names
    assert "cosmeeple/cli/locale/pl.doctor.ftl" in names
    assert "cosmeeple/py.typed" in names
