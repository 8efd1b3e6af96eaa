// The likelihood of hidden hands, given what their players did.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "ai/beliefs/dealt_model.h"
#include "ai/beliefs/kept_conventions.h"
#include "ai/games/play_state.h"
#include "ai/models/play_policy.h"
#include "jasnel/convention.h"
#include "jasnel/player.h"

namespace jasnel {

/// How a player is assumed to play.
struct Manner {
  /// The chance, from 0 to 1, that it plays like SimplePlayer throughout; otherwise it plays by
  /// PlayPolicy.
  double simple = 0.3;
  float temperature = 2;  ///< of the policy
  double other = 0.1;     ///< chance that a player who follows the policy plays a random legal card
                          ///< instead
  /// What it agreed on with its partner, if anything; must outlive all that use it.
  const ConventionCard* conventions = nullptr;
  double keeps = 1;  ///< from 0 to 1: a factor for `Convention::kept`
};

/// What counts as evidence, and the assumed behaviour of the others.
struct Evidence {
  bool calls = true;  ///< of the auction, by the call network
  bool cards = true;
  Manner partner = {};
  Manner opponents = {};
  std::shared_ptr<const DealtModel> dealt = {};  ///< how likely hands are dealt; null at random
};

/// The likelihood of a world up to a constant factor: the chance that its players would have called
/// and played as they did, and that they were dealt these hands. The former is a product over the
/// seats, because the actions of a seat depend only on its own hand and on public information; so
/// each hand is evaluated only once.
class WorldLikelihood {
 public:
  /// `view` must outlive this.
  WorldLikelihood(const PlayView& view, const Evidence& evidence);

  /// For the hidden hands of a world, above 0 and up to 1. It is small for hands that could not
  /// have been played this way under the rules; InferHidden excludes those.
  double operator()(const Hands& hidden);

  /// The factor of one seat other than the view's own; `hidden` has as many cards as the seat still
  /// holds.
  double OfHand(Seat seat, CardSet hidden);

 private:
  struct Bid {
    Auction before;
    Call call;
  };
  struct Decision {
    PlayState before;  // without hands
    PlayCard card;
    KeptConventions conventions;
  };

  void NoteCalls();
  void NoteCards();
  double OfCalls(Seat seat, CardSet dealt) const;
  double OfCards(Seat seat, PlaySet dealt) const;
  const Manner& MannerOf(Seat seat) const;

  const PlayView* view_;
  Evidence evidence_;
  PlayOrder order_;
  std::array<std::vector<Bid>, kSeats> bids_;
  std::array<std::vector<Decision>, kSeats> decisions_;
  std::array<std::unordered_map<std::uint32_t, float>, kSeats> known_;
};

}  // namespace jasnel
