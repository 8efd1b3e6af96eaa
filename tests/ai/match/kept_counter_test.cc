// How often a player keeps to a card of conventions where that costs it hardly anything.

#include "ai/match/kept_counter.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "jasnel/player.h"
#include "tests/ai/text_deal.h"

namespace jasnel::testing {
namespace {

// Plays one card, and gives its cards these values, besides what they say; all others -100.
class ScriptedPlayer : public Player {
 public:
  ScriptedPlayer(const char* played, const std::map<std::string, double>& values)
      : played_(CardOf(played)), values_(values) {}

  Result<CallChoice> ChooseCall(const CallView&, const MoveLimits&) override {
    return CallChoice{Call{}};
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits&) override {
    CardChoice choice{played_};
    for (const Card card : view.Legal()) {
      const auto value = values_.find(FormatCard(card));
      const double message = 3;
      choice.cards.push_back(
          {card, message + (value == values_.end() ? -100 : value->second), 0, message});
    }
    return choice;
  }

 private:
  Card played_;
  std::map<std::string, double> values_;
};

// `ask 0/1`: kept at none of one turn.
std::string Counted(const char* played, const std::map<std::string, double>& values) {
  ScriptedPlayer player(played, values);
  KeptCounter counter(player, Bedum());
  EXPECT_EQ(counter.ChooseCard(ViewOf(PartnerWins()), {})->card, CardOf(played));
  EXPECT_EQ(counter.valued(), 1U);
  std::string text;
  for (std::size_t i = 0; i < counter.tallies().size(); ++i) {
    const auto& [turns, kept] = counter.tallies()[i];
    if (turns == 0) continue;
    text += Bedum().conventions[i].name + " " + std::to_string(kept) + "/" + std::to_string(turns);
  }
  return text;
}

TEST(KeptCounter, CountsATurnWithALieAndAnotherCardThatIsAsGood) {
  EXPECT_EQ(Counted("C8", {{"C8", 10}, {"D8", 10}}), "ask 1/1");
  EXPECT_EQ(Counted("D8", {{"C8", 10}, {"D8", 10}}), "ask 0/1");
  // A card that says nothing will do as well, and within half a point is as good.
  EXPECT_EQ(Counted("CA", {{"CA", 9.6}, {"D8", 10}}), "ask 1/1");
  EXPECT_EQ(Counted("D8", {{"CA", 9.6}, {"D8", 10}}), "ask 0/1");
  // Several lies by one convention are one turn.
  EXPECT_EQ(Counted("C8", {{"C8", 10}, {"D8", 10}, {"S7", 10}}), "ask 1/1");
}

TEST(KeptCounter, CountsNoTurnAtWhichTheTruthWouldCostSomething) {
  EXPECT_EQ(Counted("D8", {{"C8", 9.4}, {"D8", 10}}), "");
  EXPECT_EQ(Counted("D8", {{"D8", 10}, {"D9", 10}}), "");
}

TEST(KeptCounter, CountsNoTurnAtWhichNothingTempts) {
  EXPECT_EQ(Counted("C8", {{"C8", 10}, {"D8", 9.4}}), "");
  EXPECT_EQ(Counted("C8", {{"C8", 10}, {"SK", 10}}), "");
}

TEST(KeptCounter, ALieThatIsWorseThanTheTruthIsBroken) {
  EXPECT_EQ(Counted("D8", {{"C8", 10}, {"D8", 3}}), "ask 0/1");
}

double ShareOf(const KeptTally& tally) {
  return static_cast<double>(tally.kept) / static_cast<double>(tally.turns);
}

// By convention, in deals that the player plays with itself; the last is of all.
std::vector<KeptTally> TalliesOf(const std::string& text) {
  const auto player = MakePlayer(text);
  KeptCounter counter(**player, Bedum());
  const MatchConditions conditions{.seed = 81901, .rules = {}, .contract = ContractFrom::kChance};
  for (std::uint64_t number = 1; number <= 150; ++number) {
    EXPECT_FALSE(PlayCounted(counter, conditions, number));
  }
  std::vector<KeptTally> tallies = counter.tallies();
  KeptTally all;
  for (const KeptTally& tally : tallies) {
    all.turns += tally.turns;
    all.kept += tally.kept;
  }
  tallies.push_back(all);
  return tallies;
}

TEST(KeptCounter, APlayerThatHasTheCardKeepsToItWhereThatCostsNothing) {
  const auto tallies = TalliesOf("full:worlds=5,conventions=bedum,theirs=bedum");
  EXPECT_GE(tallies.back().turns, 20U);
  for (const KeptTally& tally : tallies) {
    if (tally.turns == 0) continue;
    EXPECT_GE(ShareOf(tally), 0.95);
  }
}

TEST(KeptCounter, OneThatAgreedOnNothingOrSendsAtRandomDoesNot) {
  for (const char* const text :
       {"full:worlds=5", "full:worlds=5,conventions=bedum,theirs=bedum,sends=random"}) {
    const KeptTally all = TalliesOf(text).back();
    EXPECT_GE(all.turns, 20U) << text;
    EXPECT_LT(ShareOf(all), 0.8) << text;
  }
}

}  // namespace
}  // namespace jasnel::testing
