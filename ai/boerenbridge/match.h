// A match: a player for each seat, the same deals with all rotations of the seats.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "ai/boerenbridge/deal_play.h"
#include "ai/boerenbridge/match_tally.h"
#include "ai/boerenbridge/player.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// What is to be played.
struct MatchRequest {
  int players = 5;
  int most_cards = 10;        ///< of a round; from 1 to MostCards(players)
  std::uint64_t rounds = 10;  ///< of DealsInRound(most_cards) deals, each played once a rotation
  std::uint64_t seed = 1;
  std::chrono::microseconds time{0};  ///< for each bid and card; 0 for each player's own
  int threads = 0;                    ///< from 1; 0 for as many as OpenMP offers
  /// When it becomes true, the deals being played are broken off and do not count.
  const std::atomic<bool>* cancel = nullptr;
};

/// Deal `number` of a match, from 0, as all its sittings have it: cards are those of the deal of
/// its round (CardsInDeal), hands and then the seed of the players come from Random::Stream(seed,
/// number). This definition never changes.
DealToPlay MatchDeal(const MatchRequest& request, std::uint64_t number);

/// The seat, from 0 left of the dealer, of a player in a deal and a rotation, both from 0. In the
/// first deal of the first rotation player i sits in seat i; who deals moves on clockwise from deal
/// to deal, and all move on by a seat from rotation to rotation.
int SeatOfPlayer(int player, std::uint64_t deal_of_round, int rotation, int players);

/// A player that did not give a bid or card, or gave one that is not legal.
struct MatchFoul {
  std::uint64_t number = 0;  ///< of the deal
  DealToPlay deal;
  int player = 0;
  DealPlayed played;  ///< until then; `foul` is there
};

/// Why a match ended; `kRefused`: whoever was told of the deals wants no more.
enum class MatchEnd : std::uint8_t { kAllDeals, kCancelled, kFoul, kRefused };

/// A deal and all its sittings as they were played.
struct PlayedSittings {
  std::uint64_t number = 0;  ///< of the deal, from 0
  DealToPlay deal;
  std::vector<DealPlayed> played;              ///< by rotation
  std::vector<BySeat<PlayerTime>> times = {};  ///< by rotation and seat
  MatchDealPlayed counted = {};
};

struct MatchOutcome {
  MatchEnd end = MatchEnd::kAllDeals;
  std::optional<MatchFoul> foul;
};

/// Makes a player; it is called for each thread.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Is told of each deal, in their order, one at a time, on any thread; false to end the match.
using DealObserver = std::function<bool(const PlayedSittings&)>;

/// Plays deal after deal from the one that follows on those in `tally`, with a player for each of
/// `makers`, and adds them there, in their order. What is added depends on the request, the players
/// and the deals in `tally` alone (but for times, and for players that look at the clock), not on
/// the number of threads. An error of a maker, or of a request that cannot be.
Result<MatchOutcome> PlayMatch(const MatchRequest& request, const std::vector<PlayerMaker>& makers,
                               MatchTally& tally, const DealObserver& observer = {});

}  // namespace jasnel::boerenbridge
