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
  spec.text = text;
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
        {option, key, equals == std::string_view::npos ? "" : option.substr(equals + 1), {}});
    if (comma == std::string_view::npos) return spec;
    rest.remove_prefix(comma + 1);
  }
}

Result<OptionValue> ReadOption(const PlayerSpec::Option& option, const OptionValues& values) {
  const std::string_view text = option.text;
  const std::string_view value = option.value;
  const auto& [least, most, constant_names, kinds, dealt_so] = values;
  const auto names = kinds != nullptr ? kinds() : constant_names;
  if (kinds != nullptr && option.card != nullptr) {
    return OptionValue{.name = value, .card = option.card};
  }
  if (!names.empty()) {
    if (IsOneOf(value, names)) return OptionValue{.name = value};
    return Error{
        Say("'$0'; expected one of $1", "'$0'; verwacht een van $1", text, NamesOf(names))};
  }
  if (most > 0) {
    if (const auto number = WholeNumber(value, least, most)) return OptionValue{.number = *number};
    return Error{Say("'$0'; expected a number from $1 to $2",
                     "'$0'; verwacht een getal van $1 tot en met $2", text, least, most)};
  }
  if (dealt_so) {
    const auto dealt = ParseDealt(value);
    if (dealt) return OptionValue{.dealt = *dealt};
    return Error{Say("'$0'; expected $1", "'$0'; verwacht $1", text, kDealtInOptions)};
  }
  if (value == "on" || value == "off") return OptionValue{.on = value == "on"};
  return Error{Say("'$0'; expected on or off", "'$0'; verwacht on of off", text)};
}

Error NoSuchOption(const PlayerSpec& spec, const PlayerSpec::Option& option,
                   const std::vector<std::string_view>& keys) {
  Message expected;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    constexpr Phrase kOr = {" or ", " of "};
    const Message before = i == 0 ? Message() : i + 1 == keys.size() ? Message(kOr) : Message(", ");
    expected = Say("$0$1$2=", "$0$1$2=", expected, before, keys[i]);
  }
  return Error{Say("'$0' is not an option of $1; expected $2",
                   "'$0' is geen optie van $1; verwacht $2", option.text, spec.kind, expected)};
}

std::optional<Error> CheckNoOptions(const PlayerSpec& spec) {
  if (spec.options.empty()) return std::nullopt;
  return Error{Say("'$0'; expected $1 alone, because it has no options",
                   "'$0'; verwacht alleen $1, want dat heeft geen opties", spec.text, spec.kind)};
}

std::optional<Error> CheckLevelAlone(const PlayerSpec& spec) {
  const auto of_search = [](const auto& option) {
    return option.key != "level" && option.key != "for";
  };
  if (std::none_of(spec.options.begin(), spec.options.end(), of_search)) return std::nullopt;
  const auto level = std::find_if(spec.options.begin(), spec.options.end(),
                                  [](const auto& option) { return option.key == "level"; });
  return Error{Say("'$0'; expected $1 alone, because it does not search",
                   "'$0'; verwacht alleen $1, want dat zoekt niet", spec.text, level->text)};
}

}  // namespace jasnel
