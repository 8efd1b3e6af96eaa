#include "tools/engine_reply.h"

#include <chrono>
#include <variant>

#include "tools/answer_fields.h"
#include "tools/boerenbridge/engine_answer.h"
#include "tools/boerenbridge/engine_request.h"
#include "tools/engine_answer.h"
#include "tools/engine_request.h"
#include "tools/json_fields.h"
#include "tools/request_fields.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;

auto Choose(Player& player, const CallView& view, const Thinking& thinking) {
  return player.ChooseCall(view, thinking);
}

auto Choose(Player& player, const PlayView& view, const Thinking& thinking) {
  return player.ChooseCard(view, thinking);
}

auto Choose(boerenbridge::Player& player, const boerenbridge::BidView& view,
            const Thinking& thinking) {
  return player.ChooseBid(view, thinking);
}

auto Choose(boerenbridge::Player& player, const boerenbridge::PlayView& view,
            const Thinking& thinking) {
  return player.ChooseCard(view, thinking);
}

// A request that is being answered.
struct Asked {
  Record id;
  Clock::time_point start;
  const std::atomic<bool>& cancel;
};

// The answer of `player` to what `request` is in its game.
template <class Request, class GamePlayer>
Record AnswerOf(const Asked& asked, const Result<Request>& request, GamePlayer& player) {
  if (!request) return ErrorRecord(asked.id, request.error());
  Thinking thinking = request->thinking;
  thinking.cancel = &asked.cancel;
  return std::visit(
      [&](const auto& view) {
        const auto choice = Choose(player, view, thinking);
        if (!choice) return ErrorRecord(asked.id, choice.error());
        return AnswerRecord(
            asked.id, *choice,
            std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - asked.start));
      },
      request->view);
}

Record NoPlayerOf(Game game, const Record& id, const Error& error) {
  return ErrorRecord(id, In(Concat("--player for ", GameName(game)), error.message));
}

Record AnswerTo(const Asked& asked, const Record& object, const EnginePlayers& players) {
  const auto game = ReadGame(object);
  if (!game) return ErrorRecord(asked.id, game.error());
  if (*game == Game::kKlaverjas) {
    if (!players.klaverjas) return NoPlayerOf(*game, asked.id, players.klaverjas.error());
    return AnswerOf(asked, ReadRequest(object), **players.klaverjas);
  }
  if (!players.boerenbridge) return NoPlayerOf(*game, asked.id, players.boerenbridge.error());
  return AnswerOf(asked, boerenbridge::ReadRequest(object), **players.boerenbridge);
}

}  // namespace

std::optional<std::string> ReplyTo(std::string_view line, const EnginePlayers& players,
                                   const std::atomic<bool>& cancel) {
  const auto start = Clock::now();
  const auto object = ParseJsonObject(line, kRequestExpected);
  if (!object) return JsonLine(ErrorRecord(nullptr, object.error()));
  const auto id = object->find("id");
  const Record answer =
      AnswerTo({id == object->end() ? Record() : *id, start, cancel}, *object, players);
  if (cancel) return std::nullopt;
  return JsonLine(answer);
}

}  // namespace jasnel
