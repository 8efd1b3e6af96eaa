// The file of a club's season: what it says, and what is wrong with it.
#include "engine/records/club_file.h"

#include <gtest/gtest.h>

#include <string>

namespace jasnel::club::testing {
namespace {

const std::string kBegin =
    "# our club\nseason: 2026-2027\nplayer: Anna\nplayer: Bram\nplayer: Cor\nplayer: Dirk\n"
    "player: Els\n";
const std::string kDraw =
    "evening 1: 2026-09-18\ndraw 1: 1 table, 1 standing\n"
    "  table 1: Anna, Bram, Cor, Dirk\n  standing: Els\n";

ClubSeason Of(const std::string& text) {
  const auto season = ReadClubSeason(text, "f");
  EXPECT_TRUE(season.ok()) << season.error().message;
  return season ? *season : ClubSeason{};
}

std::string Wrong(const std::string& text) {
  const auto season = ReadClubSeason(text, "f");
  return season ? "" : season.error().message;
}

const TableResult& FirstTable(const ClubSeason& season) {
  return season.evenings.at(0).evening.boompjes.at(0).tables.at(0);
}

TEST(ClubFile, SaysWhoPlayedAndWhatTheyHave) {
  const ClubSeason season = Of(kBegin + kDraw + "result 1 table 1: 1100 1054\n");
  EXPECT_EQ(season.name, "2026-2027");
  EXPECT_EQ(season.members.size(), 5U);
  EXPECT_EQ(season.evenings.at(0).date, "2026-09-18");
  EXPECT_EQ(FirstTable(season).players[3], "Dirk");
  EXPECT_EQ(FirstTable(season).totals, (BothTotals{Points(1100), Points(1054)}));
  EXPECT_EQ(season.evenings[0].evening.boompjes[0].standing.at(0), "Els");
}

TEST(ClubFile, MayBeWrittenInDutchAndInCapitals) {
  const ClubSeason season =
      Of("Seizoen: 1\nspeler: Anna, Bram, Cor, Dirk, Els\nAvond 1:\nLoting 1: 1 tafel, 1 staat\n"
         "Tafel 1: Anna, Bram, Cor, Dirk\nstaan: els\nuitslag 1 tafel 1: 1100-1054\n"
         "invaller 1 tafel 1: Anna > Jan\n");
  EXPECT_EQ(FirstTable(season).substitutes[0], "Jan");
  EXPECT_TRUE(FirstTable(season).totals.has_value());
}

TEST(ClubFile, IsReadAsItIsWritten) {
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    const ClubEntries entries(language);
    ClubSeason begun;
    begun.name = "2";
    begun.evening_rules = KbnEvening();
    begun.evening_rules.prizes = {3, 0};
    begun.rules.best = 4;
    begun.new_partners = true;
    begun.champions = {{"Anna", "Bram"}, {"Cor"}};
    for (const char* name : {"Anna", "Bram", "Cor", "Dirk", "Els", "Frits"}) {
      begun.members.push_back({.name = name, .former = {}});
    }
    const Seating seating = {{{"Anna", "Bram", "Cor", "Dirk"}}, {"Els", "Frits"}};
    const std::string text = entries.Begin(begun) + entries.Evening(1, "") +
                             entries.Drawn(1, seating) +
                             entries.Totals(1, 1, {Points(1100), Points(1054)}, false) +
                             entries.Totals(1, 1, {Points(1054), Points(1100)}, true) +
                             entries.Substitute(1, 1, "Anna", "Jan") + entries.Revoke("Bram") +
                             entries.Left("Frits") + entries.Renamed("Cor", "Cornelis");
    EXPECT_EQ(LanguageOfFile(text), language);
    EXPECT_EQ(FinishedSize(text), text.size());
    const ClubSeason read = Of(text);
    EXPECT_EQ(read.evening_rules, begun.evening_rules);
    EXPECT_EQ(read.rules, begun.rules);
    EXPECT_TRUE(read.new_partners);
    EXPECT_EQ(read.champions.at(1).at(0), "Cornelis");
    EXPECT_EQ(FirstTable(read).players[2], "Cornelis");
    EXPECT_EQ(FirstTable(read).totals->at(1), Points(1100));
    EXPECT_EQ(read.evenings[0].evening.revokes.at(0), "Bram");
    EXPECT_FALSE(read.members.at(5).active);
  }
}

TEST(ClubFile, UndoTakesTheLastEntryBackAndThenTheOneBefore) {
  const std::string entered = kBegin + kDraw + "result 1 table 1: 1100 1054\n";
  EXPECT_EQ(LastEntry(entered), "result 1 table 1: 1100 1054");
  EXPECT_FALSE(FirstTable(Of(entered + "undo\n")).totals.has_value());
  EXPECT_TRUE(Of(entered + "undo\nundo\n").evenings.at(0).evening.boompjes.empty());
  EXPECT_EQ(LastEntry(entered + "undo\n"), "draw 1: 1 table, 1 standing");
  EXPECT_EQ(Wrong("season: 1\nundo\n"), "f:2: nothing to take back; expected an entry before it");
  // What is taken back may be wrong.
  EXPECT_EQ(Wrong(entered + "left: Henk\nundo\n"), "");
}

TEST(ClubFile, NamesTheLineThatIsWrong) {
  EXPECT_EQ(Wrong(kBegin + "plyer: Henk\n"),
            "f:8: 'plyer: Henk'; expected an entry, such as player: ...");
  EXPECT_EQ(Wrong(kBegin + "player: anna\n"),
            "f:8: 'anna' is a player already; expected each once, with another name for another "
            "person");
  EXPECT_EQ(Wrong(kBegin + "left: Ana\n"), "f:8: 'Ana' is no player; did you mean Anna?");
  EXPECT_EQ(Wrong(kBegin + "evening 2:\n"), "f:8: evening 2; expected 1, the next");
  EXPECT_EQ(Wrong(kBegin + "result 1 table 1: 1 2\n"),
            "f:8: no evening before it; expected a line such as evening 1: 2026-09-18");
  EXPECT_EQ(Wrong(kBegin + kDraw + "result 1 table 2: 1100 1054\n"),
            "f:12: table 2; expected one of the 1 of boompje 1");
  EXPECT_EQ(Wrong(kBegin + kDraw + "result 1 table 1: 1000 1000\n"),
            "f:12: totals of 1000 and 1000, together 2000; expected a sum that 12 deals can bring, "
            "such as 1994 or 2004");
  EXPECT_EQ(Wrong(kBegin + kDraw + "correction 1 table 1: 1100 1054\n"),
            "f:12: a correction of nothing; expected a result before it");
  EXPECT_EQ(Wrong(kBegin + "evening 1:\ndraw 1: 1 table\n  table 1: Anna, Bram, Cor, Anna\n"),
            "f:10: 'Anna' is there twice; expected each player once");
  EXPECT_EQ(Wrong(kBegin + kDraw + "result 1 table 1: -10 1954\n"),
            "f:12: '-10 1954'; expected the totals of both sides, North-South first, such as 1234 "
            "1102");
  EXPECT_EQ(Wrong(kBegin + "season: 5\n"), "f:8: a second season; expected one in each file");
  EXPECT_EQ(Wrong("boompjes: many\n"), "f:1: 'many'; expected a number from 1 to 100");
  EXPECT_EQ(Wrong("# nothing\n"), "f: no season; expected a line such as season: 2026-2027");
}

TEST(ClubFile, IsUnfinishedWhereWritingWasCutOffAnywhere) {
  const std::string entry =
      "draw 1: 1 table, 1 standing\n  table 1: Anna, Bram, Cor, Dirk\n"
      "  standing: Els\nresult 1 table 1: 1100 1054\n";
  const std::string before = kBegin + "evening 1:\n";
  const std::size_t draw = entry.find("result");
  for (std::size_t size = 1; size < entry.size(); ++size) {
    const std::string cut = before + entry.substr(0, size);
    const std::size_t finished = before.size() + (size < draw ? 0 : draw);
    EXPECT_EQ(FinishedSize(cut), finished) << size;
    if (size == draw) continue;
    EXPECT_NE(Wrong(cut).find("jasnel club undo"), std::string::npos) << size << Wrong(cut);
  }
}

TEST(ClubFile, AMemberCanBeErased) {
  const std::string text = kBegin + "# Anna has paid\n" + kDraw +
                           "renamed: Anna > Anna B\nsubstitute 1 table 1: Anna B > Jan\n"
                           "result 1 table 1: 1100 1054\n";
  const ClubSeason season = Of(text);
  const ErasedFile erased =
      EraseMember(text, season, season.members.at(season.Find("anna b").value()), "(1)");
  EXPECT_EQ(erased.comments, (std::vector<std::size_t>{8}));
  EXPECT_EQ(erased.text.find("Anna", erased.text.find("paid")), std::string::npos);
  const ClubSeason read = Of(erased.text);
  EXPECT_EQ(FirstTable(read).players[0], "(1)");
  EXPECT_EQ(FirstTable(read).totals, FirstTable(season).totals);
  EXPECT_FALSE(read.members.at(0).active);
}

TEST(ClubFile, OneWhoIsErasedIsLookedForInCommentsAsAWordOfHisOwn) {
  ClubSeason begun;
  begun.name = "1";
  begun.members = {{.name = "A", .former = {}}};
  const std::string text = ClubEntries(Language::kEnglish).Begin(begun) + "# Bakker\n# a, too\n";
  const ErasedFile erased = EraseMember(text, Of(text), begun.members[0], "(1)");
  EXPECT_EQ(erased.comments, (std::vector<std::size_t>{17}));
}

TEST(ClubFile, OneWhoIsErasedHasANumberThatNoFileHas) {
  const std::vector<std::string> texts = {"player: (1)\n", "player: (3)\n"};
  EXPECT_EQ(NameOfErased(texts), "(2)");
  EXPECT_TRUE(IsErased(" (12)"));
  EXPECT_FALSE(IsErased("(a)"));
  EXPECT_FALSE(IsErased("Jan (2)"));
}

TEST(ClubFile, NumbersHaveOneSignBetweenThem) {
  EXPECT_EQ(NumbersWithSigns(" 2: 1234 - 1102 "), (std::vector<int>{2, 1234, 1102}));
  EXPECT_EQ(NumbersWithSigns("1:-10-1954"), std::nullopt);
  EXPECT_EQ(NumbersWithSigns("-10"), std::nullopt);
  EXPECT_EQ(NumbersWithSigns("10-"), std::nullopt);
  EXPECT_EQ(NumbersWithSigns("1:100001-2"), std::nullopt);
}

}  // namespace
}  // namespace jasnel::club::testing
