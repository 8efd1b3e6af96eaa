#include "engine/records/record.h"

#include <cmath>

namespace jasnel {

std::string JsonOf(const Record& value) {
  return value.dump(-1, ' ', false, Record::error_handler_t::replace);
}

std::string JsonLine(const Record& record) { return JsonOf(record) + "\n"; }

Record TurnedRecord(const TurnedCards& cards) {
  if (cards.size() == 1) return FormatTurned(cards);
  Record list = Record::array();
  for (const Suit suit : cards.suits()) list.push_back(FormatTurned(suit));
  if (cards.joker()) list.push_back(FormatTurned(TurnedCards::Joker()));
  return list;
}

std::vector<Card> HighToLow(CardSet cards) {
  std::vector<Card> list;
  for (const Suit suit : kAllSuits) {
    for (CardSet left = cards & CardsOf(suit); !left.empty(); left -= left.Highest()) {
      list.push_back(left.Highest());
    }
  }
  return list;
}

double RoundedChance(double chance) { return std::round(chance * 1e4) / 1e4 + 0.0; }

double RoundedPoints(double points) { return std::round(points * 10) / 10 + 0.0; }

}  // namespace jasnel
