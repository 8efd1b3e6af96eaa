#include "engine/requests/request_fields.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <limits>
#include <vector>

#include "bitboard/text/characters.h"

namespace jasnel {
namespace {

constexpr Phrase kUnknownKey = {"unknown key", "onbekende sleutel"};

std::optional<Game> ParseGame(std::string_view text) {
  for (const Game game : {Game::kKlaverjas, Game::kBoerenbridge}) {
    if (text == GameName(game)) return game;
  }
  return std::nullopt;
}

}  // namespace

std::string_view GameName(Game game) {
  return game == Game::kKlaverjas ? "klaverjas" : "boerenbridge";
}

Result<Game> ReadGame(const Record& object) {
  const auto game = ReadText<Game>(
      object, "game", ParseGame, Phrase{"klaverjas or boerenbridge", "klaverjas of boerenbridge"});
  if (!game) return game.error();
  return game->value_or(Game::kKlaverjas);
}

std::optional<Error> UnknownKey(const Record& object, std::span<const std::string_view> known) {
  for (const auto& [name, value] : object.items()) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    const std::vector<std::string> keys(known.begin(), known.end());
    const std::string nearest = Nearest(name, keys);
    if (!nearest.empty()) {
      return Error{Say("$0 $1; did you mean $2?", "$0 $1; bedoelt u $2?", kUnknownKey, Quoted(name),
                       nearest)};
    }
    std::string list;
    for (const std::string& key : keys) list += (key == keys.front() ? "" : ", ") + key;
    return Error{Say("$0 $1; expected one of $2", "$0 $1; verwacht een van $2", kUnknownKey,
                     Quoted(name), list)};
  }
  return std::nullopt;
}

std::optional<RequestKey> RefusedKey(std::string_view error) {
  for (const std::string_view words : {kUnknownKey.english, kUnknownKey.dutch}) {
    const std::string before = Concat(words, " '");
    const std::size_t begin = error.find(before);
    if (begin == std::string_view::npos) continue;
    const std::string_view rest = error.substr(begin + before.size());
    const std::size_t end = rest.find('\'');
    if (end == std::string_view::npos) continue;
    const bool of_trick = error.starts_with("trick ") || error.starts_with("slag ");
    return RequestKey{std::string(rest.substr(0, end)), of_trick};
  }
  return std::nullopt;
}

Result<Thinking> ReadThinking(const Record& object) {
  Thinking thinking;
  const auto seed =
      ReadWhole<std::uint64_t>(object, "seed", 0, std::numeric_limits<std::uint64_t>::max());
  if (!seed) return seed.error();
  thinking.seed = seed->value_or(thinking.seed);
  const auto budget = ReadWhole<std::int64_t>(object, "budget_ms", 1, kMostBudget.count());
  if (!budget) return budget.error();
  thinking.time = std::chrono::milliseconds(budget->value_or(0));
  return thinking;
}

Result<DealLine> NeedDeal(const Record& object) {
  const auto text = NeedText(object, "deal",
                             Phrase{"a deal line, such as N:AJT.Q8.T98. K.KJ.K.KT98 ...",
                                    "een spel, zoals N:AB10.V8.1098. H.HB.H.H1098 ..."});
  if (!text) return text.error();
  auto line = ParseDealLine(*text);
  if (!line) return In("deal", line.error());
  return line;
}

Error NotInTime() {
  return Error{Say("not answered within budget_ms; expected more time",
                   "niet beantwoord binnen budget_ms; verwacht meer tijd")};
}

void WriteThinking(const Thinking& thinking, Record& request) {
  if (thinking.time.count() > 0) {
    request["budget_ms"] = std::chrono::ceil<std::chrono::milliseconds>(thinking.time).count();
  }
  request["seed"] = thinking.seed;
}

}  // namespace jasnel
