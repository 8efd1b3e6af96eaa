// Deals played by players of the library, for tests.
#pragma once

#include <array>
#include <cstdint>

#include "ai/players/rule_player.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/replay.h"

namespace jasnel::testing {

/// A random deal with a random contract as four rule players play it.
inline PlayedDeal PlayedByRule(std::uint64_t number) {
  Random random = Random::Stream(2026, number);
  DealToPlay deal;
  deal.hands = RandomHands(random);
  deal.dealer = kAllSeats[random.Below(kSeats)];
  deal.contract = {kAllSeats[random.Below(kSeats)], kAllSuits[random.Below(kSuits)]};
  deal.seed = random.Next();
  RulePlayer player;
  const DealPlayed played = PlayDeal(deal, {&player, &player, &player, &player});
  PlayedDeal record{.hands = deal.hands,
                    .rules = deal.rules,
                    .trump = played.contract.trump,
                    .declarer = played.contract.declarer,
                    .leader = Clockwise(deal.dealer),
                    .tricks = {}};
  for (const SeenTrick& trick : played.tricks.tricks()) {
    record.tricks.push_back({{trick.cards.begin(), trick.cards.end()}, trick.leader});
  }
  return record;
}

}  // namespace jasnel::testing
