"""What the examples about studies share."""

from __future__ import annotations

import argparse
import pathlib
from typing import Any, Union

from numpy.typing import NDArray

import jasnel
from jasnel import study

SAMPLES = pathlib.Path(__file__).resolve().parents[2] / "data/samples"


def rows_of(parser: argparse.ArgumentParser, path: Union[str, pathlib.Path], *asks: str) -> NDArray[Any]:
    """The rows of a joined file or the folder of a study, which must be of one of these questions."""
    try:
        rows = study.load(path)
        ask = study.ask_of(rows)
    except jasnel.JasnelError as error:
        parser.error(str(error))
    if ask not in asks:
        parser.error(f"{path}: rows of {ask}; expected {' or '.join(asks)}")
    return rows


def pyplot(parser: argparse.ArgumentParser) -> Any:
    """matplotlib, for drawings to files."""
    try:
        import matplotlib
    except ImportError:
        parser.error("no matplotlib here; expected it for --plot, as of pip install matplotlib")
    matplotlib.use("Agg")
    import matplotlib.pyplot

    return matplotlib.pyplot
