// `paper`: what stands on each paper of a club.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <vector>

#include "engine/paper/drawing.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

using Texts = std::vector<std::string>;

Json Paper(const std::string& kind, Json others) {
  others["ask"] = "paper";
  others["kind"] = kind;
  return Ask(others);
}

Texts TextsOf(const Json& page) {
  Texts texts;
  for (const Json& one : page["texts"]) texts.push_back(one["text"]);
  return texts;
}

std::size_t Count(const Texts& texts, const std::string& text) {
  return static_cast<std::size_t>(std::count(texts.begin(), texts.end(), text));
}

bool Has(const Texts& texts, const std::string& text) { return Count(texts, text) > 0; }

std::string Deal(const std::string& fields) { return std::string(kDeal) + " " + fields + "\n"; }

// Lines that are neither straight down nor across.
std::size_t Strokes(const Json& page) {
  std::size_t count = 0;
  for (const Json& line : page["lines"]) {
    count += line["x1"] != line["x2"] && line["y1"] != line["y2"] ? 1 : 0;
  }
  return count;
}

TEST(Paper, HasAControlCardForEachHandWithItsCardsDealerAndLeader) {
  const Json answer = Paper("control", {{"text", Deal("board=7") + Deal("dealer=E turned=H")}});
  EXPECT_EQ(answer["width"], 210);
  ASSERT_EQ(answer["pages"].size(), 1U);  // eight cards
  const Texts texts = TextsOf(answer["pages"][0]);
  // On the front twice, and on the back twice.
  EXPECT_EQ(Count(texts, "NORTH"), 8U);
  EXPECT_EQ(Count(texts, "WEST"), 8U);
  EXPECT_EQ(Count(texts, "A J T"), 2U);
  EXPECT_EQ(Count(texts, "–"), 2U);  // North has no clubs
  EXPECT_EQ(Count(texts, "Dealer: South"), 4U);
  EXPECT_EQ(Count(texts, "Leads: West"), 4U);
  EXPECT_EQ(Count(texts, "Dealer: East"), 4U);
  EXPECT_EQ(Count(texts, "Turned:"), 4U);
  EXPECT_TRUE(Has(texts, "7"));
}

TEST(Paper, MarksOnlyTheCardsOfDealerAndLeader) {
  const Json answer = Paper("control", {{"text", Deal("board=1")}});
  std::size_t bold = 0;
  for (const Json& text : answer["pages"][0]["texts"]) {
    const std::string said = text["text"];
    if (said != "Dealer: North" && said != "Leads: East") continue;
    bold += text.contains("bold") ? 1 : 0;
  }
  EXPECT_EQ(bold, 2U);
}

TEST(Paper, CarriesTheNameOfTheSetButNotItsSaltOrSeed) {
  const std::string salt = "00112233445566778899aabbccddeeff";
  const std::string text = "# salt=" + salt + "\n" + Deal("dealer=N");
  const std::string set = Ask({{"ask", "commit"}, {"text", text}})["set"];
  const Json answer = Paper("control", {{"text", text}});
  EXPECT_EQ(Count(TextsOf(answer["pages"][0]), "Set " + set), 4U);
  EXPECT_EQ(answer.dump().find(salt), std::string::npos);
}

TEST(Paper, HasBlankControlCardsForPlayersWhoWriteTheirHandsDown) {
  const Json answer = Paper("control", {{"boards", 5}, {"groups", 2}, {"language", "nl"}});
  ASSERT_EQ(answer["pages"].size(), 5U);
  EXPECT_EQ(answer["title"], "Controlekaartjes");
  const Texts texts = TextsOf(answer["pages"][2]);
  EXPECT_TRUE(Has(texts, "A 5"));
  EXPECT_TRUE(Has(texts, "B 1"));
  EXPECT_TRUE(Has(texts, "OOST"));
  EXPECT_EQ(Count(texts, "Gever: Noord"), 8U);
}

