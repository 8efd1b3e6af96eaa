"""Data sets: their splits, both formats, what their checks find, and what they say of themselves."""

import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import numpy as np
import pytest

import jasnel
from jasnel import _dataset_checks, dataset, deals, study

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "data/samples"


def wrong(message, function, *arguments, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        function(*arguments, **keys)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def build(folder, ask="tables", formats=("npy",)):
    return dataset.build(SAMPLES / f"{ask}.npy", folder, plan=SAMPLES / f"{ask}.json", formats=formats)


# For each question the seed of a deal that a search with all its parts switched off solves in half a second, and three
# such deals of games.
SEEDS = {"tables": 30, "games": 33}
CHEAP_GAMES = [220, 236, 352]


def check(folder, ask="tables"):
    said = []
    dataset.check(folder, share=0, seed=SEEDS[ask], say=said.append)
    return said


@pytest.fixture(scope="module")
def arrow():
    return pytest.importorskip("pyarrow", reason="no pyarrow here")


def exchanged(packed, order):
    """The deals with their suits exchanged, by hand."""
    found = np.zeros_like(packed)
    for to, suit in enumerate(order):
        found |= (packed >> np.uint64(16 * suit) & np.uint64(0xFFFF)) << np.uint64(16 * to)
    return found


def test_a_deal_is_a_number():
    hands = jasnel.random_hands(8, 200)
    packed = deals.pack(hands)
    for card in range(32):
        owner = packed >> np.uint64(2 * card) & np.uint64(3)
        held = hands >> np.uint32(card) & 1
        assert (owner == held.argmax(axis=1)).all()
    assert (deals.unpack(packed) == hands).all()
    assert (deals.split_of(packed.tolist()) == deals.split_of(packed)).all()
    wrong(f"deals of shape {hands.shape}; expected a number for each", deals.unpack, hands)
    wrong("deals of type float64; expected whole numbers from 0 to", deals.unpack, packed.astype(float))
    assert (deals.pack(hands.astype(np.int64)) == packed).all()
    wrong("hands of type float64", deals.pack, hands.astype(float))


def test_deals_that_differ_in_suits_only_are_in_one_split():
    packed = deals.pack(jasnel.random_hands(8, 3000))
    all_exchanges = [exchanged(packed, order) for order in itertools.permutations(range(4))]
    least = np.min(all_exchanges, axis=0)
    for order, some in zip(itertools.permutations(range(4)), all_exchanges):
        assert (deals.exchange(packed, order) == some).all()
        assert (deals.canonical(some) == least).all()
        assert (deals.split_of(some) == deals.split_of(packed)).all()
    assert len(np.unique(np.concatenate(all_exchanges))) == 24 * 3000
    shares = np.bincount(deals.split_of(packed)) / 3000
    assert abs(shares - [0.9, 0.05, 0.05]).max() < 0.015


def test_exchanged_suits_exchange_the_answers():
    rows = study.load(SAMPLES / "tables.npy")[:5]
    order = [2, 0, 3, 1]
    hands = deals.unpack(deals.exchange(rows["deal"], order))
    for leader in range(4):
        assert (jasnel.table_many(hands, leader) == rows["points"][:, order, leader]).all()
    wrong("order [0, 1, 2]; expected 0, 1, 2 and 3", deals.exchange, rows["deal"], [0, 1, 2])


def test_splits_are_as_the_data_card_says():
    packed = deals.pack(jasnel.random_hands(2, 50))
    for one, split in zip(packed.tolist(), deals.split_of(packed).tolist()):
        suits = sorted((one >> 16 * suit & 0xFFFF for suit in range(4)), reverse=True)
        h = sum(bits << 16 * place for place, bits in enumerate(suits))
        h = (h ^ h >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        h = (h ^ h >> 27) * 0x94D049BB133111EB % 2**64
        h = h ^ h >> 31
        assert {0: 1, 1: 2}.get(h % 20, 0) == split


@pytest.mark.parametrize("ask", ["tables", "games"])
def test_arrays_have_the_rows_of_the_study(ask, tmp_path):
    counts = build(tmp_path / "data", ask)
    rows = study.load(SAMPLES / f"{ask}.npy")
    assert sum(counts.values()) == len(rows)
    numbers = []
    for split, name in enumerate(deals.SPLITS):
        found, of_split = dataset.load(tmp_path / "data", name)
        assert (rows[found.astype(int) - 1] == of_split).all()
        assert (deals.split_of(np.ascontiguousarray(of_split["deal"])) == split).all()
        numbers += found.tolist()
        array = np.load(tmp_path / "data/npy" / name / "deals.npy")
        assert array.dtype == np.uint64 and len(array) == counts[name]
    assert sorted(numbers) == list(range(1, len(rows) + 1))
    files, all_deals, solved = check(tmp_path / "data", ask)
    assert files.startswith("22 files" if ask == "tables" else "43 files")
    assert all_deals.startswith(f"{len(rows)} deals")
    assert solved.startswith("1 of them")
    plan = study.read_plan(SAMPLES / f"{ask}.json")
    about = json.loads((tmp_path / "data/dataset.json").read_text())
    chosen, some = _dataset_checks.check_rows(tmp_path / "data", about, plan, 0.5, np.random.default_rng(1))
    assert (rows[chosen.astype(int) - 1] == some).all()
    assert 0.4 < len(np.unique(chosen)) / len(rows) < 0.6 and len(np.unique(chosen)) == len(chosen)


@pytest.mark.parametrize("ask", ["tables", "games"])
def test_parquet_has_a_column_for_each_number(arrow, ask, tmp_path):
    import pyarrow.parquet

    build(tmp_path / "data", ask, dataset.FORMATS)
    rows = study.load(SAMPLES / f"{ask}.npy")
    for name in deals.SPLITS:
        table = pyarrow.parquet.read_table(tmp_path / f"data/parquet/{name}.parquet")
        mine = rows[table["number"].to_numpy().astype(int) - 1]
        assert (table["deal"].to_numpy() == mine["deal"]).all()
        if ask == "tables":
            assert (table["points_H_E"].to_numpy() == mine["points"][:, 1, 1]).all()
            assert (table["score_C_W_EW"].to_numpy() == mine["score"][:, 3, 3, 1]).all()
            assert (table["makes_S_N"].to_numpy() == mine["makes"][:, 0, 0]).all()
        else:
            assert (table["cards_32"].to_numpy() == mine["cards"][:, 31]).all()
            assert (table["roem_EW"].to_numpy() == mine["roem"][:, 1]).all()
    if ask == "tables":
        assert check(tmp_path / "data")[0].startswith("25 files")


def test_a_folder_gives_the_data_set_of_its_joined_file(tmp_path):
    plan = study.Study(ask="tables", seed=2026, deals=30, each=7)
    plan.save(tmp_path / "study")
    for piece in range(1, plan.pieces + 1):
        plan.make_in(tmp_path / "study", piece)
    np.save(tmp_path / "joined.npy", study.load(tmp_path / "study"))
    dataset.build(tmp_path / "study", tmp_path / "one", formats=["npy"])
    dataset.build(tmp_path / "joined.npy", tmp_path / "two", plan=tmp_path / "study/study.json", formats=["npy"])
    assert (tmp_path / "one/SHA256SUMS").read_text() == (tmp_path / "two/SHA256SUMS").read_text()


def test_says_what_cannot_be_built(tmp_path):
    tables = SAMPLES / "tables.npy"
    wrong("tables.npy: no folder of a study; expected one", dataset.build, tables, tmp_path / "d", formats=["npy"])
    wrong("formats ['csv']; expected a list of some of", dataset.build, tables, tmp_path / "d", formats=["csv"])
    wrong("formats 'npy'; expected a list of some of", dataset.build, tables, tmp_path / "d", formats="npy")
    plan = json.loads((SAMPLES / "tables.json").read_text())

    def build_as(**changes):
        path = tmp_path / "plan.json"
        path.write_text(json.dumps({**plan, **changes}))
        folder = tmp_path / "d"
        shutil.rmtree(folder, ignore_errors=True)
        dataset.build(tables, folder, plan=path, formats=["npy"])

    wrong("a study of values; expected one of tables or games", build_as, ask="values")
    wrong("row 0 is not deal 1 of seed 5", build_as, seed=5)
    wrong("row 0 is not deal 2 of seed 2026", build_as, first=2)
    wrong("more rows than 999", build_as, deals=999)
    wrong("1000 rows; expected 1001, as its plan says", build_as, deals=1001)
    wrong("rows of another question; expected those of games", build_as, ask="games")
    assert list(tmp_path.glob("d*")) == []
    (tmp_path / "full").mkdir()
    (tmp_path / "full/file").write_text("")
    wrong("full: not empty; expected a new folder", build, tmp_path / "full")
    study.Study(deals=30, each=10).save(tmp_path / "begun")
    wrong("begun: missing pieces 1-3; expected all", dataset.build, tmp_path / "begun", tmp_path / "d", formats=["npy"])
    wrong("nothing: No such file", dataset.build, tmp_path / "nothing", tmp_path / "d",
          plan=SAMPLES / "tables.json", formats=["npy"])


def test_pyarrow_that_is_missing_is_named(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    wrong("no pyarrow here; expected it, as of pip install pyarrow", build, tmp_path / "d", formats=["parquet"])
    build(tmp_path / "d")


def change(folder, name, place, difference):
    """Changes an array of all splits, and writes the check sums anew, as whoever makes a mistake would."""
    for split in deals.SPLITS:
        path = folder / "npy" / split / f"{name}.npy"
        array = np.load(path)
        array[(..., *place)] += difference
        np.save(path, array)
    dataset.card(folder)


def test_the_check_finds_what_is_wrong(tmp_path):
    data = tmp_path / "data"
    build(data)
    with (data / "npy/test/points.npy").open("r+b") as file:
        file.seek(-1, os.SEEK_END)
        file.write(b"\x55")
    wrong("points.npy: its SHA-256 is not that of SHA256SUMS", check, data)
    (data / "extra.txt").write_text("hello")
    wrong("extra.txt: not in SHA256SUMS", check, data)
    (data / "extra.txt").unlink()
    (data / "npy/test/points.npy").unlink()
    wrong("points.npy: missing; expected all files of SHA256SUMS", check, data)
    (data / "dataset.json").write_text("{}")
    wrong("dataset.json: not as build wrote it", check, data)
    wrong("dataset.json: No such file or directory", check, tmp_path)


@pytest.mark.parametrize("line, message", [
    (b"\xff\xfe\n", "SHA256SUMS: not UTF-8; expected the check sums"),
    (b"dataset.json\n", "line 1: 'dataset.json'; expected a SHA-256, two spaces and a name"),
    (b"0" * 64 + b"  ../outside.txt\n", "line 1: '../outside.txt'; expected the name of a file in the folder"),
    (b"0" * 64 + b"  /etc/hostname\n", "line 1: '/etc/hostname'; expected the name of a file in the folder"),
    (b"0" * 64 + b"  a\n" + b"0" * 64 + b"  a\n", "line 2: 'a' a second time; expected each file once"),
    (b"#" * (1 << 20) + b"\n", "SHA256SUMS: more than 1048576 bytes"),
])
def test_the_check_reads_names_in_the_folder_only(line, message, tmp_path):
    data = tmp_path / "data"
    build(data)
    (tmp_path / "outside.txt").write_text("hello")
    sums = data / "SHA256SUMS"
    sums.write_bytes(line + sums.read_bytes())
    wrong(message, check, data)


@pytest.mark.parametrize("change", [
    {"name": "else"}, {"rows": [1, 2, 3]}, {"summary": {"points": {}}}, {"formats": []}, {"study": []},
])
def test_a_data_set_is_as_build_wrote_it(change, tmp_path):
    data = tmp_path / "data"
    build(data)
    about = json.loads((data / "dataset.json").read_text())
    (data / "dataset.json").write_text(json.dumps({**about, **change}))
    wrong("dataset.json: not as build wrote it", check, data)
    wrong("dataset.json: not as build wrote it", dataset.card, data)


def test_a_file_of_text_is_read_to_a_limit(tmp_path):
    data = tmp_path / "data"
    build(data)
    (data / "dataset.json").unlink()
    (data / "dataset.json").symlink_to("/dev/zero")
    wrong("dataset.json: more than 1048576 bytes", check, data)


def test_builds_in_the_folder_that_a_link_leads_to(tmp_path):
    (tmp_path / "far").mkdir()
    (tmp_path / "near").symlink_to("far")
    build(tmp_path / "near")
    assert (tmp_path / "near").is_symlink()
    assert (tmp_path / "far/dataset.json").is_file()


@pytest.mark.parametrize("ask, name, difference, message", [
    ("tables", "points", 2, "points is"),
    ("tables", "makes", 3, "makes for"),
    ("tables", "pit", 3, "pit for"),
    ("tables", "score", 1, "score for"),
    ("tables", "deals", 1, "other deals than those of the study"),
    ("games", "cost_points", 1, "cost_points 1 is"),
    ("games", "roem", 20, "roem 1 is"),
    ("games", "result", 1, "result 1 is"),
])
def test_the_check_solves_again(ask, name, difference, message, tmp_path):
    build(tmp_path / "data", ask)
    change(tmp_path / "data", name, (), difference)
    wrong(message, check, tmp_path / "data", ask)


def test_the_check_compares_the_formats(arrow, tmp_path):
    build(tmp_path / "data", formats=dataset.FORMATS)
    change(tmp_path / "data", "points", (0, 0), 1)
    wrong("the Parquet file has other rows than the NumPy files", check, tmp_path / "data")


def test_the_costs_of_games_lead_from_the_value_to_the_result(tmp_path):
    # An error of the analysis itself would be in the replay too: the value is that of another search.
    numbers = np.array(CHEAP_GAMES, np.uint64)
    rows = study.load(SAMPLES / "games.npy")[numbers.astype(int) - 1]
    plan = study.read_plan(SAMPLES / "games.json")
    _dataset_checks.check_games(plan, numbers, rows, np.random.default_rng(1), 0)
    changed = rows.copy()
    changed["cost_points"][1, 0] += 2
    with pytest.MonkeyPatch.context() as patch:
        answers = {}

        def analysed(record):
            answer = answers.setdefault(record["deal"], jasnel.analyse(record))
            row = changed[[dataset.record_of(one, "kbn")["deal"] for one in changed].index(record["deal"])]
            for card, cost in zip(answer["cards"], row["cost_points"]):
                card["points_lost"] = int(cost)
            return answer

        patch.setattr(_dataset_checks, "analyse", analysed)
        wrong(f"deal {CHEAP_GAMES[1]}: the points at the end and what the cards cost is", _dataset_checks.check_games,
              plan, numbers, changed, np.random.default_rng(1), 0)


def test_the_card_tells_where_it_is_published(tmp_path):
    data = tmp_path / "data"
    build(data)
    card = (data / "README.md").read_text()
    assert "--ask=tables --rules=kbn --seed=2026 --first=1 --deals=1000 --each=100" in card
    for field in study.DTYPES["tables"].names:
        assert f"| `{field}` |" in card
    assert "Published" not in card
    assert (data / "LICENSE").read_text() == (ROOT / "LICENSE").read_text()
    dataset.card(data, url="https://example.org/solved", published="2026-12-31")
    dataset.card(data)
    assert "Published on 2026-12-31 at https://example.org/solved." in (data / "README.md").read_text()
    assert json.loads((data / "croissant.json").read_text())["datePublished"] == "2026-12-31"
    assert _dataset_checks.check_sums(data) == 22


def test_the_description_is_valid_croissant(arrow, tmp_path):
    python = os.environ.get("JASNEL_CROISSANT_PYTHON")
    if not python or not os.path.exists(python):
        pytest.skip("no Python with mlcroissant in JASNEL_CROISSANT_PYTHON")
    for ask in ("tables", "games"):
        data = tmp_path / ask
        build(data, ask, dataset.FORMATS)
        dataset.card(data, url="https://example.org/solved", published="2026-12-31")
        program = """
import json, sys
import mlcroissant
description = mlcroissant.Dataset(sys.argv[1])
assert not description.metadata.ctx.issues.errors, description.metadata.ctx.issues.errors
for split in ("train", "validation", "test"):
    numbers = [record[f"{split}/number"] for record in description.records(split)]
    print(json.dumps([int(number) for number in numbers]))
"""
        run = subprocess.run(
            [python, "-c", program, data / "croissant.json"], capture_output=True, text=True, check=True
        )
        found = [json.loads(line) for line in run.stdout.splitlines()]
        assert found == [dataset.load(data, split)[0].tolist() for split in deals.SPLITS]


def test_the_program_tells_of_splits_and_mistakes(tmp_path, capsys):
    data = str(tmp_path / "data")
    arguments = ["build", str(SAMPLES / "tables.npy"), data, "--format=npy"]
    assert dataset.main(arguments) == 1
    error = capsys.readouterr().err
    assert error.startswith("jasnel.dataset build: ") and error.count("\n") == 1
    assert dataset.main([*arguments, f"--plan={SAMPLES / 'tables.json'}"]) == 0
    assert capsys.readouterr().out == f"{data}: train 881, validation 57, test 62\n"
    assert dataset.main(["check", data, "--share=0", f"--seed={SEEDS['tables']}"]) == 0
    assert capsys.readouterr().out.endswith("1 of them: as a search with all its parts switched off has them\n")
    assert dataset.main(["check", data, "--share=2"]) == 1
    assert capsys.readouterr().err == "jasnel.dataset check: share 2.0; expected a number from 0 to 1\n"
    assert dataset.main(["card", data, "--url=https://example.org/solved"]) == 0
    assert dataset.main(["card", data, "--published=tomorrow"]) == 1
    assert "published 'tomorrow'; expected a date, such as 2026-12-31" in capsys.readouterr().err
    assert dataset.main(["check", data, "--seed=-1"]) == 1
    assert "seed -1; expected a whole number" in capsys.readouterr().err
    with pytest.raises(SystemExit) as stopped:
        dataset.main(["bake"])
    assert stopped.value.code == 2


def test_the_page_prints_what_it_says(arrow, tmp_path):
    """The commands and programs of the page, one after the other in an empty folder."""
    command = next((ROOT / f"build/{preset}/tools" for preset in ("gcc", "release")
                    if (ROOT / f"build/{preset}/tools/jasnel").exists()), None)
    if command is None:
        pytest.skip("no command in build/gcc or build/release")
    page = (ROOT / "docs/guides/data-set.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(console|python|text)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    path = f"{command}:{pathlib.Path(sys.executable).parent}:{os.environ['PATH']}"
    runs = 0
    for (kind, block), (_, following) in zip(blocks, [*blocks[1:], ("", "")]):
        if kind == "console":
            for words, expected in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
                run = subprocess.run(["bash", "-c", words], capture_output=True, text=True, check=False, cwd=tmp_path,
                                     env={**os.environ, "PATH": path})
                assert (run.stdout + run.stderr, words) == (expected, words)
                runs += 1
        elif kind == "python":
            run = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, check=False,
                                 cwd=tmp_path)
            assert run.stdout + run.stderr == following
            runs += 1
    assert runs >= 8
