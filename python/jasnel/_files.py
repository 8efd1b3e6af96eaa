"""Files that are read whole, and files that are there whole or not at all."""

from __future__ import annotations

import os
import pathlib
import socket

from ._native import JasnelError


def read_whole(path: pathlib.Path, expected: str, most: int) -> bytes:
    """The contents of a file of at most `most` bytes: no more is read."""
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise JasnelError(f"{path}: {error.strerror}; expected {expected}") from None
    if len(data) > most:
        raise JasnelError(f"{path}: more than {most} bytes; expected {expected}")
    return data


def write_whole(path: pathlib.Path, data: bytes) -> None:
    """Writes a file, or the one that a link leads to, also where several hosts write it."""
    target = pathlib.Path(os.path.realpath(path))
    if os.path.lexists(target) and not target.is_file():
        raise JasnelError(f"{path}: no file; expected a file to write")
    part = part_of(target)
    try:
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, target)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise JasnelError(f"{path}: {error.strerror}; expected a file to write") from None


def part_of(path: pathlib.Path) -> pathlib.Path:
    """The name of what is not whole yet; no other process has it."""
    return path.with_name(f"{path.name}.part-{socket.gethostname()}-{os.getpid()}")
