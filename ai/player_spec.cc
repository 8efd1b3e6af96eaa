#include "ai/player_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "ai/full_player.h"
#include "ai/open_hands_player.h"
#include "ai/rule_player.h"
#include "ai/simple_player.h"
#include "ai/world_player.h"

namespace jasnel {
namespace {

constexpr std::array<PlayerKind, 6> kKinds = {{
    {"random", "any legal card"},
    {"simple", "the agent of published comparisons: highest left, else the least"},
    {"rule", "rules of thumb, like a club player"},
    {"worlds",
     "plain determinization: solves deals of the hidden cards, takes the best on average"},
    {"full", "all that helps: worlds weighed by what was seen, score aim, play-outs"},
    {"open-hands", "sees all hands: the upper limit"},
}};

std::string Expected() {
  std::string names;
  for (const PlayerKind& kind : kKinds)
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  return names;
}

}  // namespace

std::span<const PlayerKind> PlayerKinds() { return kKinds; }

Result<std::unique_ptr<Player>> MakePlayer(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view name = text.substr(0, colon);
  std::string_view options = colon == std::string_view::npos ? "" : text.substr(colon + 1);
  if (std::ranges::none_of(kKinds, [&](const PlayerKind& kind) { return kind.name == name; })) {
    return Error{"'" + std::string(name) + "' is no player; expected one of " + Expected()};
  }
  WorldOptions worlds;
  FullOptions full;
  while (!options.empty()) {
    const std::string_view option = options.substr(0, options.find(','));
    options.remove_prefix(std::min(options.size(), option.size() + 1));
    const std::size_t equals = option.find('=');
    const std::string_view key = option.substr(0, equals);
    const std::string_view value =
        equals == std::string_view::npos ? "" : option.substr(equals + 1);
    const bool thinks = name == "worlds" || name == "full";
    if (!thinks || key != "worlds") {
      return Error{"'" + std::string(option) + "' is no option of " + std::string(name) +
                   (thinks ? "; expected worlds=N" : "; expected none")};
    }
    int number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc() || end != value.data() + value.size() || number < 1 ||
        number > 100'000) {
      return Error{"'" + std::string(option) + "'; expected a number from 1 to 100000"};
    }
    worlds.worlds = number;
    full.solved.fill(number);
  }
  std::unique_ptr<Player> player;
  if (name == "random") player = std::make_unique<RandomPlayer>();
  if (name == "simple") player = std::make_unique<SimplePlayer>();
  if (name == "rule") player = std::make_unique<RulePlayer>();
  if (name == "open-hands") player = std::make_unique<OpenHandsPlayer>();
  if (name == "worlds") player = std::make_unique<WorldPlayer>(worlds);
  if (name == "full") player = std::make_unique<FullPlayer>(full);
  return player;
}

}  // namespace jasnel
