#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/players/full_player.h"
#include "ai/players/open_hands_player.h"
#include "ai/players/player_table.h"
#include "ai/players/policy_player.h"
#include "ai/players/rule_player.h"
#include "ai/players/simple_player.h"
#include "ai/players/world_player.h"
#include "jasnel/convention.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

using MadePlayer = Result<std::unique_ptr<Player>>;
using Value = const OptionValue&;

constexpr std::array<LevelLine, 5> kLevels = {{
    {{"beginner", "no search; many faults, and one card in ten at random"},
     PolicyOptions{0.1, true, 12}},
    {{"casual", "no search; good cards more often than bad ones"}, PolicyOptions{0, true, 5}},
    {{"club", "no search; always the card that looks best"}, PolicyOptions{}},
    {{"strong", "a tenth of the deals of full"}, std::nullopt, 0.1},
    {{"full", "the default"}},
}};
constexpr auto kLevelKinds = KindsOf(kLevels);

constexpr std::array<PlayerKind, 2> kAims = {{
    {"score", "what is written down at the end"},
    {"points", "points"},
}};

constexpr std::array<PlayerKind, 2> kFors = {{
    {"match", "to win it, where it is told how it stands"},
    {"points", "points, whatever it is told"},
}};

constexpr std::array<PlayerKind, 3> kSees = {{
    {"own", "its own hand"},
    {"partner", "its partner's hand too"},
    {"all", "all hands"},
}};

constexpr std::array<PlayerKind, 3> kSends = {{
    {"on", "what is true, where that is worth more than it costs"},
    {"off", "nothing"},
    {"random", "what is true or what is not, by a coin"},
}};

Sends SendsOf(std::string_view name) {
  return name == "on" ? Sends::kTruth : name == "off" ? Sends::kNothing : Sends::kAtRandom;
}

Sees SeesOf(std::string_view name) {
  return name == "own" ? Sees::kOwn : name == "partner" ? Sees::kPartner : Sees::kAll;
}

// The cards of conventions, and none.
std::span<const PlayerKind> ConventionKinds() {
  static const std::vector<PlayerKind> kinds = [] {
    std::vector<PlayerKind> all = {{"none", "nothing was agreed"}};
    for (const ConventionCard& card : ConventionCards()) {
      all.push_back({card.name, card.title.english});
    }
    return all;
  }();
  return kinds;
}

std::shared_ptr<const ConventionCard> CardOf(Value value) {
  return value.card != nullptr ? value.card : SuppliedConventionCard(value.name);
}

Objective ObjectiveOf(std::string_view aim) {
  return aim == "score" ? Objective::kScore : Objective::kPoints;
}

constexpr std::array<OptionLine<WorldOptions>, 3> kWorldOptions = {{
    {"worlds", kWorlds, [](WorldOptions& to, Value value) { to.worlds = value.number; }},
    {"ms", kMilliseconds,
     [](WorldOptions& to, Value value) { to.time = std::chrono::milliseconds(value.number); }},
    {"aim",
     {.names = kAims},
     [](WorldOptions& to, Value value) { to.objective = ObjectiveOf(value.name); }},
}};

MadePlayer MakeWorlds(const PlayerSpec& spec) {
  WorldOptions options;
  if (auto error = SetOptions(spec, kWorldOptions, options)) return *std::move(error);
  return std::unique_ptr<Player>(std::make_unique<WorldPlayer>(options));
}

using Full = FullSpec<FullOptions>;

