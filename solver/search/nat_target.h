// What is asked of a contract that cannot be made.
#pragma once

#include <cstdint>

#include "solver/search/kernel.h"
#include "solver/search/transposition_table.h"

JASNEL_KERNEL_BEGIN

/// What declarers want who cannot force their contract: to win at least `points` more than the
/// others from here on, which makes the contract after all; or else that no more than `roem` roem
/// falls from here on, whoever wins it, since the others write it all. Less of the one and more of
/// the other is easier.
struct NatTarget {
  int points;
  int roem;
  int declarers;  ///< side
};

/// Points of a target that are out of reach however the cards are played.
inline constexpr int kOutOfReach = 4000;

/// A target of a known position in 16 bits: the points halved, as all have the parity of the card
/// points left, and the place of the roem among the amounts that may fall. Those are tens, and
/// where a bonus may still be added also that much more: `bonus` says how much, 0 for none.
class PackedNatTarget {
 public:
  /// None.
  constexpr PackedNatTarget() = default;
  /// None where the target does not fit. Its roem is not negative.
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

  /// By how many points this asks for less than `other`, where it also allows as much roem;
  /// negative where it does not, or one of the two is none.
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

/// What is known of a position: a target that the declarers reach and one that they miss. Kept
/// where of other questions bounds are.
class NatKnown {
 public:
  constexpr NatKnown() = default;
  explicit constexpr NatKnown(Bounds bounds)
      : reached_(PackedNatTarget::FromBits(bounds.lower)),
        missed_(PackedNatTarget::FromBits(bounds.upper)) {}
  constexpr Bounds bounds() const { return {reached_.bits(), missed_.bits()}; }

  constexpr bool Reaches(PackedNatTarget asked) const { return ReachesBy(asked) >= 0; }
  constexpr bool Misses(PackedNatTarget asked) const { return MissesBy(asked) >= 0; }

  /// By how many points the target that is reached asks for more than `asked`, or the one that is
  /// missed for less; negative where its roem does not serve.
  constexpr int ReachesBy(PackedNatTarget asked) const { return asked.EasierBy(reached_); }
  constexpr int MissesBy(PackedNatTarget asked) const { return missed_.EasierBy(asked); }

  constexpr void Add(PackedNatTarget asked, bool reached) {
    (reached ? reached_ : missed_) = asked;
  }

 private:
  PackedNatTarget reached_;
  PackedNatTarget missed_;
};

JASNEL_KERNEL_END
