"""What questions take, as JSON Schema."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import Any, Dict

ARGUMENTS: Dict[str, Dict[str, Any]] = {
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
            "exchanges": {
                "type": "boolean",
                "description": "also hands that differ in one card; with `trump` and `place`",
            },
        },
        "required": ["hand"],
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
                "description": "whose side made trump, unless somebody revoked",
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
                "maximum": 900,
            },
            "ew-roem": {
                "description": "the roem of East-West, without a bonus for pit",
                "type": "integer",
                "minimum": 0,
                "maximum": 900,
            },
            "pit": {"type": "boolean", "description": "the side with all points took all tricks"},
            "revoke": {
                "type": "string",
                "enum": ["NS", "EW"],
                "description": "the side that revoked, which ended the deal; the roem is that of the tricks before, and the points do not count",
            },
        },
        "required": [],
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
}
