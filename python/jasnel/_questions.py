"""Questions to the engine, each a function."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import Literal, Optional, Sequence, Union, cast

from ._engine import ask_given
from ._types import Book, Suit


def book(
    hand: Union[Sequence[str], str],
    *,
    rules: Optional[str] = None,
    trump: Optional[Suit] = None,
    place: Optional[int] = None,
    exchanges: bool = False,
    language: Optional[Literal["en", "nl"]] = None,
) -> Book:
    """What a hand is worth in each suit and place, at once, from a book.

    Args:
        hand: The hand, eight cards. Such as `J97.AT.K8.7`.
        rules: A rule set and changes to it (default kbn). Such as `kbn,undertrump=free`.
        trump: Only this suit.
        place: Only this place: 1 leads, 4 dealt. From 1 to 4.
        exchanges: Also hands that differ in one card; with `trump` and `place`.
        language: Of messages and sentences.
    """
    answer = ask_given(
        ask="book", hand=hand, rules=rules, trump=trump, place=place, exchanges=exchanges, language=language,
    )
    return cast(Book, answer)
