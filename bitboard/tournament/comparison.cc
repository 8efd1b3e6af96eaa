#include "jasnel/comparison.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string_view>

#include "bitboard/text/characters.h"
#include "bitboard/tournament/possible_scores.h"
#include "bitboard/tournament/words.h"
#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

// The error of one side of a result, whatever others there are.
std::optional<Message> WrongAlone(const BoardResult& result, std::size_t side) {
  if (NameKey(result.pairs[side]).empty()) {
    return Say("no pair; expected its name", "geen paar; verwacht de naam ervan");
  }
  const auto outside = [](int points) { return points < 0 || points > kMaxPenalty; };
  if (const int points = result.penalties[side]; outside(points)) {
    return OutOfRange(Say("a penalty of $0", "een straf van $0", points), kMaxPenalty);
  }
  if (const int points = result.bonuses[side]; outside(points)) {
    return OutOfRange(Say("a bonus of $0", "een bonus van $0", points), kMaxPenalty);
  }
  const Award& award = result.awards[side];
  if (award.kind == Award::Kind::kMatchPoints && outside(award.match_points)) {
    return OutOfRange(Say("an award of $0", "$0 toegekend", award.match_points), kMaxPenalty);
  }
  return std::nullopt;
}

Message Where(const BoardResult& result) {
  if (result.group.empty()) return Say("board $0", "spel $0", result.board);
  return Say("group $0 board $1", "groep $0 spel $1", Quoted(result.group), result.board);
}

// Which pairs are ranked together: by group and, in the Schevenings system, direction.
using RankingKey = std::pair<std::string_view, std::size_t>;

struct RankingOrder {
  bool operator()(const RankingKey& a, const RankingKey& b) const {
    if (a.first != b.first) return NamesInOrder(a.first, b.first);
    return a.second < b.second;
  }
};

using Merit = std::tuple<std::int64_t, std::int64_t, std::int64_t>;

Merit MeritOf(const Standing& standing) {
  return {standing.match_points, standing.tops, standing.play_points};
}

class Comparer {
 public:
  Comparer(std::span<const BoardResult> results, Movement movement)
      : results_(results), movement_(movement) {}

  Result<Comparison> Compare() {
    comparison_.results.resize(results_.size());
    AddPairs();
    for (const std::size_t side : kSides) {
      if (auto error = CompareBoards(side)) return *std::move(error);
    }
    Rank();
    return std::move(comparison_);
  }

 private:
  Points ScoreOf(std::size_t i, std::size_t side) const { return (*results_[i].scores)[side]; }

  Standing& StandingOf(std::size_t i, std::size_t side) {
    return pairs_.at(KeyOf(i, side)).at(results_[i].pairs[side]);
  }

  RankingKey KeyOf(std::size_t i, std::size_t side) const {
    return {results_[i].group, movement_ == Movement::kHowell ? 0 : side};
  }

  // All pairs, with what needs no comparison.
  void AddPairs() {
    for (std::size_t i = 0; i < results_.size(); ++i) {
      for (const std::size_t side : kSides) {
        const BoardResult& result = results_[i];
        Standing& standing = pairs_[KeyOf(i, side)][result.pairs[side]];
        standing.pair = result.pairs[side];
        standing.penalty += result.penalties[side];
        standing.bonus += result.bonuses[side];
        standing.match_points += result.bonuses[side] - result.penalties[side];
        if (!result.scores) continue;
        standing.play_points += ScoreOf(i, side).count();
        ++standing.boards;
      }
    }
  }

  std::optional<Error> CompareBoards(std::size_t side) {
    std::map<std::pair<std::string_view, std::uint64_t>, std::vector<std::size_t>> boards;
    for (std::size_t i = 0; i < results_.size(); ++i) {
      boards[{results_[i].group, results_[i].board}].push_back(i);
    }
    for (const auto& [board, places] : boards) {
      if (auto error = CompareBoard(places, side)) return error;
    }
    return std::nullopt;
  }

