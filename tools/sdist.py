"""A source archive that is the same whenever it is made: `python tools/sdist.py [FOLDER]`.

setuptools writes the present time and the user into an sdist. Here the archive it made is written
again: sorted, nobody's, with the time of SOURCE_DATE_EPOCH (or of the last commit).
"""

from __future__ import annotations

import gzip
import io
import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def moment() -> int:
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    said = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(said.stdout.strip() or 0)


def again(source: Path, target: Path, at: int) -> None:
    """The same files in the same order, with nothing of the machine that packed them."""
    packed = io.BytesIO()
    with (
        tarfile.open(source) as found,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as made,
    ):
        for member in sorted(found.getmembers(), key=lambda one: one.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = at, 0, 0, "", ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            member.pax_headers = {}
            made.addfile(member, found.extractfile(member) if member.isfile() else None)
    with target.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, at) as file:
        file.write(packed.getvalue())


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "dist").absolute()
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        command = [
            sys.executable,
            "setup.py",
            "-q",
            "egg_info",
            "--egg-base",
            made,
            "sdist",
            "--dist-dir",
            made,
        ]
        subprocess.run(command, cwd=ROOT, check=True)
        (archive,) = Path(made).glob("*.tar.gz")
        again(archive, folder / archive.name, moment())
        print(folder / archive.name)


if __name__ == "__main__":
    main()
