#include "engine/requests/known_fields.h"

#include <algorithm>
#include <cstddef>

#include "bitboard/text/characters.h"
#include "engine/requests/json_fields.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

Error Differs(const Message& where, const Record& told, const Message& expected) {
  return In(where, Say("$0; expected $1", "$0; verwacht $1", Quoted(told.dump()), expected));
}

// Whether a list has each of `expected` once and nothing else.
bool Lists(const Record& told, const Record& expected, FieldReader read) {
  if (!told.is_array() || told.size() != expected.size()) return false;
  Record left = expected;
  return std::all_of(told.begin(), told.end(), [&](const Record& value) {
    const auto move = read(value);
    const auto found = move ? std::find(left.begin(), left.end(), *move) : left.end();
    if (found == left.end()) return false;
    left.erase(found);
    return true;
  });
}

std::optional<Record> ReadLegalCall(const Record& value) {
  const auto call = value.is_string() ? ParseCall(Trim(value.get_ref<const std::string&>()))
                                      : std::optional<Call>();
  return call ? std::optional<Record>(FormatCall(*call)) : std::nullopt;
}

}  // namespace

std::vector<Call> ListOf(const LegalCalls& legal) {
  std::vector<Call> calls;
  if (legal.pass) calls.push_back({});
  for (const Suit suit : kAllSuits) {
    if (legal.suits.Contains(suit)) calls.push_back({suit});
  }
  return calls;
}

Record CallList(std::span<const Call> calls) {
  Record list = Record::array();
  for (const Call call : calls) list.push_back(FormatCall(call));
  return list;
}

std::optional<Error> CheckLegal(const Record* told, const Record& legal, FieldReader read) {
  if (told == nullptr || Lists(*told, legal, read)) return std::nullopt;
  return Differs("legal", *told, legal.dump());
}

std::optional<Error> CheckLegalCalls(const Record* told, const LegalCalls& legal) {
  return CheckLegal(told, CallList(ListOf(legal)), ReadLegalCall);
}

std::optional<Error> CheckWinners(const Record& request, const Record& tricks, FieldReader read) {
  const Record* const list = FindKey(request, "tricks");
  if (list == nullptr) return std::nullopt;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Record* const told = FindKey((*list)[i], "winner");
    if (told == nullptr) continue;
    const Message where = Say("trick $0: winner", "slag $0: winner", i + 1);
    const Record* const winner = i < tricks.size() ? FindKey(tricks[i], "winner") : nullptr;
    if (winner == nullptr) {
      return Differs(where, *told,
                     Phrase{"none in a trick without cards", "er geen in een slag zonder kaarten"});
    }
    if (read(*told) != *winner) return Differs(where, *told, winner->dump());
  }
  return std::nullopt;
}

}  // namespace jasnel
