#include "engine/questions/claim.h"

#include <array>
#include <limits>
#include <optional>
#include <variant>

#include "ai/games/play_state.h"
#include "engine/fields/kinds.h"
#include "jasnel/deal_line.h"
#include "jasnel/position.h"

namespace jasnel {
namespace {

constexpr std::array<Choice<ClaimVerdict>, 3> kVerdicts = {{{"proved", ClaimVerdict::kProved},
                                                            {"refuted", ClaimVerdict::kRefuted},
                                                            {"unknown", ClaimVerdict::kUnknown}}};
constexpr ChoiceKind<ClaimVerdict> kVerdict(kVerdicts, "proved|refuted|unknown", "ClaimVerdict");
constexpr WholeKind kTricksClaimed(1, kHandSize);
constexpr CountKind kHandsExamined(0, std::numeric_limits<std::uint64_t>::max());

bool IsProved(const ExaminedClaim& examined) {
  return examined.claim.verdict == ClaimVerdict::kProved;
}

constexpr Part kCounterexample[] = {
    Gives<kinds::kDealLine,
          [](const ExaminedClaim& examined) {
            return ToDealLine(WithHidden(examined.view, *examined.claim.counterexample));
          }>("position", "all hands, as a deal line"),
    Gives<kinds::kCards, &ExaminedClaim::claim, &Claim::line>(
        "line", "cards up to the first trick that the opponents win"),
};

constexpr Part kClaimAnswer[] = {
    Gives<kVerdict, &ExaminedClaim::claim, &Claim::verdict>("verdict", "whether the claim is true"),
    Gives<kinds::kSeat, [](const ExaminedClaim& examined) { return examined.view.seat(); }>(
        "seat", "who claims"),
    Gives<kTricksClaimed, &ExaminedClaim::claim, &Claim::tricks>("tricks", "how many tricks"),
    Gives<kinds::kPoints, &ExaminedClaim::claim, &Claim::points>(
        "points", "card points that come with them, those of the last trick included; roem is not"),
    Gives<kinds::kSwitch,
          [](const ExaminedClaim& examined) {
            return If(IsProved(examined), examined.claim.alone);
          }>("alone",
             "if proved: whether the partner may play any card; otherwise it must follow "
             "the plan"),
    Gives<kinds::kCard, [](const ExaminedClaim&
                               examined) { return If(IsProved(examined), examined.claim.card); }>(
        "card", "if proved: the first card of the plan"),
    Holds<[](const ExaminedClaim& examined) {
      return examined.claim.counterexample ? &examined : nullptr;
    }>("counterexample", "ClaimedDeal", kCounterexample,
       "a deal in which a trick is lost even with open hands, if one was found"),
    Gives<kHandsExamined, &ExaminedClaim::claim, &Claim::nodes>(
        "nodes", "hands of the partner examined, for all cards tried"),
    Gives<kinds::kMicroseconds, &ExaminedClaim::time>(
        "time_us", "time from question to answer, in microseconds"),
};

}  // namespace

constexpr QuestionSpec ExamineClaim::kSpec = {
    .name = "claim",
    .about = kAbout,
    .answer_type = "Claim",
    .fields = MoveFields::kAll,
    .answer = kClaimAnswer,
};

std::optional<Error> ExamineClaim::Read(const Record& object, AskedMove& asked) {
  return ChooseMove::Read(object, asked);
}

std::optional<Error> ExamineClaim::Check(AskedMove& asked) {
  if (std::holds_alternative<PlayView>(asked.request->view)) return std::nullopt;
  return Error{Say("a seat to call; expected one to play a card, with trump and declarer",
                   "een plaats die moet bieden; verwacht een die een kaart moet spelen, met trump "
                   "en declarer")};
}

Result<ExaminedClaim> ExamineClaim::AnswerTo(const AskedMove& asked, const AskContext& context) {
  const auto& view = std::get<PlayView>(asked.request->view);
  const Limits limits = {.time = asked.request->limits.time, .cancel = &context.cancel};
  const Claim claim = Claimer().Examine(view, limits);
  return ExaminedClaim{claim, view, context.time()};
}

}  // namespace jasnel
