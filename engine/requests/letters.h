// Seats, suits and cards in JSON.
#pragma once

#include <string>

#include "engine/records/record.h"
#include "engine/records/solved_deal.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {

/// `N`.
inline std::string Letter(Seat seat, Language language = Language::kEnglish) {
  return std::string(1, SeatLetter(seat, language));
}

/// `H`.
inline std::string Letter(Suit suit, Language language = Language::kEnglish) {
  return std::string(1, SuitLetter(suit, language));
}

/// Cards of either game in their order, each suit and rank.
template <class Cards>
Record CardList(const Cards& cards) {
  Record list = Record::array();
  for (const auto card : cards) list.push_back(FormatCard(card));
  return list;
}

/// Suit by suit from high to low.
inline Record CardList(CardSet cards) { return CardList(HighToLow(cards)); }

}  // namespace jasnel
