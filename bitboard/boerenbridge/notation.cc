#include <array>

#include "bitboard/text/card_text.h"
#include "bitboard/text/characters.h"
#include "bitboard/text/line_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

// Ranks below the seven; the others are those of klaverjas.
constexpr std::array<std::string_view, 5> kLow = {"2", "3", "4", "5", "6"};
constexpr int kLowRanks = static_cast<int>(kLow.size());
constexpr std::array<std::array<std::string_view, 2>, 5> kLowNames = {
    {{"two", "twee"}, {"three", "drie"}, {"four", "vier"}, {"five", "vijf"}, {"six", "zes"}}};

}  // namespace

std::string_view RankLetters(Rank rank, Language language) {
  if (rank < Rank::kSeven) return kLow[Index(rank)];
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

std::optional<Rank> TakeRankOrName(std::string_view& text) {
  for (std::size_t i = 0; i < kLowNames.size(); ++i) {
    for (const std::string_view name : kLowNames[i]) {
      if (TakeName(text, name)) return static_cast<Rank>(i);
    }
  }
  const auto rank = jasnel::TakeRankOrName(text);
  if (!rank) return TakeRank(text);
  return static_cast<Rank>(jasnel::Index(*rank) + kLowRanks);
}

std::optional<Card> TakeCard(std::string_view& text) { return TakeCardText(text, TakeRankOrName); }

std::optional<Card> ParseCard(std::string_view text) { return ParseWhole(text, TakeCard); }

std::optional<int> ParseBid(std::string_view text, int most) {
  for (const std::string_view unit : {"tricks", "trick", "slagen", "slag"}) {
    if (text.size() <= unit.size()) continue;
    const std::size_t before = text.size() - unit.size();
    if (EqualsIgnoringCase(text.substr(before), unit)) {
      text = Trim(text.substr(0, before));
      break;
    }
  }
  return WholeNumber(text, 0, most);
}

Message CardMessage(Card card) {
  return {FormatCard(card, Language::kEnglish), FormatCard(card, Language::kDutch)};
}

}  // namespace jasnel::boerenbridge
