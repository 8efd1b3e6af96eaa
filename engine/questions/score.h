// `score`: what both sides write down, from what they won.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/questions/spec.h"
#include "jasnel/contract.h"
#include "jasnel/deal_totals.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// Points and roem are as a person types them.
struct ScoreQuestion {
  Rules rules;
  std::optional<Seat> declarer;       ///< needed unless somebody revoked or accused
  std::optional<std::string> points;  ///< of the declaring side; likewise
  std::optional<std::string> ns_roem;
  std::optional<std::string> ew_roem;
  bool pit = false;
  std::optional<Side> revoke;
  std::optional<Side> accused_by;

  DealTotals totals;  ///< what that says; filled in by `Score::Check`
};

struct Score {
  using Question = ScoreQuestion;
  using Answer = ContractResult;
  static constexpr Phrase kAbout = {"What both sides write down, from what they won.",
                                    "Wat beide partijen opschrijven, uit wat ze haalden."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(ScoreQuestion& question);
  static Result<ContractResult> AnswerTo(const ScoreQuestion& question, const AskContext& context);
};

}  // namespace jasnel
