#include "bitboard/boerenbridge/notation.h"

#include <array>

#include "bitboard/card_text.h"

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

std::string FormatCard(Card card, Language language) { return CardText(card, language); }

std::string FormatHand(CardSet hand, Language language) { return HandText(hand, language); }

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

std::optional<Card> TakeCard(std::string_view& text) { return TakeCardText(text, TakeRank); }

std::optional<Card> ParseCard(std::string_view text) { return ParseWhole(text, TakeCard); }

}  // namespace jasnel::boerenbridge
