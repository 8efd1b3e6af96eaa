// The tables of a game from which players are made by name: of players, levels and options.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "ai/players/policy_options.h"
#include "ai/players/spec_options.h"

namespace jasnel {

/// A player of a game, and how to make it.
template <class Player>
struct PlayerLine {
  PlayerKind kind;
  Result<std::unique_ptr<Player>> (*make)(const PlayerSpec& spec);
};

/// A level of `full`: without search, or with a share of its deals.
struct LevelLine {
  PlayerKind kind;
  std::optional<PolicyOptions> policy = {};  ///< of a level without search
  double scale = 1;                          ///< factor for the numbers of worlds
};

/// An option of a player that is made from `Settings`.
template <class Settings>
struct OptionLine {
  std::string_view key;
  OptionValues values;
  void (*set)(Settings& settings, const OptionValue& value);
};

/// The kinds in a table of players or levels.
template <class Line, std::size_t kCount>
constexpr std::array<PlayerKind, kCount> KindsOf(const std::array<Line, kCount>& table) {
  std::array<PlayerKind, kCount> kinds;
  for (std::size_t i = 0; i < kCount; ++i) kinds[i] = table[i].kind;
  return kinds;
}

/// The line of a kind that is in the table.
template <class Line, std::size_t kCount>
const Line& LineOf(const std::array<Line, kCount>& table, std::string_view kind) {
  return *std::find_if(table.begin(), table.end(),
                       [&](const Line& line) { return line.kind.name == kind; });
}

/// Sets the options of `spec`. An error for an option that is not in the table, or a value it does
/// not take.
template <class Settings, std::size_t kCount>
std::optional<Error> SetOptions(const PlayerSpec& spec,
                                const std::array<OptionLine<Settings>, kCount>& table,
                                Settings& settings) {
  for (const PlayerSpec::Option& asked : spec.options) {
    const auto line = std::find_if(table.begin(), table.end(),
                                   [&](const auto& option) { return option.key == asked.key; });
    if (line == table.end()) {
      std::vector<std::string_view> keys;
      for (const auto& option : table) keys.push_back(option.key);
      return NoSuchOption(spec, asked, keys);
    }
    const auto value = ReadOption(asked, line->values);
    if (!value) return value.error();
    line->set(settings, *value);
  }
  return std::nullopt;
}

/// Makes a `Kind`, which has no options.
template <class Player, class Kind>
Result<std::unique_ptr<Player>> MakePlain(const PlayerSpec& spec) {
  if (auto error = CheckNoOptions(spec)) return *std::move(error);
  return std::unique_ptr<Player>(std::make_unique<Kind>());
}

/// What a text asks of the player `full`, which has `FullOptions`.
template <class FullOptions>
struct FullSpec {
  FullOptions full;
  std::string_view level = "full";
  std::optional<int> worlds;
};

/// Makes `full`, or the `PolicyPlayer` of a level that does not search. `usual_worlds` is the
/// number of deals it looks at by default; `worlds=` is relative to it.
template <class Player, class FullPlayer, class PolicyPlayer, class FullOptions, std::size_t kCount,
          std::size_t kLevels>
Result<std::unique_ptr<Player>> MakeAtLevel(
    const PlayerSpec& spec, const std::array<OptionLine<FullSpec<FullOptions>>, kCount>& options,
    const std::array<LevelLine, kLevels>& levels, double usual_worlds) {
  FullSpec<FullOptions> asked;
  if (auto error = SetOptions(spec, options, asked)) return *std::move(error);
  const LevelLine& level = LineOf(levels, asked.level);
  if (level.policy) {
    if (auto error = CheckLevelAlone(spec)) return *std::move(error);
    PolicyOptions policy = *level.policy;
    if constexpr (requires { asked.full.for_match; }) policy.for_match = asked.full.for_match;
    return std::unique_ptr<Player>(std::make_unique<PolicyPlayer>(policy));
  }
  asked.full.scale = asked.worlds ? *asked.worlds / usual_worlds : level.scale;
  return std::unique_ptr<Player>(std::make_unique<FullPlayer>(asked.full));
}

/// Makes the player of the table that `text` describes.
template <class Player, std::size_t kCount>
Result<std::unique_ptr<Player>> MakeFrom(const std::array<PlayerLine<Player>, kCount>& players,
                                         std::string_view text) {
  const auto spec = ParsePlayerSpec(text, KindsOf(players));
  if (!spec) return spec.error();
  return LineOf(players, spec->kind).make(*spec);
}

}  // namespace jasnel
