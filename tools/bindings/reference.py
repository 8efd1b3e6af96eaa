"""The tables of keys in the reference, between `<!-- keys of NAME -->` and `<!-- end of keys -->`."""

import re

from questions import Wrong

MARK = "<!-- keys of "


def with_tables(page, questions):
    """A page with its tables made anew. NAME is a question of the schema, or its answer: `book.answer`."""
    return re.sub(
        MARK + r"(\S+) -->\n.*?<!-- end of keys -->",
        lambda found: f"{MARK}{found[1]} -->\n\n{_table(found[1], questions)}\n<!-- end of keys -->",
        page, flags=re.DOTALL,
    )


def _table(name, questions):
    for question in questions:
        if name == question.name:
            rows = [[key, about, "yes" if key in question.needed else "no"] for key, about in question.keys.items()]
            return _lines("needed", rows)
        if name == f"{question.name}.answer":
            return _lines("present", _answer_rows(question.answer))
    raise Wrong(f"keys of {name}; expected a question of the schema, or its answer")


def _lines(last, rows):
    text = f"| key | value | meaning | {last} |\n|---|---|---|---|\n"
    for key, about, present in rows:
        meaning = about.get("description", "").replace("|", "\\|")
        text += f"| `{key}` | {_words(about)} | {meaning} | {present} |\n"
    return text


def _answer_rows(about, places=("always", "not always")):
    for key, one in about["properties"].items():
        yield key, one, places[0] if key in about["required"] else places[1]
        if "properties" in one and not _each(one):
            yield from _answer_rows(one, [f"in `{key}`"] * 2)
        elif "properties" in one.get("items", {}):
            yield from _answer_rows(one["items"], (f"in each of `{key}`", f"in some of `{key}`"))


def _each(about):
    """What every value of an object is, if its keys need no words."""
    values = list(about.get("properties", {}).values())
    return values[0] if values and values == values[:1] * len(values) and "description" not in values[0] else None


def _words(about):
    """What a value looks like."""
    kind = about.get("type")
    if _each(about):
        return f"object with {', '.join(f'`{key}`' for key in about['properties'])}, each {_words(_each(about))}"
    if "const" in about or "enum" in about:
        *most, last = [f"`{one}`" for one in about.get("enum") or [about["const"]]]
        return " or ".join([", ".join(most), last] if most else [last])
    if "anyOf" in about:
        return ", or ".join(map(_words, about["anyOf"]))
    if isinstance(kind, list):
        return " or ".join(_words({**about, "type": one}) for one in kind)
    if kind == "array":
        if "properties" in about["items"]:
            return "list of objects"
        size = f" of {about['minItems']}" if about.get("minItems", 0) == about.get("maxItems") else ""
        return f"list{size}, each {_words(about['items'])}"
    if kind in ("integer", "number") and "minimum" in about and "maximum" in about:
        return f"{about['minimum']} to {about['maximum']}"
    if "examples" in about:
        return f"as `{about['examples'][0]}`"
    return {"boolean": "true or false", "integer": "whole number", "string": "text", None: "any"}.get(kind, kind)
