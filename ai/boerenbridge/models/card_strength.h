// Estimated strength of a card for a seat that sees only its own hand, without search.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

#include "ai/models/fast_exp.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

/// e^-x for x from 0, in steps of 1/32.
class Decay {
 public:
  static float Of(float x) {
    return kTable[static_cast<std::size_t>(std::clamp(static_cast<int>(x * 32), 0, kSize - 1))];
  }

 private:
  static constexpr int kSize = 320;
  static constexpr auto kTable = [] {
    std::array<float, kSize> table{};
    for (int i = 0; i < kSize; ++i)
      table[static_cast<std::size_t>(i)] = FastExp(-static_cast<float>(i) / 32);
    return table;
  }();
};

/// The cards that a seat does not see, and how many of them other seats hold; the rest was not
/// dealt, or its location is unknown.
struct HiddenCards {
  CardSet unseen;
  int others = 0;                 ///< number of other seats
  float held = 0;                 ///< chance, from 0 to 1, that a given card is in one of their
                                  ///< hands
  std::array<float, kSuits> out;  ///< expected number of cards of each suit in their hands

  HiddenCards(CardSet cards, int other_seats, int held_by_them)
      : unseen(cards), others(other_seats) {
    std::array<int, kSuits> counts;
    int all = 0;
    for (const Suit suit : kAllSuits) {
      all += counts[jasnel::Index(suit)] = (cards & SuitCards(suit)).size();
    }
    held = all == 0 ? 0 : static_cast<float>(held_by_them) / static_cast<float>(all);
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<float>(counts[i]) * held;
  }

  /// The expected number of cards of a suit in other hands.
  float Out(Suit suit) const { return out[jasnel::Index(suit)]; }

  /// The expected number of these cards in other hands.
  float Expected(CardSet cards) const { return static_cast<float>((cards & unseen).size()) * held; }

  /// The chance that another seat has none of the `expected` cards in other hands.
  float None(float expected) const {
    // -ln of the chance that a card of others is not with one seat: 1 - 1 / seats.
    constexpr std::array<float, 7> kMissed = {0,        8,        0.69315f, 0.40547f,
                                              0.28768f, 0.22314f, 0.18232f};
    return expected <= 0 ? 1 : Decay::Of(expected * kMissed[static_cast<std::size_t>(others)]);
  }

  /// The chance that another seat holds a trump.
  float HasTrump() const { return 1 - None(Out(kTrump)); }
};

/// An estimate, for each card of a hand, of the chance, from 0 to 1, that it takes a trick. The sum
/// is roughly the number of tricks the hand takes.
class CardStrengths {
 public:
  CardStrengths(CardSet hand, const HiddenCards& hidden) {
    const float ruffs = kRuffing * static_cast<float>(hidden.others) * hidden.HasTrump();
    for (const Suit suit : kAllSuits) {
      const CardSet cards = hand & SuitCards(suit);
      if (cards.empty()) continue;
      const float out = hidden.Out(suit);
      const int count = cards.size();
      int below = 0;
      for (const Card card : cards) {
        // Cards above it in the same hand are played first.
        const float before = static_cast<float>((count - ++below) * hidden.others);
        float beaten = hidden.Expected(Above(card) & SuitCards(suit));
        if (suit != kTrump) beaten += ruffs * hidden.None(out - before);
        const float strength = Decay::Of(beaten);
        strengths_[static_cast<std::size_t>(card.index())] = strength;
        total_ += strength;
        if (strength > kStrong) ++strong_;
        if (strength < kWeak) ++weak_;
      }
    }
  }

  /// For a card of the hand.
  float Of(Card card) const { return strengths_[static_cast<std::size_t>(card.index())]; }
  float total() const { return total_; }
  int strong() const { return strong_; }  ///< cards likely to take a trick
  int weak() const { return weak_; }      ///< cards unlikely to take a trick

 private:
  static constexpr float kRuffing = 0.5;  // who can ruff does not always want to
  static constexpr float kStrong = 0.8f;
  static constexpr float kWeak = 0.1f;

  std::array<float, 61> strengths_;  // of the cards of the hand
  float total_ = 0;
  int strong_ = 0;
  int weak_ = 0;
};

}  // namespace jasnel::boerenbridge
