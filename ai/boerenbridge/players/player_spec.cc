#include <array>
#include <chrono>
#include <optional>
#include <string_view>

#include "ai/boerenbridge/players/full_player.h"
#include "ai/boerenbridge/players/simple_players.h"
#include "ai/players/player_table.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge {
namespace {

using MadePlayer = Result<std::unique_ptr<Player>>;
using Value = const OptionValue&;

constexpr std::array<LevelLine, 5> kLevels = {{
    {{"beginner", "no search; one bid or card in three at random"}, PolicyOptions{1.0 / 3, true}},
    {{"casual", "no search; good ones more often than bad ones"}, PolicyOptions{0, true}},
    {{"club", "no search; always what looks best"}, PolicyOptions{}},
    {{"strong", "a tenth of the deals of full"}, std::nullopt, 0.1},
    {{"full", "the default"}},
}};
constexpr auto kLevelKinds = KindsOf(kLevels);

constexpr std::array<PlayerKind, 2> kAims = {{
    {"score", "its own score"},
    {"lead", "its own score minus that of the others (default)"},
}};

constexpr std::array<OptionLine<std::size_t>, 1> kRolloutOptions = {{
    {"worlds", kWorlds,
     [](std::size_t& play_outs, Value value) {
       play_outs = static_cast<std::size_t>(value.number);
     }},
}};

MadePlayer MakeRollout(const PlayerSpec& spec) {
  std::size_t play_outs = 1000;
  if (auto error = SetOptions(spec, kRolloutOptions, play_outs)) return *std::move(error);
  return std::unique_ptr<Player>(std::make_unique<RolloutPlayer>(play_outs));
}

using Full = FullSpec<FullOptions>;

constexpr std::array<OptionLine<Full>, 8> kFullOptions = {{
    {"worlds", kWorlds, [](Full& to, Value value) { to.worlds = value.number; }},
    {"ms", kMilliseconds,
     [](Full& to, Value value) { to.full.time = std::chrono::milliseconds(value.number); }},
    {"level", {.names = kLevelKinds}, [](Full& to, Value value) { to.level = value.name; }},
    {"aim",
     {.names = kAims},
     [](Full& to, Value value) { to.full.others_count = value.name == "lead" ? 1 : 0; }},
    {"bids", kOnOff, [](Full& to, Value value) { to.full.evidence.bids = value.on; }},
    {"cards", kOnOff, [](Full& to, Value value) { to.full.evidence.cards = value.on; }},
    {"styles", kOnOff,
     [](Full& to, Value value) { to.full.evidence.plain = value.on ? Evidence().plain : 0; }},
    {"search", kOnOff,
     [](Full& to, Value value) {
       to.full.searched_cards = value.on ? FullOptions().searched_cards : 0;
     }},
}};

MadePlayer MakeFull(const PlayerSpec& spec) {
  const auto usual_worlds = static_cast<double>(FullOptions().worlds);
  return MakeAtLevel<Player, FullPlayer, PolicyPlayer>(spec, kFullOptions, kLevels, usual_worlds);
}

constexpr std::array<PlayerLine<Player>, 4> kPlayers = {{
    {{"random", "any legal bid, any legal card"}, MakePlain<Player, RandomPlayer>},
    {{"rule", "rules of thumb: aces, high trumps, short suits"}, MakePlain<Player, RulePlayer>},
    {{"rollout", "the rounded mean of 1000 random play-outs, and the card that they like best"},
     MakeRollout},
    {{"full",
      "everything that helps: deals weighted by bids and cards, played out by good players"},
     MakeFull},
}};
constexpr auto kKinds = KindsOf(kPlayers);

}  // namespace

std::span<const PlayerKind> PlayerKinds() { return kKinds; }

std::span<const PlayerKind> PlayerLevels() { return kLevelKinds; }

Result<std::unique_ptr<Player>> MakePlayer(std::string_view text) {
  return MakeFrom(kPlayers, text);
}

}  // namespace jasnel::boerenbridge
