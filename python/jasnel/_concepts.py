"""Cards, hands, calls and deals as values: they compare, hash, pickle, and show themselves in notebooks.

What they are made of is text, which the library reads in any of its forms, in English or Dutch.
"""

from __future__ import annotations

import html
import json
from typing import Any, Dict, Iterable, Iterator, List, Mapping, Optional, Tuple, Union, cast

from . import _native
from ._arguments import ARGUMENTS
from ._engine import Answer, as_json, ask
from ._native import JasnelError
from .types import Call, Seat

_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_SEATS = {"N": "North", "E": "East", "S": "South", "W": "West"}
_RED = "#c00"


class Suit(str):
    """A suit, the text "S", "H", "D" or "C"; made of a sign or a name too, as "♥" or "hearts".

    Raises JasnelError for what is no suit.
    """

    __slots__ = ()

    def __new__(cls, text: str) -> Suit:
        return super().__new__(cls, _native.read_suit(text))

    @property
    def sign(self) -> str:
        """One of ♠ ♥ ♦ ♣."""
        return _SIGNS[self]

    def __repr__(self) -> str:
        return f"Suit({str(self)!r})"

    def _repr_html_(self) -> str:
        return f'<span style="color:{_RED}">{self.sign}</span>' if self in "HD" else self.sign


class Card(str):
    """A card, the text of its suit and rank, as "HT"; made of "♥10", "hearts ten" and the like too.

    Ranks are A K Q J T 9 8 7, and in boerenbridge down to 2. Raises JasnelError for what is no card.
    """

    __slots__ = ()

    def __new__(cls, text: str) -> Card:
        return super().__new__(cls, _native.read_card(text))

    @property
    def suit(self) -> Suit:
        return Suit(self[0])

    @property
    def rank(self) -> str:
        """A letter or a digit: T is the ten."""
        return self[1]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    def _repr_html_(self) -> str:
        return self.suit._repr_html_() + self.rank

    def _repr_svg_(self) -> str:
        return _svg(46, 66, _drawn(self, 3, 3))


class Hand(Tuple[Card, ...]):
    """The cards of a hand, spades first, from high to low: a tuple, equal for the same cards in any order.

    Made of a text, as "AJT.Q8.T98." or "♠AJT ♥Q8 ♦T98", or of cards. Raises JasnelError for what is no hand.
    """

    __slots__ = ()

    def __new__(cls, cards: Union[str, Iterable[str]] = "-") -> Hand:
        text = cards if isinstance(cards, str) else " ".join(map(str, cards)) or "-"
        return super().__new__(cls, map(Card, _native.read_hand(text)))

    def of(self, suit: str) -> Tuple[Card, ...]:
        """The cards of a suit, from high to low."""
        wanted = Suit(suit)
        return tuple(card for card in self if card.suit == wanted)

    def __str__(self) -> str:
        return ".".join("".join(card.rank for card in self.of(suit)) for suit in _SIGNS) if self else "-"

    def __repr__(self) -> str:
        return f"Hand({str(self)!r})"

    def _repr_html_(self) -> str:
        return " ".join(_suits_html(self))

    def _repr_svg_(self) -> str:
        return _svg(26 + 20 * max(len(self), 1), 66, _fanned(self, 3, 3))


class Auction(Tuple[Call, ...]):
    """The calls of an auction, first speaker first: a tuple of "pass", "S", "H", "D" and "C".

    Made of a text, as "pass pass H" or "pas, pas, ♥", or of calls. Raises JasnelError for what is no call.
    """

    __slots__ = ()

    def __new__(cls, calls: Union[str, Iterable[str]] = ()) -> Auction:
        told = calls.replace(",", " ").split() if isinstance(calls, str) else calls
        return super().__new__(cls, cast(Iterable[Call], (_native.read_call(str(call)) for call in told)))

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        return f"Auction({str(self)!r})"

    def _repr_html_(self) -> str:
        return " ".join(_call_html(call) for call in self)


