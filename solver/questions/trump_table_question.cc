// The rows of a trump table for one trump suit and some leaders.
#include <optional>
#include <span>
#include <vector>

#include "solver/questions/best_cards.h"
#include "solver/questions/best_line.h"
#include "solver/questions/find_points.h"
#include "solver/questions/find_score.h"
#include "solver/questions/game_tree.h"
#include "solver/questions/solve_question.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN
namespace {

// One row: asks about a position in which nothing was played.
class TrumpTableQuestion {
 public:
  TrumpTableQuestion(Search& search, const Position& position)
      : search_(search), tree_(search, position), points_(search, tree_) {}

  // `guess` is the value of a row before this one.
  TableRow Answer(std::optional<Points> guess) {
    TableRow row;
    row.trump = tree_.position().trump;
    row.leader = tree_.position().leader;
    const int first = guess ? guess->count() : points_.Guess();
    const int value = points_.Find(tree_.root(), first, kWide).lower;
    row.value = Points(value);
    if (!search_.stopped()) AddLine(row);
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      if (search_.stopped()) break;
      AddSide(side, row);
    }
    return row;
  }

 private:
  void AddLine(TableRow& row) {
    std::vector<Card> line;
    const auto choose = [&](const TreeNode& node) {
      return FirstBest(search_, tree_, points_, node, row.value.count());
    };
    const Position end =
        FollowBestLine(search_, tree_, tree_.root(), tree_.position(), choose, line);
    const auto& before = tree_.position().won;  // roem of the hands
    row.ns = end.won[0].total() - before[0].total();
    row.ew = end.won[1].total() - before[1].total();
  }

  // The side as declarers.
  void AddSide(Side side, TableRow& row) {
    const bool north_south = side == Side::kNorthSouth;
    const int total = row.value.count() + LeadOf(tree_.position().won);
    row.makes[Index(side)] = (north_south ? total : -total) >= LeastToMake(tree_.position().rules);
    // Who takes every trick wins all points of the cards, and the others no roem.
    const int in_tricks = north_south ? row.value.count() : -row.value.count();
    row.pit[Index(side)] = in_tricks >= kAllPoints && search_.TestPit(tree_.root().trick, side);
    const auto score = [&](int doublings) {
      ScoreFinder finder(search_, tree_, {side, row.trump, doublings});
      return Points(finder.FindKnowing(tree_.root(), total).lower);
    };
    row.score[Index(side)] = score(0);
    if (search_.rules().doubling == Doubling::kOff) return;
    for (int doublings = 1; doublings <= kMaxDoublings && !search_.stopped(); ++doublings) {
      row.doubled[static_cast<std::size_t>(doublings - 1)][Index(side)] = score(doublings);
    }
  }

  Search& search_;
  const GameTree tree_;
  PointsFinder points_;
};

}  // namespace

TrumpRows AnswerRows(Search& search, const Position& position, std::span<const Seat> leaders) {
  TrumpRows answer;
  std::optional<Points> guess;
  for (const Seat leader : leaders) {
    Position with_leader = position;
    with_leader.leader = leader;
    const TableRow row = TrumpTableQuestion(search, with_leader).Answer(guess);
    if (search.stopped()) break;
    guess = row.value;
    answer.rows.push_back(row);
  }
  answer.stop = search.budget().stop();
  answer.nodes = search.budget().nodes();
  answer.time = search.budget().Elapsed();
  return answer;
}

JASNEL_KERNEL_END
