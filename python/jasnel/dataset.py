"""Data sets of solved deals, made of the rows of a study: Parquet and NumPy files in three splits.

    python -m jasnel.dataset build STUDY FOLDER     makes the data set of a study of tables or games
    python -m jasnel.dataset check FOLDER           checks all files, and solves a random part again
    python -m jasnel.dataset card FOLDER            writes its data card, Croissant file and check sums anew
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import pathlib
import shutil
import sys
from typing import Any, Callable, Dict, List, Optional, Sequence, Tuple, cast

import numpy as np
from numpy.typing import NDArray

from . import _card, _native
from ._batch import random_hands
from ._dataset_checks import check_games, check_rows, check_sums, check_tables
from ._dataset_checks import record_of as record_of
from ._dataset_files import FORMATS, NAMES, Part, Reader, Writer, chunks, files_of, load_pyarrow
from ._dataset_files import Column as Column
from ._dataset_files import columns as columns
from ._dataset_files import parts_of, read_about, sha256_of, write_json
from ._files import part_of
from ._native import JasnelError
from ._numbers import MOST_SEED, MOST_THREADS, whole
from .deals import SPLITS, pack, split_of
from .study import Rows, Study, iterate, read, read_plan


def build(source: Any, folder: Any, *, plan: Any = None, formats: Sequence[str] = FORMATS) -> Dict[str, int]:
    """Makes the data set of a study of tables or games in a new folder; gives the rows of each split.

    `source` is the folder of a study, or a joined NumPy file with the `plan` of its study. Raises JasnelError
    where a row is not that of its deal.
    """
    if not formats or isinstance(formats, str) or any(name not in FORMATS for name in formats):
        raise JasnelError(f"formats {formats!r}; expected a list of some of {', '.join(FORMATS)}")
    arrow = load_pyarrow() if "parquet" in formats else None
    study = _study_of(source, plan)
    root = pathlib.Path(os.path.realpath(folder))
    part = part_of(root)
    try:
        if root.exists() and any(root.iterdir()):
            raise JasnelError(f"{root}: not empty; expected a new folder for the data set")
        part.mkdir(parents=True)
        try:
            counts = _build_in(part, study, source, formats, arrow)
            part.replace(root)
        finally:
            shutil.rmtree(part, ignore_errors=True)
    except OSError as error:
        raise JasnelError(f"{root}: {error.strerror}; expected a folder to write") from None
    return counts


def _build_in(root: pathlib.Path, study: Study, source: Any, formats: Sequence[str], arrow: Any) -> Dict[str, int]:
    counts = _count_splits(study)
    writers = [Writer(root, split, count, study.ask, formats, arrow) for split, count in zip(SPLITS, counts)]
    summary = _Summary(study.ask)
    number = study.first
    for rows in iterate(source):
        numbers, splits = _checked_rows(study, number, rows, str(source))
        for split, writer in enumerate(writers):
            writer.add(numbers[splits == split], rows[splits == split])
        summary.add(rows)
        number += len(rows)
    if number != study.first + study.deals:
        raise JasnelError(f"{source}: {number - study.first} rows; expected {study.deals}, as its plan says")
    for writer in writers:
        writer.close()
    about = {
        "name": NAMES[study.ask],
        "study": json.loads(study.plan()),
        "rows": dict(zip(SPLITS, counts)),
        "formats": [name for name in FORMATS if name in formats],
        "summary": summary.result(),
    }
    write_json(root / "dataset.json", about)
    card(root)
    return dict(zip(SPLITS, counts))


def card(folder: Any, *, url: Optional[str] = None, published: Optional[str] = None) -> None:
    """Writes README.md, croissant.json, LICENSE and SHA256SUMS of a data set from what is in its folder.

    `url` is where it is published, and `published` the date: they are remembered.
    """
    root = pathlib.Path(folder)
    about = read_about(root)
    if published is not None:
        try:
            datetime.date.fromisoformat(published)
        except ValueError:
            raise JasnelError(f"published {published!r}; expected a date, such as 2026-12-31") from None
    given = {"url": url, "published": published}
    about.update({key: value for key, value in given.items() if value is not None})
    write_json(root / "dataset.json", about)
    study = Study(**about["study"])
    (root / "LICENSE").write_text(_card.license_text(), encoding="utf-8")
    (root / "README.md").write_text(_card.readme(about, study), encoding="utf-8")
    sums = {name: sha256_of(root / name) for name in files_of(root)}
    write_json(root / "croissant.json", _card.croissant(about, study, root, sums))
    sums["croissant.json"] = sha256_of(root / "croissant.json")
    lines = "".join(f"{sums[name]}  {name}\n" for name in sorted(sums))
    (root / "SHA256SUMS").write_text(lines, encoding="utf-8")


def check(
    folder: Any,
    *,
    share: float = 0.001,
    seed: Optional[int] = None,
    threads: int = 0,
    say: Callable[[str], None] = print,
) -> None:
    """Checks a data set. Raises JasnelError for the first thing that is wrong.

    The check sums; then that each deal is there once, is that of its number and in its split, in both
    formats alike; then a random `share` of the deals, at least one, is solved with every part of the
    search switched off: of tables one suit and leader of each; of games the value before the first card,
    from which what the cards cost must lead to the result.
    """
    root = pathlib.Path(folder)
    if not 0 <= share <= 1:
        raise JasnelError(f"share {share}; expected a number from 0 to 1")
    random = np.random.default_rng(None if seed is None else whole("seed", seed, 0, MOST_SEED))
    threads = whole("threads", threads, 0, MOST_THREADS)
    about = read_about(root)
    study = Study(**about["study"])
    say(f"{check_sums(root)} files: their SHA-256 are those of SHA256SUMS")
    numbers, rows = check_rows(root, about, study, share, random)
    say(f"{study.deals} deals: each once, that of its number, and in its split")
    solve_again = {"tables": check_tables, "games": check_games}[study.ask]
    solve_again(study, numbers, rows, random, threads)
    say(f"{len(rows)} of them: as a search with all its parts switched off has them")


class _Summary:
    """Least, mean and most of the numbers of each field that is a measure."""

    def __init__(self, ask: str) -> None:
        self._fields = {"tables": ("points", "score"), "games": ("points", "roem", "score")}[ask]
        self._sums = {field: [0, 0, 32767, -32768] for field in self._fields}

    def add(self, rows: Rows) -> None:
        for field in self._fields:
            values = rows[field]
            if not values.size:
                continue
            old = self._sums[field]
            self._sums[field] = [
                old[0] + values.size, old[1] + int(values.sum(dtype=np.int64)),
                min(old[2], int(values.min())), max(old[3], int(values.max())),
            ]

    def result(self) -> Dict[str, Dict[str, float]]:
        return {
            field: {"least": least, "mean": round(total / count, 2), "most": most}
            for field, (count, total, least, most) in self._sums.items()
        }


def _study_of(source: Any, plan: Any) -> Study:
    if os.path.isdir(source):
        study = read(source)
    elif plan is None:
        raise JasnelError(f"{source}: no folder of a study; expected one, or a joined file with the plan of its study")
    else:
        study = read_plan(plan)
    if study.ask not in NAMES:
        raise JasnelError(f"{source}: a study of {study.ask}; expected one of {' or '.join(NAMES)}")
    return study


def _count_splits(study: Study) -> List[int]:
    counts = np.zeros(len(SPLITS), np.int64)
    for first, count in chunks(study):
        deals = pack(random_hands(study.seed, count, first))
        counts += np.bincount(split_of(deals), minlength=len(SPLITS))
    return cast(List[int], counts.tolist())


def _checked_rows(
    study: Study, number: int, rows: Rows, name: str
) -> Tuple[NDArray[np.uint64], NDArray[np.uint8]]:
    """The number and the split of each row, which must be that of its deal."""
    if rows.dtype != study.dtype:
        raise JasnelError(f"{name}: rows of another question; expected those of {study.ask}, as its plan says")
    if number + len(rows) > study.first + study.deals:
        raise JasnelError(f"{name}: more rows than {study.deals}; expected as many as its plan says")
    deals = pack(random_hands(study.seed, len(rows), number))
    others = np.flatnonzero(deals != rows["deal"])
    if others.size:
        raise JasnelError(
            f"{name}: row {number - study.first + int(others[0])} is not deal {number + int(others[0])} "
            f"of seed {study.seed}; expected it, as its plan says"
        )
    return np.arange(number, number + len(rows), dtype=np.uint64), split_of(deals)


def load(folder: Any, split: str) -> Part:
    """The numbers of the deals of a split, and their rows, as those of the study."""
    if split not in SPLITS:
        raise JasnelError(f"split {split!r}; expected {', '.join(SPLITS)}")
    root = pathlib.Path(folder)
    about = read_about(root)
    return Reader(parts_of(root, split, about), about["study"]["ask"]).take(about["rows"][split])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m jasnel.dataset", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    one = commands.add_parser("build", help="make the data set of a study of tables or games")
    one.add_argument("study", help="the folder of a study, or a joined NumPy file")
    one.add_argument("folder", help="the folder of the data set: a new one")
    one.add_argument("--plan", metavar="FILE", help="study.json of the study of a joined file")
    one.add_argument("--format", choices=[*FORMATS, "both"], default="both", help="which files (default both)")
    one = commands.add_parser("check", help="check all files, and solve a random part again")
    one.add_argument("folder", help="the folder of the data set")
    one.add_argument("--share", type=float, default=0.001, help="share of the deals to solve (default 0.001)")
    one.add_argument("--seed", type=int, help="which deals to solve (default other ones each time)")
    one.add_argument("--threads", type=int, default=0, help="deals solved in parallel (default one per processor)")
    one = commands.add_parser("card", help="write the data card, the Croissant file and the check sums anew")
    one.add_argument("folder", help="the folder of the data set")
    one.add_argument("--url", help="where the data set is published")
    one.add_argument("--published", metavar="DATE", help="the date on which it is, as 2026-12-31")
    return parser


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """The program; gives its exit status."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "build":
            formats = FORMATS if options.format == "both" else (options.format,)
            counts = build(options.study, options.folder, plan=options.plan, formats=formats)
            print(f"{options.folder}: " + ", ".join(f"{split} {count}" for split, count in counts.items()))
        elif options.command == "check":
            check(options.folder, share=options.share, seed=options.seed, threads=options.threads)
        else:
            card(options.folder, url=options.url, published=options.published)
    except _native.JasnelError as error:
        print(f"jasnel.dataset {options.command}: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"jasnel.dataset {options.command}: {error.filename}: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
