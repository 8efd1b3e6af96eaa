// `"ask":"move"`: the call, bid or card for a seat.
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <variant>

#include "engine/asks/question.h"
#include "engine/records/boerenbridge_move_answer.h"
#include "engine/records/convention_record.h"
#include "engine/records/move_answer.h"
#include "engine/requests/agreed_conventions.h"
#include "engine/requests/boerenbridge_move_request.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "engine/requests/request_fields.h"
#include "jasnel/convention.h"
#include "jasnel/fair.h"

namespace jasnel {
namespace {

// Why a card was chosen, if that is asked and can be said; a call has no such reason.
void AddWhy(const Question& question, const PlayView& view, const CardChoice& choice,
            Record& answer) {
  const auto asked = ReadBool(question.object, "why");
  if (!asked || !*asked) return;
  const std::string why =
      WhyChosen(view, choice, {.cancel = &question.cancel}).In(question.language);
  if (!why.empty()) answer["why"] = why;
}

template <class View, class Choice>
void AddWhy(const Question&, const View&, const Choice&, Record&) {}

// The answer of the player of `game`, if there is one, to what `read` makes of the question.
template <class GameTypes>
Result<Record> AnswerOf(const Question& question, Game game,
                        const Result<std::unique_ptr<typename GameTypes::Player>>& player,
                        Result<SeatRequest<GameTypes>> (*read)(const Record&)) {
  if (!player) {
    return In(Say("player for $0", "player voor $0", GameName(game)), player.error());
  }
  const auto request = read(question.object);
  if (!request) return request.error();
  Thinking thinking = request->thinking;
  thinking.cancel = &question.cancel;
  return std::visit(
      [&](const auto& view) -> Result<Record> {
        const auto choice = GameTypes::Choose(**player, view, thinking);
        if (!choice) return choice.error();
        Record answer = AnswerRecord(*choice, question.time());
        AddWhy(question, view, *choice, answer);
        return answer;
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
  auto players = question.engine.PlayersNamed(name->get_ref<const std::string&>());
  if (!players) return In("player", players.error());
  return players;
}

// A player as that of the question, which agreed on `conventions` in the place of `seat`; null
// where that makes no difference to it.
std::unique_ptr<Player> PlayerWith(const ConventionsOfSides& conventions, const Question& question,
                                   Seat seat) {
  const Record* const named = FindKey(question.object, "player");
  const std::string name =
      named == nullptr ? question.engine.name() : named->get_ref<const std::string&>();
  if (!TakesConventions(name)) return nullptr;
  const auto own = static_cast<std::size_t>(Index(SideOf(seat)));
  auto made = MakePlayer(name, Agreement{conventions[own], conventions[1 - own]});
  return made ? std::move(made).value() : nullptr;
}

// The signals so far, and that of the card chosen, besides the answer itself.
Record AnswerWithSignals(const Question& question, const PlayView& view, const CardChoice& choice,
                         const ConventionsOfSides& conventions) {
  Record answer = AnswerRecord(choice, question.time());
  SeenTricks tricks = view.tricks;
  tricks.Add(view.table.leader, choice.card);
  const auto signals = ExplainSignals(conventions, {view.table.declarer, view.table.trump},
                                      view.table.rules, tricks.tricks());
  const auto before = std::span(signals).first(signals.size() - 1);
  answer["signals"] = SignalRecords(before, question.language);
  if (signals.back()) {
    const int trick = static_cast<int>(before.size() / kSeats) + 1;
    answer["signal"] = SignalRecord(trick, *signals.back(), question.language);
  }
  AddWhy(question, view, choice, answer);
  return answer;
}

// The same as without conventions before a card is to be played: calls are no signals.
Result<Record> AnswerByConventions(const Question& question, const EnginePlayers& players,
                                   const ConventionsOfSides& conventions) {
  if (!players.klaverjas)
    return AnswerOf<Klaverjas>(question, Game::kKlaverjas, players.klaverjas, ReadRequest);
  const auto request = ReadRequest(question.object);
  if (!request) return request.error();
  const auto* const view = std::get_if<PlayView>(&request->view);
  if (view == nullptr) {
    return AnswerOf<Klaverjas>(question, Game::kKlaverjas, players.klaverjas, ReadRequest);
  }
  Thinking thinking = request->thinking;
  thinking.cancel = &question.cancel;
  const auto agreed = PlayerWith(conventions, question, view->seat());
  Player& player = agreed != nullptr ? *agreed : **players.klaverjas;
  const auto choice = player.ChooseCard(*view, thinking);
  if (!choice) return choice.error();
  return AnswerWithSignals(question, *view, *choice, conventions);
}

}  // namespace

Result<Record> AnswerMove(const Question& question) {
  const auto game = ReadGame(question.object);
  if (!game) return game.error();
  const auto players = PlayersOf(question);
  if (!players) return players.error();
  if (*game == Game::kKlaverjas) {
    if (const auto why = ReadBool(question.object, "why"); !why) return why.error();
    const auto agreed = ReadAgreedConventions(question.object);
    if (!agreed) return agreed.error();
    if (AnyAgreed(*agreed)) return AnswerByConventions(question, **players, *agreed);
    return AnswerOf<Klaverjas>(question, *game, (*players)->klaverjas, ReadRequest);
  }
  return AnswerOf<Boerenbridge>(question, *game, (*players)->boerenbridge,
                                boerenbridge::ReadRequest);
}

}  // namespace jasnel
