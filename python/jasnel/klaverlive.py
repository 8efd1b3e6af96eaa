"""The JSON of KlaverLive (klaver.live): positions in it become requests to the engine, and the other way round.

    python -m jasnel.klaverlive < states.jsonl

reads a state from each line of standard input and prints the card to play, as KlaverLive writes it: ``h14`` is the
ace of hearts.
"""

from __future__ import annotations

import argparse
import json
import shlex
import subprocess
import sys
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple

from ._engine import Engine, ask
from ._native import JasnelError

_SUITS = {"k": "C", "h": "H", "r": "D", "s": "S"}
_SUIT_NAMES = {"C": "klaver", "H": "harten", "D": "ruiten", "S": "schoppen"}
_RANKS = dict(zip(("7", "8", "9", "10", "11", "12", "13", "14"), "789TJQKA"))
# By number, clockwise: 0 is the player that sees the state, always shown in the south.
_SEATS = "SWNE"
_COMPASS = ("Zuid", "West", "Noord", "Oost")


def read_card(text: str) -> str:
    """``h14`` as ``HA``. Raises JasnelError for what is no card."""
    if text[:1] in _SUITS and text[1:] in _RANKS:
        return _SUITS[text[0]] + _RANKS[text[1:]]
    raise JasnelError(f"'{text[:20]}' is no card; expected a suit, k h r or s, and a rank from 7 to 14, such as h14")


def write_card(card: str) -> str:
    """``HA`` as ``h14``."""
    suit = next(letter for letter, name in _SUITS.items() if name == card[0])
    return suit + next(number for number, rank in _RANKS.items() if rank == card[1])


def read_state(state: Mapping[str, Any], rules: str = "nku-rotterdam") -> Dict[str, Any]:
    """The request for a card of the player that sees `state`, whose turn it is: it sits South.

    Raises JasnelError with one line for what is missing or wrong, and for cards that cannot have been played like
    that under `rules`.
    """
    if not isinstance(state, Mapping):
        raise JasnelError(f"a state of type {type(state).__name__}; expected an object with MyCards, History ...")
    hand = [read_card(word) for word in _need(state, "MyCards", str).split() if word != "."]
    trump = _trump(_need(state, "TroefKleur", str))
    turn = state.get("PlayersTurn", 0)
    if turn != 0:
        raise JasnelError(f"PlayersTurn: {turn}; expected 0, the player that sees the state")
    declarer = _need(state, "PlayerNrGaat", int)
    if not 0 <= declarer <= 3:
        raise JasnelError(f"PlayerNrGaat: {declarer}; expected 0 to 3")
    team = state.get("TeamGaat", declarer % 2)
    if team != declarer % 2:
        raise JasnelError(f"TeamGaat: {team}; expected {declarer % 2}, the side of PlayerNrGaat {declarer}")
    center = [_placed(card, f"Center, card {i}") for i, card in enumerate(_need(state, "Center", list), 1)]
    history = _need(state, "History", list)
    if len(history) + len(hand) != 8:
        raise JasnelError(
            f"History: {_count(len(history), 'trick')}; expected {8 - len(hand)}, all of the deal, as there "
            f"{'is' if len(hand) == 1 else 'are'} {_count(len(hand), 'card')} in MyCards"
        )
    request: Dict[str, Any] = {
        "game": "klaverjas",
        "rules": rules,
        "dealer": None,
        "seat": _SEATS[0],
        "hand": hand,
        "trump": trump,
        "declarer": _SEATS[declarer],
        "tricks": [],
    }
    if center:
        request["tricks"] = [{"leader": _SEATS[center[0][0]], "cards": [card for _, card in center]}]
    playable = state.get("MyPlayableCards")
    if playable is not None:
        cards = playable.get("Cards") if isinstance(playable, Mapping) else None
        if not isinstance(cards, list) or not all(isinstance(card, Mapping) for card in cards):
            raise JasnelError("MyPlayableCards: expected an object with a list of Cards")
        request["legal"] = [read_card(str(card.get("k"))) for card in cards]
    return _possible(request, _readings(history))


