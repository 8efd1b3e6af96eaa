#include "tools/compare/text.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "bitboard/text/characters.h"
#include "engine/questions/compare.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr Phrase kPair = {"Pair", "Paar"};
constexpr Phrase kPenalty = {"Penalty", "Straf"};
constexpr Phrase kAboutRanking = {
    R"(Place: by match points, then tops, then play points; pairs equal in all three share a place.
%: of the match points that the best scores on the same boards would have earned.
Tops: boards on which no score in that direction was higher. Boards: those played.
)",
    R"(Plaats: naar matchpunten, dan naar tops, dan naar speelpunten; paren die in alles gelijk zijn, delen een plaats.
%: van de matchpunten die de beste scores op dezelfde spellen hadden opgeleverd.
Tops: spellen waarop geen score in die richting hoger was. Spellen: die zijn gespeeld.
)"};

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
  explicit Pages(Language language) : language_(language), say_(language) {}

  std::string Sheet(const ScoreSheet& sheet) const {
    const auto any = [&](int ScoreLine::*change) {
      return std::ranges::any_of(sheet.lines,
                                 [&](const ScoreLine& line) { return line.*change != 0; });
    };
    const bool penalties = any(&ScoreLine::penalty);
    const bool bonuses = any(&ScoreLine::bonus);
    std::vector<Row> rows = {
        {say_(kPair), say_("Against", "Tegen"), "Score", "Roem", say_("Total", "Totaal"), "M.P."}};
    if (penalties) rows.front().emplace_back(say_(kPenalty));
    if (bonuses) rows.front().emplace_back("Bonus");
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
        Capitalized(Joined({GroupPart(sheet.group), say_("board $0", "spel $0", sheet.board),
                            SideName(sheet.side, language_)})),
        "\n\n", FormatTable(rows, columns, "  "), "\n");
  }

  std::string Heading(const PairRanking& ranking) const {
    const std::string name = Name(ranking);
    return name.empty() ? say_("All pairs", "Alle paren") : Capitalized(name);
  }

  // `place` is that in the table.
  std::string Table(const RankedPairs& pairs, int Standing::*place, const Columns& columns) const {
    std::vector<Row> rows = {{say_("Place", "Plaats"), say_(kPair)}};
    std::vector<Align> aligned = {Align::kRight, Align::kLeft};
    if (columns.group) rows.front().emplace_back(say_("Group", "Groep"));
    if (columns.direction) rows.front().emplace_back(say_("Direction", "Richting"));
    aligned.resize(rows.front().size(), Align::kLeft);
    for (const std::string& heading :
         {say_("Match points", "Matchpunten"), std::string("%"), std::string("Tops"),
          say_("Play points", "Speelpunten"), say_("Boards", "Spellen")}) {
      rows.front().emplace_back(heading);
    }
    if (columns.penalty) rows.front().emplace_back(say_(kPenalty));
    if (columns.bonus) rows.front().emplace_back("Bonus");
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
    if (names.size() == 1) return say_("Winner: $0.", "Winnaar: $0.", names[0]) + "\n\n";
    const std::string last = names.back();
    names.pop_back();
    return say_("Joint winners: $0.", "Gedeelde winnaars: $0.",
                absl::StrCat(absl::StrJoin(names, ", "), " ", say_("and", "en"), " ", last)) +
           "\n\n";
  }

 private:
  std::string Name(const PairRanking& ranking) const {
    return Joined(
        {GroupPart(ranking.group), ranking.side ? SideName(*ranking.side, language_) : ""});
  }

  std::string GroupPart(std::string_view group) const {
    return group.empty() ? "" : say_("group $0", "groep $0", group);
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
  const Voice say_;
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
  if (!given) return text;
  return text + Voice(language)("*: awarded by the director.\n\n",
                                "*: toegekend door de wedstrijdleider.\n\n");
}

std::string RankingsText(const Comparison& comparison, Language language) {
  const Voice say(language);
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
    absl::StrAppend(&text, say("All groups\n\n", "Alle groepen\n\n"),
                    pages.Table(all, &Standing::overall, columns), "\n");
  }
  if (comparison.rankings.size() > 1) text += pages.Winner(all);
  if (const auto pair = InBothDirections(comparison)) {
    absl::StrAppend(
        &text,
        say("Pair $0 sits both North-South and East-West: --system=howell ranks it once.\n\n",
            "Paar $0 zit zowel Noord-Zuid als Oost-West: met --system=howell staat het een keer in "
            "de ranglijst.\n\n",
            *pair));
  }
  absl::StrAppend(
      &text, say(kAboutRanking),
      columns.penalty ? say("Penalty: already deducted.\n", "Straf: is al afgetrokken.\n") : "",
      columns.bonus ? say("Bonus: already added.\n", "Bonus: is al bijgeteld.\n") : "");
  return text;
}

}  // namespace jasnel
