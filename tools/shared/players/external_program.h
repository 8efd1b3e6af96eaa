// Other people's programs that play, of either game: one is asked, and what it answers is read.
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

namespace jasnel {

/// Programs of others, for help.
inline constexpr PlayerKind kProgramKind = {
    "exec:COMMAND",
    "a program that speaks the protocol of docs/reference/engine.md, run by /bin/sh"};

/// What a program is given.
struct ProgramTerms {
  /// For an answer, besides the time that it is given to think. The clock runs from when the
  /// request is written until the answer is read.
  std::chrono::milliseconds answer{10'000};
  /// For its first answer, in which it also starts; `answer` where that is longer.
  std::chrono::milliseconds start{10'000};
  /// When it becomes true, what is asked is an error soon; may be null.
  const std::atomic<bool>* cancel = nullptr;
};

/// The command of `exec:COMMAND`, all that follows the colon, commas and spaces too; nothing for
/// the name of another player. An error where there is no command.
Result<std::optional<std::string>> ProgramCommand(std::string_view player);

/// A program that is run by /bin/sh and answers requests (docs/reference/engine.md) on its standard
/// output. It is started when it is first asked, and ended with this. An error of one answer, which
/// begins with `exec:` and the command, is that of all later ones.
///
/// The time of the first answer is that of starting up too, and told as `start_up` of the choice.
class ExternalProgram {
 public:
  ExternalProgram(std::string command, const ProgramTerms& terms);

  /// Sends the request that `write` makes for an id, and gives what `read` makes of the answer and
  /// the id. `write` gets what the program may use: a seed that is a whole number in JavaScript
  /// too, below 2^53. An error of `read`, which reads on after the name of a player ("answered
  /// ..."), is one of the program.
  template <class Write, class Read>
  auto Ask(const Thinking& thinking, const Write& write, const Read& read)
      -> decltype(read(Record(), Record())) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const Record id = ++asked_;
    const auto answer = AskFor(write(id, ForPrograms(thinking)), thinking);
    if (!answer) return answer.error();
    auto move = read(*answer, id);
    if (!move) return Fail(move.error().message);
    auto choice = std::move(move).value();
    if (asked_ == 1) choice.start_up = Clock::now() - start;
    return choice;
  }

  /// Asks nothing any more: see `ChildProcess::Leave`.
  void Leave();

 private:
  static Thinking ForPrograms(Thinking thinking);
  Result<Record> AskFor(const Record& request, const Thinking& thinking);
  Result<std::string> Exchange(const std::string& request, const Thinking& thinking);
  Error Fail(const std::string& message);

  std::string command_;
  ProgramTerms terms_;
  std::unique_ptr<ChildProcess> program_;
  std::uint64_t asked_ = 0;      // requests; the last one's id
  std::optional<Error> failed_;  // once it has
};

}  // namespace jasnel
