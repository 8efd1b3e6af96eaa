// History heuristic: what a search learns about cards while it runs.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>

#include "bitboard/play_order.h"
#include "solver/search/kernel.h"
#include "solver/search/move_list.h"
#include "solver/search/open_trick.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN

/// How often a card caused a cutoff, and how often it was tried before the card that did: by the
/// place in the trick; for the leader, by the remaining cards of its suit; for the others, by the
/// card led.
class History {
 public:
  /// For a deal of these cards: nothing is asked of others.
  void Clear(PlaySet cards) {
    by_place_ = {};
    by_led_ = {};
    for (int byte = 0; byte < kSuits; ++byte) {
      ForEachPart(cards.SuitByte(byte), [&](unsigned left) { by_suit_[byte][left] = {}; });
    }
  }

  /// Learns that `moves[decided]` caused a cutoff at `place` and that those before it did not. The
  /// weight grows with the number of tricks left.
  void Learn(const OpenTrick& trick, int place, const MoveList& moves, int decided) {
    const int weight = trick.start.tricks * trick.start.tricks;
    for (int i = 0; i <= decided; ++i) {
      const PlayCard card = moves[i];
      const int bonus = i == decided ? kReward * weight : -kPenalty * weight;
      Add(by_place_[place][card.index()], bonus);
      Add(place == 0 ? BySuit(card, trick.start.left) : by_led_[trick.led.index()][card.index()],
          bonus);
    }
  }

  /// What is returned is in units of 1 / `kUnit`, from about -`kMax` to `kMax`.
  static constexpr int kUnit = 16;
  static constexpr int kMax = 300;

  int OfPlace(int place, PlayCard card) const { return by_place_[place][card.index()]; }
  int OfLead(PlayCard card, PlaySet left) const {
    const int byte = card.index() / 8;
    return by_suit_[byte][left.SuitByte(byte)][card.index() % 8];
  }
  int OfReply(PlayCard led, PlayCard card) const { return by_led_[led.index()][card.index()]; }

 private:
  static constexpr int kReward = 16;
  static constexpr int kPenalty = 8;

  // Moves `value` towards `bonus`: what was learned last counts most.
  static void Add(std::int16_t& value, int bonus) {
    value = static_cast<std::int16_t>(value + bonus - value * std::abs(bonus) / (kUnit * kMax));
  }

  std::int16_t& BySuit(PlayCard card, PlaySet left) {
    const int byte = card.index() / 8;
    return by_suit_[byte][left.SuitByte(byte)][card.index() % 8];
  }

  template <int kCount>
  using Cards = std::array<std::int16_t, kCount>;

  std::array<Cards<kDeckSize>, kSeats> by_place_{};
  std::array<std::array<Cards<kRanks>, 256>, kSuits> by_suit_{};
  std::array<Cards<kDeckSize>, kDeckSize> by_led_{};
};

JASNEL_KERNEL_END
