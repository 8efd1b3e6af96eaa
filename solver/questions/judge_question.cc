// Analyses the cards of a played game: each is compared with the seat's other legal cards.
#include <cstddef>
#include <vector>

#include "jasnel/contract.h"
#include "solver/questions/best_cards.h"
#include "solver/questions/best_line.h"
#include "solver/questions/find_points.h"
#include "solver/questions/find_score.h"
#include "solver/questions/game_tree.h"
#include "solver/questions/solve_question.h"
#include "solver/search/kernel.h"

JASNEL_KERNEL_BEGIN
namespace {

// All positions of a game are of one deal: what was found for one helps with the next.
class JudgeQuestion {
 public:
  JudgeQuestion(Search& search, const Position& start)
      : search_(search),
        tree_(search, start),
        points_(search, tree_),
        score_(search, tree_, StakesOf(start)),
        lead_(LeadOf(start.won)) {}

  GameAnswer Answer(const GamePlayed& game) {
    const std::vector<Card>& cards = game.cards;
    GameAnswer answer;
    TreeNode node = tree_.root();
    DealValue value = ValueOf(node, points_.Guess(), kWide);
    answer.start = value;
    answer.written_from_start = WrittenFrom(tree_.position(), node, value);
    Position position = tree_.position();
    for (std::size_t i = 0; !search_.stopped(); ++i) {
      value = LoseRoem(game, i, position, node, value, answer);
      if (i == cards.size() || search_.stopped()) break;
      const bool revoke = game.ends_with_revoke && i + 1 == cards.size();
      const GameAnswer::Card judged = JudgeCard(node, value, cards[i], revoke);
      if (search_.stopped()) break;
      answer.cards.push_back(judged);
      value = judged.after;
      if (revoke) break;
      node = tree_.After(node, cards[i]);
      PlayAnyway(position, cards[i]);
    }
    if (!search_.stopped() && !game.ends_with_revoke) {
      answer.written_from_end = WrittenFrom(position, node, value);
    }
    answer.stop = search_.budget().stop();
    answer.nodes = search_.budget().nodes();
    answer.time = search_.budget().Elapsed();
    return answer;
  }

 private:
  DealValue ValueOf(const TreeNode& node, int guess, Steps steps) {
    const int points = points_.Find(node, guess, steps).lower;
    if (search_.stopped()) return {};
    return {Points(points), Points(ScoreKnowing(node, points))};
  }

  // The score from `node` on, if it is worth these points.
  int ScoreKnowing(const TreeNode& node, int points) {
    return score_.FindKnowing(node, points + lead_).lower;
  }

  // The value of `node` without the roem that was not claimed before card `next`, which is also
  // taken off `position`; `value` is the value before.
  DealValue LoseRoem(const GamePlayed& game, std::size_t next, Position& position, TreeNode& node,
                     DealValue value, GameAnswer& answer) {
    for (const RoemLost& lost : game.roem_lost) {
      if (lost.cards != next) continue;
      const Points change = lost.side == Side::kNorthSouth ? -lost.roem : lost.roem;
      position.won[Index(lost.side)].roem -= lost.roem;
      node.gained += change.count();
      node.roem -= lost.roem.count();
      value.points += change;
      value.score = Points(ScoreKnowing(node, value.points.count()));
      if (!search_.stopped()) answer.after_roem_lost.push_back(value);
    }
    return value;
  }

  // `value` is that of `node`. What follows a revoke is not searched.
  GameAnswer::Card JudgeCard(const TreeNode& node, const DealValue& value, Card card, bool revoke) {
    GameAnswer::Card judged;
    const CardSet legal = tree_.Legal(node);
    judged.best_points = judged.best_score = legal;
    if (legal.size() > 1) {
      judged.best_points = AllBest(search_, tree_, points_, node, value.points.count());
      if (search_.stopped()) return judged;
      judged.best_score = AllBest(search_, tree_, score_, node, value.score.count());
    }
    judged.after = value;
    if (revoke || search_.stopped()) return judged;
    const TreeNode next = tree_.After(node, card);
    if (!judged.best_points.Contains(card)) {
      // Worse than what was there, unless it was not legal.
      const int guess = value.points.count() + (node.maximizes() ? 0 : 2);
      judged.after.points = Points(points_.Find(next, guess, kWide).lower);
    }
    if (!judged.best_score.Contains(card) && !search_.stopped()) {
      judged.after.score = Points(ScoreKnowing(next, judged.after.points.count()));
    }
    return judged;
  }

  // What both sides write down after a line of best play for the score.
  std::array<Points, 2> WrittenFrom(const Position& position, const TreeNode& start,
                                    const DealValue& value) {
    std::vector<Card> line;
    const auto choose = [&](const TreeNode& node) {
      return FirstBest(search_, tree_, score_, node, value.score.count());
    };
    const Position end = FollowBestLine(search_, tree_, start, position, choose, line);
    if (search_.stopped()) return {};
    return ScoreContract(StakesOf(end), end.won, end.rules).score;
  }

  Search& search_;
  const GameTree tree_;
  PointsFinder points_;
  ScoreFinder score_;
  const int lead_;  // before the first card
};

}  // namespace

GameAnswer AnswerGame(Search& search, const Position& start, const GamePlayed& game) {
  return JudgeQuestion(search, start).Answer(game);
}

JASNEL_KERNEL_END
