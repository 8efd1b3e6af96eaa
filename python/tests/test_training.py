"""training/self_play.py: its curve, its checkpoints, and that it goes on where it was."""

import csv
import importlib.util
import os
import pathlib

import pytest

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
for name in ("jax", "optax", "orbax.checkpoint"):
    pytest.importorskip(name, reason=f"no {name} here")

PROGRAM = pathlib.Path(__file__).resolve().parents[2] / "training/self_play.py"
SPEC = importlib.util.spec_from_file_location("self_play", PROGRAM)
self_play = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(self_play)


def test_trains_by_self_play_and_goes_on(tmp_path):
    """Compiling takes nearly all of its time."""
    assert self_play.main([str(tmp_path / "one"), "--deals=32", "--updates=3"]) == 0
    for updates in (2, 3):
        assert self_play.main([str(tmp_path / "two"), "--deals=32", f"--updates={updates}"]) == 0
    whole, continued = ((tmp_path / name / "curve.csv").read_text().splitlines() for name in ("one", "two"))
    rows = list(csv.DictReader(whole))
    assert [row["update"] for row in rows] == ["1", "2", "3"]
    assert [row["deals"] for row in rows] == ["32", "64", "96"]
    assert [row["against_random"] != "" for row in rows] == [False, False, True]
    # The second was measured once more, where it stopped.
    assert continued[:2] == whole[:2]
    assert continued[2].startswith(whole[2])
    assert continued[3] == whole[3]
    assert (tmp_path / "two/checkpoints/3").is_dir()


def test_says_which_rules_it_does_not_have(tmp_path, capsys):
    with pytest.raises(SystemExit) as raised:
        self_play.main([str(tmp_path), "--rules=kbn,fours=on"])
    assert raised.value.code == 2
    assert "rule option 'fours', which jasnel.jax does not have" in capsys.readouterr().err


def test_one_seat_learns_by_ppo(tmp_path):
    """Twice the same, but for the time it took. Compiling takes nearly all of its time."""
    spec = importlib.util.spec_from_file_location("ppo", PROGRAM.with_name("ppo.py"))
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    curves = []
    for name in ("one", "two"):
        assert ppo.main([str(tmp_path / name), "--deals=16", "--updates=2", "--opponents=random"]) == 0
        rows = list(csv.DictReader((tmp_path / name / "curve.csv").read_text().splitlines()))
        assert [row.pop("seconds") is not None for row in rows] == [True]
        curves.append(rows)
    assert curves[0] == curves[1] and float(curves[0][0]["interval"]) > 0
    assert (tmp_path / "one/network.npz").is_file()
    assert ppo.main([str(tmp_path / "three"), "--opponents=nobody"]) == 2
