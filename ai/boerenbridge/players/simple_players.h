// Baseline players.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ai/boerenbridge/models/models.h"
#include "ai/players/policy_options.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge {

/// Makes random legal bids and plays random legal cards.
class RandomPlayer : public Player {
 public:
  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;
};

/// The player of public programs. It bids the rounded mean of its tricks in play-outs of random
/// deals in which every seat plays random cards or, if the dealer may not bid that, the legal bid
/// nearest to the mean; and it plays the card with the best mean score in such play-outs.
class RolloutPlayer : public Player {
 public:
  /// `play_outs` for a bid, and for all legal cards together; from 1.
  explicit RolloutPlayer(std::size_t play_outs = 1000) : play_outs_(play_outs) {}

  /// The mean number of tricks the seat takes in such play-outs.
  Result<double> MeanTricks(const BidView& view, std::uint64_t seed) const;

  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

 private:
  std::size_t play_outs_;
};

/// Rules of thumb. For its bid it counts aces, high trumps, and trumps to ruff short suits,
/// depending on how many cards are dealt. It then takes tricks with sure winners, or as cheaply as
/// possible, until it has made its bid, and from then on gets rid of its highest cards.
class RulePlayer : public Player {
 public:
  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;
};

/// Bids and plays by the models, without search.
class PolicyPlayer : public Player {
 public:
  explicit PolicyPlayer(const PolicyOptions& options, const Models& models = Models())
      : options_(options), models_(models) {}

  Result<BidChoice> ChooseBid(const BidView& view, const MoveLimits& limits) override;
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

 private:
  PolicyOptions options_;
  Models models_;
};

}  // namespace jasnel::boerenbridge
