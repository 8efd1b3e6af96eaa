// The parts of a fair judgement.
#pragma once

#include <array>

#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "jasnel/fair.h"

namespace jasnel {

inline constexpr std::array<Choice<FairMark>, 4> kMarks = {{{"", FairMark::kNone},
                                                            {"!", FairMark::kGood},
                                                            {"?", FairMark::kMistake},
                                                            {"??", FairMark::kBlunder}}};

/// `!`, `?`, `??`, or nothing.
const char* MarkOf(FairMark mark);

/// A judgement, or only the totals of the players.
struct ToldJudgement {
  const FairJudgement& judgement;
  bool summary = false;
};

struct FairParts {
  static const Part kAll[5];      ///< of a `ToldJudgement`
  static const Part kColumns[1];  ///< of a `FairCard`, in CSV; nothing of one that was no choice
};

}  // namespace jasnel
