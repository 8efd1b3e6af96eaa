// `read`, `random`, `rules` and `analyse`, and questions that are none.
#include <gtest/gtest.h>

#include <atomic>
#include <fstream>
#include <string>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/rules.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

Json ReadDeals(const std::string& text) { return Ask({{"ask", "read"}, {"text", text}})["deals"]; }

TEST(ReadQuestion, TakesDealLines) {
  const Json deals =
      ReadDeals("# two deals\n\n" + std::string(kDeal) + " trump=H dealer=E board=3\nN:A\n");
  ASSERT_EQ(deals.size(), 2U);
  EXPECT_EQ(deals[0]["hands"]["N"], Json({"SA", "SJ", "ST", "HQ", "H8", "DT", "D9", "D8"}));
  EXPECT_EQ(deals[0]["trump"], "H");
  EXPECT_EQ(deals[0]["dealer"], "E");
  EXPECT_EQ(deals[0]["board"], 3);
  EXPECT_EQ(deals[0]["line_number"], 3);
  EXPECT_EQ(*ParseDealLine(deals[0]["line"].get<std::string>()),
            *ParseDealLine(std::string(kDeal) + " trump=H dealer=E board=3"));
  EXPECT_EQ(deals[1]["line_number"], 4);
  EXPECT_TRUE(deals[1].contains("error"));
}

TEST(ReadQuestion, TakesPbn) {
  const Json deals = ReadDeals("% PBN 2.1\n[Board \"7\"]\n[Dealer \"W\"]\n[Deal \"" +
                               std::string(kDeal) + "\"]\n");
  ASSERT_EQ(deals.size(), 1U);
  EXPECT_EQ(deals[0]["dealer"], "W");
  EXPECT_EQ(deals[0]["board"], 7);
  EXPECT_EQ(deals[0]["hands"]["W"].size(), 8U);
}

TEST(ReadQuestion, TakesPbnThatBeginsWithAComment) {
  const Json answer = Ask({{"ask", "read"},
                           {"text",
                            "{ Tuesday }\n{ and\n Thursday }\n[Dealer \"E\"]\n[Deal \"N:A... "
                            "K... Q... J...\"]\n"}});
  ASSERT_EQ(answer["deals"].size(), 1U);
  EXPECT_EQ(answer["deals"][0]["dealer"], "E");
  EXPECT_EQ(answer["deals"][0]["line_number"], 5);
}

TEST(ReadQuestion, TakesDutchLetters) {
  const Json deals = ReadDeals("N:ABT.V8.T98. H.HB.H.HT98 9.T97.A.AVB V87.A.VB7.7");
  ASSERT_EQ(deals.size(), 1U);
  EXPECT_EQ(deals[0]["hands"]["E"][0], "SK");
}

TEST(ReadQuestion, OfNothingIsWrong) {
  EXPECT_EQ(Wrong({{"ask", "read"}, {"text", " \n# none\n"}}),
            "text: no deal in it; expected deal lines, PBN, pictures of deals or records of played "
            "deals");
  EXPECT_EQ(Wrong({{"ask", "read"}}),
            "no key text; expected deal lines, PBN, pictures of deals or records of played deals");
}

TEST(ReadQuestion, TakesPictures) {
  const Json deals = ReadDeals(
      "Board 4. East leads.\n\n  North (dealer)\n  ♠ A J T\n  ♥ Q 8\n  ♦ T 9 8\n  ♣ -\n"
      "  West        East\n  ♠ Q 8 7  N  ♠ K\n  ♥ A   W  E  ♥ K J\n  ♦ Q J 7  S  ♦ K\n"
      "  ♣ 7         ♣ K T 9 8\n  South\n  ♠ 9\n  ♥ T 9 7\n  ♦ A\n  ♣ A Q J\n");
  ASSERT_EQ(deals.size(), 1U);
  EXPECT_EQ(deals[0]["line"], std::string(kDeal) + " leader=E dealer=N board=4");
}

// A line of `jasnel play --record`, of which one card was played.
std::string LineOfPlayed(const std::string& id, const std::string& card) {
  return R"({"id":)" + id + R"(,"game":"klaverjas","deal":")" + kDeal +
         R"(","rules":"kbn","dealer":"E","auction":["H"],"trump":"H","declarer":"S","tricks":[)" +
         R"({"leader":"S","cards":[")" + card + R"("]}],"players":{"N":"simple"}})";
}

