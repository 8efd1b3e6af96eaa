// The text that names a player and its options: `full:worlds=40,ms=50`.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/dealt.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// `random, simple, ...`.
std::string NamesOf(std::span<const PlayerKind> kinds);

bool IsOneOf(std::string_view name, std::span<const PlayerKind> kinds);

/// A kind with its options as written.
struct PlayerSpec {
  struct Option {
    std::string_view text;  ///< `ms=50`
    std::string_view key;
    std::string_view value;
    std::shared_ptr<const ConventionCard> card = {};  ///< that the value names, if not supplied
  };
  std::string_view text;  ///< all of it
  std::string_view kind;
  std::vector<Option> options;
};

/// Splits a text; the parts refer to it. An error if the kind is not one of `kinds`, or if a key
/// occurs twice.
Result<PlayerSpec> ParsePlayerSpec(std::string_view text, std::span<const PlayerKind> kinds);

/// The values that an option takes: whole numbers in a range, names, a way to deal, or if there is
/// none of these, on and off.
struct OptionValues {
  int least = 0;
  int most = 0;
  std::span<const PlayerKind> names = {};
  std::span<const PlayerKind> (*kinds)() = nullptr;  ///< names that are data elsewhere
  bool dealt = false;                                ///< how the cards are dealt, as ParseDealt
};

inline constexpr OptionValues kWorlds = {1, 100'000};
inline constexpr OptionValues kMilliseconds = {1, 600'000};
inline constexpr OptionValues kDealtSo = {.dealt = true};
inline constexpr OptionValues kOnOff = {};

/// A value of an option. The member that is meant follows from what the option takes.
struct OptionValue {
  int number = 0;
  std::string_view name = {};
  bool on = false;
  std::shared_ptr<const ConventionCard> card = {};
  Dealt dealt = {};
};

/// The value of an option. The error names the option and what was expected.
Result<OptionValue> ReadOption(const PlayerSpec::Option& option, const OptionValues& values);

/// The error for an option that `spec` has and its kind, which takes those of `keys`, has not.
Error NoSuchOption(const PlayerSpec& spec, const PlayerSpec::Option& option,
                   const std::vector<std::string_view>& keys);

/// An error if a player that has no options is given some.
std::optional<Error> CheckNoOptions(const PlayerSpec& spec);

/// An error if `level=` is given with other options than `for=`. Levels that do not search take no
/// other.
std::optional<Error> CheckLevelAlone(const PlayerSpec& spec);

}  // namespace jasnel
