// How well hidden hands explain what their players did.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ai/bidding_model.h"
#include "ai/open_table.h"
#include "ai/play_policy.h"
#include "ai/play_view.h"

namespace jasnel {

/// What counts as evidence.
struct Evidence {
  bool calls = true;
  bool cards = true;
  double simple = 0.3;  ///< chance that a player follows the simple rule
  double other = 0.1;
};

/// The likelihood of a world, up to a factor, is a product over the seats: what a seat did depends
/// on its own hand and on what everybody saw.
class WorldLikelihood {
 public:
  WorldLikelihood(const PlayView& view, const Evidence& evidence);

  /// Of a world's hidden hands, in natural order.
  double operator()(const Hands& hidden);

  /// Of the hidden cards of one seat.
  double OfHand(int seat, CardSet hidden);

 private:
  struct Decision {
    OpenTable before;  // without hands
    PlayCard card;
  };

  double OfCalls(int seat, CardSet dealt) const;
  double OfCards(int seat, PlaySet dealt) const;

  const PlayView* view_;
  Evidence evidence_;
  PlayOrder order_;
  BiddingModel model_;
  std::array<std::vector<Decision>, kSeats> decisions_;
  std::array<std::unordered_map<std::uint32_t, float>, kSeats> known_;
};

}  // namespace jasnel
