"""The types of questions and answers in TypeScript."""

import json
import re
import textwrap

from questions import MADE, named_types, sentence, to_give


def typescript(questions):
    named = named_types(questions)
    answers = {question.answer["title"]: question.name for question in questions}
    parts = []
    for name, about in named.items():
        if "enum" in about:
            parts.append(f"export type {name} = {_union(about['enum'])};\n")
        else:
            doc = f"The answer to `{answers[name]}`." if name in answers else ""
            parts.append(_interface(name, doc, about["properties"], about["required"]))
    for question in questions:
        keys = question.with_language
        if "game" in question.fixed:
            keys = {"game": {"const": question.fixed["game"]}, **keys}
        parts.append(_interface(question.type, question.about, keys, ["game", *question.needed], to_give))
    text = "\n".join(parts)
    # Names for a text, such as Card, are by hand.
    texts = set(re.findall(r'"title": "(\w+)"', json.dumps([[one.keys, one.answer] for one in questions]))) - {*named}
    used = sorted(name for name in texts if name not in answers)
    imported = f'import type {{{", ".join(used)}}} from "./jasnel.js";\n\n' if used else ""
    return f"/** The questions to the engine, and its answers. */\n// {MADE}\n\n{imported}{text}"


def _interface(name, doc, properties, required, meaning=sentence):
    text = f"{_doc(doc)}export interface {name} {{\n"
    for key, about in properties.items():
        text += f"{_doc(meaning(about), '  ')}  {_member(key, about, required)};\n"
    return text + "}\n"


def _doc(text, indent=""):
    if not text:
        return ""
    if len(indent) + len(text) <= 112:
        return f"{indent}/** {text} */\n"
    lines = textwrap.wrap(text, 116 - len(indent))
    return "".join(f"{indent}{line}\n" for line in ["/**", *(f" * {line}" for line in lines), " */"])


def _member(key, about, required):
    name = key if key.isidentifier() else json.dumps(key)
    return f"{name}{'' if key in required else '?'}: {_type(about)}"


def _union(values):
    return " | ".join(map(json.dumps, values))


def _type(about):
    kind = about.get("type")
    if "title" in about:
        return about["title"]
    if "const" in about:
        return _union([about["const"]])
    if "enum" in about:
        return _union(about["enum"])
    if "anyOf" in about:
        return " | ".join(map(_type, about["anyOf"]))
    if isinstance(kind, list):
        return " | ".join(_type({**about, "type": one}) for one in kind)
    if kind == "array":
        item = _type(about["items"])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if "properties" in about:
        members = (_member(key, one, about["required"]) for key, one in about["properties"].items())
        return f"{{{'; '.join(members)}}}"
    if kind == "object":
        keys = _type(about.get("propertyNames", {"type": "string"}))
        return f"Record<{keys}, {_type(about['additionalProperties'])}>"
    return {"integer": "number", None: "unknown"}.get(kind, kind)
