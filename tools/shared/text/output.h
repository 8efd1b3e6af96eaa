// Printing, and failing to.
#pragma once

#include <string>
#include <string_view>

#include "jasnel/message.h"
#include "tools/shared/command.h"

namespace jasnel {

/// One line on standard error: `jasnel bench: ...`.
ExitStatus Fail(std::string_view command, const Message& message);

/// What is wrong where standard output takes no more; `error` is an errno.
Message CannotWriteAnswers(int error);

/// The same where the command goes on.
void PrintRemark(std::string_view command, const Message& remark);

/// Prints all of `text` on standard output at once, whatever Ctrl-C comes meanwhile. False, and
/// errno set, where that takes no more. Nothing else writes there: there is no buffer to get in
/// between.
bool Print(const std::string& text);

/// Prints the last text of a command; `status`, or that of the failure where standard output takes
/// no more.
ExitStatus PrintLast(std::string_view command, const std::string& text, ExitStatus status);

}  // namespace jasnel
