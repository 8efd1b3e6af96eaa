#include "ai/players/spec_options.h"

#include <algorithm>

#include "bitboard/text/line_fields.h"

namespace jasnel {

std::string NamesOf(std::span<const PlayerKind> kinds) {
  std::string names;
  for (const PlayerKind& kind : kinds) {
    names += (names.empty() ? "" : ", ") + std::string(kind.name);
  }
  return names;
}

bool IsOneOf(std::string_view name, std::span<const PlayerKind> kinds) {
  return std::any_of(kinds.begin(), kinds.end(),
                     [&](const PlayerKind& kind) { return kind.name == name; });
}

Result<PlayerSpec> ParsePlayerSpec(std::string_view text, std::span<const PlayerKind> kinds) {
  PlayerSpec spec;
  const std::size_t colon = text.find(':');
  spec.kind = text.substr(0, colon);
  if (!IsOneOf(spec.kind, kinds)) {
    return Error{"'" + std::string(spec.kind) + "' is no player; expected one of " +
                 NamesOf(kinds)};
  }
  if (colon == std::string_view::npos) return spec;
  for (std::string_view rest = text.substr(colon + 1);;) {
    const std::size_t comma = rest.find(',');
    const std::string_view option = rest.substr(0, comma);
    const std::size_t equals = option.find('=');
    const std::string_view key = option.substr(0, equals);
    for (const PlayerSpec::Option& earlier : spec.options) {
      if (earlier.key != key) continue;
      return Error{"'" + std::string(option) + "': " + std::string(key) +
                   " stands twice; expected it once"};
    }
    spec.options.push_back(
        {option, key, equals == std::string_view::npos ? "" : option.substr(equals + 1)});
    if (comma == std::string_view::npos) return spec;
    rest.remove_prefix(comma + 1);
  }
}

std::optional<Error> ReadOption(const PlayerSpec::Option& option, int least, int most,
                                std::optional<int>& number) {
  number = WholeNumber(option.value, least, most);
  if (number) return std::nullopt;
  return Error{"'" + std::string(option.text) + "'; expected a number from " +
               std::to_string(least) + " to " + std::to_string(most)};
}

std::optional<Error> ReadOption(const PlayerSpec::Option& option, std::optional<bool>& on) {
  if (option.value != "on" && option.value != "off") {
    return Error{"'" + std::string(option.text) + "'; expected on or off"};
  }
  on = option.value == "on";
  return std::nullopt;
}

std::optional<Error> ReadOption(const PlayerSpec::Option& option, std::span<const PlayerKind> names,
                                std::optional<std::string_view>& name) {
  if (!IsOneOf(option.value, names)) {
    return Error{"'" + std::string(option.text) + "'; expected one of " + NamesOf(names)};
  }
  name = option.value;
  return std::nullopt;
}

}  // namespace jasnel
