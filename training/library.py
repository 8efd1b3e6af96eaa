"""What C++ makes for the programs of this folder: deals that are played or solved, as arrays."""

from __future__ import annotations

import os
import pathlib
import subprocess
from typing import Any, Dict, List, Optional, Tuple

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parents[1]

Blocks = Dict[str, "np.ndarray[Any, Any]"]


def built(name: str) -> pathlib.Path:
    """The program `training_data`, or the command `jasnel`; $JASNEL_TRAINING_DATA says where the former is."""
    path = os.environ.get("JASNEL_TRAINING_DATA")
    found = sorted(ROOT.glob("build/*/tools/training/training_data"), key=lambda file: file.stat().st_mtime)
    if not path and not found:
        raise SystemExit("no training_data; expected tools/training/build.sh to have been run")
    data = pathlib.Path(path).resolve() if path else found[-1]
    return data if name == "training_data" else data.parents[1] / name


class Data:
    """What the program tools/training/training_data makes."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [built("training_data")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20
        )

    def ask(self, *words: Any, weights: Optional[bytes] = None) -> Blocks:
        """The arrays of an answer, by name. Raises ValueError with what the program says is wrong."""
        assert self._process.stdin and self._process.stdout
        line = [*words, len(weights)] if weights is not None else words
        self._process.stdin.write(" ".join(map(str, line)).encode() + b"\n" + (weights or b""))
        self._process.stdin.flush()
        shapes: List[Tuple[str, str, int, int]] = []
        while (text := self._process.stdout.readline().decode()) != "\n":
            if not text or text.startswith("error: "):
                raise ValueError(f"training_data {line}: {text.strip() or 'it has ended'}")
            name, kind, rows, columns = text.split()
            shapes.append((name, kind, int(rows), int(columns)))
        blocks = {}
        for name, kind, count, width in shapes:
            size = count * width * np.dtype(kind).itemsize
            numbers = np.frombuffer(self._process.stdout.read(size), kind)
            blocks[name] = numbers.reshape((count, width) if width > 1 else (count,))
        return blocks

    def close(self) -> None:
        assert self._process.stdin and self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> Data:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
