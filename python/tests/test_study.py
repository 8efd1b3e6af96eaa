"""Studies: pieces against the samples of the command, folders, what is missing or wrong, and Dask."""

import hashlib
import json
import os
import pathlib
import pickle
import re
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import jasnel
import jasnel.deals
import jasnel.study
from jasnel.study import Study

ROOT = pathlib.Path(__file__).resolve().parents[2]
SAMPLES = ROOT / "data/samples"


def wrong(message, function, *arguments, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        function(*arguments, **keys)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


def sample(ask):
    return jasnel.study.load(SAMPLES / f"{ask}.npy")


@pytest.fixture
def made(tmp_path):
    """The folder of a study that is whole."""
    study = Study(ask="values", seed=3, deals=20, each=8)
    study.save(tmp_path / "values")
    for piece in range(1, study.pieces + 1):
        study.make_in(tmp_path / "values", piece)
    return tmp_path / "values"


def command():
    """The command that was built beside the package, where there is one."""
    for preset in ("gcc", "release"):
        path = ROOT / "build" / preset / "tools/jasnel"
        if path.exists() and b"study" in subprocess.run([path, "--help"], capture_output=True, check=True).stdout:
            return path
    pytest.skip("no command with studies in build/gcc or build/release")


@pytest.mark.parametrize("ask, each, piece", [("tables", 4, 7), ("games", 2, 3)])
def test_a_piece_has_the_rows_of_the_command(ask, each, piece):
    plan = jasnel.study.read_plan(SAMPLES / f"{ask}.json")
    study = Study(ask=ask, rules=plan.rules, seed=plan.seed, deals=plan.deals, each=each)
    rows, manifest = study.make(piece)
    begin = (piece - 1) * each
    assert rows.tobytes() == sample(ask)[begin : begin + each].tobytes()
    assert (manifest["first"], manifest["count"]) == (begin + 1, each)
    assert manifest["nodes"] > 0 and manifest["threads"] >= 1


@pytest.mark.parametrize("ask", jasnel.study.ASKS)
def test_a_piece_is_that_of_the_command(ask, tmp_path):
    jasnel_command = command()
    flags = [f"--ask={ask}", "--rules=nku-rotterdam", "--seed=9", "--first=5", "--deals=3", "--each=2"]
    subprocess.run([jasnel_command, "study", "new", tmp_path / "s", *flags], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([jasnel_command, "study", "make", tmp_path / "s"], check=True, stdout=subprocess.DEVNULL)
    study = Study(ask=ask, rules="nku-rotterdam", seed=9, first=5, deals=3, each=2)
    assert jasnel.study.read(tmp_path / "s") == study
    assert (tmp_path / "s/study.json").read_text() == study.plan()
    for piece in (1, 2):
        npy, manifest = study.make_file(piece, threads=1)
        assert (tmp_path / f"s/pieces/{piece:06}.npy").read_bytes() == npy
        line = json.loads((tmp_path / f"s/pieces/{piece:06}.json").read_text())
        assert {**line, "seconds": 0, "threads": 1} == {**manifest, "seconds": 0}
        assert list(line) == list(manifest)


def test_rows_are_those_of_the_solver():
    study = Study(ask="tables", seed=5, first=11, deals=3, each=3)
    rows, manifest = study.make(1)
    assert manifest["sha256"] == hashlib.sha256(study.make_file(1, threads=1)[0]).hexdigest()
    hands = jasnel.random_hands(5, 3, first=11)
    assert (rows["deal"] == jasnel.deals.pack(hands)).all()
    for leader in range(4):
        assert (rows["points"][:, :, leader] == jasnel.table_many(hands, leader)).all()
        for trump in range(4):
            for side in range(2):
                for objective, bit in (("make", rows["makes"]), ("pit", rows["pit"])):
                    solved = jasnel.solve_many(hands, trump, leader, side, objective=objective)
                    assert (solved == bit[:, trump, leader] >> side & 1).all()
    contracts, _ = Study(ask="contracts", seed=5, first=11, deals=3, each=3).make(1)
    assert (contracts["makes"] == rows["makes"]).all() and (contracts["pit"] == rows["pit"]).all()


def test_pieces_are_numbered():
    study = Study(ask="values", deals=20, each=8, first=100)
    assert (study.pieces, study.first_of(3), study.count_of(1), study.count_of(3)) == (3, 116, 8, 4)
    assert study == pickle.loads(pickle.dumps(study))
    assert study.rules == Study(ask="values", deals=20, each=8, first=100, rules="KBN").rules


def test_says_what_is_wrong_with_a_study():
    wrong("ask: 'sing'; expected values, cards, contracts, tables or games", Study, ask="sing", deals=1)
    wrong("ask of type int; expected a text, such as 'tables'", Study, ask=1, deals=1)
    wrong("rules", Study, rules="kbnn", deals=1)
    wrong("seed -1; expected a whole number from 0", Study, seed=-1, deals=1)
    wrong("deals 0; expected a whole number from 1 to 1000000000000", Study, deals=0)
    wrong("each 1000001; expected a whole number from 1 to 1000000", Study, deals=1, each=1000001)
    wrong("first 0; expected", Study, deals=1, first=0)
    study = Study(ask="values", deals=20, each=8)
    wrong("piece 4; expected a whole number from 1 to 3", study.make, 4)
    wrong("threads -1; expected", study.make, 1, threads=-1)
    other = Study(ask="values", deals=20, each=8, version="0.0.1")
    wrong(f"a study of version 0.0.1; expected {jasnel.__version__}", other.make, 1)


def test_a_folder_gives_its_rows(made):
    rows = jasnel.study.load(made)
    hands = jasnel.random_hands(3, 20)
    assert (rows["deal"] == jasnel.deals.pack(hands)).all()
    assert (rows["points"] == jasnel.table_many(hands, 0)).all()
    assert (jasnel.study.load(made, pieces=[3, 1]) == np.concatenate([rows[16:], rows[:8]])).all()
    assert [len(some) for some in jasnel.study.iterate(made)] == [8, 8, 4]
    assert jasnel.study.missing(made) == []
    join = [command(), "study", "join", made, "--output", made / "all.npy"]
    subprocess.run(join, check=True, stdout=subprocess.DEVNULL)
    assert (jasnel.study.load(made / "all.npy") == rows).all()
    assert (jasnel.study.load(made / "all.npy", mapped=True) == rows).all()


def test_a_folder_names_what_is_missing_or_wrong(made):
    study = jasnel.study.read(made)
    pieces = made / "pieces"
    (pieces / "000001.json").unlink()
    (pieces / "000003.npy").unlink()
    assert jasnel.study.missing(made) == [1, 3]
    wrong("missing pieces 1; expected all, and ", jasnel.study.load, made)
    wrong("000003.npy: No such file or directory; expected a piece", jasnel.study.load, made)
    for piece in (1, 3):
        study.make_in(made, piece)
    good = (pieces / "000002.npy").read_bytes()
    (pieces / "000002.npy").write_bytes(good[:-1] + bytes([good[-1] ^ 1]))
    assert jasnel.study.missing(made) == []
    wrong("000002.npy: its SHA-256 is not that of its manifest line", jasnel.study.load, made)
    (pieces / "000002.npy").write_bytes(good[:-1])
    wrong(f"000002.npy: {len(good) - 1} bytes; expected {len(good)}", jasnel.study.load, made)
    (pieces / "000002.npy").write_bytes(good)
    line = json.loads((pieces / "000002.json").read_text())
    (pieces / "000002.json").write_text(json.dumps({**line, "seed": 4}))
    wrong("000002.json: seed is 4; expected 3", jasnel.study.load, made)
    (pieces / "000002.json").write_text("half a li")
    wrong("000002.json: no JSON object; expected a manifest line", jasnel.study.load, made)
    wrong("another study; expected the same, or an empty folder", Study(deals=5).save, made)
    wrong("study.json: another study; expected this one", Study(deals=5).make_in, made, 1)


def test_says_what_is_wrong_with_a_file(made, tmp_path):
    wrong("study.json: No such file or directory; expected a plan", jasnel.study.load, tmp_path)
    wrong("nothing.npy: No such file or directory; expected a file", jasnel.study.load, tmp_path / "nothing.npy")
    (tmp_path / "text.npy").write_text("hello")
    wrong("text.npy: no whole NumPy file", jasnel.study.load, tmp_path / "text.npy")
    np.save(tmp_path / "numbers.npy", np.arange(5))
    wrong("numbers.npy: no rows of a study", jasnel.study.load, tmp_path / "numbers.npy")
    (tmp_path / "study.json").write_text('{"ask":"tables","seed":1,"deals":0,"each":1}')
    wrong("study.json: ", jasnel.study.read, tmp_path)


def test_replaces_the_file_that_a_link_leads_to(made, tmp_path):
    study = jasnel.study.read(made)
    far = tmp_path / "far.npy"
    piece = made / "pieces/000002.npy"
    good = piece.read_bytes()
    piece.unlink()
    piece.symlink_to(far)
    study.make_in(made, 2)
    assert piece.is_symlink()
    assert far.read_bytes() == good
    piece.unlink()
    piece.mkdir()
    wrong("000002.npy: no file; expected a file to write", study.make_in, made, 2)


def test_reads_no_more_than_a_piece_has(made):
    piece = made / "pieces/000002.npy"
    piece.unlink()
    piece.symlink_to("/dev/zero")
    wrong("bytes; expected a piece that is made", jasnel.study.load_piece, made, 2)
    line = made / "pieces/000001.json"
    line.write_text("[" * 60000)
    wrong("000001.json: no JSON object; expected a manifest line", jasnel.study.load_piece, made, 1)


def test_has_at_most_a_million_pieces():
    wrong("each 1, which makes 1000001 pieces; expected at least 2", Study, deals=1_000_001, each=1)
    assert Study(deals=10**12, each=10**6).pieces == 10**6


def test_ctrl_c_ends_a_piece():
    program = """
import signal
import jasnel.study
signal.signal(signal.SIGINT, signal.default_int_handler)
study = jasnel.study.Study(deals=1_000_000, each=1_000_000)
print('begins', flush=True)
study.make(1)
"""
    process = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout.readline() == "begins\n"
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    try:
        _, error = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode != 0
    assert "KeyboardInterrupt" in error


def test_dask_that_is_missing_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    wrong("no dask.distributed here; expected it, as of pip install", jasnel.study.map, Study(deals=1), None)


@pytest.fixture(scope="module")
def client():
    distributed = pytest.importorskip("distributed", reason="no distributed here")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as cluster, distributed.Client(cluster) as one:
        yield one


STUDY = Study(ask="tables", seed=2026, deals=48, each=4)


def test_workers_make_all_pieces(client):
    wrong("client of type NoneType; expected one of dask.distributed", jasnel.study.map, STUDY, None)
    wrong("piece 13; expected a whole number from 1 to 12", jasnel.study.map, STUDY, client, pieces=[13])
    wrong("a piece that is there twice", jasnel.study.map, STUDY, client, pieces=[1, 1])
    rows = jasnel.study.map(STUDY, client, pieces=[5, 2])
    assert rows.tobytes() == np.concatenate([sample("tables")[16:20], sample("tables")[4:8]]).tobytes()
    old = Study(ask="values", deals=1, version="0.0.1")
    wrong("piece 1: a study of version 0.0.1; expected", jasnel.study.map, old, client)


def kill_one_of(client, done):
    """Ends the process of a worker that is at work, once `done` says so."""
    killed = []

    def kill():
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            busy = [address for address, keys in client.processing().items() if keys]
            if busy and done():
                pid = client.run(os.getpid, workers=busy[:1])[busy[0]]
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
                return
            time.sleep(0.01)

    thread = threading.Thread(target=kill)
    thread.start()
    return thread, killed


@pytest.mark.parametrize("on_disk", [False, True])
def test_the_pieces_of_a_worker_that_dies_are_made_again(client, tmp_path, on_disk):
    folder = tmp_path / "tables" if on_disk else None
    begun = time.monotonic()

    def done():
        if on_disk:
            return len(list(folder.glob("pieces/*.json"))) >= 2
        return time.monotonic() - begun > 0.3

    thread, killed = kill_one_of(client, done)
    rows = jasnel.study.map(STUDY, client, folder=folder)
    thread.join()
    assert killed, "no worker was killed before the end"
    assert rows.tobytes() == sample("tables")[:48].tobytes()
    if on_disk:
        assert jasnel.study.missing(folder) == []
        before = {path: path.stat().st_mtime_ns for path in folder.glob("pieces/*.npy")}
        assert len(before) == 12
        (folder / "pieces/000007.npy").unlink()
        assert jasnel.study.map(STUDY, client, folder=folder).tobytes() == rows.tobytes()
        after = {path: path.stat().st_mtime_ns for path in folder.glob("pieces/*.npy")}
        assert [path.name for path in before if before[path] != after[path]] == ["000007.npy"]


def test_a_piece_that_ends_its_workers_is_named():
    distributed = pytest.importorskip("distributed", reason="no distributed here")
    dask = pytest.importorskip("dask")
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}), distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as cluster, distributed.Client(cluster) as one:
        thread, killed = kill_one_of(one, lambda: True)
        wrong("piece 1: ", jasnel.study.map, Study(deals=100_000, each=100_000), one)
        thread.join()
        assert killed


def test_the_page_prints_what_it_says(client, tmp_path):
    page = (ROOT / "docs/guides/cluster-dask.md").read_text(encoding="utf-8")
    found = re.search(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    program, output = found.groups()
    (tmp_path / "program.py").write_text(program)
    run = subprocess.run(
        [sys.executable, "program.py"], stdout=subprocess.PIPE, text=True, check=True, cwd=tmp_path, timeout=300
    )
    assert run.stdout == output
