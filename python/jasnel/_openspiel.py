"""OpenSpiel's module, which is only there with `pip install 'jasnel[openspiel]'`."""

from __future__ import annotations

import importlib
from typing import Any

try:
    pyspiel: Any = importlib.import_module("pyspiel")
except ImportError as error:
    raise ImportError(f"no OpenSpiel here: {error}; expected it, as of pip install open_spiel") from None
