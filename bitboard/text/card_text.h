// Cards and hands as text, of any deck. Each deck has its own `SuitOf`, `RankOf`, `MakeCard` and
// `RankLetters`; those in the namespace of the card are found.
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

/// `AJT.Q8.T98.`: the suits one after the other, each from high to low; `-` for no cards.
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

/// Reads a card at the start of `text`, its rank by `take_rank`, and takes it off; nothing is taken
/// off where there is none.
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

/// What `take` reads, where that is the whole of `text`.
template <class Take>
auto ParseWhole(std::string_view text, const Take& take) -> decltype(take(text)) {
  auto read = take(text);
  if (!text.empty()) read.reset();
  return read;
}

}  // namespace jasnel
