#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "ai/players/full_player.h"
#include "ai/players/open_hands_player.h"
#include "ai/players/policy_player.h"
#include "ai/players/rule_player.h"
#include "ai/players/simple_player.h"
#include "ai/players/spec_options.h"
#include "ai/players/world_player.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

constexpr std::array<PlayerKind, 6> kKinds = {{
    {"random", "any legal card"},
    {"simple",
     "the agent of published comparisons, without its faults: the highest card left, else the "
     "lowest"},
    {"rule", "rules of thumb, like a club player"},
    {"worlds", "plain determinization: the card that is best on average over deals solved"},
    {"full", "everything that helps: deals weighted by what was seen, played out and solved"},
    {"open-hands", "sees all hands: the upper limit"},
}};

constexpr std::array<PlayerKind, 5> kLevels = {{
    {"beginner", "no search; one card in three at random"},
    {"casual", "no search; good cards more often than bad ones"},
    {"club", "no search; always the card that looks best"},
    {"strong", "a tenth of the deals of full"},
    {"full", "the default"},
}};

// Deals that `full` plays out for a card if nothing is said; numbers of worlds are relative to it.
constexpr double kUsualWorlds = 300;

// What options say.
struct Options {
  std::optional<int> worlds;
  std::optional<int> ms;
  std::optional<std::string_view> aim;
  std::optional<std::string_view> level;
  std::optional<bool> inference;
  std::optional<bool> cards;
  std::optional<bool> calls;
  std::optional<bool> all;
  std::optional<int> playouts;
};

constexpr std::array<PlayerKind, 2> kAims = {{
    {"score", "what is written down at the end"},
    {"points", "points"},
}};

// One option of a kind that has some.
std::optional<Error> TakeOption(std::string_view kind, const PlayerSpec::Option& option,
                                Options& options) {
  const std::string_view key = option.key;
  if (key == "worlds") return ReadOption(option, 1, 100'000, options.worlds);
  if (key == "ms") return ReadOption(option, 1, 600'000, options.ms);
  if (key == "aim") return ReadOption(option, kAims, options.aim);
  if (kind == "full") {
    if (key == "level") return ReadOption(option, kLevels, options.level);
    if (key == "playouts") return ReadOption(option, 0, 100, options.playouts);
    if (key == "inference") return ReadOption(option, options.inference);
    if (key == "cards") return ReadOption(option, options.cards);
    if (key == "calls") return ReadOption(option, options.calls);
    if (key == "all") return ReadOption(option, options.all);
  }
  const Phrase others = kind == "full"
                            ? Phrase{", level=, inference=, cards=, calls=, all= or playouts=",
                                     ", level=, inference=, cards=, calls=, all= of playouts="}
                            : Phrase{"", ""};
  return Error{Say("'$0' is not an option of $1; expected worlds=, ms=, aim=$2",
                   "'$0' is geen optie van $1; verwacht worlds=, ms=, aim=$2", option.text, kind,
                   others)};
}

std::optional<Objective> AimOf(const Options& options) {
  if (!options.aim) return std::nullopt;
  return *options.aim == "score" ? Objective::kScore : Objective::kPoints;
}

std::unique_ptr<Player> MakeWorlds(const Options& options) {
  WorldOptions worlds;
  if (options.worlds) worlds.worlds = *options.worlds;
  worlds.objective = AimOf(options).value_or(worlds.objective);
  worlds.time = std::chrono::milliseconds(options.ms.value_or(0));
  return std::make_unique<WorldPlayer>(worlds);
}

std::unique_ptr<Player> MakeFull(const Options& options) {
  const std::string_view level = options.level.value_or("full");
  if (level == "beginner") {
    return std::make_unique<PolicyPlayer>(PolicyOptions{.mistakes = 1.0 / 3, .draws = true});
  }
  if (level == "casual") return std::make_unique<PolicyPlayer>(PolicyOptions{.draws = true});
  if (level == "club") return std::make_unique<PolicyPlayer>(PolicyOptions{});
  FullOptions full;
  if (level == "strong") full.scale = 0.1;
  if (options.worlds) full.scale = *options.worlds / kUsualWorlds;
  full.objective = AimOf(options).value_or(full.objective);
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
  const auto spec = ParsePlayerSpec(text, kKinds);
  if (!spec) return spec.error();
  const std::string_view kind = spec->kind;
  if (!spec->options.empty() && kind != "worlds" && kind != "full") {
    return Error{Say("'$0'; expected $1 alone, because it has no options",
                     "'$0'; verwacht alleen $1, want dat heeft geen opties", text, kind)};
  }
  Options options;
  for (const PlayerSpec::Option& option : spec->options) {
    if (auto error = TakeOption(kind, option, options)) return *std::move(error);
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
