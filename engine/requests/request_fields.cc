#include "engine/requests/request_fields.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <limits>
#include <vector>

#include "bitboard/text/characters.h"

namespace jasnel {
namespace {

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

Result<MoveLimits> ReadMoveLimits(const Record& object) {
  MoveLimits limits;
  const auto seed =
      ReadWhole<std::uint64_t>(object, "seed", 0, std::numeric_limits<std::uint64_t>::max());
  if (!seed) return seed.error();
  limits.seed = seed->value_or(limits.seed);
  const auto budget = ReadWhole<std::int64_t>(object, "budget_ms", 1, kMaxBudget.count());
  if (!budget) return budget.error();
  limits.time = std::chrono::milliseconds(budget->value_or(0));
  return limits;
}

Error NotInTime() {
  return Error{Say("not answered within budget_ms; expected more time",
                   "niet beantwoord binnen budget_ms; verwacht meer tijd")};
}

void WriteMoveLimits(const MoveLimits& limits, Record& request) {
  if (limits.time.count() > 0) {
    request["budget_ms"] = std::chrono::ceil<std::chrono::milliseconds>(limits.time).count();
  }
  request["seed"] = limits.seed;
}

}  // namespace jasnel
