#include "tools/comparison_record.h"

#include <cstddef>

#include "tools/score_sheet.h"

namespace jasnel {
namespace {

// As in the names of the input.
constexpr const char* DirectionName(Side side) { return side == Side::kNorthSouth ? "NS" : "EW"; }

Record PairRecord(Side side, const Standing& standing) {
  Record record;
  record["direction"] = DirectionName(side);
  record["place"] = standing.place;
  record["pair"] = standing.pair;
  record["match_points"] = standing.match_points;
  if (const auto percent = Percent(standing)) record["percent"] = *percent;
  record["tops"] = standing.tops;
  record["play_points"] = standing.play_points;
  record["boards"] = standing.boards;
  if (standing.penalty != 0) record["penalty"] = standing.penalty;
  return record;
}

Record ResultRecord(const ScoreSheet& sheet, const ScoreLine& line) {
  Record record;
  record["board"] = sheet.board;
  record["direction"] = DirectionName(sheet.side);
  record["pair"] = line.pair;
  record["against"] = line.against;
  if (line.score) record["score"] = line.score->count();
  if (line.points) {
    record["match_points"] = line.points->match_points;
    record["top"] = line.points->top;
  }
  if (line.penalty != 0) record["penalty"] = line.penalty;
  return record;
}

}  // namespace

std::vector<std::string> ComparisonNames(bool with_results) {
  if (!with_results) {
    return {"direction", "place",       "pair",   "match_points", "percent",
            "tops",      "play_points", "boards", "penalty"};
  }
  return {"board", "direction", "place", "pair",        "against", "score",  "match_points",
          "top",   "percent",   "tops",  "play_points", "boards",  "penalty"};
}

std::vector<Record> PairRecords(const Comparison& comparison) {
  std::vector<Record> records;
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    for (const Standing& standing : comparison[static_cast<std::size_t>(Index(side))].ranking) {
      records.push_back(PairRecord(side, standing));
    }
  }
  return records;
}

std::vector<Record> ResultRecords(std::span<const BoardResult> results,
                                  const Comparison& comparison) {
  std::vector<Record> records;
  for (const ScoreSheet& sheet : MakeScoreSheets(results, comparison)) {
    for (const ScoreLine& line : sheet.lines) records.push_back(ResultRecord(sheet, line));
  }
  return records;
}

}  // namespace jasnel
