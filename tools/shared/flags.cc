#include "tools/shared/flags.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>

#include "engine/fields/kinds.h"
#include "tools/shared/command.h"
#include "tools/shared/parent_command.h"

namespace jasnel {

namespace {

constexpr char kShield = ' ';  // behind the last bracket

bool IsBracketed(std::string_view text) { return text.starts_with('[') && text.ends_with(']'); }

std::vector<std::string> AllUnshielded(std::vector<std::string> words) {
  for (std::string& word : words) word = Unshielded(std::move(word));
  return words;
}

}  // namespace

void SetAbout(CLI::App& app, const std::string& about) { app.description(about); }

void SetHelpEnd(CLI::App& app, const std::string& help_end) { app.footer(help_end); }

std::string Flag::name() const { return option_->get_name(); }

bool Flag::IsGiven() const { return option_->count() > 0; }

Flag Flag::InGroup(const std::string& group) const { return Flag(*option_->group(group)); }

Flag Flag::WithHelp(const std::string& help) const { return Flag(*option_->description(help)); }

Flag Flag::WithForm(const std::string& form) const { return Flag(*option_->type_name(form)); }

Flag Flag::TakingLast() const { return Flag(*option_->take_last()); }

Flag Flag::TakingAll() const {
  return Flag(*option_->expected(1)->take_all()->allow_extra_args(false));
}

bool IsGiven(const CLI::App& app, const std::string& name) {
  return app.get_option(name)->count() > 0;
}

void RefuseFlag(const std::string& name, const Error& wrong) { throw FlagError(name, wrong); }

std::vector<std::string> Shielded(std::vector<std::string> words) {
  for (std::string& word : words) {
    if (IsBracketed(word)) word += kShield;
  }
  return words;
}

std::string Unshielded(std::string text) {
  if (text.ends_with(kShield) && IsBracketed(std::string_view(text).substr(0, text.size() - 1))) {
    text.pop_back();
  }
  return text;
}

Flag AddText(CLI::App& app, const std::string& name, const std::string& help, std::string& text) {
  return AddReader(app, name, help, [&text](const std::string& word) { text = word; });
}

Flag AddOptionalText(CLI::App& app, const std::string& name, const std::string& help,
                     std::optional<std::string>& text) {
  return AddReader(app, name, help, [&text](const std::string& word) {
    text = word.empty() ? std::nullopt : std::optional(word);
  });
}

Flag AddTexts(CLI::App& app, const std::string& name, const std::string& help,
              std::vector<std::string>& texts) {
  return AddReaderOfAll(app, name, help,
                        [&texts](const std::vector<std::string>& words) { texts = words; });
}

Flag AddReader(CLI::App& app, const std::string& name, const std::string& help,
               const std::function<void(const std::string&)>& read) {
  return Flag(*app.add_option_function<std::string>(
      name, [read](const std::string& text) { read(Unshielded(text)); }, help));
}

Flag AddReaderOfAll(CLI::App& app, const std::string& name, const std::string& help,
                    const std::function<void(const std::vector<std::string>&)>& read) {
  return Flag(*app.add_option_function<std::vector<std::string>>(
      name, [read](const std::vector<std::string>& words) { read(AllUnshielded(words)); }, help));
}

Flag AddOptionalReader(CLI::App& app, const std::string& name, const std::string& help,
                       const std::function<void(const std::string&)>& read) {
  const auto text = std::make_shared<std::string>();
  const auto take = [text, read](const std::string& word) { read(Unshielded(word)); };
  return Flag(*app.add_flag(name, *text, help)->each(take));
}

Flag AddSwitch(CLI::App& app, const std::string& name, const std::string& help, bool& value) {
  return Flag(*app.add_flag(name, value, help)->disable_flag_override());
}

namespace {

constexpr int kMaxThreads = 1024;

constexpr std::array<Choice<Language>, 2> kLanguages = {
    {{"en", Language::kEnglish}, {"nl", Language::kDutch}}};
constexpr std::array<Choice<bool>, 2> kJsonFormats = {{{"text", false}, {"json", true}}};
constexpr std::array<Choice<Format>, 3> kAnswerFormats = {
    {{"text", Format::kText}, {"json", Format::kJson}, {"csv", Format::kCsv}}};

}  // namespace

Flag AddFormatFlag(CLI::App& app, Format& format) {
  return AddFlag(
      app, "--format", "text|json|csv",
      Localized({"output format (default text)", "uitvoerformaat (standaard text)"}),
      [](const std::string& text) {
        return ReadChoice(text, kAnswerFormats, Phrase{"text, json or csv", "text, json of csv"});
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

Flag AddDealtFlag(CLI::App& app, const std::string& help, Dealt& dealt) {
  return AddFlag(
      app, "--dealt", "DEALT", help, [](const std::string& text) { return ParseDealt(text); },
      dealt);
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

namespace {

Result<std::chrono::milliseconds> ReadLimit(const std::string& text) {
  constexpr std::int64_t kMax = 86'400'000;  // a day
  const auto limit = ReadNumber<std::int64_t>(text, 1, kMax);
  if (!limit) return limit.error();
  return std::chrono::milliseconds(*limit);
}

}  // namespace

Flag AddContractFlag(CLI::App& app, const char* help, ContractFrom& contract) {
  static constexpr std::array<Choice<ContractFrom>, 2> kContracts = {
      {{"auction", ContractFrom::kAuction}, {"random", ContractFrom::kChance}}};
  return AddFlag(
      app, "--trump-and-declarer", "auction|random", help,
      [](const std::string& text) {
        return ReadChoice(text, kContracts, Phrase{"auction or random", "auction of random"});
      },
      contract);
}

std::array<Flag, 2> AddProgramFlags(CLI::App& app, ProgramTerms& terms, const char* group) {
  return {AddFlag(app, "--time-limit", "MS",
                  "how long an exec: program may take for an answer (default 10000)", ReadLimit,
                  terms.answer)
              .InGroup(group),
          AddFlag(app, "--start-limit", "MS",
                  "the same for its first answer, which includes starting (default 10000, or "
                  "--time-limit if that is more)",
                  ReadLimit, terms.start)
              .InGroup(group)};
}

namespace {

void AddFieldFlag(CLI::App& app, const Field& field, void* question) {
  const std::string name = FlagOf(field.flag());
  const std::string help(field.help.In(MessageLanguage()));
  const std::string form(field.kind->Form());
  const auto store = [&field, name, question](const std::string& text) {
    const auto fault = field.kind->ReadText(text, field.member(question));
    if (fault) RefuseFlag(name, ErrorIn(text, *fault));
  };
  const Flag flag =
      form.empty() ? AddSwitch(app, name, help, *static_cast<bool*>(field.member(question)))
      : field.kind->MayBeBare() ? AddOptionalReader(app, name, help, store).TakingLast()
                                : AddReader(app, name, help, store).WithForm(form).TakingLast();
  const std::string_view group = field.form.group.In(MessageLanguage());
  if (!group.empty()) flag.InGroup(std::string(group));
}

}  // namespace

std::string FlagOf(std::string_view key) {
  std::string flag = "--" + std::string(key);
  std::replace(flag.begin(), flag.end(), '_', '-');
  return flag;
}

void AddFieldFlags(CLI::App& app, std::span<const Field> fields, void* question) {
  for (const Field& field : fields) {
    if (field.form.has_flag) AddFieldFlag(app, field, question);
  }
}

std::string GivenFlag(const CLI::App& app, std::span<const Field> fields, std::string_view name) {
  const std::string flag = FlagOf(name);
  const bool is_given = std::any_of(fields.begin(), fields.end(), [&](const Field& field) {
    return field.name.english == name && field.form.has_flag && IsGiven(app, flag);
  });
  return is_given ? flag : "";
}

std::optional<Error> CheckFieldFlags(const CLI::App& app, std::span<const Together> together,
                                     std::span<const Apart> apart) {
  const auto is_given = [&](std::string_view name) { return IsGiven(app, FlagOf(name)); };
  if (auto error = CheckTogether(together, is_given, FlagOf)) return error;
  return CheckApart(apart, is_given, FlagOf);
}

}  // namespace jasnel