  // `board`: the results of one board.
  std::optional<Error> CompareBoard(std::span<const std::size_t> board, std::size_t side) {
    const auto tables = static_cast<std::int64_t>(board.size());
    std::vector<std::size_t> compared;
    std::int64_t least = 0;  // what every score has for the awards
    for (const std::size_t i : board) {
      StandingOf(i, side).most_match_points += 2 * tables;
      const Award award = AwardOf(results_[i], kSideOf[side]);
      if (award.kind == Award::Kind::kNone) {
        compared.push_back(i);
        continue;
      }
      least += award.kind == Award::Kind::kLowest ? 2 : 1;
      if (auto error = Give(i, side, award, tables)) return error;
    }
    std::sort(compared.begin(), compared.end(),
              [&](std::size_t a, std::size_t b) { return ScoreOf(a, side) < ScoreOf(b, side); });
    const std::size_t count = compared.size();
    for (std::size_t first = 0, next = 0; first < count; first = next) {
      while (next < count && ScoreOf(compared[next], side) == ScoreOf(compared[first], side)) {
        ++next;
      }
      // Equal scores take the places first + 1 to next; the mean of twice these is their sum.
      const auto match_points = least + static_cast<std::int64_t>(first + 1 + next);
      for (std::size_t i = first; i < next; ++i) {
        Add(compared[i], side, {match_points, next == count});
      }
    }
    return std::nullopt;
  }

  std::optional<Error> Give(std::size_t i, std::size_t side, const Award& award,
                            std::int64_t tables) {
    std::int64_t points = award.match_points;
    if (award.kind == Award::Kind::kAverage) points = tables;
    if (award.kind == Award::Kind::kLowest) points = std::min<std::int64_t>(2, tables);
    if (points > 2 * tables) {
      return Error{Say("$0 $1: an award of $2; expected at most $3, what the board can bring",
                       "$0 $1: $2 toegekend; verwacht hoogstens $3, wat het spel kan opleveren",
                       Where(results_[i]), kSideNames[side], points, 2 * tables)};
    }
    Add(i, side, {points, false});
    return std::nullopt;
  }

  void Add(std::size_t i, std::size_t side, const ResultPoints& points) {
    comparison_.results[i][side] = points;
    Standing& standing = StandingOf(i, side);
    standing.match_points += points.match_points;
    standing.tops += points.top ? 1 : 0;
  }

  void Rank() {
    std::vector<Merit> all;
    for (const auto& [key, pairs] : pairs_) {
      for (const auto& [name, standing] : pairs) all.push_back(MeritOf(standing));
    }
    std::sort(all.begin(), all.end(), std::greater<>());
    for (auto& [key, pairs] : pairs_) {
      PairRanking& ranking = comparison_.rankings.emplace_back();
      ranking.group = key.first;
      if (movement_ == Movement::kSchevenings) ranking.side = kSideOf[key.second];
      for (auto& [name, standing] : pairs) ranking.standings.push_back(std::move(standing));
      RankWithin(ranking.standings);
      for (Standing& standing : ranking.standings) {
        const auto found =
            std::lower_bound(all.begin(), all.end(), MeritOf(standing), std::greater<>());
        standing.overall = static_cast<int>(found - all.begin()) + 1;
      }
    }
  }

  static void RankWithin(std::vector<Standing>& standings) {
    std::sort(standings.begin(), standings.end(), [](const Standing& a, const Standing& b) {
      if (MeritOf(a) != MeritOf(b)) return MeritOf(a) > MeritOf(b);
      return NamesInOrder(a.pair, b.pair);
    });
    for (std::size_t i = 0; i < standings.size(); ++i) {
      const bool shared = i > 0 && MeritOf(standings[i]) == MeritOf(standings[i - 1]);
      standings[i].place = shared ? standings[i - 1].place : static_cast<int>(i) + 1;
    }
  }

  std::span<const BoardResult> results_;
  Movement movement_;
  std::map<RankingKey, std::map<std::string_view, Standing>, RankingOrder> pairs_;
  Comparison comparison_;
};

}  // namespace

