"""What a data set says of itself: its data card, its licence, and its description for Croissant 1.0."""

from __future__ import annotations

import importlib.metadata
import pathlib
from typing import Any, Dict, List

from ._dataset_files import columns
from ._native import JasnelError
from .deals import SPLITS
from .study import DTYPES, Study

_TITLES = {"tables": "solved deals of klaverjas", "games": "played deals of klaverjas"}
_KEYWORDS = ["klaverjas", "double-dummy", "card games", "perfect information", "solved positions"]

_ABOUT = {
    "tables": (
        "Random deals of the card game klaverjas, each solved exactly with all four hands open: for each suit as\n"
        "trump and each seat on lead the points, what is written down with either side as declarers, who makes the\n"
        "contract, and who can take all tricks."
    ),
    "games": (
        "Random deals of the card game klaverjas, called and played to the end by four computer players that see\n"
        "only their own hand (`full`, of Jasnel), and for each card what it cost its side with all hands open."
    ),
}

# Field, what its places are, and what it says.
_FIELDS = {
    "tables": [
        ("number", "", "number of the deal in the series of the seed, from 1"),
        ("deal", "", "the cards; see below"),
        ("points", "trump, leader",
         "North-South minus East-West: cards, last trick and roem, with best play for points"),
        ("score", "trump, leader, declaring side",
         "what is written down, North-South minus East-West, with best play for that"),
        ("makes", "trump, leader", "1 if North-South make it as declarers, plus 2 if East-West make it as declarers"),
        ("pit", "trump, leader", "1 if North-South can take all tricks as declarers, plus 2 if East-West can"),
    ],
    "games": [
        ("number", "", "number of the deal in the series of the seed, from 1"),
        ("deal", "", "the cards; see below"),
        ("dealer", "", "the seat that dealt; the next one clockwise calls and leads first"),
        ("trump", "", "the suit that is trump"),
        ("declarer", "", "the seat that declared"),
        ("calls", "call", "the auction: -1 pass, 0 to 3 the suit that was called, -2 no such call"),
        ("cards", "card", "the cards in order of play"),
        ("points", "side", "points of cards and the last trick"),
        ("roem", "side", "roem"),
        ("score", "side", "what is written down"),
        ("result", "", "0 nat, 1 made, 2 pit"),
        ("cost_points", "card", "what the card cost its side, in points, if all play best from there on"),
        ("cost_score", "card", "the same, in what is written down"),
    ],
}

_NOT = {
    "tables": [
        "Not what players reach: all four see all hands and make no mistakes. Those who see one hand do worse.",
        "Not deals from play: all deals are random and equally likely, and nobody has called. A deal in which a suit\n"
        "  was called has other hands than these.",
        "Not a test of play with hidden cards, for which an exact value with open hands is an upper bound at best.",
        "Not valid for other rule sets: under another one, legal cards, roem and scores differ.",
    ],
    "games": [
        "Not play by people, and not perfect play: the players are one program, in one version.",
        "Not independent players: all four seats are the same program, which knows how its partner thinks.",
        "Not a measure of who plays well: what a card cost is known with open hands, and the best card for one who\n"
        "  sees one hand can cost points.",
        "Not valid for other rule sets: under another one, legal cards, roem and scores differ.",
    ],
}


def license_text() -> str:
    """The licence of the package, which is that of its data sets."""
    found = importlib.metadata.distribution("jasnel").read_text("licenses/LICENSE")
    if found is None:
        raise JasnelError("jasnel has no LICENSE; expected a package as pip installs it")
    return found


