#include "tools/shared/players/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

#include "absl/strings/str_format.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr milliseconds kMomentToEnd{500};  // for a program to end when its output is closed
constexpr milliseconds kSlice{50};         // between looks at `cancel`

Message CannotStart(int error) {
  return Say("cannot be started: $0", "kan niet worden gestart: $0", SystemError(error));
}

}  // namespace

// What is printed stays in the program's own memory until it is flushed: that looks the same here.
Message NoAnswerWithin(milliseconds limit) {
  return Say("did not answer within $0 s; expected one line, and standard output flushed after it",
             "antwoordde niet binnen $0 s; verwacht één regel, en daarna een flush van de "
             "standaarduitvoer",
             absl::StrFormat("%g", std::chrono::duration<double>(limit).count()));
}

Result<std::unique_ptr<ChildProcess>> ChildProcess::Start(const std::string& command) {
  auto program = StartedProgram::Start(command);
  if (!program) return Error{CannotStart(errno)};
  return std::unique_ptr<ChildProcess>(new ChildProcess(std::move(program)));
}

// After its output was closed.
Message ChildProcess::HowItEnded() const {
  const auto end = program_->End(kMomentToEnd);
  if (!end) {
    return Phrase{"closed its output without an answer", "sloot zijn uitvoer zonder te antwoorden"};
  }
  if (end->kind == ProgramEnd::Kind::kNotStarted) return CannotStart(end->number);
  if (end->kind == ProgramEnd::Kind::kKilled) {
    return Say("was killed by signal $0", "is beëindigd door signaal $0", end->number);
  }
  constexpr Phrase kNotFound = {", which is that of a command that was not found",
                                ", die van een opdracht die niet is gevonden"};
  return Say("ended with status $0$1", "eindigde met status $0$1", end->number,
             end->number == 127 ? kNotFound : Phrase{});
}

std::string ChildProcess::TakeUnasked(milliseconds moment) {
  while (received_.size() <= LineReader::kLongestLine &&
         program_->Wait(false, received_.empty() ? moment : milliseconds(0)).to_read &&
         program_->Read(received_)) {
  }
  return std::exchange(received_, {});
}

Result<std::string> ChildProcess::Ask(std::string_view line, milliseconds limit,
                                      const std::array<const std::atomic<bool>*, 2>& cancels) {
  if (program_->is_left())
    return Error{Phrase{"no longer accepts requests", "neemt geen vragen meer aan"}};
  const auto deadline = Clock::now() + limit;
  for (;;) {
    if (const std::size_t end = received_.find('\n'); end != std::string::npos) {
      std::string answer = received_.substr(0, end);
      received_.erase(0, end + 1);
      return answer;
    }
    if (received_.size() > LineReader::kLongestLine) {
      return Error{Say("answered with more than $0 bytes; expected one line",
                       "antwoordde met meer dan $0 bytes; verwacht één regel",
                       LineReader::kLongestLine)};
    }
    for (const std::atomic<bool>* const cancel : cancels) {
      if (cancel != nullptr && *cancel) {
        return Error{Phrase{"was interrupted", "is onderbroken"}};
      }
    }
    const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
    if (left.count() <= 0) {
      return Error{NoAnswerWithin(limit)};
    }
    const auto ready = program_->Wait(!line.empty(), std::min(left, kSlice));
    if (ready.to_write) program_->Write(line);
    if (ready.to_read && !program_->Read(received_)) return Error{HowItEnded()};
  }
}

}  // namespace jasnel