TEST(ReadQuestion, TakesRecordsOfPlayedDealsOneALine) {
  const Json deals = ReadDeals(LineOfPlayed("1", "CJ") + "\n" + LineOfPlayed("2", "S9") +
                               "\n{\"deal\":\"N:A\"}\n");
  ASSERT_EQ(deals.size(), 3U);
  EXPECT_EQ(deals[0]["record"], 1);
  EXPECT_EQ(deals[0]["trump"], "H");
  EXPECT_EQ(deals[0]["declarer"], "S");
  EXPECT_EQ(deals[0]["dealer"], "E");
  EXPECT_EQ(deals[0]["auction"], Json({"H"}));
  EXPECT_EQ(deals[0]["tricks"], Json::parse(R"([{"cards":["CJ"]}])"));
  EXPECT_EQ(deals[1]["tricks"], Json::parse(R"([{"cards":["S9"]}])"));
  EXPECT_EQ(deals[1]["line_number"], 2);
  EXPECT_EQ(deals[2]["line_number"], 3);
  EXPECT_TRUE(deals[2].contains("error"));
}

TEST(ReadQuestion, KeepsTheMarksOfRecords) {
  const Json marked = Json::parse(
      R"([{"cards":["CJ","C7"],"roem_claim":"late","mended":["DT"],"accused_by":"N"}])");
  Json record = Json::parse(LineOfPlayed("1", "CJ"));
  record["tricks"] = marked;
  record["individual"] = true;
  const Json deals = ReadDeals(record.dump());
  EXPECT_EQ(deals[0]["tricks"], marked);
  EXPECT_EQ(deals[0]["individual"], true);
  EXPECT_FALSE(deals[0].contains("as_played"));
}

TEST(AnyQuestion, IsAnsweredWithOneId) {
  const auto answer =
      Engine::Make("simple", 1)
          .value()
          .Answer(R"({"id":9,"ask":"analyse","summary":true,"deal":")" + std::string(kDeal) +
                  R"(","dealer":"E","trump":"H","declarer":"S","tricks":[]})");
  ASSERT_TRUE(answer.has_value());
  EXPECT_TRUE(answer->starts_with("{\"id\":9,\"deal\"")) << *answer;
}

TEST(ReadQuestion, TakesOneRecordOnManyLines) {
  const Json deals = ReadDeals(Json::parse(LineOfPlayed("7", "CJ")).dump(2));
  ASSERT_EQ(deals.size(), 1U);
  EXPECT_EQ(deals[0]["record"], 7);
}

TEST(AnyQuestion, IsToldInItsLanguageWhatIsWrong) {
  EXPECT_EQ(
      Wrong({{"ask", "solve"}, {"deal", "N:♠A6 - - -"}, {"language", "nl"}}),
      "deal: kolom 5: '6' in de hand van Noord '♠A6' is geen kaart; verwacht A H V B 10 9 8 7 "
      "(of A K Q J T 9 8 7) of een kleur zoals ♠ of Sch");
  EXPECT_EQ(Wrong({{"language", "nl"}, {"dealer", "X"}}), "dealer: 'X'; verwacht N, O, Z of W");
  EXPECT_EQ(Wrong({{"language", "nl"}, {"trik", 1}}),
            "onbekende sleutel 'trik'; bedoelt u tricks?");
  EXPECT_EQ(Wrong({{"language", "de"}}), "language: 'de'; expected en or nl");
  const Json deals = Ask({{"ask", "read"}, {"text", "hallo"}, {"language", "nl"}})["deals"];
  EXPECT_EQ(
      deals[0]["error"],
      "kolom 1: geen plaats aan het begin van 'hallo'; verwacht N: O: Z: of W: en vier handen");
}

TEST(AnyQuestion, MayHaveAHandAsText) {
  const Json list = {"SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"};
  const Json question = {{"dealer", "N"}, {"seed", 3}};
  const Json answer = Without(Ask(With(question, "hand", list)), "time_us");
  EXPECT_EQ(Without(Ask(With(question, "hand", "♠B97 ♥A10 ♦H8 ♣7")), "time_us"), answer);
  EXPECT_EQ(Without(Ask(With(question, "hand", "J97.AT.K8.7")), "time_us"), answer);
  EXPECT_EQ(Wrong(With(question, "hand", "J97.AT.K8.J6")).substr(0, 20), "hand: column 12: '6'");
}

TEST(RandomQuestion, IsTheDealOfThatName) {
  const Json deal = Ask({{"ask", "random"}, {"seed", 5}, {"number", 3}});
  EXPECT_EQ(ParseDealLine(deal["line"].get<std::string>())->hands, RandomHands(5, 3));
  EXPECT_EQ(deal["dealer"], std::string(1, SeatLetter(DealerOfBoard(3))));
  EXPECT_EQ(Wrong({{"ask", "random"}, {"number", 0}}),
            "number: '0'; expected a whole number from 1 to 18446744073709551615");
}

