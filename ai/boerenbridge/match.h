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
  /// When it becomes true, the deals being played are the last, and those behind one that was not
  /// played to its end do not count.
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

enum class MatchEnd : std::uint8_t { kAllDeals, kCancelled, kFoul };

struct MatchOutcome {
  MatchEnd end = MatchEnd::kAllDeals;
  std::optional<MatchFoul> foul;
};

/// Makes a player; it is called for each thread.
using PlayerMaker = std::function<Result<std::unique_ptr<Player>>()>;

/// Is told after some deals how many are in the tally, on the calling thread.
using MatchObserver = std::function<void(const MatchTally&)>;

/// Plays all deals with a player for each of `makers` and adds them to `tally`, in their order.
/// What is added depends on the request and the players alone (but for times, and for players that
/// look at the clock), not on the number of threads. An error of a maker, or of a request that
/// cannot be.
Result<MatchOutcome> PlayMatch(const MatchRequest& request, const std::vector<PlayerMaker>& makers,
                               MatchTally& tally, const MatchObserver& observer = {});

}  // namespace jasnel::boerenbridge
