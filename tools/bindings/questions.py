"""The questions of the schema that `jasnel engine --schema` prints."""

import re

MADE = "Made by tools/bindings/make.py of what engine/questions/ declares: to be changed there."

# Keys that all questions have. Of these only the language is for users to give.
COMMON = ("id", "ask", "game", "language")


class Wrong(Exception):
    """What is wrong with a schema or a page, in one line."""


class Question:
    """A question: its keys, those that are needed, those that are fixed, and its answer."""

    def __init__(self, name, question, answer):
        properties = question["properties"]
        self.name = name
        self.function = re.sub(r"\W", "_", name)
        self.about = question["description"]
        self.type = _type_name(name) + "Question"
        self.keys = {key: about for key, about in properties.items() if key not in COMMON}
        self.with_language = {**self.keys, "language": properties["language"]}
        self.needed = [key for key in question["required"] if key in self.keys]
        self.fixed = {key: properties[key]["const"] for key in ("ask", "game") if "const" in properties[key]}
        self.answer = {"title": _type_name(name) + "Answer", **answer}


def questions_of(schema):
    definitions = schema["$defs"]
    names = [name for name in definitions if not name.endswith(".answer")]
    return [Question(name, definitions[name], definitions[name + ".answer"]) for name in names]


def named_types(questions):
    """The enumerations and objects that have a name, by it; those inside others come before them."""
    named = {}

    def add(about):
        for inside in [*about.get("properties", {}).values(), *about.get("anyOf", []), about.get("items")]:
            if inside:
                add(inside)
        if "title" in about and ("enum" in about or "properties" in about):
            plain = {key: value for key, value in about.items() if key not in ("description", "default")}
            if named.setdefault(about["title"], plain) != plain:
                raise Wrong(f"two types named {about['title']}; expected a name for each")

    for question in questions:
        for about in question.keys.values():
            add(about)
        add(question.answer)
    return named


def sentence(about):
    """What a key means."""
    text = about.get("description", "")
    return text and text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")


def to_give(about):
    """What a key of a question means, and what its value looks like."""
    parts = [sentence(about)]
    for one in [about, *about.get("anyOf", [])]:
        if "minimum" in one and "maximum" in one:
            parts.append(f"From {one['minimum']} to {one['maximum']}.")
        parts += [f"Such as `{example}`." for example in one.get("examples", [])]
    return " ".join(filter(None, parts))


def _type_name(name):
    """`boerenbridge.what-if` as `BoerenbridgeWhatIf`."""
    return "".join(word.capitalize() for word in re.split(r"\W", name))
