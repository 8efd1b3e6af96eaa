// `"ask":"claim"`: whether the rest of the tricks are certain.
#include "jasnel/claim.h"

#include <variant>

#include "engine/asks/question.h"
#include "engine/records/claim_record.h"
#include "engine/requests/move_request.h"

namespace jasnel {

Result<Record> AnswerClaim(const Question& question) {
  const auto request = ReadRequest(question.object);
  if (!request) return request.error();
  const auto* const view = std::get_if<PlayView>(&request->view);
  if (view == nullptr) {
    return Error{
        Say("a seat to call; expected one to play a card, with trump and declarer",
            "een plaats die moet bieden; verwacht een die een kaart moet spelen, met trump "
            "en declarer")};
  }
  Claimer claimer;
  const Claim claim =
      claimer.Examine(*view, {.time = request->thinking.time, .cancel = &question.cancel});
  Record record = ClaimRecord(claim, *view);
  record["time_us"] = question.time().count();
  return record;
}

}  // namespace jasnel
