"""What questions take, as JSON Schema."""
# Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there.

from __future__ import annotations

from typing import Any, Dict

ARGUMENTS: Dict[str, Dict[str, Any]] = {
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
}
