// The engine of this kernel.
#include <memory>

#include "solver/engine.h"
#include "solver/game_tree.h"
#include "solver/inquiry.h"
#include "solver/kernel.h"
#include "solver/search.h"

JASNEL_KERNEL_BEGIN
namespace {

class SearchEngine : public Engine {
 public:
  explicit SearchEngine(const SolverOptions& options)
      : search_(options.table_bytes), switches_(options.switches) {}

  Solution Solve(const Position& position, const SolveRequest& request) override {
    Begin(position, request.limits);
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
  void Begin(const Position& position, const Limits& limits) {
    search_.Begin(GameTree::HandsOf(position), position.rules, switches_, limits);
  }

  Search search_;
  Switches switches_;
};

}  // namespace

std::unique_ptr<Engine> MakeEngine(const SolverOptions& options) {
  return std::make_unique<SearchEngine>(options);
}

JASNEL_KERNEL_END
