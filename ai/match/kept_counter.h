// How often a player keeps to a card of conventions where that costs it hardly anything.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "jasnel/convention.h"
#include "jasnel/match.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// Turns at which a card that says something untrue by a convention was as good as another that
/// does not: both at most `kAboutEqual` points below the best, or the other at most that much below
/// the card played, before what a card says is counted.
struct KeptTally {
  std::uint64_t turns = 0;
  std::uint64_t kept = 0;  ///< at which it played no card that says something untrue by it
};

/// In points.
inline constexpr double kAboutEqual = 0.5;

/// Plays like another player, and counts how often that keeps to a card. Both must outlive it.
class KeptCounter : public Player {
 public:
  KeptCounter(Player& player, const ConventionCard& conventions)
      : player_(player), conventions_(conventions), tallies_(conventions.conventions.size()) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override {
    return player_.ChooseCall(view, limits);
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override;

  bool SeesAll() const override { return player_.SeesAll(); }
  void ShowHands(const Hands& hands) override { player_.ShowHands(hands); }
  void Shutdown() override { player_.Shutdown(); }

  /// By the conventions of the card, in their order.
  const std::vector<KeptTally>& tallies() const { return tallies_; }

  /// How often the player told what each card is worth. Only such turns can count.
  std::uint64_t valued() const { return valued_; }

 private:
  void Count(const PlayView& view, const CardChoice& choice);

  Player& player_;
  const ConventionCard& conventions_;
  std::vector<KeptTally> tallies_;
  std::uint64_t valued_ = 0;
};

/// Has `counter` play deal `number` in all four seats. An error of its player, if there is one.
std::optional<Error> PlayCounted(KeptCounter& counter, const MatchConditions& conditions,
                                 std::uint64_t number);

}  // namespace jasnel