TEST(RandomQuestion, WithoutASeedIsAnotherDealEachTime) {
  const Json question = {{"ask", "random"}, {"rules", "bedum"}};
  const Json deal = Ask(question);
  EXPECT_NE(Ask(question)["line"], deal["line"]);
  EXPECT_EQ(deal["dealer"], "N");
  EXPECT_TRUE(deal.contains("turned"));
}

TEST(RandomQuestion, HasTheSuitThatRulesTurn) {
  const Json deal = Ask({{"ask", "random"}, {"seed", 7}, {"number", 1}, {"rules", "bedum"}});
  // The first of `jasnel deal --seed=7 --rules=bedum`.
  EXPECT_EQ(deal["turned"], "D");
  const auto line = ParseDealLine(deal["line"].get<std::string>());
  ASSERT_TRUE(line);
  EXPECT_EQ(line->hands, RandomHands(7, 1));
  EXPECT_EQ(line->turned, Suit::kDiamonds);
  EXPECT_EQ(line->rules, ParseRules("bedum").value());
  EXPECT_FALSE(Ask({{"ask", "random"}, {"seed", 7}, {"rules", "kbn"}}).contains("turned"));
  EXPECT_TRUE(Wrong({{"ask", "random"}, {"rules", "x"}}).starts_with("rules: "));
}

TEST(RulesQuestion, HasAllPresetsAndOptions) {
  const Json answer = Ask({{"ask", "rules"}});
  ASSERT_EQ(answer["presets"].size(), Presets().size());
  ASSERT_EQ(answer["options"].size(), RuleOptions().size());
  EXPECT_EQ(answer["presets"][0]["name"], "kbn");
  EXPECT_EQ(answer["presets"][0]["deals"], 16);
  // Only NKU and KBN forbid to look at a turned trick.
  EXPECT_EQ(answer["presets"][0]["no_looking"], "KBN table");
  for (const Json& preset : answer["presets"]) {
    const auto name = preset["name"].get<std::string>();
    EXPECT_EQ(preset.contains("no_looking"), name == "kbn" || name.starts_with("nku")) << name;
  }
  for (const Json& preset : answer["presets"]) {
    std::string rules = preset["name"];
    const GameLength game = ParseRules(rules).value().game;
    EXPECT_EQ(preset.contains("deals"), game.deals != 0) << rules;
    if (game.deals != 0) {
      EXPECT_EQ(preset["deals"], game.deals) << rules;
    }
    for (const auto& [name, value] : preset["options"].items()) {
      rules += "," + name + "=" + value.get<std::string>();
    }
    EXPECT_EQ(preset["name"], FormatRules(ParseRules(rules).value()));
  }
}

TEST(RulesQuestion, NamesTheWholeCardsOfConventions) {
  const Json expected = Json::parse(R"([
    {"name":"bedum","title":{"en":"the card of SV Bedum","nl":"de kaart van SV Bedum"}},
    {"name":"bedum-opposite","title":{"en":"SV Bedum, opposite suit",
      "nl":"SV Bedum, tegenkleur"}},
    {"name":"oefenen","title":{"en":"Klaverjassen oefenen",
      "nl":"Klaverjassen oefenen"}}])");
  EXPECT_EQ(Ask({{"ask", "rules"}})["conventions"], expected);
}

// A line of tests/data/played.txt, from 1.
Json Played(int number) {
  std::ifstream file(JASNEL_TEST_DATA_DIR "/played.txt");
  std::string line;
  for (int i = 0; i < number; ++i) std::getline(file, line);
  Json record = Json::parse(line);
  record["ask"] = "analyse";
  return record;
}

TEST(AnalyseQuestion, JudgesEachCard) {
  const Json answer = Ask(Played(3));
  EXPECT_EQ(answer["result"]["outcome"], "nat");
  EXPECT_EQ(answer["cards"].size(), 32U);
  EXPECT_EQ(answer["decisive"]["card"], "CK");
  EXPECT_FALSE(Ask(With(Played(3), "summary", true)).contains("cards"));
}

TEST(AnalyseQuestion, JudgesFairlyWhereAsked) {
  const Json question = With(With(Played(3), "fair", true), "worlds", 5);
  const Json answer = Ask(question);
  ASSERT_EQ(answer["fair"]["cards"].size(), 32U);
  EXPECT_EQ(answer["fair"]["cards"][0]["options"].size(), 8U);
  EXPECT_EQ(answer["fair"]["calls"][0]["options"].size(), 5U);
  const Json summary = Ask(With(question, "summary", true));
  EXPECT_FALSE(summary["fair"].contains("cards"));
  EXPECT_TRUE(summary["fair"]["players"]["E"].contains("cost"));
  EXPECT_NE(Without(Ask(With(question, "seed", 2))["fair"], "time_us"),
            Without(answer["fair"], "time_us"));
  EXPECT_FALSE(Ask(Played(3)).contains("fair"));
  EXPECT_FALSE(Ask(With(Played(3), "fair", false)).contains("fair"));
}

