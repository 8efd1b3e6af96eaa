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
  /// Chance, from 0 to 1, that a seat bids and plays throughout as players of random play-outs do;
  /// else it does as strong players do.
  double plain = 0.5;
};

/// A way to bid and play.
struct Style {
  Models models;
  float sharpness = 1;  ///< above 1 the likelier cards are played more often than the models say
};

/// Two of them. Whoever thinks before it plays takes the best card more often than the models, which
/// do so at a glance; random play-outs leave more to chance.
struct Styles {
  Style strong = {Models(), 2};
  Style plain = {Models(PlainWeights()), 1};
};

/// How likely it is that each seat does what it did, from 0 to 1: in one style and in the other.
struct Explained {
  BySeat<double> strong;
  BySeat<double> plain;

  Explained() {
    strong.fill(1);
    plain.fill(1);
  }
};

/// The likelihood of hidden hands up to a factor: the chance that their players would have bid and
/// played as they did. What a seat does depends on its own hand and on what everybody saw.
class HandLikelihood {
 public:
  HandLikelihood(const BidView& view, const Styles& styles, const Evidence& evidence);
  HandLikelihood(const PlayView& view, const Styles& styles, const Evidence& evidence);

  /// Bids and cards that are looked at in each world: the work of `OfBids` and `AddCards`.
  std::size_t bids() const { return bids_.size(); }
  std::size_t cards() const { return cards_.size(); }
  bool has_evidence() const { return bids() + cards() > 0; }

  /// Of hands that seats still hold: hands as HandSampler draws them.
  Explained OfBids(const Hands& hidden) const;
  void AddCards(const Hands& hidden, Explained& explained);

  /// Above 0 and up to 1.
  double Weight(const Explained& explained) const;
  double operator()(const Hands& hidden);

  /// The chance that a seat which did so plays as players of random play-outs do.
  double PlainChance(const Explained& explained, int seat) const;

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

  Styles styles_;
  Evidence evidence_;
  std::vector<BidMade> bids_;
  std::vector<CardPlayed> cards_;
};

}  // namespace jasnel::boerenbridge
