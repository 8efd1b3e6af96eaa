#include "jasnel/engine.h"

#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

#include "ai/players/spec_options.h"
#include "bitboard/text/characters.h"
#include "engine/questions/all.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/move_answer.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/player.h"

namespace jasnel {

namespace {

// The question of a game with this name.
const AnyQuestion* Find(std::string_view name, Game game) {
  for (const AnyQuestion& question : AllQuestions()) {
    if (question.spec.name == name && question.spec.game == game) return &question;
  }
  return nullptr;
}

// Boerenbridge does not have them all.
std::optional<std::string_view> ParseAsk(std::string_view text) {
  const AnyQuestion* const question = Find(text, Game::kKlaverjas);
  return question ? std::optional(question->spec.name) : std::nullopt;
}

// `move, bid or solve`: all that a game has.
Message Names(Game game) {
  std::vector<std::string_view> names;
  for (const AnyQuestion& question : AllQuestions()) {
    if (question.spec.game == game) names.push_back(question.spec.name);
  }
  Message list(names.front());
  for (std::size_t i = 1; i < names.size(); ++i) {
    list = i + 1 == names.size() ? Say("$0 or $1", "$0 of $1", list, names[i])
                                 : Say("$0, $1", "$0, $1", list, names[i]);
  }
  return list;
}

Result<std::string> AnswerTo(const EngineRequest& request) {
  const auto ask =
      ReadText<std::string_view>(request.object, "ask", ParseAsk, Names(Game::kKlaverjas));
  if (!ask) return ask.error();
  const std::string_view name = ask->value_or(AllQuestions().front().spec.name);
  const auto game = ReadGame(request.object);
  if (!game) return game.error();
  if (const AnyQuestion* const question = Find(name, *game)) return question->answer(request);
  return In("ask", Say("$0 of $1; expected $2", "$0 van $1; verwacht $2", Quoted(name),
                       GameName(*game), Names(*game)));
}

// An object, as text, with the id before its other members.
std::string WithId(const Record& id, std::string_view object) {
  std::string text = "{\"id\":" + JsonOf(id);
  if (object != "{}") text += ',';
  return text.append(object.substr(1));
}

std::optional<Language> ParseLanguage(std::string_view text) {
  if (EqualsIgnoringCase(text, "en")) return Language::kEnglish;
  if (EqualsIgnoringCase(text, "nl")) return Language::kDutch;
  return std::nullopt;
}

// The language of messages: a key of every question, which no answer reads itself.
Result<Language> TakeLanguage(Record& question) {
  const auto language = ReadText<Language>(question, "language", ParseLanguage, "en or nl");
  if (!language) return language.error();
  question.erase("language");
  return language->value_or(Language::kEnglish);
}

}  // namespace

Engine::Engine(EnginePlayers players, int threads, std::string name)
    : players_(std::move(players)), threads_(threads), name_(std::move(name)) {}

Result<Engine> Engine::Make(std::string_view player, int threads) {
  auto players = MakeEnginePlayers(player);
  if (!players) return players.error();
  return Engine(std::move(players).value(), threads, std::string(player));
}

Result<const EnginePlayers*> Engine::PlayersNamed(const std::string& player) {
  if (!named_players_ || player != named_) {
    auto players = MakeEnginePlayers(player);
    if (!players) return players.error();
    named_players_ = std::make_unique<EnginePlayers>(std::move(players).value());
    named_ = player;
  }
  return named_players_.get();
}

BatchSolver& Engine::solver() {
  if (!solver_) solver_ = std::make_unique<BatchSolver>(threads_);
  return *solver_;
}

std::optional<std::string> Engine::Answer(std::string_view question,
                                          const std::atomic<bool>* cancel) {
  const std::atomic<bool> never = false;
  const std::atomic<bool>& stop = cancel != nullptr ? *cancel : never;
  const auto start = std::chrono::steady_clock::now();
  auto object = ParseJsonObject(question, kQuestionExpected);
  if (!object) return JsonLine(ErrorRecord(nullptr, object.error(), Language::kEnglish));
  Record asked = std::move(object).value();
  const Record* const id = FindKey(asked, "id");
  const Record given = id == nullptr ? Record() : *id;
  const auto language = TakeLanguage(asked);
  if (!language) return JsonLine(ErrorRecord(given, language.error(), Language::kEnglish));
  const auto found = AnswerTo({asked, *this, start, stop, *language});
  if (stop) return std::nullopt;
  if (!found) return JsonLine(ErrorRecord(given, found.error(), *language));
  return WithId(given, *found) + "\n";
}

namespace {

// What is wrong with a name that neither game takes.
Error NoPlayer(std::string_view spec, const Error& klaverjas, const Error& boerenbridge,
               std::string_view others) {
  if (klaverjas == boerenbridge) return klaverjas;
  const std::string_view kind = spec.substr(0, spec.find(':'));
  const bool of_klaverjas = IsOneOf(kind, PlayerKinds());
  const bool of_boerenbridge = IsOneOf(kind, boerenbridge::PlayerKinds());
  if (of_klaverjas && of_boerenbridge) {
    return Error{Say("for klaverjas $0; for boerenbridge $1",
                     "voor klaverjas $0; voor boerenbridge $1", klaverjas, boerenbridge)};
  }
  if (of_klaverjas) return klaverjas;
  if (of_boerenbridge) return boerenbridge;
  return Error{Say("$0 is not a player; expected $1", "$0 is geen speler; verwacht $1",
                   Quoted(kind), EnginePlayerNames(others))};
}

}  // namespace

Result<EnginePlayers> CheckedPlayers(std::string_view spec, EnginePlayers players,
                                     std::string_view others) {
  if (players.klaverjas && (*players.klaverjas)->SeesAll()) {
    players.klaverjas = Error{Say(
        "$0 must see all hands; expected a player who sees one, such as full",
        "$0 moet alle handen zien; verwacht een speler die er één ziet, zoals full", Quoted(spec))};
  }
  if (!players.klaverjas && !players.boerenbridge) {
    return NoPlayer(spec, players.klaverjas.error(), players.boerenbridge.error(), others);
  }
  return Result<EnginePlayers>(std::move(players));
}

Result<EnginePlayers> MakeEnginePlayers(std::string_view spec) {
  return CheckedPlayers(spec, {MakePlayer(spec), boerenbridge::MakePlayer(spec)}, "");
}

Message EnginePlayerNames(std::string_view others) {
  std::string both;
  std::string klaverjas;
  for (const PlayerKind& kind : PlayerKinds()) {
    if (kind.sees_all) continue;
    std::string& names = IsOneOf(kind.name, boerenbridge::PlayerKinds()) ? both : klaverjas;
    names += Concat(names.empty() ? "" : ", ", kind.name);
  }
  if (!others.empty()) both += Concat(", ", others);
  std::string boerenbridge;
  for (const PlayerKind& kind : boerenbridge::PlayerKinds()) {
    if (IsOneOf(kind.name, PlayerKinds())) continue;
    boerenbridge += Concat(boerenbridge.empty() ? "" : ", ", kind.name);
  }
  return Say("$0; for klaverjas also $1; for boerenbridge also $2",
             "$0; voor klaverjas ook $1; voor boerenbridge ook $2", both, klaverjas, boerenbridge);
}

}  // namespace jasnel
