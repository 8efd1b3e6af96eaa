#include "tools/shared/add_flag.h"

namespace jasnel {

CLI::Option* AddText(CLI::App& app, const std::string& name, const std::string& help,
                     std::string& text) {
  return app.add_option(name, text, help);
}

CLI::Option* AddOptionalText(CLI::App& app, const std::string& name, const std::string& help,
                             std::optional<std::string>& text) {
  return app.add_option(name, text, help);
}

CLI::Option* AddTexts(CLI::App& app, const std::string& name, const std::string& help,
                      std::vector<std::string>& texts) {
  return app.add_option(name, texts, help);
}

CLI::Option* AddReader(CLI::App& app, const std::string& name, const std::string& help,
                       const std::function<void(const std::string&)>& read) {
  return app.add_option_function<std::string>(name, read, help);
}

CLI::Option* AddReaderOfAll(CLI::App& app, const std::string& name, const std::string& help,
                            const std::function<void(const std::vector<std::string>&)>& read) {
  return app.add_option_function<std::vector<std::string>>(name, read, help);
}

CLI::Option* AddSwitch(CLI::App& app, const std::string& name, const std::string& help,
                       bool& value) {
  return app.add_flag(name, value, help)->disable_flag_override();
}

}  // namespace jasnel
