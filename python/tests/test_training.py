"""The programs of training/: each learns, goes on where it was, and what it exports is what the library has."""

import csv
import dataclasses
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

os.environ.setdefault("OMP_NUM_THREADS", "1")
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
for name in ("jax", "optax", "orbax.checkpoint", "tomllib"):
    pytest.importorskip(name, reason=f"no {name} here")

import jax  # noqa: E402
import numpy as np  # noqa: E402
import optax  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
WEIGHTS = ROOT / "data/weights"
sys.path.insert(0, str(ROOT / "training"))

import boerenbridge  # noqa: E402
import calibration  # noqa: E402
import call_network  # noqa: E402
import card_network  # noqa: E402
import contract_model  # noqa: E402
import exploiter  # noqa: E402
import export  # noqa: E402
import hand_book  # noqa: E402
import learning  # noqa: E402
import library  # noqa: E402
import move_order  # noqa: E402
import played  # noqa: E402
import points_model  # noqa: E402
import ppo  # noqa: E402
import regression  # noqa: E402
import rows as rows_of_bits  # noqa: E402
import tried_cards  # noqa: E402
import wider  # noqa: E402

try:
    library.Data().close()
    HAS_DATA = True
except SystemExit:
    HAS_DATA = False
CACHE = {
    "jax_compilation_cache_dir": None,
    "jax_persistent_cache_min_compile_time_secs": 0.1,
    "jax_persistent_cache_min_entry_size_bytes": -1,
}
needs_data = pytest.mark.skipif(not HAS_DATA, reason="no training_data here: tools/training/build.sh builds it")


@pytest.fixture(autouse=True, scope="module")
def compiled_once(tmp_path_factory):
    """Compiling takes nearly all of the time: a run that goes on has the programs of the one before."""
    before = {name: getattr(jax.config, name) for name in CACHE}
    for name, value in CACHE.items():
        jax.config.update(name, value if value is not None else str(tmp_path_factory.mktemp("compiled")))
    yield
    for name, value in before.items():
        jax.config.update(name, value)


