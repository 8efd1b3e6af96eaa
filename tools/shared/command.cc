#include "tools/shared/command.h"

#include <cstdio>

namespace jasnel {
const Commands& Command::subcommands() const {
  static const Commands kNone;
  return kNone;
}

ExitStatus PrintUsageError(std::string_view command, const std::string& message) {
  const std::string line = std::string(command) + ": " + message + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
  return kExitUsage;
}

}  // namespace jasnel