TEST(Paper, HasALabelForEachWalletWithItsPocketsAndDealer) {
  const Json answer = Paper("wallets", {{"boards", 9}, {"title", "Kampioenschap"}});
  ASSERT_EQ(answer["pages"].size(), 2U);
  const Texts texts = TextsOf(answer["pages"][0]);
  EXPECT_EQ(Count(texts, "SOUTH"), 8U);
  EXPECT_EQ(Count(texts, "2"), 5U);  // in the middle, and on four pockets
  EXPECT_EQ(Count(texts, "East · D"), 2U);
  EXPECT_EQ(Count(texts, "Kampioenschap"), 8U);
}

TEST(Paper, HasATableCardWithDirectionsAndWhoPlayThere) {
  const Json answer = Paper("tables", {{"pairs", 6}, {"per_round", 3}, {"groups", 2}});
  ASSERT_EQ(answer["pages"].size(), 3U);
  const Texts texts = TextsOf(answer["pages"][1]);
  for (const char* text :
       {"3", "Group A", "Group B", "North", "East", "South", "West", "1–3", "7–9"}) {
    EXPECT_TRUE(Has(texts, text)) << text;
  }
  std::set<int> turns;
  for (const Json& text : answer["pages"][1]["texts"]) turns.insert(text.value("turn", 0));
  EXPECT_EQ(turns, (std::set<int>{0, 90, 180, 270}));
  EXPECT_EQ(Count(TextsOf(Paper("tables", {{"tables", 2}})["pages"][0]), "North"), 2U);
}

TEST(Paper, HasHandRecordsAndBehindThemWhatTheBoardsAreWorth) {
  const Json par =
      Ask({{"ask", "par"}, {"deal", std::string(kDeal) + " dealer=E"}, {"rows", true}});
  const Json answer = Paper("records", {{"text", Deal("dealer=E turned=H") + Deal("dealer=E")},
                                        {"worth", Json::array({par, par})}});
  ASSERT_EQ(answer["pages"].size(), 2U);
  const Texts front = TextsOf(answer["pages"][0]);
  EXPECT_EQ(Count(front, "Dealer: East"), 2U);
  EXPECT_EQ(Count(front, "Turned:"), 1U);
  EXPECT_EQ(Count(front, "A J T"), 2U);
  EXPECT_TRUE(Has(front, "Board 2"));
  const Texts back = TextsOf(answer["pages"][1]);
  const std::string seat = par["declarer"];
  EXPECT_TRUE(Has(back, std::string("Par: ") +
                            (seat == "N"   ? "North"
                             : seat == "E" ? "East"
                             : seat == "S" ? "South"
                                           : "West") +
                            " plays"));
  for (const Json& row : par["rows"]) {
    const std::string outcome = row["ns_pit"].get<bool>()     ? "pit"
                                : row["ns_makes"].get<bool>() ? "made"
                                                              : "nat";
    // By these rules all goes to the other side where it is nat.
    const bool made = outcome == "made";
    const int score = row["ns_score"].get<int>();
    const int ns = made ? row["ns"].get<int>() : std::max(score, 0);
    const int ew = made ? row["ew"].get<int>() : std::max(-score, 0);
    EXPECT_TRUE(Has(back, outcome + " " + std::to_string(ns) + "–" + std::to_string(ew))) << row;
  }
  EXPECT_EQ(Paper("records", {{"text", Deal("dealer=E")}})["pages"].size(), 1U);
  EXPECT_EQ(Wrong({{"ask", "paper"},
                   {"kind", "records"},
                   {"text", Deal("dealer=E")},
                   {"worth", Json::array({par, par})}}),
            "worth: 2; expected 1, as there are deals");
  EXPECT_EQ(Wrong({{"ask", "paper"},
                   {"kind", "records"},
                   {"text", Deal("dealer=E")},
                   {"worth", Json::array({Json::object()})}}),
            "worth, deal 1: no key rows; expected what par answers with rows");
}

