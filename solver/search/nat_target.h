// The search target for a contract that cannot be made.
#pragma once

#include <cstdint>

#include "solver/search/kernel.h"
#include "solver/search/transposition_table.h"

JASNEL_KERNEL_BEGIN

/// The target of declarers who cannot force their contract: to win at least `points` more than the
/// opponents from here on, which makes the contract after all, or else to keep the total roem from
/// here on at or below `roem`, no matter who wins it, since the opponents write down all of it. A
/// target with fewer points or more roem is easier.
struct NatTarget {
  int points;
  int roem;
  int declarers;  ///< side
};

/// The points of a target that cannot be reached however the cards are played.
inline constexpr int kOutOfReach = 4000;

/// A target for a known position in 16 bits: half the points, since all have the parity of the
/// remaining card points, and the index of the roem among the possible amounts. These are multiples
/// of ten and, if a bonus may still be added, also such multiples plus the bonus: `bonus` is its
/// size, 0 for none.
class PackedNatTarget {
 public:
  /// No target.
  constexpr PackedNatTarget() = default;
  /// No target if it does not fit. Its roem must not be negative.
  constexpr PackedNatTarget(const NatTarget& target, int bonus) {
    const bool out_of_reach = target.points >= kOutOfReach;
    const int points = out_of_reach ? kNoPoints : target.points >> 1;
    const int past_ten = bonus % 10;
    const int roem =
        2 * (target.roem / 10) + (past_ten > 0 && target.roem % 10 >= past_ten ? 1 : 0);
    if (points < -kNoPoints - 1 || (points >= kNoPoints && !out_of_reach) || roem >= kNoRoem)
      return;
    bits_ = static_cast<std::int16_t>(points * (kNoRoem + 1) + roem);
  }

  static constexpr PackedNatTarget FromBits(int bits) {
    PackedNatTarget packed;
    packed.bits_ = static_cast<std::int16_t>(bits);
    return packed;
  }
  constexpr int bits() const { return bits_; }

  constexpr bool is_none() const { return Roem() == kNoRoem; }

  /// By how many points this is easier than `other`, provided it also allows as much roem; negative
  /// if it does not, or if either is no target.
  constexpr int EasierBy(PackedNatTarget other) const {
    if (is_none() || other.is_none() || Roem() < other.Roem()) return -1;
    return other.Points() == kNoPoints ? kOutOfReach : 2 * (other.Points() - Points());
  }

 private:
  static constexpr int kRoemBits = 7;
  static constexpr int kNoRoem = (1 << kRoemBits) - 1;
  static constexpr int kNoPoints = 255;  // out of reach

  constexpr int Points() const { return bits_ >> kRoemBits; }
  constexpr int Roem() const { return bits_ & kNoRoem; }

  std::int16_t bits_ = kNoRoem;
};

/// What is known about a position: a target the declarers reach and one they miss. Stored in the
/// place of the bounds for other goals.
class NatKnown {
 public:
  constexpr NatKnown() = default;
  explicit constexpr NatKnown(Bounds bounds, const TakenInProofs& = {})
      : reached_(PackedNatTarget::FromBits(bounds.lower)),
        missed_(PackedNatTarget::FromBits(bounds.upper)) {}
  constexpr Bounds bounds() const { return {reached_.bits(), missed_.bits()}; }

  /// Nothing is known of who takes what.
  static constexpr TakenInProofs taken = {};
  static constexpr Taken TakenFor(PackedNatTarget) { return {}; }

  constexpr bool Reaches(PackedNatTarget asked) const { return ReachesBy(asked) >= 0; }
  constexpr bool Misses(PackedNatTarget asked) const { return MissesBy(asked) >= 0; }

  /// By how many points the reached target exceeds `asked`, or the missed target falls short of it;
  /// negative if its roem does not imply the answer.
  constexpr int ReachesBy(PackedNatTarget asked) const { return asked.EasierBy(reached_); }
  constexpr int MissesBy(PackedNatTarget asked) const { return missed_.EasierBy(asked); }

  constexpr bool Decides(PackedNatTarget asked) const { return Reaches(asked) || Misses(asked); }
  constexpr bool Answer(PackedNatTarget asked) const { return Reaches(asked); }

  constexpr void Add(PackedNatTarget asked, bool reached, const Taken& = {}) {
    (reached ? reached_ : missed_) = asked;
  }
  /// Two targets are all there is room for: those of `latest` replace what was known.
  constexpr void Add(const NatKnown& latest) { *this = latest; }

 private:
  PackedNatTarget reached_;
  PackedNatTarget missed_;
};

JASNEL_KERNEL_END
