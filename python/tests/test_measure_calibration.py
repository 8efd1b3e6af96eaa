"""How well chances are calibrated, as tools/scripts/measure_calibration.py reports it."""

import pathlib
import sys

import pytest

np = pytest.importorskip("numpy")
pytest.importorskip("matplotlib")
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools/scripts"))
import measure_calibration as page  # noqa: E402


def test_contracts_are_put_in_classes_by_their_chance():
    chances, makes = np.array([0, 0.52, 0.58, 0.52, 1]), np.array([0, 0, 1, 1, 1])
    assert page.by_chance(chances, makes)[0] == (1, 0, 0)
    assert page.by_chance(chances, makes)[1] == (3, pytest.approx(0.54), pytest.approx(2 / 3))
    assert page.by_chance(chances, makes)[2:] == [(1, 1, 1)]


def test_the_error_is_a_mean_over_contracts():
    # 4 as said; 12 a quarter too high.
    classes = page.by_chance(np.repeat([0.25, 0.75], [4, 12]), np.repeat([1, 0, 1, 0], [1, 3, 6, 6]))
    assert classes == [(4, 0.25, 0.25), (12, 0.75, 0.5)]
    assert page.error_of(classes) == 0.75 * 0.25
    half = page.by_chance(np.full(100, 0.5), np.arange(100) % 2)
    assert page.error_by_luck(half) == pytest.approx(0.05 * (2 / np.pi) ** 0.5)


def test_matches_are_played_and_reported(tmp_path, monkeypatch, capsys):
    try:
        page.library.built("training_data")
    except SystemExit:
        pytest.skip("no training_data here: tools/training/build.sh builds it")
    picture = tmp_path / "calibration.svg"
    monkeypatch.setattr(sys, "argv", ["", str(tmp_path), "--deals=3", f"--picture={picture}"])
    monkeypatch.setattr(page, "LEAST", 1)
    page.main()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:7]] == list(page.RULES)
    assert sum(int(line.split()[2]) for line in lines[9:]) == sum(int(line.split()[1]) for line in lines[1:7])
    assert picture.read_text(encoding="utf-8").count("kbn") >= 1
