#include "bitboard/notation.h"

#include <cstddef>

#include "bitboard/card_text.h"
#include "bitboard/text.h"

namespace jasnel {
namespace {

using Bilingual = std::array<std::string_view, 2>;  // by language

constexpr std::array<Bilingual, kSuits> kSuitNames = {
    {{"spades", "schoppen"}, {"hearts", "harten"}, {"diamonds", "ruiten"}, {"clubs", "klaveren"}}};
constexpr std::array<Bilingual, kRanks> kRankLetters = {{{"7", "7"},
                                                         {"8", "8"},
                                                         {"9", "9"},
                                                         {"T", "10"},
                                                         {"J", "B"},
                                                         {"Q", "V"},
                                                         {"K", "H"},
                                                         {"A", "A"}}};
constexpr std::array<Bilingual, kSeats> kSeatNames = {
    {{"North", "Noord"}, {"East", "Oost"}, {"South", "Zuid"}, {"West", "West"}}};

// Filled and outlined signs, by suit.
constexpr std::array<Bilingual, kSuits> kSuitSigns = {
    {{"♠", "♤"}, {"♥", "♡"}, {"♦", "♢"}, {"♣", "♧"}}};

// Asks for text or emoji form after a sign; carries no meaning here.
constexpr std::array<std::string_view, 2> kVariationSelectors = {"\xEF\xB8\x8E", "\xEF\xB8\x8F"};

bool TakePrefix(std::string_view& text, std::string_view prefix) {
  if (text.size() < prefix.size() || !EqualsIgnoringCase(text.substr(0, prefix.size()), prefix)) {
    return false;
  }
  text.remove_prefix(prefix.size());
  return true;
}

// A word that is the first letter or the whole of a name in either language.
template <class Value, std::size_t kCount>
std::optional<Value> ParseName(std::string_view text, const std::array<Bilingual, kCount>& names) {
  for (std::size_t i = 0; i < kCount; ++i) {
    for (const std::string_view name : names[i]) {
      if (EqualsIgnoringCase(text, name) || EqualsIgnoringCase(text, name.substr(0, 1))) {
        return static_cast<Value>(i);
      }
    }
  }
  return std::nullopt;
}

}  // namespace

char SuitLetter(Suit suit, Language language) { return ToUpper(SuitName(suit, language)[0]); }

std::string_view RankLetters(Rank rank, Language language) {
  return kRankLetters[Index(rank)][Index(language)];
}

char SeatLetter(Seat seat, Language language) { return SeatName(seat, language)[0]; }

std::string_view SeatName(Seat seat, Language language) {
  return kSeatNames[Index(seat)][Index(language)];
}

std::string_view SuitName(Suit suit, Language language) {
  return kSuitNames[Index(suit)][Index(language)];
}

std::string FormatCard(Card card, Language language) { return CardText(card, language); }

std::string FormatCards(CardSet cards, Language language) {
  std::string text;
  for (const Suit suit : kAllSuits) {
    for (CardSet left = cards & CardsOf(suit); !left.empty(); left -= left.Highest()) {
      if (!text.empty()) text += ',';
      text += FormatCard(left.Highest(), language);
    }
  }
  return text;
}

std::string FormatHand(CardSet hand, Language language) { return HandText(hand, language); }

std::string FormatHands(const std::array<CardSet, kSeats>& hands, Language language) {
  std::string text = "N:";
  for (const Seat seat : kAllSeats) {
    if (seat != Seat::kNorth) text += ' ';
    text += FormatHand(hands[Index(seat)], language);
  }
  return text;
}

std::optional<Suit> TakeSuit(std::string_view& text) {
  for (const Suit suit : kAllSuits) {
    for (const std::string_view sign : kSuitSigns[Index(suit)]) {
      if (!TakePrefix(text, sign)) continue;
      for (const std::string_view selector : kVariationSelectors) {
        if (TakePrefix(text, selector)) break;
      }
      return suit;
    }
  }
  const auto suit = ParseName<Suit>(text.substr(0, 1), kSuitNames);
  if (suit) text.remove_prefix(1);
  return suit;
}

std::optional<Rank> TakeRank(std::string_view& text) {
  for (int i = 0; i < kRanks; ++i) {
    for (const std::string_view letters : kRankLetters[i]) {
      if (TakePrefix(text, letters)) return static_cast<Rank>(i);
    }
  }
  return std::nullopt;
}

std::optional<Card> TakeCard(std::string_view& text) { return TakeCardText(text, TakeRank); }

std::optional<Suit> ParseSuit(std::string_view text) {
  if (const auto suit = ParseName<Suit>(text, kSuitNames)) return suit;
  return ParseWhole(text, TakeSuit);
}

std::optional<Seat> ParseSeat(std::string_view text) { return ParseName<Seat>(text, kSeatNames); }

std::optional<Card> ParseCard(std::string_view text) { return ParseWhole(text, TakeCard); }

}  // namespace jasnel