TEST(AnalyseQuestion, SaysWhyAChoiceHasAMark) {
  const Json question = With(With(Played(3), "fair", true), "worlds", 20);
  const Json english = Ask(question)["fair"]["cards"];
  const Json dutch = Ask(With(question, "language", "nl"))["fair"]["cards"];
  int marked = 0;
  for (std::size_t i = 0; i < english.size(); ++i) {
    const bool has_mark = english[i].value("mark", "") != "";
    EXPECT_EQ(english[i].contains("reasons"), has_mark);
    EXPECT_EQ(english[i].contains("why"), has_mark);
    if (!has_mark) continue;
    ++marked;
    EXPECT_EQ(dutch[i]["reasons"], english[i]["reasons"]);
    EXPECT_EQ(dutch[i]["card"], english[i]["card"]);
    EXPECT_NE(dutch[i]["why"], english[i]["why"]);
  }
  EXPECT_GE(marked, 1);
  // North's seven of diamonds in the fifth trick.
  const Json& seven = english[18];
  EXPECT_EQ(seven["card"], "D7");
  EXPECT_EQ(seven["reasons"], Json::parse(R"([{"kind":"cash","better":0.6,"worse":0.0,"suit":"D"},)"
                                          R"({"kind":"contract","better":0.95,"worse":1.0}])"));
  EXPECT_EQ(seven["why"],
            "Played now, the ace of diamonds, the highest left of its suit, takes a trick in 60% "
            "of the deals; after the seven of diamonds it does so in 0%. The contract is made in "
            "95% of the deals after the ace of diamonds and in 100% after the seven of diamonds.");
}

TEST(AnalyseQuestion, TellsWhatIsWrong) {
  EXPECT_EQ(Wrong(With(Played(3), "fair", 1)), "fair: of type number; expected true or false");
  EXPECT_EQ(Wrong(With(With(Played(3), "fair", true), "worlds", 0)),
            "worlds: '0'; expected a whole number from 1 to 100000");
  EXPECT_EQ(Wrong(With(With(Played(3), "fair", true), "budget_ms", 1)),
            "not answered within budget_ms; expected more time");
  EXPECT_EQ(Wrong({{"ask", "analyse"}}),
            "no key deal; expected the four hands as they were dealt, such as N:AJT.Q8.T98. "
            "K.KJ.K.KT98 ...");
}

TEST(Question, ThatIsNoneIsToldWhichThereAre) {
  EXPECT_EQ(
      Wrong({{"ask", "slove"}}),
      "ask: 'slove'; expected move, bid, solve, table, par, book, claim, analyse, luck, "
      "what-if, beliefs, fair-play, yardstick, rating, puzzles, compare, draw, evening, season, "
      "club, movement, fours, teams, "
      "knockout, race, paper, score, state, read, commit, random or rules");
  EXPECT_EQ(
      Wrong({{"ask", 7}}),
      "ask: of type number; expected move, bid, solve, table, par, book, claim, analyse, "
      "luck, what-if, beliefs, fair-play, yardstick, rating, puzzles, compare, draw, evening, "
      "season, club, movement, fours, teams, "
      "knockout, race, paper, score, state, read, commit, random or rules");
  EXPECT_EQ(Wrong(Json::object()), "no key dealer; expected N, E, S or W");
}

TEST(Question, OfAGameThatDoesNotHaveItIsWrong) {
  EXPECT_EQ(Wrong({{"ask", "table"}, {"game", "boerenbridge"}, {"deal", kDeal}}),
            "ask: 'table' of boerenbridge; expected move, bid, solve, state or random");
  EXPECT_EQ(Wrong({{"ask", "rules"}, {"game", "bridge"}}),
            "game: 'bridge'; expected klaverjas or boerenbridge");
}

TEST(Question, ThatIsCancelledHasNoAnswer) {
  Engine engine = Engine::Make("simple", 1).value();
  const std::atomic<bool> cancel = true;
  EXPECT_FALSE(engine.Answer(R"({"ask":"rules"})", &cancel).has_value());
}

TEST(Question, ThatTakesTooLongSaysSo) {
  Json question = {{"ask", "table"}, {"all_leaders", true}, {"budget_ms", 1}};
  question["deal"] = FormatHands(RandomHands(1, 4));
  EXPECT_EQ(Wrong(question), "not answered within budget_ms; expected more time");
}

TEST(EngineMade, OfAnUnknownPlayerIsAnError) {
  EXPECT_FALSE(Engine::Make("nobody").ok());
  EXPECT_FALSE(Engine::Make("open-hands").ok());
  EXPECT_TRUE(Engine::Make("rollout").ok());
}

}  // namespace
}  // namespace jasnel::testing
