#include "jasnel/engine.h"

#include <array>
#include <chrono>
#include <cstddef>
#include <utility>
#include <vector>

#include "engine/asks/question.h"
#include "engine/questions/boerenbridge_solve.h"
#include "engine/questions/book.h"
#include "engine/questions/compare.h"
#include "engine/questions/score.h"
#include "engine/questions/solve.h"
#include "engine/questions/spec.h"
#include "engine/records/answer_fields.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "engine/requests/request_fields.h"

namespace jasnel {
namespace {

// An answer that is made as a record. An id in it is that of the question.
template <Result<Record> (*kAnswer)(const Question& question)>
Result<std::string> TextOf(const Question& question) {
  auto answer = kAnswer(question);
  if (!answer) return answer.error();
  Record record = std::move(answer).value();
  record.erase("id");
  return JsonOf(record);
}

// What may stand for `ask`, and who answers it of each game, with an object as text; boerenbridge
// does not have them all.
struct Ask {
  using Answer = Result<std::string> (*)(const Question& question);

  std::string_view name;
  Answer of_klaverjas;
  Answer of_boerenbridge = nullptr;
};
constexpr std::array<Ask, 15> kAsks = {
    {{"move", TextOf<AnswerMove>, TextOf<AnswerMove>},
     {"bid", TextOf<AnswerBid>, TextOf<AnswerBid>},
     {"solve", AnswerRequest<Solve>, AnswerRequest<boerenbridge::Solve>},
     {"table", TextOf<AnswerTable>},
     {"par", TextOf<AnswerPar>},
     {"book", AnswerRequest<Book>},
     {"claim", TextOf<AnswerClaim>},
     {"analyse", TextOf<AnswerAnalyse>},
     {"what-if", TextOf<AnswerWhatIf>},
     {"compare", AnswerRequest<CompareBoards>},
     {"score", AnswerRequest<Score>},
     {"state", TextOf<AnswerState>, TextOf<boerenbridge::AnswerState>},
     {"read", TextOf<AnswerRead>},
     {"random", TextOf<AnswerRandom>, TextOf<boerenbridge::AnswerRandom>},
     {"rules", TextOf<AnswerRules>}}};

std::optional<const Ask*> ParseAsk(std::string_view text) {
  for (const Ask& ask : kAsks) {
    if (text == ask.name) return &ask;
  }
  return std::nullopt;
}

// `move, bid or solve`: all names, or those that boerenbridge has.
Message Names(Game game) {
  std::vector<std::string_view> names;
  for (const Ask& ask : kAsks) {
    if (game == Game::kKlaverjas || ask.of_boerenbridge != nullptr) names.push_back(ask.name);
  }
  Message list(names.front());
  for (std::size_t i = 1; i < names.size(); ++i) {
    list = i + 1 == names.size() ? Say("$0 or $1", "$0 of $1", list, names[i])
                                 : Say("$0, $1", "$0, $1", list, names[i]);
  }
  return list;
}

Result<std::string> AnswerTo(const Question& question) {
  const auto ask = ReadText<const Ask*>(question.object, "ask", ParseAsk, Names(Game::kKlaverjas));
  if (!ask) return ask.error();
  const Ask& asked = *ask ? ***ask : kAsks.front();
  const auto game = ReadGame(question.object);
  if (!game) return game.error();
  if (*game == Game::kKlaverjas) return asked.of_klaverjas(question);
  if (asked.of_boerenbridge != nullptr) return asked.of_boerenbridge(question);
  return In("ask", Say("$0 of $1; expected $2", "$0 van $1; verwacht $2", Quoted(asked.name),
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

}  // namespace jasnel
