#include "tools/engine_reply.h"

#include <chrono>
#include <variant>

#include "tools/engine_answer.h"
#include "tools/engine_request.h"
#include "tools/json_fields.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;

Result<CallChoice> Choose(Player& player, const CallView& view, const Thinking& thinking) {
  return player.ChooseCall(view, thinking);
}

Result<CardChoice> Choose(Player& player, const PlayView& view, const Thinking& thinking) {
  return player.ChooseCard(view, thinking);
}

}  // namespace

std::optional<std::string> ReplyTo(std::string_view line, Player& player,
                                   const std::atomic<bool>& cancel) {
  const auto start = Clock::now();
  const auto object = ParseJsonObject(line, kRequestExpected);
  if (!object) return JsonLine(ErrorRecord(nullptr, object.error()));
  const auto found = object->find("id");
  const Record id = found == object->end() ? Record() : *found;
  auto request = ReadRequest(*object);
  if (!request) return JsonLine(ErrorRecord(id, request.error()));

  Thinking thinking = request->thinking;
  thinking.cancel = &cancel;
  const Record answer = std::visit(
      [&](const auto& view) {
        const auto choice = Choose(player, view, thinking);
        if (!choice) return ErrorRecord(id, choice.error());
        return AnswerRecord(
            id, *choice,
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start));
      },
      request->view);
  if (cancel) return std::nullopt;
  return JsonLine(answer);
}

}  // namespace jasnel
