#include "engine/questions/fair_play.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/fields/kind.h"
#include "engine/fields/kinds.h"
#include "engine/questions/played_fields.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

constexpr CountKind kFairPlayDeals(1, 10'000);
constexpr RoundedKind kTimesAsLikely(4, 0, std::nullopt);

constexpr std::array kFairPlayOwnFields = {
    Takes<&FairPlayQuestion::request, &FairPlayRequest::worlds>(
        {"deals", "spellen"}, kFairPlayDeals,
        {"deals of the hidden cards to play out for each card (default 200)",
         "verdelingen van de verborgen kaarten om voor elke kaart uit te spelen (standaard 200)"}),
    Takes<&FairPlayQuestion::request, &FairPlayRequest::seed>(
        {"seed", "seed"}, kinds::kSeed,
        {"for the deals that are drawn (default 1)",
         "voor de verdelingen die getrokken worden (standaard 1)"}),
};

constexpr auto kFairPlayFields =
    Joined(kFairPlayOwnFields, kRecordRulesField<&FairPlayQuestion::rules>, kPlayedFields);

constexpr Part kFitParts[] = {
    Gives<kinds::kNumber, [](const FairPlayAnswer::OfCard& one) { return one.at.trick; }>(
        "trick", "the trick, from 1"),
    Gives<kinds::kNumber, [](const FairPlayAnswer::OfCard& one) { return one.at.card; }>(
        "place", "the place in the trick, from 1"),
    Gives<kinds::kSeat, &FairPlayAnswer::OfCard::fit, &PartnerFit::seat>("seat", "who played"),
    Gives<kinds::kCard, &FairPlayAnswer::OfCard::card>("card", "the card"),
    Gives<kTimesAsLikely, &FairPlayAnswer::OfCard::fit, &PartnerFit::odds>(
        "odds",
        "how many times as likely the card is for who knows the partner's hand as for who does "
        "not"),
};

constexpr Part kFairPlayAnswer[] = {
    Gives<kTimesAsLikely, &FairPlayAnswer::evidence_ns>(
        "evidence_ns",
        "what the cards of North-South are worth as evidence that one knows the hand of the other: "
        "at most 1 on average where nobody does"),
    Gives<kTimesAsLikely, &FairPlayAnswer::evidence_ew>("evidence_ew", "the same of East-West"),
    Lists<&FairPlayAnswer::cards>("cards", "CardFit", kFitParts,
                                  "the cards that were chosen from several"),
};
constexpr std::string_view kFairPlayRows[] = {"cards"};

}  // namespace

constexpr QuestionSpec AskFairPlay::kSpec = {
    .name = "fair-play",
    .about = kAbout,
    .answer_type = "FairPlay",
    .fields = kFairPlayFields,
    .other_keys = OtherKeys::kIgnored,
    .answer = kFairPlayAnswer,
    .rows = kFairPlayRows,
};

std::optional<Error> AskFairPlay::Read(const Record& object, FairPlayQuestion& question) {
  auto record = ReadPlayedRecord(object, question.rules);
  if (!record) return record.error();
  question.record = std::move(record).value();
  return std::nullopt;
}

Result<FairPlayAnswer> AskFairPlay::AnswerTo(const FairPlayQuestion& question,
                                             const AskContext& context) {
  const auto deal = FollowRecord(question.record);
  if (!deal) return deal.error();
  FairPlayRequest request = question.request;
  request.cancel = &context.cancel;
  FairPlayAnswer answer;
  std::array<std::vector<PartnerFit>, 2> fits;
  for (const DealAtPoint& point : deal->points) {
    const Card* const card = std::get_if<Card>(&point.made);
    if (card == nullptr) continue;
    const auto fit = FitOf(point.before, *card, request);
    if (context.cancel) return NotInTime();
    if (!fit) continue;
    answer.cards.push_back({point.at, *card, *fit});
    fits[Index(SideOf(fit->seat))].push_back(*fit);
  }
  answer.evidence_ns = EvidenceOf(fits[0]);
  answer.evidence_ew = EvidenceOf(fits[1]);
  return answer;
}

}  // namespace jasnel
