#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "ai/boerenbridge/players/full_player.h"
#include "ai/boerenbridge/players/simple_players.h"
#include "ai/players/spec_options.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::array<PlayerKind, 4> kKinds = {{
    {"random", "any legal bid, any legal card"},
    {"rule", "rules of thumb: aces, high trumps, short suits"},
    {"rollout", "the rounded mean of 1000 random play-outs, and the card that they like best"},
    {"full", "everything that helps: deals weighted by bids and cards, played out by good players"},
}};

constexpr std::array<PlayerKind, 5> kLevels = {{
    {"beginner", "no search; one bid or card in three at random"},
    {"casual", "no search; good ones more often than bad ones"},
    {"club", "no search; always what looks best"},
    {"strong", "a tenth of the deals of full"},
    {"full", "the default"},
}};

constexpr std::array<PlayerKind, 2> kAims = {{
    {"score", "its own score"},
    {"lead", "its own score minus that of the others (default)"},
}};

struct Options {
  std::optional<int> worlds;
  std::optional<int> ms;
  std::optional<std::string_view> level;
  std::optional<std::string_view> aim;
  std::optional<bool> bids;
  std::optional<bool> cards;
  std::optional<bool> search;
  std::optional<bool> styles;
};

std::optional<Error> TakeOption(std::string_view kind, const PlayerSpec::Option& option,
                                Options& options) {
  if (option.key == "worlds") return ReadOption(option, 1, 100'000, options.worlds);
  if (kind == "full") {
    if (option.key == "ms") return ReadOption(option, 1, 600'000, options.ms);
    if (option.key == "level") return ReadOption(option, kLevels, options.level);
    if (option.key == "aim") return ReadOption(option, kAims, options.aim);
    if (option.key == "bids") return ReadOption(option, options.bids);
    if (option.key == "cards") return ReadOption(option, options.cards);
    if (option.key == "search") return ReadOption(option, options.search);
    if (option.key == "styles") return ReadOption(option, options.styles);
  }
  const Phrase expected =
      kind == "full" ? Phrase{"worlds=, ms=, level=, aim=, bids=, cards=, styles= or search=",
                              "worlds=, ms=, level=, aim=, bids=, cards=, styles= of search="}
                     : Phrase{"worlds=", "worlds="};
  return Error{Say("'$0' is not an option of $1; expected $2",
                   "'$0' is geen optie van $1; verwacht $2", option.text, kind, expected)};
}

// Of a level that plays without search.
std::optional<PolicyPlayer::Options> PolicyOptionsOf(const Options& options) {
  const std::string_view level = options.level.value_or("full");
  using Policy = PolicyPlayer::Options;
  if (level == "beginner") return Policy{.mistakes = 1.0 / 3, .draws = true};
  if (level == "casual") return Policy{.draws = true};
  if (level == "club") return Policy{};
  return std::nullopt;
}

std::unique_ptr<Player> MakeFull(const Options& options) {
  if (const auto policy = PolicyOptionsOf(options)) return std::make_unique<PolicyPlayer>(*policy);
  FullOptions full;
  if (options.level == "strong") full.scale = 0.1;
  if (options.worlds) full.scale = *options.worlds / static_cast<double>(full.worlds);
  if (options.aim == "score") full.others_count = 0;
  full.evidence.bids = options.bids.value_or(true);
  full.evidence.cards = options.cards.value_or(true);
  if (!options.styles.value_or(true)) full.evidence.plain = 0;
  if (!options.search.value_or(true)) full.searched_cards = 0;
  full.time = std::chrono::milliseconds(options.ms.value_or(0));
  return std::make_unique<FullPlayer>(full);
}

}  // namespace

std::span<const PlayerKind> PlayerKinds() { return kKinds; }

std::span<const PlayerKind> PlayerLevels() { return kLevels; }

Result<std::unique_ptr<Player>> MakePlayer(std::string_view text) {
  const auto spec = ParsePlayerSpec(text, kKinds);
  if (!spec) return spec.error();
  if (!spec->options.empty() && spec->kind != "rollout" && spec->kind != "full") {
    return Error{Say("'$0'; expected $1 alone, because it has no options",
                     "'$0'; verwacht alleen $1, want dat heeft geen opties", text, spec->kind)};
  }
  Options options;
  for (const PlayerSpec::Option& option : spec->options) {
    if (auto error = TakeOption(spec->kind, option, options)) return *std::move(error);
  }
  if (PolicyOptionsOf(options) && spec->options.size() > 1) {
    return Error{Say("'$0'; expected level=$1 alone, because it does not search",
                     "'$0'; verwacht alleen level=$1, want dat zoekt niet", text, *options.level)};
  }
  std::unique_ptr<Player> player;
  if (spec->kind == "random") player = std::make_unique<RandomPlayer>();
  if (spec->kind == "rule") player = std::make_unique<RulePlayer>();
  if (spec->kind == "rollout") {
    constexpr int kPlayOuts = 1000;
    player = std::make_unique<RolloutPlayer>(
        static_cast<std::size_t>(options.worlds.value_or(kPlayOuts)));
  }
  if (spec->kind == "full") player = MakeFull(options);
  return player;
}

}  // namespace jasnel::boerenbridge
