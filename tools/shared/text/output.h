// Text on standard output and standard error.
#pragma once

#include <string>
#include <string_view>

#include "jasnel/message.h"
#include "tools/shared/command.h"

namespace jasnel {

/// Of an errno: in English as `strerror` has it, and in Dutch for those that files bring.
Message SystemError(int error);

/// One line on standard error: `jasnel bench: ...`.
ExitStatus Fail(std::string_view command, const Message& message);

/// What is wrong where standard output takes no more; `error` is an errno.
Message CannotWriteAnswers(int error);

/// The same for a command that continues.
void PrintRemark(std::string_view command, const Message& remark);

/// Prints all of `text` on standard output at once, regardless of Ctrl-C. Returns false and sets
/// errno if standard output accepts no more. Nothing else writes there, and there is no buffer.
bool Print(const std::string& text);

/// Prints the last text of a command; returns `status`, or the failure status if standard output
/// accepts no more.
ExitStatus PrintLast(std::string_view command, const std::string& text, ExitStatus status);

}  // namespace jasnel
