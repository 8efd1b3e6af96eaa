// Answers requests by running searches.
#include "solver/questions/solve_question.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "jasnel/contract.h"
#include "jasnel/position.h"
#include "solver/questions/best_cards.h"
#include "solver/questions/best_line.h"
#include "solver/questions/find_points.h"
#include "solver/questions/find_score.h"
#include "solver/questions/find_value.h"
#include "solver/questions/game_tree.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"
#include "solver/search/touching.h"

JASNEL_KERNEL_BEGIN
namespace {

// One request: asks the search questions about the position and those after it.
class SolveQuestion {
 public:
  /// `search` has begun the deal.
  SolveQuestion(Search& search, const Position& position, const SolveRequest& request)
      : search_(search),
        request_(request),
        tree_(search, position),
        declarers_(StakesOf(position).ToMake()),
        points_(search, tree_),
        score_(search, tree_, StakesOf(position)) {}

  Solution Answer() {
    Solution solution;
    switch (request_.objective) {
      case Objective::kPoints:
        AnswerValue(solution, points_, points_.Guess());
        break;
      case Objective::kScore:
        AnswerValue(solution, score_,
                    score_.Written(points_.Guess() + LeadOf(tree_.position().won)));
        break;
      case Objective::kMake:
      case Objective::kPit:
        AnswerMakes(solution);
        break;
    }
    if (search_.stopped()) {
      Solution bounds;
      bounds.lower = solution.lower;
      bounds.upper = solution.upper;
      solution = std::move(bounds);
    }
    solution.stop = search_.budget().stop();
    solution.nodes = search_.budget().nodes();
    solution.time = search_.budget().Elapsed();
    return solution;
  }

 private:
  const TreeNode& root() const { return tree_.root(); }
  bool stopped() const { return search_.stopped(); }

  template <class Finder>
  void AnswerValue(Solution& solution, Finder& finder, int guess) {
    const Range range =
        request_.cards ? AddCardValues(solution, finder, guess) : finder.Find(root(), guess, kWide);
    solution.lower = Points(range.lower);
    solution.upper = Points(range.upper);
    if (stopped()) return;
    solution.value = solution.lower;
    solution.makes = Makes(range.lower);
    if (request_.best && !request_.cards) {
      solution.best = AllBest(search_, tree_, finder, root(), range.lower);
    }
    if (request_.line) {
      AddLine(solution, [&](const TreeNode& node) {
        return FirstBest(search_, tree_, finder, node, range.lower);
      });
    }
  }

  bool Makes(int value) const {
    return request_.objective == Objective::kScore && score_.Makes(value);
  }

  // Card by card, each from the value of one before it: the position is worth what its best card
  // is, and to look for that first would only be more work.
  template <class Finder>
  Range AddCardValues(Solution& solution, Finder& finder, int first_guess) {
    const bool maximize = root().maximizes();
    const PlaySet separating =
        CardsThatSeparate(root().trick, root().place, search_.deal().hand(root().seat()));
    Range best;
    int& best_value = maximize ? best.lower : best.upper;
    tree_.ForEachLegal(root(), [&](Card card) {
      if (!request_.only.empty() && !request_.only.Contains(card)) return true;
      const PlayCard played = tree_.ToPlay(card);
      int guess = first_guess;
      Steps steps = kWide;
      if (!solution.cards.empty()) {
        const CardValue& last = solution.cards.back();
        const bool near = Touching(played, separating).Contains(tree_.ToPlay(last.card));
        // High enough to be kept, if it is for North-South; low enough, if it is for East-West.
        guess = (near ? last.value.count() : best_value) + (maximize ? 0 : 2);
        steps = near ? kNear : kEven;
      }
      const Range range = finder.Find(tree_.After(root(), played), guess, steps);
      const int value = maximize ? range.lower : range.upper;
      best_value = maximize ? std::max(best_value, value) : std::min(best_value, value);
      solution.cards.push_back({card, Points(value), Makes(value)});
      return !stopped();
    });
    if (stopped()) return best;
    for (const CardValue& card : solution.cards) {
      if (card.value == Points(best_value)) solution.best |= card.card;
    }
    return {best_value, best_value};
  }

  void AnswerMakes(Solution& solution) {
    solution.makes = Succeeds(root());
    if (stopped()) return;
    const bool makes = solution.makes;
    if (request_.best || request_.cards) solution.best = BestFor(makes);
    if (request_.cards) {
      tree_.ForEachLegal(root(), [&](Card card) {
        solution.cards.push_back({card, Points(0), solution.best.Contains(card) == makes});
        return true;
      });
    }
    if (request_.line) {
      AddLine(solution, [&](const TreeNode& node) { return CardFor(node, makes); });
    }
  }

  // Where the declarers succeed or not, as `makes` says, whoever loses by that loses with any card.
  bool Loses(const TreeNode& node, bool makes) const {
    return (node.maximizes() == (declarers_ == Side::kNorthSouth)) != makes;
  }

  CardSet BestFor(bool makes) {
    if (Loses(root(), makes)) return tree_.Legal(root());
    return AllThatKeep(search_, tree_, root(),
                       [&](const TreeNode& next) { return Succeeds(next) == makes; });
  }

  PlayCard CardFor(const TreeNode& node, bool makes) {
    return FirstThatKeeps(search_, tree_, node, [&](const TreeNode& next) {
      return Loses(node, makes) || Succeeds(next) == makes;
    });
  }

  // Of the points: the lead and the value in the makers' view are at least the least that makes it.
  int TargetToMake() const {
    const Position& position = tree_.position();
    const int lead = MakersLead(StakesOf(position), position.won, position.rules);
    const int least = LeastToMake(position.rules);
    return declarers_ == Side::kNorthSouth ? least - lead : 1 - least + lead;
  }

  // Whether the declarers make their contract, or take all tricks, from `node` on.
  bool Succeeds(const TreeNode& node) {
    if (request_.objective == Objective::kPit) {
      if ((node.beaten >> Index(declarers_) & 1) != 0) return false;
      return search_.TestPit(node.trick, declarers_);
    }
    return points_.IsAtLeast(node, TargetToMake()) == (declarers_ == Side::kNorthSouth);
  }

  template <class Choose>
  void AddLine(Solution& solution, const Choose& choose) {
    const Position position =
        FollowBestLine(search_, tree_, root(), tree_.position(), choose, solution.line);
    if (stopped()) return;
    if (request_.objective == Objective::kScore) {
      const ContractResult result = ScoreContract(StakesOf(position), position.won, position.rules);
      solution.ns = result.score[Index(Side::kNorthSouth)];
      solution.ew = result.score[Index(Side::kEastWest)];
      return;
    }
    for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
      (side == Side::kNorthSouth ? solution.ns : solution.ew) =
          position.won[Index(side)].total() - tree_.position().won[Index(side)].total();
    }
  }

  Search& search_;
  const SolveRequest& request_;
  const GameTree tree_;
  const Side declarers_;  // who must make it, where it was doubled
  PointsFinder points_;
  ScoreFinder score_;
};

}  // namespace

Solution Answer(Search& search, const Position& position, const SolveRequest& request) {
  return SolveQuestion(search, position, request).Answer();
}

JASNEL_KERNEL_END