constexpr std::array<OptionLine<Full>, 22> kFullOptions = {{
    {"worlds", kWorlds, [](Full& to, Value value) { to.worlds = value.number; }},
    {"ms", kMilliseconds,
     [](Full& to, Value value) { to.full.time = std::chrono::milliseconds(value.number); }},
    {"aim",
     {.names = kAims},
     [](Full& to, Value value) { to.full.objective = ObjectiveOf(value.name); }},
    {"for",
     {.names = kFors},
     [](Full& to, Value value) { to.full.for_match = value.name == "match"; }},
    {"level", {.names = kLevelKinds}, [](Full& to, Value value) { to.level = value.name; }},
    {"repeat", kOnOff, [](Full& to, Value value) { to.full.repeat = value.on; }},
    {"inference", kOnOff, [](Full& to, Value value) { to.full.inference = value.on; }},
    {"cards", kOnOff, [](Full& to, Value value) { to.full.evidence.cards = value.on; }},
    {"calls", kOnOff, [](Full& to, Value value) { to.full.evidence.calls = value.on; }},
    {"all", kOnOff, [](Full& to, Value value) { to.full.all = value.on ? FullOptions().all : 0; }},
    {"policy", {0, 100'000}, [](Full& to, Value value) { to.full.policy.fill(value.number); }},
    {"race", kOnOff, [](Full& to, Value value) { to.full.race = value.on; }},
    {"sees", {.names = kSees}, [](Full& to, Value value) { to.full.sees = SeesOf(value.name); }},
    {"conventions",
     {.kinds = ConventionKinds},
     [](Full& to, Value value) { to.full.messages.own = CardOf(value); }},
    {"theirs",
     {.kinds = ConventionKinds},
     [](Full& to, Value value) { to.full.messages.theirs = CardOf(value); }},
    {"dealt", kDealtSo, [](Full& to, Value value) { to.full.dealt = value.dealt; }},
    {"reads", kOnOff, [](Full& to, Value value) { to.full.messages.reads = value.on; }},
    {"sends",
     {.names = kSends},
     [](Full& to, Value value) { to.full.messages.sends = SendsOf(value.name); }},
    {"overheard", kOnOff, [](Full& to, Value value) { to.full.messages.overheard = value.on; }},
    {"keeps",
     {0, 100},
     [](Full& to, Value value) { to.full.messages.keeps = value.number / 100.0; }},
    {"truth", {0, 50}, [](Full& to, Value value) { to.full.messages.truth = value.number; }},
    {"untruth", {0, 50}, [](Full& to, Value value) { to.full.messages.untruth = value.number; }},
}};

MadePlayer MakeFull(const PlayerSpec& spec) {
  constexpr double kUsualWorlds = 600;  // played out for a card
  return MakeAtLevel<Player, FullPlayer, PolicyPlayer>(spec, kFullOptions, kLevels, kUsualWorlds);
}

constexpr std::array<PlayerLine<Player>, 6> kPlayers = {{
    {{"random", "any legal card"}, MakePlain<Player, RandomPlayer>},
    {{"simple",
      "the agent of published comparisons, without its faults: the highest card left, else the "
      "lowest"},
     MakePlain<Player, SimplePlayer>},
    {{"rule", "rules of thumb, like a club player"}, MakePlain<Player, RulePlayer>},
    {{"worlds", "plain determinization: the card that is best on average over deals solved"},
     MakeWorlds},
    {{"full", "everything that helps: deals weighted by what was seen, and played out"}, MakeFull},
    {{"open-hands", "sees all hands: the upper limit", true}, MakePlain<Player, OpenHandsPlayer>},
}};
constexpr auto kKinds = KindsOf(kPlayers);

constexpr std::string_view kFull = "full";

constexpr std::string_view kOwn = "conventions";
constexpr std::string_view kTheirs = "theirs";

bool NamesCard(const PlayerSpec::Option& option) {
  return option.key == kOwn || option.key == kTheirs;
}

// Whether it uses cards of conventions, and names none.
bool IsOpen(const PlayerSpec& spec) {
  if (spec.kind != kFull) return false;
  for (const PlayerSpec::Option& option : spec.options) {
    const bool searches = option.key != "level" || !IsOneOf(option.value, kLevelKinds) ||
                          !LineOf(kLevels, option.value).policy;
    if (NamesCard(option) || !searches) return false;
  }
  return true;
}

}  // namespace

std::span<const PlayerKind> PlayerKinds() { return kKinds; }

std::span<const PlayerKind> PlayerLevels() { return kLevelKinds; }

Result<std::unique_ptr<Player>> MakePlayer(std::string_view text,
                                           const ConventionSource& conventions) {
  auto spec = ParsePlayerSpec(text, kKinds);
  if (!spec) return spec.error();
  PlayerSpec asked = std::move(spec).value();
  for (PlayerSpec::Option& option : asked.options) {
    if (asked.kind != kFull || !NamesCard(option) || !conventions ||
        IsOneOf(option.value, ConventionKinds()))
      continue;
    auto card = conventions(std::string(option.value));
    if (!card) return Error{Say("'$0': $1", "'$0': $1", option.text, card.error())};
    option.card = std::move(card).value();
  }
  return LineOf(kPlayers, asked.kind).make(asked);
}

bool TakesConventions(std::string_view text) {
  const auto spec = ParsePlayerSpec(text, kKinds);
  return spec && IsOpen(*spec);
}

Result<std::unique_ptr<Player>> MakePlayer(std::string_view text, const Agreement& agreed) {
  auto parsed = ParsePlayerSpec(text, kKinds);
  if (!parsed) return parsed.error();
  PlayerSpec spec = std::move(parsed).value();
  if (IsOpen(spec)) {
    if (agreed.own) spec.options.push_back({kOwn, kOwn, agreed.own->name, agreed.own});
    if (agreed.theirs) {
      spec.options.push_back({kTheirs, kTheirs, agreed.theirs->name, agreed.theirs});
    }
  }
  return LineOf(kPlayers, spec.kind).make(spec);
}

std::string WithConventions(std::string_view player, std::string_view own,
                            std::string_view theirs) {
  std::string text(player);
  const auto spec = ParsePlayerSpec(text, kKinds);
  if (!spec || !IsOpen(*spec)) return text;
  char before = spec->options.empty() ? ':' : ',';
  const auto add = [&](std::string_view key, std::string_view name) {
    if (name.empty()) return;
    text += before + std::string(key) + "=" + std::string(name);
    before = ',';
  };
  add(kOwn, own);
  add(kTheirs, theirs);
  return text;
}

}  // namespace jasnel
