"""Questions to the engine, one by one."""

from __future__ import annotations

import json
import math
from typing import Any, Dict, Iterable, List, Literal, Mapping, Optional, Sequence, Union, cast

import numpy as np

from . import _native
from ._answers import Bid, Claim, Move, TableRow
from ._numbers import MOST_THREADS, whole
from ._types import Seat, Suit


def _plain(value: Any) -> Any:
    """What JSON can hold, for what it cannot as it is: numbers and arrays of numpy, other mappings."""
    if isinstance(value, Mapping):
        return dict(value)
    if isinstance(value, (np.generic, np.ndarray)):
        return value.tolist()
    raise _native.JasnelError(
        f"a value of type {type(value).__name__} in a question; expected what JSON can hold"
    )


def _as_json(question: Mapping[str, Any]) -> str:
    if not isinstance(question, Mapping):
        raise _native.JasnelError(
            f"a question of type {type(question).__name__}; expected a dictionary, such as {{'ask': 'rules'}}"
        )
    try:
        return json.dumps(question, default=_plain, allow_nan=False)
    except RecursionError:
        message = "a question nested too deeply; expected at most 64 nested lists and dictionaries"
    except _native.JasnelError:
        raise
    except (TypeError, ValueError) as error:  # a key that is no text, a list that holds itself
        message = _not_finite(question) or f"a question that is invalid JSON: {error}; expected what JSON can hold"
    raise _native.JasnelError(message)


def _not_finite(value: Any, place: str = "", depth: int = 0) -> Optional[str]:
    """What is wrong with the first number of a question that is none or infinite, where there is one."""
    if isinstance(value, (np.generic, np.ndarray)):
        value = value.tolist()
    if isinstance(value, float) and not math.isfinite(value):
        return f"{place}: {json.dumps(value)}; expected a finite number"
    inside: Iterable[Any] = ()
    if isinstance(value, Mapping):
        inside = ((f"{place}.{key}" if place else str(key), one) for key, one in value.items())
    elif isinstance(value, (list, tuple)):
        inside = ((f"{place}[{i}]", one) for i, one in enumerate(value))
    if depth > 64:  # of what holds itself
        return None
    return next(filter(None, (_not_finite(one, where, depth + 1) for where, one in inside)), None)


def _listed(values: Any) -> Any:
    """Values one after the other as a list. A text is not one of its letters: the engine reads or refuses it."""
    if isinstance(values, (str, bytes, Mapping, np.ndarray)) or not isinstance(values, Iterable):
        return values
    return list(values)


class Engine:
    """Answers questions, one at a time; engines on different threads do not wait for each other.

    `player` answers questions for a move, as ``"full"``, ``"full:level=club"`` or ``"rule"``. `threads`
    is 0 for all cores; answers are the same for any number. Raises JasnelError for an unknown player.
    """

    def __init__(self, player: str = "full", threads: int = 0) -> None:
        if not isinstance(player, str):
            raise _native.JasnelError(f"player of type {type(player).__name__}; expected a name, such as 'full'")
        self._native = _native.Engine(player, whole("threads", threads, 0, MOST_THREADS))

    def ask(self, question: Mapping[str, Any]) -> Dict[str, Any]:
        """The answer to any question, the JSON of `jasnel engine`, with its `id` where it has one.

        Its key `ask` says which question it is; left out, it is that of `move`. The other keys are the
        parameters of the function of that name. Numbers and arrays of numpy may stand where numbers and
        lists may. The interpreter is free meanwhile, and Ctrl-C ends it. Raises JasnelError with one line
        for what is wrong: what, where, and what was expected.
        """
        return self._answer(question, None)

    def _answer(self, question: Mapping[str, Any], stop: Optional[_native.Stop]) -> Dict[str, Any]:
        """The same until `stop` is set, by another thread: then an error."""
        answer = json.loads(self._native.ask(_as_json(question), stop))
        if "error" in answer:
            raise _native.JasnelError(answer["error"])
        if "id" not in question:
            del answer["id"]
        return cast(Dict[str, Any], answer)


