#include "tools/shared/text/output.h"

#include <unistd.h>

#include <cerrno>

#include "tools/shared/text/system_error.h"
#include "tools/shared/write_all.h"

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

bool Print(const std::string& text) { return WriteAll(STDOUT_FILENO, text); }

ExitStatus PrintLast(std::string_view command, const std::string& text, ExitStatus status) {
  if (Print(text)) return status;
  return Fail(command, CannotWriteAnswers(errno));
}

}  // namespace jasnel
