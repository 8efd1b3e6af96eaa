// Replays of random games, with every preset and every way of trumping.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "jasnel/notation.h"
#include "jasnel/replay.h"
#include "tests/bitboard/played.h"
#include "tests/support/random_deals.h"

namespace jasnel {
namespace {

using testing::Cards;
using testing::Nth;
using testing::Random;
using testing::RandomPosition;
using testing::RulesOf;

std::vector<Rules> ReplayedRules() {
  std::vector<Rules> sets;
  for (const Preset& preset : PresetsOfTexts()) sets.push_back(preset.rules);
  for (const char* undertrump : {"forbidden", "free", "forced"}) {
    for (const char* rest : {",revoke-covers=all", ",ruff=obliged", ",roem=off,nat=own"}) {
      sets.push_back(RulesOf(std::string("kbn,undertrump=") + undertrump + rest));
    }
  }
  return sets;
}

PlayedDeal RecordFrom(const Position& start) {
  PlayedDeal deal;
  deal.hands = start.hands;
  deal.rules = start.rules;
  deal.trump = start.trump;
  deal.declarer = start.declarer;
  deal.leader = start.leader;
  return deal;
}

void Record(PlayedDeal& deal, const Position& position, Card card) {
  if (position.trick.empty()) deal.tricks.push_back({.cards = {}, .leader = position.leader});
  deal.tricks.back().cards.push_back(card);
}

TEST(RandomReplay, OfLegalCardsAgreesWithPlay) {
  Random random(1);
  for (const Rules& rules : ReplayedRules()) {
    for (int i = 0; i < 50; ++i) {
      Position position = RandomPosition(random, kHandSize, 0, Cards::kAny, rules);
      PlayedDeal deal = RecordFrom(position);
      std::vector<std::array<Tally, 2>> won;
      while (!IsOver(position)) {
        const CardSet legal = LegalCards(position);
        const Card card = Nth(legal, random.Below(legal.size()));
        Record(deal, position, card);
        Play(position, card);
        if (position.trick.empty()) won.push_back(position.won);
      }
      const Result<Replay> replay = ReplayDeal(deal);
      ASSERT_TRUE(replay.ok()) << replay.error().message;
      EXPECT_TRUE(replay->faults.empty());
      ASSERT_EQ(replay->tricks.size(), won.size());
      for (std::size_t trick = 0; trick < won.size(); ++trick) {
        EXPECT_EQ(replay->tricks[trick].won, won[trick]);
      }
      EXPECT_EQ(replay->won, position.won);
      EXPECT_EQ(replay->result,
                ScoreContract({SideOf(deal.declarer), deal.trump}, position.won, rules));
    }
  }
}

TEST(RandomReplay, OfAnyCardsHasAFaultWhereACardWasNotLegal) {
  Random random(2);
  for (const Rules& rules : ReplayedRules()) {
    for (int i = 0; i < 50; ++i) {
      Position position = RandomPosition(random, kHandSize, 0, Cards::kAny, rules);
      PlayedDeal deal = RecordFrom(position);
      std::vector<Fault> faults;
      while (!IsOver(position)) {
        // A legal card mostly, so that games go on for a while.
        const CardSet hand = position.hands[Index(Turn(position))];
        const CardSet legal = LegalCards(position);
        const CardSet from = random.Below(8) == 0 ? hand : legal;
        const Card card = Nth(from, random.Below(from.size()));
        if (!legal.Contains(card)) {
          const bool follow = (legal & CardsOf(SuitOf(position.trick[0]))) == legal &&
                              SuitOf(card) != SuitOf(position.trick[0]);
          faults.push_back({.trick = TricksPlayed(position) + 1,
                            .place = position.trick.size() + 1,
                            .seat = Turn(position),
                            .card = card,
                            .legal = legal,
                            .breach = *DutyBrokenBy(position, card),
                            .revoke = follow || rules.revoke_covers == RevokeCovers::kAll});
        }
        Record(deal, position, card);
        PlayAnyway(position, card);
        if (!faults.empty() && faults.back().revoke) break;
      }
      const Result<Replay> replay = ReplayDeal(deal);
      ASSERT_TRUE(replay.ok()) << replay.error().message;
      EXPECT_EQ(replay->faults, faults);
      EXPECT_EQ(replay->Revoke() != nullptr, !faults.empty() && faults.back().revoke);
      EXPECT_TRUE(replay->result);
    }
  }
}

}  // namespace
}  // namespace jasnel
