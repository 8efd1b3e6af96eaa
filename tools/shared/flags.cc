#include "tools/shared/flags.h"

#include <array>
#include <limits>

#include "engine/fields/kinds.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/command.h"

namespace jasnel {
namespace {

constexpr int kMaxThreads = 1024;

constexpr std::array<Choice<Language>, 2> kLanguages = {
    {{"en", Language::kEnglish}, {"nl", Language::kDutch}}};
constexpr std::array<Choice<bool>, 2> kJsonFormats = {{{"text", false}, {"json", true}}};
constexpr std::array<Choice<Format>, 3> kFormats = {
    {{"text", Format::kText}, {"json", Format::kJson}, {"csv", Format::kCsv}}};

}  // namespace

Flag AddFormatFlag(CLI::App& app, Format& format) {
  return AddFlag(
      app, "--format", "text|json|csv",
      Localized({"output format (default text)", "uitvoerformaat (standaard text)"}),
      [](const std::string& text) {
        return ReadChoice(text, kFormats, Phrase{"text, json or csv", "text, json of csv"});
      },
      format);
}

Flag AddJsonFormatFlag(CLI::App& app, bool& json) {
  return AddFlag(
      app, "--format", "text|json",
      Localized({"output format (default text)", "uitvoerformaat (standaard text)"}),
      [](const std::string& text) {
        return ReadChoice(text, kJsonFormats, Phrase{"text or json", "text of json"});
      },
      json);
}

Flag AddObjectiveFlag(CLI::App& app, Objective& objective) {
  return AddFlag(
      app, "--objective", "points|make|pit|score",
      "what to solve for: points, whether the declaring side makes the contract or pit, or the "
      "written score (default points)",
      [](const std::string& text) {
        return ReadChoice(text, kObjectives,
                          Phrase{"points, make, pit or score", "points, make, pit of score"});
      },
      objective);
}

Flag AddLanguageFlag(CLI::App& app, Language& language) {
  return AddFlag(
      app, "--lang", "en|nl",
      Localized({"language of the text and of card letters (default en)",
                 "taal van de tekst en van kaartletters (standaard en)"}),
      [](const std::string& text) {
        return ReadChoice(text, kLanguages, Phrase{"en or nl", "en of nl"});
      },
      language);
}

Flag AddRulesFlag(CLI::App& app, const std::string& help, Rules& rules) {
  return AddFlag(
      app, "--rules", "RULES", help, [](const std::string& text) { return ParseRules(text); },
      rules);
}

Flag AddSeatFlag(CLI::App& app, const std::string& name, const std::string& help,
                 std::optional<Seat>& seat) {
  return AddFlag(
      app, name, "N|E|S|W", help,
      [](const std::string& text) -> Result<std::optional<Seat>> {
        const auto read = ParseSeat(text);
        if (!read) return Unexpected(text, kSeatExpected);
        return read;
      },
      seat);
}

Result<std::uint64_t> ReadSeed(const std::string& text) {
  return ReadNumber<std::uint64_t>(text, 0, std::numeric_limits<std::uint64_t>::max());
}

Flag AddThreadsFlag(CLI::App& app, const std::string& help, int& threads) {
  return AddFlag(
      app, "--threads", "N", help,
      [](const std::string& text) { return ReadNumber(text, 1, kMaxThreads); }, threads);
}

Flag AddInputFlag(CLI::App& app, const std::string& help, std::string& input) {
  return AddText(app, "--input", help, input).WithForm("FILE|-").TakingLast();
}

}  // namespace jasnel
