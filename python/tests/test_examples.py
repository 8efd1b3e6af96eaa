"""The examples about studies: what they print of the samples, counted a second time deal by deal."""

import gzip
import importlib.util
import json
import pathlib
import re
import subprocess
import sys

import numpy as np
import pytest

import jasnel
from jasnel import dataset, study

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "python/examples"
SAMPLES = ROOT / "data/samples"
FEW = {"trump_jack": ["--deals=8"], "calibration_curve": ["--hands=10", "--worlds=8"]}


def run(name, *arguments, status=0):
    done = subprocess.run(
        [sys.executable, EXAMPLES / f"{name}.py", *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == status, done.stderr
    return done.stdout if status == 0 else done.stderr


def module(name, monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def owners(deal):
    """The seat that has each card."""
    return [int(deal) >> 2 * card & 3 for card in range(32)]


def test_values_by_trumps():
    expected = {}
    for row in study.load(SAMPLES / "tables.npy"):
        seats = owners(row["deal"])
        for trump in range(4):
            number = sum(seats[8 * trump + rank] % 2 == 0 for rank in range(8))
            for leader in range(4):
                expected.setdefault(number, []).append((row["points"][trump, leader], row["makes"][trump, leader] & 1))
    lines = run("values_by_trumps").splitlines()[1:]
    assert len(lines) == len(expected)
    for line in lines:
        number, count, _, _, half, _, _, makes = line.split()
        mine = np.array(expected[int(number)])
        assert int(count) == len(mine)
        assert float(half) == pytest.approx(np.median(mine[:, 0]), abs=0.5)
        assert makes == f"{mine[:, 1].mean():.1%}"


def test_the_trump_jack(monkeypatch):
    rows = study.load(SAMPLES / "tables.npy")
    example = module("trump_jack", monkeypatch)
    lost = example.exchanged(rows, 8)
    assert len(lost) == 8
    expected = []
    for suit in range(4):
        jack, seven = 8 * suit + 4, 8 * suit
        fits = [row for row in rows if (owners(row["deal"])[jack] - owners(row["deal"])[seven]) % 2]
        for row in fits[:2]:
            seats = owners(row["deal"])
            seats[jack], seats[seven] = seats[seven], seats[jack]
            held = [sum(1 << card for card in range(32) if seats[card] == seat) for seat in range(4)]
            hands = np.array([held], np.uint32)
            after = sum(int(jasnel.solve_many(hands, suit, leader)[0]) for leader in range(4)) / 4
            sign = 1 if seats[seven] % 2 == 0 else -1
            expected.append(sign * (row["points"][suit].mean() - after))
    assert lost.tolist() == expected
    printed = run("trump_jack", "--deals=8")
    assert f"loses {lost.mean():.1f} points" in printed
    by_trumps = [line.split() for line in printed.splitlines()[1:] if re.match(r" +\d", line)]
    assert sum(int(line[1]) for line in by_trumps) == sum(int(line[3]) for line in by_trumps)
    assert all(float(line[5]) > 0 for line in by_trumps)


def test_makes_in_play():
    solved = {row["deal"]: row for row in study.load(SAMPLES / "tables.npy")}
    counts = {True: [], False: []}
    for row in study.load(SAMPLES / "games.npy"):
        record = dataset.record_of(row, "kbn")
        leader = "NESW".index(record["dealer"]) + 1
        makes = solved[row["deal"]]["makes"]["SHDC".index(record["trump"]), leader % 4]
        can = bool(makes & (1 if record["declarer"] in "NS" else 2))
        counts[can].append(row["result"] != 0)
    lines = run("makes_in_play").splitlines()
    for line, mine in zip(lines[1:], (counts[True], counts[False], counts[True] + counts[False])):
        found = re.match(r"(can be made|cannot be made|all) +(\d+) +(\d+%)", line)
        assert found.groups()[1:] == (str(len(mine)), f"{np.mean(mine):.0%}")
    assert len(counts[True]) + len(counts[False]) == 400


def test_the_calibration_curve():
    lines = run("calibration_curve", *FEW["calibration_curve"]).splitlines()
    assert lines[0].split() == ["said", "made", "deals"]
    assert sum(int(line.split()[2]) for line in lines[1:]) == 10


@pytest.mark.parametrize("name", ["trump_jack", "values_by_trumps", "makes_in_play", "calibration_curve"])
def test_they_draw_where_there_is_matplotlib(name, tmp_path):
    arguments = [f"--plot={tmp_path / 'plot.png'}"] + FEW.get(name, [])
    if importlib.util.find_spec("matplotlib") is None:
        assert "no matplotlib here; expected it for --plot" in run(name, *arguments, status=2)
        pytest.skip("no matplotlib here")
    run(name, *arguments)
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_they_say_what_is_wrong(tmp_path):
    assert "rows of games; expected tables" in run("trump_jack", SAMPLES / "games.npy", status=2)
    assert "rows of tables; expected games" in run("makes_in_play", SAMPLES / "tables.npy", status=2)
    assert "No such file or directory" in run("values_by_trumps", tmp_path / "nothing.npy", status=2)
    assert "--minutes 5; expected 10 or more" in run("cluster", tmp_path, "--deals=5", "--minutes=5", status=2)


def test_endings_have_the_values_that_plain_python_finds(tmp_path):
    with gzip.open(ROOT / "data/endings/endings.jsonl.gz", "rt", encoding="utf-8") as lines:
        endings = [json.loads(line) for line in lines]
    few = [ending for ending in endings if 20 < ending["deals"] < 60][:4]
    few += [ending for ending in endings if ending["cards"] == 4 and ending["deals"] < 200][:2]
    assert {ending["cards"] for ending in few} == {3, 4}
    suite = tmp_path / "endings.jsonl"

    def written():
        suite.write_text("".join(json.dumps(ending) + "\n" for ending in few), encoding="utf-8")
        return str(suite)

    assert run("endings", written(), "--every=1").startswith("endings checked: 6;")
    few[3]["sums"][few[3]["best"][0]] += 1
    assert run("endings", written(), "--every=1", status=1).startswith(f"ending {few[3]['ending']}: ")
