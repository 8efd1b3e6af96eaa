// `"ask":"book"`: what a hand is worth in each suit and place, from the book of hands.
#include <array>
#include <string_view>

#include "engine/asks/question.h"
#include "engine/records/book_record.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

constexpr std::array<std::string_view, 8> kKeys = {"id",    "ask",   "game",  "hand",
                                                   "rules", "trump", "place", "exchanges"};

}  // namespace

Result<Record> AnswerBook(const Question& question) {
  if (auto error = UnknownKey(question.object, kKeys)) return *std::move(error);
  const auto hand = ReadHandOf<KlaverjasDeck>(question.object);
  if (!hand) return hand.error();
  const auto rules = ReadRules(question.object);
  if (!rules) return rules.error();
  const auto trump = ReadText<Suit>(question.object, "trump", ParseSuit, kSuitExpected);
  if (!trump) return trump.error();
  const auto place = ReadWhole<int>(question.object, "place", 1, kSeats);
  if (!place) return place.error();
  const auto exchanges = ReadBool(question.object, "exchanges");
  if (!exchanges) return exchanges.error();
  BookQuestion asked{.hand = *hand,
                     .rules = rules->value_or(Rules{}),
                     .trump = *trump,
                     .place = {},
                     .exchanges = *exchanges};
  if (*place) asked.place = **place - 1;
  if (auto error = Validate(asked)) return *std::move(error);
  return BookRecord(asked, Language::kEnglish);
}

}  // namespace jasnel
