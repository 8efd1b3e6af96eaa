// What would have been: a deal played on from any point, with another call or card.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/contract.h"
#include "jasnel/deal_play.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"

namespace jasnel {

/// A call, or a card.
using DealChoice = std::variant<Call, Card>;

/// How a deal ended.
struct PlayedOn {
  std::optional<Contract> contract = {};  ///< nothing if it was passed out
  ContractResult result = {};
};

/// A choice, and how the deals went on after it.
struct Continuation {
  DealChoice choice = {};
  std::vector<PlayedOn> ends = {};  ///< by number of the deal of the hidden cards
};

struct WhatIf {
  Seat seat = Seat::kNorth;  ///< whose choice it was
  std::vector<Continuation> choices =
      {};  ///< as asked for, all in the same deals of the hidden cards

  /// The points that the seat's side writes down more than the other, for each deal.
  std::vector<double> Scores(const Continuation& choice) const;

  /// Their mean, with a 95% interval: it has no end below two deals.
  Estimate Mean(const Continuation& choice) const;

  /// What `choice` is worth more than `other` in these deals, on average, with a 95% interval
  /// as well.
  Estimate Difference(const Continuation& choice, const Continuation& other) const;
};

/// How often to play on.
struct WhatIfRequest {
  std::uint64_t seed = 1;
  std::uint64_t deals = 100;  ///< of the hidden cards; at least 1
  int threads = 0;            ///< from 1; 0 for as many as OpenMP offers
  /// When it becomes true, no more deals are begun: there are fewer then, perhaps none.
  const std::atomic<bool>* cancel = nullptr;
  /// From then on no more deals are begun either; without one there is no limit.
  std::optional<std::chrono::steady_clock::time_point> until = {};
  /// Told now and then how many deals are done, on the thread that called; may be empty.
  std::function<void(std::uint64_t done)> progress = {};
};

/// Plays on from `now`, where a seat is to call or to play, after each of `choices`. The hidden
/// hands are dealt anew each time as that seat could expect them: consistent with the play, and as
/// likely as their owners would have called and played as they did. Players of `make` then sit in
/// all four seats and see only their own cards. Each choice meets the same deals and the same
/// seeds, and the answer does not depend on the threads.
///
/// An error for a choice that is not legal, passes before that are too unlikely to find deals for,
/// or a player that cannot be made or gives up.
Result<WhatIf> PlayOn(const DealInPlay& now, std::span<const DealChoice> choices,
                      const std::function<Result<std::unique_ptr<Player>>()>& make,
                      const WhatIfRequest& request = {});

}  // namespace jasnel
