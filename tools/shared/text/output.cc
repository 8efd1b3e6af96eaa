#include "tools/shared/text/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>

namespace jasnel {

ExitStatus Fail(std::string_view command, const std::string& message) {
  PrintUsageError(command, message);
  return kExitFailed;
}

void PrintRemark(std::string_view command, const std::string& remark) {
  PrintUsageError(command, remark);
}

bool Print(const std::string& text) {
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t written = write(STDOUT_FILENO, text.data() + done, text.size() - done);
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) done += static_cast<std::size_t>(written);
  }
  return true;
}

ExitStatus PrintLast(std::string_view command, const std::string& text, ExitStatus status) {
  if (Print(text)) return status;
  return Fail(command, std::string("cannot write the answers: ") + std::strerror(errno));
}

}  // namespace jasnel