TEST(Paper, HasHandRecordsOfBoardsThatArePassedOutOrDoubled) {
  const auto par_of = [](const std::string& deal, const char* rules) {
    return Ask({{"ask", "par"}, {"deal", deal}, {"rules", rules}, {"rows", true}});
  };
  const auto back_of = [](const std::string& deal, const Json& par) {
    const Json answer = Paper("records", {{"text", deal + "\n"}, {"worth", Json::array({par})}});
    EXPECT_EQ(answer["pages"].size(), 2U) << answer;
    return TextsOf(answer["pages"][1]);
  };
  // With all hands open it is rare that all pass: so in one of these.
  for (const int seed : {58, 59}) {
    const Json dealt = Ask({{"ask", "random"}, {"seed", seed}, {"number", 1}});
    const std::string deal = std::string(dealt["line"]) + " turned=S";
    const Json par = par_of(deal, "kbn,bidding=turned,all-pass=redeal");
    EXPECT_EQ(par.contains("trump"), seed == 58) << par;
    EXPECT_EQ(Has(back_of(deal, par), "Par: passed out"), seed == 59) << par;
  }
  // And that it pays to double is rarer.
  const std::string deal = Ask({{"ask", "random"}, {"seed", 1}, {"number", 1}})["line"];
  Json par = par_of(deal, "kraken");
  for (const int doublings : {0, 1, 2, 3}) {
    par["doublings"] = doublings;
    const int score = par["score"];
    const std::string told = std::string(par["pit"]     ? "pit "
                                         : par["makes"] ? "made "
                                                        : "nat ") +
                             (score > 0 ? "+" : "") + std::to_string(score) +
                             (doublings > 0 ? " (×" + std::to_string(1 << doublings) + ")" : "");
    EXPECT_TRUE(Has(back_of(deal, par), told)) << told << par;
  }
  Json half = Ask({{"ask", "par"}, {"deal", std::string(kDeal) + " dealer=E"}, {"rows", true}});
  half.erase("declarer");
  EXPECT_EQ(Wrong({{"ask", "paper"},
                   {"kind", "records"},
                   {"text", Deal("dealer=E")},
                   {"worth", Json::array({half})}}),
            "worth, deal 1: no key declarer; expected what par answers with rows");
}

// Where pairs sit by the slips is where the movement puts them.
TEST(Paper, HasPlaceSlipsThatAgreeWithTheMovement) {
  const Json movement = Ask({{"ask", "movement"}, {"pairs", 5}, {"system", "howell"}});
  const Json answer = Paper("places", {{"pairs", 5},
                                       {"system", "howell"},
                                       {"per_round", 2},
                                       {"names", {"Anna & Bram", "", "Cor & Koç"}}});
  ASSERT_EQ(answer["pages"].size(), 1U);
  const Texts texts = TextsOf(answer["pages"][0]);
  for (int pair = 1; pair <= 5; ++pair) {
    EXPECT_TRUE(Has(texts, "Pair " + std::to_string(pair)));
    std::string begins = "Is free in the first round";
    for (const Json& meeting : movement["rounds"][0]["meetings"]) {
      const std::string table = "Begins at table " + std::to_string(meeting["table"].get<int>());
      if (meeting["north_south"] == pair) begins = table + ", N-S";
      if (meeting["east_west"] == pair) begins = table + ", E-W";
    }
    EXPECT_TRUE(Has(texts, begins)) << pair << begins;
  }
  EXPECT_EQ(Count(texts, "free"), 5U);
  EXPECT_TRUE(Has(texts, "Anna & Bram"));
  EXPECT_TRUE(Has(texts, "Cor & Koç"));
  EXPECT_EQ(Count(texts, "9–10"), 4U);
}

TEST(Paper, HasScoreSlipsOfEachBoardForBothDirections) {
  const Json answer = Paper("slips", {{"pairs", 4}, {"per_round", 1}, {"names", {"Anna & Bram"}}});
  const Texts texts = TextsOf(answer["pages"][0]);
  EXPECT_EQ(Count(texts, "Score N-S"), 2U);
  EXPECT_EQ(Count(texts, "Score E-W"), 2U);
  EXPECT_EQ(Count(texts, "Board 2"), 2U);
  EXPECT_EQ(Count(texts, "M.P."), 4U);
  EXPECT_EQ(Count(texts, "1 Anna & Bram"), 2U);
  EXPECT_EQ(Strokes(answer["pages"][0]), 0U);
}

const Json kPaperResults = {
    {{"board", 1}, {"ns", "1"}, {"ew", "2"}, {"ns-score", 182}, {"ew-score", 0}},
    {{"board", 1},
     {"ns", "3"},
     {"ew", "4"},
     {"ns-score", 100},
     {"ew-score", 62},
     {"ew-penalty", 1}},
    {{"board", 2}, {"ns", "1"}, {"ew", "4"}, {"ns-score", "-"}, {"ew-score", "-"}}};