def write_state(request: Mapping[str, Any]) -> Dict[str, Any]:
    """The state that KlaverLive shows a player of a request for a card, as programs get it in a match.

    It has the keys that describe the position; names, scores and messages of the table are left out.
    """
    if "trump" not in request:
        raise JasnelError("a request to call; expected one to play a card, as states of an auction are not public")
    own = _SEATS.index(request["seat"])

    def number(seat: str) -> int:
        return (_SEATS.index(seat) - own) % 4

    trump = request["trump"]
    history: List[Dict[str, Any]] = []
    center: List[Dict[str, Any]] = []
    for i, trick in enumerate(request.get("tricks") or [], 1):
        first = number(trick["leader"])
        played = [((first + place) % 4, card) for place, card in enumerate(trick["cards"])]
        shown = [{"Compas": _COMPASS[seat], "Card": write_card(card), "Extra": None} for seat, card in played]
        if len(played) < 4:
            center = shown
            continue
        shown = [shown[(seat - first) % 4] for seat in range(4)]
        title = f"{i}e slag"
        highest = number(trick["winner"]) if "winner" in trick else -1
        history.append({"First": first, "Highest": highest, "Title": title, "Cards": shown, "Count": 4})
    declarer = number(request["declarer"])
    state: Dict[str, Any] = {
        "PlayersTurn": 0,
        "PlayersTurnCompas": _COMPASS[0],
        "TroefKleur": _SUIT_NAMES[trump],
        "History": history,
        "Center": center,
        "TeamGaat": declarer % 2,
        "PlayerNrGaat": declarer,
        "MyCards": " ".join([*map(write_card, request["hand"]), *["."] * (8 - len(request["hand"]))]),
    }
    if request.get("legal"):
        cards = [{"k": write_card(card), "e": None} for card in request["legal"]]
        state["MyPlayableCards"] = {"Cards": cards, "InitialCards": None}
    return state


def choose(state: Mapping[str, Any], rules: str = "nku-rotterdam", engine: Optional[Engine] = None) -> str:
    """The card to play in `state`, as KlaverLive writes it. Raises JasnelError for a state that cannot be."""
    answer = (engine or Engine()).ask({**read_state(state, rules), "ask": "move"})
    return write_card(answer["move"])


def _need(state: Mapping[str, Any], key: str, kind: type) -> Any:
    value = state.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        names = {str: "a text", int: "a whole number", list: "a list"}
        what = "missing" if value is None else f"of type {type(value).__name__}"
        raise JasnelError(f"{key}: {what}; expected {names[kind]}")
    return value


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _trump(name: str) -> str:
    for suit, word in _SUIT_NAMES.items():
        if name.lower().startswith(word):
            return suit
    raise JasnelError(f"TroefKleur: '{name[:20]}'; expected schoppen, harten, ruiten or klaver")


def _placed(shown: Any, where: str) -> Tuple[int, str]:
    if not isinstance(shown, Mapping) or shown.get("Compas") not in _COMPASS:
        raise JasnelError(f"{where}: expected an object with Compas, one of {', '.join(_COMPASS)}, and Card")
    try:
        return _COMPASS.index(shown["Compas"]), read_card(str(shown.get("Card")))
    except JasnelError as error:
        raise JasnelError(f"{where}: {error}") from None


