"""Arrow arrays: the values of numpy's, their memory shared, and what is wrong with others."""

import numpy as np
import pytest

import jasnel

pa = pytest.importorskip("pyarrow", reason="no pyarrow here")
arrow = pytest.importorskip("jasnel.arrow")


def wrong(message, function, *arguments, **keys):
    with pytest.raises(jasnel.JasnelError) as raised:
        function(*arguments, **keys)
    assert message in str(raised.value)
    assert "\n" not in str(raised.value)


class Exported:
    """An array of a library that nobody here knows: nothing but the interface."""

    def __init__(self, array):
        self._array = array

    def __arrow_c_array__(self, requested_schema=None):
        return self._array.__arrow_c_array__(requested_schema)


class ExportedChunks:
    def __init__(self, chunked):
        self._chunked = chunked

    def __arrow_c_stream__(self, requested_schema=None):
        return self._chunked.__arrow_c_stream__(requested_schema)


def address(numbers):
    return numbers.__array_interface__["data"][0]


@pytest.fixture
def hands():
    return arrow.random_hands(5, 12)


def test_random_hands_are_those_of_numpy(hands):
    assert hands.type == pa.list_(pa.uint32(), 4)
    assert hands.to_pylist() == jasnel.random_hands(5, 12).tolist()
    assert arrow.random_hands(5, 2, first=11).to_pylist() == hands[10:].to_pylist()


def test_values_are_those_of_numpy(hands):
    numbers = jasnel.random_hands(5, 12)
    assert arrow.solve_many(hands, 1, 2).type == pa.int32()
    assert arrow.solve_many(hands, 1, 2).to_pylist() == jasnel.solve_many(numbers, 1, 2).tolist()
    makes = arrow.solve_many(hands, 1, 2, 0, objective="make", threads=1)
    assert makes.to_pylist() == jasnel.solve_many(numbers, 1, 2, 0, objective="make").tolist()
    table = arrow.table_many(hands, 2, rules="nku")
    assert table.type == pa.list_(pa.int32(), 4)
    assert table.to_pylist() == jasnel.table_many(numbers, 2, rules="nku").tolist()


def test_memory_is_shared(hands):
    start = hands.values.buffers()[1].address
    assert address(arrow.hands_of(hands)) == start
    assert address(arrow.hands_of(hands[3:7])) == start + 3 * 16
    assert arrow.hands_of(hands[3:7]).tolist() == hands[3:7].to_pylist()
    assert address(arrow.hands_of(Exported(hands))) == start
    assert address(arrow.hands_of(hands.values)) == start
    assert not arrow.hands_of(hands).flags.writeable


def test_memory_lives_as_long_as_hands_do():
    # Nothing else holds the array.
    numbers = arrow.hands_of(arrow.random_hands(8, 1000))
    arrow.random_hands(9, 1000)
    assert (numbers == jasnel.random_hands(8, 1000)).all()


def test_results_share_their_memory(monkeypatch, hands):
    made = []
    solve_many = jasnel._batch.solve_many
    monkeypatch.setattr(jasnel._batch, "solve_many", lambda *a, **k: made.append(solve_many(*a, **k)) or made[-1])
    assert arrow.solve_many(hands, 0, 0).buffers()[1].address == address(made[0])


def test_chunks_give_chunks(hands):
    chunked = pa.chunked_array([hands[:5], hands[5:5], hands[5:]])
    leaders = np.arange(12, dtype=np.uint8) % 4
    expected = jasnel.solve_many(arrow.hands_of(hands), 3, leaders).tolist()
    for form in (chunked, ExportedChunks(chunked)):
        values = arrow.solve_many(form, 3, leaders)
        assert [len(chunk) for chunk in values.chunks] == [5, 0, 7]
        assert values.to_pylist() == expected
    table = arrow.table_many(chunked, pa.array(leaders))
    assert table.to_pylist() == jasnel.table_many(arrow.hands_of(hands), leaders).tolist()
    assert arrow.hands_of(chunked).tolist() == hands.to_pylist()
    assert arrow.solve_many(pa.chunked_array([], hands.type), 0, 0).to_pylist() == []
    parts = pa.chunked_array([leaders[:2], leaders[2:]], pa.uint8())
    assert arrow.solve_many(hands, 3, parts).to_pylist() == expected


def test_numbers_of_deals_are_unpacked(hands):
    deals = pa.array(jasnel.deals.pack(arrow.hands_of(hands)))
    table = pa.table({"deal": deals})
    assert arrow.hands_of(deals).tolist() == hands.to_pylist()
    assert arrow.solve_many(table["deal"], 1, 2).to_pylist() == arrow.solve_many(hands, 1, 2).to_pylist()


def test_says_what_is_wrong(hands):
    wrong("hands of type int64; expected fixed_size_list<uint32>[4]", arrow.hands_of, pa.array([1, 2]))
    wrong("hands of type fixed_size_list<item: uint32>[5]; expected", arrow.hands_of,
          pa.FixedSizeListArray.from_arrays(pa.array([1] * 5, pa.uint32()), 5))
    wrong("6 numbers of uint32; expected four for each deal", arrow.hands_of, pa.array([1] * 6, pa.uint32()))
    wrong("hands with 1 nulls; expected none", arrow.hands_of, pa.array([1, None, 3, 4], pa.uint32()))
    wrong("hands with 1 nulls; expected none", arrow.hands_of, pa.array([[1, 2, None, 3]], hands.type))
    wrong("hands of type list; expected an array of Arrow", arrow.hands_of, [1, 2, 3, 4])
    wrong("trump of type int64 with 0 nulls; expected uint8 without", arrow.solve_many, hands, pa.array([1] * 12), 0)
    wrong("leader of shape (3,); expected (12,)", arrow.table_many, hands, np.zeros(3, np.uint8))
    wrong("trump 4; expected a whole number from 0 to 3", arrow.solve_many, hands, 4, 0)
    bad = arrow.hands_of(hands).copy()
    bad[7, 0] = bad[7, 1]
    bad = pa.FixedSizeListArray.from_arrays(pa.array(bad.reshape(-1)), 4)
    wrong("deal 7: ", arrow.solve_many, bad, 0, 0)
    wrong("deal 7: ", arrow.solve_many, pa.chunked_array([bad[:5], bad[5:]]), 0, 0)
