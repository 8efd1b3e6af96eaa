// The search for plans, where much depends on the partner: random knowledge instead of what follows
// from play.

#include "ai/claims/claim_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "tests/ai/claims/claim_oracle.h"

namespace jasnel::testing {
namespace {

constexpr Seat kNorth = Seat::kNorth;  // claims
constexpr Suit kTrump = Suit::kClubs;  // the trumps of both orders are then in the last byte

// Before a trick: North's hand, and what is known of the others.
struct Knowledge {
  ClaimState state;
  std::vector<PlaySet> partner;
  Positions positions;  // the same, one by one
};

bool Chance(Random& random, int percent) { return random.Below(100) < percent; }

// Adds the positions in which the partner holds `partner`.
void AddPositions(const ClaimState& state, const Rules& rules, PlaySet partner,
                  Positions& positions) {
  const PlayOrder order(kTrump);
  const PlaySet rest = state.hidden - partner;
  for (std::uint32_t bits = rest.bits();; bits = (bits - 1) & rest.bits()) {
    const PlaySet east(bits);
    const PlaySet west = rest - east;
    if (east.size() == state.holds[1] && (east - state.may_hold[1]).empty() &&
        (west - state.may_hold[3]).empty()) {
      Position position;
      position.rules = rules;
      position.trump = kTrump;
      position.leader = static_cast<Seat>(state.leader);
      position.hands = {order.ToNatural(state.own), order.ToNatural(east), order.ToNatural(partner),
                        order.ToNatural(west)};
      positions.push_back(position);
    }
    if (bits == 0) break;
  }
}

// Four hands of `cards` cards. The opponents may hold few of the high ones, the partner at most
// `most` hands.
std::optional<Knowledge> AnyKnowledge(Random& random, const Rules& rules, int cards,
                                      std::size_t most) {
  std::vector<Card> deck;
  for (const Card card : kFullDeck) deck.push_back(card);
  Shuffle(deck, kSeats * cards, random);
  const PlayOrder order(kTrump);
  Knowledge known;
  ClaimState& state = known.state;
  for (int i = 0; i < kSeats * cards; ++i) {
    const PlayCard card = order.ToPlay(deck[static_cast<std::size_t>(i)]);
    (i < cards ? state.own : state.hidden) |= card;
    if (i < cards) continue;
    const bool high = IsTrump(card) || card.index() % kRanks >= 5;
    for (const int seat : {1, 3}) {
      if (Chance(random, high ? 10 : 60)) state.may_hold[seat] |= card;
    }
  }
  state.holds.fill(static_cast<std::uint8_t>(cards));
  state.leader = static_cast<std::uint8_t>(random.Below(kSeats));
  for (std::uint32_t bits = state.hidden.bits(); bits != 0;
       bits = (bits - 1) & state.hidden.bits()) {
    const PlaySet hand(bits);
    if (hand.size() == cards && state.Fits(hand)) known.partner.push_back(hand);
  }
  Shuffle(known.partner, static_cast<int>(known.partner.size()), random);
  if (known.partner.size() > most) known.partner.resize(most);
  for (const PlaySet hand : known.partner) AddPositions(state, rules, hand, known.positions);
  if (known.partner.empty() || known.positions.size() > 200) return std::nullopt;
  return known;
}

class ClaimSearchByRules : public ::testing::TestWithParam<std::string> {};

TEST_P(ClaimSearchByRules, FindsAPlanIfThereIsOne) {
  const Rules rules = ParseRules(GetParam()).value();
  Random random(7);
  ClaimSearch search;
  int any_card_wins = 0;
  int plan_wins = 0;
  int open_wins = 0;  // with open hands, but not with a plan
  int loses = 0;
  int given_up = 0;
  for (int i = 0; i < 20'000; ++i) {
    const auto known = AnyKnowledge(random, rules, 2 + random.Below(2), 1 + random.Below(10));
    if (!known) continue;
    search.Start(rules, {}, known->partner.size());
    const bool any_card = search.Wins(known->state, known->partner, ClaimPartner::kAnyCard);
    const bool plan = search.Wins(known->state, known->partner, ClaimPartner::kPlan);
    ClaimOracle any_card_oracle(kNorth, true, 5000);
    ClaimOracle plan_oracle(kNorth, false, 5000);
    const bool any_card_found = any_card_oracle.Wins(known->positions);
    const bool plan_found = plan_oracle.Wins(known->positions);
    if (any_card_oracle.gave_up() || plan_oracle.gave_up()) {
      ++given_up;
      continue;
    }
    ASSERT_EQ(any_card, any_card_found);
    ASSERT_EQ(plan, plan_found);
    const bool open = std::all_of(
        known->positions.begin(), known->positions.end(),
        [](const Position& position) { return ClaimOracle(kNorth, false, 5000).Wins({position}); });
    ++(any_card ? any_card_wins : plan ? plan_wins : open ? open_wins : loses);
  }
  EXPECT_GT(any_card_wins, 1000);
  EXPECT_GT(plan_wins, 200);
  EXPECT_GT(open_wins, 3);
  EXPECT_GT(loses, 1000);
  EXPECT_LT(given_up, 50);
}

INSTANTIATE_TEST_SUITE_P(Rules, ClaimSearchByRules,
                         ::testing::Values("kbn", "bedum", "kbn,ruff=obliged,undertrump=forced"));

}  // namespace
}  // namespace jasnel::testing
