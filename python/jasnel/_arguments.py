"""What questions take, as JSON Schema."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import Any, Dict

ARGUMENTS: Dict[str, Dict[str, Any]] = {
    "move": {
        "properties": {
            "player": {
                "type": "string",
                "examples": ["full:level=club"],
                "description": "who answers (default the player of the engine); not a program",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
            },
            "rule_options": {
                "type": "object",
                "additionalProperties": {"type": "string"},
                "description": "options of the rules with their values, which are compared with the rules",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; the seat to the left calls and leads first",
            },
            "seat": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "whose hand it is (default the seat to call or play, as it must be)",
            },
            "hand": {
                "description": "the cards that the seat still holds",
                "type": "array",
                "items": {"type": "string", "examples": ["HT"]},
                "maxItems": 8,
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "all calls so far, first speaker first",
            },
            "barred": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "side": {"enum": ["NS", "EW"], "description": "the side that may not play"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["side", "after"],
                },
                "description": "sides that must pass because of a call out of turn, as state answers them",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "the trump suit, where a card is to be played",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, where a card is to be played",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led to the trick",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "winner": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who has won it, or wins it so far",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["leader", "cards"],
                },
                "description": "all tricks, the one in progress last",
            },
            "legal": {
                "type": "array",
                "items": {"type": "string"},
                "description": "the legal calls or cards, which are compared with the rules",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "milliseconds after which the answer is what was found so far",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "for random choices (default 1)",
            },
            "deal_id": {
                "type": "string",
                "examples": ["12-2"],
                "description": "which deal and sitting this is, as 12-2; a program that plays is told it",
            },
            "match": {
                "type": "string",
                "examples": ["2,-80"],
                "description": "where the match stands for the side to call or play: deals left with this one, and points ahead, such as 2,-80; or the points it goes to and those of both sides, such as 1500,1200,1350",
            },
            "conventions": {
                "description": "what each side agreed that a card says: a card of conventions for both, or an object with ns and ew",
                "type": "string",
                "examples": ["bedum"],
            },
            "why": {"type": "boolean", "description": "whether to say why a card was chosen"},
        },
        "required": ["dealer", "hand"],
    },
    "boerenbridge.move": {
        "properties": {
            "player": {
                "type": "string",
                "examples": ["full:level=club"],
                "description": "who answers (default the player of the engine); not a program",
            },
            "players": {"type": "integer", "minimum": 3, "maximum": 7, "description": "how many play"},
            "cards": {
                "type": "integer",
                "minimum": 1,
                "maximum": 10,
                "description": "cards dealt to each (default those of the hand and one for each full trick)",
            },
            "seat": {
                "type": "integer",
                "minimum": 0,
                "maximum": 6,
                "description": "whose hand it is, 0 left of the dealer (default the seat to bid or play, as it must be)",
            },
            "hand": {
                "description": "the cards that the seat still holds",
                "type": "array",
                "items": {"type": "string", "examples": ["HT"]},
                "maxItems": 10,
            },
            "bids": {
                "type": "array",
                "items": {"type": ["integer", "null"]},
                "description": "what each seat has bid, from seat 0 on; null for one that has not",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 6,
                            "description": "who led to the trick",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "winner": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 6,
                            "description": "who has won it, or wins it so far",
                        },
                    },
                    "required": ["leader", "cards"],
                },
                "description": "all tricks, the one in progress last",
            },
            "legal": {
                "type": "array",
                "items": {"type": "integer", "minimum": 0, "maximum": 10},
                "description": "the legal bids or cards, which are compared with the rules",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "milliseconds after which the answer is what was found so far",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "for random choices (default 1)",
            },
            "deal_id": {
                "type": "string",
                "examples": ["12-2"],
                "description": "which deal and sitting this is, as 12-2; a program that plays is told it",
            },
        },
        "required": ["players", "hand"],
    },
    "bid": {
        "properties": {
            "hand": {
                "description": "the hand, spades.hearts.diamonds.clubs",
                "type": "array",
                "items": {"type": "string", "examples": ["HT"]},
                "minItems": 8,
                "maxItems": 8,
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; the seat to the left leads to the first trick",
            },
            "seat": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the seat of the hand (default the seat to call)",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "calls made already, such as pass,pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
            },
            "given": {
                "type": "string",
                "examples": ["N:J9... - - -"],
                "description": "cards known to be in other hands, such as N:J9... - - -",
            },
            "dealt": {
                "type": "string",
                "examples": ["3-2-3,riffles=1,cut"],
                "description": "how the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut",
            },
            "match": {
                "type": "string",
                "examples": ["2,-80"],
                "description": "where the match stands for the side to call or play: deals left with this one, and points ahead, such as 2,-80; or the points it goes to and those of both sides, such as 1500,1200,1350",
            },
            "legal": {
                "type": "array",
                "items": {"type": "string"},
                "description": "the calls that the seat may make, which are compared with the rules",
            },
            "barred": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "side": {"enum": ["NS", "EW"], "description": "the side that may not play"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["side", "after"],
                },
                "description": "sides that must pass because of a call out of turn, as state answers them",
            },
            "worlds": {
                "type": "integer",
                "minimum": 2,
                "maximum": 10000000,
                "description": "number of random deals of the other cards",
            },
            "precision": {
                "type": "number",
                "minimum": 0.001,
                "maximum": 0.5,
                "description": "stop when chances are known to within so many percentage points; as a key a fraction, 0.02 for 2 (default 2, unless there is another limit)",
            },
            "until_clear": {"type": "boolean", "description": "stop when the best call is clear"},
            "open_hands": {
                "type": "boolean",
                "description": "the best call with open hands, not as players achieve it",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "at most this many milliseconds per hand; the answer then depends on the clock",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "seed of the random deals (default 1); the answer is the same for any number of threads",
            },
        },
        "required": ["hand", "dealer"],
    },
    "boerenbridge.bid": {
        "properties": {
            "hand": {
                "description": "the hand, spades.hearts.diamonds.clubs",
                "type": "array",
                "items": {"type": "string", "examples": ["HT"]},
            },
            "players": {
                "type": "integer",
                "minimum": 3,
                "maximum": 7,
                "description": "number of players, 3 to 7 (default of the command 5)",
            },
            "cards": {
                "type": "integer",
                "minimum": 1,
                "maximum": 10,
                "description": "cards dealt to each (default as many as the hand has)",
            },
            "seat": {
                "type": "integer",
                "minimum": 0,
                "maximum": 6,
                "description": "the seat of the hand, 0 left of the dealer (default the seat to bid)",
            },
            "bids": {
                "type": "array",
                "items": {"type": ["integer", "null"]},
                "description": "bids made already, from seat 0 on",
            },
            "legal": {
                "type": "array",
                "items": {"type": "integer"},
                "description": "the bids that the seat may make, which are compared with the rules",
            },
            "worlds": {
                "type": "integer",
                "minimum": 1,
                "maximum": 100000000,
                "description": "number of random deals of the other cards (default 2000)",
            },
            "precision": {
                "type": "number",
                "minimum": 0.01,
                "maximum": 10.0,
                "description": "stop when the best bid's score is known to within so many points",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "at most this many milliseconds per hand; the answer then depends on the clock",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "seed of the random deals (default 1); the answer is the same for any number of threads",
            },
        },
        "required": ["hand", "players"],
    },
    "solve": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "a deal line; without trump= each suit in turn",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
            },
            "leader": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who leads, or led to the trick in progress",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; the seat to the left leads to the first trick",
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C", "all"],
                "description": "trump (default all: each suit in turn)",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "whose side made trump (default the leader)",
            },
            "objective": {
                "type": "string",
                "enum": ["points", "make", "pit", "score"],
                "description": "what to solve for: points, whether the declaring side makes the contract or pit, or the written score (default points)",
            },
            "cards": {"type": "boolean", "description": "also the outcome of each legal card"},
            "value_only": {
                "type": "boolean",
                "description": "leave out the best cards and the line of play: faster",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "give up on a suit after so many milliseconds",
            },
        },
        "required": ["deal"],
    },
    "boerenbridge.solve": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0"],
                "description": "a deal line, with bids unless only what seats can force is asked",
            },
            "paranoid": {
                "description": "which bids a seat can force when all others play against it; of one seat, or of all",
                "type": "boolean",
            },
            "scores": {
                "type": "boolean",
                "description": "with `paranoid`, also the guaranteed score of each bid; much slower from eight cards on",
            },
            "cards": {
                "type": "boolean",
                "description": "also the outcome of each legal card of the seat to play",
            },
            "nodes": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "give up on a deal, or with `paranoid` on a seat, after so many nodes (cards played in the search); 0 for no limit (default of the command 20000000, otherwise 0)",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "the same after so many milliseconds",
            },
        },
        "required": ["deal"],
    },
    "table": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "a deal line of whole hands; trump= and declarer= do not count",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
            },
            "leader": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who leads, or led to the trick in progress",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; the seat to the left leads to the first trick",
            },
            "all_leaders": {"type": "boolean", "description": "each seat leads in turn"},
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "give up on a suit after so many milliseconds",
            },
        },
        "required": ["deal"],
    },
    "par": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "a deal line of whole hands; trump= and declarer= do not count",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
            },
            "leader": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who leads, or led to the trick in progress",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; the seat to the left leads to the first trick",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "calls made already, such as pass,pass",
            },
            "rows": {"type": "boolean", "description": "also the rows of the table, in JSON"},
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "give up on a suit after so many milliseconds",
            },
        },
        "required": ["deal"],
    },
    "book": {
        "properties": {
            "hand": {
                "description": "the hand, eight cards",
                "type": "array",
                "items": {"type": "string", "examples": ["HT"]},
                "minItems": 8,
                "maxItems": 8,
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn)",
            },
            "trump": {"type": "string", "enum": ["S", "H", "D", "C"], "description": "only this suit"},
            "place": {
                "type": "integer",
                "minimum": 1,
                "maximum": 4,
                "description": "only this place: 1 leads, 4 dealt",
            },
            "dealt": {
                "type": "string",
                "examples": ["3-2-3,riffles=1,cut"],
                "description": "how the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut",
            },
            "exchanges": {
                "type": "boolean",
                "description": "also hands that differ in one card; with `trump` and `place`",
            },
        },
        "required": ["hand"],
    },
    "claim": {
        "properties": {
            "player": {
                "type": "string",
                "examples": ["full:level=club"],
                "description": "who answers (default the player of the engine); not a program",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
            },
            "rule_options": {
                "type": "object",
                "additionalProperties": {"type": "string"},
                "description": "options of the rules with their values, which are compared with the rules",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; the seat to the left calls and leads first",
            },
            "seat": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "whose hand it is (default the seat to call or play, as it must be)",
            },
            "hand": {
                "description": "the cards that the seat still holds",
                "type": "array",
                "items": {"type": "string", "examples": ["HT"]},
                "maxItems": 8,
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "all calls so far, first speaker first",
            },
            "barred": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "side": {"enum": ["NS", "EW"], "description": "the side that may not play"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["side", "after"],
                },
                "description": "sides that must pass because of a call out of turn, as state answers them",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "the trump suit, where a card is to be played",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, where a card is to be played",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led to the trick",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "winner": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who has won it, or wins it so far",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["leader", "cards"],
                },
                "description": "all tricks, the one in progress last",
            },
            "legal": {
                "type": "array",
                "items": {"type": "string"},
                "description": "the legal calls or cards, which are compared with the rules",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "milliseconds after which the answer is what was found so far",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "for random choices (default 1)",
            },
            "deal_id": {
                "type": "string",
                "examples": ["12-2"],
                "description": "which deal and sitting this is, as 12-2; a program that plays is told it",
            },
            "match": {
                "type": "string",
                "examples": ["2,-80"],
                "description": "where the match stands for the side to call or play: deals left with this one, and points ahead, such as 2,-80; or the points it goes to and those of both sides, such as 1500,1200,1350",
            },
            "conventions": {
                "description": "what each side agreed that a card says: a card of conventions for both, or an object with ns and ew",
                "type": "string",
                "examples": ["bedum"],
            },
            "why": {"type": "boolean", "description": "whether to say why a card was chosen"},
        },
        "required": ["dealer", "hand"],
    },
    "analyse": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn); as a flag, of records that name none",
            },
            "summary": {
                "type": "boolean",
                "description": "only the result and the totals, without cards and tricks",
            },
            "fair": {
                "type": "boolean",
                "description": "judges calls and cards by what their players could know",
            },
            "worlds": {
                "type": "integer",
                "minimum": 1,
                "maximum": 100000,
                "description": "with `fair`: deals of the hidden cards to play out for each card, and to solve in proportion (default 300)",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "with `fair`: seed of these deals (default 1); threads do not change the answer",
            },
            "match": {
                "type": "string",
                "examples": ["2,-80"],
                "description": "with `fair`: judges by the chance to win the match, which stood so for North-South before the deal, as in jasnel bid",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "give up after so many milliseconds",
            },
            "conventions": {
                "description": "a card of conventions, to tell what the cards said: its name, such as bedum, the card, or an object with ns and ew",
                "type": "string",
                "examples": ["bedum"],
            },
        },
        "required": ["deal", "tricks"],
    },
    "luck": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn); as a flag, of records that name none",
            },
        },
        "required": ["deal", "tricks"],
    },
    "what-if": {
        "properties": {
            "at": {
                "type": "string",
                "examples": ["5.3"],
                "description": "where: trick and card, such as 5.3 for the third card of trick 5; or call.2",
            },
            "choices": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "what to compare with what was made: cards such as H9,SA, or calls such as pass,H (default all that were legal)",
            },
            "player": {
                "type": "string",
                "examples": ["full:level=club"],
                "description": "who plays on in all four seats: a player, as in jasnel match; in the engine no other program (default full)",
            },
            "deals": {
                "type": "integer",
                "minimum": 1,
                "maximum": 1000000,
                "description": "how often, after each choice (default 100)",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "seed of the hidden cards and of the play (default 1); the answer is the same for any number of threads",
            },
            "budget_ms": {
                "type": "integer",
                "minimum": 1,
                "maximum": 86400000,
                "description": "only as many of the deals as so many milliseconds allow",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn); as a flag, of records that name none",
            },
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
        },
        "required": ["at", "deal", "tricks"],
    },
    "beliefs": {
        "properties": {
            "at": {
                "type": "string",
                "examples": ["5.3"],
                "description": "where: 5.3 for the third card of trick 5, or call.2 (default where the record ends)",
            },
            "deals": {
                "type": "integer",
                "minimum": 1,
                "maximum": 100000,
                "description": "deals of the hidden cards to weigh, if there are too many for all, counting those that weigh less as less (default 1000)",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "for the deals that are drawn (default 1)",
            },
            "dealt": {
                "type": "string",
                "examples": ["3-2-3,riffles=1,cut"],
                "description": "how the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn); as a flag, of records that name none",
            },
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
        },
        "required": ["deal", "tricks"],
    },
    "fair-play": {
        "properties": {
            "deals": {
                "type": "integer",
                "minimum": 1,
                "maximum": 10000,
                "description": "deals of the hidden cards to play out for each card (default 200)",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "for the deals that are drawn (default 1)",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn); as a flag, of records that name none",
            },
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
        },
        "required": ["deal", "tricks"],
    },
    "yardstick": {
        "properties": {
            "seat": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "whose choices are measured (default S)",
            },
            "worlds": {
                "type": "integer",
                "minimum": 1,
                "maximum": 100000,
                "description": "deals of the hidden cards to play out for each card, and to solve in proportion (default 300)",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "seed of these deals and of the levels (default 1)",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn); as a flag, of records that name none",
            },
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
        },
        "required": ["deal", "tricks"],
    },
    "rating": {
        "properties": {
            "deals": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "lost": {
                            "type": "number",
                            "minimum": -10000000.0,
                            "maximum": 10000000.0,
                            "description": "points that the player lost",
                        },
                        "levels": {
                            "type": "object",
                            "properties": {
                                "beginner": {"type": "number", "minimum": -10000000.0, "maximum": 10000000.0},
                                "casual": {"type": "number", "minimum": -10000000.0, "maximum": 10000000.0},
                                "club": {"type": "number", "minimum": -10000000.0, "maximum": 10000000.0},
                                "strong": {"type": "number", "minimum": -10000000.0, "maximum": 10000000.0},
                                "full": {"type": "number", "minimum": -10000000.0, "maximum": 10000000.0},
                            },
                            "required": ["beginner", "casual", "club", "strong", "full"],
                            "description": "points that each level would have lost",
                        },
                    },
                    "required": ["lost", "levels"],
                },
                "description": "what was lost in each deal: answers of yardstick",
            },
        },
        "required": ["deals"],
    },
    "puzzles": {
        "properties": {
            "hands": {
                "type": "string",
                "enum": ["hidden", "open"],
                "description": "what one sees: one hand, or all (default hidden)",
            },
            "margin": {
                "type": "integer",
                "minimum": 1,
                "maximum": 1000,
                "description": "what every other card costs at least, in points (default 15)",
            },
            "cards": {
                "description": "cards in the hand of the seat to play (default 3-8, with open hands 3-5)",
                "type": "integer",
                "minimum": 2,
                "maximum": 8,
            },
            "grade": {
                "description": "how hard: 1, all five levels of full find the card, to 6, none does (default 2-6)",
                "type": "integer",
                "minimum": 1,
                "maximum": 6,
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "seed of the deals and of the choice of positions (default 1); the answer is the same for any number of threads",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn); as a flag, of records that name none",
            },
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
        },
        "required": ["deal", "tricks"],
    },
    "compare": {
        "properties": {
            "system": {
                "type": "string",
                "enum": ["schevenings", "howell"],
                "description": "schevenings (default): pairs keep their direction, and each direction has a ranking; howell: pairs change direction, and there is one ranking",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "the rule set by which was played, to find scores that it cannot bring (default any)",
            },
            "boards": {"type": "boolean", "description": "also the score sheets of each board"},
            "results": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "board": {"type": ["string", "integer"], "description": "the number of the board"},
                        "ns": {"type": ["string", "integer"], "description": "the pair"},
                        "ew": {"type": ["string", "integer"], "description": "the pair"},
                        "ns-score": {
                            "type": ["string", "integer"],
                            "description": "what it wrote down, roem included; - for both if the board was cancelled",
                        },
                        "ew-score": {
                            "type": ["string", "integer"],
                            "description": "what it wrote down, roem included; - for both if the board was cancelled",
                        },
                        "ns-roem": {
                            "type": ["string", "integer"],
                            "description": "its roem, or / for none; the score is then that without",
                        },
                        "ew-roem": {
                            "type": ["string", "integer"],
                            "description": "its roem, or / for none; the score is then that without",
                        },
                        "ns-award": {
                            "type": ["string", "integer"],
                            "description": "average, half, lowest or match points, in place of those of the score",
                        },
                        "ew-award": {
                            "type": ["string", "integer"],
                            "description": "average, half, lowest or match points, in place of those of the score",
                        },
                        "ns-penalty": {"type": ["string", "integer"], "description": "match points deducted"},
                        "ew-penalty": {"type": ["string", "integer"], "description": "match points deducted"},
                        "ns-bonus": {"type": ["string", "integer"], "description": "match points added"},
                        "ew-bonus": {"type": ["string", "integer"], "description": "match points added"},
                        "group": {
                            "type": ["string", "integer"],
                            "description": "the group, if there are several",
                        },
                    },
                    "required": ["board", "ns", "ew", "ns-score", "ew-score"],
                },
                "description": "the results, each with the keys of jasnel compare, in English or in Dutch",
            },
        },
        "required": ["results"],
    },
    "draw": {
        "properties": {
            "players": {
                "type": "array",
                "items": {"type": "string"},
                "description": "the names of those who are there, from 4 to 1000",
            },
            "earlier": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "tables": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string"},
                                "minItems": 4,
                                "maxItems": 4,
                            },
                            "description": "the four at each table, from North clockwise",
                        },
                        "standing": {
                            "type": "array",
                            "items": {"type": "string"},
                            "description": "who had no place at a table",
                        },
                    },
                    "required": ["tables"],
                },
                "description": "what was drawn before in the same evening: the answers to this question",
            },
            "new_partners": {
                "type": "boolean",
                "description": "nobody gets a partner whom he had before, as far as possible; else the lot decides",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "the same draw each time (default the system's random numbers)",
            },
            "numbers": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "player": {"type": "string", "description": "the name of the player"},
                        "number": {
                            "type": "integer",
                            "minimum": 1,
                            "maximum": 1000,
                            "description": "the number that was drawn",
                        },
                    },
                    "required": ["player", "number"],
                },
                "description": "what was drawn by hand: the number of each player, from 1 to the number of players",
            },
        },
        "required": ["players"],
    },
    "evening": {
        "properties": {
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default bedum)",
            },
            "boompjes": {
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "description": "how many an evening has (default 4)",
            },
            "deals": {
                "type": "integer",
                "minimum": 1,
                "maximum": 32,
                "description": "how many a boompje has (default 12)",
            },
            "standing": {
                "type": "integer",
                "minimum": 0,
                "maximum": 10000,
                "description": "points of who stands in a boompje (default 1200)",
            },
            "prizes_first": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000,
                "description": "the first so many places have a prize (default 4)",
            },
            "prizes_every": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000,
                "description": "and its multiples above that; 0 for none (default 4)",
            },
            "revoke": {
                "type": "integer",
                "minimum": 0,
                "maximum": 10000,
                "description": "points that a revoke costs its player at the end, where the deal is played again (default 0; KBN has 162)",
            },
            "played": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "tables": {
                            "type": "array",
                            "items": {
                                "title": "TableResult",
                                "type": "object",
                                "properties": {
                                    "players": {
                                        "type": "array",
                                        "items": {"type": "string"},
                                        "minItems": 4,
                                        "maxItems": 4,
                                        "description": "the four at the table, from North clockwise",
                                    },
                                    "substitutes": {
                                        "type": "array",
                                        "items": {"type": "string"},
                                        "minItems": 4,
                                        "maxItems": 4,
                                        "description": "who plays in whose place; an empty text for nobody",
                                    },
                                    "totals": {
                                        "type": "array",
                                        "items": {"type": "integer", "minimum": 0, "maximum": 10000000},
                                        "minItems": 2,
                                        "maxItems": 2,
                                        "description": "the totals of North-South and East-West, roem included",
                                    },
                                    "deals": {
                                        "type": "array",
                                        "items": {
                                            "type": "object",
                                            "properties": {
                                                "declarer": {
                                                    "title": "Seat",
                                                    "type": "string",
                                                    "enum": ["N", "E", "S", "W"],
                                                    "description": "whose side made trump, unless somebody revoked or accused",
                                                },
                                                "trump": {
                                                    "title": "Suit",
                                                    "type": "string",
                                                    "enum": ["S", "H", "D", "C"],
                                                    "description": "trump suit, needed where one counts twice (double)",
                                                },
                                                "doublings": {
                                                    "type": "integer",
                                                    "minimum": 0,
                                                    "maximum": 3,
                                                    "description": "how often it was doubled, by rules with doubling",
                                                },
                                                "points": {
                                                    "anyOf": [
                                                        {"type": "integer", "minimum": 0, "maximum": 162},
                                                        {"type": "string"},
                                                    ],
                                                    "description": "the card points of the declaring side, the ten of the last trick included",
                                                },
                                                "ns-roem": {
                                                    "anyOf": [
                                                        {"type": "integer", "minimum": 0, "maximum": 2400},
                                                        {"type": "string"},
                                                    ],
                                                    "description": "the roem of North-South, without a bonus for pit",
                                                },
                                                "ew-roem": {
                                                    "anyOf": [
                                                        {"type": "integer", "minimum": 0, "maximum": 2400},
                                                        {"type": "string"},
                                                    ],
                                                    "description": "the roem of East-West, without a bonus for pit",
                                                },
                                                "pit": {
                                                    "type": "boolean",
                                                    "description": "the side with all points took all tricks",
                                                },
                                                "revoke": {
                                                    "title": "Direction",
                                                    "type": "string",
                                                    "enum": ["NS", "EW"],
                                                    "description": "the side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count",
                                                },
                                                "accused_by": {
                                                    "title": "Direction",
                                                    "type": "string",
                                                    "enum": ["NS", "EW"],
                                                    "description": "the side that wrongly accused the other of a revoke, which costs as much",
                                                },
                                            },
                                            "required": [],
                                            "additionalProperties": False,
                                            "title": "DealWritten",
                                        },
                                        "description": "each deal, with the keys of score; in place of the totals or beside them",
                                    },
                                },
                                "required": ["players"],
                            },
                            "description": "who sat at each table, and what it handed in",
                        },
                        "standing": {
                            "type": "array",
                            "items": {"type": "string"},
                            "description": "who had no place at a table",
                        },
                    },
                    "required": ["tables"],
                },
                "description": "the boompjes so far: tables with players, and the totals or deals that they handed in",
            },
            "revokes": {
                "type": "array",
                "items": {"type": "string"},
                "description": "who revoked, once for each revoke",
            },
        },
        "required": ["played"],
    },
    "season": {
        "properties": {
            "evenings": {
                "type": "integer",
                "minimum": 1,
                "maximum": 366,
                "description": "how many a season has (default 7)",
            },
            "best": {
                "type": "integer",
                "minimum": 1,
                "maximum": 366,
                "description": "so many of a player's evenings count (default 5)",
            },
            "needed": {
                "type": "integer",
                "minimum": 1,
                "maximum": 366,
                "description": "who played fewer wins no prize (default 5)",
            },
            "wins_to_keep": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000,
                "description": "who wins the cup so often keeps it; 0 for nobody (default 3)",
            },
            "played": {
                "type": "array",
                "items": {
                    "type": "array",
                    "items": {
                        "type": "object",
                        "properties": {
                            "player": {"type": "string", "description": "the name"},
                            "points": {
                                "type": "integer",
                                "minimum": -10000000,
                                "maximum": 10000000,
                                "description": "the points of the evening",
                            },
                        },
                        "required": ["player", "points"],
                    },
                },
                "description": "the evenings so far: the players of each answer to evening",
            },
            "earlier": {
                "type": "array",
                "items": {"type": "array", "items": {"type": "string"}},
                "description": "the champions of the seasons before, oldest first, as long as there is a cup",
            },
            "awaited": {
                "type": "boolean",
                "description": "results of an evening are still to come, so that the season is not over",
            },
        },
        "required": ["played"],
    },
    "club": {
        "properties": {
            "file": {
                "type": "string",
                "description": "the text of a season, as jasnel club keeps it; needed without new",
            },
            "new": {
                "type": "object",
                "properties": {
                    "season": {
                        "type": "string",
                        "description": "its name, and that of its file: letters, digits, - and _",
                    },
                    "before": {
                        "type": "string",
                        "description": "the text of the season before, whose options, players and champions it has",
                    },
                    "words": {
                        "title": "Language",
                        "type": "string",
                        "enum": ["en", "nl"],
                        "description": "the language of the text (default en)",
                    },
                    "new_partners": {
                        "type": "boolean",
                        "description": "nobody gets a partner whom he had in the same evening, as far as possible",
                    },
                    "champions": {
                        "type": "array",
                        "items": {"type": "array", "items": {"type": "string"}},
                        "description": "the champions of seasons before, oldest first, after those of the text",
                    },
                    "begin": {
                        "type": "boolean",
                        "description": "also where the season before is not over; it then has no champion",
                    },
                    "rules": {
                        "type": "string",
                        "examples": ["kbn,undertrump=free"],
                        "description": "a rule set and changes to it (default bedum)",
                    },
                    "boompjes": {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 100,
                        "description": "how many an evening has (default 4)",
                    },
                    "deals": {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 32,
                        "description": "how many a boompje has (default 12)",
                    },
                    "standing": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 10000,
                        "description": "points of who stands in a boompje (default 1200)",
                    },
                    "prizes_first": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 1000,
                        "description": "the first so many places have a prize (default 4)",
                    },
                    "prizes_every": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 1000,
                        "description": "and its multiples above that; 0 for none (default 4)",
                    },
                    "revoke": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 10000,
                        "description": "points that a revoke costs its player at the end, where the deal is played again (default 0; KBN has 162)",
                    },
                    "evenings": {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 366,
                        "description": "how many a season has (default 7)",
                    },
                    "best": {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 366,
                        "description": "so many of a player's evenings count (default 5)",
                    },
                    "needed": {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 366,
                        "description": "who played fewer wins no prize (default 5)",
                    },
                    "wins_to_keep": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 1000,
                        "description": "who wins the cup so often keeps it; 0 for nobody (default 3)",
                    },
                },
                "required": ["season"],
                "additionalProperties": False,
                "description": "a season that begins: its name and its options",
            },
            "players": {
                "type": "object",
                "properties": {
                    "join": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "who join, also again",
                    },
                    "leave": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "who leave the club",
                    },
                    "rename": {
                        "type": "array",
                        "items": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2},
                        "description": "who take another name, and which",
                    },
                },
                "required": [],
                "additionalProperties": False,
                "description": "who join, leave or take another name",
            },
            "draw": {
                "type": "object",
                "properties": {
                    "without": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "who is not there, or has gone home",
                    },
                    "with": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "who has come since",
                    },
                    "only": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "these players, and nobody else",
                    },
                    "numbers": {
                        "type": "array",
                        "items": {
                            "type": "object",
                            "properties": {
                                "player": {"type": "string", "description": "the name of the player"},
                                "number": {
                                    "type": "integer",
                                    "minimum": 1,
                                    "maximum": 1000,
                                    "description": "the number that was drawn",
                                },
                            },
                            "required": ["player", "number"],
                        },
                        "description": "what was drawn by hand: the number of each player",
                    },
                    "seed": {
                        "type": "integer",
                        "minimum": 0,
                        "maximum": 18446744073709551615,
                        "description": "the same draw each time (default the system's random numbers)",
                    },
                    "date": {
                        "type": "string",
                        "description": "of an evening that begins, as it is to stand in the text",
                    },
                    "begin": {
                        "type": "boolean",
                        "description": "begin a new evening, also where the last one is not over",
                    },
                },
                "required": [],
                "additionalProperties": False,
                "allOf": [
                    {"not": {"required": ["seed", "numbers"]}},
                    {"not": {"required": ["with", "only"]}},
                ],
                "description": "the next boompje is drawn; after the last one a new evening begins",
            },
            "enter": {
                "type": "object",
                "properties": {
                    "boompje": {
                        "type": "integer",
                        "minimum": 1,
                        "maximum": 100,
                        "description": "of the last evening (default the last that was drawn)",
                    },
                    "correct": {"type": "boolean", "description": "in place of results that are there"},
                    "sure": {
                        "type": "boolean",
                        "description": "totals may be as high as they hardly ever are",
                    },
                    "results": {
                        "type": "array",
                        "items": {
                            "title": "TableTotals",
                            "type": "object",
                            "properties": {
                                "table": {
                                    "type": "integer",
                                    "minimum": 1,
                                    "maximum": 1000,
                                    "description": "its number",
                                },
                                "totals": {
                                    "type": "array",
                                    "items": {"type": "integer", "minimum": 0, "maximum": 10000000},
                                    "minItems": 2,
                                    "maxItems": 2,
                                    "description": "the totals of North-South and East-West, roem included",
                                },
                                "deals": {
                                    "type": "array",
                                    "items": {
                                        "type": "object",
                                        "properties": {
                                            "declarer": {
                                                "title": "Seat",
                                                "type": "string",
                                                "enum": ["N", "E", "S", "W"],
                                                "description": "whose side made trump, unless somebody revoked or accused",
                                            },
                                            "trump": {
                                                "title": "Suit",
                                                "type": "string",
                                                "enum": ["S", "H", "D", "C"],
                                                "description": "trump suit, needed where one counts twice (double)",
                                            },
                                            "doublings": {
                                                "type": "integer",
                                                "minimum": 0,
                                                "maximum": 3,
                                                "description": "how often it was doubled, by rules with doubling",
                                            },
                                            "points": {
                                                "anyOf": [
                                                    {"type": "integer", "minimum": 0, "maximum": 162},
                                                    {"type": "string"},
                                                ],
                                                "description": "the card points of the declaring side, the ten of the last trick included",
                                            },
                                            "ns-roem": {
                                                "anyOf": [
                                                    {"type": "integer", "minimum": 0, "maximum": 2400},
                                                    {"type": "string"},
                                                ],
                                                "description": "the roem of North-South, without a bonus for pit",
                                            },
                                            "ew-roem": {
                                                "anyOf": [
                                                    {"type": "integer", "minimum": 0, "maximum": 2400},
                                                    {"type": "string"},
                                                ],
                                                "description": "the roem of East-West, without a bonus for pit",
                                            },
                                            "pit": {
                                                "type": "boolean",
                                                "description": "the side with all points took all tricks",
                                            },
                                            "revoke": {
                                                "title": "Direction",
                                                "type": "string",
                                                "enum": ["NS", "EW"],
                                                "description": "the side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count",
                                            },
                                            "accused_by": {
                                                "title": "Direction",
                                                "type": "string",
                                                "enum": ["NS", "EW"],
                                                "description": "the side that wrongly accused the other of a revoke, which costs as much",
                                            },
                                        },
                                        "required": [],
                                        "additionalProperties": False,
                                        "title": "DealWritten",
                                    },
                                    "description": "each deal, with the keys of score; in place of the totals or beside them",
                                },
                            },
                            "required": ["table"],
                        },
                        "description": "what tables hand in: the totals of both sides, or deals",
                    },
                    "substitute": {
                        "type": "array",
                        "items": {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 2},
                        "description": "a player, and who plays in his place",
                    },
                    "revoke": {
                        "type": "array",
                        "items": {"type": "string"},
                        "description": "who revoked, where that costs the player points at the end",
                    },
                },
                "required": [],
                "additionalProperties": False,
                "description": "what tables hand in, who plays in whose place, and who revoked",
            },
            "undo": {"type": "boolean", "description": "the last entry does not count any more"},
        },
        "required": [],
    },
    "movement": {
        "properties": {
            "system": {
                "type": "string",
                "enum": ["schevenings", "howell"],
                "description": "schevenings (default): pairs keep their direction; howell: all meet all",
            },
            "pairs": {
                "type": "integer",
                "minimum": 3,
                "maximum": 32,
                "description": "how many play; of an odd number one is free each round",
            },
            "rounds": {
                "type": "integer",
                "minimum": 1,
                "maximum": 32,
                "description": "how many are played (default until all have met)",
            },
            "circulate": {
                "type": "boolean",
                "description": "one set of boards goes from table to table; else each table has its own",
            },
        },
        "required": ["pairs"],
    },
    "fours": {
        "properties": {
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, for what a board can bring (default any)",
            },
            "win": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000,
                "description": "match points of who wins (default 2)",
            },
            "draw": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000,
                "description": "match points of both when nobody wins (default 1)",
            },
            "loss": {
                "type": "integer",
                "minimum": 0,
                "maximum": 1000,
                "description": "match points of who loses (default 0)",
            },
            "matches": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "fours": {
                            "type": "array",
                            "items": {"type": "string"},
                            "minItems": 2,
                            "maxItems": 2,
                            "description": "the names of the two fours",
                        },
                        "boards": {
                            "type": "array",
                            "items": {
                                "title": "FoursBoard",
                                "type": "object",
                                "properties": {
                                    "board": {
                                        "type": "integer",
                                        "minimum": 1,
                                        "maximum": 2147483647,
                                        "description": "its number",
                                    },
                                    "scores": {
                                        "type": "array",
                                        "items": {
                                            "type": "array",
                                            "items": {"type": "integer", "minimum": 0, "maximum": 10000000},
                                            "minItems": 2,
                                            "maxItems": 2,
                                        },
                                        "minItems": 2,
                                        "maxItems": 2,
                                        "description": "the scores of North-South and East-West at both tables; the first four has the pair North-South at the first",
                                    },
                                },
                                "required": ["board", "scores"],
                            },
                            "description": "each board that both tables played",
                        },
                    },
                    "required": ["fours", "boards"],
                },
                "description": "the fours of each match, and the scores of each board at both tables",
            },
        },
        "required": ["matches"],
    },
    "teams": {
        "properties": {
            "parts": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "team": {"type": "string", "description": "the name of the team"},
                        "part": {"type": "string", "description": "the pair, four or player"},
                        "points": {
                            "type": "integer",
                            "minimum": -1000000000,
                            "maximum": 1000000000,
                            "description": "what it gathered",
                        },
                    },
                    "required": ["team", "part", "points"],
                },
                "description": "what each pair, four or player gathered, and for which team",
            },
        },
        "required": ["parts"],
    },
    "knockout": {
        "properties": {
            "entrants": {
                "type": "array",
                "items": {"type": "string"},
                "description": "the names of who are left, from 2 to 1000",
            },
            "had_bye": {
                "type": "array",
                "items": {"type": "string"},
                "description": "who went on without a match before; of an odd number another one does now",
            },
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "the same draw each time (default the system's random numbers)",
            },
        },
        "required": ["entrants"],
    },
    "race": {
        "properties": {
            "deals": {
                "type": "array",
                "items": {
                    "type": "array",
                    "items": {"type": "integer", "minimum": 0, "maximum": 10000000},
                    "minItems": 2,
                    "maxItems": 2,
                },
                "description": "what North-South and East-West wrote down, deal by deal",
            },
            "target": {
                "type": "integer",
                "minimum": 1,
                "maximum": 1000000,
                "description": "who has so many points after a deal wins; of both the one with more (default 1500)",
            },
        },
        "required": ["deals"],
    },
    "paper": {
        "properties": {
            "kind": {
                "type": "string",
                "enum": [
                    "control",
                    "wallets",
                    "tables",
                    "places",
                    "slips",
                    "collective",
                    "sheets",
                    "records",
                ],
                "description": "control cards of hands, labels of wallets, cards of tables, place slips, score slips, the collective sheet, score sheets of tables, or hand records",
            },
            "title": {"type": "string", "description": "at the head of each paper: the club, the evening"},
            "text": {
                "type": "string",
                "description": "deal lines, PBN, pictures of deals or records of played deals",
            },
            "worth": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "board": {"type": "integer", "description": "number of the board"},
                        "deal": {
                            "type": "string",
                            "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"],
                            "description": "the hands",
                        },
                        "rules": {
                            "type": "string",
                            "examples": ["kbn,undertrump=free"],
                            "description": "the rule set",
                        },
                        "dealer": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who dealt",
                        },
                        "turned": {
                            "anyOf": [
                                {
                                    "title": "TurnedCard",
                                    "type": "string",
                                    "enum": ["S", "H", "D", "C", "joker"],
                                },
                                {
                                    "type": "array",
                                    "items": {
                                        "title": "TurnedCard",
                                        "type": "string",
                                        "enum": ["S", "H", "D", "C", "joker"],
                                    },
                                    "minItems": 1,
                                    "maxItems": 4,
                                },
                            ],
                            "description": "the suit that was turned, or several in order",
                        },
                        "calls": {
                            "type": "array",
                            "items": {
                                "type": "object",
                                "properties": {
                                    "seat": {
                                        "title": "Seat",
                                        "type": "string",
                                        "enum": ["N", "E", "S", "W"],
                                        "description": "who calls",
                                    },
                                    "call": {
                                        "title": "Call",
                                        "type": "string",
                                        "enum": [
                                            "pass",
                                            "S",
                                            "H",
                                            "D",
                                            "C",
                                            "double",
                                            "redouble",
                                            "superdouble",
                                        ],
                                        "description": "pass or a suit",
                                    },
                                    "given": {
                                        "type": "boolean",
                                        "description": "true if it was made already",
                                    },
                                    "scores": {
                                        "type": "object",
                                        "additionalProperties": {"type": "integer"},
                                        "description": "what is written down after each call that the seat could make",
                                    },
                                },
                                "required": ["seat", "call", "scores"],
                                "title": "ParCall",
                            },
                            "description": "the calls in order, those made already first",
                        },
                        "doublings": {"type": "integer", "description": "how often it is doubled, if it is"},
                        "declarer": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who declares, unless all pass",
                        },
                        "trump": {
                            "title": "Suit",
                            "type": "string",
                            "enum": ["S", "H", "D", "C"],
                            "description": "the trump suit, unless all pass",
                        },
                        "makes": {
                            "type": "boolean",
                            "description": "whether the contract is made, where it was doubled by who doubled last",
                        },
                        "pit": {"type": "boolean", "description": "whether that side can take all tricks"},
                        "score": {
                            "type": "integer",
                            "description": "what is written down: North-South minus East-West; 0 if all pass",
                        },
                        "nodes": {"type": "integer", "description": "cards played in the search"},
                        "time_us": {
                            "type": "integer",
                            "minimum": 0,
                            "description": "time that took, in microseconds",
                        },
                        "rows": {
                            "type": "array",
                            "items": {
                                "type": "object",
                                "properties": {
                                    "trump": {
                                        "title": "Suit",
                                        "type": "string",
                                        "enum": ["S", "H", "D", "C"],
                                        "description": "the trump suit",
                                    },
                                    "leader": {
                                        "title": "Seat",
                                        "type": "string",
                                        "enum": ["N", "E", "S", "W"],
                                        "description": "who leads to the first trick",
                                    },
                                    "value": {
                                        "type": "integer",
                                        "description": "points of North-South minus those of East-West, roem included",
                                    },
                                    "ns": {
                                        "type": "integer",
                                        "description": "points of North-South along a line of best play",
                                    },
                                    "ew": {"type": "integer", "description": "points of East-West along it"},
                                    "ns_makes": {
                                        "type": "boolean",
                                        "description": "whether that side makes the contract as declarers",
                                    },
                                    "ns_pit": {
                                        "type": "boolean",
                                        "description": "whether that side can take all tricks",
                                    },
                                    "ns_score": {
                                        "type": "integer",
                                        "description": "what is written down with that side as declarers: North-South minus East-West",
                                    },
                                    "ew_makes": {
                                        "type": "boolean",
                                        "description": "whether that side makes the contract as declarers",
                                    },
                                    "ew_pit": {
                                        "type": "boolean",
                                        "description": "whether that side can take all tricks",
                                    },
                                    "ew_score": {
                                        "type": "integer",
                                        "description": "what is written down with that side as declarers: North-South minus East-West",
                                    },
                                },
                                "required": [
                                    "trump",
                                    "leader",
                                    "value",
                                    "ns",
                                    "ew",
                                    "ns_makes",
                                    "ns_pit",
                                    "ns_score",
                                    "ew_makes",
                                    "ew_pit",
                                    "ew_score",
                                ],
                                "title": "TableRow",
                            },
                            "description": "the rows of the table",
                        },
                    },
                    "required": ["deal", "rules", "calls", "score", "nodes", "time_us"],
                },
                "description": "of each of the deals, for hand records: what par answers with rows",
            },
            "boards": {
                "type": "integer",
                "minimum": 1,
                "maximum": 999,
                "description": "how many, where that does not follow from the deals or the movement; of a score sheet, how many deals it has (default 12)",
            },
            "groups": {
                "type": "integer",
                "minimum": 1,
                "maximum": 26,
                "description": "how many play the same boards; each has its own paper (default 1)",
            },
            "tables": {
                "type": "integer",
                "minimum": 1,
                "maximum": 200,
                "description": "how many have a card or a score sheet, where nothing else tells",
            },
            "pairs": {
                "type": "integer",
                "minimum": 3,
                "maximum": 32,
                "description": "how many move in each group",
            },
            "system": {
                "type": "string",
                "enum": ["schevenings", "howell"],
                "description": "how they move, and are ranked (default schevenings)",
            },
            "rounds": {
                "type": "integer",
                "minimum": 1,
                "maximum": 32,
                "description": "how many are played (default until all have met)",
            },
            "circulate": {
                "type": "boolean",
                "description": "one set of boards goes from table to table; else each table has its own",
            },
            "per_round": {
                "type": "integer",
                "minimum": 1,
                "maximum": 32,
                "description": "boards that two pairs play in a round (default 4)",
            },
            "names": {
                "type": "array",
                "items": {"type": "string"},
                "description": "of pairs 1, 2 and so on, group by group; an empty one for none",
            },
            "results": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "board": {"type": ["string", "integer"], "description": "the number of the board"},
                        "ns": {"type": ["string", "integer"], "description": "the pair"},
                        "ew": {"type": ["string", "integer"], "description": "the pair"},
                        "ns-score": {
                            "type": ["string", "integer"],
                            "description": "what it wrote down, roem included; - for both if the board was cancelled",
                        },
                        "ew-score": {
                            "type": ["string", "integer"],
                            "description": "what it wrote down, roem included; - for both if the board was cancelled",
                        },
                        "ns-roem": {
                            "type": ["string", "integer"],
                            "description": "its roem, or / for none; the score is then that without",
                        },
                        "ew-roem": {
                            "type": ["string", "integer"],
                            "description": "its roem, or / for none; the score is then that without",
                        },
                        "ns-award": {
                            "type": ["string", "integer"],
                            "description": "average, half, lowest or match points, in place of those of the score",
                        },
                        "ew-award": {
                            "type": ["string", "integer"],
                            "description": "average, half, lowest or match points, in place of those of the score",
                        },
                        "ns-penalty": {"type": ["string", "integer"], "description": "match points deducted"},
                        "ew-penalty": {"type": ["string", "integer"], "description": "match points deducted"},
                        "ns-bonus": {"type": ["string", "integer"], "description": "match points added"},
                        "ew-bonus": {"type": ["string", "integer"], "description": "match points added"},
                        "group": {
                            "type": ["string", "integer"],
                            "description": "the group, if there are several",
                        },
                    },
                    "required": ["board", "ns", "ew", "ns-score", "ew-score"],
                },
                "description": "of boards, with the keys of jasnel compare: for slips and a collective sheet that are filled in",
            },
            "played": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "tables": {
                            "type": "array",
                            "items": {
                                "title": "TableResult",
                                "type": "object",
                                "properties": {
                                    "players": {
                                        "type": "array",
                                        "items": {"type": "string"},
                                        "minItems": 4,
                                        "maxItems": 4,
                                        "description": "the four at the table, from North clockwise",
                                    },
                                    "substitutes": {
                                        "type": "array",
                                        "items": {"type": "string"},
                                        "minItems": 4,
                                        "maxItems": 4,
                                        "description": "who plays in whose place; an empty text for nobody",
                                    },
                                    "totals": {
                                        "type": "array",
                                        "items": {"type": "integer", "minimum": 0, "maximum": 10000000},
                                        "minItems": 2,
                                        "maxItems": 2,
                                        "description": "the totals of North-South and East-West, roem included",
                                    },
                                    "deals": {
                                        "type": "array",
                                        "items": {
                                            "type": "object",
                                            "properties": {
                                                "declarer": {
                                                    "title": "Seat",
                                                    "type": "string",
                                                    "enum": ["N", "E", "S", "W"],
                                                    "description": "whose side made trump, unless somebody revoked or accused",
                                                },
                                                "trump": {
                                                    "title": "Suit",
                                                    "type": "string",
                                                    "enum": ["S", "H", "D", "C"],
                                                    "description": "trump suit, needed where one counts twice (double)",
                                                },
                                                "doublings": {
                                                    "type": "integer",
                                                    "minimum": 0,
                                                    "maximum": 3,
                                                    "description": "how often it was doubled, by rules with doubling",
                                                },
                                                "points": {
                                                    "anyOf": [
                                                        {"type": "integer", "minimum": 0, "maximum": 162},
                                                        {"type": "string"},
                                                    ],
                                                    "description": "the card points of the declaring side, the ten of the last trick included",
                                                },
                                                "ns-roem": {
                                                    "anyOf": [
                                                        {"type": "integer", "minimum": 0, "maximum": 2400},
                                                        {"type": "string"},
                                                    ],
                                                    "description": "the roem of North-South, without a bonus for pit",
                                                },
                                                "ew-roem": {
                                                    "anyOf": [
                                                        {"type": "integer", "minimum": 0, "maximum": 2400},
                                                        {"type": "string"},
                                                    ],
                                                    "description": "the roem of East-West, without a bonus for pit",
                                                },
                                                "pit": {
                                                    "type": "boolean",
                                                    "description": "the side with all points took all tricks",
                                                },
                                                "revoke": {
                                                    "title": "Direction",
                                                    "type": "string",
                                                    "enum": ["NS", "EW"],
                                                    "description": "the side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count",
                                                },
                                                "accused_by": {
                                                    "title": "Direction",
                                                    "type": "string",
                                                    "enum": ["NS", "EW"],
                                                    "description": "the side that wrongly accused the other of a revoke, which costs as much",
                                                },
                                            },
                                            "required": [],
                                            "additionalProperties": False,
                                            "title": "DealWritten",
                                        },
                                        "description": "each deal, with the keys of score; in place of the totals or beside them",
                                    },
                                },
                                "required": ["players"],
                            },
                            "description": "who sat at each table, and what it handed in",
                        },
                        "standing": {
                            "type": "array",
                            "items": {"type": "string"},
                            "description": "who had no place at a table",
                        },
                    },
                    "required": ["tables"],
                },
                "description": "boompjes, as evening takes them: for score sheets with the names of players, and with what is known of their deals",
            },
            "boompje": {
                "type": "integer",
                "minimum": 1,
                "maximum": 100,
                "description": "the number of the first of these (default 1)",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "the rule set of score sheets (default bedum), and of results (default any)",
            },
            "copies": {
                "type": "integer",
                "minimum": 1,
                "maximum": 4,
                "description": "of each score sheet: two where both sides write (default 1)",
            },
        },
        "required": ["kind"],
    },
    "score": {
        "properties": {
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it (default kbn)",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "whose side made trump, unless somebody revoked or accused",
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump suit, needed where one counts twice (double)",
            },
            "doublings": {
                "type": "integer",
                "minimum": 0,
                "maximum": 3,
                "description": "how often it was doubled, by rules with doubling",
            },
            "points": {
                "description": "the card points of the declaring side, the ten of the last trick included",
                "type": "integer",
                "minimum": 0,
                "maximum": 162,
            },
            "ns-roem": {
                "description": "the roem of North-South, without a bonus for pit",
                "type": "integer",
                "minimum": 0,
                "maximum": 2400,
            },
            "ew-roem": {
                "description": "the roem of East-West, without a bonus for pit",
                "type": "integer",
                "minimum": 0,
                "maximum": 2400,
            },
            "pit": {"type": "boolean", "description": "the side with all points took all tricks"},
            "revoke": {
                "type": "string",
                "enum": ["NS", "EW"],
                "description": "the side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count",
            },
            "accused_by": {
                "type": "string",
                "enum": ["NS", "EW"],
                "description": "the side that wrongly accused the other of a revoke, which costs as much",
            },
        },
        "required": [],
    },
    "state": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"],
                "description": "the four hands as they were dealt, or a deal line with them",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set and changes to it, such as kbn,undertrump=free (default kbn)",
            },
            "dealer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "the dealer; without it, the seat right of whoever led first",
            },
            "auction": {
                "type": "array",
                "items": {
                    "type": "string",
                    "enum": ["pass", "S", "H", "D", "C", "double", "redouble", "superdouble"],
                },
                "description": "the calls, such as pass and then H",
            },
            "out_of_turn": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "seat": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who was not in turn",
                        },
                        "call": {"type": "string", "description": "pass or a suit"},
                        "after": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 16,
                            "description": "after so many calls of the auction",
                        },
                    },
                    "required": ["seat", "call", "after"],
                },
                "description": "calls that were made out of turn, after which that side must pass",
            },
            "turned": {
                "description": "the turned suit, if the rules turn one (bidding=turned, lot), or several in order",
                "type": "string",
                "enum": ["S", "H", "D", "C", "joker"],
            },
            "trump": {
                "type": "string",
                "enum": ["S", "H", "D", "C"],
                "description": "trump, unless the calls say it",
            },
            "declarer": {
                "type": "string",
                "enum": ["N", "E", "S", "W"],
                "description": "who made trump, unless the calls say it",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who led; it may be left out where it follows",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "roem_claim": {
                            "enum": ["made", "late", "none"],
                            "description": "whether roem was claimed, and in time (default made)",
                        },
                        "accused_by": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who accused the other side of a revoke",
                        },
                        "short_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too few cards",
                        },
                        "long_hand": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who turned out to have too many cards",
                        },
                        "undone": {
                            "type": "array",
                            "items": {
                                "type": "array",
                                "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            },
                            "description": "tricks that were played here and taken back, because of a revoke",
                        },
                        "looked_at": {
                            "title": "Seat",
                            "type": "string",
                            "enum": ["N", "E", "S", "W"],
                            "description": "who looked at it again after it was turned",
                        },
                        "mended": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "illegal cards that were taken back",
                        },
                        "out_of_turn": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "cards that were led or played out of turn",
                        },
                        "called": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side wanted to be played",
                        },
                        "refused": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "penalty cards that the other side refused",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "individual": {
                "type": "boolean",
                "description": "each plays alone: who offends pays alone, and the deal is played again",
            },
            "played_again": {
                "type": "boolean",
                "description": "the table plays the deal again instead of what a revoke costs",
            },
            "as_played": {
                "type": "boolean",
                "description": "revokes were found after the last trick, if at all",
            },
            "totals": {
                "type": "array",
                "items": {"type": "integer", "minimum": 0, "maximum": 10000000},
                "minItems": 2,
                "maxItems": 2,
                "description": "the points of North-South and East-West in the game before the deal",
            },
            "number": {
                "type": "integer",
                "minimum": 1,
                "maximum": 18446744073709551615,
                "description": "with totals: the number of the deal in the game (default 1)",
            },
            "conventions": {
                "description": "a card of conventions, to tell what the cards said: its name, such as bedum, the card, or an object with ns and ew",
                "type": "string",
                "examples": ["bedum"],
            },
        },
        "required": ["deal"],
    },
    "boerenbridge.state": {
        "properties": {
            "deal": {
                "type": "string",
                "examples": ["0:A8.K.4. KT..J5. 7.QT.8."],
                "description": "the hands as they were dealt, and nothing else",
            },
            "bids": {
                "type": "array",
                "items": {"type": ["integer", "null"]},
                "description": "what each seat has bid, from seat 0 on; null for one that has not",
            },
            "tricks": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "leader": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 6,
                            "description": "who led to the trick",
                        },
                        "cards": {
                            "type": "array",
                            "items": {"type": "string", "examples": ["HT"], "title": "Card"},
                            "description": "the cards in order of play",
                        },
                        "winner": {
                            "type": "integer",
                            "minimum": 0,
                            "maximum": 6,
                            "description": "who has won it, or wins it so far",
                        },
                    },
                    "required": ["cards"],
                },
                "description": "the tricks as they were played, the last of which may be unfinished",
            },
            "totals": {
                "type": "array",
                "items": {"type": "integer", "minimum": -1000000, "maximum": 1000000},
                "description": "the points of each seat before the deal",
            },
        },
        "required": ["deal"],
    },
    "read": {
        "properties": {
            "text": {
                "type": "string",
                "description": "deal lines, PBN, pictures of deals or records of played deals",
            },
        },
        "required": ["text"],
    },
    "commit": {
        "properties": {
            "text": {
                "type": "string",
                "description": "deal lines, PBN, pictures of deals or records of played deals",
            },
            "salt": {
                "type": "string",
                "minLength": 32,
                "maxLength": 128,
                "description": "32 to 128 digits, 0 to f, hashed with the deals (default those behind salt= in the text, or new ones)",
            },
            "hash": {
                "type": "string",
                "minLength": 64,
                "maxLength": 64,
                "description": "the hash that was published, to check the deals",
            },
        },
        "required": ["text"],
    },
    "random": {
        "properties": {
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "for studies: the same deal each time (default the system's random numbers)",
            },
            "number": {
                "type": "integer",
                "minimum": 1,
                "maximum": 18446744073709551615,
                "description": "number of the deal, which tells who deals (default 1)",
            },
            "rules": {
                "type": "string",
                "examples": ["kbn,undertrump=free"],
                "description": "a rule set to add to the deal, with a turned suit if it needs one",
            },
            "dealt": {
                "type": "string",
                "examples": ["3-2-3,riffles=1,cut"],
                "description": "how the cards are dealt: random (default), or by hand, packets, shuffle and cut, such as 3-2-3,riffles=1,cut",
            },
        },
        "required": [],
    },
    "boerenbridge.random": {
        "properties": {
            "players": {"type": "integer", "minimum": 3, "maximum": 7, "description": "how many play"},
            "seed": {
                "type": "integer",
                "minimum": 0,
                "maximum": 18446744073709551615,
                "description": "for studies: the same deals each time (default the system's random numbers)",
            },
            "number": {
                "type": "integer",
                "minimum": 1,
                "maximum": 18446744073709551615,
                "description": "number of the deal in the game (default 1)",
            },
            "cards": {
                "type": "integer",
                "minimum": 1,
                "maximum": 10,
                "description": "cards for each player in every deal",
            },
            "most_cards": {
                "type": "integer",
                "minimum": 1,
                "maximum": 10,
                "description": "cards for each player in the first deal of a round",
            },
        },
        "required": ["players"],
    },
    "rules": {"properties": {}, "required": []},
}
