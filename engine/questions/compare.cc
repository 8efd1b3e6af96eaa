#include "engine/questions/compare.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "engine/fields/kinds.h"
#include "engine/questions/replay_parts.h"
#include "engine/records/record.h"
#include "engine/requests/result_fields.h"

namespace jasnel {

namespace {

ScoreLine LineOf(const BoardResult& result, const std::array<ResultPoints, 2>& points, Side side) {
  const auto own = Index(side);
  ScoreLine line;
  line.pair = result.pairs[own];
  line.against = result.pairs[1 - own];
  if (result.scores) line.total = (*result.scores)[own];
  if (const auto roem = RoemOf(result)) line.roem = (*roem)[own];
  line.points = points[own];
  line.award = AwardOf(result, side);
  line.penalty = result.penalties[own];
  line.bonus = result.bonuses[own];
  return line;
}

struct BoardOrder {
  using Board = std::pair<std::string_view, std::uint64_t>;

  bool operator()(const Board& a, const Board& b) const {
    if (a.first != b.first) return NamesInOrder(a.first, b.first);
    return a.second < b.second;
  }
};

}  // namespace

std::vector<ScoreSheet> MakeScoreSheets(std::span<const BoardResult> results,
                                        const Comparison& comparison) {
  std::map<BoardOrder::Board, std::vector<std::size_t>, BoardOrder> boards;
  for (std::size_t i = 0; i < results.size(); ++i) {
    boards[{results[i].group, results[i].board}].push_back(i);
  }
  std::vector<ScoreSheet> sheets;
  for (const auto& [board, places] : boards) {
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      ScoreSheet& sheet = sheets.emplace_back(ScoreSheet{board.first, board.second, side, {}});
      for (const std::size_t i : places) {
        sheet.lines.push_back(LineOf(results[i], comparison.results[i], side));
      }
      std::sort(sheet.lines.begin(), sheet.lines.end(), [](const ScoreLine& a, const ScoreLine& b) {
        return NamesInOrder(a.pair, b.pair);
      });
    }
  }
  return sheets;
}

std::optional<double> Percent(const Standing& standing) {
  if (standing.most_match_points == 0) return std::nullopt;
  return RoundedPoints(100.0 * static_cast<double>(standing.match_points) /
                       static_cast<double>(standing.most_match_points));
}

namespace {

constexpr std::array<Choice<Award::Kind>, 3> kAwardKinds = {
    {{"average", Award::Kind::kAverage},
     {"lowest", Award::Kind::kLowest},
     {"match_points", Award::Kind::kMatchPoints}}};
constexpr ChoiceKind<Award::Kind> kAward(kAwardKinds, "average|lowest|match_points", "AwardKind");

constexpr RoundedKind kPercent(1, 0, 100);

// Of fields that follow each other: one, or that of each side.
struct ResultFieldHelp {
  std::size_t fields = 0;
  std::string_view meaning;
};
constexpr std::array<ResultFieldHelp, 8> kResultFieldHelp = {
    {{1, "the number of the board"},
     {2, "the pair"},
     {2, "what it wrote down, roem included; - for both if the board was cancelled"},
     {2, "its roem, or / for none; the score is then that without"},
     {2, "average, half, lowest or match points, in place of those of the score"},
     {2, "match points deducted"},
     {2, "match points added"},
     {1, "the group, if there are several"}}};

}  // namespace

Message ResultsKind::Expected() const { return Phrase{"a list of results", "een lijst uitslagen"}; }

Record ResultsKind::InputSchema() const {
  Record properties = Record::object();
  const auto& names = ResultFieldNamesOf(Language::kEnglish);
  auto name = names.begin();
  for (const auto& [fields, meaning] : kResultFieldHelp) {
    for (const auto end = name + fields; name != end; ++name) {
      properties[std::string(*name)] = {{"type", {"string", "integer"}}, {"description", meaning}};
    }
  }
  return {{"type", "array"},
          {"items",
           {{"title", "BoardResult"},
            {"type", "object"},
            {"properties", std::move(properties)},
            {"required",
             Record(std::vector<std::string>(names.begin(), names.begin() + kNeededFields))}}}};
}

std::optional<FieldFault> ResultsKind::FromText(std::string_view /*text*/,
                                                std::vector<BoardResult>& /*results*/) const {
  return Expected();
}

std::optional<Error> ResultsKind::FromJson(std::string_view key, const Record& json,
                                           std::vector<BoardResult>& results) const {
  if (!json.is_array()) return OfType(key, json, Expected());
  for (const Record& one : json) {
    const Message where = Say("$0, result $1", "$0, uitslag $1", key, results.size() + 1);
    const auto fields = ResultFieldsOf(one);
    if (!fields) return In(where, fields.error());
    auto result = ToBoardResult(*fields);
    if (!result) return In(where, result.error());
    results.push_back(std::move(result).value());
  }
  return std::nullopt;
}

