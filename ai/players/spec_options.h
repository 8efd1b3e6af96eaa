// Options in the name of a player: `worlds=40,ms=50`.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// `random, simple, ...`.
std::string NamesOf(std::span<const PlayerKind> kinds);

bool IsOneOf(std::string_view name, std::span<const PlayerKind> kinds);

/// A kind with its options as written: `full:ms=50`.
struct PlayerSpec {
  struct Option {
    std::string_view text;  ///< `ms=50`
    std::string_view key;
    std::string_view value;
  };
  std::string_view kind;
  std::vector<Option> options;
};

/// Splits a text; the parts refer to it. An error if the kind is not one of `kinds`, or if a key
/// occurs twice.
Result<PlayerSpec> ParsePlayerSpec(std::string_view text, std::span<const PlayerKind> kinds);

/// Parses the value of an option. The error names the option and what was expected.
std::optional<Error> ReadOption(const PlayerSpec::Option& option, int least, int most,
                                std::optional<int>& number);
std::optional<Error> ReadOption(const PlayerSpec::Option& option, std::optional<bool>& on);
std::optional<Error> ReadOption(const PlayerSpec::Option& option, std::span<const PlayerKind> names,
                                std::optional<std::string_view>& name);

}  // namespace jasnel
