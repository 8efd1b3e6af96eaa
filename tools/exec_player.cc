#include "tools/exec_player.h"

#include <utility>

#include "bitboard/notation.h"
#include "bitboard/text.h"
#include "tools/engine_answer.h"
#include "tools/json_fields.h"

namespace jasnel {

ExecPlayer::ExecPlayer(std::string command, std::chrono::milliseconds limit)
    : command_(std::move(command)), limit_(limit) {}

// The program is not asked again: what it would answer could be to an earlier request.
Error ExecPlayer::Fail(const std::string& message) {
  failed_ = Error{Concat("exec:", Printable(command_), " ", message)};
  program_.reset();
  return *failed_;
}

Result<std::string> ExecPlayer::Exchange(const std::string& request, const Thinking& thinking) {
  if (program_ == nullptr) {
    auto started = ChildProcess::Start(command_);
    if (!started) return started.error();
    program_ = std::move(started).value();
  }
  const auto limit = limit_ + std::chrono::ceil<std::chrono::milliseconds>(thinking.time);
  return program_->Ask(request, limit, thinking.cancel);
}

Result<Record> ExecPlayer::Ask(const SeatView& view, const Thinking& thinking) {
  if (failed_) return *failed_;
  ++asked_;
  const auto line = Exchange(JsonLine(RequestRecord(asked_, view, thinking)), thinking);
  if (!line) return Fail(line.error().message);
  auto answer = ParseJsonObject(*line, R"(an answer, as {"id":1,"move":"HT"})");
  if (answer) return answer;
  return Fail(Concat("answered with ", Quoted(*line), ": ", answer.error().message));
}

Result<CallChoice> ExecPlayer::ChooseCall(const CallView& view, const Thinking& thinking) {
  const auto answer = Ask(view, thinking);
  if (!answer) return answer.error();
  const auto call = ReadCall(*answer, asked_);
  if (!call) return Fail(call.error().message);
  Auction after = view.auction;
  if (const auto error = after.Speak(*call)) {
    return Fail(Concat("answered with a call that is not legal: ", error->message));
  }
  return CallChoice{*call};
}

Result<CardChoice> ExecPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const auto answer = Ask(view, thinking);
  if (!answer) return answer.error();
  const auto card = ReadCard(*answer, asked_);
  if (!card) return Fail(card.error().message);
  const CardSet legal = view.Legal();
  if (!legal.Contains(*card)) {
    return Fail(Concat("answered with a card that is not legal: ", FormatCard(*card),
                       "; expected one of ", FormatCards(legal)));
  }
  return CardChoice{*card};
}

}  // namespace jasnel
