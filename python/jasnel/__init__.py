"""Exact values, bidding and players for klaverjas, and boerenbridge.

Deals are deal lines, as ``"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"``, or a `Deal`.
Questions and answers are those of the command `jasnel engine`; `jasnel.types` says what answers hold. Batches
take numpy arrays, those of `jasnel.arrow` Arrow arrays. `jasnel.study` and `jasnel.dataset` are for millions of deals.

Examples:
    >>> import jasnel
    >>> jasnel.solve("N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S")[0]["value"]
    100
"""

from importlib.util import find_spec as _find_spec

_HAS_NATIVE = _find_spec(f"{__name__}._native") is not None

if _HAS_NATIVE:
    from ._batch import deals_of, hands_of, random_hands, solve_many, table_many
    from ._concepts import Auction, Card, Deal, Hand, PlayedDeal, Suit
    from ._engine import Answer, Answers, AsyncEngine, Engine, ask
    from ._native import JasnelError
    from ._native import version as __version__
    from ._questions import (
        analyse,
        beliefs,
        bid,
        boerenbridge_bid,
        boerenbridge_move,
        boerenbridge_random,
        boerenbridge_solve,
        boerenbridge_state,
        book,
        claim,
        club,
        commit,
        compare,
        draw,
        evening,
        fair_play,
        fours,
        knockout,
        luck,
        move,
        movement,
        paper,
        par,
        puzzles,
        race,
        random,
        rating,
        read,
        rules,
        score,
        season,
        solve,
        state,
        table,
        teams,
        what_if,
        yardstick,
    )

__all__ = [
    "Answer",
    "Answers",
    "AsyncEngine",
    "Auction",
    "Card",
    "Deal",
    "Engine",
    "Hand",
    "JasnelError",
    "PlayedDeal",
    "Suit",
    "__version__",
    "analyse",
    "ask",
    "beliefs",
    "bid",
    "boerenbridge_bid",
    "boerenbridge_move",
    "boerenbridge_random",
    "boerenbridge_solve",
    "boerenbridge_state",
    "book",
    "claim",
    "club",
    "commit",
    "compare",
    "deals_of",
    "draw",
    "evening",
    "fair_play",
    "fours",
    "hands_of",
    "knockout",
    "luck",
    "move",
    "movement",
    "paper",
    "par",
    "puzzles",
    "race",
    "random",
    "random_hands",
    "rating",
    "read",
    "rules",
    "score",
    "season",
    "solve",
    "solve_many",
    "state",
    "table",
    "table_many",
    "teams",
    "what_if",
    "yardstick",
]

if _HAS_NATIVE:
    # For help() and messages they are of this module, wherever they are written.
    for _name in __all__:
        if not _name.startswith("__"):
            globals()[_name].__module__ = __name__
    del _name
else:
    # The sources alone: of all this, jasnel.jax works.
    def _missing(name: str) -> object:
        native = f"{__name__}._native"
        raise AttributeError(f"{__name__}.{name}: no module {native} here; expected it, as of pip install jasnel")

    globals()["__getattr__"] = _missing
    __all__ = []
