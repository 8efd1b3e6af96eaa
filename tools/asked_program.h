// Other people's programs that play, of either game: one is asked, and what it answers is read.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/spec_options.h"
#include "ai/thinking.h"
#include "bitboard/result.h"
#include "engine/record.h"
#include "tools/child_process.h"

namespace jasnel {

/// Programs of others, for help.
inline constexpr PlayerKind kProgramKind = {
    "exec:COMMAND", "a program that speaks the protocol of docs/engine.md, run by /bin/sh"};

/// How long a program may take for one answer if nothing else is said.
inline constexpr std::chrono::milliseconds kAnswerLimit{10'000};

/// The command of `exec:COMMAND`, all that follows the colon, commas and spaces too; nothing for
/// the name of another player. An error where there is no command.
Result<std::optional<std::string>> ProgramCommand(std::string_view player);

/// A program that is run by /bin/sh and answers requests (docs/engine.md) on its standard output.
/// It is started when it is first asked, and ended with this. An error of one answer, which begins
/// with `exec:` and the command, is that of all later ones.
class AskedProgram {
 public:
  /// An answer may take `limit`, and the time that it is given to think besides.
  AskedProgram(std::string command, std::chrono::milliseconds limit);

  /// Sends the request that `write` makes for an id, and gives what `read` makes of the answer and
  /// the id. An error of `read`, which reads on after the name of a player ("answered ..."), is one
  /// of the program.
  template <class Write, class Read>
  auto Ask(const Thinking& thinking, const Write& write, const Read& read)
      -> decltype(read(Record(), Record())) {
    const Record id = ++asked_;
    const auto answer = AskFor(write(id), thinking);
    if (!answer) return answer.error();
    auto move = read(*answer, id);
    if (!move) return Fail(move.error().message);
    return move;
  }

 private:
  Result<Record> AskFor(const Record& request, const Thinking& thinking);
  Result<std::string> Exchange(const std::string& request, const Thinking& thinking);
  Error Fail(const std::string& message);

  std::string command_;
  std::chrono::milliseconds limit_;
  std::unique_ptr<ChildProcess> program_;
  std::uint64_t asked_ = 0;      // requests; the last one's id
  std::optional<Error> failed_;  // once it has
};

}  // namespace jasnel
