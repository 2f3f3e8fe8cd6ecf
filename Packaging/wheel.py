#!/usr/bin/env python3
"""Packs a binary as a wheel, for pip install: Packaging/wheel.py BINARY FOLDER

It is also what pip itself calls to install a copy of the source (pyproject.toml). The binary is static, so the wheel needs no library of
the machine. The same binary and sources give the same bytes: times are SOURCE_DATE_EPOCH, else that of the last commit.
"""

import base64
import hashlib
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LICENSES = ["LICENSE", "Packaging/copyright"]

# As in the other packages. pip copies "scripts" into a folder of PATH, and "data" to the folder above it.
STAGE = """
. Packaging/staging
stage_files "$ROOT" PREFIX=/data BINDIR=/scripts
printf '%s\\n' "$version" "$SOURCE_DATE_EPOCH" "$summary"
"""

# "python3 -m layoutc" runs the program that pip installed, which RECORD names; "pip install --target" moves it.
MAIN = b"""\
import os, sys
from importlib.metadata import files
from pathlib import Path

programs = [Path(file.locate()) for file in files("layoutc") if file.match("bin/layoutc")]
programs.append(Path(__file__).parent.parent / "bin" / "layoutc")
program = next(path for path in programs if path.exists())
os.execv(program, [str(program)] + sys.argv[1:])
"""


def tag():
    """The platform of the wheel. The static binary needs a kernel, but no library."""
    if sys.platform == "linux":
        return f"manylinux_2_17_{platform.machine()}"
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")


def staged(binary):
    """The version, the time, a summary, and the files that are installed, by their places in the wheel."""
    with tempfile.TemporaryDirectory() as stage:
        environment = {**os.environ, "binary": str(binary), "ROOT": stage}
        output = subprocess.run(
            ["bash", "-euc", STAGE], cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout
        paths = sorted(path for path in Path(stage).rglob("*") if path.is_file())
        return *output.splitlines(), {path.relative_to(stage).as_posix(): path.read_bytes() for path in paths}


def write(archive, files, epoch):
    """Writes a zip whose bytes depend on nothing else."""
    with zipfile.ZipFile(archive, "w") as entries:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, time.gmtime(max(int(epoch), 315532800))[:6])  # A zip's times begin in 1980.
            entry.external_attr = (0o100755 if "/scripts/" in path else 0o100644) << 16
            entries.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)


def build_wheel(folder, config_settings=None, metadata_directory=None, binary=ROOT / ".build/release/layoutc"):
    """Writes the wheel into a folder and returns its name; makes the binary if it is missing. pip's other arguments change nothing."""
    if not binary.exists():
        subprocess.run(["make", "build"], cwd=ROOT, check=True)
    version, epoch, summary, installed = staged(binary)
    information = f"layoutc-{version}.dist-info"
    files = {f"layoutc-{version}.data/{path}": content for path, content in installed.items()}
    files["layoutc/__main__.py"] = MAIN
    for path in LICENSES:
        files[f"{information}/licenses/{path}"] = (ROOT / path).read_bytes()
    fields = [
        "Metadata-Version: 2.4", "Name: layoutc", f"Version: {version}", f"Summary: {summary}",
        "License-Expression: MIT AND Apache-2.0 WITH Swift-exception AND LGPL-2.1-or-later",
        *(f"License-File: {path}" for path in LICENSES),
        "Requires-Python: >=3.8", "Description-Content-Type: text/markdown"]
    files[f"{information}/METADATA"] = "\n".join([*fields, "", (ROOT / "README.md").read_text(encoding="utf-8")]).encode()
    files[f"{information}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: layoutc\nRoot-Is-Purelib: false\nTag: py3-none-{tag()}\n".encode())
    record = [f"{path},sha256={checksum(content)},{len(content)}\n" for path, content in files.items()]
    files[f"{information}/RECORD"] = "".join([*record, f"{information}/RECORD,,\n"]).encode()
    name = f"layoutc-{version}-py3-none-{tag()}.whl"
    temporary = Path(folder, f".{name}.{os.getpid()}")
    write(temporary, files, epoch)
    temporary.rename(Path(folder, name))
    return name


def checksum(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


if __name__ == "__main__":
    Path(sys.argv[2]).mkdir(parents=True, exist_ok=True)
    print(f"{sys.argv[2]}/{build_wheel(sys.argv[2], binary=Path(sys.argv[1]).resolve())}")
