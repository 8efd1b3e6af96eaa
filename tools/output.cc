#include "tools/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace jasnel {

ExitStatus Fail(std::string_view command, const std::string& message) {
  PrintUsageError(command, message);
  return kExitFailed;
}

ExitStatus PrintLast(std::string_view command, const std::string& text, ExitStatus status) {
  std::fwrite(text.data(), 1, text.size(), stdout);
  if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return status;
  return Fail(command, std::string("cannot write the answers: ") + std::strerror(errno));
}

}  // namespace jasnel
