#include "tools/shared/input/rules_file.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "absl/strings/str_format.h"
#include "bitboard/text/characters.h"
#include "tools/shared/files.h"

namespace jasnel {
namespace {

constexpr std::size_t kMostRulesBytes = 1 << 16;
constexpr std::size_t kLongestName = 60;
constexpr Phrase kRulesFileLine = {"name= or rules=", "naam= of regels="};

bool IsShownText(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = CharacterSize(text);
    if (!IsShown(text.substr(0, size))) return false;
    text.remove_prefix(size);
  }
  return true;
}

// What a line says goes into `name` or `rules`, or why it cannot.
std::optional<Message> TakeLine(std::string_view line, std::string& name,
                                std::optional<Rules>& rules) {
  const std::size_t equals = line.find('=');
  const std::string_view key = Trim(line.substr(0, equals));
  const bool is_name = EqualsIgnoringCase(key, "name") || EqualsIgnoringCase(key, "naam");
  const bool is_rules = EqualsIgnoringCase(key, "rules") || EqualsIgnoringCase(key, "regels");
  if (equals == std::string_view::npos || (!is_name && !is_rules)) {
    return Say("$0; expected $1", "$0; verwacht $1", Quoted(line), Message(kRulesFileLine));
  }
  const std::string_view value = Trim(line.substr(equals + 1));
  if (is_name ? !name.empty() : rules.has_value()) {
    return Say("$0 a second time; expected it once", "$0 voor de tweede keer; verwacht het eenmaal",
               key);
  }
  if (is_rules) {
    const auto read = ParseRules(value);
    if (!read) return read.error().both();
    rules = *read;
    return std::nullopt;
  }
  if (value.empty() || CountCharacters(value) > kLongestName || !IsShownText(value)) {
    return Say("$0; expected a name of $1 characters at most",
               "$0; verwacht een naam van hoogstens $1 tekens", Quoted(value), kLongestName);
  }
  name = value;
  return std::nullopt;
}

std::string InAddress(std::string_view text) {
  std::string coded;
  for (const char c : text) {
    const bool plain = IsDigit(c) || IsLetter(c) || c == '-';
    coded += plain ? std::string(1, c) : absl::StrFormat("%%%02X", static_cast<unsigned char>(c));
  }
  return coded;
}

}  // namespace

Result<NamedRules> ReadRulesFile(const std::string& path) {
  const auto bytes = ReadWholeFile(path, kMostRulesBytes);
  if (!bytes) return bytes.error();
  std::string name;
  std::optional<Rules> rules;
  std::string_view rest = *bytes;
  if (constexpr std::string_view kMark = "\xEF\xBB\xBF"; rest.starts_with(kMark)) {
    rest.remove_prefix(kMark.size());
  }
  for (int number = 1; !rest.empty(); ++number) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = Trim(rest.substr(0, end));
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    if (line.empty() || line.starts_with('#')) continue;
    if (const auto wrong = TakeLine(line, name, rules)) {
      return Error{Say("$0: line $1: $2", "$0: regel $1: $2", path, number, *wrong)};
    }
  }
  if (!name.empty() && rules) return NamedRules{std::move(name), *rules};
  return Error{Say("$0: no $1; expected a line with it", "$0: geen $1; verwacht een regel daarmee",
                   path,
                   Message(name.empty() ? Phrase{"name=", "naam="} : Phrase{"rules=", "regels="}))};
}

std::string AddressOf(const NamedRules& named) {
  return "#play?rules=" + InAddress(FormatRules(named.rules)) + "&place=" + InAddress(named.name);
}

}  // namespace jasnel
