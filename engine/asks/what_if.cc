// `"ask":"what-if"`: a played deal played on from any point, with another call or card.
#include "jasnel/what_if.h"

#include <cstdint>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "engine/asks/question.h"
#include "engine/records/played_record.h"
#include "engine/records/what_if_record.h"
#include "engine/requests/deal_point.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/request_fields.h"

namespace jasnel {
namespace {

Result<DealPoint> ReadPoint(const Record& object) {
  constexpr Phrase kExpected = {R"(a point, such as "5.3" or "call.2")",
                                R"(een punt, zoals "5.3" of "bod.2")"};
  const auto text = NeedText(object, "at", kExpected);
  if (!text) return text.error();
  auto point = ParseDealPoint(std::string(Trim(*text)));
  if (!point) return In("at", point.error());
  return point;
}

// Those that are compared with what was made; nothing for all legal ones.
Result<std::vector<DealChoice>> ReadChoices(const Record& object) {
  constexpr Phrase kExpected = {R"(a list of cards or calls, such as ["H9","SA"])",
                                R"(een lijst kaarten of biedingen, zoals ["H9","SA"])"};
  const Record* const list = FindKey(object, "choices");
  if (list == nullptr) return std::vector<DealChoice>();
  if (!list->is_array()) return OfType("choices", *list, kExpected);
  std::vector<std::string> words;
  for (const Record& value : *list) {
    if (!value.is_string()) return OfType("choices", value, kExpected);
    words.emplace_back(Trim(value.get_ref<const std::string&>()));
  }
  auto choices = ParseChoices(words);
  if (!choices) return In("choices", choices.error());
  return choices;
}

// The name of who plays on.
Result<std::string> ReadPlayer(const Record& object) {
  const Record* const name = FindKey(object, "player");
  if (name == nullptr) return std::string("full");
  if (!name->is_string())
    return OfType(
        "player", *name,
        Phrase{"the name of a player, such as full", "de naam van een speler, zoals full"});
  std::string player = name->get<std::string>();
  if (const auto made = MakePlayer(player); !made) return In("player", made.error());
  return player;
}

}  // namespace

Result<Record> AnswerWhatIf(const Question& question) {
  const Record& object = question.object;
  const auto at = ReadPoint(object);
  if (!at) return at.error();
  const auto instead = ReadChoices(object);
  if (!instead) return instead.error();
  auto player = ReadPlayer(object);
  if (!player) return player.error();
  WhatIfRequest request;
  const auto deals = ReadWhole<std::uint64_t>(object, "deals", 1, kMostWhatIfDeals);
  if (!deals) return deals.error();
  request.deals = deals->value_or(request.deals);
  const auto seed =
      ReadWhole<std::uint64_t>(object, "seed", 0, std::numeric_limits<std::uint64_t>::max());
  if (!seed) return seed.error();
  request.seed = seed->value_or(request.seed);
  const auto budget = ReadThinking(object);
  if (!budget) return budget.error();
  if (budget->time.count() > 0) request.until = question.start + budget->time;
  const auto record = ReadPlayedRecord(object, {});
  if (!record) return record.error();
  const auto deal = FollowRecord(*record);
  if (!deal) return deal.error();
  const auto point = DealAt(*deal, *at);
  if (!point) return In("at", point.error());

  WhatIfAnswer answer;
  answer.made = point->made;
  answer.player = *player;
  answer.asked = request.deals;
  request.threads = question.engine.threads();
  request.cancel = &question.cancel;
  auto what_if = PlayOn(
      point->before, MadeFirst(*point, *instead), [&] { return MakePlayer(*player); }, request);
  if (!what_if) return what_if.error();
  if (what_if->choices.front().ends.empty()) return NotInTime();
  answer.what_if = std::move(what_if).value();
  answer.result = deal->replay.result;
  return WhatIfRecord(answer);
}

}  // namespace jasnel
