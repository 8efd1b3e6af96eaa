"""The tools of `jasnel.mcp`: each is a question to the engine, with a schema of its arguments."""

from __future__ import annotations

from typing import Any, Dict, List, Mapping, Tuple

from ._arguments import ARGUMENTS
from ._numbers import whole

_Schema = Dict[str, Any]

INSTRUCTIONS = """\
Exact answers about the Dutch card games klaverjas and boerenbridge. Cards are suit and rank, suits S H D C, ranks
A K Q J T 9 8 7 (in boerenbridge down to 2): "SJ" is the jack of spades, "HT" the ten of hearts. Seats are N E S W,
clockwise; North and South are partners. A deal line has the hands clockwise from the seat before the colon, each as
spades.hearts.diamonds.clubs, and then what is known: trump=H, leader=S or dealer=N, declarer=E, rules=kbn, and for a
position in play fewer cards and trick=HA,H7. In boerenbridge spades are trumps, and seats are numbered from 0, left of
the dealer. Values and scores are points, North-South minus East-West, unless said otherwise.
The default rules are kbn (Amsterdam); rule_sets lists the others, such as nku-rotterdam. Never work out a value, a
legal card or a score yourself: ask."""


BUDGET_MS = 20_000
MOST_BUDGET_MS = 86_400_000
# After which what keeps to no budget is given up.
_MOST_MS = 60_000
# What the engine has to answer in with what it found, where it keeps to a budget.
_MORE_MS = 5_000
_BUDGET = {
    "type": "integer",
    "description": "milliseconds after which it answers with what it has, or gives up "
    f"(default {BUDGET_MS}, or what it takes up to {_MOST_MS})",
    "minimum": 1,
    "maximum": MOST_BUDGET_MS,
}


class Tool:
    """A tool: a question to the engine, with what is fixed in it."""

    def __init__(self, name: str, title: str, description: str, fixed: Mapping[str, Any]) -> None:
        self.name = name
        self.title = title
        self.description = description
        self.fixed = dict(fixed)
        ask = self.fixed["ask"]
        made = ARGUMENTS[f"boerenbridge.{ask}" if "game" in self.fixed else ask]
        budget = {"budget_ms": _BUDGET} if "budget_ms" in made["properties"] else {}
        # A bid has one only where it is asked for: it takes the place of the precision.
        self._has_budget = bool(budget) and self.fixed != {"ask": "bid"}
        self.schema: _Schema = {
            "type": "object",
            "properties": {**made["properties"], **budget},
            "required": made["required"],
            "additionalProperties": False,
        }

    def question(self, arguments: Mapping[str, Any]) -> Tuple[Dict[str, Any], int]:
        """The question to the engine, and the milliseconds after which it is stopped."""
        question = {**arguments, **self.fixed}
        told = arguments.get("budget_ms")
        if told is None and not self._has_budget:
            return question, _MOST_MS
        budget = BUDGET_MS if told is None else whole("budget_ms", told, 1, MOST_BUDGET_MS)
        return {**question, "budget_ms": budget}, budget + _MORE_MS


