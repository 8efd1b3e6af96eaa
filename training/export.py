"""Rounds what was learned to the integers that the library runs, proves that no sum can be too large, and writes them.

The programs of this folder call it at their end: FOLDER/NAME.bin and NAME.txt take the place of those in data/weights.
What is there, read with `floats`, gives the same bytes again.
"""

from __future__ import annotations

import dataclasses
import hashlib
import pathlib
from typing import Any, Dict, List, Optional, Sequence, Tuple

import numpy as np

LIMIT = 8  # what leaves a hidden unit is from 0 to just below this
UNIT = 512  # weights of later layers, and what leaves the second, are in units of 1 / UNIT

Numbers = Dict[str, "np.ndarray[Any, Any]"]
Shape = Tuple[int, int, int, int]  # inputs, units of both hidden layers, outputs
Group = Tuple[Sequence[int], int]  # inputs, and how many of them at most are there


def _hand_groups(lengths: int, rules: int) -> List[Group]:
    """Each of 32 cards; one length for each suit; undertrumping is free or forced."""
    cards: List[Group] = [([card], 1) for card in range(32)]
    suits: List[Group] = [(range(lengths + 9 * suit, lengths + 9 * suit + 9), 1) for suit in range(4)]
    return cards + suits + [([rules], 1), ([rules + 1, rules + 2], 1), ([rules + 3], 1)]


def _points_groups() -> List[Group]:
    """A card is in at most one hand."""
    cards: List[Group] = [(range(card, 128, 32), 1) for card in range(32)]
    return cards + [([128], 1), ([129, 130], 1), ([131], 1)] + [([void], 1) for void in range(132, 148)]


def _call_groups() -> List[Group]:
    """After those of a hand: a place, passes, what follows when all pass, cards turned, and rules."""
    ends = (72, 76, 81, 87, 89, 92)
    parts: List[Group] = [(range(first, end), 1) for first, end in zip(ends, ends[1:])]
    return _hand_groups(32, 68) + parts + [([one], 1) for one in range(92, 99)]


