#include "ai/player_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <vector>

#include "ai/full_player.h"
#include "ai/glance_player.h"
#include "ai/open_hands_player.h"
#include "ai/rule_player.h"
#include "ai/simple_player.h"
#include "ai/world_player.h"

namespace jasnel {
namespace {

constexpr std::array<PlayerKind, 6> kKinds = {{
    {"random", "any legal card"},
    {"simple", "the agent of published comparisons: the highest left, else the least"},
    {"rule", "rules of thumb, like a club player"},
    {"worlds", "plain determinization: the card that is best on average over deals solved"},
    {"full", "all that helps: deals weighed by what was seen, played out and solved"},
    {"open-hands", "sees all hands: the upper limit"},
}};

constexpr std::array<PlayerKind, 5> kLevels = {{
    {"beginner", "at a glance, one card of three at random"},
    {"casual", "at a glance, good cards more often than bad ones"},
    {"club", "at a glance, always the card that looks best"},
    {"strong", "a tenth of the deals of full"},
    {"full", "the default"},
}};

// Deals that `full` plays out for a card if nothing is said; numbers of worlds are relative to it.
constexpr double kUsualWorlds = 300;

std::string NamesOf(std::span<const PlayerKind> kinds) {
  std::string names;
  for (const PlayerKind& kind : kinds) {
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  }
  return names;
}

bool IsOneOf(std::string_view name, std::span<const PlayerKind> kinds) {
  return std::ranges::any_of(kinds, [&](const PlayerKind& kind) { return kind.name == name; });
}

// What options say.
struct Options {
  std::optional<int> worlds;
  std::optional<int> ms;
  std::optional<Objective> aim;
  std::optional<std::string_view> level;
  std::optional<bool> inference;
  std::optional<bool> cards;
  std::optional<bool> calls;
  std::optional<bool> all;
  std::optional<int> playouts;
};

std::optional<Error> ReadNumber(std::string_view option, std::string_view value, int least,
                                int most, std::optional<int>& number) {
  int read = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), read);
  if (error != std::errc() || end != value.data() + value.size() || read < least || read > most) {
    return Error{"'" + std::string(option) + "'; expected a number from " + std::to_string(least) +
                 " to " + std::to_string(most)};
  }
  number = read;
  return std::nullopt;
}

std::optional<Error> ReadSwitch(std::string_view option, std::string_view value,
                                std::optional<bool>& found) {
  if (value != "on" && value != "off") {
    return Error{"'" + std::string(option) + "'; expected on or off"};
  }
  found = value == "on";
  return std::nullopt;
}

std::optional<Error> ReadAim(std::string_view option, std::string_view value, Options& options) {
  if (value != "score" && value != "points") {
    return Error{"'" + std::string(option) + "'; expected score or points"};
  }
  options.aim = value == "score" ? Objective::kScore : Objective::kPoints;
  return std::nullopt;
}

std::optional<Error> ReadLevel(std::string_view option, std::string_view value, Options& options) {
  if (!IsOneOf(value, kLevels)) {
    return Error{"'" + std::string(option) + "'; expected one of " + NamesOf(kLevels)};
  }
  options.level = value;
  return std::nullopt;
}

