// The inputs of the call network: what a seat to call can see.
#pragma once

#include <cstddef>

#include "ai/models/hand_inputs.h"
#include "jasnel/auction.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"

namespace jasnel {

/// After those of the hand (HandInputs), which begins with the suit that is looked at. The network
/// learned from the eight rule sets with either worth of four jacks. Of other options it sees what
/// is nearest to these: see `RulesOfCalls`.
struct CallInputs {
  static constexpr int kPlace = HandInputs::kCount;      ///< clockwise from the leader (4)
  static constexpr int kPasses = kPlace + kSeats;        ///< so many seats have passed (5)
  static constexpr int kAllPass = kPasses + kSeats + 1;  ///< who must name a suit (3)
  static constexpr int kTurned = kAllPass + 3;  ///< a suit is turned: it is the suit, or not (2)
  static constexpr int kDealerFirst = kTurned + 2;     ///< the dealer speaks first
  static constexpr int kFourJacks = kDealerFirst + 1;  ///< four jacks count 200 or more
  static constexpr int kNatOwn = kFourJacks + 1;       ///< only where it was learned: nowhere yet
  static constexpr int kCount = kNatOwn + 1;
};
static_assert(CallInputs::kCount <= 256, "an input is a byte in training");

/// The rules as the network sees them: in the rule sets undertrumping is forced where a player must
/// ruff, and forbidden elsewhere, roem counts, and a lost contract costs all points.
inline Rules RulesOfCalls(Rules rules) {
  rules.undertrump = rules.ruff == Ruff::kObliged ? Undertrump::kForced : Undertrump::kForbidden;
  rules.roem = Roem::kTricks;
  rules.nat = NatPays::kAll;
  return rules;
}

/// Calls `visit(input)` once for each input that is present for the seat to call, which has a hand
/// of eight cards and looks at `suit`. The inputs stay the same if other suits are exchanged.
template <class Visit>
void ForEachCallInput(const Auction& auction, const Rules& rules, CardSet hand, Suit suit,
                      const Visit& visit) {
  using In = CallInputs;
  const Rules seen = RulesOfCalls(rules);
  ForEachHandInput(hand, suit, seen, visit);
  visit(In::kPlace + PlaceOf(auction.Turn(), Clockwise(auction.dealer())));
  visit(In::kPasses + static_cast<int>(auction.calls().size()));
  visit(In::kAllPass + static_cast<int>(rules.all_pass));
  if (auction.turned()) visit(In::kTurned + (*auction.turned() == suit ? 0 : 1));
  if (rules.speaks_first == SpeaksFirst::kDealer) visit(In::kDealerFirst);
  if (rules.four_jacks >= 200) visit(In::kFourJacks);
  if (seen.nat == NatPays::kOwn) visit(In::kNatOwn);
}

}  // namespace jasnel
