// The likelihood of hidden hands, given the bids and cards of their players.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

#include "ai/boerenbridge/models/models.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge {

/// What counts as evidence.
struct Evidence {
  bool bids = true;
  bool cards = true;
  double other_bid = 0.1;   ///< chance, from 0 to 1, that a seat makes a random legal bid instead
  double other_card = 0.1;  ///< chance of a random legal card instead
  /// Chance, from 0 to 1, that a seat bids and plays throughout like players that use random
  /// play-outs; otherwise it does so like strong players.
  double plain = 0.75;
};

/// A style of bidding and play.
struct Style {
  Models models;
  float sharpness = 1;  ///< above 1, likely cards are played more often than in the models
};

/// The two styles. Players that calculate choose the best card more often than the models, which do
/// not; random play-outs leave more to chance.
struct Styles {
  Style strong = {Models(), 3};
  Style plain = {Models(PlainWeights()), 1};
};

/// How likely a seat's actions are, from 0 to 1, in each style.
struct ActionLikelihood {
  double strong = 1;
  double plain = 1;
};

using ActionLikelihoods = BySeat<ActionLikelihood>;

/// The likelihood of hidden hands up to a constant factor: the chance that their players would have
/// bid and played as they did. The actions of a seat depend only on its own hand and on public
/// information.
class WorldLikelihood {
 public:
  WorldLikelihood(const BidView& view, const Styles& styles, const Evidence& evidence);
  WorldLikelihood(const PlayView& view, const Styles& styles, const Evidence& evidence);

  /// Numbers of bids and cards evaluated in each world: the work of `Of`.
  std::size_t bids() const { return bids_; }
  std::size_t cards() const { return cards_; }
  bool has_evidence() const { return bids() + cards() > 0; }

  /// For the hands that seats still hold, as drawn by WorldSampler.
  ActionLikelihoods Of(const Hands& hidden) const;
  /// For one seat, independently of the others; nothing if its weight is below `least`.
  std::optional<ActionLikelihood> OfSeat(int seat, CardSet hand, double least = 0) const;

  /// Above 0 and up to 1; the weight of all seats is the product.
  double Weight(const ActionLikelihood& actions) const {
    return (1 - evidence_.plain) * actions.strong + evidence_.plain * actions.plain;
  }
  double Weight(const ActionLikelihoods& actions) const;

  /// The chance that a seat with these likelihoods plays like players that use random play-outs.
  double PlainChance(const ActionLikelihood& actions) const {
    return evidence_.plain * actions.plain / Weight(actions);
  }

 private:
  struct BidMade {
    Bidding before;
    int bid;
  };
  struct CardPlayed {
    PlayState before;  // without hands
    Card card;
    CardSet played;  // by this seat, this card and those after it
  };

  // What one seat did.
  struct Deeds {
    std::optional<BidMade> bid;
    std::vector<CardPlayed> cards;
    CardSet played;
  };

  void NoteBids(const Bidding& bidding, int count, int own);
  void NoteCards(const PlayView& view);
  // The second only counts where a seat may play so.
  std::array<const Models*, 2> models() const {
    return {&styles_.strong.models, evidence_.plain > 0 ? &styles_.plain.models : nullptr};
  }

  Styles styles_;
  Evidence evidence_;
  BySeat<Deeds> deeds_;
  std::size_t bids_ = 0;
  std::size_t cards_ = 0;
};

}  // namespace jasnel::boerenbridge
