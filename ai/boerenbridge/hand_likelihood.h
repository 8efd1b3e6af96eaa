// How well hidden hands explain what their players bid and played.
#pragma once

#include <vector>

#include "ai/boerenbridge/models.h"
#include "ai/boerenbridge/play_view.h"

namespace jasnel::boerenbridge {

/// What counts as evidence.
struct Evidence {
  bool bids = true;
  bool cards = true;
  double other_bid = 0.1;   ///< chance, from 0 to 1, that a seat makes any legal bid instead
  double other_card = 0.1;  ///< chance of any legal card instead
};

/// The likelihood of hidden hands up to a factor: the chance that their players would have bid and
/// played as they did, by Models. What a seat does depends on its own hand and on what everybody
/// saw.
class HandLikelihood {
 public:
  HandLikelihood(const BidView& view, const Models& models, const Evidence& evidence);
  HandLikelihood(const PlayView& view, const Models& models, const Evidence& evidence);

  /// Bids and cards that are looked at in each world: the work of `OfBids` and `OfCards`.
  std::size_t bids() const { return bids_.size(); }
  std::size_t cards() const { return cards_.size(); }
  bool has_evidence() const { return bids() + cards() > 0; }

  /// Of hands that seats still hold, above 0 and up to 1: hands as HandSampler draws them.
  double OfBids(const Hands& hidden) const;
  double OfCards(const Hands& hidden);
  double operator()(const Hands& hidden) { return OfBids(hidden) * OfCards(hidden); }

 private:
  struct BidMade {
    Bidding before;
    int bid;
    CardSet played;  // by this seat since
  };
  struct CardPlayed {
    OpenTable before;  // without hands
    Card card;
    CardSet played;  // by this seat, this card and those after it
  };

  void NoteBids(const Bidding& bidding, int count, int own, const BySeat<CardSet>& played);
  void NoteCards(const PlayView& view);

  Models models_;
  Evidence evidence_;
  std::vector<BidMade> bids_;
  std::vector<CardPlayed> cards_;
};

}  // namespace jasnel::boerenbridge
