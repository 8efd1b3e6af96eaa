// `rules`: the rule sets and their options.
#pragma once

#include <span>

#include "engine/questions/spec.h"
#include "jasnel/convention.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel {

struct RuleSetsQuestion {};

struct RuleSetsAnswer {
  std::span<const Preset> presets = Presets();
  std::span<const RuleOption> options = RuleOptions();
  std::span<const ConventionCard> conventions = WholeConventionCards();
};

struct RuleSets {
  using Question = RuleSetsQuestion;
  using Answer = RuleSetsAnswer;
  static constexpr Phrase kAbout = {"The rule sets, their options, and the cards of signals.",
                                    "De spelregels, hun opties, en de kaarten met seinen."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Check(RuleSetsQuestion& /*question*/) { return std::nullopt; }
  static Result<RuleSetsAnswer> AnswerTo(const RuleSetsQuestion& question,
                                         const AskContext& context);
};

}  // namespace jasnel
