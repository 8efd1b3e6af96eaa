#include "tools/shared/add_flag.h"

namespace jasnel {
namespace {

constexpr char kShield = ' ';  // behind the last bracket

bool IsBracketed(std::string_view text) { return text.starts_with('[') && text.ends_with(']'); }

std::vector<std::string> AllUnshielded(std::vector<std::string> words) {
  for (std::string& word : words) word = Unshielded(std::move(word));
  return words;
}

}  // namespace

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

CLI::Option* AddText(CLI::App& app, const std::string& name, const std::string& help,
                     std::string& text) {
  return AddReader(app, name, help, [&text](const std::string& word) { text = word; });
}

CLI::Option* AddOptionalText(CLI::App& app, const std::string& name, const std::string& help,
                             std::optional<std::string>& text) {
  return AddReader(app, name, help, [&text](const std::string& word) {
    text = word.empty() ? std::nullopt : std::optional(word);
  });
}

CLI::Option* AddTexts(CLI::App& app, const std::string& name, const std::string& help,
                      std::vector<std::string>& texts) {
  return AddReaderOfAll(app, name, help,
                        [&texts](const std::vector<std::string>& words) { texts = words; });
}

CLI::Option* AddReader(CLI::App& app, const std::string& name, const std::string& help,
                       const std::function<void(const std::string&)>& read) {
  return app.add_option_function<std::string>(
      name, [read](const std::string& text) { read(Unshielded(text)); }, help);
}

CLI::Option* AddReaderOfAll(CLI::App& app, const std::string& name, const std::string& help,
                            const std::function<void(const std::vector<std::string>&)>& read) {
  return app.add_option_function<std::vector<std::string>>(
      name, [read](const std::vector<std::string>& words) { read(AllUnshielded(words)); }, help);
}

CLI::Option* AddSwitch(CLI::App& app, const std::string& name, const std::string& help,
                       bool& value) {
  return app.add_flag(name, value, help)->disable_flag_override();
}

}  // namespace jasnel
