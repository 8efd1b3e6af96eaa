"""Boerenbridge in JAX: one deal as a state of arrays, and pure functions for `jax.jit`, `jax.vmap` and `jax.lax.scan`.

>>> import jax
>>> from jasnel.jax import boerenbridge
>>> state = boerenbridge.deal(jax.random.key(1), players=3, cards=2)
>>> for bid in (1, 0, 2):
...     state = boerenbridge.step(state, 52 + bid)
>>> int(boerenbridge.turn(state)), int(boerenbridge.legal(state).sum())
(0, 2)

Seats are numbered clockwise: seat 0, to the left of the dealer, bids and leads first, the dealer is the last. Actions
are numbered as in jasnel.openspiel:

     0 to 51     a card, 13 * suit + rank: suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs; ranks are 0 to 12 for
                 2 3 4 5 6 7 8 9 T J Q K A
    52 to 62     a bid, 52 + the number of tricks

The number of players is that of a program; the number of cards may differ from deal to deal. An action must be legal:
nothing checks that. After the last card, `step` changes nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from . import _bits
from ._bits import U32, Array, bits, one_hot, shuffled, where

__all__ = [
    "ACTIONS",
    "Cards",
    "FIRST_BID",
    "MOST_CARDS",
    "State",
    "begin",
    "bid",
    "count",
    "deal",
    "is_over",
    "legal",
    "legal_bids",
    "legal_cards",
    "most_cards",
    "nth",
    "observe",
    "play",
    "score",
    "step",
    "turn",
]

DECK = 52
FIRST_BID = DECK
MOST_CARDS = 10
ACTIONS = FIRST_BID + MOST_CARDS + 1

_RANKS = 0x1FFF


class Cards(NamedTuple):
    """A set of cards: 13 of 16 bits for each suit, in which higher bits beat lower ones; it may be one card."""

    high: Array  #: spades, which are trumps, and hearts
    low: Array  #: diamonds and clubs


class State(NamedTuple):
    """A deal in play. What is by seat is an array with as many places as there are players."""

    cards: Array  #: dealt to each
    hands: Cards  #: cards left, by seat
    made: Array  #: number of bids made
    bids: Array  #: by seat, 0 until made
    taken: Array  #: by seat
    leader: Array  #: to the trick
    size: Array  #: cards in the trick
    trick: Cards
    suit: Cards  #: all cards of the suit led
    best: Cards  #: the card winning the trick
    holder: Array  #: the seat that played it
    played: Cards  #: by seat


def _and(a: Cards, b: Cards) -> Cards:
    return Cards(a.high & b.high, a.low & b.low)


def _or(a: Cards, b: Cards) -> Cards:
    return Cards(a.high | b.high, a.low | b.low)


def _without(a: Cards, b: Cards) -> Cards:
    return Cards(a.high & ~b.high, a.low & ~b.low)


def _any(a: Cards) -> Array:
    return (a.high | a.low) != 0


def _either(condition: Array, one: Any, other: Any) -> Any:
    return jax.tree.map(lambda a, b: jnp.where(condition, a, b), one, other)


def most_cards(players: int) -> int:
    """The most cards a seat can be dealt."""
    return min(MOST_CARDS, DECK // players)


def _words(of: Array) -> Cards:
    """The sets of rows of 52 numbers, 0 or 1 each, by numbers of actions."""
    suits = jnp.sum(of.reshape(-1, 4, 13).astype(U32) << jnp.arange(13, dtype=U32), axis=-1, dtype=U32)
    return Cards(suits[:, 0] << U32(16) | suits[:, 1], suits[:, 2] << U32(16) | suits[:, 3])


def _numbers(cards: Cards) -> Array:
    """A set as 52 numbers, 0 or 1 each, by numbers of actions."""
    suits = (cards.high >> U32(16), cards.high, cards.low >> U32(16), cards.low)
    return jnp.concatenate([bits(suit, 13) for suit in suits], axis=-1)


def _card(action: Array) -> Cards:
    action = jnp.asarray(action, jnp.int32)
    suit = action // 13
    bit = U32(1) << (action % 13 + where(suit % 2 == 0, 16, 0)).astype(U32)
    return Cards(where(suit < 2, bit, U32(0)), where((suit >= 2) & (suit < 4), bit, U32(0)))


def _suit_of(card: Cards) -> Cards:
    def of_word(word: Array) -> Array:
        return where(word >> U32(16) != 0, U32(_RANKS << 16), where(word != 0, U32(_RANKS), U32(0)))

    return Cards(of_word(card.high), of_word(card.low))


def begin(hands: Array) -> State:
    """A deal before its first bid; `hands` has a row of 52 for each player, 1 where it holds the card."""
    hands = jnp.asarray(hands)
    players = hands.shape[0]
    none, zero = Cards(jnp.uint32(0), jnp.uint32(0)), jnp.int32(0)
    zeros = jnp.zeros(players, jnp.int32)
    return State(
        cards=jnp.sum(hands[0], dtype=jnp.int32),
        hands=_words(hands),
        made=zero,
        bids=zeros,
        taken=zeros,
        leader=zero,
        size=zero,
        trick=none,
        suit=none,
        best=none,
        holder=zero,
        played=Cards(zeros.astype(U32), zeros.astype(U32)),
    )


def deal(key: Array, players: int = 4, cards: Any = 0) -> State:
    """A random deal before its first bid, of 3 to 7 players; `cards` for each, 0 for the most there are."""
    if not 3 <= players <= 7:
        raise ValueError(f"{players} players; expected 3 to 7")
    most = most_cards(players)
    if isinstance(cards, int) and not 0 <= cards <= most:
        raise ValueError(f"{cards} cards; expected 1 to {most} with {players} players, or 0 for the most")
    dealt = where(jnp.asarray(cards) == 0, most, cards)
    seat = shuffled(key, DECK) // dealt
    return begin(seat[None, :] == jnp.arange(players)[:, None])


def _players(state: State) -> int:
    return int(state.bids.shape[-1])


def legal_bids(state: State) -> Array:
    """The legal numbers of tricks of the seat to bid, as bits."""
    last = state.made == _players(state) - 1
    total = jnp.sum(state.bids)
    any_bid = (U32(2) << state.cards.astype(U32)) - U32(1)
    forbidden = where(last & (total <= state.cards), U32(1) << (state.cards - total).astype(U32), U32(0))
    return any_bid & ~forbidden


def bid(state: State, tricks: Array) -> State:
    """The deal after a legal bid of the seat to bid."""
    return state._replace(bids=_changed(state.bids, state.made, lambda _: tricks), made=state.made + 1)


def _in_bidding(state: State) -> Array:
    return state.made < _players(state)


def _to_play(state: State) -> Array:
    return _around(state.leader + state.size, _players(state))


def _around(place: Array, players: int) -> Array:
    return where(place >= players, place - players, place)


def turn(state: State) -> Array:
    """The seat to bid or to play, of a deal that is not over."""
    return where(_in_bidding(state), state.made, _to_play(state))


def is_over(state: State) -> Array:
    return jnp.sum(state.taken) == state.cards


def _of(values: Array, seat: Array) -> Array:
    """The value of a seat."""
    return jnp.sum(jnp.where(jnp.arange(values.shape[-1]) == seat, values, 0), axis=-1, dtype=values.dtype)


def _hand(hands: Cards, seat: Array) -> Cards:
    return Cards(_of(hands.high, seat), _of(hands.low, seat))


def legal_cards(state: State) -> Cards:
    """The legal cards of the seat to play: of the suit led, or any if it has none."""
    hand = _hand(state.hands, _to_play(state))
    following = _and(hand, state.suit)
    return Cards(*_either((state.size > 0) & _any(following), following, hand))


def legal(state: State) -> Array:
    """Which of the actions are legal; none after the last card."""
    bidding = _in_bidding(state)
    cards = where(bidding, U32(0), _numbers(legal_cards(state)))
    bids = where(bidding, legal_bids(state), U32(0))
    return jnp.concatenate([cards, bits(bids, MOST_CARDS + 1)], axis=-1).astype(bool)


def count(cards: Cards) -> Array:
    """How many cards are in a set."""
    return _bits.count(cards.high) + _bits.count(cards.low)


def nth(cards: Cards, place: Array) -> Cards:
    """The card with this place, from 0 for the lowest; `place` must be below their number."""
    under = _bits.count(cards.low)
    is_low = place < under
    high = _bits.nth(cards.high, where(is_low, 0, place - under))
    low = _bits.nth(cards.low, where(is_low, place, 0))
    return Cards(where(is_low, U32(0), high), where(is_low, low, U32(0)))


def play(state: State, card: Cards) -> State:
    """The deal after a legal card of the seat to play, given as a set. Nothing checks that it is not over."""
    players = _players(state)
    seat = _to_play(state)
    leads = state.size == 0
    suit = Cards(*_either(leads, _suit_of(card), state.suit))
    best = state.best
    higher = (card.high > best.high) | (card.high == best.high) & (card.low > best.low)
    counts = (card.high >> U32(16) != 0) | _any(_and(card, suit))
    takes = leads | higher & counts
    holder = where(takes, seat, state.holder)
    ends = state.size == players - 1
    trick = _or(state.trick, card)
    none = Cards(U32(0), U32(0))
    return state._replace(
        hands=_changed(state.hands, seat, lambda hand: _without(hand, card)),
        taken=_changed(state.taken, holder, lambda tricks: tricks + where(ends, 1, 0)),
        leader=where(ends, holder, state.leader),
        size=where(ends, 0, state.size + 1),
        trick=Cards(*_either(ends, none, trick)),
        suit=suit,
        best=Cards(*_either(takes, card, best)),
        holder=holder,
        played=_changed(state.played, seat, lambda cards: _or(cards, card)),
    )


def _changed(values: Any, at: Array, change: Any) -> Any:
    """What is by seat, with that of one seat changed: `change(values)`."""
    return jax.tree.map(
        lambda new, old: jnp.where(jnp.arange(old.shape[-1]) == at, new, old), change(values), values
    )


def step(state: State, action: Array) -> State:
    """The deal after a legal action of the seat in turn; after the last card, the same deal."""
    action = jnp.asarray(action, jnp.int32)
    played = _either(is_over(state), state, play(state, _card(action)))
    after: State = _either(_in_bidding(state), bid(state, action - FIRST_BID), played)
    return after


def score(state: State) -> Array:
    """What each player writes down after the last card."""
    missed = jnp.abs(state.bids - state.taken)
    return where(missed == 0, 10 + 2 * state.bids, -2 * missed)


def observe(state: State, seat: Array) -> Array:
    """What a seat sees now, as numbers: those of `jasnel.pettingzoo`, in its order."""
    players = _players(state)
    bidding, over = _in_bidding(state), is_over(state)
    # By place around the table from the seat on.
    others = _around(seat + jnp.arange(players), players)
    turned = others[:, None] == jnp.arange(players)

    def around(values: Array) -> Array:
        return jnp.sum(jnp.where(turned, values, 0), axis=-1, dtype=values.dtype)

    def place_of(other: Array, shown: Any) -> Array:
        return ((others == other) & shown).astype(jnp.float32)

    def cards(set_of: Cards) -> Array:
        return _numbers(set_of).astype(jnp.float32).ravel()

    bids = where(others < state.made, around(state.bids), -1)
    return jnp.concatenate(
        [
            one_hot(seat, players),
            cards(_hand(state.hands, seat)),
            place_of(turn(state), ~over),
            one_hot(bids, MOST_CARDS + 1).ravel(),
            one_hot(around(state.taken), MOST_CARDS + 1).ravel(),
            cards(Cards(around(state.played.high), around(state.played.low))),
            place_of(state.leader, ~bidding & ~over),
            cards(state.trick),
        ]
    )
