#include "tools/rules/command.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "jasnel/rules.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

constexpr const char* kExamples = R"(Examples:
  jasnel rules
  jasnel rules nku-rotterdam
  jasnel rules kbn,undertrump=free
  jasnel rules kbn,undertrump=free --format=json)";

const Rules& DefaultRules() { return Presets().front().rules; }

// What `rules` changes in the default rule set.
std::string Changes(const Rules& rules) {
  std::string changes;
  for (const RuleOption& option : RuleOptions()) {
    const std::string value = option.get(rules);
    if (value == option.get(DefaultRules())) continue;
    changes += (changes.empty() ? "" : " ") + std::string(option.name) + "=" + value;
  }
  return changes;
}

Json OptionValues(const Rules& rules) {
  Json values = Json::object();
  for (const RuleOption& option : RuleOptions()) {
    values[std::string(option.name)] = option.get(rules);
  }
  return values;
}

std::string PresetsAsText() {
  const std::string default_name(Presets().front().name);
  Rows presets = {{"Name", "Source"}};
  Rows changes = {{"Name", "Differs from " + default_name + " in"}};
  for (const Preset& preset : Presets()) {
    presets.push_back({std::string(preset.name), std::string(preset.source)});
    if (preset.name != default_name) {
      changes.push_back({std::string(preset.name), Changes(preset.rules)});
    }
  }
  Rows options = {{"Option", "Value in " + default_name, "Values", "Meaning"}};
  for (const RuleOption& option : RuleOptions()) {
    options.push_back({std::string(option.name), option.get(DefaultRules()),
                       std::string(option.values.english), std::string(option.meaning)});
  }
  const std::vector<Align> two(2, Align::kLeft);
  return "Rule sets; " + default_name + " is the default.\n\n" + FormatTable(presets, two, "  ") +
         "\n" + FormatTable(changes, two, "  ") +
         "\nOptions. Changes follow the name: --rules=" + default_name +
         ",undertrump=free,roem=off\n\n" +
         FormatTable(options, std::vector<Align>(4, Align::kLeft), "  ");
}

std::string PresetsAsJson() {
  Json json;
  json["presets"] = Json::array();
  for (const Preset& preset : Presets()) {
    json["presets"].push_back({{"name", preset.name},
                               {"source", preset.source},
                               {"options", OptionValues(preset.rules)}});
  }
  json["options"] = Json::array();
  for (const RuleOption& option : RuleOptions()) {
    json["options"].push_back(
        {{"name", option.name}, {"values", option.values.english}, {"meaning", option.meaning}});
  }
  return json.dump() + "\n";
}

std::string RulesAsText(const Rules& rules) {
  Rows rows = {{"Option", "Value", "Meaning"}};
  for (const RuleOption& option : RuleOptions()) {
    rows.push_back({std::string(option.name), option.get(rules), std::string(option.meaning)});
  }
  return FormatRules(rules) + "\n\n" + FormatTable(rows, std::vector<Align>(3, Align::kLeft), "  ");
}

std::string RulesAsJson(const Rules& rules) {
  Json json;
  json["name"] = FormatRules(rules);
  json["options"] = OptionValues(rules);
  return json.dump() + "\n";
}

class RulesCommand : public Command {
 public:
  explicit RulesCommand(CLI::App& app)
      : app_(*app.add_subcommand("rules", "Lists the rule sets, or every option of one.")) {
    app_.footer(kExamples);
    AddText(app_, "RULES", "show every option's value of this rule set", name_)->type_name("");
    AddFlag(
        app_, "--format", "text|json", "output format (default text)",
        [](const std::string& text) {
          constexpr std::array<Choice<bool>, 2> kFormats = {{{"text", false}, {"json", true}}};
          return ReadChoice(text, kFormats, "text or json");
        },
        json_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    std::string text;
    if (name_.empty()) {
      text = json_ ? PresetsAsJson() : PresetsAsText();
    } else {
      const auto rules = ParseRules(name_);
      if (!rules) return PrintUsageError("jasnel rules", rules.error().both());
      text = json_ ? RulesAsJson(*rules) : RulesAsText(*rules);
    }
    return PrintLast("jasnel rules", text, kExitOk);
  }

 private:
  CLI::App& app_;
  std::string name_;
  bool json_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeRulesCommand(CLI::App& app) {
  return std::make_unique<RulesCommand>(app);
}

}  // namespace jasnel
