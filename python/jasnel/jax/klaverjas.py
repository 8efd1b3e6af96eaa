"""Klaverjas in JAX: one deal as a state of arrays, and pure functions for `jax.jit`, `jax.vmap` and `jax.lax.scan`.

>>> import jax
>>> from jasnel.jax import klaverjas
>>> rules = klaverjas.rules("bedum,all-pass=dealer")
>>> state = klaverjas.deal(jax.random.key(1), rules)
>>> state = klaverjas.step(state, 36, rules)  # a pass
>>> int(klaverjas.turn(state, rules)), klaverjas.legal(state, rules).shape
(2, (37,))

Seats are 0 to 3 for North, East, South, West; side 0 is North and South. Actions are numbered as in jasnel.openspiel:

     0 to 31     a card, 8 * suit + rank: suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs; ranks are 0 to 7 for
                 7 8 9 T J Q K A
    32 to 35     a suit, 32 + suit, named as trump
    36           a pass

An action must be legal: nothing checks that. After the last card, `step` changes nothing. `rules` may be numbers of
Python, for a program compiled for one rule set, or arrays, for one that takes any.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Tuple

import jax
import jax.numpy as jnp

from ._bits import U32, Array, above, bits, count, lowest, nth, of_seat, one_hot, shuffled, suits_of, u32, where
from ._rules import OPTIONS, RULE_SETS, Rules, rules

__all__ = [
    "ACTIONS",
    "OPTIONS",
    "PASS",
    "RULE_SETS",
    "Rules",
    "State",
    "begin",
    "count",
    "deal",
    "is_over",
    "legal",
    "legal_cards",
    "natural",
    "nth",
    "observe",
    "play",
    "rules",
    "score",
    "speak",
    "speaker",
    "step",
    "strength",
    "turn",
    "with_contract",
]

FIRST_SUIT = 32
PASS = 36
ACTIONS = 37
ALL_POINTS = 162
TRUMPS = 0xFF000000

# The values of options.
_FREE_RUFF = _ANY_TRUMP = _FORBIDDEN = _BY_DEALER = _TO_DECLARER = _PAYS_ALL = 0
_FORCED = _LEFT_OTHER = _NO_CALLS = 2
_TURNED = 1

BySeat = Tuple[Array, ...]
BySide = Tuple[Array, ...]


class State(NamedTuple):
    """A deal in play. `hands` are in natural order, by numbers of actions, until a suit is trump.

    From then on all sets are in the order of `strength`, in which the trumps are the upper eight bits, and in each
    suit higher bits beat lower ones.
    """

    hands: BySeat  #: cards left, by seat
    dealer: Array
    turned: Array  #: the suit that was turned, or -1
    calls: Array  #: made; 0 if the contract is given
    trump: Array  #: -1 in the auction
    declarer: Array
    leader: Array  #: to the trick
    size: Array  #: cards in the trick
    trick: Array  #: its cards
    suit: Array  #: all cards of the suit led
    best: Array  #: the card winning it
    holder: Array  #: the seat that played it
    played: BySeat  #: cards, by seat
    discarded: BySeat  #: by seat, plain cards of another suit than was led
    cannot: BySeat  #: by seat, cards that what it played shows it not to hold
    led: BySeat  #: by seat, all cards of the suits that it has led
    points: BySide  #: of cards and the last trick, by side
    roem: BySide
    tricks: BySide


# By natural rank in each byte: where 7 8 9 T J Q K A go, as masks and how far up.
_PLAIN = ((0x87878787, 0), (0x70707070, -1), (0x08080808, 3))
_TRUMP = ((0x03030303, 0), (0x04040404, 4), (0x08080808, 1), (0x10101010, 3), (0x60606060, -3), (0x80808080, -2))


def _moved(cards: Array, moves: Any, sign: int) -> Array:
    result = u32(0)
    for mask, up in moves:
        if sign > 0:
            taken = cards & U32(mask)
        else:
            taken = cards & U32(mask << up if up > 0 else mask >> -up)
        up *= sign
        result |= taken << U32(up) if up > 0 else taken >> U32(-up)
    return result


def _ranks(cards: Array) -> Array:
    """Cards by strength with the ranks of each suit in natural order."""
    return _moved(cards & U32(~TRUMPS & 0xFFFFFFFF), _PLAIN, -1) | _moved(cards & U32(TRUMPS), _TRUMP, -1)


def _strengths(cards: Array) -> Array:
    """Undoes `_ranks`."""
    return _moved(cards & U32(~TRUMPS & 0xFFFFFFFF), _PLAIN, 1) | _moved(cards & U32(TRUMPS), _TRUMP, 1)


def strength(cards: Array, trump: Array) -> Array:
    """A set of cards of natural order in the order of strength."""
    shift = 8 * jnp.asarray(trump).astype(U32)
    under = (U32(1) << shift) - U32(1)
    plain = cards & under | cards >> U32(8) & ~under & U32(0x00FFFFFF)
    return _strengths(plain | cards >> shift << U32(24))


def natural(cards: Array, trump: Array) -> Array:
    """A set of cards in the order of strength, by numbers of actions."""
    shift = 8 * jnp.asarray(trump).astype(U32)
    under = (U32(1) << shift) - U32(1)
    ranks = _ranks(cards)
    plain = ranks & U32(0x00FFFFFF)
    return plain & under | (plain & ~under) << U32(8) | ranks >> U32(24) << shift


def begin(hands: Array, dealer: Array, turned: Any = -1) -> State:
    """A deal before its first call: hands as those of `jasnel.random_hands`, and with bidding=turned a suit."""
    hands = u32(hands)
    none, zero = u32(0), jnp.int32(0)
    return State(
        hands=tuple(hands[seat] for seat in range(4)),
        dealer=jnp.asarray(dealer, jnp.int32),
        turned=jnp.asarray(turned, jnp.int32),
        calls=zero,
        trump=jnp.int32(-1),
        declarer=zero,
        leader=zero,
        size=zero,
        trick=none,
        suit=none,
        best=none,
        holder=zero,
        played=(none,) * 4,
        discarded=(none,) * 4,
        cannot=(none,) * 4,
        led=(none,) * 4,
        points=(zero,) * 2,
        roem=(zero,) * 2,
        tricks=(zero,) * 2,
    )


def deal(key: Array, rules: Rules) -> State:
    """A random deal before its first call: all hands, dealers and turned suits are equally likely."""
    key_cards, key_dealer, key_suit = jax.random.split(key, 3)
    seats = shuffled(key_cards, 32) // 8
    cards = U32(1) << jnp.arange(32, dtype=U32)
    hands = jnp.stack([jnp.sum(jnp.where(seats == seat, cards, U32(0)), dtype=U32) for seat in range(4)])
    suit = jax.random.randint(key_suit, (), 0, 4)
    turned = where(rules.bidding == _TURNED, suit, -1)
    return begin(hands, jax.random.randint(key_dealer, (), 0, 4), turned)


def with_contract(state: State, trump: Array, declarer: Array) -> State:
    """The deal before its first card, with a contract that was given or drawn: no calls were made."""
    trump = jnp.asarray(trump, jnp.int32)
    return state._replace(
        hands=tuple(strength(hand, trump) for hand in state.hands),
        trump=trump,
        declarer=jnp.asarray(declarer, jnp.int32),
        leader=(state.dealer + 1) & 3,
    )


def speaker(state: State, rules: Rules) -> Array:
    """The seat to call."""
    left = (state.dealer + 1) & 3
    first = where(rules.speaks_first == _BY_DEALER, state.dealer, left)
    obliged = where(rules.all_pass == _BY_DEALER, state.dealer, left)
    seat = where(state.calls == 4, obliged, (first + state.calls) & 3)
    return where(rules.bidding == _NO_CALLS, left, seat)


def _legal_calls(state: State, rules: Rules) -> Array:
    """Suits as bits 0 to 3, and a pass as bit 4."""
    turned = where(state.turned >= 0, U32(1) << state.turned.astype(U32), U32(15))
    other = (state.turned >= 0) & (rules.all_pass == _LEFT_OTHER)
    last = where(other, U32(15) & ~turned, U32(15))
    return where(rules.bidding == _NO_CALLS, U32(15), where(state.calls < 4, turned | U32(16), last))


def speak(state: State, call: Array, rules: Rules) -> State:
    """The deal after a legal call: 0 to 3 for a suit, 4 for a pass."""
    seat = speaker(state, rules)
    named = with_contract(state, call, seat)
    return _either(call < 4, named, state)._replace(calls=state.calls + 1)


def _either(condition: Array, one: State, other: State) -> State:
    chosen: State = jax.tree.map(lambda a, b: jnp.where(condition, a, b), one, other)
    return chosen


def turn(state: State, rules: Rules) -> Array:
    """The seat to call or to play, of a deal that is not over."""
    return where(state.trump < 0, speaker(state, rules), (state.leader + state.size) & 3)


def is_over(state: State) -> Array:
    return state.tricks[0] + state.tricks[1] == 8


def _allowed(hand: Array, suit: Array, best: Array, partner_holds: Array, rules: Rules) -> Array:
    """The legal cards of a hand that follows."""
    trumps = hand & U32(TRUMPS)
    higher = trumps & above(best)
    only_trumps = hand == trumps
    # On a plain suit of which it has none.
    free = hand & ~(trumps & ~higher)
    any_card = (rules.undertrump != _FORBIDDEN) | only_trumps & (rules.only_trumps == _ANY_TRUMP) | (free == 0)
    on_partner = where(any_card, hand, free)
    under = where(rules.undertrump == _FORCED, trumps, hand)
    under = where((rules.undertrump == _FORBIDDEN) & ~only_trumps, hand & ~trumps, under)
    obliged = where(higher != 0, higher, under)
    void = where(partner_holds & (rules.ruff == _FREE_RUFF), on_partner, obliged)
    void = where(trumps == 0, hand, void)
    following = hand & suit
    over = following & higher
    return where(following == 0, void, where(over != 0, over, following))


def legal_cards(state: State, rules: Rules) -> Array:
    """The legal cards of the seat to play, as a set."""
    seat = (state.leader + state.size) & 3
    hand = of_seat(state.hands, seat)
    partner_holds = ((state.holder ^ seat) & 3) == 2
    return where(state.size == 0, hand, _allowed(hand, state.suit, state.best, partner_holds, rules))


def legal(state: State, rules: Rules) -> Array:
    """Which of the actions are legal; none after the last card."""
    auction = state.trump < 0
    cards = where(auction, U32(0), natural(legal_cards(state, rules), state.trump))
    calls = where(auction, _legal_calls(state, rules), U32(0))
    return jnp.concatenate([bits(cards), bits(calls, 5)], axis=-1).astype(bool)


def card_points(cards: Array) -> Array:
    """The points of a set of cards, without roem and the last trick."""
    points = jnp.int32(0)
    for each, mask in _POINTS:
        points += each * count(cards & U32(mask))
    return points


_POINTS = (
    (20, 0x80000000),
    (14, 0x40000000),
    (11, 0x20808080),
    (10, 0x10404040),
    (4, 0x08202020),
    (3, 0x04101010),
    (2, 0x00080808),
)
_STUK = 0x0C000000


def trick_roem(trick: Array, rules: Rules) -> Array:
    """The roem of at most four cards in one trick."""
    ranks = _ranks(trick)
    three = ranks & ranks >> U32(1) & ranks >> U32(2) & U32(0x3F3F3F3F)
    four = three & ranks >> U32(3) & U32(0x1F1F1F1F)
    alike = ranks & ranks >> U32(8) & ranks >> U32(16) & ranks >> U32(24)
    roem = where(four != 0, 50, where(three != 0, 20, 0))
    roem += where(trick & U32(_STUK) == U32(_STUK), 20, 0)
    roem += where(alike == 0, 0, where(alike == 16, rules.four_jacks, 100))
    return where(rules.roem != 0, roem, 0)


def adds_roem(trick: Array, rules: Rules) -> Array:
    """The cards that bring a trick of one to three cards roem, as a set."""
    ranks = _ranks(trick)
    lower, upper = ranks << U32(1) & U32(0xFEFEFEFE), ranks >> U32(1) & U32(0x7F7F7F7F)
    runs = lower & upper | upper & upper >> U32(1) & U32(0x3F3F3F3F) | lower & lower << U32(1) & U32(0xFCFCFCFC)
    alike = jnp.full_like(ranks, 0xFFFFFFFF)
    for turned in (8, 16, 24):
        alike &= ranks << U32(turned) | ranks >> U32(32 - turned)
    stuk = where(trick & U32(_STUK) != 0, U32(_STUK), U32(0))
    return where(rules.roem != 0, (_strengths(runs | alike) | stuk) & ~trick, U32(0))


def play(state: State, card: Array, rules: Rules) -> State:
    """The deal after a legal card of the seat to play, given as a set. Nothing checks that it is not over."""
    seat = (state.leader + state.size) & 3
    leads = state.size == 0
    trumps = U32(TRUMPS)
    partner_holds = ((state.holder ^ seat) & 3) == 2

    # A seat cannot hold cards beside which this one would not have been legal. Those of each of these sets are
    # alike in that.
    higher = trumps & above(state.best)
    shown = u32(0)
    for alike in (state.suit, higher, trumps & ~higher, ~(state.suit | trumps)):
        others = alike & ~card
        two = card | lowest(others)
        is_legal = _allowed(two, state.suit, state.best, partner_holds, rules) & card != 0
        shown |= where(is_legal, U32(0), others)
    shown = where(leads, U32(0), shown)

    suit = where(leads, suits_of(card), state.suit)
    takes = leads | (above(state.best) & (state.suit | trumps) & card != 0)
    best = where(takes, card, state.best)
    holder = where(takes, seat, state.holder)
    trick = state.trick | card
    hands = _changed(state.hands, seat, lambda hand: hand & ~card)

    ends = state.size == 3
    last = hands[0] | hands[1] | hands[2] | hands[3]
    points = where(ends, card_points(trick) + where(last == 0, 10, 0), 0)
    roem = where(ends, trick_roem(trick, rules), 0)
    side = holder & 1
    return state._replace(
        hands=hands,
        leader=where(ends, holder, state.leader),
        size=where(ends, 0, state.size + 1),
        trick=where(ends, U32(0), trick),
        suit=suit,
        best=best,
        holder=holder,
        played=_changed(state.played, seat, lambda cards: cards | card),
        discarded=_changed(state.discarded, seat, lambda cards: cards | where(leads, U32(0), card & ~state.suit & ~trumps)),
        cannot=_changed(state.cannot, seat, lambda cards: cards | shown),
        led=_changed(state.led, seat, lambda suits: suits | where(leads, suit, U32(0))),
        points=_changed(state.points, side, lambda won: won + points),
        roem=_changed(state.roem, side, lambda won: won + roem),
        tricks=_changed(state.tricks, side, lambda won: won + where(ends, 1, 0)),
    )


def _changed(values: BySeat, at: Array, change: Any) -> BySeat:
    return tuple(jnp.where(at == place, change(value), value) for place, value in enumerate(values))


def step(state: State, action: Array, rules: Rules) -> State:
    """The deal after a legal action of the seat in turn; after the last card, the same deal."""
    action = jnp.asarray(action, jnp.int32)
    card = strength(U32(1) << action.astype(U32), state.trump)
    played = _either(is_over(state), state, play(state, card, rules))
    return _either(state.trump < 0, speak(state, action - FIRST_SUIT, rules), played)


def score(state: State, rules: Rules) -> Array:
    """What each side writes down after the last card."""
    declarers = state.declarer & 1
    all_tricks = [tricks == 8 for tricks in state.tricks]
    roem = [
        own + where(every & ((declarers == side) | (rules.pit_for != _TO_DECLARER)), rules.pit, 0)
        for side, (own, every) in enumerate(zip(state.roem, all_tricks))
    ]
    total = [points + own for points, own in zip(state.points, roem)]
    ahead = where(declarers == 0, total[0] - total[1], total[1] - total[0])
    nat = (ahead <= 0) & (rules.nat == _PAYS_ALL)
    pays = ALL_POINTS + roem[0] + roem[1]
    return jnp.stack(
        [where(nat, where(declarers == side, 0, pays), total[side]) for side in range(2)], axis=-1
    ).astype(jnp.int32)


def observe(state: State, seat: Array, rules: Rules) -> Array:
    """What a seat sees now, as 251 numbers: those of `jasnel.pettingzoo`, in its order."""
    auction, over = state.trump < 0, is_over(state)

    def around(other: Array, shown: Any = True) -> Array:
        return one_hot(where(shown, (other - seat) & 3, -1), 4)

    def cards(set_of: Array) -> Array:
        shown = where(auction, set_of, natural(set_of, state.trump))
        return bits(shown).astype(jnp.float32)

    last = where(auction, -1, state.calls - 1)
    calls = [
        one_hot(where(place == last, state.trump, where(place < state.calls, 4, -1)), 5) for place in range(5)
    ]
    sides = [(seat + step) & 1 for step in range(2)]
    won = [
        where(side == 0, of[0], of[1]) / most
        for side in sides
        for of, most in ((state.points, ALL_POINTS), (state.roem, ALL_POINTS), (state.tricks, 8))
    ]
    return jnp.concatenate(
        [
            one_hot(seat, 4),
            cards(of_seat(state.hands, seat)),
            around(state.dealer),
            around(turn(state, rules), ~over),
            one_hot(state.turned, 4),
            *calls,
            one_hot(state.trump, 4),
            around(state.declarer, ~auction),
            jnp.stack(won, axis=-1).astype(jnp.float32),
            *(cards(of_seat(state.played, (seat + place) & 3)) for place in range(4)),
            around(state.leader, ~auction & ~over),
            cards(state.trick),
        ],
        axis=-1,
    )