_engine: Optional[Engine] = None


def ask(question: Mapping[str, Any]) -> Dict[str, Any]:
    """The answer of an engine that all functions of this module share: see Engine.ask."""
    global _engine
    if _engine is None:
        _engine = Engine()
    return _engine.ask(question)


def _given(**keys: Any) -> Dict[str, Any]:
    return {name: value for name, value in keys.items() if value is not None}


def ask_given(**keys: Any) -> Dict[str, Any]:
    """The answer to a question with these keys, but for those that are None. Lists are all that can be listed."""
    return ask({name: _listed(value) for name, value in _given(**keys).items()})


def table(deal: str, *, all_leaders: bool = False, budget_ms: Optional[int] = None) -> List[TableRow]:
    """What each suit as trump is worth, for either side as declarers."""
    answer = ask(_given(ask="table", deal=deal, all_leaders=all_leaders, budget_ms=budget_ms))
    return cast(List[TableRow], answer["rows"])


def par(
    deal: str, *, auction: Sequence[str] = (), rows: bool = False, budget_ms: Optional[int] = None
) -> Dict[str, Any]:
    """The auction in which each seat makes the best call for its side, seeing all hands, after `auction`.

    The answer has the keys of `jasnel par --format=json`: the `calls`, the contract and the `score`,
    North-South minus East-West; with `rows` also those of `table`.
    """
    return ask(_given(ask="par", deal=deal, auction=_listed(auction), rows=rows, budget_ms=budget_ms))


def bid(
    hand: Union[str, Sequence[str]],
    dealer: Seat,
    *,
    auction: Sequence[str] = (),
    rules: str = "kbn",
    turned: Optional[Suit] = None,
    worlds: Optional[int] = None,
    precision: Optional[float] = None,
    until_clear: bool = False,
    budget_ms: Optional[int] = None,
    seed: int = 1,
) -> Bid:
    """What each call is worth to the seat in turn, which holds these eight cards: a list, or "J97.AT.K8.7".

    It ends with the first of `worlds` random deals of the other cards, chances known to `precision`, the
    best call being clear, and `budget_ms`. The same seed gives the same answer, but with `budget_ms`.
    """
    return cast(
        Bid,
        ask(
            _given(
                ask="bid", hand=_listed(hand), dealer=dealer, auction=_listed(auction), rules=rules, turned=turned,
                worlds=worlds, precision=precision, until_clear=until_clear, budget_ms=budget_ms, seed=seed,
            )
        ),
    )


def move(
    hand: Union[str, Sequence[str]],
    *,
    game: Literal["klaverjas", "boerenbridge"] = "klaverjas",
    player: Optional[str] = None,
    rules: Optional[str] = None,
    dealer: Optional[Seat] = None,
    auction: Optional[Sequence[str]] = None,
    turned: Optional[Suit] = None,
    trump: Optional[Suit] = None,
    declarer: Optional[Seat] = None,
    conventions: Union[str, Mapping[str, Any], None] = None,
    why: Optional[bool] = None,
    players: Optional[int] = None,
    cards: Optional[int] = None,
    bids: Optional[Sequence[Optional[int]]] = None,
    tricks: Optional[Sequence[Mapping[str, Any]]] = None,
    seat: Union[Seat, int, None] = None,
    legal: Optional[Sequence[Union[str, int]]] = None,
    budget_ms: Optional[int] = None,
    seed: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
    id: Any = None,
) -> Move:
    """What a seat that still holds the cards of `hand` should call, bid or play.

    In klaverjas it needs `dealer`, and takes `rules`, the `auction` so far and what was `turned`; without
    `trump` and `declarer` the seat is to call, with them to play a card after `tricks`, each with its
    `leader` and `cards`, the last one in progress. `conventions` are what both sides agreed that cards say,
    and `why` asks for the reason.

    In boerenbridge it needs the number of `players`, and takes how many `cards` were dealt to each and the
    `bids` so far, of seat 0 first, None for a seat that has not bid. With all bids the seat is to play.

    `player` is who answers, as for an Engine. `seat` and `legal` follow from the rest, and must be right
    where they are given. `language` is that of messages.
    """
    request = _given(
        game=game, player=player, rules=rules, dealer=dealer, auction=_listed(auction), turned=turned, trump=trump,
        declarer=declarer, conventions=conventions, why=why, players=players, cards=cards, bids=_listed(bids),
        tricks=_listed(tricks), seat=seat, legal=_listed(legal), budget_ms=budget_ms, seed=seed, language=language,
        id=id,
    )
    return cast(Move, ask({"ask": "move", "hand": _listed(hand), **request}))