class Deal:
    """A deal, or the cards left of one, and what is known of it: rules, trump, leader, dealer, declarer.

    Made of what `jasnel.read` reads, if that is one deal: a deal line, PBN, a picture; of a line of
    boerenbridge; or of an answer or a record that has a deal. `str` draws it, and `line` is its text. Raises
    JasnelError for what is no deal.
    """

    __slots__ = ("_hands", "_line", "_told")

    def __init__(self, deal: Union[str, Deal, Mapping[str, Any]]) -> None:
        text = deal.line if isinstance(deal, Deal) else _text_of(deal) if isinstance(deal, Mapping) else deal
        if _is_boerenbridge(text):
            line, hands = _native.read_boerenbridge(text)
            self._tell({"line": line, "hands": dict(zip("0123456", hands))})
        else:
            self._tell(_only(_read(text)))

    def _tell(self, told: Mapping[str, Any]) -> None:
        self._line: str = told["line"]
        self._hands = {seat: Hand(cards) for seat, cards in told["hands"].items()}
        self._told = {key: told.get(key) for key in ("rules", "trump", "leader", "dealer", "declarer", "board")}

    @classmethod
    def read(cls, text: str) -> List[Deal]:
        """All deals in a text. Raises JasnelError for the first that is wrong."""
        deals = []
        for told in _read(text):
            deals.append(cls.__new__(cls))
            deals[-1]._tell(told)
        return deals

    @property
    def line(self) -> str:
        """The deal line, from which the same deal can be made."""
        return self._line

    @property
    def hands(self) -> Dict[str, Hand]:
        """The hand of each seat: N, E, S and W, or in boerenbridge 0, 1, 2 and so on."""
        return dict(self._hands)

    @property
    def rules(self) -> Optional[str]:
        """The rule set, if it is told."""
        return self._told["rules"]

    @property
    def trump(self) -> Optional[Suit]:
        """The trump suit, if it is told."""
        trump = self._told["trump"]
        return Suit(trump) if trump else None

    @property
    def leader(self) -> Optional[Seat]:
        """Who leads, if that is told."""
        return cast(Optional[Seat], self._told["leader"])

    @property
    def dealer(self) -> Optional[Seat]:
        """Who dealt, if that is told."""
        return cast(Optional[Seat], self._told["dealer"])

    @property
    def declarer(self) -> Optional[Seat]:
        """Who made trump, if that is told."""
        return cast(Optional[Seat], self._told["declarer"])

    @property
    def board(self) -> Optional[int]:
        """The number of the board, if it has one."""
        return cast(Optional[int], self._told["board"])

    def __jasnel__(self) -> str:
        return self._line

    def __eq__(self, other: object) -> bool:
        return self._line == other._line if isinstance(other, Deal) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._line)

    def __reduce__(self) -> Tuple[Any, ...]:
        return Deal, (self._line,)

    def __repr__(self) -> str:
        return f"Deal({self._line!r})"

    def _known(self) -> List[str]:
        told = dict(self._told)
        if self.trump or self.declarer:
            told["rules"] = told["rules"] or "kbn"  # what questions take then
        if self.trump:
            told["trump"] = f"{self.trump.sign} {_NAMES[self.trump]}"
        shown = {"board": "Board", "rules": "Rules:", "trump": "Trump:"}
        declares = [f"{_SEATS[self.declarer]} declares."] if self.declarer else []
        return [f"{name} {told[key]}." for key, name in shown.items() if told[key] is not None] + declares

    def _name(self, seat: str) -> str:
        marks = {"dealer": self.dealer, "leads": self.leader}
        noted = ", ".join(mark for mark, who in marks.items() if who == seat)
        return _SEATS.get(seat, seat) + (f" ({noted})" if noted else "")

    def __str__(self) -> str:
        # As the command prints it, and `jasnel.read` reads it.
        hands = {seat: [self._name(seat), *_pictured(hand)] for seat, hand in self._hands.items()}
        if list(hands) != list(_SEATS):
            return "\n".join("  ".join(lines) for lines in hands.values())
        wide = max(16, 1 + max(map(len, hands["W"])))
        middle = [
            f"  {west:<{wide}}{compass:<17}{east}"
            for west, compass, east in zip(hands["W"], ("", "    N", "W       E", "    S", ""), hands["E"])
        ]
        north, south = ([f"{'':18}{line}" for line in hands[seat]] for seat in "NS")
        known = [" ".join(self._known()), ""] if self._known() else []
        return "\n".join(row.rstrip() for row in known + north + middle + south)

    def _repr_html_(self) -> str:
        hands = {
            seat: "<br>".join([f"<b>{self._name(seat)}</b>", *_suits_html(hand)]) for seat, hand in self._hands.items()
        }
        known = "<br>".join(map(html.escape, self._known()))
        if list(hands) == list(_SEATS):
            return _grid([["", hands["N"], known], [hands["W"], "", hands["E"]], ["", hands["S"], ""]])
        return _grid([[*hands.values(), known]])

    def _repr_svg_(self) -> str:
        all_round = list(self._hands) == list(_SEATS)
        width = max(180, 26 + 20 * max(map(len, self._hands.values()), default=1))
        # North above, West and East below it, then South; seats of boerenbridge one below the other.
        places = {"N": (width // 2, 0), "W": (0, 90), "E": (width + 10, 90), "S": (width // 2, 180)}
        if not all_round:
            places = {seat: (0, 90 * i) for i, seat in enumerate(self._hands)}
        drawn = [
            f'<text x="{x + 4}" y="{y + 14}" font-weight="bold">{self._name(seat)}</text>'
            + _fanned(self._hands[seat], x + 3, y + 20)
            for seat, (x, y) in places.items()
        ]
        wide = 2 * width + 10 if all_round else width
        return _svg(wide, max(y for _, y in places.values()) + 90, "".join(drawn))


class PlayedDeal(Mapping[str, Any]):
    """A deal that was played, or is in play: a mapping, with the keys of its record as questions take them.

    Made of a record, or of a text that `jasnel.read` reads, if that is one deal. Raises JasnelError for what
    is none.
    """

    __slots__ = ("_record",)

    def __init__(self, record: Union[str, Mapping[str, Any]]) -> None:
        told = json.loads(as_json(_record_of(_only(_read(record))) if isinstance(record, str) else record))
        if not isinstance(told.get("deal"), str):
            raise JasnelError("a record without a deal; expected one, such as {'deal': 'N:AJT...', 'dealer': 'N'}")
        self._record: Dict[str, Any] = told

    @classmethod
    def read(cls, text: str) -> List[PlayedDeal]:
        """All deals in a text, one after the other. Raises JasnelError for the first that is wrong."""
        return [cls(_record_of(deal)) for deal in _read(text)]

    @property
    def deal(self) -> Deal:
        """The hands as they were dealt."""
        return Deal(self._record["deal"])

    @property
    def auction(self) -> Auction:
        """The calls."""
        return Auction(self._record.get("auction", ()))

    @property
    def tricks(self) -> List[List[Card]]:
        """The cards of each trick, in order."""
        return [[Card(card) for card in trick["cards"]] for trick in self._record.get("tricks", ())]

    @property
    def state(self) -> Answer:
        """What `jasnel.state` says of it: who led to and won each trick, whose turn it is, the result."""
        fixed = {"ask": "state", **({"game": "boerenbridge"} if _is_boerenbridge(self._record["deal"]) else {})}
        keys = ARGUMENTS["boerenbridge.state" if "game" in fixed else "state"]["properties"]
        return ask({**{key: value for key, value in self._record.items() if key in keys}, **fixed})

    def __getitem__(self, key: str) -> Any:
        return self._record[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._record)

    def __len__(self) -> int:
        return len(self._record)

    def __hash__(self) -> int:
        return hash(json.dumps(self._record, sort_keys=True))

    def __repr__(self) -> str:
        return f"PlayedDeal({self._record!r})"

    def __str__(self) -> str:
        tricks = [" ".join([f"{i}.", *cards]) for i, cards in enumerate(self.tricks, 1)]
        return "\n".join([str(self.deal), *([str(self.auction)] if self.auction else []), *tricks])

    def _repr_html_(self) -> str:
        rows = [
            [f"{i}", str(trick["leader"]), " ".join(Card(card)._repr_html_() for card in trick["cards"]),
             str(trick.get("winner", ""))]
            for i, trick in enumerate(self.state.get("tricks", ()), 1)
        ]
        heads = ["trick", "leader", "cards", "winner"]
        calls = f"<p>{self.auction._repr_html_()}</p>" if self.auction else ""
        return self.deal._repr_html_() + calls + (_grid(rows, heads) if rows else "")

    def _repr_svg_(self) -> str:
        return self.deal._repr_svg_()


def _is_boerenbridge(line: object) -> bool:
    return isinstance(line, str) and line.lstrip()[:1].isdigit() and line.lstrip()[1:2] == ":"


def _read(text: object) -> List[Dict[str, Any]]:
    deals: List[Dict[str, Any]] = ask({"ask": "read", "text": text})["deals"]
    for deal in deals:
        if "error" in deal:
            raise JasnelError(f"line {deal['line_number']}: {deal['error']}")
    return deals


def _only(deals: List[Any]) -> Any:
    if len(deals) != 1:
        raise JasnelError(f"{len(deals)} deals; expected one")
    return deals[0]


def _text_of(told: Mapping[str, Any]) -> Any:
    for key in ("line", "deal", "position"):
        if key in told:
            return told[key]
    raise JasnelError(f"keys {', '.join(map(str, told))[:80]}; expected a deal or a line among them")


def _record_of(read: Mapping[str, Any]) -> Dict[str, Any]:
    """A deal of `read` as a record of what was played."""
    about = ("rules", "dealer", "auction", "turned", "trump", "declarer", "tricks", "individual", "as_played")
    known = {key: read[key] for key in about if key in read}
    # The hands alone: what else the line says has keys of its own.
    hands = " ".join(str(Hand(cards)) for cards in read["hands"].values())
    named = {"id": read["record"]} if "record" in read else {}
    return {**named, "deal": f"N:{hands}", **known}


def _pictured(hand: Hand) -> List[str]:
    return [f"{sign} {' '.join(card.rank for card in hand.of(suit)) or '-'}" for suit, sign in _SIGNS.items()]


def _suits_html(hand: Hand) -> List[str]:
    return [Suit(suit)._repr_html_() + ("".join(card.rank for card in hand.of(suit)) or "–") for suit in _SIGNS]


def _call_html(call: str) -> str:
    return call if call == "pass" else Suit(call)._repr_html_()


def _grid(rows: List[List[str]], heads: Iterable[str] = ()) -> str:
    top = "".join(f"<th>{html.escape(head)}</th>" for head in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table>{f'<tr>{top}</tr>' if top else ''}{body}</table>"


def _svg(width: int, height: int, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" '
        f'font-size="15">{inside}</svg>'
    )


def _drawn(card: Card, x: int, y: int) -> str:
    colour = _RED if card[0] in "HD" else "#000"
    return (
        f'<rect x="{x}" y="{y}" width="40" height="60" rx="4" fill="#fff" stroke="#888"/>'
        f'<text x="{x + 4}" y="{y + 17}" fill="{colour}">{card.rank}</text>'
        f'<text x="{x + 3}" y="{y + 34}" fill="{colour}">{card.suit.sign}</text>'
    )


def _fanned(hand: Hand, x: int, y: int) -> str:
    return "".join(_drawn(card, x + 20 * i, y) for i, card in enumerate(hand))
