// `par`: the auction of a deal with all hands open.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "engine/questions/spec.h"
#include "engine/questions/table.h"
#include "jasnel/auction.h"
#include "jasnel/par.h"
#include "jasnel/result.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"
#include "jasnel/trump_table.h"

namespace jasnel {

struct ParQuestion {
  TableQuestion table;
  std::string calls;  ///< made already, such as `pass,pass`
  bool rows = false;  ///< those of the table too
};

/// One call of the par auction.
struct ParTurn {
  Seat seat = Seat::kNorth;
  Call call;
  bool given = false;             ///< made already
  std::vector<CallValue> values;  ///< of all legal calls
};

/// What par is, and how it comes about.
struct ParAnswer {
  TableAnswer table;
  std::vector<ParTurn> turns;
  Par par;
  std::optional<TableRow> row;  ///< of the contract, if there is one
  bool rows = false;            ///< were asked for

  /// Who must make the contract, which there must be.
  Side makers() const { return StakesOf(*par.contract).ToMake(); }

  /// Whether that side does: if it did not, it would write down nothing, or less.
  bool Makes() const {
    return makers() == Side::kNorthSouth ? par.score > Points(0) : par.score < Points(0);
  }
};

struct ParAuction {
  using Question = ParQuestion;
  using Answer = ParAnswer;
  static constexpr Phrase kAbout = {
      "The auction of a deal with all hands open and perfect play.",
      "Het bieden van een spel met alle handen open en volmaakt spel."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(ParQuestion& question);
  static Result<ParAnswer> AnswerTo(const ParQuestion& question, const AskContext& context);

  /// The same with a solver that is kept.
  static Result<ParAnswer> AnswerWith(Solver& solver, const ParQuestion& question,
                                      const std::atomic<bool>& cancel);
};

}  // namespace jasnel
