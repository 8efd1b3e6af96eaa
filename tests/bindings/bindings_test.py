"""What tools/bindings makes of a schema with all that a question may have."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools/bindings"))

from python import python_arguments, python_functions, python_types  # noqa: E402
from questions import Wrong, named_types, questions_of  # noqa: E402
from reference import with_tables  # noqa: E402
from typescript import typescript  # noqa: E402


def question(ask, keys, needed, game=None):
    common = {
        "id": {}, "ask": {"const": ask}, "game": {"const": game} if game else {"enum": ["klaverjas"]},
        "language": {"type": "string", "enum": ["en", "nl"], "description": "of messages"},
    }
    return {
        "type": "object", "description": "What a deal is worth.", "properties": {**common, **keys},
        "required": ["ask", *(["game"] if game else []), *needed],
    }


def answer(keys, needed, **more):
    return {"type": "object", "properties": keys, "required": needed, **more}


CARD = {"type": "string", "title": "Card", "examples": ["HT"]}
OBJECTIVE = {"type": "string", "title": "Objective", "enum": ["points", "make"]}
DEAL = {"type": "string", "title": "DealLine", "examples": ["N:..."], "description": "a deal"}
VALUE = {"type": "integer", "description": "points"}
SOLVED = answer(
    {
        "deal": DEAL,
        "pass": VALUE,
        "cards": {"type": "array", "items": answer({"card": CARD, "value": VALUE}, ["card"], title="CardValue")},
        "won": {"type": "object", "properties": {"ns-roem": VALUE, "ew-roem": VALUE}, "required": ["ns-roem"]},
        "chances": {
            "type": "object", "propertyNames": {"enum": ["N", "E"]}, "additionalProperties": {"type": "number"},
        },
    },
    ["deal", "pass"], title="Solved",
)
KEYS = {
    "deal": DEAL,
    "ns-roem": {"type": "integer", "minimum": 0, "maximum": 900, "description": "roem of North-South"},
    "objective": {**OBJECTIVE, "description": "what to find"},
    "bids": {"type": "array", "items": {"type": ["integer", "null"]}, "description": "by seat"},
    "tricks": {
        "type": "array", "items": answer({"cards": {"type": "array", "items": CARD}}, ["cards"], title="Trick"),
        "description": "so far",
    },
    "cards": {"type": "boolean", "description": "each card | too"},
}
SCHEMA = {
    "$defs": {
        "solve": question("solve", KEYS, ["deal"]),
        "solve.answer": answer({"answers": {"type": "array", "items": SOLVED}}, ["answers"]),
        "boerenbridge.solve": question("solve", {"deal": DEAL}, ["deal"], game="boerenbridge"),
        "boerenbridge.solve.answer": answer({"tricks": {"type": "array", "items": VALUE}}, [], title="TricksSolved"),
    },
}
QUESTIONS = questions_of(SCHEMA)


class Bindings(unittest.TestCase):
    def has(self, text, *parts):
        for part in parts:
            self.assertIn(part, text)

    def test_typescript_has_a_type_of_each_question_and_answer(self):
        text = typescript(QUESTIONS)
        self.has(
            text,
            'import type {Card, DealLine} from "./jasnel.js";\n',
            'export type Objective = "points" | "make";\n',
            "export interface CardValue {\n  card: Card;\n  /** Points. */\n  value?: number;\n}\n",
            '  won?: {"ns-roem": number; "ew-roem"?: number};\n',
            '  chances?: Record<"N" | "E", number>;\n',
            "/** The answer to `solve`. */\nexport interface SolveAnswer {\n  answers: Solved[];\n}\n",
            "/** What a deal is worth. */\nexport interface SolveQuestion {\n"
            "  /** A deal. Such as `N:...`. */\n  deal: DealLine;\n",
            '  /** Roem of North-South. From 0 to 900. */\n  "ns-roem"?: number;\n',
            "  bids?: (number | null)[];\n",
            '  language?: "en" | "nl";\n',
            'export interface BoerenbridgeSolveQuestion {\n  game: "boerenbridge";\n',
            "export interface TricksSolved {\n",
        )

    def test_types_of_python_hold_what_may_be_absent_and_any_key(self):
        text = python_types(QUESTIONS)
        self.has(
            text,
            'Objective = Literal["points", "make"]\n',
            "class CardValue(TypedDict):\n    card: str\n"
            '    value: NotRequired[int]\n    """Points."""\n',
            'Solved = TypedDict(\n    "Solved",\n    {\n        # A deal.\n        "deal": "str",\n',
            '        "chances": "NotRequired[Dict[str, float]]",\n',
        )
        exec(compile(text, "types.py", "exec"), {})

    def test_functions_of_python_take_what_is_needed_first(self):
        text = python_functions(QUESTIONS)
        self.has(
            text,
            "def solve(\n    deal: Union[Deal, str],\n    objective: Optional[Objective] = None,\n    *,\n",
            "    ns_roem: Optional[int] = None,\n",
            "    bids: Optional[Sequence[Union[int, None]]] = None,\n",
            "    tricks: Optional[Sequence[Mapping[str, Any]]] = None,\n    cards: bool = False,\n",
            ") -> List[Solved]:\n",
            "        ns_roem: Roem of North-South. From 0 to 900.\n",
            '**{"ns-roem": ns_roem},\n    )\n    return cast(List[Solved], answer["answers"])\n',
            "from ._concepts import Deal\n",
            "def boerenbridge_solve(\n    deal: Union[Deal, str],\n    *,\n",
            'ask="solve", game="boerenbridge", deal=deal,',
        )
        compile(text, "_questions.py", "exec")

    def test_tools_take_the_keys_of_a_question_and_no_others(self):
        made = {}
        exec(python_arguments(QUESTIONS), made)
        arguments = made["ARGUMENTS"]["solve"]
        self.assertEqual(list(arguments["properties"]), list(KEYS))
        self.assertEqual(arguments["required"], ["deal"])
        self.assertEqual(arguments["properties"]["ns-roem"], KEYS["ns-roem"])

    def test_pages_have_tables_between_their_marks(self):
        page = "Before.\n\n<!-- keys of solve -->\nold\n<!-- end of keys -->\n\nAfter.\n"
        made = with_tables(page, QUESTIONS)
        self.has(
            made, "Before.\n\n<!-- keys of solve -->\n\n| key | value | meaning | needed |\n",
            "| `ns-roem` | 0 to 900 | roem of North-South | no |\n", "| each card \\| too |",
            "<!-- end of keys -->\n\nAfter.\n",
        )
        self.assertEqual(with_tables(made, QUESTIONS), made)
        self.has(
            with_tables(page.replace("solve", "solve.answer"), QUESTIONS),
            "| `answers` | list of objects |  | always |\n",
            "| `deal` | as `N:...` | a deal | in each of `answers` |\n",
            "| `value` | whole number | points | in some of `cards` |\n",
        )
        with self.assertRaisesRegex(Wrong, "keys of solver; expected a question"):
            with_tables(page.replace("solve", "solver"), QUESTIONS)

    def test_a_name_is_that_of_one_type(self):
        other = answer({"cards": {"type": "array", "items": CARD}}, [], title="Solved")
        schema = {"$defs": {**SCHEMA["$defs"], "boerenbridge.solve.answer": other}}
        with self.assertRaisesRegex(Wrong, "two types named Solved; expected a name for each"):
            named_types(questions_of(schema))


if __name__ == "__main__":
    unittest.main()
