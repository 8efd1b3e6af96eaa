// `jasnel analyse` of deals in which something went wrong at the table: what is scored, and by
// which article.

#include <gtest/gtest.h>

#include <string>

#include "tests/tools/analyse/run.h"
#include "tests/tools/support/json_lines.h"

namespace jasnel::testing {
namespace {

// All follow suit to every trick. North-South win 83 points and 110 roem, East-West 79 and 90.
constexpr const char* kPlayed =
    R"({"deal":"N:A8.Q9.A8.Q7 Q7.KJ.KJ.AJ T9.A7.QT.K9 KJ.T8.97.T8","dealer":"W","trump":"H",)"
    R"("declarer":"N","tricks":[{"cards":["SA","S7","ST","SK"]},{"cards":["DA","DK","DQ","D7"]},)"
    R"({"cards":["S8","SQ","S9","SJ"]},{"cards":["CA","C9","C8","C7"]},)"
    R"({"cards":["CJ","CK","CT","CQ"]},{"cards":["H8","HQ","HK","HA"]},)"
    R"({"cards":["H7","HT","H9","HJ"]},{"cards":["DJ","DT","D9","D8"]}]})";

// The same with something marked in its fifth trick.
std::string Marked(const std::string& mark) {
  return Edited(kPlayed, R"("CT","CQ"])", R"("CT","CQ"],)" + mark);
}

// The same with North's revoke in it: the eight of diamonds.
const std::string kRevoked =
    Edited(Edited(kPlayed, R"("CT","CQ"])", R"("CT","D8"])"), R"("D9","D8"])", R"("D9","CQ"])");

std::string Text(const std::string& record, const std::string& rules = "kbn") {
  return Analysed(record, {"--rules=" + rules, "--summary"});
}

Json RuledObject(const std::string& record, const std::string& rules = "kbn") {
  return ParseJson(Analysed(record, {"--rules=" + rules, "--format=json"}));
}

::testing::AssertionResult Says(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << "no '" << part << "' in\n" << text;
}

TEST(AnalyseRulings, RoemThatWasClaimedTooLateIsTakenOffByTheArticle) {
  // West won the 50 with the ten of clubs.
  const std::string record = Marked(R"("roem_claim":"late")");
  EXPECT_TRUE(Says(Text(record),
                   "Trick 5: 50 roem of East-West, not claimed in time (KBN art. 4), does not "
                   "count. Points +50, score +50.\n"));
  EXPECT_TRUE(Says(Text(record, "nkf"), "(NKF 1976 art. 17)"));
  EXPECT_TRUE(Says(Text(record), "Result: made. North-South write down 193, East-West 119.\n"));
  const Json object = RuledObject(record);
  EXPECT_EQ(object["tricks"][4]["roem"], 0);
  EXPECT_EQ(object["tricks"][4]["roem_lost"], 50);
  EXPECT_EQ(object["won"]["ew-roem"], 40);
  ASSERT_EQ(object["rulings"].size(), 1U);
  const Json& ruling = object["rulings"][0];
  EXPECT_EQ(ruling["ruling"], "roem not claimed");
  EXPECT_EQ(ruling["trick"], 5);
  EXPECT_EQ(ruling["seat"], "W");
  EXPECT_EQ(ruling["roem"], 50);
  EXPECT_EQ(ruling["source"], "KBN art. 4");
  EXPECT_EQ(object["end"]["score"], 193 - 119);
}

TEST(AnalyseRulings, RoemThatWasNotClaimedMayTurnTheContract) {
  // South won the 50 of the last trick, which made it.
  const std::string record = Edited(kPlayed, R"("D9","D8"])", R"("D9","D8"],"roem_claim":"none")");
  EXPECT_TRUE(Says(Text(record), "Result: nat. North-South write down 0, East-West 312.\n"));
  EXPECT_TRUE(Says(Text(record),
                   "It was the ruling in trick 8, not a card, that last turned the contract.\n"));
  EXPECT_FALSE(RuledObject(record).contains("decisive"));
}

// What all cards lost and what the rulings took off is what lies between start and end.
TEST(AnalyseRulings, AddUpWithTheCards) {
  for (const char* mark : {R"("roem_claim":"none")", R"("accused_by":"N")", R"("short_hand":"E")",
                           R"("roem_claim":"late","accused_by":"W")"}) {
    const Json object = RuledObject(Marked(mark));
    int points = object["start"]["points"];
    int score = object["start"]["score"];
    for (const Json& card : object["cards"]) {
      const int sign = card["seat"] == "N" || card["seat"] == "S" ? -1 : 1;
      points += sign * card["points_lost"].get<int>();
      score += sign * card["score_lost"].get<int>();
      // What was ruled after the fifth trick comes between these.
      if (card["trick"] == 5 && card["place"] == 4) {
        for (const Json& ruling : object["rulings"]) {
          points = ruling["points"];
          score = ruling["score"];
        }
      }
    }
    EXPECT_EQ(object["end"]["points"], points) << mark;
    EXPECT_EQ(object["end"]["score"], score) << mark;
    EXPECT_EQ(object["end"]["score"].get<int>(),
              object["result"]["ns"].get<int>() - object["result"]["ew"].get<int>())
        << mark;
  }
}

TEST(AnalyseRulings, AWrongAccusationIsScoredByTheArticle) {
  const std::string record = Marked(R"("accused_by":"N")");
  EXPECT_TRUE(Says(Text(record),
                   "Trick 5: North wrongly accused East-West of a revoke (KBN art. 14): 262 "
                   "and the roem so far for East-West. Cards after it, not counted: 12.\n"));
  EXPECT_TRUE(Says(Text(record, "nku"), "(NKU 1987 art. 15)"));
  // 20 for North-South, 70 for East-West.
  EXPECT_TRUE(
      Says(Text(record), "Result: a wrong accusation. North-South write down 0, East-West 352.\n"));
  const Json object = RuledObject(record);
  EXPECT_EQ(object["result"], ParseJson(R"({"outcome":"accusation","ns":0,"ew":352})"));
  EXPECT_EQ(
      object["ending"],
      ParseJson(R"({"cause":"wrong accusation","source":"KBN art. 14","trick":5,"seat":"N"})"));
  EXPECT_EQ(object["cards_not_counted"], 12);
}

TEST(AnalyseRulings, AShortHandIsScoredAsARevokeByTheArticle) {
  const std::string record = Marked(R"("short_hand":"E")");
  EXPECT_TRUE(
      Says(Text(record),
           "Trick 5: East is short of cards, which counts as a revoke (KBN art. 5): 262 and "
           "the roem so far for North-South. Cards after it, not counted: 12.\n"));
  EXPECT_TRUE(Says(Text(record, "bedum"), "(cf. KBN art. 5): 162 and the roem so far"));
  EXPECT_TRUE(Says(Text(record), "Result: a revoke. North-South write down 352, East-West 0.\n"));
}

TEST(AnalyseRulings, AMendedRevokeLetsPlayGoOnWhereTheArticleSaysSo) {
  const std::string record = Marked(R"("mended":["D8"])");
  EXPECT_TRUE(
      Says(Text(record),
           "Trick 5, North: ♦8 is not a legal card: follow suit (KBN art. 12). Legal: ♣Q. A "
           "revoke (KBN art. 13), mended before the trick was turned (KBN art. 13): play "
           "goes on.\n"));
  EXPECT_TRUE(Says(Text(record, "nku"), "(NKU 1987 art. 14): play goes on."));
  EXPECT_TRUE(Says(Text(record), "Result: made. North-South write down 193, East-West 169.\n"));
  const Json fault = RuledObject(record)["faults"][0];
  EXPECT_EQ(fault["ruling"], "mended");
  EXPECT_EQ(fault["ruling_source"], "KBN art. 13");
}

TEST(AnalyseRulings, ATurnedTrickThatWasLookedAtIsToldWithItsArticle) {
  const std::string record = Marked(R"("looked_at":"E")");
  EXPECT_TRUE(Says(Text(record, "nku"),
                   "Trick 5: East looked at it again after it was turned (NKU 1987 art. 14): play "
                   "goes on.\n"));
  EXPECT_TRUE(Says(Text(record), "Result: made. North-South write down 193, East-West 169.\n"));
  EXPECT_EQ(RuledObject(record)["looked_at"],
            ParseJson(R"([{"trick":5,"seat":"E","source":"KBN table"}])"));
  EXPECT_FALSE(RuledObject(kPlayed).contains("looked_at"));
}

TEST(AnalyseRulings, APenaltyCardHasItsArticle) {
  const std::string mended = Marked(R"("mended":["D8"])");
  EXPECT_TRUE(Says(Text(mended),
                   "Trick 5, North: ♦8 was taken back and is a penalty card (KBN art. 13), played "
                   "in trick 8.\n"));
  EXPECT_TRUE(Says(Text(mended, "nku"), "is a penalty card (NKU 1987 art. 14)"));
  // Where a revoke may not be mended, the card was put down all the same.
  const std::string late = Edited(mended, R"("dealer")", R"("as_played":true,"dealer")");
  EXPECT_TRUE(Says(Text(late, "nkf"), "is a penalty card (NKF 1976, Strafkaart)"));
  const std::string record = Marked(R"("out_of_turn":["CK"],"called":["CK"])");
  EXPECT_TRUE(Says(Text(record),
                   "Trick 5, South: ♣K out of turn is a penalty card (KBN art. 11), played in "
                   "trick 5.\n"));
  EXPECT_TRUE(Says(Text(record, "nkf"), "(NKF 1976 art. 11)"));
  const Json object = RuledObject(record);
  EXPECT_EQ(object["penalty_cards"],
            ParseJson(R"([{"card":"CK","seat":"S","trick":5,"taken_back":false,)"
                      R"("source":"KBN art. 11","played":5}])"));
}

TEST(AnalyseRulings, ALongHandIsScoredAsARevokeByTheArticle) {
  EXPECT_TRUE(
      Says(Text(Marked(R"("long_hand":"E")")),
           "Trick 5: East has too many cards, which counts as a revoke (KBN art. 5): 262 and "
           "the roem so far for North-South. Cards after it, not counted: 12.\n"));
}

TEST(AnalyseRulings, ACardTooFewAndOneTooManyOnTwoSidesHaveTheDealPlayedAgain) {
  const std::string record = Marked(R"("short_hand":"N","long_hand":"E")");
  EXPECT_TRUE(Says(Text(record),
                   "Trick 5: hands with a wrong number of cards (KBN art. 5). Cards after it, not "
                   "counted: 12.\n"));
  EXPECT_TRUE(Says(Text(record), "Result: none. The deal is played again.\n"));
  const Json object = RuledObject(record);
  EXPECT_FALSE(object.contains("result"));
  EXPECT_EQ(object["ending"], ParseJson(R"({"cause":"wrong deal","source":"KBN art. 5","trick":5,)"
                                        R"("seat":"N","played_again":true})"));
}

TEST(AnalyseRulings, WithoutTheKnifeTheTrickIsPlayedAgainOrTheDeal) {
  const std::string undone = Marked(R"("undone":[["CJ","CK","CT","D8"]])");
  EXPECT_TRUE(Says(Text(undone, "bedum"),
                   "A revoke (SV Bedum, Verzaken), from whose trick on play began again (SV Bedum, "
                   "Verzaken).\n"));
  EXPECT_TRUE(Says(Text(undone, "bedum"), "Result: made. North-South write down 193"));
  const std::string again = Edited(kRevoked, R"("tricks")", R"("played_again":true,"tricks")");
  EXPECT_TRUE(Says(Text(again, "bedum"), "Result: none. The deal is played again.\n"));
}

TEST(AnalyseRulings, AMendedRevokeIsARevokeWhereTheArticleSaysSo) {
  const std::string record = Marked(R"("mended":["D8"])");
  EXPECT_TRUE(
      Says(Text(record, "nkf"),
           "A revoke (NKF 1976 art. 13), which cannot be mended (NKF 1976 art. 14): 262 and "
           "the roem so far for East-West. Cards after it, not counted: 13.\n"));
  EXPECT_TRUE(
      Says(Text(record, "nkf"), "Result: a revoke. North-South write down 0, East-West 302.\n"));
}

TEST(AnalyseRulings, ARevokeFoundTooLateCountsAsPlayedByTheArticle) {
  const std::string record = Edited(kRevoked, R"("tricks")", R"("as_played":true,"tricks")");
  EXPECT_TRUE(Says(Text(record, "nkf"),
                   "A revoke (NKF 1976 art. 13), found after the last trick was turned (NKF 1976 "
                   "art. 14): the deal counts as played.\n"));
  EXPECT_TRUE(Says(Text(record), "(cf. NKU 1987 art. 13)"));
  EXPECT_TRUE(Says(Text(record), "Result: made. North-South write down 166, East-West 116.\n"));
  EXPECT_EQ(RuledObject(record)["as_played"], true);
  EXPECT_EQ(RuledObject(record)["faults"][0]["ruling"], "found too late");
}

TEST(AnalyseRulings, InIndividualPlayTheDealIsPlayedAgainByTheArticle) {
  const std::string record = Edited(kRevoked, R"("tricks")", R"("individual":true,"tricks")");
  EXPECT_TRUE(Says(Text(record), "A revoke (KBN art. 13). Cards after it, not counted: 12.\n"));
  EXPECT_TRUE(
      Says(Text(record),
           "Result: a revoke. The deal is played again; at the end of the match North alone "
           "loses 162 (KBN art. 13).\n"));
  EXPECT_TRUE(Says(Text(record), "  As played                          -       -     -     -\n"));
  const Json object = RuledObject(record);
  EXPECT_FALSE(object.contains("result"));
  EXPECT_FALSE(object.contains("end"));
  EXPECT_EQ(object["ending"],
            ParseJson(R"({"cause":"revoke","source":"KBN art. 13","trick":5,"seat":"N",)"
                      R"("own_loss":162,"own_loss_source":"KBN art. 13"})"));
  // The revoke costs the side nothing.
  EXPECT_EQ(object["cards"][19]["score_lost"], 0);
}

TEST(AnalyseRulings, SayWhatRoemCountedUntilPlayStopped) {
  EXPECT_TRUE(
      Says(Text(kRevoked, "nkf"),
           "A revoke (NKF 1976 art. 13): 262, the roem so far, and the 20 it made until play "
           "stopped, for East-West."));
}

TEST(AnalyseRulings, AreToldInDutch) {
  const auto dutch = [](const std::string& record) {
    return Analysed(record, {"--summary", "--lang=nl"});
  };
  EXPECT_TRUE(Says(dutch(Marked(R"("roem_claim":"none")")),
                   "Slag 5: 50 roem van Oost-West, niet op tijd gemeld (KBN art. 4), telt niet. "
                   "Punten +50, score +50.\n"));
  EXPECT_TRUE(
      Says(dutch(Marked(R"("accused_by":"N")")),
           "Slag 5: Noord beschuldigde Oost-West ten onrechte van verzaken (KBN art. 14): "
           "262 en de roem tot dan toe voor Oost-West. Kaarten daarna, niet geteld: 12.\n"));
  EXPECT_TRUE(Says(dutch(Marked(R"("short_hand":"O")")),
                   "Slag 5: Oost heeft te weinig kaarten, wat als verzaken telt (KBN art. 5): 262 "
                   "en de roem tot dan toe voor Noord-Zuid."));
  EXPECT_TRUE(Says(dutch(Marked(R"("mended":["R8"])")),
                   "Verzaakt (KBN art. 13), hersteld voordat de slag gedekt was (KBN art. 13): het "
                   "spel gaat door.\n"));
}

}  // namespace
}  // namespace jasnel::testing
