// The cards turned from the stock for an auction.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "jasnel/card.h"
#include "jasnel/message.h"

namespace jasnel {

/// Cards turned one after another: suits, all different, and perhaps a joker, which is the last.
/// Empty where none is turned.
class TurnedCards {
 public:
  static constexpr int kMax = kSuits;

  constexpr TurnedCards() = default;

  /// One suit, or none.
  template <std::convertible_to<std::optional<Suit>> One>
  constexpr TurnedCards(One suit) {  // NOLINT: a suit is a list of one
    if (const std::optional<Suit> one = suit) Add(*one);
  }

  /// The joker alone.
  static constexpr TurnedCards Joker() {
    TurnedCards joker;
    joker.joker_ = true;
    return joker;
  }

  constexpr bool empty() const { return size() == 0; }
  constexpr int size() const { return count_ + (joker_ ? 1 : 0); }

  constexpr std::span<const Suit> suits() const {
    return std::span(suits_).first(static_cast<std::size_t>(count_));
  }
  constexpr bool joker() const { return joker_; }

  /// The suits in any order.
  constexpr SuitSet AllSuits() const {
    SuitSet all;
    for (const Suit suit : suits()) all |= suit;
    return all;
  }

  /// The suit of card `index`, counted from 0; nothing for the joker.
  constexpr std::optional<Suit> operator[](int index) const {
    assert(index >= 0 && index < size());
    return index < count_ ? std::optional(suits_[static_cast<std::size_t>(index)]) : std::nullopt;
  }

  /// Whether this card may be the next: nothing for the joker.
  constexpr bool MayAdd(std::optional<Suit> card) const {
    return size() < kMax && !joker_ && !(card && AllSuits().Contains(*card));
  }

  /// Adds the next card, which must be possible.
  constexpr void Add(std::optional<Suit> card) {
    assert(MayAdd(card));
    if (card) {
      suits_[static_cast<std::size_t>(count_++)] = *card;
    } else {
      joker_ = true;
    }
  }

  /// At most so many of them, from the first.
  constexpr TurnedCards First(int count) const {
    TurnedCards first;
    for (int i = 0; i < count && i < size(); ++i) first.Add((*this)[i]);
    return first;
  }

  friend constexpr bool operator==(const TurnedCards&, const TurnedCards&) = default;

 private:
  std::array<Suit, kMax> suits_{};
  std::uint8_t count_ = 0;
  bool joker_ = false;
};

inline constexpr Phrase kTurnedExpected = {
    "S, H, D or C, or several in the order in which they were turned, such as H,C or H,joker",
    "S, H, R of K, of meer in de volgorde waarin ze gedraaid zijn, zoals H,K of H,joker"};

/// Parses `H`, `H,C` or `joker`, with suits as `ParseSuit` takes them.
std::optional<TurnedCards> ParseTurned(std::string_view text);

/// `H,C`, `H,joker`; in Dutch `H,K`.
std::string FormatTurned(const TurnedCards& cards, Language language = Language::kEnglish);

}  // namespace jasnel
