#include "tools/shared/add_flag.h"

#include <CLI/CLI.hpp>
#include <memory>

#include "tools/shared/flag_error.h"

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

Flag Flag::TakingAll() const { return Flag(*option_->expected(1)->take_all()); }

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

}  // namespace jasnel
