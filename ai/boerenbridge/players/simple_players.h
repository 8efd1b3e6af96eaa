// Players to compare with.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ai/boerenbridge/models/models.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge {

/// Any legal bid, any legal card.
class RandomPlayer : public Player {
 public:
  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;
};

/// The player of public programs: it bids the rounded mean of the tricks that it takes in play-outs
/// of random deals in which everybody plays random cards, or where the dealer may not, the nearest
/// bid to that mean that may be made; and it plays the card after which such play-outs bring the
/// best mean score.
class RolloutPlayer : public Player {
 public:
  /// `play_outs` for a bid, and for a card in all; from 1.
  explicit RolloutPlayer(std::size_t play_outs = 1000) : play_outs_(play_outs) {}

  /// What the seat takes in such play-outs, on average.
  Result<double> MeanTricks(const BidView& view, std::uint64_t seed) const;

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  std::size_t play_outs_;
};

/// Rules of thumb. It counts aces, high trumps, and trumps for suits that it is short of, by how
/// many cards are dealt; then takes tricks with what is sure, or as cheaply as it can, until it has
/// what it bid, and from then on gets rid of its highest cards.
class RulePlayer : public Player {
 public:
  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;
};

/// At a glance, by the models of bidding and playing.
class PolicyPlayer : public Player {
 public:
  struct Options {
    double mistakes = 0;  ///< chance, from 0 to 1, of any legal bid or card instead
    bool draws = false;   ///< by its chance, else the likeliest
  };

  explicit PolicyPlayer(const Options& options, const Models& models = Models())
      : options_(options), models_(models) {}

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override;

 private:
  Options options_;
  Models models_;
};

}  // namespace jasnel::boerenbridge