namespace {

constexpr Field kCompareFields[] = {
    Takes<&CompareQuestion::system>(
        {"system", "systeem"}, kSystem,
        {"schevenings (default): pairs keep their direction, and each direction has a ranking; "
         "howell: pairs change direction, and there is one ranking",
         "schevenings (standaard): paren houden hun richting, en elke richting heeft een "
         "klassement; howell: paren wisselen van richting, en er is één klassement"}),
    Takes<&CompareQuestion::rules>(
        {"rules", "regels"}, kinds::kRules,
        {"the rule set by which was played, to find scores that it cannot bring (default any)",
         "de spelregels waarmee gespeeld is, om scores te vinden die daar niet bij kunnen "
         "(standaard alle)"}),
    Takes<&CompareQuestion::boards>(
        {"boards", "spellen"}, kinds::kSwitch,
        {"also the score sheets of each board", "ook de scorelijsten van elk spel"}),
    Takes<&CompareQuestion::results>(
        {"results", "uitslagen"}, kResultList,
        {"the results, each with the keys of jasnel compare, in English or in Dutch",
         "de uitslagen, elk met de sleutels van jasnel compare, in het Engels of Nederlands"},
        {.needed = true, .has_flag = false}),
};

constexpr std::string_view kGroupHelp = "the group, if there are several";
constexpr std::string_view kDirectionHelp = "the side, unless pairs change sides";
constexpr std::string_view kPenaltyHelp = "match points deducted";
constexpr std::string_view kBonusHelp = "match points added";

constexpr Part kResultParts[] = {
    Gives<kinds::kText, [](const ComparedResult& one) { return IfAny(one.group); }>("group",
                                                                                    kGroupHelp),
    Gives<kinds::kNumber, &ComparedResult::board>("board", "the board"),
    Gives<kSide, &ComparedResult::side>("direction", "the side"),
    Gives<kinds::kText, &ComparedResult::line, &ScoreLine::pair>("pair", "the pair"),
    Gives<kinds::kText, &ComparedResult::line, &ScoreLine::against>("against", "its opponents"),
    Gives<kinds::kPoints, &ComparedResult::line, &ScoreLine::total>(
        "score", "what it wrote down, roem included; not of a cancelled board"),
    Gives<kinds::kPoints, &ComparedResult::line, &ScoreLine::roem>("roem",
                                                                   "the roem in it, if known"),
    Gives<kinds::kNumber, &ComparedResult::line, &ScoreLine::points, &ResultPoints::match_points>(
        "match_points", "without penalties and bonuses"),
    Gives<kinds::kSwitch,
          [](const ComparedResult& one) {
            return If(one.line.award.kind == Award::Kind::kNone, one.line.points.top);
          }>("top", "whether none is higher, unless there is an award"),
    Gives<kAward, [](const ComparedResult& one) { return IfAny(one.line.award.kind); }>(
        "award", "what the director gave instead"),
    Gives<kinds::kNumber, [](const ComparedResult& one) { return IfAny(one.line.penalty); }>(
        "penalty", kPenaltyHelp),
    Gives<kinds::kNumber, [](const ComparedResult& one) { return IfAny(one.line.bonus); }>(
        "bonus", kBonusHelp),
};

constexpr Part kPairParts[] = {
    Gives<kinds::kText, [](const ComparedPair& one) { return IfAny(one.group); }>("group",
                                                                                  kGroupHelp),
    Gives<kSide, &ComparedPair::side>("direction", kDirectionHelp),
    Gives<kinds::kNumber, &ComparedPair::standing, &Standing::place>("place",
                                                                     "in its ranking, from 1"),
    Gives<kinds::kNumber, &ComparedPair::standing, &Standing::overall>("overall",
                                                                       "among all pairs"),
    Gives<kinds::kText, &ComparedPair::standing, &Standing::pair>("pair", "the pair"),
    Gives<kinds::kNumber, &ComparedPair::standing, &Standing::match_points>("match_points",
                                                                            "after penalties"),
    Gives<kPercent, [](const ComparedPair& one) { return Percent(one.standing); }>(
        "percent", "of the match points available"),
    Gives<kinds::kNumber, &ComparedPair::standing, &Standing::tops>(
        "tops", "boards on which none was higher"),
    Gives<kinds::kNumber, &ComparedPair::standing, &Standing::play_points>(
        "play_points", "what it wrote down in all"),
    Gives<kinds::kNumber, &ComparedPair::standing, &Standing::boards>("boards", "boards played"),
    Gives<kinds::kNumber, [](const ComparedPair& one) { return IfAny(one.standing.penalty); }>(
        "penalty", kPenaltyHelp),
    Gives<kinds::kNumber, [](const ComparedPair& one) { return IfAny(one.standing.bonus); }>(
        "bonus", kBonusHelp),
};

constexpr Part kCompareAnswer[] = {
    Lists<&CompareAnswer::results>("results", "ComparedResult", kResultParts,
                                   "with boards, each result of each side"),
    Lists<&CompareAnswer::pairs>("pairs", "ComparedPair", kPairParts,
                                 "the pairs, ranking by ranking, best first"),
};

}  // namespace

constexpr QuestionSpec CompareBoards::kSpec = {
    .name = "compare",
    .about = kAbout,
    .answer_type = "Compared",
    .fields = kCompareFields,
    .answer = kCompareAnswer,
};
constexpr const Part& CompareBoards::kResults = kCompareAnswer[0];
constexpr const Part& CompareBoards::kPairs = kCompareAnswer[1];

std::optional<Error> CompareBoards::Check(CompareQuestion& question) {
  SpellNamesAlike(question.results, question.system);
  return std::nullopt;
}

Result<CompareAnswer> CompareBoards::Compared(const CompareQuestion& question) {
  auto compared = Compare(question.results, question.system, question.rules);
  if (!compared) return compared.error();
  CompareAnswer answer = {.question = question, .comparison = std::move(compared).value()};
  if (question.boards) {
    answer.results.emplace();
    for (const ScoreSheet& sheet : MakeScoreSheets(answer.question.results, answer.comparison)) {
      for (const ScoreLine& line : sheet.lines) {
        answer.results->push_back({sheet.group, sheet.board, sheet.side, line});
      }
    }
  }
  for (const PairRanking& ranking : answer.comparison.rankings) {
    for (const Standing& standing : ranking.standings) {
      answer.pairs.push_back({ranking.group, ranking.side, standing});
    }
  }
  return answer;
}

}  // namespace jasnel