TEST(Paper, HasScoreSlipsOfTheBoardsOfTheEveningWithTheSuitThatWasTurned) {
  const Json answer = Paper("slips", {{"pairs", 4},
                                      {"per_round", 2},
                                      {"boards", 3},
                                      {"text", Deal("board=1") + Deal("board=2 turned=D")}});
  Texts texts;
  for (const Json& page : answer["pages"]) {
    for (const std::string& text : TextsOf(page)) texts.push_back(text);
  }
  EXPECT_EQ(Count(texts, "Board 3"), 2U);
  EXPECT_FALSE(Has(texts, "Board 4"));
  EXPECT_EQ(Count(texts, "Dealer: North"), 2U);
  EXPECT_EQ(Count(texts, "Dealer: East · Turned: diamonds"), 2U);
}

TEST(Paper, FillsInSlipsWithMatchPointsAndStrikesRoemThatWasNotMade) {
  const Json answer = Paper(
      "slips", {{"results", kPaperResults}, {"names", {"", "", "Cor & Dirk"}}, {"language", "nl"}});
  const Texts texts = TextsOf(answer["pages"][0]);
  EXPECT_TRUE(Has(texts, "Scorestaat N-Z"));
  EXPECT_TRUE(Has(texts, "182"));
  EXPECT_TRUE(Has(texts, "20"));
  EXPECT_TRUE(Has(texts, "3"));
  EXPECT_TRUE(Has(texts, "4 −1"));  // match points, and the penalty
  // The side with 0, and both with 162 together.
  EXPECT_EQ(Strokes(answer["pages"][0]), 3U);
}

TEST(Paper, HasACollectiveSheetOfPairsByBoards) {
  const Json blank = Paper("collective", {{"pairs", 6}, {"per_round", 2}});
  ASSERT_EQ(blank["pages"].size(), 2U);
  EXPECT_EQ(blank["width"], 297);
  EXPECT_TRUE(Has(TextsOf(blank["pages"][0]), "N-S"));
  EXPECT_TRUE(Has(TextsOf(blank["pages"][1]), "E-W"));
  EXPECT_TRUE(Has(TextsOf(blank["pages"][1]), "6"));
  const Json answer = Paper("collective", {{"results", kPaperResults}});
  const Texts texts = TextsOf(answer["pages"][0]);
  EXPECT_TRUE(Has(texts, "Collective sheet"));
  EXPECT_TRUE(Has(texts, "Place"));
  EXPECT_TRUE(Has(texts, "4"));
  EXPECT_TRUE(Has(
      TextsOf(Paper("collective", {{"results", kPaperResults}, {"system", "howell"}})["pages"][0]),
      "2"));
}

TEST(Paper, GoesOnOnAnotherPageWhereACollectiveSheetHasManyBoards) {
  const Json answer = Paper("collective", {{"pairs", 16}, {"per_round", 4}, {"system", "howell"}});
  EXPECT_EQ(answer["pages"].size(), 3U);  // 60 boards
}

Json Played(const Json& deals) {
  return {{{"tables",
            {{{"players", {"Anna", "Bram", "Cor", "Dirk"}},
              {"substitutes", {"", "Jan", "", ""}},
              {"deals", deals}}}}}};
}

TEST(Paper, HasScoreSheetsWithTheNamesOfThePlayers) {
  const Json answer =
      Paper("sheets", {{"played", Played(Json::array())}, {"boompje", 2}, {"copies", 2}});
  ASSERT_EQ(answer["pages"].size(), 1U);
  const Texts texts = TextsOf(answer["pages"][0]);
  EXPECT_EQ(Count(texts, "Boompje 2 · table 1"), 2U);
  EXPECT_EQ(Count(texts, "Anna"), 2U);
  EXPECT_EQ(Count(texts, "Bram (Jan)"), 2U);
  EXPECT_EQ(Count(texts, "12"), 2U);
  EXPECT_EQ(Strokes(answer["pages"][0]), 0U);
  EXPECT_EQ(Paper("sheets", {{"tables", 3}})["pages"].size(), 2U);
  EXPECT_EQ(Paper("sheets", {{"tables", 3}, {"boards", 20}})["pages"].size(), 3U);
}

