// Requests and answers as names and values: JSON, and what is written in it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/score.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/seat.h"
#include "jasnel/turned.h"

namespace jasnel {

using Record = nlohmann::ordered_json;

/// A value as text, without spaces. Bytes that are not UTF-8 are replaced.
std::string JsonOf(const Record& value);

/// The same, of an object, with the end of a line.
std::string JsonLine(const Record& record);

/// Numbers rounded to meaningful precision, never -0: chances to 0.0001, mean
/// points and percentages to 0.1.
double RoundedChance(double chance);
double RoundedPoints(double points);

/// `N`.
inline std::string Letter(Seat seat, Language language = Language::kEnglish) {
  return std::string(1, SeatLetter(seat, language));
}

/// `H`.
inline std::string Letter(Suit suit, Language language = Language::kEnglish) {
  return std::string(1, SuitLetter(suit, language));
}

/// One turned card as a text, more as a list.
Record TurnedRecord(const TurnedCards& cards);

/// The cards of a set, suit by suit from high to low, as in all text forms.
std::vector<Card> HighToLow(CardSet cards);

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

namespace jasnel::boerenbridge {

/// A whole number where it is one, so that it prints as 5 and not as 5.0; else to 0.0001.
inline Record MatchPointsRecord(MatchPoints points) {
  if (points.parts() % MatchPoints::kWhole == 0) return points.parts() / MatchPoints::kWhole;
  return RoundedChance(points.ToDouble());
}

}  // namespace jasnel::boerenbridge
