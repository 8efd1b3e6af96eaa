#include "engine/records/answer_fields.h"

namespace jasnel {

Record ErrorRecord(const Record& id, const Error& error, Language language) {
  return {{"id", id}, {"error", error.In(language)}};
}

Result<Record> ReadMove(const Record& answer, const Record& id, bool (*is_move)(const Record&),
                        std::string_view example) {
  const auto found = answer.find("id");
  if (found == answer.end() || *found != id) {
    const Message what = found == answer.end() ? Message(Phrase{"no id", "geen id"})
                                               : Say("id $0", "id $0", Printable(found->dump()));
    return Error{
        Say("answered with $0; expected $1", "antwoordde met $0; verwacht $1", what, id.dump())};
  }
  if (const Record* const error = FindKey(answer, "error")) {
    const std::string text = error->is_string() ? error->get<std::string>() : error->dump();
    return Error{Say("answered with an error: $0", "antwoordde met een fout: $0", Printable(text))};
  }
  const Record* const move = FindKey(answer, "move");
  if (move == nullptr || !is_move(*move)) {
    return Error{Say(R"(answered without a move; expected one, such as "move":$0)",
                     R"(antwoordde zonder zet; verwacht er een, zoals "move":$0)", example)};
  }
  return *move;
}

}  // namespace jasnel
