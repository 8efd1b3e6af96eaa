"""The types of questions and answers in Python, its functions, and the arguments of the tools of jasnel.mcp."""

import json
import keyword
import re
import textwrap

from questions import MADE, named_types, sentence, to_give

# Functions take the keys that are needed by position, and these too, one of them first; and give the answer, or this
# key of it.
BY_POSITION = {"solve": ["objective"], "score": ["declarer", "points"], "random": ["seed", "number"]}
FIRST = {"bid": "hand", "boerenbridge.bid": "hand", "move": "hand", "claim": "hand", "boerenbridge.move": "hand"}

# What is asked about a deal that was played takes its record as one parameter, with these keys.
OF_RECORDS = ["analyse", "luck", "what-if", "beliefs", "fair-play", "yardstick", "puzzles", "state", "boerenbridge.state"]
RECORD_KEYS = [
    "deal", "rules", "dealer", "auction", "turned", "trump", "declarer", "bids", "tricks", "totals", "individual",
    "as_played",
]
GIVES = {"solve": "answers", "table": "rows", "read": "deals"}

# What is given as text, by its title or its key, may be one of these, which are by hand; then an answer, which has
# text, is of a type with another name.
GIVEN = {"Suit": "Suit", "TrumpChoice": "Suit"}
GIVEN_KEYS = {"deal": "Deal", "read.text": "Deal", "commit.text": "Deal"}
OTHER_NAMES = {"Suit": "SuitLetter", "Deal": "DealAnswer"}

_TYPING = [
    "TYPE_CHECKING", "Any", "Dict", "List", "Literal", "Mapping", "Optional", "Sequence", "TypedDict", "Union", "cast",
]
_SCALARS = {"string": "str", "integer": "int", "number": "float", "boolean": "bool", "null": "None"}
_WIDTH = 110


def python_types(questions):
    named = _named(questions)
    answers = {_title(question.answer): question.name for question in questions}
    parts = []
    for name, about in named.items():
        if "enum" in about:
            parts.append(f"{name} = {_literal(about['enum'])}\n")
        else:
            doc = f"The answer to `{answers[name]}`." if name in answers else ""
            parts.append(_typed_dict(name, doc, about, named))
    text = "\n\n".join(parts)
    if "NotRequired" in text:
        text = f"if TYPE_CHECKING:\n    from typing_extensions import NotRequired\n\n{text}"
    return _module("What the answers of the functions of `jasnel` hold, and the letters and words that they take.", "", text)


def python_functions(questions):
    named = _named(questions)
    text = "\n\n".join(_function(question, named) for question in questions)
    types = sorted(_used(named, text))
    return _module(
        "Questions to the engine, each a function.",
        f"from ._concepts import {', '.join(sorted(_used({*GIVEN.values(), *GIVEN_KEYS.values()}, text)))}\n"
        f"from ._engine import ask_given\nfrom .types import (\n{_wrapped(', '.join(types) + ',', ' ' * 4)})\n\n",
        "\n" + text,
    )


def python_arguments(questions):
    arguments = {
        question.name: {
            "properties": {key: _argument(about) for key, about in question.keys.items()},
            "required": question.needed,
        }
        for question in questions
    }
    return _module(
        "What questions take, as JSON Schema.", "", f"ARGUMENTS: Dict[str, Dict[str, Any]] = {_value(arguments)}\n"
    )


def _named(questions):
    return {OTHER_NAMES.get(name, name): about for name, about in named_types(questions).items()}


def _title(about):
    return OTHER_NAMES.get(about.get("title"), about.get("title"))


def _module(about, imports, text):
    typing = _used(_TYPING, text)
    return (
        f'"""{about}"""\n# {MADE}\n\nfrom __future__ import annotations\n\n'
        f"from typing import {', '.join(typing)}\n\n{imports}{text}"
    )


def _used(names, text):
    return [name for name in names if re.search(rf"\b{name}\b", text)]


def _literal(values):
    return f"Literal[{', '.join(map(json.dumps, values))}]"


def _type(about, named, given=False):
    """The type of a value: as it is given to a function, or as it stands in an answer."""
    kind = about.get("type")
    if given and about.get("title") in GIVEN:
        return f"Union[{GIVEN[about['title']]}, {_type(about, named)}]"
    if _title(about) in named and not (given and "properties" in about):
        return _title(about)
    if "const" in about:
        return _literal([about["const"]])
    if "enum" in about:
        return _literal(about["enum"])
    if "anyOf" in about or isinstance(kind, list):
        several = about.get("anyOf") or [{**about, "type": one} for one in kind]
        return f"Union[{', '.join(_type(one, named, given) for one in several)}]"
    if kind == "array":
        return f"{'Sequence' if given else 'List'}[{_type(about['items'], named, given)}]"
    if kind == "object":
        values = about.get("properties", {"": about.get("additionalProperties", {})}).values()
        inside = {_type(one, named) for one in values}
        return "Mapping[str, Any]" if given else f"Dict[str, {inside.pop() if len(inside) == 1 else 'Any'}]"
    return _SCALARS.get(kind, "Any")


