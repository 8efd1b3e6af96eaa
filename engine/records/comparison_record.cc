#include "engine/records/comparison_record.h"

#include <cstdint>

#include "engine/records/score_sheet.h"

namespace jasnel {
namespace {

// As in the names of the input.
constexpr const char* DirectionName(Side side) { return side == Side::kNorthSouth ? "NS" : "EW"; }

const char* AwardName(Award::Kind kind) {
  switch (kind) {
    case Award::Kind::kAverage:
      return "average";
    case Award::Kind::kLowest:
      return "lowest";
    default:
      return "match_points";
  }
}

void AddChanges(Record& record, std::int64_t penalty, std::int64_t bonus) {
  if (penalty != 0) record["penalty"] = penalty;
  if (bonus != 0) record["bonus"] = bonus;
}

Record PairRecord(const PairRanking& ranking, const Standing& standing) {
  Record record;
  if (!ranking.group.empty()) record["group"] = ranking.group;
  if (ranking.side) record["direction"] = DirectionName(*ranking.side);
  record["place"] = standing.place;
  record["overall"] = standing.overall;
  record["pair"] = standing.pair;
  record["match_points"] = standing.match_points;
  if (const auto percent = Percent(standing)) record["percent"] = *percent;
  record["tops"] = standing.tops;
  record["play_points"] = standing.play_points;
  record["boards"] = standing.boards;
  AddChanges(record, standing.penalty, standing.bonus);
  return record;
}

Record ResultRecord(const ScoreSheet& sheet, const ScoreLine& line) {
  Record record;
  if (!sheet.group.empty()) record["group"] = sheet.group;
  record["board"] = sheet.board;
  record["direction"] = DirectionName(sheet.side);
  record["pair"] = line.pair;
  record["against"] = line.against;
  if (line.total) record["score"] = line.total->count();
  if (line.roem) record["roem"] = line.roem->count();
  record["match_points"] = line.points.match_points;
  if (line.award.kind == Award::Kind::kNone) {
    record["top"] = line.points.top;
  } else {
    record["award"] = AwardName(line.award.kind);
  }
  AddChanges(record, line.penalty, line.bonus);
  return record;
}

}  // namespace

std::vector<Record> PairRecords(const Comparison& comparison) {
  std::vector<Record> records;
  for (const PairRanking& ranking : comparison.rankings) {
    for (const Standing& standing : ranking.standings) {
      records.push_back(PairRecord(ranking, standing));
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
