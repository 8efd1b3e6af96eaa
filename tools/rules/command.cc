#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jasnel/rules.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
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

// What an option decides, by its name.
constexpr std::pair<std::string_view, std::string_view> kDutchMeanings[] = {
    {"ruff", "niet kunnen bekennen als de slag aan de maat ligt"},
    {"undertrump", "niet kunnen bekennen en niet kunnen overtroeven"},
    {"only-trumps", "alleen nog troeven hebben als de slag aan een troef van de maat ligt"},
    {"four-jacks", "roem voor vier boeren in één slag"},
    {"pit", "premie voor alle acht slagen, telt als roem"},
    {"pit-for", "wie de pitpremie kan krijgen"},
    {"speaks-first", "wie als eerste biedt"},
    {"bidding", "welke biedingen mogelijk zijn"},
    {"turns", "hoeveel kaarten na elkaar gedraaid worden zolang er rondgepast wordt"},
    {"joker", "of er een joker gedraaid kan worden: wie het eerst biedt kiest dan een kleur"},
    {"first-turned", "de kleur die in het eerste spel van een partij gedraaid wordt"},
    {"all-pass", "wie een kleur moet kiezen als iedereen past"},
    {"holds-trump", "of wie troef noemt er een kaart van moet hebben"},
    {"leads", "wie in de eerste slag uitkomt"},
    {"nat", "wat er wordt geschreven als de spelende partij nat gaat"},
    {"revoke", "punten voor de tegenpartij bij verzaken"},
    {"revoke-roem", "of de roem tot dan toe daarbij komt"},
    {"revoke-covers", "wat als verzaken geldt"},
    {"revoke-mend", "of verzaken mag worden hersteld tot de slag is omgedraaid"},
    {"roem", "of roem telt"},
};

std::string_view MeaningOf(const RuleOption& option, Language language) {
  for (const auto& [name, dutch] : kDutchMeanings) {
    if (language == Language::kDutch && name == option.name) return dutch;
  }
  return option.meaning;
}

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
                       std::string(option.values.In(language)),
                       std::string(MeaningOf(option, language))});
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
                               {"values", option.values.In(language)},
                               {"meaning", MeaningOf(option, language)}});
  }
  return json.dump() + "\n";
}

std::string RulesAsText(const Rules& rules, Language language) {
  const Voice say(language);
  Rows rows = {{say(kOption), say("Value", "Waarde"), say(kMeaning)}};
  for (const RuleOption& option : RuleOptions()) {
    rows.push_back(
        {std::string(option.name), option.get(rules), std::string(MeaningOf(option, language))});
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
  explicit RulesCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kRulesExamples);
    AddText(app_, "RULES", "show every option's value of this rule set", name_).WithForm("");
    AddJsonFormatFlag(app_, json_);
    AddLanguageFlag(app_, language_).WithHelp("language of the text (default en)");
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    std::string text;
    if (name_.empty()) {
      text = json_ ? PresetsAsJson(language_) : PresetsAsText(language_);
    } else {
      const auto rules = ParseRules(name_);
      if (!rules) return PrintUsageError("jasnel rules", rules.error().both());
      text = json_ ? RulesAsJson(*rules) : RulesAsText(*rules, language_);
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
