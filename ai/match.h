// A match of two players: the same deals played twice, with the sides changed.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "ai/deal_play.h"
#include "ai/match_deal.h"
#include "ai/match_tally.h"
#include "ai/player.h"
#include "bitboard/result.h"

namespace jasnel {

/// What is to be played.
struct MatchRequest {
  MatchConditions conditions;
  std::uint64_t deals = 100;  ///< each is played twice
  /// Ends before that when it is clear who is better: when MatchTally::SequenceInterval leaves out
  /// 0.
  bool until_clear = false;
  int threads = 0;  ///< from 1; 0 for as many as OpenMP offers
  /// When it becomes true, the pairs being played are the last.
  const std::atomic<bool>* cancel = nullptr;
};

/// A deal and its two sittings as they were played.
struct PlayedPair {
  std::uint64_t number = 1;  ///< of the deal
  DealToPlay deal;
  std::array<DealPlayed, 2> played;
  Pair pair;
};

/// A player that did not give a call or card, or gave one that is not legal.
struct MatchFoul {
  std::uint64_t number = 1;  ///< of the deal
  DealToPlay deal;
  int player = 0;     ///< 0 for A, 1 for B
  DealPlayed played;  ///< until then; `foul` is there
};

/// Why a match ended.
enum class MatchEnd : std::uint8_t {
  kAllDeals,
  kClear,
  kCancelled,
  kFoul,
  kRefused,  ///< whoever was told of the pairs wants no more
};

struct MatchOutcome {
  MatchEnd end = MatchEnd::kAllDeals;
  std::optional<MatchFoul> foul;
};

/// Makes a player; it is called for each thread.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Is told of each pair, in their order, one at a time, on any thread; false to end the match.
using PairObserver = std::function<bool(const PlayedPair&)>;

/// Whether nothing is left to be played: kAllDeals or kClear, and why.
std::optional<MatchEnd> EndOf(const MatchRequest& request, const MatchTally& tally);

/// Plays pair after pair from the one that follows on those in `tally`, and adds them there. What
/// is added depends on the request, the players and the pairs in `tally` alone (but for times, and
/// for players that look at the clock), not on the number of threads: pairs count in their order,
/// and a foul ends the match before its pair. An error of a maker.
Result<MatchOutcome> PlayMatch(const MatchRequest& request, const PlayerMaker& a,
                               const PlayerMaker& b, MatchTally& tally,
                               const PairObserver& observer);

}  // namespace jasnel
