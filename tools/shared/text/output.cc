#include "tools/shared/text/output.h"

#include <unistd.h>

#include <cerrno>
#include <cstddef>

#include "tools/shared/text/system_error.h"

namespace jasnel {

ExitStatus Fail(std::string_view command, const Message& message) {
  PrintUsageError(command, message);
  return kExitFailed;
}

void PrintRemark(std::string_view command, const Message& remark) {
  PrintUsageError(command, remark);
}

Message CannotWriteAnswers(int error) {
  return Say("cannot write the answers: $0", "de antwoorden kunnen niet worden geschreven: $0",
             SystemError(error));
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
  return Fail(command, CannotWriteAnswers(errno));
}

}  // namespace jasnel