TEST(Paper, WritesPitApartByBedumAndAsRoemByTheOthers) {
  const Json deals = {{{"declarer", "N"}, {"points", 162}, {"pit", true}, {"ns-roem", 20}},
                      {{"declarer", "E"}, {"points", 100}},
                      {{"declarer", "S"}, {"points", 60}, {"ew-roem", 50}}};
  const auto sheet = [&](const char* rules) {
    return Paper("sheets",
                 {{"played", Played(deals)}, {"boards", 3}, {"rules", rules}})["pages"][0];
  };
  const Texts bedum = TextsOf(sheet("bedum"));
  EXPECT_TRUE(Has(bedum, "N-S pit"));
  EXPECT_EQ(Count(bedum, "88"), 2U);  // and in the sum
  EXPECT_TRUE(Has(bedum, "332"));     // 162 + 20 + 88, and 62
  const Texts kbn = TextsOf(sheet("kbn"));
  EXPECT_FALSE(Has(kbn, "N-S pit"));
  EXPECT_EQ(Count(kbn, "120"), 2U);
  EXPECT_TRUE(Has(kbn, "344"));
  EXPECT_TRUE(Has(kbn, "312"));  // East-West: 100, then nat with 162 and 50
  // East-West in deal 1, both in deal 2, and North-South in deal 3.
  EXPECT_EQ(Strokes(sheet("kbn")), 4U);
}

TEST(Paper, WritesThePenaltyForARevokeAsRoem) {
  const Json deals = {{{"revoke", "NS"}, {"ns-roem", 20}}};
  const Texts texts = TextsOf(
      Paper("sheets", {{"played", Played(deals)}, {"boards", 1}, {"rules", "kbn"}})["pages"][0]);
  EXPECT_EQ(Count(texts, "162"), 2U);
  EXPECT_EQ(Count(texts, "120"), 2U);
  EXPECT_TRUE(Has(texts, "282"));
}

TEST(Paper, HasEveryLetterOfANameOrSaysWhichItHasNot) {
  for (const char* name : {"Zoë Coëlho", "Loïc", "Şahin Öztürk", "Đặng Nguyễn", "Łukasz", "Ωμέγα",
                           "Жанна Ђорђе", "D’Hondt – van ’t Hof"}) {
    EXPECT_FALSE(paper::NotOnPaper(name)) << name;
  }
  EXPECT_EQ(paper::NotOnPaper("Bo 王"), "王");
  EXPECT_EQ(paper::NotOnPaper("Zoe\xcc\x88"), "\xcc\x88");  // a mark of its own
  EXPECT_EQ(paper::NotOnPaper("a\xff"), "\xff");
  EXPECT_EQ(
      Wrong({{"ask", "paper"}, {"kind", "places"}, {"pairs", 3}, {"names", {"Bo 王"}}}),
      "names: 'Bo 王': no '王' in the font of paper; expected Latin, Greek or Cyrillic letters");
}

TEST(Paper, SaysWhatIsMissingOrTooMuch) {
  const auto wrong = [](const std::string& kind, Json others) {
    others["ask"] = "paper";
    others["kind"] = kind;
    return Wrong(others);
  };
  const Json none = Json::object();
  EXPECT_EQ(wrong("control", none), "too little for this paper; expected deals, boards or pairs");
  EXPECT_EQ(wrong("places", none), "too little for this paper; expected pairs");
  EXPECT_EQ(wrong("slips", none), "too little for this paper; expected pairs or results");
  EXPECT_EQ(wrong("sheets", none), "too little for this paper; expected tables or played");
  EXPECT_EQ(wrong("places", {{"pairs", 3}, {"names", {"A", "B", "C", "D"}}}),
            "names: 4; expected 3 or fewer, as there are pairs");
  EXPECT_EQ(wrong("control", {{"boards", 600}, {"groups", 2}}),
            "1200 boards in all groups; expected 999 or fewer");
  EXPECT_EQ(wrong("control", {{"text", "N:A.K.. ... ... ..."}}),
            "text: deal 1: 2 cards in a hand; expected 8");
}

}  // namespace
}  // namespace jasnel::testing
