// The network that knows what calls lead to.
#pragma once

#include <array>

#include "ai/models/call_inputs.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/rules.h"
#include "solver/models/integer_network.h"

namespace jasnel {

/// What the network yields for a suit.
enum class CallOutput {
  kScore,  ///< of naming it: what the own side writes down more, in hundreds of points
  kMakes,  ///< log odds of making the contract
  kPass,   ///< of a pass, in hundreds of points, if the suit is the best that may be named
};
inline constexpr int kCallOutputs = 3;

using CallNetwork = IntegerNetwork<CallInputs::kCount, 96, 32, kCallOutputs>;

/// The network supplied with the library. training/call_network.py makes it.
extern const CallNetwork kCallNetwork;

/// What the seat to call can expect among players of the same strength, who know what the calls so
/// far tell.
struct CallValues {
  std::array<HandValue, kSuits> suits{};  ///< of naming a suit; only where that is legal
  Suit best = Suit::kSpades;              ///< the legal suit with the highest score
  float pass = 0;                         ///< the score of a pass; 0 if it is not a choice

  float best_score() const { return suits[Index(best)].score; }
};

/// By `network`, in an auction that is not over, for a hand of eight cards.
CallValues ValuesOf(const CallNetwork& network, const Auction& auction, const Rules& rules,
                    CardSet hand);

/// A lower bound for the chance of a pass, and for that of naming a suit, if both are legal.
inline constexpr float kMinCallChance = 0.04f;

/// The chance, from 0 to 1, that a seat with these values passes; 0 if it may not, and 1 if it is
/// barred from all else, whatever its hand. A call that is `temperature` points better than the
/// other is made 2.7 times as often.
float PassChance(const CallValues& values, const LegalCalls& legal, float temperature);

/// The chance of each suit if one is named; those of the legal suits add up to 1. A suit that is
/// `temperature` points better than another is named 2.7 times as often.
std::array<float, kSuits> SuitChances(const CallValues& values, const LegalCalls& legal,
                                      float temperature);

/// How far a seat strays from the best call, in points: see PassChance and SuitChances.
struct CallTemperatures {
  float pass;
  float suit;
};
inline constexpr CallTemperatures kUsualCalls = {.pass = 12, .suit = 6};

/// The chance, from 0 to 1, of a legal call. Those of all legal calls add up to 1.
float CallChance(const CallValues& values, const LegalCalls& legal, Call call,
                 const CallTemperatures& temperatures = kUsualCalls);

/// The chance of a legal call of the seat to call, by the network supplied with the library, if it
/// has this hand of eight cards. The network has never seen doubling, which tells nothing: then 1.
inline float CallChance(const Auction& auction, const Rules& rules, CardSet hand, Call call) {
  if (auction.IsDoubling()) return 1;
  return CallChance(ValuesOf(kCallNetwork, auction, rules, hand), auction.Legal(hand), call);
}

}  // namespace jasnel
