"""The reference of the C++ library as pages in Markdown: one for each public header, from Doxygen's XML."""

from __future__ import annotations

import pathlib
import re
import xml.etree.ElementTree as ElementTree
from typing import Dict, Iterator, List, NamedTuple, Optional, Tuple

Element = ElementTree.Element

# One line is a brief description for Doxygen, several are a detailed one: it is told not to cut.
_DESCRIPTIONS = ("briefdescription", "detaileddescription")


class Entry(NamedTuple):
    """Something with a name in a header: a class, a function, an enumeration, a constant."""

    kind: str
    name: str
    element: Element
    line: int


def escaped(text: str) -> str:
    """Text in which Markdown sees no marks of its own."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return re.sub(r"([\\`*_{}\[\]#|])", r"\\\1", text)


def code(text: str) -> str:
    fence = "``" if "`" in text else "`"
    return f"{fence}{text}{fence}"


def plain(element: Optional[Element]) -> str:
    return "" if element is None else re.sub(r"\s+", " ", "".join(element.itertext())).strip()


def is_described(element: Element) -> bool:
    return any(plain(element.find(name)) for name in _DESCRIPTIONS)


def declaration(text: str) -> str:
    """C++ as the project writes it: `const Position& position`, `Result<Solution>`."""
    text = re.sub(r"<\s+", "<", re.sub(r"\s+>", ">", text))
    text = re.sub(r" ([&*]+)(?=[A-Za-z_,)]|$)", r"\1 ", text)
    return re.sub(r" (?=[,)])", "", re.sub(r"(\w)=(?=[\w{\"'-])", r"\1 = ", text)).strip()


class Reference:
    """What Doxygen wrote to a folder."""

    def __init__(self, xml: pathlib.Path) -> None:
        self._xml = xml
        self._headers: Dict[str, List[Entry]] = {}
        self._places: Dict[str, str] = {}
        for path in sorted(xml.glob("*.xml")):
            if path.name.startswith(("class", "struct", "namespace")):
                self._read(path)
        for header, entries in self._headers.items():
            entries.sort(key=lambda entry: entry.line)
            self._name_places(header, entries)

    def headers(self) -> List[str]:
        """Paths below include/, as jasnel/solver.h, in order; those of boerenbridge last."""
        return sorted(self._headers, key=lambda header: (header.count("/"), header))

    def _read(self, path: pathlib.Path) -> None:
        for compound in ElementTree.parse(path).getroot().iter("compounddef"):
            if compound.get("kind") == "namespace":
                for member in compound.iter("memberdef"):
                    if is_described(member):
                        self._add(member.get("kind") or "", plain(member.find("name")), member)
            elif compound.get("prot") == "public" and is_described(compound):
                name = plain(compound.find("compoundname")).removeprefix("jasnel::").removeprefix("boerenbridge::")
                self._add(compound.get("kind") or "", name, compound)

    def _add(self, kind: str, name: str, element: Element) -> None:
        location = element.find("location")
        if location is None or "internal" in name:
            return
        header = location.get("file", "")
        entry = Entry(kind, name, element, int(location.get("line", "0")))
        self._headers.setdefault(header, []).append(entry)

    def _name_places(self, header: str, entries: List[Entry]) -> None:
        """An anchor for each entry and member, by its name; those of the same name are numbered."""
        taken: Dict[str, int] = {}

        def place(identifier: str, name: str) -> None:
            name = re.sub(r"[^A-Za-z0-9_.]+", "-", name.replace("::", ".")).strip("-") or "operator"
            taken[name] = taken.get(name, 0) + 1
            anchor = name if taken[name] == 1 else f"{name}-{taken[name]}"
            self._places[identifier] = f"{self.page_of(header)}#{anchor}"

        for entry in entries:
            place(entry.element.get("id", ""), entry.name)
            if entry.kind == "enum":
                for value in entry.element.iter("enumvalue"):
                    self._places[value.get("id", "")] = self._places[entry.element.get("id", "")]
            for member in _public(entry.element):
                place(member.get("id", ""), f"{entry.name}::{plain(member.find('name'))}")

    @staticmethod
    def page_of(header: str) -> str:
        """The name of the page of a header, as boerenbridge-solver.md."""
        return header.removeprefix("jasnel/").removesuffix(".h").replace("/", "-") + ".md"

    def named(self) -> Iterator[Tuple[str, str]]:
        """Names without the namespace, and the place of each."""
        for entries in self._headers.values():
            for entry in entries:
                yield entry.name, self._places[entry.element.get("id", "")]

    def anchor(self, element: Element) -> str:
        return self._places[element.get("id", "")].split("#")[1]

    def link(self, identifier: str, text: str) -> str:
        return f"[{text}]({self._places[identifier]})" if identifier in self._places else text

    # Text.

    def prose(self, element: Optional[Element]) -> str:
        """Paragraphs and lists of a description."""
        if element is None:
            return ""
        return "\n\n".join(filter(None, (self._block(child) for child in element)))

    def _block(self, element: Element) -> str:
        lists = [child for child in element if child.tag in ("orderedlist", "itemizedlist", "verbatim")]
        if not lists:
            return self._inline(element)
        parts = [self._inline(element, without=lists)]
        for child in lists:
            if child.tag == "verbatim":
                parts.append(f"```text\n{''.join(child.itertext()).strip()}\n```")
                continue
            mark = "1." if child.tag == "orderedlist" else "-"
            parts.append("\n".join(f"{mark} {self.prose(item)}" for item in child.iter("listitem")))
        return "\n\n".join(part for part in parts if part)

    def _inline(self, element: Element, without: List[Element] = []) -> str:  # noqa: B006
        parts = [escaped(element.text or "")]
        for child in element:
            if child not in without:
                parts.append(self._word(child))
            parts.append(escaped(child.tail or ""))
        return re.sub(r"\s+", " ", "".join(parts)).strip()

    def _word(self, element: Element) -> str:
        if element.tag == "computeroutput":
            reference = element.find("ref")
            text = code(plain(element))
            return text if reference is None else self.link(reference.get("refid", ""), text)
        if element.tag == "ref":
            return self.link(element.get("refid", ""), code(plain(element)))
        if element.tag in ("bold", "emphasis"):
            mark = "**" if element.tag == "bold" else "*"
            return f"{mark}{self._inline(element)}{mark}"
        return self._inline(element)

    def described(self, element: Element) -> str:
        texts = (self.prose(element.find(name)) for name in _DESCRIPTIONS)
        return "\n\n".join(filter(None, texts))

    # Pages.

    def page(self, header: str, summary: str) -> str:
        lines = [f"# {header.removeprefix('jasnel/')}", "", f"```cpp\n#include <{header}>\n```", "", summary, ""]
        for entry in self._headers[header]:
            lines += [f"## {escaped(entry.name)} {{ #{self.anchor(entry.element)} }}", ""]
            if entry.kind in ("class", "struct"):
                lines += self._class(entry)
            else:
                lines += self._member(entry.element)
        return "\n".join(lines)

    def _class(self, entry: Entry) -> Iterator[str]:
        template = plain(entry.element.find("templateparamlist"))
        yield f"```cpp\n{_template(entry.element) if template else ''}{entry.kind} {entry.name};\n```"
        yield ""
        yield self.described(entry.element)
        yield ""
        members = [member for member in _public(entry.element)]
        values = [member for member in members if member.get("kind") == "variable"]
        if values:
            yield from self._table(values)
        for member in members:
            if member.get("kind") != "variable":
                name = f"{entry.name}::{plain(member.find('name'))}"
                yield f"### {escaped(name)} {{ #{self.anchor(member)} }}"
                yield ""
                yield from self._member(member)

    def _table(self, members: List[Element]) -> Iterator[str]:
        yield "| Member | Type | Meaning |"
        yield "|---|---|---|"
        for member in members:
            start = re.sub(r"^=\s*", "", plain(member.find("initializer"))).strip()
            default = f" Default: {code(start)}." if start and len(start) < 40 and "|" not in start else ""
            meaning = self.described(member).replace("\n", " ")
            name = f'<span id="{self.anchor(member)}"></span>{code(plain(member.find("name")))}'
            kind = code(declaration(plain(member.find("type")))).replace("|", r"\|")
            end = "." if meaning and default and meaning[-1] not in ".:;" else ""
            yield f"| {name} | {kind} | {meaning}{end}{default} |"
        yield ""

    def _member(self, member: Element) -> Iterator[str]:
        kind, name = member.get("kind"), plain(member.find("name"))
        if kind == "enum":
            base = plain(member.find("type"))
            yield f"```cpp\nenum class {name}{' : ' + base if base else ''};\n```"
        elif kind == "function":
            words = "".join(f"{word} " for word in ("explicit", "static") if member.get(word) == "yes")
            result = plain(member.find("type"))
            text = declaration(f"{result} {name}{plain(member.find('argsstring'))}")
            yield f"```cpp\n{_template(member)}{words}{_wrapped(text)};\n```"
        elif kind == "typedef":
            yield f"```cpp\nusing {name} = {declaration(plain(member.find('type')))};\n```"
        else:
            start = plain(member.find("initializer"))
            start = start if len(start) < 60 else ""
            yield f"```cpp\n{declaration(plain(member.find('type')))} {name}{' ' + start if start else ''};\n```"
        yield ""
        yield self.described(member)
        yield ""
        values = list(member.iter("enumvalue"))
        if values:
            yield "| Value | Meaning |"
            yield "|---|---|"
            for value in values:
                yield f"| {code(plain(value.find('name')))} | {self.described(value).replace(chr(10), ' ')} |"
            yield ""


def _public(compound: Element) -> Iterator[Element]:
    """Members that are told: public and not assigned, copied or destroyed, in their order."""
    if compound.tag != "compounddef":
        return
    members = [member for member in compound.iter("memberdef") if member.get("prot") == "public"]
    for member in sorted(members, key=lambda one: int(_attribute(one, "location", "line"))):
        kind = member.get("kind")
        if kind == "friend" or (kind == "function" and not is_described(member)
                                and re.match(r"~|operator=$", plain(member.find("name")))):
            continue
        yield member


def _attribute(element: Element, child: str, name: str) -> str:
    found = element.find(child)
    return "0" if found is None else found.get(name, "0")


def _template(element: Element) -> str:
    parameters = element.find("templateparamlist")
    if parameters is None:
        return ""
    words = [declaration(f"{plain(one.find('type'))} {plain(one.find('declname'))}") for one in parameters]
    return f"template <{', '.join(words)}>\n"


def _wrapped(text: str) -> str:
    """A declaration with a line for each parameter where it is long."""
    if len(text) <= 90 or "(" not in text:
        return text
    start, rest = text.split("(", 1)
    inner, end = rest.rsplit(")", 1)
    parameters = re.split(r",\s*(?![^<({]*[>)}])", inner)
    return f"{start}(\n    " + ",\n    ".join(parameters) + f"){end}"


def summary_of(header: pathlib.Path) -> str:
    """The comment that a header begins with."""
    lines = []
    for line in header.read_text(encoding="utf-8").splitlines():
        if not line.startswith("// "):
            break
        lines.append(line.removeprefix("// "))
    return escaped(" ".join(lines))
