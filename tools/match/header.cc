#include "tools/match/header.h"

#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/json_reader.h"
#include "jasnel/version.h"

namespace jasnel {
namespace {

// Players of another build may be others.
Record WithVersion(Record match) {
  match["version"] = Version();
  return match;
}

}  // namespace

std::string MatchHeaderLine(std::string_view prefix, const Record& match) {
  return std::string(prefix) + JsonLine(WithVersion(match));
}

std::optional<Error> CheckMatchHeaderLine(std::string_view line, std::string_view prefix,
                                          const Record& match) {
  const Message expected = Say("expected '$0{...}', the record of a match",
                               "verwacht '$0{...}', het verslag van een match", prefix);
  if (!line.starts_with(prefix)) return Error{Say("$0; $1", "$0; $1", Quoted(line), expected)};
  const auto found =
      ParseJsonObject(line.substr(prefix.size()), Phrase{"what match it is", "welke match het is"});
  if (!found) return found.error();
  const Record wanted = Record::parse(JsonLine(WithVersion(match)));
  for (const auto& [key, value] : wanted.items()) {
    const Record* const other = FindKey(*found, key);
    if (other == nullptr) {
      return Error{Say("made without $0; expected $0 $1, as this match has it",
                       "gemaakt zonder $0; verwacht $0 $1, zoals deze match het heeft", key,
                       value.dump())};
    }
    if (*other != value) {
      return Error{Say("made with $0 $1; expected $2, as this match has it",
                       "gemaakt met $0 $1; verwacht $2, zoals deze match het heeft", key,
                       other->dump(), value.dump())};
    }
  }
  return std::nullopt;
}

}  // namespace jasnel
