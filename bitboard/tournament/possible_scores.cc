#include "bitboard/tournament/possible_scores.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "bitboard/tournament/words.h"
#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

constexpr std::array<std::size_t, 2> kSides = {0, 1};
static_assert(kMostScore == Points(kAllPoints + kMostRoem));

bool Contains(const std::vector<int>& list, int points) {
  return std::find(list.begin(), list.end(), points) != list.end();
}

class PossibleScores {
 public:
  explicit PossibleScores(const std::optional<Rules>& rules) {
    if (rules) {
      Add(*rules);
    } else {
      for (const Preset& preset : Presets()) Add(preset.rules);
    }
  }

  std::optional<Message> Wrong(const BoardResult& result) const {
    const std::array<int, 2> scores = {(*result.scores)[0].count(), (*result.scores)[1].count()};
    for (const std::size_t side : kSides) {
      if (scores[side] >= 0 && scores[side] <= kMostScore.count()) continue;
      return OutOfRange(
          Say("a score of $0 for $1", "een score van $0 voor $1", scores[side], kSideNames[side]),
          kMostScore.count());
    }
    if (!result.roem) return WrongTotal(scores);
    const std::array<int, 2> roem = {(*result.roem)[0].count(), (*result.roem)[1].count()};
    for (const std::size_t side : kSides) {
      if (auto wrong = WrongRoem(scores, roem, side)) return wrong;
    }
    return WrongPoints({scores[0] - roem[0], scores[1] - roem[1]});
  }

 private:
  void Add(const Rules& rules) {
    const auto add = [](std::vector<int>& list, int points) {
      if (!Contains(list, points)) list.push_back(points);
    };
    roem_ |= rules.roem;
    add(pits_, rules.pit);
    add(revokes_, rules.revoke);
  }

  bool IsRoem(int points) const { return roem_ ? CanBeRoem(points) : points == 0; }

  // With the bonus for pit, which only the side that has all there is can have.
  bool IsRoemWithPit(int points) const {
    return std::any_of(pits_.begin(), pits_.end(), [&](int pit) { return IsRoem(points - pit); });
  }

  // `expected, or after pit 250 and roem`: the bonuses that are not also roem. `rest` is what the
  // bonus comes on top of.
  Message OrPit(Message expected, int rest) const {
    for (const int pit : pits_) {
      if (IsRoem(pit)) continue;
      expected = roem_ ? Say("$0, or after pit $1 and roem", "$0, of na pit $1 en roem", expected,
                             rest + pit)
                       : Say("$0, or after pit $1", "$0, of na pit $1", expected, rest + pit);
    }
    return expected;
  }

  std::optional<Message> WrongTotal(const std::array<int, 2>& scores) const {
    const int both = scores[0] + scores[1];
    const bool alone = scores[0] == 0 || scores[1] == 0;
    const auto after_revoke = [&](int points) { return IsRoem(both - points); };
    if (IsRoem(both - kAllPoints)) return std::nullopt;
    if (alone && (IsRoemWithPit(both - kAllPoints) ||
                  std::any_of(revokes_.begin(), revokes_.end(), after_revoke))) {
      return std::nullopt;
    }
    Message expected = roem_ ? Say("162, or with roem 182, 202 and tens more, to 1062 at most",
                                   "162, of met roem 182, 202 en tientallen meer, hoogstens 1062")
                             : Say("162, as roem does not count", "162, want roem telt niet");
    if (alone) {
      expected = OrPit(std::move(expected), kAllPoints);
      for (const int revoke : revokes_) {
        if (IsRoem(revoke - kAllPoints)) continue;
        expected = Say("$0, or after a revoke $1", "$0, of na verzaken $1", expected, revoke);
      }
    }
    return Say("scores of $0 and $1, together $2; expected $3",
               "scores van $0 en $1, samen $2; verwacht $3", scores[0], scores[1], both, expected);
  }

  std::optional<Message> WrongRoem(const std::array<int, 2>& scores, const std::array<int, 2>& roem,
                                   std::size_t side) const {
    const bool alone = scores[1 - side] == 0;
    if (IsRoem(roem[side]) || (alone && IsRoemWithPit(roem[side]))) return std::nullopt;
    Message expected = roem_ ? Say("0, 20, or 40 and tens more, to $0 at most",
                                   "0, 20, of 40 en tientallen meer, hoogstens $0", kMostRoem)
                             : Say("0, as roem does not count", "0, want roem telt niet");
    if (alone) expected = OrPit(std::move(expected), 0);
    return Say("roem of $0 for $1; expected $2", "$0 roem voor $1; verwacht $2", roem[side],
               kSideNames[side], expected);
  }

  // Without roem.
  std::optional<Message> WrongPoints(const std::array<int, 2>& points) const {
    const int both = points[0] + points[1];
    const bool negative = points[0] < 0 || points[1] < 0;
    const bool alone = points[0] == 0 || points[1] == 0;
    if (!negative && both == kAllPoints) return std::nullopt;
    if (!negative && alone) {
      // Some write the bonus for pit down with the points.
      if (Contains(pits_, both - kAllPoints) || Contains(revokes_, both)) return std::nullopt;
    }
    Message expected = "162";
    for (const int revoke : revokes_) {
      if (revoke == kAllPoints) continue;
      expected =
          Say("$0, or after a revoke $1 and 0", "$0, of na verzaken $1 en 0", expected, revoke);
    }
    for (const int pit : pits_) {
      if (!alone || Contains(revokes_, kAllPoints + pit)) continue;
      expected =
          Say("$0, or after pit $1 and 0", "$0, of na pit $1 en 0", expected, kAllPoints + pit);
    }
    return Say("scores of $0 and $1 without roem, together $2; expected $3",
               "scores van $0 en $1 zonder roem, samen $2; verwacht $3", points[0], points[1], both,
               expected);
  }

  bool roem_ = false;
  std::vector<int> pits_;
  std::vector<int> revokes_;
};

}  // namespace

std::optional<Message> WrongScores(const BoardResult& result, const std::optional<Rules>& rules) {
  if (!result.scores) return std::nullopt;
  return PossibleScores(rules).Wrong(result);
}

}  // namespace jasnel