def _readings(history: Sequence[Any]) -> List[List[Dict[str, Any]]]:
    """The complete tricks as they may have been played.

    KlaverLive has sent their cards in two ways: each beside the seat that played it, and in the order of play, where
    the seats beside them say nothing.
    """
    named: List[Dict[str, Any]] = []
    in_order: List[Dict[str, Any]] = []
    for i, trick in enumerate(history, 1):
        where = f"History, trick {i}"
        cards = trick.get("Cards") if isinstance(trick, Mapping) else None
        if not isinstance(cards, list) or len(cards) != 4:
            raise JasnelError(f"{where}: expected an object with First and four Cards")
        first = _need(trick, "First", int)
        if not 0 <= first <= 3:
            raise JasnelError(f"{where}: First: {first}; expected 0 to 3, the seat that led")
        placed = [_placed(card, f"{where}, card {place}") for place, card in enumerate(cards, 1)]
        winner = trick.get("Highest")
        won = {"winner": _SEATS[winner]} if winner in range(4) else {}
        in_order.append({"leader": _SEATS[first], "cards": [card for _, card in placed], **won})
        by_seat = dict(placed)
        if len(by_seat) == 4:
            clockwise = [by_seat[(first + place) % 4] for place in range(4)]
            named.append({"leader": _SEATS[first], "cards": clockwise, **won})
    return [tricks for tricks in (named, in_order) if len(tricks) == len(history)]


def _possible(request: Mapping[str, Any], readings: Sequence[List[Dict[str, Any]]]) -> Dict[str, Any]:
    """The request with the reading of the complete tricks that the engine takes for possible."""
    errors = []
    for tricks in readings:
        one = {**request, "tricks": [*tricks, *request["tricks"]]}
        one["dealer"] = _SEATS[_SEATS.index(one["tricks"][0]["leader"]) - 1] if one["tricks"] else _SEATS[-1]
        try:
            ask({**one, "ask": "move", "player": "random"})
            return one
        except JasnelError as error:
            errors.append(error)
    # In the wrong reading the winner of a trick does not lead to the next, or it is another's turn.
    raise min(errors, key=lambda error: any(word in str(error) for word in ("leader", "winner", "turn")))


def _ask_program(command: Sequence[str], request: Mapping[str, Any]) -> str:
    """The card that a program for KlaverLive plays, asked once for it; ``{}`` among its words is the state."""
    state = json.dumps(write_state(request))
    words = [state if word == "{}" else word for word in command]
    try:
        done = subprocess.run(
            words if "{}" in command else [*words, state], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
            check=False,
        )
    except OSError as error:
        raise JasnelError(f"{command[0]} cannot be run: {error.strerror}") from None
    printed = done.stdout.split()
    if done.returncode != 0 or not printed:
        raise JasnelError(f"{command[0]} ended with status {done.returncode} and printed no card; expected one")
    return read_card(printed[-1])


def _play_for(command: Sequence[str], requests: Iterable[str]) -> int:
    """Answers the requests to a player, one on each line, with what a program for KlaverLive plays."""
    for line in requests:
        request = json.loads(line)
        try:
            answer = {"id": request["id"], "move": _ask_program(command, request)}
        except JasnelError as error:
            answer = {"id": request["id"], "error": str(error)}
        print(json.dumps(answer), flush=True)
    return 0


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Answers the states on standard input, or one on the command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m jasnel.klaverlive", description="Plays a card in states of KlaverLive, as JSON."
    )
    parser.add_argument("state", nargs="?", help="a state; without it, one on each line of standard input")
    parser.add_argument("--rules", default="nku-rotterdam", help="the rule set (default nku-rotterdam)")
    parser.add_argument("--player", default="full", help="who plays (default full)")
    parser.add_argument(
        "--bot", metavar="COMMAND",
        help="be a player of jasnel match: for each card run this program for KlaverLive, with a state for {} or last",
    )
    options = parser.parse_args(arguments)
    if options.bot is not None:
        command = shlex.split(options.bot)
        if not command:
            parser.error("--bot: no command; expected one, such as 'python bot.py {}'")
        return _play_for(command, sys.stdin)
    try:
        engine = Engine(options.player)
    except JasnelError as error:
        parser.error(f"--player: {error}")
    failed = False
    lines = sys.stdin if options.state is None else [options.state]
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            print(choose(json.loads(line), options.rules, engine), flush=True)
        except (JasnelError, ValueError) as error:
            failed = True
            print(flush=True)  # a line for each state
            print(f"jasnel.klaverlive: line {number}: {error}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
