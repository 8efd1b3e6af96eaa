#include "tools/shared/command.h"

#include <cstdio>

namespace jasnel {
namespace {

Language message_language = Language::kEnglish;

}  // namespace

Language MessageLanguage() { return message_language; }

void SetMessageLanguage(Language language) { message_language = language; }

std::string Localized(Phrase phrase) { return std::string(phrase.In(MessageLanguage())); }

ExitStatus PrintUsageError(std::string_view command, const Message& message) {
  const std::string line = std::string(command) + ": " + message.In(message_language) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
  return kExitUsage;
}

}  // namespace jasnel