@dataclasses.dataclass(frozen=True)
class Format:
    """A network with two hidden layers, as solver/models/integer_network.h has it."""

    shape: Shape
    groups: List[Group]
    weight: str = "int16"
    first_unit: int = UNIT
    step: int = 1  # weights of inputs are multiples of it, so that they take less where they are compressed
    floats: Tuple[Tuple[str, int], ...] = ()

    def parts(self) -> List[Tuple[str, str, Tuple[int, ...], int]]:
        """The name, type, shape and unit of each array of integers, in the order of the file."""
        inputs, first, second, outputs = self.shape
        return [
            ("inputs", self.weight, (inputs, first), self.first_unit),
            ("first_bias", "int16", (first,), self.first_unit),
            ("second", "int16", (first, second), UNIT),
            ("second_bias", "int32", (second,), UNIT * self.first_unit),
            ("last", "int16", (outputs, second), UNIT),
            ("last_bias", "int32", (outputs,), UNIT * UNIT),
        ]

    def with_units(self, first: int) -> Format:
        """The same with another number of units in the first layer: the library has one of them."""
        inputs, _, second, outputs = self.shape
        return dataclasses.replace(self, shape=(inputs, first, second, outputs))

    def of_size(self, size: int) -> Format:
        """That of a file with so many bytes."""
        none, one = (self.with_units(first).size() for first in (0, 1))
        return self.with_units(max(0, (size - none) // (one - none)))

    def size(self) -> int:
        sizes = (np.dtype(kind).itemsize * int(np.prod(shape)) for _, kind, shape, _ in self.parts())
        return sum(sizes) + sum(4 * count for _, count in self.floats)

    def check(self, numbers: Numbers) -> None:
        """Raises ValueError where a sum of the library could exceed its type."""
        _check("first", _grouped(numbers, self.groups), 16)
        for of, weights, unit in (("second", numbers["second"].T, self.first_unit), ("last", numbers["last"], UNIT)):
            terms = weights.astype(np.int64) * (LIMIT * unit - 1)
            bias = numbers[f"{of}_bias"].astype(np.int64)
            _check(of, (bias + np.minimum(terms, 0).sum(1), bias + np.maximum(terms, 0).sum(1)), 32)


# No more than so many inputs of a card are there at once: CardInputs::kMax.
_CARDS: List[Group] = [(range(698), 208)]
_ERRORS = (("error_of_makes", 9), ("error_of_pit", 9), ("error_of_score", 9))

FORMATS = {
    "points_model": Format((148, 128, 32, 1), _points_groups()),
    "call_network": Format((99, 96, 32, 3), _call_groups(), step=8),
    "hand_book": Format((72, 128, 32, 16), _hand_groups(32, 68), floats=_ERRORS),
    "card_network": Format((698, 256, 64, 33), _CARDS, "int8", 32),
}

# Boerenbridge: 16 units that sum weights of features, shared by options and their own, and direct weights of these.
UNITS, UNIT_ONE, DIRECT_ONE, MAX_UNIT_WEIGHT = 16, 128, 1024, 512
CHOICES = {"bids": (396, 644), "cards": (655, 1316)}  # features: shared, own


def _grouped(numbers: Numbers, groups: List[Group]) -> Tuple[Any, Any]:
    least = most = numbers["first_bias"].astype(np.int64)
    for inputs, count in groups:
        terms = np.sort(numbers["inputs"][list(inputs)].astype(np.int64), axis=0)
        least = least + np.minimum(terms[:count], 0).sum(0)
        most = most + np.maximum(terms[-count:], 0).sum(0)
    return least, most


def _check(layer: str, sums: Tuple[Any, Any], bits: int) -> None:
    least, most = int(sums[0].min()), int(sums[1].max())
    if least < -(1 << bits - 1) or most >= 1 << bits - 1:
        raise ValueError(f"a sum of layer '{layer}' can be from {least} to {most}; expected what fits in {bits} bits")


def rounded(name: str, values: Any, kind: str, unit: int, step: int = 1) -> Any:
    """To multiples of `step` in units of 1 / `unit`, halves away from zero. Raises ValueError for what is too large."""
    steps = np.asarray(values, np.float64) * unit / step
    whole = step * np.copysign(np.floor(np.abs(steps) + 0.5), steps)
    most = 63 if kind == "int8" else np.iinfo(kind).max  # two of these bytes are added in a byte
    if not (np.abs(whole) <= most).all():
        raise ValueError(f"{name}: a weight is too large; expected at most {most / unit}")
    return whole.astype(kind)


def integers(name: str, params: Any) -> Numbers:
    """The numbers of a network in the order of its file. Raises ValueError where they cannot be its integers."""
    format_ = FORMATS[name].with_units(len(params["first_bias"]))
    found = {
        part: rounded(part, params[part], kind, unit, format_.step if part == "inputs" else 1)
        for part, kind, _, unit in format_.parts()
    }
    for part, _, shape, _ in format_.parts():
        if found[part].shape != shape:
            raise ValueError(f"{part}: {found[part].shape}; expected {shape}")
    format_.check(found)
    if format_.weight == "int8":
        found["inputs"] = found["inputs"].reshape(-1, 2, 16).swapaxes(1, 2).reshape(found["inputs"].shape)
    return found


def bytes_of(numbers: Numbers) -> bytes:
    return b"".join(array.astype(array.dtype.newbyteorder("<")).tobytes() for array in numbers.values())


def floats(name: str, content: bytes, shape: Optional[Shape] = None) -> Any:
    """What `integers` would round to these bytes: those of a network of another shape, if it is told."""
    format_ = dataclasses.replace(FORMATS[name], shape=shape) if shape else FORMATS[name].of_size(len(content))
    found, at = {}, 0
    parts = format_.parts() + [(part, "float32", (count,), 1) for part, count in format_.floats]
    for part, kind, size, unit in parts:
        count = int(np.prod(size))
        array = np.frombuffer(content, np.dtype(kind).newbyteorder("<"), count, at).reshape(size)
        found[part] = array.astype(np.float32) / np.float32(unit)
        at += array.nbytes
    if format_.weight == "int8":
        found["inputs"] = found["inputs"].reshape(-1, 16, 2).swapaxes(1, 2).reshape(found["inputs"].shape)
    if at != len(content):
        raise ValueError(f"{len(content)} bytes; expected the {at} of {name}.bin")
    return found


def choice_integers(models: Any) -> Numbers:
    """Those of boerenbridge, from its four models: bids, cards, and the plain ones."""
    found: Numbers = {}
    for name, net in models.items():
        units = [rounded(f"{name} {part}", net[part], "int16", UNIT_ONE) for part in ("constant", "out", "rows")]
        most = max(int(np.abs(part).max()) for part in units)
        if most > MAX_UNIT_WEIGHT:
            raise ValueError(f"{name}: a weight of a unit is {most}; expected at most {MAX_UNIT_WEIGHT}")
        direct = rounded(f"{name} direct", net["direct"], "int16", DIRECT_ONE)
        found[name] = np.concatenate([part.reshape(-1) for part in (*units, direct)])
    return found


def choice_floats(content: bytes) -> Any:
    """What `choice_integers` would round to these bytes."""
    models, at = {}, 0
    numbers = np.frombuffer(content, "<i2").astype(np.float32)
    for name in ("bids", "cards", "plain_bids", "plain_cards"):
        shared, own = CHOICES[name.removeprefix("plain_")]
        rows = UNITS * (shared + own)
        ends = np.cumsum([at, UNITS, UNITS, rows, own])
        constant, out, all_rows, direct = (numbers[a:b] for a, b in zip(ends, ends[1:]))
        models[name] = {
            "constant": constant / UNIT_ONE,
            "out": out / UNIT_ONE,
            "rows": all_rows.reshape(-1, UNITS) / UNIT_ONE,
            "direct": direct / DIRECT_ONE,
        }
        at = int(ends[-1])
    return models


def text_of(name: str, numbers: Numbers) -> str:
    """The text beside NAME.bin, from which the build knows what is in it."""
    lines = [f"{part}: {array.dtype.name}, {' x '.join(map(str, array.shape))}\n" for part, array in numbers.items()]
    return (
        f"The numbers of {name}.bin, little-endian, in this order; training/export.py writes both files.\n\n"
        f"{''.join(lines)}\nSHA-256: {hashlib.sha256(bytes_of(numbers)).hexdigest()}\n"
    )


def write(name: str, numbers: Numbers, folder: pathlib.Path) -> None:
    (folder / f"{name}.bin").write_bytes(bytes_of(numbers))
    (folder / f"{name}.txt").write_text(text_of(name, numbers), encoding="utf-8")


def calibration_text(models: Dict[str, Any]) -> str:
    """The source file calibration.inc: a constant for each place and a slope, of log odds and of scores."""
    text = "// Written by training/calibration.py: not to be changed by hand.\n"
    for ruff, model in models.items():
        makes, score = (
            f"{{{', '.join(f'{number:.4f}' for number in model[name][:-1])}}}, {model[name][-1]:.4f}"
            for name in ("makes", "score")
        )
        text += f"const Calibration kCalibrationRuff{ruff.title()} = {{\n{makes}, {score}, {model['deals']}}};\n"
    return text


def contract_text(model: Any) -> str:
    """The source file contract_model.inc: log odds, and curves of means and variances."""

    def curve(name: str, numbers: Any) -> str:
        return f".{name} = {{{', '.join(f'{number:.1f}' for number in numbers)}}}"

    lines = [f"    .{name} = {{{model[name][0]:.4f}, {model[name][1]:.4f}}},\n" for name in ("makes", "pit")]
    for name in ("made", "taken", "lost", "lost_own"):
        mean, variance = (curve(part, model[name][part]) for part in ("mean", "variance"))
        lines.append(f"    .{name} = {{{mean},\n{variance}}},\n")
    return (
        "// Written by training/contract_model.py: not to be changed by hand.\n"
        f"const ContractWeights kContractWeights = {{\n{''.join(lines)}}};\n"
    )
