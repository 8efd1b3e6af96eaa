"""Pictures for docs/images by matplotlib: the same file from the same figures."""

import sys

try:
    import matplotlib
except ImportError:
    sys.exit(f"{sys.argv[0]}: no matplotlib here; expected it, as of apt-get install python3-matplotlib")

matplotlib.use("svg")
import matplotlib.pyplot as plot  # noqa: E402  (a backend is chosen before this)


def begin(name, width, height):
    """A figure, and its axes."""
    plot.rcParams.update({"svg.hashsalt": name, "svg.fonttype": "none", "font.family": "sans-serif"})
    return plot.subplots(figsize=(width, height))


def save(figure, picture):
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})
