#include "bitboard/comparison.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <unordered_map>

#include "bitboard/text.h"

namespace jasnel {
namespace {

constexpr std::array<std::size_t, 2> kSides = {0, 1};
constexpr std::array<std::string_view, 2> kSideNames = {"N-S", "E-W"};

std::string Range(int most) { return "expected from 0 to " + std::to_string(most); }

// The error of one side of a result, whatever others there are.
std::optional<std::string> WrongAlone(const BoardResult& result, std::size_t side) {
  if (result.pairs[side].empty()) return "no pair; expected its name";
  if (result.scores) {
    const Points score = (*result.scores)[side];
    if (score < Points(0) || score > kMostScore) {
      return "a score of " + std::to_string(score.count()) + "; " + Range(kMostScore.count());
    }
  }
  const int penalty = result.penalties[side];
  if (penalty < 0 || penalty > kMostPenalty) {
    return "a penalty of " + std::to_string(penalty) + "; " + Range(kMostPenalty);
  }
  return std::nullopt;
}

// Compares the scores of one side.
class Direction {
 public:
  Direction(std::span<const BoardResult> results, std::size_t side)
      : results_(results), side_(side) {}

  DirectionComparison Compare() {
    comparison_.results.resize(results_.size());
    AddPairs();
    CompareBoards();
    Rank();
    return std::move(comparison_);
  }

 private:
  Points ScoreOf(std::size_t i) const { return (*results_[i].scores)[side_]; }

  Standing& StandingOf(std::size_t i) {
    return comparison_.ranking[standings_.at(results_[i].pairs[side_])];
  }

  // All pairs, also those whose boards were all cancelled, with their penalties.
  void AddPairs() {
    std::vector<Standing>& ranking = comparison_.ranking;
    for (const BoardResult& result : results_) {
      const auto [entry, added] = standings_.emplace(result.pairs[side_], ranking.size());
      if (added) ranking.emplace_back().pair = result.pairs[side_];
      Standing& standing = ranking[entry->second];
      standing.penalty += result.penalties[side_];
      standing.match_points -= result.penalties[side_];
    }
  }

  void CompareBoards() {
    std::vector<std::size_t> played;
    for (std::size_t i = 0; i < results_.size(); ++i) {
      if (results_[i].scores) played.push_back(i);
    }
    std::sort(played.begin(), played.end(), [this](std::size_t a, std::size_t b) {
      return std::tuple(results_[a].board, ScoreOf(a)) < std::tuple(results_[b].board, ScoreOf(b));
    });
    for (auto begin = played.begin(); begin != played.end();) {
      const auto end = std::find_if(begin, played.end(), [&](std::size_t i) {
        return results_[i].board != results_[*begin].board;
      });
      CompareBoard({begin, end});
      begin = end;
    }
  }

  // `board`: the results of one board, lowest score first.
  void CompareBoard(std::span<const std::size_t> board) {
    const std::size_t count = board.size();
    for (std::size_t first = 0, next = 0; first < count; first = next) {
      while (next < count && ScoreOf(board[next]) == ScoreOf(board[first])) ++next;
      // Equal scores take the places first + 1 to next; the mean of twice these is their sum.
      const auto match_points = static_cast<std::int64_t>(first + 1 + next);
      for (const std::size_t i : board.subspan(first, next - first)) {
        Add(i, {match_points, next == count}, static_cast<std::int64_t>(2 * count));
      }
    }
  }

  void Add(std::size_t i, const ResultPoints& points, std::int64_t most) {
    comparison_.results[i] = points;
    Standing& standing = StandingOf(i);
    standing.match_points += points.match_points;
    standing.most_match_points += most;
    standing.tops += points.top ? 1 : 0;
    standing.play_points += ScoreOf(i).count();
    ++standing.boards;
  }

  void Rank() {
    const auto merit = [](const Standing& standing) {
      return std::tuple(standing.match_points, standing.tops, standing.play_points);
    };
    std::vector<Standing>& ranking = comparison_.ranking;
    std::sort(ranking.begin(), ranking.end(), [&](const Standing& a, const Standing& b) {
      if (merit(a) != merit(b)) return merit(a) > merit(b);
      return NamesInOrder(a.pair, b.pair);
    });
    for (std::size_t i = 0; i < ranking.size(); ++i) {
      const bool shared = i > 0 && merit(ranking[i]) == merit(ranking[i - 1]);
      ranking[i].place = shared ? ranking[i - 1].place : static_cast<int>(i) + 1;
    }
  }

  std::span<const BoardResult> results_;
  std::size_t side_;
  std::unordered_map<std::string_view, std::size_t> standings_;  // places in the ranking, unsorted
  DirectionComparison comparison_;
};

}  // namespace

std::optional<Error> ResultChecker::Check(const BoardResult& result) {
  const std::string board = "board " + std::to_string(result.board) + " ";
  for (const std::size_t side : kSides) {
    const std::string where = board + std::string(kSideNames[side]) + ": ";
    if (const auto wrong = WrongAlone(result, side)) return Error{where + *wrong};
    if (played_[side].contains({result.board, result.pairs[side]})) {
      return Error{where + "pair " + Quoted(result.pairs[side]) +
                   " a second time; expected each pair once"};
    }
  }
  for (const std::size_t side : kSides) played_[side].emplace(result.board, result.pairs[side]);
  return std::nullopt;
}

Result<Comparison> Compare(std::span<const BoardResult> results) {
  ResultChecker checker;
  for (const BoardResult& result : results) {
    if (auto error = checker.Check(result)) return *std::move(error);
  }
  return Comparison{Direction(results, 0).Compare(), Direction(results, 1).Compare()};
}

}  // namespace jasnel
