#include "tools/asked_program.h"

#include <utility>

#include "bitboard/text.h"
#include "engine/json_fields.h"
#include "engine/json_reader.h"

namespace jasnel {

Result<std::optional<std::string>> ProgramCommand(std::string_view player) {
  constexpr std::string_view kExec = "exec:";
  if (!player.starts_with(kExec)) return std::optional<std::string>();
  const std::string_view command = Trim(player.substr(kExec.size()));
  if (command.empty()) return Error{"'exec:' with no command; expected one, as exec:./my-bot"};
  return std::optional<std::string>(command);
}

AskedProgram::AskedProgram(std::string command, std::chrono::milliseconds limit)
    : command_(std::move(command)), limit_(limit) {}

// The program is not asked again: what it would answer could be to an earlier request.
Error AskedProgram::Fail(const std::string& message) {
  failed_ = Error{Concat("exec:", Printable(command_), " ", message)};
  program_.reset();
  return *failed_;
}

Result<std::string> AskedProgram::Exchange(const std::string& request, const Thinking& thinking) {
  if (program_ == nullptr) {
    auto started = ChildProcess::Start(command_);
    if (!started) return started.error();
    program_ = std::move(started).value();
  }
  const auto limit = limit_ + std::chrono::ceil<std::chrono::milliseconds>(thinking.time);
  return program_->Ask(request, limit, thinking.cancel);
}

Result<Record> AskedProgram::AskFor(const Record& request, const Thinking& thinking) {
  if (failed_) return *failed_;
  const auto line = Exchange(JsonLine(request), thinking);
  if (!line) return Fail(line.error().message);
  auto answer = ParseJsonObject(*line, R"(an answer, as {"id":1,"move":"HT"})");
  if (answer) return answer;
  return Fail(Concat("answered with ", Quoted(*line), ": ", answer.error().message));
}

}  // namespace jasnel
