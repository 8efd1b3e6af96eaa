#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/rules_file.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/output.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr Phrase kNameColumn = {"Name", "Naam"};
constexpr Phrase kOption = {"Option", "Optie"};
constexpr Phrase kMeaning = {"Meaning", "Betekenis"};

using Json = nlohmann::ordered_json;
using Rows = std::vector<std::vector<std::string>>;

constexpr const char* kRulesExamples = R"(Examples:
  jasnel rules
  jasnel rules nku-rotterdam
  jasnel rules kbn,undertrump=free
  jasnel rules kbn,undertrump=free --format=json
  jasnel rules --lang=nl)";

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

std::string PresetsAsText(Language language) {
  const Voice say(language);
  const std::string default_name(Presets().front().name);
  Rows presets = {{say(kNameColumn), say("Source", "Bron")}};
  Rows changes = {
      {say(kNameColumn), say("Differs from $0 in", "Verschilt van $0 in", default_name)}};
  for (const Preset& preset : Presets()) {
    presets.push_back({std::string(preset.name), std::string(preset.source)});
    if (preset.name != default_name) {
      changes.push_back({std::string(preset.name), Changes(preset.rules)});
    }
  }
  Rows options = {{say(kOption), say("Value in $0", "Waarde in $0", default_name),
                   say("Values", "Waarden"), say(kMeaning)}};
  for (const RuleOption& option : RuleOptions()) {
    options.push_back({std::string(option.name), option.get(DefaultRules()),
                       option.Values().In(language), std::string(option.meaning.In(language))});
  }
  const std::vector<Align> two(2, Align::kLeft);
  return say("Rule sets; $0 is the default.\n\n", "Spelregels; zonder keuze geldt $0.\n\n",
             default_name) +
         FormatTable(presets, two, "  ") + "\n" + FormatTable(changes, two, "  ") + "\n" +
         say("Options. Changes follow the name: --rules=$0,undertrump=free,roem=off\n\n",
             "Opties. Wijzigingen komen achter de naam: --rules=$0,undertrump=free,roem=off\n\n",
             default_name) +
         FormatTable(options, std::vector<Align>(4, Align::kLeft), "  ");
}

std::string PresetsAsJson(Language language) {
  Json json;
  json["presets"] = Json::array();
  for (const Preset& preset : Presets()) {
    json["presets"].push_back({{"name", preset.name},
                               {"source", preset.source},
                               {"options", OptionValues(preset.rules)}});
  }
  json["options"] = Json::array();
  for (const RuleOption& option : RuleOptions()) {
    json["options"].push_back({{"name", option.name},
                               {"values", option.Values().In(language)},
                               {"meaning", option.meaning.In(language)}});
  }
  return json.dump() + "\n";
}

// `place`, if they are those of a file.
std::string RulesAsText(const Rules& rules, const std::optional<NamedRules>& place,
                        Language language) {
  const Voice say(language);
  Rows rows = {{say(kOption), say("Value", "Waarde"), say(kMeaning)}};
  for (const RuleOption& option : RuleOptions()) {
    rows.push_back(
        {std::string(option.name), option.get(rules), std::string(option.meaning.In(language))});
  }
  const Preset& preset = NearestPreset(rules);
  const std::string head =
      (place ? place->name + ": " : "") + FormatRules(rules) + "\n" +
      say("Source of $0: $1\n\n", "Bron van $0: $1\n\n", preset.name, preset.source);
  const std::string end =
      place ? say("\nOn the page: $0\n", "\nOp de pagina: $0\n", AddressOf(*place)) : "";
  return head + FormatTable(rows, std::vector<Align>(3, Align::kLeft), "  ") + end;
}

std::string RulesAsJson(const Rules& rules, const std::optional<NamedRules>& place) {
  Json json;
  if (place) json["place"] = place->name;
  if (place) json["address"] = AddressOf(*place);
  json["name"] = FormatRules(rules);
  json["source"] = NearestPreset(rules).source;
  json["options"] = OptionValues(rules);
  return json.dump() + "\n";
}

class RulesCommand : public Command {
 public:
  explicit RulesCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kRulesExamples);
    AddText(app_, "RULES", "show every option's value of this rule set, or of @FILE", name_)
        .WithForm("");
    AddJsonFormatFlag(app_, json_);
    AddLanguageFlag(app_, language_).WithHelp("language of the text (default en)");
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    std::string text;
    if (name_.empty()) {
      text = json_ ? PresetsAsJson(language_) : PresetsAsText(language_);
    } else {
      std::optional<NamedRules> place;
      if (name_.starts_with('@')) {
        auto read = ReadRulesFile(name_.substr(1));
        if (!read) return PrintUsageError("jasnel rules", read.error().both());
        place = *std::move(read);
      }
      const auto rules = place ? Result<Rules>(place->rules) : ParseRules(name_);
      if (!rules) return PrintUsageError("jasnel rules", rules.error().both());
      text = json_ ? RulesAsJson(*rules, place) : RulesAsText(*rules, place, language_);
    }
    return PrintLast("jasnel rules", text, kExitOk);
  }

 private:
  CLI::App& app_;
  std::string name_;
  bool json_ = false;
  Language language_ = Language::kEnglish;
};

}  // namespace

std::unique_ptr<Command> MakeRulesCommand(CLI::App& app) {
  return std::make_unique<RulesCommand>(app);
}

}  // namespace jasnel
