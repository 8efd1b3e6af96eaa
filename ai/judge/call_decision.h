// A call that a seat was to make, and what each legal call was worth to it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ai/judge/fair_worth.h"
#include "ai/judge/judge_clock.h"
#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/fair.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"

namespace jasnel {

/// Examines the legal calls, more than one, of the seat to call in deals of the hidden cards.
class CallDecision {
 public:
  /// Calls, best first.
  struct Sample {
    std::vector<FairCallOption> options;
    std::uint64_t worlds = 0;  ///< for each suit

    const FairCallOption& Of(Call call) const;
  };

  /// All must outlive this. `worlds` as in FairRequest. Scores count for what they are `worth` to
  /// the side of the seat to call.
  CallDecision(BatchSolver& solver, const Auction& auction, CardSet hand, const Rules& rules,
               std::uint64_t worlds, std::uint64_t seed, const JudgeClock& clock,
               FairWorth worth = {});

  /// A first look at all legal calls. Nothing where the calls before are too unlikely, or the clock
  /// ended it.
  std::optional<Sample> Survey();

  /// These alone, two or more, in more deals, drawn anew.
  std::optional<Sample> Examine(std::vector<Call> calls);

 private:
  std::optional<Sample> Evaluate(double count, std::uint64_t stream, std::vector<Call> calls);

  BatchSolver& solver_;
  const Auction& auction_;
  CardSet hand_;
  const Rules& rules_;
  double scale_;
  std::uint64_t seed_;
  const JudgeClock& clock_;
  FairWorth worth_;
};

/// Judges `call` of the seat to call in `auction`, which is not over. `worlds` as in FairRequest.
FairCall JudgeCall(BatchSolver& solver, const Auction& auction, CardSet hand, const Rules& rules,
                   Call call, std::uint64_t worlds, std::uint64_t seed, const JudgeClock& clock,
                   const FairWorth& worth = {});

}  // namespace jasnel
