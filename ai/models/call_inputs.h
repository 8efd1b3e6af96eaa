// The inputs of the call network: what a seat to call can see.
#pragma once

#include <cstddef>

#include "ai/models/hand_inputs.h"
#include "jasnel/auction.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"

namespace jasnel {

/// After those of the hand (HandInputs), which begins with the suit that is looked at. Other
/// options of the rules than these are not seen.
struct CallInputs {
  static constexpr int kPlace = HandInputs::kCount;      ///< clockwise from the leader (4)
  static constexpr int kPasses = kPlace + kSeats;        ///< so many seats have passed (5)
  static constexpr int kAllPass = kPasses + kSeats + 1;  ///< what follows when all pass (6)
  static constexpr int kTurned = kAllPass + 6;  ///< a suit lies turned: it is the suit, or not (2)
  static constexpr int kFollow = kTurned + 2;   ///< so many cards may be turned after it (1 to 3)
  static constexpr int kWasTurned = kFollow + 3;           ///< the suit was turned before
  static constexpr int kDealerFirst = kWasTurned + 1;      ///< the dealer speaks first
  static constexpr int kDeclarerLeads = kDealerFirst + 1;  ///< so the place is 0
  static constexpr int kFourJacks = kDeclarerLeads + 1;    ///< four jacks count 200 or more
  static constexpr int kNatOwn = kFourJacks + 1;           ///< each side keeps its own points
  static constexpr int kNoPit = kNatOwn + 1;               ///< the bonus is below 50 points
  static constexpr int kPitForEither = kNoPit + 1;         ///< either side may have it
  static constexpr int kCount = kPitForEither + 1;
  /// Cards, lengths and three rules of the hand; then one input of each kind.
  static constexpr int kMax = kHandSize + kSuits + 3 + 12;
};
static_assert(CallInputs::kCount <= 256, "an input is a byte in training");

/// Calls `visit(input)` once for each input that is present for the seat to call, which has a hand
/// of eight cards and looks at `suit`. The inputs stay the same if other suits are exchanged.
template <class Visit>
void ForEachCallInput(const Auction& auction, const Rules& rules, CardSet hand, Suit suit,
                      const Visit& visit) {
  using In = CallInputs;
  ForEachHandInput(hand, suit, rules, visit);
  visit(In::kPlace +
        PlaceOf(auction.Turn(), FirstLeader(rules.leads, auction.dealer(), auction.Turn())));
  visit(In::kPasses + auction.PassesBefore());
  visit(In::kAllPass + static_cast<int>(rules.all_pass));
  if (auction.turned()) visit(In::kTurned + (*auction.turned() == suit ? 0 : 1));
  if (TurnsOf(rules) > 1) {
    const TurnedCards turned = auction.Seen().turned_cards();
    const int follow = turned.joker() ? 0 : TurnsOf(rules) - turned.size();
    if (follow > 0) visit(In::kFollow + follow - 1);
    if (turned.AllSuits().Contains(suit) && auction.turned() != suit) visit(In::kWasTurned);
  }
  if (rules.speaks_first == SpeaksFirst::kDealer) visit(In::kDealerFirst);
  if (rules.leads == Leads::kDeclarer) visit(In::kDeclarerLeads);
  if (rules.four_jacks >= 200) visit(In::kFourJacks);
  if (rules.nat == NatPays::kOwn) visit(In::kNatOwn);
  if (rules.pit < 50) visit(In::kNoPit);
  if (rules.pit_for == PitFor::kEither) visit(In::kPitForEither);
}

}  // namespace jasnel