TOOLS: List[Tool] = [
    Tool(
        "solve_deal",
        "Solve a deal of klaverjas",
        "What a deal of klaverjas is worth when all four see all hands and play perfectly: value is points of "
        "North-South minus East-West still to be won, best the best cards to lead or play now, line the best play. "
        "With cards, what every legal card leads to. Exact, in milliseconds.",
        {"ask": "solve"},
    ),
    Tool(
        "trump_table",
        "Each suit as trumps",
        "What each suit is worth as trumps in a deal of klaverjas, with open hands: value, and for either side as "
        "declarers whether the contract is made, whether pit, and the score.",
        {"ask": "table"},
    ),
    Tool(
        "par_auction",
        "The best auction with open hands",
        "Klaverjas: who declares what, and what is written down, when all four see all hands and each seat makes the "
        "call that is best for its side; also what each other call would lead to. It measures the deal and does not "
        "predict what people call.",
        {"ask": "par"},
    ),
    Tool(
        "evaluate_calls",
        "What to call",
        "Klaverjas auction: what each call, pass or a suit, is worth to the seat in turn, which sees only its own "
        "eight cards. Of each suit the chance that the contract is made (played_makes: at a real table), the mean "
        "score and pit chance; call is the best one, clear whether that is certain.",
        {"ask": "bid"},
    ),
    Tool(
        "hand_book",
        "What a hand is worth, at once",
        "Klaverjas: what eight cards are worth to a player who declares, in each suit and in each place from the "
        "leader, 1 to 4, without a search: the chance that the contract is made, the mean score and pit chance, over "
        "all deals of the other cards. With exchanges, how much each single card exchanged would change it.",
        {"ask": "book"},
    ),
    Tool(
        "choose_move",
        "What to call or play",
        "Klaverjas: the call or card that a strong player would choose for the seat in turn, knowing only its own "
        "hand, the calls and the cards played. Without trump it is to call; with trump and declarer to play. move "
        "is the choice, moves what each legal one is worth on average.",
        {"ask": "move"},
    ),
    Tool(
        "check_claim",
        "Is the rest certain",
        "Klaverjas: whether the side of the seat in turn wins every trick that is left, whatever the opponents hold and "
        "play, as far as the seat can know from its own hand and the cards played. verdict is proved, refuted or "
        "unknown; alone says that the partner may play anything; counterexample is a possible deal that loses a "
        "trick.",
        {"ask": "claim"},
    ),
    Tool(
        "analyse_play",
        "Judge a played deal",
        "Judges a deal of klaverjas that was played, whole or in part: whether every card was legal, points and roem "
        "trick by trick, what every card cost against the best one with open hands, each player's worst card, and the "
        "card that cost the contract. With fair, also what each call and card was worth to its player, who saw one "
        "hand, and whether it was a mistake that the player could have known.",
        {"ask": "analyse"},
    ),
    Tool(
        "what_if",
        "What would have been",
        "Klaverjas: plays a deal that was played on from a card or call, many times, once for each choice, with the "
        "hidden cards dealt anew as the seat could expect them. For each choice, seen from the side of the seat: the "
        "mean points written down, the bounds of one in ten, half and nine in ten of the deals, how often nat and pit, "
        "and how much more than what was made, with its 95% interval.",
        {"ask": "what-if"},
    ),
    Tool(
        "hidden_cards",
        "Where the hidden cards are",
        "Klaverjas: what the seat to call or play could expect of the other three hands at a point of a deal that was "
        "played: for each card it does not see the chance that each seat holds it, for each suit the chance of a void, "
        "and the chances of how many trumps each seat has left. By the calls and cards so far, if all play as the "
        "library does.",
        {"ask": "beliefs"},
    ),
    Tool(
        "fit_of_cards",
        "Does a pair know more than it can see?",
        "Klaverjas: how many times as likely each card of a played deal is for a player who knows the partner's hand as for "
        "one who does not, and what a side's cards are worth as evidence. For a fair pair that is at most 1 on average; the "
        "evidence of deals is multiplied. One deal says next to nothing, and no number accuses anybody.",
        {"ask": "fair-play"},
    ),
    Tool(
        "points_lost",
        "What the choices of a player lost",
        "Klaverjas: what the calls and cards of one seat in a played deal lost by what it could know, in points, and what "
        "each level of the computer would have lost with the same choices. One deal says little: give the answers of "
        "several to rate_player.",
        {"ask": "yardstick"},
    ),
    Tool(
        "rate_player",
        "How good a player is",
        "Klaverjas: from answers of points_lost for four deals or more, what the player lost a deal and what each level of "
        "the computer lost more, with 95% intervals, and how many more sets of 32 deals make them sure to 3 points.",
        {"ask": "rating"},
    ),
    Tool(
        "luck_of_deal",
        "Luck or skill",
        "Klaverjas: what of the result of a played deal was due to the cards, to the calls of either side, to cards that "
        "nobody could see, and to the play of either side, in points of North-South minus East-West.",
        {"ask": "luck"},
    ),
    Tool(
        "find_puzzle",
        "A puzzle in a played deal",
        "Klaverjas: the position of a played deal in which one card is best by far, with that card and the reason, if "
        "there is one; with hands hidden or open.",
        {"ask": "puzzles"},
    ),
    Tool(
        "compare_results",
        "Rank a comparison evening",
        "Klaverjas, boards played at several tables: match points, tops and play points of each pair by the rules of "
        "the NKF, and its place. Give what each side wrote down, roem included, or - for both if the board was "
        "cancelled. The director may award match points in place of those of the score.",
        {"ask": "compare"},
    ),
    Tool(
        "draw_tables",
        "A club's draw",
        "Klaverjas at a club: draws who sits at which table in a boompje, and who stands. Give the names of those who are "
        "there and, in earlier, the answers for the boompjes before in the same evening: nobody stands a second time "
        "before all have stood.",
        {"ask": "draw"},
    ),
    Tool(
        "club_evening",
        "A club's evening",
        "Klaverjas at a club: each player's points by boompje, the places and the prizes, from the totals or the deals "
        "that each table handed in. Totals that so many deals cannot bring are an error, with the nearest that they can.",
        {"ask": "evening"},
    ),
    Tool(
        "club_season",
        "A club's season",
        "Klaverjas at a club: the best evenings of each player, who may win a prize, the champion and the cup. Give the "
        "players of each evening with their points.",
        {"ask": "season"},
    ),
    Tool(
        "club_book",
        "A club's season as text",
        "Reads the text of a klaverjas club's season, as `jasnel club` keeps it, and adds to it: players, a draw, the "
        "totals that tables hand in, or undo. Gives the new text, each evening with its standings, and the season.",
        {"ask": "club"},
    ),
    Tool(
        "move_pairs",
        "How pairs move between tables",
        "Klaverjas, boards played at several tables: which pairs meet at which table in each round, with which boards, by "
        "Schevenings or Howell; of an odd number of pairs one is free each round.",
        {"ask": "movement"},
    ),
    Tool(
        "club_paper",
        "What a club prints",
        "Klaverjas at a club: control cards of hands, labels of wallets, cards of tables, place slips, score slips, the "
        "collective sheet or score sheets, as texts, lines and boxes on pages, in millimetres.",
        {"ask": "paper"},
    ),
    Tool(
        "score_fours",
        "Matches of fours",
        "Klaverjas, fours who play the same boards at two tables: what one has more on each board and in all, match "
        "points, and the fours in order.",
        {"ask": "fours"},
    ),
    Tool(
        "rank_teams",
        "Teams",
        "Klaverjas at a club: teams in order of the sum of what their pairs, fours or players gathered.",
        {"ask": "teams"},
    ),
    Tool(
        "draw_knockout",
        "A knock-out round",
        "Draws who meets whom in a round in which who loses is out; of an odd number one goes on without a match, and "
        "not one who did so before.",
        {"ask": "knockout"},
    ),
    Tool(
        "match_to_points",
        "A match to a number of points",
        "Klaverjas to 1,500 or as many points as you say: the totals after some deals, and who has won.",
        {"ask": "race"},
    ),
    Tool(
        "score_deal",
        "What is written down",
        "Klaverjas: what both sides write down of a deal that is over, from the card points of the declaring side and "
        "the roem of both: made, nat, pit, or a revoke that ended it.",
        {"ask": "score"},
    ),
    Tool(
        "deal_state",
        "Whose turn, what is legal",
        "Klaverjas: whose turn it is in a deal so far and what it may call or play, who won each trick with its points "
        "and roem, and the result when the deal is over.",
        {"ask": "state"},
    ),
    Tool(
        "random_deal",
        "Deal at random",
        "A random deal of klaverjas: its line and its hands by seat. With a seed, the same for the same seed and "
        "number; without one, a new deal from the random numbers of the system.",
        {"ask": "random"},
    ),
    Tool(
        "read_deals",
        "Read deals from text",
        "The deals of klaverjas in a text: deal lines, PBN tags, hand diagrams, or records of played deals. Gives each "
        "as a line and as hands by seat, ready for the other tools.",
        {"ask": "read"},
    ),
    Tool(
        "commit_to_deals",
        "Commit to deals",
        "A hash of deals of klaverjas that can be published before they are played, and shows afterwards that none was "
        "changed; with that hash, whether the deals and the salt in a text are as published.",
        {"ask": "commit"},
    ),
    Tool(
        "rule_sets",
        "Rule sets",
        "The rule sets of klaverjas that are known, their sources, and each option with its meaning.",
        {"ask": "rules"},
    ),
    Tool(
        "boerenbridge_solve",
        "Solve a deal of boerenbridge",
        "What each seat takes in a deal of boerenbridge when all see all hands and play for their own score: tricks "
        "and scores by seat, and the line of play. With paranoid, which bids each seat can force against all others.",
        {"ask": "solve", "game": "boerenbridge"},
    ),
    Tool(
        "boerenbridge_bids",
        "What to bid in boerenbridge",
        "What each bid is worth in boerenbridge to the seat in turn, which sees only its own hand: mean score and "
        "chance to take exactly so many tricks; bid is the best one.",
        {"ask": "bid", "game": "boerenbridge"},
    ),
    Tool(
        "boerenbridge_move",
        "What to bid or play in boerenbridge",
        "The bid or card that a strong player of boerenbridge would choose for the seat in turn, knowing only its own "
        "hand, the bids and the cards played. With the bids of all seats it is to play a card.",
        {"ask": "move", "game": "boerenbridge"},
    ),
]