Award AwardOf(const BoardResult& result, Side side) {
  const auto at = Index(side);
  if (result.scores || result.awards[at].kind != Award::Kind::kNone) return result.awards[at];
  return {result.penalties[at] > 0 ? Award::Kind::kLowest : Award::Kind::kAverage, 0};
}

std::optional<std::array<Points, 2>> RoemOf(const BoardResult& result) {
  if (!result.scores) return std::nullopt;
  if (result.roem) return result.roem;
  const auto [ns, ew] = *result.scores;
  const Points roem = ns + ew - Points(kAllPoints);
  if (roem == Points(0)) return std::array{Points(0), Points(0)};
  if (ns == Points(0)) return std::array{Points(0), roem};
  if (ew == Points(0)) return std::array{roem, Points(0)};
  return std::nullopt;
}

void SpellNamesAlike(std::span<BoardResult> results, Movement movement) {
  std::map<std::string, std::string> groups;  // by their keys, as spelt
  std::map<std::tuple<std::string, std::size_t, std::string>, std::string> pairs;
  for (BoardResult& result : results) {
    const std::string group = NameKey(result.group);
    result.group = groups.try_emplace(group, result.group).first->second;
    for (const std::size_t side : kSides) {
      std::string& pair = result.pairs[side];
      const std::size_t direction = movement == Movement::kHowell ? 0 : side;
      pair = pairs.try_emplace({group, direction, NameKey(pair)}, pair).first->second;
    }
  }
}

std::vector<std::pair<std::size_t, Error>> WithoutGroup(std::span<const BoardResult> results) {
  const auto has_group = [](const BoardResult& result) { return !NameKey(result.group).empty(); };
  std::vector<std::pair<std::size_t, Error>> without;
  if (std::none_of(results.begin(), results.end(), has_group)) return without;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (has_group(results[i])) continue;
    without.emplace_back(
        i, Error{Say("$0: no group; expected its name, as other results have one",
                     "$0: geen groep; verwacht de naam ervan, zoals bij andere uitslagen",
                     Where(results[i]))});
  }
  return without;
}

ResultChecker::Key ResultChecker::KeyOf(const BoardResult& result, std::size_t side) const {
  return {NameKey(result.group), result.board, movement_ == Movement::kHowell ? 0 : side,
          NameKey(result.pairs[side])};
}

std::optional<Error> ResultChecker::Check(const BoardResult& result) {
  const Message where = Where(result);
  for (const std::size_t side : kSides) {
    const Message there = Say("$0 $1", "$0 $1", where, kSideNames[side]);
    if (const auto wrong = WrongAlone(result, side)) {
      return Error{Say("$0: $1", "$0: $1", there, *wrong)};
    }
    if (played_.contains(KeyOf(result, side))) {
      return Error{Say("$0: pair $1 a second time; expected each pair once",
                       "$0: paar $1 voor de tweede keer; verwacht elk paar één keer", there,
                       Quoted(result.pairs[side]))};
    }
  }
  if (movement_ == Movement::kHowell && NameKey(result.pairs[0]) == NameKey(result.pairs[1])) {
    return Error{Say("$0: pair $1 against itself; expected another pair",
                     "$0: paar $1 tegen zichzelf; verwacht een ander paar", where,
                     Quoted(result.pairs[0]))};
  }
  if (const auto wrong = WrongScores(result, rules_))
    return Error{Say("$0: $1", "$0: $1", where, *wrong)};
  for (const std::size_t side : kSides) played_.insert(KeyOf(result, side));
  return std::nullopt;
}

Result<Comparison> Compare(std::span<const BoardResult> results, Movement movement,
                           const std::optional<Rules>& rules) {
  ResultChecker checker(movement, rules);
  for (const BoardResult& result : results) {
    if (auto error = checker.Check(result)) return *std::move(error);
  }
  if (const auto without = WithoutGroup(results); !without.empty()) return without.front().second;
  std::vector<BoardResult> alike(results.begin(), results.end());
  SpellNamesAlike(alike, movement);
  return Comparer(alike, movement).Compare();
}

}  // namespace jasnel
