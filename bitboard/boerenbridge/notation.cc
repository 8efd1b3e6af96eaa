#include "bitboard/boerenbridge/notation.h"

#include <array>

namespace jasnel::boerenbridge {
namespace {

// Ranks below the seven; the others are those of klaverjas.
constexpr std::array<std::string_view, 5> kLow = {"2", "3", "4", "5", "6"};
constexpr int kLowRanks = static_cast<int>(kLow.size());

}  // namespace

std::string_view RankLetters(Rank rank, Language language) {
  if (rank < Rank::kSeven) return kLow[static_cast<std::size_t>(Index(rank))];
  return jasnel::RankLetters(static_cast<jasnel::Rank>(Index(rank) - kLowRanks), language);
}

std::string FormatCard(Card card, Language language) {
  return SuitLetter(SuitOf(card), language) + std::string(RankLetters(RankOf(card), language));
}

std::string FormatHand(CardSet hand, Language language) {
  if (hand.empty()) return "-";
  std::string text;
  for (const Suit suit : kAllSuits) {
    if (suit != Suit::kSpades) text += '.';
    for (CardSet left = hand & SuitCards(suit); !left.empty(); left -= left.Highest()) {
      text += RankLetters(RankOf(left.Highest()), language);
    }
  }
  return text;
}

std::optional<Rank> TakeRank(std::string_view& text) {
  for (int i = 0; i < kLowRanks; ++i) {
    if (!text.starts_with(kLow[static_cast<std::size_t>(i)])) continue;
    text.remove_prefix(1);
    return static_cast<Rank>(i);
  }
  const auto rank = jasnel::TakeRank(text);
  if (!rank) return std::nullopt;
  return static_cast<Rank>(jasnel::Index(*rank) + kLowRanks);
}

std::optional<Card> TakeCard(std::string_view& text) {
  std::string_view rest = text;
  const auto suit = TakeSuit(rest);
  if (!suit) return std::nullopt;
  const auto rank = TakeRank(rest);
  if (!rank) return std::nullopt;
  text = rest;
  return MakeCard(*suit, *rank);
}

std::optional<Card> ParseCard(std::string_view text) {
  const auto card = TakeCard(text);
  return text.empty() ? card : std::nullopt;
}

}  // namespace jasnel::boerenbridge