def readme(about: Dict[str, Any], study: Study) -> str:
    """The data card."""
    rows = about["rows"]
    end = study.first + study.deals - 1
    lines = [f"# {about['name']}: {_TITLES[study.ask]}", "", _ABOUT[study.ask], ""]
    if "url" in about or "published" in about:
        lines += ["Published " + " ".join(
            ([f"on {about['published']}"] if "published" in about else [])
            + ([f"at {about['url']}"] if "url" in about else [])
        ) + ".", ""]
    lines += [
        f"{study.deals} deals: {', '.join(f'{rows[split]} {split}' for split in SPLITS)}. "
        f"Rule set: `{study.rules}`.",
        "",
        "## How it was made",
        "",
        f"With Jasnel {study.version}, from deals {study.first} to {end} of seed {study.seed}. The same commands make "
        "the same rows on any machine:",
        "",
        "```sh",
        f"jasnel study new study --ask={study.ask} --rules={study.rules} --seed={study.seed} --first={study.first} "
        f"--deals={study.deals} --each={study.each}",
        "jasnel study make study",
        "python -m jasnel.dataset build study data" + _format_flag(about),
        "```",
        "",
        "`python -m jasnel.dataset check data` compares the check sums, deals every deal again, and solves a random "
        "thousandth\nof the deals with every part of the search switched off.",
        "",
        "## Files",
        "",
        "| file | contents |",
        "|---|---|",
    ]
    if "parquet" in about["formats"]:
        lines.append("| `parquet/SPLIT.parquet` | one row for each deal, one column for each number |")
    if "npy" in about["formats"]:
        lines.append("| `npy/SPLIT/FIELD.npy` | a NumPy array for each field, little-endian; the same rows in order |")
    lines += [
        "| `dataset.json` | the study, the rows of each split, and least, mean and most of the numbers |",
        "| `croissant.json` | the description for machines, Croissant 1.0 |",
        "| `SHA256SUMS` | for `sha256sum --check SHA256SUMS` |",
        "| `LICENSE` | MIT |",
        "",
        "## Fields",
        "",
        "| field | type | by | meaning |",
        "|---|---|---|---|",
    ]
    for name, by, meaning in _FIELDS[study.ask]:
        dtype = DTYPES[study.ask][name] if name != "number" else None
        kind = "uint64" if dtype is None else dtype.base.name + "".join(f"[{size}]" for size in dtype.shape)
        lines.append(f"| `{name}` | {kind} | {by} | {meaning} |")
    lines += [
        "",
        "NumPy files have these names, but `numbers.npy` and `deals.npy`. Columns of Parquet have the places in their "
        "names:\n" + _column_examples(study.ask),
        "",
        "Suits are 0 spades, 1 hearts, 2 diamonds, 3 clubs (`S`, `H`, `D`, `C`); seats 0 North, 1 East, 2 South,\n"
        "3 West (`N`, `E`, `S`, `W`); sides 0 North-South, 1 East-West (`NS`, `EW`). Cards are numbered from 0:\n"
        "7 8 9 T J Q K A of spades, then of hearts, diamonds and clubs. The owner of card c is in bits 2c and 2c + 1\n"
        "of `deal`; `jasnel.deals.unpack` makes hands of it.",
        "",
        "| numbers of | least | mean | most |",
        "|---|---|---|---|",
    ]
    for name, one in about["summary"].items():
        lines.append(f"| `{name}` | {one['least']} | {one['mean']} | {one['most']} |")
    lines += [
        "",
        "## Splits",
        "",
        "Deals that differ in the names of suits only are in the same split, so a model that is trained with suits\n"
        "exchanged has seen nothing of the others. Each suit is 16 bits of `deal`, spades the lowest. The canonical\n"
        "form of a deal has these four in descending order, from spades to clubs: it is the least of the numbers of\n"
        "all 24 exchanges. Then, modulo 2^64:",
        "",
        "```text",
        "h = canonical form",
        "h = (h xor h >> 30) * 0xBF58476D1CE4E5B9",
        "h = (h xor h >> 27) * 0x94D049BB133111EB",
        "h = h xor h >> 31",
        "h mod 20: 0 validation, 1 test, others train",
        "```",
        "",
        "`jasnel.deals.split_of` does this. Rows are in order of their numbers.",
        "",
        "## What it is not",
        "",
        *(f"- {sentence}" for sentence in _NOT[study.ask]),
        "",
        "## Licence",
        "",
        "MIT: see `LICENSE`. Please cite Jasnel, with its version.",
        "",
    ]
    return "\n".join(lines)


def _format_flag(about: Dict[str, Any]) -> str:
    return "" if len(about["formats"]) == 2 else f" --format={about['formats'][0]}"


def _column_examples(ask: str) -> str:
    if ask == "tables":
        return (
            "`points_H_E` has the points with hearts as trump and East on lead, `score_H_E_NS` the score if\n"
            "North-South declare."
        )
    return "`cards_1` is the first card that was played, `score_NS` what North-South write down."


def croissant(about: Dict[str, Any], study: Study, root: pathlib.Path, sums: Dict[str, str]) -> Dict[str, Any]:
    """The description of the data set for Croissant 1.0."""
    described: Dict[str, Any] = {
        "@context": _CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": about["name"],
        "description": f"{_ABOUT[study.ask]} {study.deals} deals, rule set {study.rules}.".replace("\n", " "),
        "license": "https://opensource.org/licenses/MIT",
        "version": study.version,
        "keywords": _KEYWORDS,
        "creator": {"@type": "Organization", "name": "The Jasnel team"},
        "citeAs": f"The Jasnel team, Jasnel {study.version}: {about['name']}, seed {study.seed}, {study.deals} deals.",
    }
    if "url" in about:
        described["url"] = about["url"]
    if "published" in about:
        described["datePublished"] = about["published"]
    described["distribution"] = [
        {
            "@type": "cr:FileObject",
            "@id": name,
            "name": name,
            "contentUrl": name,
            "contentSize": f"{(root / name).stat().st_size} B",
            "encodingFormat": _encoding(name),
            "sha256": sums[name],
        }
        for name in sorted(sums)
    ]
    described["recordSet"] = [
        _records(study.ask, split) for split in SPLITS if "parquet" in about["formats"]
    ]
    return described


def _records(ask: str, split: str) -> Dict[str, Any]:

    meanings = {name: (by, meaning) for name, by, meaning in _FIELDS[ask]}
    fields: List[Dict[str, Any]] = []
    for column in columns(ask):
        by, meaning = meanings[column.field]
        place = column.name[len(column.field) + 1 :].replace("_", ", ")
        fields.append(
            {
                "@type": "cr:Field",
                "@id": f"{split}/{column.name}",
                "name": column.name,
                "description": f"{meaning} ({by}: {place})" if by else meaning,
                "dataType": "sc:Integer",
                "source": {
                    "fileObject": {"@id": f"parquet/{split}.parquet"},
                    "extract": {"column": column.name},
                },
            }
        )
    return {
        "@type": "cr:RecordSet",
        "@id": split,
        "name": split,
        "description": f"The deals of the split {split}.",
        "key": {"@id": f"{split}/number"},
        "field": fields,
    }


def _encoding(name: str) -> str:
    endings = {
        ".parquet": "application/x-parquet",
        ".json": "application/json",
        ".md": "text/markdown",
        ".npy": "application/octet-stream",
    }
    return endings.get(pathlib.PurePosixPath(name).suffix, "text/plain")


# As the specification has it.
_CONTEXT: Dict[str, Any] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileProperty": "cr:fileProperty",
    "fileObject": "cr:fileObject",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
