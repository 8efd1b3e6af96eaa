// Text forms of cards and hands, for any deck. Each deck has its own `SuitOf`, `RankOf`, `MakeCard`
// and `RankLetters`, found by argument-dependent lookup in the namespace of the card.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/card.h"
#include "jasnel/notation.h"

namespace jasnel {

/// Suit, then rank: `HT`.
template <class Card>
std::string CardText(Card card, Language language) {
  return SuitLetter(SuitOf(card), language) + std::string(RankLetters(RankOf(card), language));
}

/// `AJT.Q8.T98.`: suit by suit, each from high to low; `-` for no cards.
template <class Cards>
std::string HandText(Cards hand, Language language) {
  if (hand.empty()) return "-";
  std::string text;
  for (const Suit suit : kAllSuits) {
    if (suit != Suit::kSpades) text += '.';
    for (Cards left = hand; !left.empty(); left -= left.Highest()) {
      if (SuitOf(left.Highest()) == suit) text += RankLetters(RankOf(left.Highest()), language);
    }
  }
  return text;
}

/// Parses a card at the start of `text`, using `take_rank` for the rank, and removes it; removes
/// nothing if there is none.
template <class TakeRankOf>
auto TakeCardText(std::string_view& text, const TakeRankOf& take_rank)
    -> std::optional<decltype(MakeCard(Suit::kSpades, *take_rank(text)))> {
  for (const auto take_suit : {TakeSuitMark, TakeSuit}) {
    std::string_view rest = text;
    const auto suit = take_suit(rest);
    if (!suit) continue;
    TakeSpaces(rest);
    const auto rank = take_rank(rest);
    if (!rank) continue;
    text = rest;
    return MakeCard(*suit, *rank);
  }
  return std::nullopt;
}

/// The result of `take` if it consumes the whole of `text`.
template <class Take>
auto ParseWhole(std::string_view text, const Take& take) -> decltype(take(text)) {
  auto read = take(text);
  if (!text.empty()) read.reset();
  return read;
}

}  // namespace jasnel
