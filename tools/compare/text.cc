#include "tools/compare/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "bitboard/text/characters.h"
#include "engine/questions/compare.h"
#include "tools/compare/words.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

using Row = std::vector<std::string>;

// A pair and the ranking it stands in.
struct RankedPair {
  const PairRanking* ranking;
  const Standing* standing;
};

using RankedPairs = std::vector<RankedPair>;

// Which columns there are besides those that are always there.
struct Columns {
  bool group = false;
  bool direction = false;
  bool penalty = false;
  bool bonus = false;
};

// What was taken off, as `-1`, or added, as `+1`; nothing where nothing was.
std::string Change(char sign, std::int64_t points) {
  return points == 0 ? "" : absl::StrCat(std::string(1, sign), points);
}

// The parts that say something.
std::string Joined(const std::vector<std::string>& parts) {
  std::vector<std::string> said;
  for (const std::string& part : parts) {
    if (!part.empty()) said.push_back(part);
  }
  return absl::StrJoin(said, ", ");
}

class Pages {
 public:
  explicit Pages(Language language) : language_(language), words_(ComparisonWordsOf(language)) {}

  std::string Sheet(const ScoreSheet& sheet) const {
    const auto any = [&](int ScoreLine::*change) {
      return std::ranges::any_of(sheet.lines,
                                 [&](const ScoreLine& line) { return line.*change != 0; });
    };
    const bool penalties = any(&ScoreLine::penalty);
    const bool bonuses = any(&ScoreLine::bonus);
    std::vector<Row> rows = {
        {words_.pair, words_.against, words_.score, words_.roem, words_.total, words_.points}};
    if (penalties) rows.front().emplace_back(words_.penalty);
    if (bonuses) rows.front().emplace_back(words_.bonus);
    for (const ScoreLine& line : sheet.lines) {
      Row& row = rows.emplace_back();
      row = {std::string(line.pair), std::string(line.against)};
      AddScore(line, row);
      const bool given = line.award.kind != Award::Kind::kNone;
      row.push_back(absl::StrCat(line.points.match_points, given ? "*" : ""));
      if (penalties) row.push_back(Change('-', line.penalty));
      if (bonuses) row.push_back(Change('+', line.bonus));
    }
    std::vector<Align> columns = {Align::kLeft, Align::kLeft};
    columns.resize(rows.front().size(), Align::kRight);
    return absl::StrCat(
        Capitalized(Joined({GroupPart(sheet.group), absl::Substitute(words_.board, sheet.board),
                            SideName(sheet.side, language_)})),
        "\n\n", FormatTable(rows, columns, "  "), "\n");
  }

  std::string Heading(const PairRanking& ranking) const {
    const std::string name = Name(ranking);
    return name.empty() ? words_.all_pairs : Capitalized(name);
  }

  // `place` is that in the table.
  std::string Table(const RankedPairs& pairs, int Standing::*place, const Columns& columns) const {
    std::vector<Row> rows = {{words_.place, words_.pair}};
    std::vector<Align> aligned = {Align::kRight, Align::kLeft};
    if (columns.group) rows.front().emplace_back(words_.of_group);
    if (columns.direction) rows.front().emplace_back(words_.direction);
    aligned.resize(rows.front().size(), Align::kLeft);
    for (const char* heading :
         {words_.match_points, "%", words_.tops, words_.play_points, words_.boards}) {
      rows.front().emplace_back(heading);
    }
    if (columns.penalty) rows.front().emplace_back(words_.penalty);
    if (columns.bonus) rows.front().emplace_back(words_.bonus);
    aligned.resize(rows.front().size(), Align::kRight);
    for (const auto& [ranking, standing] : pairs) {
      const auto percent = Percent(*standing);
      Row& row = rows.emplace_back();
      row = {std::to_string(standing->*place), standing->pair};
      if (columns.group) row.push_back(ranking->group);
      if (columns.direction) row.push_back(SideName(*ranking->side, language_));
      for (const std::string& cell :
           {std::to_string(standing->match_points), percent ? Fixed(*percent, 1) : "-",
            std::to_string(standing->tops), std::to_string(standing->play_points),
            std::to_string(standing->boards)}) {
        row.push_back(cell);
      }
      if (columns.penalty) row.push_back(Change('-', standing->penalty));
      if (columns.bonus) row.push_back(Change('+', standing->bonus));
    }
    return FormatTable(rows, aligned, "  ");
  }

