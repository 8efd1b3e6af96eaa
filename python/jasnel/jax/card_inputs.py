"""What a seat to play sees, as the 698 inputs of the library's card network: 0 or 1 each.

`packed` has them as 22 words of 32 bits, input i in bit i % 32 of word i // 32: so they are kept, and unpacked where
a network takes them. Suits have no names in them: trumps come first, then the plain suits from the longest in hand.
`Places` says which, as a network's outputs for cards are in that order too.
"""

from __future__ import annotations

from typing import Any, List, NamedTuple, Tuple

import jax.numpy as jnp

from . import klaverjas
from ._bits import U32, Array, above, bits, count, of_seat, u32, where
from ._rules import Rules

__all__ = ["COUNT", "GROUPS", "WORDS", "Places", "hidden", "packed", "placed", "places", "unpack", "unplaced"]

#: The groups of inputs: names, and how many each has.
GROUPS = (
    ("hand", 32),
    ("masters", 32),  # held, and none left beats it
    ("takes", 32),  # legal, and takes the trick
    ("roem", 32),  # legal, and adds roem
    ("played", 4 * 32),  # by seat, from its own clockwise
    ("discarded", 4 * 32),  # by seat
    ("cannot", 3 * 32),  # cannot be held, by the other seats
    ("trick", 32),
    ("best", 32),
    ("out", 4 * 9),  # by suit: cards that others hold
    ("led", 4 * 4),  # by suit, the seats that have led it
    ("place", 4),  # in the trick
    ("holder", 2),  # partner or opponent
    ("declarer", 4),  # by seat
    ("number", 8),  # tricks played
    ("ahead", 41),  # points the declarers are ahead, in tens
    ("rest", 17),  # points still to be won, in tens
    ("tricks", 2),  # own side, the other, has one
    ("trick_points", 10),  # in fives
    ("trick_roem", 2),  # 20 or more, 40 or more
    ("calls", 6),
    ("rules", 6),  # ruff=obliged, undertrump=free, forced, roem=off, four-jacks=200, nat=own
)
COUNT = sum(length for _, length in GROUPS)
WORDS = -(-COUNT // 32)
_FIRST = {name: sum(length for _, length in GROUPS[:place]) for place, (name, _) in enumerate(GROUPS)}


class Places(NamedTuple):
    """How far up the byte of each suit is in the order of strength: trumps, then plain suits as a seat sees them."""

    shifts: Tuple[Array, Array, Array, Array]


def places(state: klaverjas.State) -> Places:
    """The places of suits for the seat to play: of plain suits in which it holds as many, by all that is known."""
    seat = (state.leader + state.size) & 3
    hand = of_seat(state.hands, seat)
    left = _left(state)
    others = [(of_seat(of, (seat + step) & 3)) for of in (state.played, state.cannot, state.led) for step in (1, 2, 3)]
    discarded = [of_seat(state.discarded, (seat + step) & 3) for step in range(4)]
    played, cannot, led = others[:3], others[3:6], others[6:]

    def key(shift: int) -> Tuple[Array, Array, Array]:
        def byte(cards: Array) -> Array:
            return cards >> U32(shift) & U32(0xFF)

        def seen(step: int) -> Array:
            known = where(byte(cannot[step]) != 0, U32(2), U32(0)) | byte(led[step]) & U32(1)
            return byte(played[step]) << U32(2) | known

        own = byte(hand)
        first = (count(own).astype(U32) << U32(8) | own) << U32(8) | byte(left)
        last = u32(0)
        for cards in discarded:
            last = last << U32(8) | byte(cards)
        return first << U32(10) | seen(0), (seen(1) << U32(10) | seen(2)) << U32(8) | byte(state.trick), last

    plain: List[Tuple[Array, ...]] = [(*key(shift), U32(shift)) for shift in (0, 8, 16)]
    for one, other in ((0, 1), (1, 2), (0, 1)):
        a, b = plain[one], plain[other]
        swap = (a[0] < b[0]) | (a[0] == b[0]) & ((a[1] < b[1]) | (a[1] == b[1]) & (a[2] < b[2]))
        plain[one] = tuple(where(swap, y, x) for x, y in zip(a, b))
        plain[other] = tuple(where(swap, x, y) for x, y in zip(a, b))
    return Places((U32(24), *(one[-1] for one in plain)))


def placed(cards: Array, order: Places) -> Array:
    """A set in the order of strength, with the suits in their places: trumps in the lowest byte."""
    return _joined([(cards >> shift & U32(0xFF)) << U32(8 * place) for place, shift in enumerate(order.shifts)])


def unplaced(cards: Array, order: Places) -> Array:
    """Undoes `placed`."""
    return _joined([(cards >> U32(8 * place) & U32(0xFF)) << shift for place, shift in enumerate(order.shifts)])


def _joined(parts: List[Array]) -> Array:
    result = parts[0]
    for part in parts[1:]:
        result = result | part
    return result


def _left(state: klaverjas.State) -> Array:
    return _joined(list(state.hands))


def _masters(hand: Array, others: Array) -> Array:
    beaten = others
    for step, mask in ((1, 0x7F7F7F7F), (2, 0x3F3F3F3F), (4, 0x0F0F0F0F)):
        beaten |= beaten >> U32(step) & U32(mask)
    return hand & ~beaten


class _Words:
    """The words behind the sets of cards, one input after the other."""

    def __init__(self) -> None:
        self._first = _FIRST["out"] // 32
        self.words: List[Any] = [U32(0)] * (WORDS - self._first)

    def add(self, first: int, length: int, place: Array, present: Any = True) -> None:
        """One of `length` inputs from `first` on."""
        place = place.astype(U32) + U32(first % 32)
        word = first // 32 - self._first
        for step in range((first % 32 + length - 1) // 32 + 1):
            here = present & (place >> U32(5) == step)
            self.words[word + step] |= where(here, U32(1) << (place & U32(31)), U32(0))


def packed(state: klaverjas.State, rules: Rules) -> Array:
    """The inputs for the seat to play, in 22 words."""
    seat = (state.leader + state.size) & 3
    order = places(state)
    hand = of_seat(state.hands, seat)
    others = _left(state) & ~hand
    legal = klaverjas.legal_cards(state, rules)
    follows = state.size > 0
    takes = legal & above(state.best) & (state.suit | U32(klaverjas.TRUMPS))
    of_trick = [
        where(follows, cards, U32(0)) for cards in (takes, legal & klaverjas.adds_roem(state.trick, rules), state.best)
    ]
    seats = [(seat + step) & 3 for step in range(4)]
    played = [of_seat(state.played, other) for other in seats]
    discarded = [of_seat(state.discarded, other) for other in seats]
    cannot = [of_seat(state.cannot, other) & others for other in seats[1:]]
    sets = [hand, _masters(hand, others), *of_trick[:2], *played, *discarded, *cannot, state.trick, of_trick[2]]

    words = _Words()
    led = [of_seat(state.led, other) for other in seats]
    for place, shift in enumerate(order.shifts):
        words.add(_FIRST["out"] + 9 * place, 9, count(others >> shift & U32(0xFF)))
        for step in range(4):
            words.add(_FIRST["led"] + 4 * place + step, 1, U32(0), led[step] >> shift & U32(1) != 0)

    def line(name: str, place: Array, present: Any = True) -> None:
        words.add(_FIRST[name], dict(GROUPS)[name], jnp.asarray(place), present)

    total = [points + roem for points, roem in zip(state.points, state.roem)]
    ahead = where(state.declarer & 1 == 0, total[0] - total[1], total[1] - total[0])
    before = klaverjas.trick_roem(state.trick, rules)
    line("place", state.size)
    line("holder", where((state.holder ^ seat) & 3 == 2, 0, 1), follows)
    line("declarer", (state.declarer - seat) & 3)
    line("number", state.tricks[0] + state.tricks[1])
    line("ahead", jnp.clip(ahead + 205, 0, 409) // 10)
    line("rest", (klaverjas.ALL_POINTS - state.points[0] - state.points[1]) // 10)
    own = of_seat(state.tricks, seat & 1)
    words.add(_FIRST["tricks"], 1, U32(0), own > 0)
    words.add(_FIRST["tricks"] + 1, 1, U32(0), state.tricks[0] + state.tricks[1] > own)
    line("trick_points", jnp.minimum(klaverjas.card_points(state.trick) // 5, 9), follows)
    line("trick_roem", where(before >= 40, 1, 0), follows & (before >= 20))
    line("calls", state.calls)
    of_rules = (
        rules.ruff == 1,
        rules.undertrump == 1,
        rules.undertrump == 2,
        rules.roem == 0,
        rules.four_jacks == 200,
        rules.nat == 1,
    )
    for step, present in enumerate(of_rules):
        words.add(_FIRST["rules"] + step, 1, U32(0), present)
    return jnp.stack([placed(cards, order) for cards in sets] + words.words, axis=-1)


def hidden(state: klaverjas.State, order: Places) -> Array:
    """What a critic sees besides, in 6 words: the cards of each other seat, and those of them that none left beats."""
    seat, left = (state.leader + state.size) & 3, _left(state)
    hands = [of_seat(state.hands, (seat + step) & 3) for step in (1, 2, 3)]
    sets = hands + [_masters(hand, left & ~hand) for hand in hands]
    return jnp.stack([placed(cards, order) for cards in sets], axis=-1)


def unpack(words: Array, dtype: Any = jnp.float32) -> Array:
    """The inputs of words with any axes before the last, one number each."""
    return bits(words).reshape(*words.shape[:-1], 32 * WORDS)[..., :COUNT].astype(dtype)