def claim(
    hand: Union[str, Sequence[str]],
    *,
    dealer: Seat,
    trump: Suit,
    declarer: Seat,
    tricks: Sequence[Mapping[str, Any]] = (),
    auction: Optional[Sequence[str]] = None,
    rules: Optional[str] = None,
    turned: Optional[Suit] = None,
    seat: Optional[Seat] = None,
    budget_ms: Optional[int] = None,
    language: Optional[Literal["en", "nl"]] = None,
    id: Any = None,
) -> Claim:
    """Whether the side of the seat to play, which still holds these cards of klaverjas, is certain of all tricks left.

    The parameters are those of `move` for a card.
    """
    request = _given(
        auction=_listed(auction), rules=rules, turned=turned, seat=seat, budget_ms=budget_ms, language=language, id=id
    )
    return cast(
        Claim,
        ask(
            {
                "ask": "claim", "hand": _listed(hand), "dealer": dealer, "trump": trump, "declarer": declarer,
                "tricks": _listed(tricks), **request,
            }
        ),
    )


def analyse(record: Mapping[str, Any]) -> Dict[str, Any]:
    """What every card of a played deal cost: a record as that of `jasnel analyse`, or of `jasnel play --record`.

    It has the `deal`, the four hands, the `dealer`, the `auction` or `trump` and `declarer`, and the `tricks`.
    With `"fair": True` also what each choice was worth to a player who saw one hand; with
    `"conventions": "bedum"` also what the cards said to the partner.
    """
    return ask({**record, "ask": "analyse"})


def what_if(
    record: Mapping[str, Any],
    at: str,
    *,
    choices: Optional[Sequence[str]] = None,
    player: str = "full",
    deals: int = 100,
    seed: int = 1,
    budget_ms: Optional[int] = None,
) -> Dict[str, Any]:
    """How a played deal would have gone on after each choice at a point: `5.3` for a card, `call.2` for a call.

    The answer has the keys of `jasnel what-if --format=json`: for each of the `choices`, all legal ones by
    default, the score of each of the `deals` of the hidden cards; with `budget_ms`, of as many as that time
    allows.
    """
    return ask(
        {
            **record,
            **_given(
                ask="what-if", at=at, choices=_listed(choices), player=player, deals=deals, seed=seed,
                budget_ms=budget_ms,
            ),
        }
    )


def state(deal: Mapping[str, Any]) -> Dict[str, Any]:
    """Whose turn it is, what is legal, and what came of a deal that may stop anywhere.

    With `conventions` also what the cards said to the partner.
    """
    return ask({**deal, "ask": "state"})


def read(text: str) -> List[Dict[str, Any]]:
    """The deals of a text: deal lines, PBN, pictures or records of played deals.

    What is wrong with one is its `error`.
    """
    return cast(List[Dict[str, Any]], ask({"ask": "read", "text": text})["deals"])


def rules() -> Dict[str, Any]:
    """The rule sets and their options, and the names of the whole cards of conventions."""
    return ask({"ask": "rules"})