  // Who is first over all rankings.
  std::string Winner(const RankedPairs& pairs) const {
    std::vector<std::string> names;
    for (const auto& [ranking, standing] : pairs) {
      if (standing->overall != 1) continue;
      const std::string where = Name(*ranking);
      names.push_back(where.empty() ? standing->pair
                                    : absl::StrCat(standing->pair, " (", where, ")"));
    }
    if (names.size() == 1) return absl::Substitute(words_.winner, names[0]) + "\n\n";
    const std::string last = names.back();
    names.pop_back();
    return absl::Substitute(words_.winners, absl::StrCat(absl::StrJoin(names, ", "), " ",
                                                         words_.with_and, " ", last)) +
           "\n\n";
  }

 private:
  std::string Name(const PairRanking& ranking) const {
    return Joined(
        {GroupPart(ranking.group), ranking.side ? SideName(*ranking.side, language_) : ""});
  }

  std::string GroupPart(std::string_view group) const {
    return group.empty() ? "" : absl::Substitute(words_.group, std::string(group));
  }

  // Score, roem and total. A stroke stands for no roem, as on paper (NKF 1976, first part, art.
  // 25); where it is not known what is roem, there is only the total.
  static void AddScore(const ScoreLine& line, Row& row) {
    if (!line.total) {
      row.insert(row.end(), {"-", "-", "-"});
      return;
    }
    if (line.roem) {
      row.push_back(std::to_string((*line.total - *line.roem).count()));
      row.push_back(*line.roem == Points(0) ? "/" : std::to_string(line.roem->count()));
    } else {
      row.insert(row.end(), {"", ""});
    }
    row.push_back(std::to_string(line.total->count()));
  }

  Language language_;
  const ComparisonWords& words_;
};

RankedPairs PairsOf(const PairRanking& ranking) {
  RankedPairs pairs;
  for (const Standing& standing : ranking.standings) pairs.push_back({&ranking, &standing});
  return pairs;
}

// Of all rankings, by their places over all.
RankedPairs PairsOf(const Comparison& comparison) {
  RankedPairs pairs;
  for (const PairRanking& ranking : comparison.rankings) {
    for (const RankedPair& pair : PairsOf(ranking)) pairs.push_back(pair);
  }
  std::ranges::stable_sort(pairs, {},
                           [](const RankedPair& pair) { return pair.standing->overall; });
  return pairs;
}

Columns ColumnsOf(const RankedPairs& pairs) {
  Columns columns;
  for (const auto& [ranking, standing] : pairs) {
    columns.penalty |= standing->penalty != 0;
    columns.bonus |= standing->bonus != 0;
  }
  return columns;
}

// A name that stands in both directions of a group: perhaps it is one pair.
std::optional<std::string> InBothDirections(const Comparison& comparison) {
  for (const PairRanking& a : comparison.rankings) {
    for (const PairRanking& b : comparison.rankings) {
      if (a.group != b.group || a.side != Side::kNorthSouth || b.side != Side::kEastWest) continue;
      for (const Standing& pair : a.standings) {
        if (std::ranges::count(b.standings, pair.pair, &Standing::pair) > 0) return pair.pair;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::string ScoreSheetsText(std::span<const BoardResult> results, const Comparison& comparison,
                            Language language) {
  const Pages pages(language);
  std::string text;
  bool given = false;
  for (const ScoreSheet& sheet : MakeScoreSheets(results, comparison)) {
    text += pages.Sheet(sheet);
    for (const ScoreLine& line : sheet.lines) given |= line.award.kind != Award::Kind::kNone;
  }
  return given ? text + ComparisonWordsOf(language).about_award : text;
}

std::string RankingsText(const Comparison& comparison, Language language) {
  const ComparisonWords& words = ComparisonWordsOf(language);
  const Pages pages(language);
  std::string text;
  bool groups = false;
  for (const PairRanking& ranking : comparison.rankings) {
    const RankedPairs pairs = PairsOf(ranking);
    absl::StrAppend(&text, pages.Heading(ranking), "\n\n",
                    pages.Table(pairs, &Standing::place, ColumnsOf(pairs)), "\n");
    groups |= ranking.group != comparison.rankings.front().group;
  }
  const RankedPairs all = PairsOf(comparison);
  Columns columns = ColumnsOf(all);
  if (groups) {
    columns.group = true;
    columns.direction = comparison.rankings.front().side.has_value();
    absl::StrAppend(&text, words.all_groups, "\n\n", pages.Table(all, &Standing::overall, columns),
                    "\n");
  }
  if (comparison.rankings.size() > 1) text += pages.Winner(all);
  if (const auto pair = InBothDirections(comparison)) {
    absl::StrAppend(&text, absl::Substitute(words.both_ways, *pair), "\n\n");
  }
  absl::StrAppend(&text, words.about_ranking, columns.penalty ? words.about_penalty : "",
                  columns.bonus ? words.about_bonus : "");
  return text;
}

}  // namespace jasnel
