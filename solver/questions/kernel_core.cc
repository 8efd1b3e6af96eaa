// The search core of this kernel.
#include <memory>

#include "solver/questions/game_tree.h"
#include "solver/questions/solve_question.h"
#include "solver/search/kernel.h"
#include "solver/search/search.h"
#include "solver/search_core.h"

JASNEL_KERNEL_BEGIN
namespace {

class KernelCore : public SearchCore {
 public:
  explicit KernelCore(const SolverOptions& options)
      : search_(options.table_bytes), switches_(options.switches) {}

  Solution Solve(const Position& position, const SolveRequest& request) override {
    const bool one_question =
        !HasValue(request.objective) && !request.best && !request.cards && !request.line;
    Begin(position, request.limits, one_question);
    return Answer(search_, position, request);
  }

  TrumpRows SolveRows(const Position& position, std::span<const Seat> leaders,
                      const Limits& limits) override {
    Begin(position, limits);
    return AnswerRows(search_, position, leaders);
  }

  GameAnswer JudgeGame(const Position& start, const GamePlayed& game,
                       const Limits& limits) override {
    Begin(start, limits);
    return AnswerGame(search_, start, game);
  }

 private:
  void Begin(const Position& position, const Limits& limits, bool one_question = false) {
    search_.Begin(GameTree::HandsOf(position), position.rules, switches_, limits, one_question);
  }

  Search search_;
  Switches switches_;
};

}  // namespace

std::unique_ptr<SearchCore> MakeSearchCore(const SolverOptions& options) {
  return std::make_unique<KernelCore>(options);
}

JASNEL_KERNEL_END
