// The last tricks of a deal: exact values of cards, with hidden hands.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "ai/beliefs/seen_worlds.h"
#include "ai/models/play_policy.h"
#include "ai/players/card_values.h"
#include "ai/players/play_out.h"
#include "ai/players/play_state.h"
#include "bitboard/play_order.h"
#include "jasnel/player.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Most cards in the hand of the seat to play. No more than 1,680 worlds are left then.
inline constexpr int kMostLastCards = 3;

/// Values the last cards against others who play by the PlayPolicy, as in play-outs. The seat to
/// play knows how likely each world is. From then on it sees what everybody sees: at each of its
/// turns it plays the one card that is best over all worlds that it cannot tell apart. The others
/// draw their cards by the chances of the PlayPolicy, which sees their own hand and what everybody
/// sees. So a value is that of a best response: nothing is sampled, and no hand is open.
///
/// The search goes through what everybody sees, and takes all worlds along. So the policy is asked
/// once for a hand that a seat may have there, not once for a world; and not at all where it does
/// not matter what the seat plays. Use it from one thread at a time. It allocates only where it
/// needs more room than before.
class LastTricks {
 public:
  /// `objective` is kScore or kPoints. The others play at `temperature`, above 0.
  explicit LastTricks(Objective objective, float temperature = kPlayOutTemperature)
      : objective_(objective), policy_(PlayPolicy::Get(temperature)) {}

  /// Adds the value of each legal card, for the side of the seat to play, to `values`, with a share
  /// of 1. `worlds` are all that are possible, each once. The hand has from two cards to
  /// `kMostLastCards`. Where it takes more than `most`, in nanoseconds as in `work`, it gives up:
  /// it returns false, and adds nothing.
  bool Add(const PlayView& view, const WeightedWorlds& worlds, double most, CardValues& values);

  /// What the last call of `Add` took, in nanoseconds as in `work`; hardly more than its `most`.
  double work() const;

 private:
  static constexpr int kMostHidden = (kSeats - 1) * kMostLastCards;

  // Over worlds, the sum of what follows times its chance; or of one world, the mean.
  struct Sums {
    double score = 0;  // for the side of the seat that asks
    double makes = 0;
  };

  // A world that is possible after what everybody saw.
  struct Deal {
    std::uint16_t world = 0;  // which
    std::uint16_t hand = 0;   // of the seat to play: its place in `hands_`
    double chance = 0;        // of the world and of what everybody saw
  };

  // A world where the seat that asks has no choice any more, so that worlds go separate ways.
  struct End {
    std::uint16_t world = 0;
    std::uint16_t hand = 0;
    Sums means = {};
  };

  // A hand that the seat to play may have.
  struct Hand {
    PlaySet cards;
    PlaySet legal;
    std::uint16_t key = 0;                            // its cards as bits of `hidden_`
    bool matters = false;                             // what it plays
    std::array<int, kMostLastCards> among = {};       // places of the legal cards among those that
                                                      // are legal with some hand
    std::array<double, kMostLastCards> chances = {};  // of the legal cards
  };

  // Places one after another in `deals_` or `ends_`.
  struct Range {
    std::size_t first = 0;
    std::size_t last = 0;
  };

  void SetUp(const PlayView& view, const WeightedWorlds& worlds);

  // What follows for the seat that asks, by the deals of a range.
  Sums After(const PlayState& table, PlayCard card, Range range);
  Sums ValueOf(const PlayState& table, Range range);
  Sums OwnBest(const PlayState& table, Range range);
  Sums OverHands(const PlayState& table, Range range);
  Sums WithoutChoice(const PlayState& table, Range range);

  // These fill in the means of the ends of a range.
  void PlayOn(const PlayState& table, Range range);
  void MixCards(const PlayState& table, Range range,
                const std::array<std::size_t, kMostHidden>& first, std::size_t first_hand);
  void LastTrick(const PlayState& table, Range range);

  // Notes the hands that the seat to play has in a range of `deals`, and returns all cards that are
  // legal with one of them.
  template <class Kind>
  PlaySet NoteHands(const PlayState& table, std::vector<Kind>& deals, Range range);
  void Ask(const PlayState& table, Hand& hand);

  Objective objective_;
  PlayPolicy policy_;
  Rules rules_;
  int own_ = 0;                                          // the seat that asks
  std::vector<PlayHands> worlds_;                        // all hands at first
  std::vector<std::array<std::uint16_t, kSeats>> keys_;  // the same as bits of `hidden_`
  std::array<PlayCard, kMostHidden> hidden_;             // cards that others hold
  int hidden_count_ = 0;
  // Stacks: what belongs to a position is above what belongs to the one before.
  std::vector<Deal> deals_;
  std::vector<End> ends_;
  std::vector<Hand> hands_;
  std::array<std::uint16_t, 1 << kMostHidden> places_{};  // of hands, from 1, by their keys
  std::uint64_t asked_ = 0;                               // of the policy
  std::uint64_t played_ = 0;                              // cards
  std::uint64_t seen_ = 0;                                // worlds after them
  double most_ = 0;
};

}  // namespace jasnel
