// `solve` of boerenbridge: what each seat scores, or can force, with open hands.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/questions/spec.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/solver.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// Whose bids are looked at: those that a seat can force against all others.
struct Paranoid {
  std::optional<int> seat;  ///< nothing for all
};

struct SolveQuestion {
  DealLine deal;
  std::optional<Paranoid> paranoid;  ///< nothing for max^n: what everybody gets
  bool cards = false;                ///< what each legal card leads to
  bool scores = false;               ///< with `paranoid`: the score that each bid is sure of
  std::uint64_t nodes = 0;  ///< for the deal, with `paranoid` for each seat; 0 for no limit
  std::chrono::microseconds budget{0};  ///< likewise
};

/// What one seat can force.
struct SeatForces {
  int seat = 0;
  std::optional<int> bid = {};
  bool scores = false;  ///< the score that each bid is sure of was asked for
  bool cards = false;   ///< and what each legal card leads to
  ParanoidSolution solution;
};

struct SolveAnswer {
  DealLine deal;
  bool cards = false;                                 ///< were asked for
  std::optional<MaxNSolution> everybody = {};         ///< without `paranoid`
  std::optional<std::vector<SeatForces>> seats = {};  ///< with `paranoid`

  std::uint64_t nodes() const;
  std::chrono::microseconds search_time() const;

  /// Of the whole answer, if somebody waited for it.
  std::optional<std::chrono::microseconds> time = {};
};

struct Solve {
  using Question = SolveQuestion;
  using Answer = SolveAnswer;
  static constexpr Phrase kAbout = {"What each seat scores, or can force, with all hands open.",
                                    "Wat elke plaats haalt, of kan afdwingen, met open handen."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(SolveQuestion& question);
  static Result<SolveAnswer> AnswerTo(const SolveQuestion& question, const AskContext& context);

  /// The same with a solver that is kept.
  static Result<SolveAnswer> AnswerWith(Solver& solver, const SolveQuestion& question,
                                        const std::atomic<bool>& cancel);
};

}  // namespace jasnel::boerenbridge
