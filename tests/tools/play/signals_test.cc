// `jasnel play --conventions`: the signals of the deal in words, and players that agreed on them.

#include <gtest/gtest.h>

#include <string>

#include "jasnel/convention_json.h"
#include "tests/tools/play/run.h"

namespace jasnel::testing {
namespace {

// South, who leads and declares, plays the nine of trumps; asked before that and after.
std::string NineOfTrumps(const std::vector<std::string>& flags) {
  std::vector<std::string> all = {
      "--deal=N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=S dealer=E"};
  all.insert(all.end(), flags.begin(), flags.end());
  return Played(Script({"signal", "S9", "signal", "sein", "quit"}), all);
}

TEST(PlaySignals, ExplainsTheLastSignalWhenAsked) {
  const std::string printed = NineOfTrumps({"--conventions=bedum"});
  EXPECT_TRUE(Contains(printed, "\nNo card of this deal has said anything yet.\n")) << printed;
  const std::string explained =
      "\nSouth, S9: holds the jack of spades as well. It asks: play for roem, and give the ace of "
      "trumps if you can. By the card of SV Bedum.\n";
  EXPECT_TRUE(Contains(printed, explained)) << printed;
  const std::string dutch = NineOfTrumps({"--conventions=bedum", "--lang=nl", "--signs"});
  EXPECT_EQ(Count(dutch,
                  "\nZuid, ♠9: heeft ook de boer van schoppen. Het vraagt: speel op roem, en geef "
                  "gerust het troefaas. Volgens de kaart van SV Bedum.\n"),
            2)
      << dutch;
}

TEST(PlaySignals, AreThoseOfTheSideThatAgreedOnThem) {
  EXPECT_FALSE(Contains(NineOfTrumps({"--theirs=bedum"}), "South, S9: "));
  EXPECT_FALSE(Contains(NineOfTrumps({"--conventions=ask"}), "South, S9: "));
}

TEST(PlaySignals, SayHowToAgreeWhereNothingWas) {
  EXPECT_EQ(Count(NineOfTrumps({}),
                  "\nNothing was agreed; --conventions=bedum agrees on the signals of SV Bedum.\n"),
            3);
}

TEST(PlaySignals, MayComeFromAFile) {
  const TemporaryFile file(FormatConventionCard(*FindConventionCard("nine-lead")));
  EXPECT_TRUE(
      Contains(NineOfTrumps({"--conventions=" + file.path()}), "By leading the nine of trumps.\n"));
}

// The players that the record names.
std::string Players(const std::vector<std::string>& flags) {
  const TemporaryFile record("");
  std::vector<std::string> all = {
      "--deal=N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 "
      "trump=S dealer=E",
      "--record=" + record.path()};
  all.insert(all.end(), flags.begin(), flags.end());
  Played(Script({"S9", "quit"}), all);
  const std::string line = record.Read();
  const std::size_t start = line.find("\"players\":");
  return line.substr(start, line.find('}', start) - start);
}

TEST(PlaySignals, ThePartnerAndTheOpponentsKnowThem) {
  const std::string players =
      Players({"--player=full:worlds=4", "--conventions=bedum", "--theirs=ask"});
  EXPECT_TRUE(Contains(players, "\"full:worlds=4,conventions=bedum,theirs=ask\"")) << players;
  EXPECT_EQ(Count(players, "\"full:worlds=4,conventions=ask,theirs=bedum\""), 2) << players;
  const std::string others = Players({"--partner=rule", "--conventions=bedum"});
  EXPECT_TRUE(Contains(others, "\"rule\"")) << others;
  EXPECT_EQ(Count(others, "\"simple\""), 2) << others;
}

TEST(PlaySignals, AreWrong) {
  const auto unknown = RunPlay("", {"--theirs=club"});
  EXPECT_EQ(unknown.status, 2);
  EXPECT_EQ(unknown.err.find("jasnel play: --theirs: 'club'; expected one of bedum, "), 0U)
      << unknown.err;
  const auto comma = RunPlay("", {"--conventions=a,b"});
  EXPECT_EQ(comma.err,
            "jasnel play: --conventions: 'a,b'; expected the name of a card, or a path without a "
            "comma\n");
}

}  // namespace
}  // namespace jasnel::testing
