#include "tools/match/result.h"

#include <array>
#include <cstddef>

#include "jasnel/rules.h"
#include "tools/match/text.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"

namespace jasnel {

namespace {

constexpr std::array<const char*, kMatchPlayers> kLetters = {"a", "b"};

std::string_view EndName(MatchEnd end) {
  switch (end) {
    case MatchEnd::kAllDeals:
      return "deals";
    case MatchEnd::kClear:
      return "clear";
    case MatchEnd::kCancelled:
      return "interrupt";
    case MatchEnd::kFoul:
      return "foul";
    case MatchEnd::kRefused:
      break;
  }
  return "record";
}

void AddPlayer(const MatchResult& match, std::size_t index, Record& record) {
  const PlayerTally& player = match.tally.player(static_cast<int>(index));
  const auto key = [&](const char* name) { return std::string(name) + "_" + kLetters[index]; };
  record[key("points")] = MeanOf(static_cast<double>(player.points), 2 * match.tally.pairs(), 2);
  record[key("declared")] = player.declared;
  record[key("made")] = player.made;
  record[key("nat")] = player.nat;
  record[key("pit")] = player.pit;
  record[key("ms_per_card")] = MeanOf(Milliseconds(player.time.cards), player.cards, 4);
  record[key("slowest_ms")] = Rounded(Milliseconds(player.time.slowest_card), 4);
  record[key("ms_per_call")] = MeanOf(Milliseconds(player.time.calls), player.calls, 4);
}

}  // namespace

const std::vector<std::string>& MatchFigureNames() {
  static const std::vector<std::string> kNames = [] {
    const Record record = MatchResultRecord({});
    std::vector<std::string> names;
    for (const auto& [name, value] : record.items()) names.push_back(name);
    names.emplace_back("error");
    return names;
  }();
  return kNames;
}

Record MatchResultRecord(const MatchResult& match) {
  const MatchConditions& conditions = match.asked.request.conditions;
  const MatchTally& tally = match.tally;
  const auto interval = match.interval();
  Record record;
  record["a"] = match.asked.a;
  record["b"] = match.asked.b;
  record["rules"] = FormatRules(conditions.rules);
  record["trump_and_declarer"] = ContractName(conditions.contract);
  record["seed"] = conditions.seed;
  record["deals"] = tally.pairs();
  record["pairs"] = tally.pairs();
  record["points_per_deal"] = nullptr;
  record["low"] = nullptr;
  record["high"] = nullptr;
  if (tally.pairs() > 0) record["points_per_deal"] = Rounded(tally.Difference(), 2);
  if (interval) {
    record["low"] = Rounded(interval->low, 2);
    record["high"] = Rounded(interval->high, 2);
  }
  record["interval"] = match.asked.request.until_clear ? "sequence" : "student";
  for (std::size_t i = 0; i < kMatchPlayers; ++i) AddPlayer(match, i, record);
  record["stopped"] = EndName(match.end);
  if (!match.error.empty()) record["error"] = match.error;
  return record;
}

std::string MatchCsvLine(const MatchResult& match) {
  Record known;
  const Record record = MatchResultRecord(match);
  for (const auto& [name, value] : record.items()) {
    if (!value.is_null()) known[name] = value;
  }
  return CsvLine(known, MatchFigureNames());
}

}  // namespace jasnel
