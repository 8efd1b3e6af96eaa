#include "tools/match/header.h"

#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"

namespace jasnel {

std::string MatchHeaderLine(std::string_view prefix, const Record& match) {
  return std::string(prefix) + JsonLine(match);
}

std::optional<Error> CheckMatchHeaderLine(std::string_view line, std::string_view prefix,
                                          const Record& match) {
  const std::string expected = Concat("expected '", prefix, "{...}', the record of a match");
  if (!line.starts_with(prefix)) return Error{Quoted(line) + "; " + expected};
  const auto found = ParseJsonObject(line.substr(prefix.size()), "what match it is");
  if (!found) return Error{found.error().message};
  const Record wanted = Record::parse(JsonLine(match));
  for (const auto& [key, value] : wanted.items()) {
    const Record* const other = FindKey(*found, key);
    if (other == nullptr) return Error{Concat("no key ", key, "; ", expected)};
    if (*other != value) {
      return Error{Concat("made with ", key, " ", other->dump(), "; expected ", value.dump(),
                          ", as this match has it")};
    }
  }
  return std::nullopt;
}

}  // namespace jasnel
