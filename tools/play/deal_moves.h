// The moves of a deal at the terminal, and taking them back.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/result.h"

namespace jasnel {

/// Whose move a game is waiting for.
enum class Awaited : std::uint8_t {
  kPerson,
  kPlayer,    ///< one of the others
  kNextDeal,  ///< the deal is over, and there are more deals
  kNothing,   ///< all deals are over
};

/// A deal in play, `Deal`, and the way to it.
template <class Deal>
class DealMoves {
 public:
  /// The seeds of the choices come from `seed`; `time` is for each.
  DealMoves(const Deal& deal, std::uint64_t seed, std::chrono::microseconds time)
      : moment_{deal, Random(seed)}, time_(time) {}

  const Deal& deal() const { return moment_.deal; }

  /// Has `player` make the move of the seat in turn; `own` if that is the person's. Changes nothing
  /// if that gives an error, or if `cancel` has become true meanwhile, since the player's choice is
  /// then unreliable.
  template <class Player>
  std::optional<Error> Move(Player& player, bool own, const std::atomic<bool>& cancel) {
    Moment after = moment_;
    if (auto error = after.deal.Ask(player, {after.random.Next(), time_, &cancel})) return error;
    if (cancel) return Error{"stopped"};
    if (own) own_moves_.push_back(moment_);
    moment_ = after;
    return std::nullopt;
  }

  /// Whether the person has made a move and the deal is not over.
  bool CanTakeBack() const { return !deal().IsOver() && !own_moves_.empty(); }

  /// Goes back to before the person's last move, which must be possible. If the person repeats the
  /// move, the others repeat theirs.
  void TakeBack() {
    moment_ = own_moves_.back();
    own_moves_.pop_back();
    ++taken_back_;
  }

  /// The number of moves taken back.
  int taken_back() const { return taken_back_; }

 private:
  // Everything that a move changes.
  struct Moment {
    Deal deal;
    Random random;
  };

  Moment moment_;
  std::chrono::microseconds time_;
  std::vector<Moment> own_moves_;  // before each move of the person
  int taken_back_ = 0;
};

}  // namespace jasnel