// One option of a kind that has some.
std::optional<Error> ReadOption(std::string_view kind, std::string_view option, Options& options) {
  const std::size_t equals = option.find('=');
  const std::string_view key = option.substr(0, equals);
  const std::string_view value = equals == std::string_view::npos ? "" : option.substr(equals + 1);
  if (key == "worlds") return ReadNumber(option, value, 1, 100'000, options.worlds);
  if (key == "ms") return ReadNumber(option, value, 1, 600'000, options.ms);
  if (key == "aim") return ReadAim(option, value, options);
  if (kind == "full") {
    if (key == "level") return ReadLevel(option, value, options);
    if (key == "playouts") return ReadNumber(option, value, 0, 100, options.playouts);
    if (key == "inference") return ReadSwitch(option, value, options.inference);
    if (key == "cards") return ReadSwitch(option, value, options.cards);
    if (key == "calls") return ReadSwitch(option, value, options.calls);
    if (key == "all") return ReadSwitch(option, value, options.all);
  }
  return Error{"'" + std::string(option) + "' is no option of " + std::string(kind) +
               "; expected worlds=, ms=, aim=" +
               (kind == "full" ? ", level=, inference=, cards=, calls=, all= or playouts=" : "")};
}

Result<Options> ReadOptions(std::string_view kind, std::string_view text) {
  Options options;
  std::vector<std::string_view> keys;
  while (true) {
    const std::size_t comma = text.find(',');
    const std::string_view option = text.substr(0, comma);
    if (auto error = ReadOption(kind, option, options)) return *std::move(error);
    const std::string_view key = option.substr(0, option.find('='));
    if (std::ranges::find(keys, key) != keys.end()) {
      return Error{"'" + std::string(option) + "': " + std::string(key) +
                   " stands twice; expected it once"};
    }
    keys.push_back(key);
    if (comma == std::string_view::npos) return options;
    text.remove_prefix(comma + 1);
  }
}

std::unique_ptr<Player> MakeWorlds(const Options& options) {
  WorldOptions worlds;
  if (options.worlds) worlds.worlds = *options.worlds;
  if (options.aim) worlds.objective = *options.aim;
  worlds.time = std::chrono::milliseconds(options.ms.value_or(0));
  return std::make_unique<WorldPlayer>(worlds);
}

std::unique_ptr<Player> MakeFull(const Options& options) {
  const std::string_view level = options.level.value_or("full");
  if (level == "beginner") {
    return std::make_unique<GlancePlayer>(GlanceOptions{.mistakes = 1.0 / 3, .draws = true});
  }
  if (level == "casual") return std::make_unique<GlancePlayer>(GlanceOptions{.draws = true});
  if (level == "club") return std::make_unique<GlancePlayer>(GlanceOptions{});
  FullOptions full;
  if (level == "strong") full.scale = 0.1;
  if (options.worlds) full.scale = *options.worlds / kUsualWorlds;
  if (options.aim) full.objective = *options.aim;
  if (options.playouts) full.playouts.fill(*options.playouts);
  full.inference = options.inference.value_or(true);
  full.evidence.cards = options.cards.value_or(true);
  full.evidence.calls = options.calls.value_or(true);
  if (!options.all.value_or(true)) full.all = 0;
  full.time = std::chrono::milliseconds(options.ms.value_or(0));
  return std::make_unique<FullPlayer>(full);
}

}  // namespace

std::span<const PlayerKind> PlayerKinds() { return kKinds; }

std::span<const PlayerKind> PlayerLevels() { return kLevels; }

Result<std::unique_ptr<Player>> MakePlayer(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::string_view kind = text.substr(0, colon);
  if (!IsOneOf(kind, kKinds)) {
    return Error{"'" + std::string(kind) + "' is no player; expected one of " + NamesOf(kKinds)};
  }
  Options options;
  if (colon != std::string_view::npos) {
    if (kind != "worlds" && kind != "full") {
      return Error{"'" + std::string(text) + "'; expected " + std::string(kind) +
                   " alone, it has no options"};
    }
    const auto read = ReadOptions(kind, text.substr(colon + 1));
    if (!read) return read.error();
    options = *read;
  }
  std::unique_ptr<Player> player;
  if (kind == "random") player = std::make_unique<RandomPlayer>();
  if (kind == "simple") player = std::make_unique<SimplePlayer>();
  if (kind == "rule") player = std::make_unique<RulePlayer>();
  if (kind == "worlds") player = MakeWorlds(options);
  if (kind == "full") player = MakeFull(options);
  if (kind == "open-hands") player = std::make_unique<OpenHandsPlayer>();
  return player;
}

}  // namespace jasnel
