#include "engine/questions/rule_sets.h"

#include <optional>
#include <string>

#include "engine/fields/kinds.h"
#include "jasnel/replay.h"

namespace jasnel {
namespace {

// The value of each option, by its name.
class OptionValuesKind final {
 public:
  Record OutputSchema() const {
    return {{"type", "object"}, {"additionalProperties", {{"type", "string"}}}};
  }
  void Write(const Rules& rules, Language /*language*/, Sink& sink) const {
    sink.BeginObject();
    for (const RuleOption& option : RuleOptions()) {
      sink.Key(option.name);
      sink.Text(option.get(rules));
    }
    sink.EndObject();
  }
};
constexpr OptionValuesKind kOptionValues;

constexpr Part kPresetParts[] = {
    Gives<kinds::kText, &Preset::name>("name", "its name"),
    Gives<kinds::kText, &Preset::source>("source", "the text that it is of"),
    Gives<kinds::kNumber,
          [](const Preset& preset) {
            return If(preset.rules.game.deals != 0, preset.rules.game.deals);
          }>("deals", "deals in a game, unless it goes to so many points"),
    Gives<kOptionValues, &Preset::rules>("options", "the value of each option"),
    Gives<kinds::kText,
          [](const Preset& preset) {
            const bool is_text = NearestText(preset.rules).name == preset.name;
            const auto source = OwnSourceOf(Ruling::kLookedAt, preset.rules);
            return is_text && !source.empty() ? std::optional(source) : std::nullopt;
          }>("no_looking",
             "where its text says that a turned trick may not be looked at again, if it does"),
};

constexpr ListKind<kinds::kText> kOptionChoices;

constexpr Part kTitleParts[] = {
    Gives<kinds::kText, &Message::english>("en", "in English"),
    Gives<kinds::kText, &Message::dutch>("nl", "in Dutch"),
};

constexpr Part kRuleOptionParts[] = {
    Gives<kinds::kText, &RuleOption::name>("name", "its name"),
    Gives<kinds::kText, [](const RuleOption& option) { return option.meaning.english; }>(
        "meaning", "what it decides"),
    Gives<kinds::kText, [](const RuleOption& option) { return option.Values().english; }>(
        "values", "what it may be"),
    Holds<[](const RuleOption& option) { return Message(option.meaning); }>(
        "title", "ConventionTitle", kTitleParts, "what it decides, in both languages"),
    Gives<kOptionChoices,
          [](const RuleOption& option) { return If(!option.choices.empty(), option.choices); }>(
        "choices", "its values, where they can be listed"),
};

constexpr Part kConventionParts[] = {
    Gives<kinds::kText, &ConventionCard::name>("name", "what requests call it"),
    Holds<&ConventionCard::title>("title", "ConventionTitle", kTitleParts, "its title"),
};

constexpr Part kRulesAnswer[] = {
    Lists<&RuleSetsAnswer::presets>("presets", "RuleSet", kPresetParts, "the rule sets"),
    Lists<&RuleSetsAnswer::options>("options", "RuleOption", kRuleOptionParts,
                                    "what may differ between them"),
    Lists<&RuleSetsAnswer::conventions>("conventions", "ConventionName", kConventionParts,
                                        "the whole cards of signals"),
};

}  // namespace

constexpr QuestionSpec RuleSets::kSpec = {
    .name = "rules",
    .about = kAbout,
    .answer_type = "RuleSets",
    .answer = kRulesAnswer,
};

Result<RuleSetsAnswer> RuleSets::AnswerTo(const RuleSetsQuestion& /*question*/,
                                          const AskContext& /*context*/) {
  return RuleSetsAnswer();
}

}  // namespace jasnel
