// How often a seat holds a card among weighted hands, and by counting all hands.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <map>

#include "ai/boerenbridge/beliefs/hidden_hands.h"
#include "ai/boerenbridge/beliefs/world_likelihood.h"
#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "tests/ai/boerenbridge/deals.h"

namespace jasnel::boerenbridge::testing {

inline const ThinkClock kNoLimit(std::chrono::microseconds(0), nullptr);

using ByCard = std::map<Card, double>;

// Which card seat 0, who holds one, has.
inline ByCard SharesOf(const WeightedHands& weighted) {
  ByCard shares;
  for (std::size_t i = 0; i < weighted.size(); ++i) {
    shares[weighted.world(i).hands[0].Lowest()] += weighted.share(i);
  }
  return shares;
}

// That which counting all hidden hands gives; `both` tells how likely two cards are with seats 0
// and 1, up to a factor.
template <class Likelihood>
ByCard Counted(CardSet unseen, const Likelihood& both) {
  ByCard counted;
  double total = 0;
  for (const Card first : unseen) {
    for (const Card second : unseen - first) {
      const double likelihood = both(first, second);
      counted[first] += likelihood;
      total += likelihood;
    }
  }
  for (auto& [card, share] : counted) share /= total;
  return counted;
}

inline void ExpectNear(ByCard found, const ByCard& counted, double effective) {
  for (const auto& [card, share] : counted) {
    // Five standard deviations.
    const double near = 5 * std::sqrt(share * (1 - share) / effective);
    EXPECT_NEAR(found[card], share, near) << FormatCard(card);
  }
}

// The last seat of the first trick of two; the others have bid, and played one of their two cards.
class LastSeat : public ::testing::Test {
 protected:
  const PlayView view_ = ViewOf({1, 0, 0}, 2, {{0, Row("HT H5")}}, "HK H4");
  const WorldLikelihood likelihood_{view_, {}, {}};
  const WorldSampler sampler_ = WorldSampler::Make(view_).value();

  ByCard Exact() {
    return Counted(view_.Unseen(), [&](Card first, Card second) {
      Hands hidden{};
      hidden[0] = first;
      hidden[1] = second;
      return likelihood_.Weight(likelihood_.Of(hidden));
    });
  }
};
}  // namespace jasnel::boerenbridge::testing
