// `solve` of both games: perfect play with open hands.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/questions/deal_fields.h"
#include "engine/questions/spec.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/solver.h"
#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "jasnel/solver.h"

namespace jasnel {

/// What to compute.
struct SolveForm {
  Objective objective = Objective::kPoints;
  bool cards = false;       ///< the value of every legal card
  bool value_only = false;  ///< no best cards, no line of play
};

/// A deal with one suit as trump: the solution, or an error.
struct SolvedTrump {
  Suit trump = Suit::kSpades;
  std::optional<Error> error;    ///< if set, none of the fields below are
  std::optional<Seat> dealer;    ///< as the deal says
  std::optional<Seat> declarer;  ///< as the deal says
  SolveForm form;
  Position position;
  Solution solution;

  /// Takes the solution, or its error. False if it was not solved within its limits.
  bool Take(Result<Solution> found);

  /// The values of the cards, best first for the side to play.
  std::vector<CardValue> BestFirst() const;
};

/// Whether the side that must make the contract does if `value`, North-South minus East-West, is
/// still to be won.
bool MakersMakeIt(const Position& position, Points value);

/// What the solver is asked, without limits.
SolveRequest RequestOf(const SolveForm& form);

/// Whether anything was won before, as far as the deal says.
bool HasWon(const Position& position);

struct SolveQuestion {
  DealLine deal;
  DealDefaults defaults;
  SolveForm form;
  std::chrono::microseconds budget{0};  ///< for each suit; 0 for no limit

  std::vector<SolvedTrump> trumps;  ///< those of the deal, unsolved; filled in by `Solve::Check`
};

struct SolveAnswer {
  DealLine deal;
  std::vector<SolvedTrump> trumps;
  std::chrono::microseconds time{0};
};

struct Solve {
  using Question = SolveQuestion;
  using Answer = SolveAnswer;
  static constexpr Phrase kAbout = {"Solves deals exactly: values, best cards, a line of play.",
                                    "Lost spellen exact op: waarde, beste kaarten, spelverloop."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(SolveQuestion& question);
  static Result<SolveAnswer> AnswerTo(const SolveQuestion& question, const AskContext& context);
};

}  // namespace jasnel

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
