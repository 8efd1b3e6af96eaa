// External programs that play either game: sends requests and reads answers.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ai/players/spec_options.h"
#include "engine/records/record.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "tools/shared/players/child_process.h"
#include "tools/shared/players/sent_keys.h"

namespace jasnel {

/// The kind of external programs, for the help text.
inline constexpr PlayerKind kProgramKind = {
    "exec:COMMAND",
    "a program that speaks the protocol of docs/reference/engine.md, run by /bin/sh"};

/// The limits for a program.
struct ProgramTerms {
  /// Time for an answer, in addition to the limits of a move. The clock runs from writing the
  /// request until the answer has been read.
  std::chrono::milliseconds answer{10'000};
  /// Time for its first answer, which includes start-up; `answer` if that is longer.
  std::chrono::milliseconds start{10'000};
  /// Once true, requests soon return an error; may be null.
  const std::atomic<bool>* cancel = nullptr;
};

/// The command in `exec:COMMAND`, everything after the colon including commas and spaces; nothing
/// for the name of another player. An error if the command is empty.
Result<std::optional<std::string>> ProgramCommand(std::string_view player);

/// An answer that a program wrote. An error, worded to follow the name of the program and with the
/// whole line in it, if that is not a JSON object.
Result<Record> ReadAnswer(const std::string& line);

/// A line of a program for a message: the whole of it, as one line of printable text.
std::string PrintableLine(std::string_view line);

/// A program that is run by /bin/sh and answers requests (docs/reference/engine.md) on its standard
/// output. It is started at the first request, and ended with this object. After an error, which
/// begins with `exec:` and the command, all later requests return the same error.
///
/// The time of the first answer includes start-up, and is reported as `start_up` of the choice.
class ExternalProgram {
 public:
  ExternalProgram(std::string command, const ProgramTerms& terms);

  /// Sends the request that `write` makes for an id, without keys that the program does not know,
  /// and returns the result of `read` for the answer and the id. `write` receives the limits for
  /// the program, with a seed below 2^53, which is an exact integer in JavaScript too. An error
  /// from `read`, worded to follow the name of a player ("answered ..."), becomes an error of the
  /// program.
  template <class Write, class Read>
  auto Ask(const MoveLimits& limits, const Write& write, const Read& read)
      -> decltype(read(Record(), Record())) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const Record id = ++asked_;
    const auto answer = AskFor(write(id, ForPrograms(limits)), limits);
    if (!answer) return answer.error();
    auto move = read(*answer, id);
    if (!move) return Fail(move.error());
    auto choice = std::move(move).value();
    if (asked_ == 1) choice.start_up = Clock::now() - start;
    return choice;
  }

  /// Ends communication: see `ChildProcess::Shutdown`.
  void Shutdown();

 private:
  static MoveLimits ForPrograms(MoveLimits limits);
  Result<Record> AskFor(const Record& request, const MoveLimits& limits);
  Result<std::string> Exchange(const std::string& request, const MoveLimits& limits);
  Error Fail(const Error& error);

  std::string command_;
  ProgramTerms terms_;
  std::unique_ptr<ChildProcess> program_;
  SentKeys keys_;
  std::uint64_t asked_ = 0;      // number of requests, which is the id of the last one
  std::optional<Error> failed_;  // set after the first error
};

}  // namespace jasnel
