#include "tools/engine_answer.h"

#include <optional>
#include <string>
#include <string_view>

#include "bitboard/notation.h"
#include "bitboard/text.h"
#include "tools/json_fields.h"

namespace jasnel {
namespace {

Record Answer(const Record& id, const std::string& move, const Record& moves, std::uint64_t worlds,
              std::chrono::microseconds time) {
  Record record;
  record["id"] = id;
  record["move"] = move;
  if (!moves.empty()) record["moves"] = moves;
  record["worlds"] = worlds;
  record["time_us"] = time.count();
  return record;
}

template <class Opinion>
Record OpinionRecord(const std::string& move, const Opinion& opinion) {
  return {{"move", move},
          {"score", RoundedPoints(opinion.score)},
          {"makes", RoundedChance(opinion.makes)}};
}

// The text of the move.
Result<std::string> ReadMove(const Record& answer, const Record& id) {
  const auto told = answer.find("id");
  if (told == answer.end() || *told != id) {
    return Error{Concat("answered with ", told == answer.end() ? "no id" : "another id",
                        "; expected ", id.dump())};
  }
  if (const Record* const error = FindKey(answer, "error")) {
    const std::string text = error->is_string() ? error->get<std::string>() : error->dump();
    return Error{Concat("answered with an error: ", Printable(text))};
  }
  const Record* const move = FindKey(answer, "move");
  if (move == nullptr || !move->is_string()) {
    return Error{R"(answered without a move; expected one, as "move":"HT")"};
  }
  return move->get<std::string>();
}

template <class Move, class Parse>
Result<Move> ReadMoveAs(const Record& answer, const Record& id, Parse parse,
                        std::string_view expected) {
  const auto text = ReadMove(answer, id);
  if (!text) return text.error();
  const std::optional<Move> move = parse(Trim(*text));
  if (!move) return Error{Concat("answered with ", Quoted(*text), "; expected ", expected)};
  return *move;
}

}  // namespace

Record AnswerRecord(const Record& id, const CallChoice& choice, std::chrono::microseconds time) {
  Record moves = Record::array();
  for (const CallOpinion& opinion : choice.calls) {
    Record one = OpinionRecord(FormatCall(opinion.call), opinion);
    if (opinion.call.IsPass()) one.erase("makes");  // it is of the contract of this call
    moves.push_back(one);
  }
  return Answer(id, FormatCall(choice.call), moves, choice.worlds, time);
}

Record AnswerRecord(const Record& id, const CardChoice& choice, std::chrono::microseconds time) {
  Record moves = Record::array();
  for (const CardOpinion& opinion : choice.cards) {
    moves.push_back(OpinionRecord(FormatCard(opinion.card), opinion));
  }
  return Answer(id, FormatCard(choice.card), moves, choice.worlds, time);
}

Record ErrorRecord(const Record& id, const Error& error) {
  return {{"id", id}, {"error", error.message}};
}

Result<Call> ReadCall(const Record& answer, const Record& id) {
  return ReadMoveAs<Call>(answer, id, ParseCall, "pass or a suit, S, H, D or C");
}

Result<Card> ReadCard(const Record& answer, const Record& id) {
  return ReadMoveAs<Card>(answer, id, ParseCard, "a card, suit then rank, as SA or H10");
}

}  // namespace jasnel