def curve(folder):
    with open(folder / "curve.csv", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def run(program, folder, *flags):
    assert program.main([str(folder), *flags]) == 0
    return curve(folder)


def goes_on(program, folder, *flags, part=""):
    """A run, checked against one that is ended after its second round and told again."""
    assert program.main([str(folder / "one"), *flags]) == 0
    for more in (["--stop=2"], ["--stop=0"]):
        assert program.main([str(folder / "two"), *flags, *more]) == 0
    whole, continued = (curve(folder / name / part) for name in ("one", "two"))
    assert continued == whole
    assert (folder / "one" / part / "curve.svg").read_text(encoding="utf-8").count("<polyline") == len(whole[0]) - 1
    return whole


@pytest.mark.parametrize("samples, inputs, units", [(1, 1, 1), (33, 40, 7), (1024, 89, 48), (1500, 698, 256), (2100, 64, 75)])
def test_rows_of_bits_are_added_up(monkeypatch, samples, inputs, units):
    """As matrices are multiplied, with the gradient, also where bits beyond the last input are there."""
    if not rows_of_bits.is_compiled():
        pytest.skip("training/rows.cc is not compiled here")
    random = np.random.default_rng(samples)
    words = random.integers(0, 2**32, (samples, -(-inputs // 32)), dtype=np.uint32)
    words &= random.integers(0, 2**32, words.shape, dtype=np.uint32)
    weights, asked = (random.normal(size=size).astype(np.float32) for size in ((inputs, units), (samples, units)))

    def both():
        return jax.value_and_grad(lambda now: (rows_of_bits.product(words, now) * asked).sum())(weights)

    value, gradient = both()
    bits = np.unpackbits(words.view(np.uint8), axis=1, bitorder="little")[:, :inputs].astype(np.float64)
    np.testing.assert_allclose(rows_of_bits.product(words, weights), bits @ weights, atol=1e-3)
    np.testing.assert_allclose(gradient, bits.T @ asked, atol=1e-3)
    monkeypatch.setattr(rows_of_bits, "is_compiled", lambda: False)
    for one, other in zip((value, gradient), both()):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-3)


def test_without_a_compiler_matrices_are_multiplied(monkeypatch, capsys, tmp_path):
    monkeypatch.setenv("CXX", str(tmp_path / "none"))
    monkeypatch.setattr(rows_of_bits, "HERE", tmp_path)
    shutil.copy(ROOT / "training/rows.cc", tmp_path)
    monkeypatch.setattr(rows_of_bits, "BUILT", tmp_path)
    assert rows_of_bits.compiled() is None
    assert "rows.cc is not compiled" in capsys.readouterr().err


def test_regression_finds_the_weights_that_samples_were_made_by():
    random = np.random.default_rng(1)
    rows = np.stack([np.ones(20000), random.normal(size=20000)], axis=1)
    np.testing.assert_allclose(regression.linear(rows, rows @ [3.0, -0.5], 1e-6), [3.0, -0.5], atol=1e-6)
    happened = random.random(20000) < regression.chances(rows, np.array([-0.5, 0.8]))
    np.testing.assert_allclose(regression.logistic(rows, happened, 1e-6), [-0.5, 0.8], atol=0.06)
    assert np.abs(regression.logistic(rows, happened, 1e6)).max() < 0.01


@pytest.mark.parametrize(
    "page, flag, expected",
    [
        (points_model, "--deals=0", "argument --deals: '0'; expected a number from 1 on"),
        (points_model, "--rounds=-3", "argument --rounds: '-3'; expected a number from 1 on"),
        (exploiter, "--start=strong", "argument --start: invalid choice: 'strong' (choose from"),
        (card_network, "--play=gpu", "argument --play: invalid choice: 'gpu' (choose from"),
    ],
)
def test_options_that_make_no_sense_are_refused(tmp_path, capsys, page, flag, expected):
    with pytest.raises(SystemExit):
        page.main([str(tmp_path), flag])
    assert expected in capsys.readouterr().err


def mean(rows, column):
    return np.mean([float(row[column]) for row in rows])


@pytest.mark.parametrize("name", export.FORMATS)
def test_weights_of_the_tree_come_back_from_floats(name):
    content = (WEIGHTS / f"{name}.bin").read_bytes()
    params = export.floats(name, content)
    numbers = export.integers(name, params)
    numbers.update({part: params[part] for part, _ in export.FORMATS[name].floats})
    assert export.bytes_of(numbers) == content
    text = export.text_of(name, numbers)
    assert text == (WEIGHTS / f"{name}.txt").read_text(encoding="utf-8")


def test_weights_of_boerenbridge_come_back_from_floats():
    content = (WEIGHTS / "boerenbridge.bin").read_bytes()
    numbers = export.choice_integers(export.choice_floats(content))
    assert export.bytes_of(numbers) == content
    assert export.text_of("boerenbridge", numbers) == (WEIGHTS / "boerenbridge.txt").read_text(encoding="utf-8")


def test_the_calibration_of_the_tree_comes_back_from_its_numbers():
    source = (WEIGHTS / "calibration.inc").read_text(encoding="utf-8")
    models = {}
    for ruff, makes, slope, score, score_slope, deals in re.findall(
        r"kCalibrationRuff(\w+) = {\n{(.*?)}, (.*?), {(.*?)}, (.*?), (\d+)};", source
    ):
        numbers = [[*map(float, constants.split(", ")), float(last)] for constants, last in ((makes, slope), (score, score_slope))]
        models[ruff.lower()] = {"makes": numbers[0], "score": numbers[1], "deals": int(deals)}
    assert export.calibration_text(models) == source


@pytest.mark.parametrize("name", export.FORMATS)
def test_each_input_is_in_one_group(name):
    found = sorted(number for inputs, _ in export.FORMATS[name].groups for number in inputs)
    assert found == list(range(export.FORMATS[name].shape[0]))


def test_refuses_weights_with_which_a_sum_could_be_too_large():
    params = export.floats("points_model", (WEIGHTS / "points_model.bin").read_bytes())
    with pytest.raises(ValueError, match="first_bias: a weight is too large; expected at most 63.998"):
        export.integers("points_model", {**params, "first_bias": params["first_bias"] + 64})
    with pytest.raises(ValueError, match="a sum of layer 'first' can be from .* to .*; expected what fits in 16 bits"):
        export.integers("points_model", {**params, "first_bias": params["first_bias"] + 50})
    # A card is in one hand, so what it adds counts once, in whichever hand it adds most.
    inputs = np.zeros_like(params["inputs"])
    inputs[:128] = 1.99
    export.integers("points_model", {**params, "inputs": inputs, "first_bias": params["first_bias"] * 0})
    inputs[:128] = 2.01
    with pytest.raises(ValueError, match="fits in 16 bits"):
        export.integers("points_model", {**params, "inputs": inputs, "first_bias": params["first_bias"] * 0})
    with pytest.raises(ValueError, match="layer 'second'"):
        export.integers("points_model", {**params, "second": params["second"] * 0 + 60})


def test_a_folder_refuses_to_go_on_with_other_options(tmp_path, capsys):
    learning.options_of("points_model", "", [str(tmp_path), "--deals=1000"])
    with pytest.raises(SystemExit):
        learning.options_of("points_model", "", [str(tmp_path), "--deals=2000"])
    assert "was begun with --deals=1000" in capsys.readouterr().err
    # An option that there was not yet when the folder was begun had what is usual now.
    (tmp_path / "options.json").write_text("{}", encoding="utf-8")
    with pytest.raises(SystemExit):
        learning.options_of("points_model", "", [str(tmp_path), "--batch=3"])
    assert "was begun with --batch=256" in capsys.readouterr().err
    learning.options_of("points_model", "", [str(tmp_path)])


def test_the_card_network_plays_and_learns_in_one_program(tmp_path):
    flags = ("--rounds=3", "--deals=16", "--batches=2", "--measured=3", "--measured_deals=8", "--critic=32", "--student=32")
    rows = goes_on(card_network, tmp_path, "--play=jax", *flags)
    for column in ("play_over_supplied", "student_over_supplied"):
        assert [row[column] != "" for row in rows] == [False, False, True]
    student = export.floats("card_network", (tmp_path / "one/student/card_network.bin").read_bytes())
    assert student["first_bias"].shape == (32,)
    assert (tmp_path / "one/card_network.bin").stat().st_size == (WEIGHTS / "card_network.bin").stat().st_size
    assert (tmp_path / "one/card_network.bin").read_bytes() == (tmp_path / "two/card_network.bin").read_bytes()


@needs_data
def test_the_points_model_learns_the_values_of_deals(tmp_path, monkeypatch):
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "solved").symlink_to(tmp_path / "solved")
    (tmp_path / "solved").mkdir()
    monkeypatch.setattr(points_model, "PIECE", 250)
    rows = goes_on(points_model, tmp_path, "--deals=600", "--rounds=12", "--batch=32")
    assert sorted(path.name for path in (tmp_path / "solved").iterdir()) == ["0-249.npz", "250-499.npz", "500-599.npz"]
    assert mean(rows[-1:], "loss") < 0.7 * mean(rows[:1], "loss")
    assert mean(rows[-1:], "off_held_out") < mean(rows[:1], "off_held_out")
    assert (tmp_path / "one/points_model.txt").exists()
    report = (tmp_path / "one/report.txt").read_text(encoding="utf-8").splitlines()
    assert sum(int(line[16:25]) for line in report[1:3]) == 60
    assert sum(int(line[16:25]) for line in report[5:]) == 60


@needs_data
def test_the_call_network_learns_what_calls_lead_to(tmp_path):
    rows = goes_on(call_network, tmp_path, "--deals=512", "--rounds=8")
    assert mean(rows[-2:], "loss") < 0.97 * mean(rows[:2], "loss")
    assert (tmp_path / "one/call_network.bin").stat().st_size == (WEIGHTS / "call_network.bin").stat().st_size


@needs_data
def test_the_book_of_hands_learns_what_is_guessed(tmp_path):
    rows = goes_on(hand_book, tmp_path, "--deals=64", "--guessed=8", "--batch=64", part="guessed")
    assert mean(rows[-1:], "score_off") < 0.95 * mean(rows[:1], "score_off")


@needs_data
def test_the_book_of_hands_goes_on_with_solved_deals(tmp_path):
    flags = ("--deals=16", "--guessed=2", "--batch=64", "--rules=kbn", "--rounds=6", "--hands=1")
    tables = ROOT / "data/samples/tables.npy"
    assert hand_book.main([str(tmp_path), *flags, f"--tables={tables}"]) == 0
    rows = curve(tmp_path / "solved")
    assert mean(rows[-1:], "loss") < mean(rows[:1], "loss")
    assert (tmp_path / "hand_book.bin").stat().st_size == (WEIGHTS / "hand_book.bin").stat().st_size


@needs_data
def test_the_book_of_hands_learns_what_guesses_miss_in_solved_deals(tmp_path):
    path = ROOT / "data/samples/tables.npy"
    deals = np.load(path)
    with library.Data() as data:
        missed = hand_book.misses_of(data, "kbn", path)["targets"].reshape(-1, 4, 4, 4, 4)
        guessed = data.ask("guesses_for", "kbn", weights=deals["deal"].tobytes())["targets"].reshape(missed.shape)
        found = missed + guessed
        for deal, leader, declarer, trump in ((0, 0, 0, 0), (1, 2, 1, 3), (7, 3, 2, 1), (999, 1, 3, 2)):
            side, place = declarer % 2, (declarer - leader) % 4
            makes, pit, score, _ = found[deal, declarer, trump, :, place]
            assert makes == pytest.approx(deals["makes"][deal, trump, leader] >> side & 1, abs=1e-6)
            assert pit == pytest.approx(deals["pit"][deal, trump, leader] >> side & 1, abs=1e-6)
            ahead = int(deals["score"][deal, trump, leader, side])
            assert 100 * score == pytest.approx(-ahead if side else ahead, abs=1e-3)
        assert (missed[:, :, :, 3] == 0).all() and guessed[:, :, :, 3].any()
        np.save(tmp_path / "other.npy", np.zeros(3))
        (tmp_path / "none.npy").write_text("no tables", encoding="utf-8")
        for name in ("other.npy", "none.npy", "missing.npy"):
            with pytest.raises(SystemExit, match=f"{name}: expected the tables of jasnel study join"):
                hand_book.misses_of(data, "kbn", tmp_path / name)


def test_the_book_of_hands_finds_its_errors_without_those_of_the_runs():
    """A book that is off by 0.05 of a chance of 0.5, and by 10 points, beside runs that are off by chance."""
    random = np.random.default_rng(5)
    count = 20000
    truths = {"trumps": random.choice(5, count, p=(0.1, 0.3, 0.35, 0.2, 0.05)).astype(np.uint8)}
    for name, said, off, by_chance in (("makes", 0.5, 0.05, 0.03), ("score", 0, 10, 8), ("pit", 0.5, 0.02, 0.03)):
        is_right = said + off * random.normal(size=count)
        runs = [is_right + by_chance * random.normal(size=count) for _ in range(2)]
        rows = [np.full(count, said), *runs]
        truths[name] = np.stack(rows if name == "pit" else [rows[0], rows[0], rows[1], rows[1], rows[2], rows[2]], axis=1)
    errors = hand_book.errors_of(truths)
    for trumps in (1, 2, 3, 8):  # nobody has eight: they lean on all
        assert errors["error_of_makes"][trumps] == pytest.approx(0.1, abs=0.01)
        assert errors["error_of_score"][trumps] == pytest.approx(10, abs=0.6)
        assert errors["error_of_pit"][trumps] == pytest.approx(0.04, abs=0.01)


@needs_data
def test_the_contract_model_fits_solved_contracts(tmp_path):
    assert contract_model.main([str(tmp_path), "--deals=30", "--rules=kbn"]) == 0
    begins = [
        [line.split("=")[0] for line in path.read_text(encoding="utf-8").splitlines()[1:]]
        for path in (tmp_path / "contract_model.inc", WEIGHTS / "contract_model.inc")
    ]
    assert begins[0] == begins[1]
    assert "== held out of kbn\n48 contracts: made " in (tmp_path / "report.txt").read_text(encoding="utf-8")


@needs_data
def test_the_card_network_learns_from_deals_of_the_library(tmp_path):
    rows = goes_on(card_network, tmp_path, "--deals=32", "--rounds=30", "--measured=30", "--critic=32")
    assert mean(rows[-5:], "critic_off") < mean(rows[:5], "critic_off")
    assert [row["over_simple"] != "" for row in rows] == [False] * 29 + [True]


@needs_data
@pytest.mark.parametrize("page", [tried_cards, exploiter])
def test_the_card_network_learns_from_what_cards_bring(tmp_path, page):
    flags = ("--start=nothing", "--deals=256", "--batch=256", "--rounds=30", "--rate=3e-3", "--measured=3")
    rows = goes_on(page, tmp_path, *flags, "--measured_deals=2000", "--last_deals=2000", "--kept=1")
    assert float(rows[-1]["published"]) > float(rows[2]["published"]) + float(rows[2]["published_half"])
    assert [row["auction"] != "" for row in rows] == [False, False, True] * 10
    assert (tmp_path / "one/card_network.bin").read_bytes() == (tmp_path / "two/card_network.bin").read_bytes()


@needs_data
def test_the_card_network_begins_as_club_plays(tmp_path):
    flags = ("--deals=64", "--batch=64", "--rounds=2", "--rate=0", "--last_deals=50")
    assert exploiter.main([str(tmp_path), *flags]) == 0
    row = curve(tmp_path)[-1]
    assert float(row["published"]) == float(row["auction"]) == 0
    assert float(row["published_half"]) == float(row["auction_half"]) == 0
    assert (tmp_path / "card_network.bin").read_bytes() == (WEIGHTS / "card_network.bin").read_bytes()


@needs_data
def test_the_calibration_fits_played_deals(tmp_path):
    assert calibration.main([str(tmp_path), "--deals=12"]) == 0
    shape = re.compile(r"-?[0-9]+\.[0-9]{4}")
    made, supplied = (
        shape.sub("x", (path / "calibration.inc").read_text(encoding="utf-8")) for path in (tmp_path, WEIGHTS)
    )
    assert re.sub(r"[0-9]+}", "n}", made) == re.sub(r"[0-9]+}", "n}", supplied)
    with pytest.raises(SystemExit, match="--deals=1; expected more: of ruff=free [0-4] contracts are held out"):
        calibration.main([str(tmp_path / "few"), "--deals=1"])
    assert "== ruff=obliged: fitted to " in (tmp_path / "report.txt").read_text(encoding="utf-8")


@needs_data
def test_contracts_of_a_record_are_what_the_declarers_side_wrote_down_and_what_was_told_of_its_hand(tmp_path):
    for rules, contract in (("bedum-rotterdam", "auction"), ("kbn", "random")):
        path = tmp_path / f"{rules}.txt"
        command = [library.built("jasnel"), "match", "full:level=club", "simple", f"--rules={rules}", "--deals=25"]
        more = [f"--record={path}", "--seed=5", f"--trump-and-declarer={contract}"]
        subprocess.run([*map(str, command), *more], check=True, stdout=subprocess.DEVNULL)
        contracts = played.contracts_of(path)
        records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()[1:]]
        assert len(records) == len(contracts["makes"]) == 50
        for number, record in enumerate(records):
            north_south = record["result"]["ns"] - record["result"]["ew"]
            score = contracts["score"][number]
            assert score == (north_south if record["declarer"] in "NS" else -north_south)
            assert contracts["makes"][number] == (record["result"]["outcome"] != "nat") == (score > 0)
            place = "NESW"[("NESW".index(record["tricks"][0]["leader"]) + contracts["place"][number]) % 4]
            assert place == record["declarer"]
        assert 0 < contracts["makes"].sum() < 50
        is_said = contracts["said"] != contracts["from_open"]
        assert is_said.mean() > 0.9 if contract == "auction" else not is_said.any()
        assert np.corrcoef(contracts["said"], contracts["from_open"])[0, 1] > 0.5
    assert [played.ruff_of(rules) for rules in ("kbn", "bedum-rotterdam")] == ["free", "obliged"]
    path.write_text(json.dumps({**records[0], "id": "7-1", "result": None, "tricks": []}).replace('"result": null, ', ""))
    with pytest.raises(SystemExit, match="kbn.txt: deal 7-1 was broken off; expected eight tricks"):
        played.contracts_of(path)
    path.write_text("# a match\n", encoding="utf-8")
    with pytest.raises(SystemExit, match="kbn.txt: no records"):
        played.contracts_of(path)


def test_the_calibration_finds_the_lines_that_contracts_were_made_by():
    random = np.random.default_rng(1)
    count = 40000
    chance, place = random.uniform(0.05, 0.95, count), random.integers(0, 4, count)
    contracts = {"place": place, "open_makes": chance, "open_score": random.uniform(-90, 160, count)}
    contracts["score"] = -53 + 10 * place + 1.05 * contracts["open_score"]
    odds = -0.5 + 0.1 * place + 0.8 * calibration.log_odds(chance)
    contracts["makes"] = random.random(count) < 1 / (1 + np.exp(-odds))
    model = calibration.fit(contracts)
    np.testing.assert_allclose(model["score"], [-53, -43, -33, -23, 1.05], atol=1e-3)
    np.testing.assert_allclose(model["makes"], [-0.5, -0.4, -0.3, -0.2, 0.8], atol=0.08)
    assert model["deals"] == count
    assert calibration.report(contracts, model).splitlines()[-1].startswith("all          40000")


def test_a_batch_that_nothing_fills_is_refused():
    rows = {"packed": np.zeros((63, 18), np.uint32)}
    assert learning.shuffled(jax.random.key(1), rows, 63)["packed"].shape == (1, 63, 18)
    with pytest.raises(SystemExit, match="--batch=64; expected 63 at most, as there are no more samples"):
        learning.shuffled(jax.random.key(1), rows, 64)


def test_cards_become_as_likely_as_what_they_bring_on_average():
    net = learning.network(jax.random.key(1), (576, 8, 4, 33), (0.1, 0.1, 0.1))
    worth = np.zeros((200, 8), np.float32)
    worth[:, 1] = [98] * 100 + [-95] * 100  # 1.5 more than the other card: a unit of log odds
    rows = {"packed": np.zeros((200, 18), np.uint32), "tried": np.full(200, 0b1010, np.uint32), "worth": worth}
    learner = learning.learner_of(net, optax.adam(0.02))
    step = jax.jit(lambda learner: learning.moved(learner, optax.adam(0.02), lambda now: tried_cards.loss(now, rows)))
    for _ in range(300):
        learner, told = step(learner)
    odds = learning.outputs(learner["params"], rows["packed"])[0]
    assert odds[3] - odds[1] == pytest.approx(1, abs=0.05)
    assert float(told["lost"]) == pytest.approx(95 / 2, abs=0.1)


def test_a_wider_network_plays_as_the_one_it_was_made_of(tmp_path, monkeypatch):
    inputs, first, second, outputs = export.FORMATS["card_network"].shape
    shape = inputs + 40, first + 32, second + 8, outputs
    larger = dataclasses.replace(export.FORMATS["card_network"], shape=shape, groups=[(range(shape[0]), 220)])
    monkeypatch.setitem(export.FORMATS, "card_network", larger)
    assert wider.main([str(WEIGHTS), str(tmp_path), "--at=256"]) == 0
    assert wider.shape_of(tmp_path) == shape
    small = export.floats("card_network", (WEIGHTS / "card_network.bin").read_bytes(), (inputs, first, second, outputs))
    large = export.floats("card_network", (tmp_path / "card_network.bin").read_bytes())
    bits = np.random.default_rng(1).random((200, inputs)) < 0.08
    more = np.insert(bits, [256] * 40, np.random.default_rng(2).random((200, 40)) < 0.5, axis=1)
    for one, other in ((small, bits), (large, more)):
        one["out"] = learning.outputs_of(one, other.astype(np.float32) @ one["inputs"])
    np.testing.assert_allclose(large["out"], small["out"], atol=1e-4)
    assert large["inputs"][:, first:].any() and large["second"][first:, second:].any()
    monkeypatch.setitem(export.FORMATS, "card_network", dataclasses.replace(larger, shape=(inputs, 32, second, outputs)))
    with pytest.raises(SystemExit, match="expected none larger than"):
        wider.main([str(WEIGHTS), str(tmp_path)])
    with pytest.raises(SystemExit, match="no card_network.bin; expected a folder such as data/weights"):
        wider.main([str(tmp_path / "none"), str(tmp_path)])
    monkeypatch.setitem(export.FORMATS, "card_network", larger)
    with pytest.raises(SystemExit, match="--at=-1; expected a number from 0 to"):
        wider.main([str(WEIGHTS), str(tmp_path), "--at=-1"])


@needs_data
def test_the_models_of_boerenbridge_learn_from_others_and_from_themselves(tmp_path):
    flags = ("--deals=100", "--passes=3", "--rounds=6")
    assert boerenbridge.main([str(tmp_path), *flags]) == 0
    plain, strong = curve(tmp_path / "plain"), curve(tmp_path / "strong")
    assert mean(plain[-1:], "cards_off") < mean(plain[:1], "cards_off")
    assert mean(strong[-2:], "bids_worth") > mean(strong[:1], "bids_worth")
    assert (tmp_path / "boerenbridge.bin").stat().st_size == (WEIGHTS / "boerenbridge.bin").stat().st_size


@pytest.mark.parametrize(
    "loss, more, worth, odds",
    [
        (boerenbridge.taken_loss, (), [[1, 0]] * 70 + [[0, 1]] * 30, np.log(0.7 / 0.3)),
        (boerenbridge.worth_loss, (0.5,), [[1, 0]] * 100, 2),
        (boerenbridge.worth_loss, (0.5,), [[1, 0]] * 75 + [[-1, 0]] * 25, 1),  # noise cancels out
    ],
)
def test_options_become_as_likely_as_what_is_known_of_them(loss, more, worth, odds):
    rows = {"shared": np.full((100, 2), -1), "own": np.full((100, boerenbridge.OPTIONS, 1), -1)}
    rows["own"][:, :2, 0] = 0, 1
    rows["options"] = np.full(100, 2)
    rows["worth"] = np.pad(np.float32(worth), ((0, 0), (0, boerenbridge.OPTIONS - 2)))
    learner = boerenbridge.begun(jax.random.key(1))["bids"]
    learn = boerenbridge.program(loss, 100)
    for step in range(200):
        learner, _ = learn(learner, jax.random.key(step), rows, 0.03 * (1 - step / 200), *more)
    found = boerenbridge.odds(learner["params"], rows)[0]
    assert abs(found[0] - found[1] - odds) < 0.02 and found[2] < -1e8


def test_a_change_of_the_move_order_is_of_one_weight_or_two():
    text = move_order.SOURCE.read_text(encoding="utf-8")
    before = move_order.weights_in(text)
    assert len(before) == 19 + 2 * 17 + 3  # for the lead, the second and third card, and the last
    assert move_order.text_with(text, before) == text
    seen = np.zeros(len(before), int)
    for number in range(500):
        after = move_order.changed(before, 11, number)
        is_changed = before != after
        assert 1 <= is_changed.sum() <= 2
        assert (np.abs(after - before) <= np.maximum(4, np.abs(before) // 4)).all()
        assert (move_order.weights_in(move_order.text_with(text, after)) == after).all()
        seen += is_changed
    assert seen.all()


@needs_data
def test_the_move_order_keeps_what_saves_nodes(tmp_path, monkeypatch):
    worse = move_order.weights_in(move_order.SOURCE.read_text(encoding="utf-8"))
    worse[6] = -300  # winners are led last
    source = tmp_path / "move_order.inc"
    source.write_text(move_order.text_with(move_order.SOURCE.read_text(encoding="utf-8"), worse), encoding="utf-8")
    monkeypatch.setattr(move_order, "SOURCE", source)
    rows = goes_on(move_order, tmp_path, "--deals=5", "--rounds=40", "--kept=1")
    nodes, kept = ([float(row[name]) for row in rows] for name in ("nodes", "kept"))
    assert nodes == sorted(nodes, reverse=True) and kept == sorted(kept)
    assert all((now < before) == (more > less) for before, now, less, more in zip(nodes, nodes[1:], kept, kept[1:]))
    assert kept[-1] > 0
    before, after = (tmp_path / "one/report.txt").read_text(encoding="utf-8").splitlines()[1].split()[1:3]
    assert int(after) == nodes[-1] < int(before)
    found = [(tmp_path / name / "move_order.inc").read_bytes() for name in ("one", "two")]
    assert found[0] == found[1] != source.read_bytes()


def test_one_seat_learns_by_ppo(tmp_path):
    """Twice the same, but for the time it took. Compiling takes nearly all of its time."""
    curves = []
    for name in ("one", "two"):
        assert ppo.main([str(tmp_path / name), "--deals=16", "--imitate=1", "--updates=2", "--opponents=random"]) == 0
        rows = curve(tmp_path / name)
        assert [row.pop("seconds") is not None for row in rows] == [True]
        curves.append(rows)
    assert curves[0] == curves[1] and float(curves[0][0]["interval"]) > 0
    assert (tmp_path / "one/network.npz").is_file()
    assert ppo.main([str(tmp_path / "three"), "--opponents=nobody"]) == 2
