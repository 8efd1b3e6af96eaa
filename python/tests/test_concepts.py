"""Cards, hands, calls and deals as values, and answers in notebooks."""

import copy
import json
import pathlib
import pickle
import xml.etree.ElementTree

import numpy as np
import pytest

import jasnel
from jasnel import Auction, Card, Deal, Hand, PlayedDeal, Suit

ROOT = pathlib.Path(__file__).resolve().parents[2]
LINE = "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S"
BOERENBRIDGE = "0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0"
RECORD = json.loads((ROOT / "tests/data/evening.txt").read_text(encoding="utf-8").splitlines()[0])
PICTURE = """\
Rules: kbn. Trump: ♥ hearts.

                  North
                  ♠ A J T
                  ♥ Q 8
                  ♦ T 9 8
                  ♣ -
  West                             East
  ♠ Q 8 7             N            ♠ K
  ♥ A             W       E        ♥ K J
  ♦ Q J 7             S            ♦ K
  ♣ 7                              ♣ K T 9 8
                  South (leads)
                  ♠ 9
                  ♥ T 9 7
                  ♦ A
                  ♣ A Q J"""

VALUES = [
    Suit("H"), Card("HT"), Hand("J97.AT.K8.7"), Auction("pass pass H"), Deal(LINE), Deal(BOERENBRIDGE), PlayedDeal(RECORD),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_is_what_its_text_says(value):
    assert eval(repr(value)) == value
    assert {value: 1}[eval(repr(value))] == 1
    assert pickle.loads(pickle.dumps(value)) == value
    assert type(pickle.loads(pickle.dumps(value))) is type(value)
    assert copy.deepcopy(value) == value
    assert str(value)
    for name in ("_repr_html_", "_repr_svg_"):
        if hasattr(value, name):
            # As XML, which has to be well formed, it has the same texts: nothing was left out.
            xml.etree.ElementTree.fromstring(f"<p>{getattr(value, name)()}</p>".replace("<br>", "<br/>"))


def test_cards_and_suits_are_read_in_any_form_and_are_text():
    assert {Card(text) for text in ("HT", "H10", "♥T", "harten 10", "ht")} == {"HT"}
    assert (Card("HT").suit, Card("HT").rank, Card("HT").suit.sign) == ("H", "T", "♥")
    assert [Suit(text) for text in ("s", "♥", "ruiten", "clubs")] == ["S", "H", "D", "C"]
    assert json.dumps([Card("SJ"), Suit("S")]) == '["SJ", "S"]'
    with pytest.raises(jasnel.JasnelError, match="'H1'; expected a card, such as HT"):
        Card("H1")
    with pytest.raises(jasnel.JasnelError, match="'X'; expected a suit, such as H"):
        Suit("X")


def test_a_hand_is_its_cards_in_any_order():
    hand = Hand("♠J97 ♥AT ♦K8 ♣7")
    assert hand == Hand(["C7", "D8", "DK", "HT", "HA", "S7", "S9", "SJ"]) == Hand(np.array(hand))
    assert str(hand) == "J97.AT.K8.7" and hand.of("♥") == ("HA", "HT") and "SJ" in hand
    assert (str(Hand()), len(Hand([])), Hand("AK2...")) == ("-", 0, ("SA", "SK", "S2"))
    assert jasnel.move(hand, "N", player="rule")["move"] == jasnel.move("J97.AT.K8.7", "N", player="rule")["move"]
    with pytest.raises(jasnel.JasnelError, match="hand: column "):
        Hand("J97.AT.K8.77")


def test_an_auction_is_calls():
    assert Auction("pas, pas, ♥") == Auction(["pass", "pass", Suit("H")]) == ("pass", "pass", "H")
    assert jasnel.bid("J97.AT.K8.7", "N", auction=Auction("pas"), worlds=8)["seat"] == "S"
    with pytest.raises(jasnel.JasnelError, match="'maybe'; expected a call: pass, S, H, D or C"):
        Auction("pass maybe")


def test_a_deal_is_drawn_and_asked_about():
    deal = Deal(LINE)
    assert str(deal) == PICTURE
    assert (deal.trump, deal.leader, deal.dealer, deal.rules) == ("H", "S", None, None)
    assert deal.hands["S"] == Hand("9.T97.A.AQJ")
    assert jasnel.solve(deal)[0]["value"] == jasnel.solve(LINE)[0]["value"]
    assert jasnel.solve(Deal(LINE.replace("trump=H ", "")), trump=Suit("♠"))[0]["value"] == 136
    assert jasnel.state({"deal": Deal(LINE.split(" trump")[0]), "dealer": "E"})["turn"] == "S"
    assert (jasnel.hands_of(deal) == jasnel.hands_of(LINE)).all()
    assert jasnel.read(deal)[0]["line"] == deal.line
    assert "DT98" in deal._repr_html_().replace("</span>", "").replace('<span style="color:#c00">♦', "D")


def test_a_deal_is_read_from_what_people_paste():
    pbn = '[Dealer "N"]\n[Deal "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7"]\n'
    assert Deal(pbn).hands == Deal(LINE).hands
    told = Deal(f"{LINE} dealer=E declarer=S rules=bedum board=3")
    assert Deal(PICTURE) == Deal(f"{LINE} rules=kbn") and Deal(str(told)) == told
    assert Deal(jasnel.random(7, 1)).line == jasnel.random(7, 1)["line"]
    assert [deal.trump for deal in Deal.read(f"{LINE}\n{LINE.replace('=H', '=C')}\n")] == ["H", "C"]
    with pytest.raises(jasnel.JasnelError, match="2 deals; expected one"):
        Deal(f"{LINE}\n{LINE}\n")
    with pytest.raises(jasnel.JasnelError, match="line 1: column 3: North's hand"):
        Deal("N:AJT")
    with pytest.raises(jasnel.JasnelError, match="keys trump; expected a deal or a line among them"):
        Deal({"trump": "H"})


def test_deals_of_boerenbridge_are_deals():
    deal = Deal(BOERENBRIDGE)
    assert deal.hands["1"] == Hand("KT..J5.") and str(deal).startswith("0  ♠ A 8  ♥ K  ♦ 4  ♣ -\n")
    assert jasnel.boerenbridge_solve(deal)["scores"] == [12, 14, -2]
    record = {"deal": "0:A8.K.4. KT..J5. 7.QT.8.", "bids": [1, 2, 0], "tricks": [{"cards": ["SA", "ST", "S7"]}]}
    played = PlayedDeal(record)
    assert played.tricks == [["SA", "ST", "S7"]] and played.state["phase"] == "play"
    assert "<td>0</td>" in played._repr_html_()


def test_a_played_deal_is_its_record():
    played = PlayedDeal(RECORD)
    assert dict(played) == RECORD and played == RECORD
    assert played.deal == Deal(RECORD["deal"]) and played.auction == ("D",)
    assert len(played.tricks) == 8 and played.tricks[0][0].suit == "D"
    assert jasnel.luck(played) == jasnel.luck(RECORD)
    assert played._repr_html_().count("<tr>") == 3 + 1 + 8
    assert str(played).splitlines()[-1] == "8. S7 HJ HT CK"
    read = PlayedDeal(json.dumps(RECORD))
    asked = ("deal", "rules", "dealer", "auction", "trump", "declarer")
    assert {key: read[key] for key in asked} == {key: RECORD[key] for key in asked}
    assert read.tricks == played.tricks
    evening = (ROOT / "tests/data/evening.txt").read_text(encoding="utf-8")
    assert PlayedDeal.read(evening)[0] == read
    with pytest.raises(jasnel.JasnelError, match="a record without a deal; expected one"):
        PlayedDeal({"dealer": "N"})


def test_answers_are_tables_in_notebooks():
    rows = jasnel.table(LINE)
    assert type(rows) is jasnel.Answers and type(rows[0]) is jasnel.Answer
    assert rows._repr_html_().count("<tr>") == 5
    assert "<th>trump</th>" in rows._repr_html_()
    bid = jasnel.bid("J97.AT.K8.7", "N", worlds=8)
    assert bid == dict(bid) and pickle.loads(pickle.dumps(bid)) == bid
    assert "<td>call</td>" in bid._repr_html_() and "<th>suit</th>" in bid._repr_html_()
