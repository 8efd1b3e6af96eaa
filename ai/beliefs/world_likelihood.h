// How well hidden hands explain what their players did.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ai/models/bidding_model.h"
#include "ai/models/play_policy.h"
#include "ai/players/play_state.h"
#include "jasnel/player.h"

namespace jasnel {

/// What counts as evidence, and how players are thought to play.
struct Evidence {
  bool calls = true;  ///< of an auction, by BiddingModel::CallChance
  bool cards = true;
  /// The chance, from 0 to 1, that a seat plays by the rule of SimplePlayer throughout; else it
  /// plays by PlayPolicy.
  double simple = 0.3;
  double other = 0.1;  ///< chance of a player by the policy to play any legal card instead
};

/// The likelihood of a world up to a factor: the chance that its players would have called and
/// played as they did. It is a product over the seats, as what a seat does depends on its own hand
/// and on what everybody saw, so that each hand is looked at once.
class WorldLikelihood {
 public:
  /// `view` must stay.
  WorldLikelihood(const PlayView& view, const Evidence& evidence);

  /// Of the hidden hands of a world, above 0 and up to 1: of hands that could not have played so by
  /// the rules it is small. Those are for InferHidden to leave out.
  double operator()(const Hands& hidden);

  /// The factor of one seat, which is not the one of the view; `hidden` are as many cards as it
  /// still holds.
  double OfHand(int seat, CardSet hidden);

 private:
  struct Bid {
    Auction before;
    Call call;
  };
  struct Decision {
    PlayState before;  // without hands
    PlayCard card;
  };

  void NoteCalls();
  void NoteCards();
  double OfCalls(int seat, CardSet dealt) const;
  double OfCards(int seat, PlaySet dealt) const;

  const PlayView* view_;
  Evidence evidence_;
  PlayOrder order_;
  BiddingModel model_;
  std::array<std::vector<Bid>, kSeats> bids_;
  std::array<std::vector<Decision>, kSeats> decisions_;
  std::array<std::unordered_map<std::uint32_t, float>, kSeats> known_;
};

}  // namespace jasnel
