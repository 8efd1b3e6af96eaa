// `"ask":"move"`: the call, bid or card for a seat.
#include <variant>

#include "engine/asks/question.h"
#include "engine/records/boerenbridge_move_answer.h"
#include "engine/records/move_answer.h"
#include "engine/requests/boerenbridge_move_request.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "engine/requests/request_fields.h"

namespace jasnel {
namespace {

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

// The answer of the player of `game`, if there is one, to what `read` makes of the question.
template <class GamePlayer, class Request>
Result<Record> AnswerOf(const Question& question, Game game, const GamePlayer& player,
                        Result<Request> (*read)(const Record&)) {
  if (!player) {
    return In(Say("player for $0", "player voor $0", GameName(game)), player.error());
  }
  const auto request = read(question.object);
  if (!request) return request.error();
  Thinking thinking = request->thinking;
  thinking.cancel = &question.cancel;
  return std::visit(
      [&](const auto& view) -> Result<Record> {
        const auto choice = Choose(**player, view, thinking);
        if (!choice) return choice.error();
        return AnswerRecord(*choice, question.time());
      },
      request->view);
}

// Those that `player` names, else those of the engine.
Result<const EnginePlayers*> PlayersOf(const Question& question) {
  const Record* const name = FindKey(question.object, "player");
  if (name == nullptr) return &question.engine.players();
  if (!name->is_string())
    return OfType(
        "player", *name,
        Phrase{"the name of a player, such as full", "de naam van een speler, zoals full"});
  const auto players = question.engine.PlayersNamed(name->get_ref<const std::string&>());
  if (!players) return In("player", players.error());
  return players;
}

}  // namespace

Result<Record> AnswerMove(const Question& question) {
  const auto game = ReadGame(question.object);
  if (!game) return game.error();
  const auto players = PlayersOf(question);
  if (!players) return players.error();
  if (*game == Game::kKlaverjas) {
    return AnswerOf(question, *game, (*players)->klaverjas, ReadRequest);
  }
  return AnswerOf(question, *game, (*players)->boerenbridge, boerenbridge::ReadRequest);
}

}  // namespace jasnel