def _wrapped(text, first, then=None):
    then = first if then is None else then
    return textwrap.fill(text, _WIDTH, initial_indent=first, subsequent_indent=then, break_on_hyphens=False) + "\n"


def _typed_dict(name, doc, about, named):
    types = {key: _type(one, named) for key, one in about["properties"].items()}
    types = {key: one if key in about["required"] else f"NotRequired[{one}]" for key, one in types.items()}
    meaning = {key: sentence(one) for key, one in about["properties"].items()}
    if any(keyword.iskeyword(key) or not key.isidentifier() for key in types):
        text = f'{name} = TypedDict(\n    "{name}",\n    {{\n'
        for key, one in types.items():
            quoted = f"'{one}'" if '"' in one else f'"{one}"'
            text += (meaning[key] and _wrapped(meaning[key], "        # ")) + f'        "{key}": {quoted},\n'
        return text + "    },\n)\n"
    text = f"class {name}(TypedDict):\n" + (f'    """{doc}"""\n\n' if doc else "")
    for key, one in types.items():
        text += f"    {key}: {one}\n" + (meaning[key] and _wrapped(f'"""{meaning[key]}"""', "    "))
    return text


def _function(question, named):
    of_record = question.name in OF_RECORDS
    left_out = RECORD_KEYS if of_record else []
    by_position = [key for key in question.needed if key not in left_out] + BY_POSITION.get(question.name, [])
    if question.name in FIRST:
        by_position.sort(key=lambda key: key != FIRST[question.name])
    keys = {key: about for key, about in question.with_language.items() if key not in left_out}
    # By key: its name as that of a parameter, which has no dashes.
    names = {key: re.sub(r"\W", "_", key) for key in [*by_position, *keys]}
    parameters = []
    for key in names:
        kind = _type(keys[key], named, given=True)
        given = GIVEN_KEYS.get(key, GIVEN_KEYS.get(f"{question.name}.{key}"))
        kind = f"Union[{given}, str]" if given else kind
        default = "" if key in question.needed else " = False" if kind == "bool" and not of_record else " = None"
        parameters.append(f"{names[key]}: {f'Optional[{kind}]' if default == ' = None' else kind}{default}")
    parameters.insert(len(by_position), "*")
    if of_record:
        parameters.insert(0, "record: Mapping[str, Any]")
    gives = GIVES.get(question.name)
    kind = _type(question.answer["properties"][gives] if gives else question.answer, named)
    text = f"def {question.function}(\n"
    text += "".join(f"    {parameter},\n" for parameter in parameters)
    text += f') -> {kind}:\n    """{question.about}\n\n    Args:\n'
    if of_record:
        told = [key for key in question.keys if key in left_out]
        text += _wrapped(f"record: The record of a deal: its {', '.join(told[:-1])} and {told[-1]}.", " " * 8, " " * 12)
    for key, name in names.items():
        text += _wrapped(f"{name}: {to_give(keys[key])}", " " * 8, " " * 12)
    sent = ["record"] if of_record else []
    sent += [f"{key}={json.dumps(value)}" for key, value in question.fixed.items()]
    sent += [f"{key}={key}" for key, name in names.items() if key == name]
    dashed = ", ".join(f'"{key}": {name}' for key, name in names.items() if key != name)
    sent += [f"**{{{dashed}}}"] if dashed else []
    text += '    """\n    answer = ask_given(\n' + _wrapped(", ".join(sent) + ",", " " * 8) + "    )\n"
    return text + f"    return cast({kind}, answer{f'[{json.dumps(gives)}]' if gives else ''})\n"


def _argument(about):
    """The schema of an argument of a tool. Of several ways to write a value, models are told the first."""
    plain = {**about, **about.get("anyOf", [{}])[0]}
    if "items" in plain:
        plain["items"] = _argument(plain["items"])
    return {key: value for key, value in plain.items() if key not in ("title", "anyOf")}


def _value(value, indent=0, before=0):
    """A value of JSON as Python writes it: on one line, if it fits behind what stands before it."""
    if not isinstance(value, (dict, list)):
        return repr(value) if value is None or isinstance(value, bool) else json.dumps(value, ensure_ascii=False)
    inner = indent + 4
    if isinstance(value, dict):
        keys, (opening, closing) = [f'"{key}": ' for key in value], "{}"
        values = value.values()
    else:
        keys, (opening, closing), values = [""] * len(value), "[]", value
    parts = [key + _value(one, inner, inner + len(key)) for key, one in zip(keys, values)]
    line = f"{opening}{', '.join(parts)}{closing}"
    if "\n" not in line and before + len(line) < _WIDTH and indent > 0:
        return line
    return f"{opening}\n" + "".join(f"{' ' * inner}{part},\n" for part in parts) + " " * indent + closing
