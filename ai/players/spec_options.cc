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
    return Error{Say("'$0' is not a player; expected one of $1",
                     "'$0' is geen speler; verwacht een van $1", spec.kind, NamesOf(kinds))};
  }
  if (colon == std::string_view::npos) return spec;
  for (std::string_view rest = text.substr(colon + 1);;) {
    const std::size_t comma = rest.find(',');
    const std::string_view option = rest.substr(0, comma);
    const std::size_t equals = option.find('=');
    const std::string_view key = option.substr(0, equals);
    for (const PlayerSpec::Option& earlier : spec.options) {
      if (earlier.key != key) continue;
      return Error{Say("'$0': $1 appears twice; expected it once",
                       "'$0': $1 staat er twee keer; verwacht het één keer", option, key)};
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
  return Error{Say("'$0'; expected a number from $1 to $2",
                   "'$0'; verwacht een getal van $1 tot en met $2", option.text, least, most)};
}

std::optional<Error> ReadOption(const PlayerSpec::Option& option, std::optional<bool>& on) {
  if (option.value != "on" && option.value != "off") {
    return Error{Say("'$0'; expected on or off", "'$0'; verwacht on of off", option.text)};
  }
  on = option.value == "on";
  return std::nullopt;
}

std::optional<Error> ReadOption(const PlayerSpec::Option& option, std::span<const PlayerKind> names,
                                std::optional<std::string_view>& name) {
  if (!IsOneOf(option.value, names)) {
    return Error{
        Say("'$0'; expected one of $1", "'$0'; verwacht een van $1", option.text, NamesOf(names))};
  }
  name = option.value;
  return std::nullopt;
}

}  // namespace jasnel
