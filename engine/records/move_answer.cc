#include "engine/records/move_answer.h"

#include "engine/records/answer_fields.h"
#include "jasnel/notation.h"

namespace jasnel {
Record AnswerRecord(const CallChoice& choice, std::chrono::microseconds time) {
  Record moves = Record::array();
  for (const CallOpinion& opinion : choice.calls) {
    Record one = OpinionRecord(FormatCall(opinion.call), opinion.score, opinion.makes);
    if (opinion.call.IsPass()) one.erase("makes");  // it is of the contract of this call
    moves.push_back(one);
  }
  return AnswerWith(FormatCall(choice.call), moves, choice.worlds, time);
}

Record AnswerRecord(const CardChoice& choice, std::chrono::microseconds time) {
  Record moves = Record::array();
  for (const CardOpinion& opinion : choice.cards) {
    moves.push_back(OpinionRecord(FormatCard(opinion.card), opinion.score, opinion.makes));
  }
  return AnswerWith(FormatCard(choice.card), moves, choice.worlds, time);
}

Result<Call> ReadCall(const Record& answer, const Record& id) {
  return ReadMoveAs<Call>(answer, id, ParseCall,
                          Phrase{"pass or a suit, S, H, D or C", "pas of een kleur, S, H, R of K"});
}

Result<Card> ReadCard(const Record& answer, const Record& id) {
  return ReadMoveAs<Card>(answer, id, ParseCard, kCardExpected);
}

}  // namespace jasnel
