#include "engine/records/book_record.h"

#include <array>

#include "engine/requests/json_fields.h"
#include "engine/requests/letters.h"
#include "jasnel/deal_line.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

Record EntryRecord(const BookEntry& entry) {
  return {{"makes", RoundedChance(entry.makes.value)},
          {"low", RoundedChance(entry.makes.low)},
          {"high", RoundedChance(entry.makes.high)},
          {"score", RoundedPoints(entry.score.value)},
          {"score_low", RoundedPoints(entry.score.low)},
          {"score_high", RoundedPoints(entry.score.high)},
          {"pit", RoundedChance(entry.pit.value)},
          {"pit_low", RoundedChance(entry.pit.low)},
          {"pit_high", RoundedChance(entry.pit.high)},
          {"played_makes", RoundedChance(entry.played_makes)},
          {"played_score", RoundedPoints(entry.played_score)}};
}

// What was asked.
Record AskedRecord(const BookQuestion& question, Language language) {
  return {{"hand", FormatHand(question.hand, language)}, {"rules", FormatRules(question.rules)}};
}

Record PlaceRecord(int place, const BookEntry& entry) {
  Record record = {{"place", place + 1}};
  record.update(EntryRecord(entry));
  return record;
}

Record ExchangeList(const BookQuestion& question, Language language) {
  Record list = Record::array();
  for (const BookExchange& one :
       LookUpExchanges(question.rules, question.hand, *question.trump, *question.place)) {
    list.push_back({{"without", FormatCard(one.without, language)},
                    {"with", FormatCard(one.with, language)},
                    {"makes", RoundedChance(one.entry.makes.value)},
                    {"score", RoundedPoints(one.entry.score.value)},
                    {"pit", RoundedChance(one.entry.pit.value)}});
  }
  return list;
}

}  // namespace

std::optional<Error> Validate(const BookQuestion& question) {
  if (auto error = ValidateForBook(question.hand)) return In("hand", *error);
  if (question.exchanges && !(question.trump && question.place)) {
    return Error{Say("exchanges without trump and place; expected both",
                     "exchanges zonder trump en place; verwacht beide")};
  }
  return std::nullopt;
}

std::vector<Suit> SuitsOf(const BookQuestion& question) {
  if (question.trump) return {*question.trump};
  return {kAllSuits.begin(), kAllSuits.end()};
}

std::vector<int> PlacesOf(const BookQuestion& question) {
  if (question.place) return {*question.place};
  return {0, 1, 2, 3};
}

Record BookRecord(const BookQuestion& question, Language language) {
  Record record = AskedRecord(question, language);
  record["suits"] = Record::array();
  for (const Suit suit : SuitsOf(question)) {
    const auto entries = LookUpHand(question.rules, question.hand, suit);
    Record places = Record::array();
    for (const int place : PlacesOf(question)) {
      places.push_back(PlaceRecord(place, entries[static_cast<std::size_t>(place)]));
    }
    record["suits"].push_back({{"suit", Letter(suit, language)}, {"places", places}});
  }
  if (question.exchanges) record["exchanges"] = ExchangeList(question, language);
  record["hands"] = "open";
  return record;
}

const std::vector<std::string>& BookRowNames() {
  static const std::vector<std::string> names = {
      "hand",     "rules",        "suit",         "place",      "makes", "low",
      "high",     "score",        "score_low",    "score_high", "pit",   "pit_low",
      "pit_high", "played_makes", "played_score", "error"};
  return names;
}

std::vector<Record> BookRows(const BookQuestion& question, Language language) {
  std::vector<Record> rows;
  for (const Suit suit : SuitsOf(question)) {
    const auto entries = LookUpHand(question.rules, question.hand, suit);
    for (const int place : PlacesOf(question)) {
      Record& row = rows.emplace_back(AskedRecord(question, language));
      row["suit"] = Letter(suit, language);
      row.update(PlaceRecord(place, entries[static_cast<std::size_t>(place)]));
    }
  }
  return rows;
}

}  // namespace jasnel
