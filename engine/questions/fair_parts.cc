#include "engine/questions/fair_parts.h"

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/questions/replay_parts.h"

namespace jasnel {
namespace {

constexpr ChoiceKind<FairMark> kMark(kMarks, "!|?|??", "FairMark");

constexpr std::array<Choice<ReasonKind>, 18> kReasonKinds = {
    {{"partner's trick", ReasonKind::kPartnersTrick},
     {"roem given", ReasonKind::kRoemGiven},
     {"roem missed", ReasonKind::kRoemMissed},
     {"trumped", ReasonKind::kTrumped},
     {"trumps gone", ReasonKind::kTrumpsGone},
     {"trumps drawn", ReasonKind::kTrumpsDrawn},
     {"cash", ReasonKind::kCash},
     {"points given", ReasonKind::kPointsGiven},
     {"points kept", ReasonKind::kPointsKept},
     {"trick", ReasonKind::kTrick},
     {"kept", ReasonKind::kKept},
     {"later roem given", ReasonKind::kLaterRoemGiven},
     {"later roem missed", ReasonKind::kLaterRoemMissed},
     {"contract", ReasonKind::kContract},
     {"pit", ReasonKind::kPit},
     {"pit against", ReasonKind::kPitAgainst},
     {"margin", ReasonKind::kMargin},
     {"score", ReasonKind::kScore}}};
constexpr ChoiceKind<ReasonKind> kReasonKind(kReasonKinds, "KIND", "ReasonKind");

constexpr ListKind<kinds::kSeat> kSeatList;

constexpr Part kEstimateParts[] = {
    Gives<kinds::kMeanPoints, &Estimate::value>("value", "a mean in points"),
    Gives<kinds::kMeanPoints, &Estimate::low>("low", "the lower end of its 95% interval"),
    Gives<kinds::kMeanPoints, &Estimate::high>("high", "the upper end of its 95% interval"),
};

constexpr std::string_view kPeopleHelp = "if all play on as people do, who see one hand";
constexpr std::string_view kPerfectHelp = "if all then see all hands and play perfectly";

constexpr Part kFairValueParts[] = {
    Spreads<&FairValue::value>(kEstimateParts),
    Holds<&FairValue::single_dummy>("people", "Estimate", kEstimateParts, kPeopleHelp),
    Holds<&FairValue::double_dummy>("perfect", "Estimate", kEstimateParts, kPerfectHelp),
};

// What a choice led to: a chance, but of some reasons points.
template <auto kMember, bool kInPoints>
constexpr auto kLedTo = [](const Reason& reason) {
  const bool in_points = reason.kind == ReasonKind::kMargin || reason.kind == ReasonKind::kScore;
  return in_points == kInPoints ? reason.*kMember : std::nullopt;
};

constexpr std::string_view kBetterChoiceHelp =
    "of the better choice: a chance, for margin and score points";
constexpr std::string_view kWorseHelp = "the same of the worse choice";

constexpr Part kReasonParts[] = {
    Gives<kReasonKind, &Reason::kind>("kind", "what it is about"),
    Gives<kinds::kChance, kLedTo<&Reason::better, false>>("better", kBetterChoiceHelp),
    Gives<kinds::kMeanPoints, kLedTo<&Reason::better, true>>("better", kBetterChoiceHelp),
    Gives<kinds::kChance, kLedTo<&Reason::worse, false>>("worse", kWorseHelp),
    Gives<kinds::kMeanPoints, kLedTo<&Reason::worse, true>>("worse", kWorseHelp),
    Gives<kinds::kCard, &Reason::card>("card", "the card of the partner"),
    Gives<kinds::kSuit, &Reason::suit>("suit", "trumps, or the suit led"),
    Gives<kinds::kPoints, &Reason::points>("points", "points of a card"),
    Gives<kSeatList,
          [](const Reason& reason) { return reason.seats.empty() ? nullptr : &reason.seats; }>(
        "seats", "opponents who had shown out"),
};

// Of a call or card with a mark.
template <class Judged>
constexpr auto kIfMarked =
    [](const Judged& judged) { return judged.mark == FairMark::kNone ? nullptr : &judged; };
template <class Judged>
constexpr auto kWhy = [](const Judged& judged) { return ReasonsInWords(judged); };
template <class Judged>
constexpr Part kWhyParts[] = {
    Lists<&Judged::reasons>("reasons", "Reason", kReasonParts,
                            "with a mark, why it is better or worse than other"),
    Gives<kinds::kSentence, kWhy<Judged>>("why", "the same in words"),
};

// What follows of one that was a choice.
template <class Judged>
constexpr auto kIfChoice = [](const Judged& judged) { return judged.other ? &judged : nullptr; };

constexpr std::string_view kMarkHelp = "good, a mistake or a grave one";
constexpr std::string_view kWorldsHelp = "deals that were examined";

constexpr Part kCallOptionParts[] = {
    Gives<kinds::kCall, &FairCallOption::call>("call", "a legal call"),
    Holds<&FairCallOption::single_dummy>("people", "Estimate", kEstimateParts, kPeopleHelp),
    Holds<&FairCallOption::double_dummy>("perfect", "Estimate", kEstimateParts, kPerfectHelp),
};

constexpr Part kCallChoiceParts[] = {
    Gives<kMark, &FairCall::mark>("mark", kMarkHelp),
    Gives<kinds::kCall, &FairCall::other>("other",
                                          "the best call; if that was made, the second best"),
    Holds<&FairCall::cost>("cost", "Estimate", kEstimateParts,
                           "what other is worth more to people"),
    Gives<kinds::kNumber, &FairCall::worlds>("worlds", kWorldsHelp),
    Spreads<kIfMarked<FairCall>>(kWhyParts<FairCall>),
    Lists<&FairCall::options>("options", "FairCallOption", kCallOptionParts,
                              "the legal calls, best first"),
};

constexpr Part kFairCallOfDeal[] = {
    Gives<kinds::kSeat, &FairCall::seat>("seat", "who made the call"),
    Gives<kinds::kCall, &FairCall::call>("call", "the call that was made"),
    Spreads<kIfChoice<FairCall>>(kCallChoiceParts),
};

constexpr Part kCardOptionParts[] = {
    Gives<kinds::kCard, &FairOption::card>("card", "a legal card"),
    Gives<kinds::kChance, &FairOption::chance>("chance", "chance that a player chooses it"),
    Spreads<&FairOption::worth>(kFairValueParts),
    Holds<&FairOption::gain>("gain", "FairValue", kFairValueParts,
                             "what it is worth more than the card that was played"),
};

constexpr Part kCardChoiceParts[] = {
    Gives<kMark, &FairCard::mark>("mark", kMarkHelp),
    Gives<kinds::kCard, &FairCard::other>("other",
                                          "the best card; if that was played, another one"),
    Holds<&FairCard::cost>("cost", "FairValue", kFairValueParts, "what other is worth more"),
    Gives<kinds::kNumber, &FairCard::worlds>("worlds", kWorldsHelp),
    Gives<kinds::kSwitch, &FairCard::all_worlds>("all_worlds", "whether these are all there are"),
    Spreads<kIfMarked<FairCard>>(kWhyParts<FairCard>),
    Lists<&FairCard::options>("options", "FairOption", kCardOptionParts,
                              "the legal cards, best first"),
};

constexpr Part kFairCardOfDeal[] = {
    Spreads<[](const FairCard& card) -> const FairCard& { return card; }>(kPlaceParts<FairCard>),
    Spreads<kIfChoice<FairCard>>(kCardChoiceParts),
};

constexpr Part kFairTotalParts[] = {
    Gives<kinds::kNumber, &FairTotal::mistakes>("mistakes", "calls and cards with ? or ??"),
    Gives<kinds::kNumber, &FairTotal::good>("good", "cards with a !"),
    Gives<kinds::kMeanPoints, &FairTotal::cost>("cost", "points that the mistakes cost"),
};
constexpr ObjectKind kTotal("FairTotal", kFairTotalParts);
constexpr BySeatKind<kTotal> kTotalBySeat;

constexpr Part kColumnParts[] = {
    Gives<kMark, &FairCard::mark>("mark", kMarkHelp),
    Gives<kinds::kCard, &FairCard::other>("fair_other", {}),
    Gives<kinds::kMeanPoints, &FairCard::cost, &FairValue::value, &Estimate::value>("fair_cost",
                                                                                    {}),
    Gives<kinds::kMeanPoints, &FairCard::cost, &FairValue::value, &Estimate::low>("fair_low", {}),
    Gives<kinds::kMeanPoints, &FairCard::cost, &FairValue::value, &Estimate::high>("fair_high", {}),
    Gives<kinds::kMeanPoints, &FairCard::cost, &FairValue::single_dummy, &Estimate::value>(
        "fair_people", {}),
    Gives<kinds::kMeanPoints, &FairCard::cost, &FairValue::double_dummy, &Estimate::value>(
        "fair_perfect", {}),
    Gives<kinds::kNumber, &FairCard::worlds>("fair_worlds", {}),
};

}  // namespace

constexpr Part FairParts::kAll[] = {
    Gives<kinds::kMatch, [](const ToldJudgement& told) { return told.judgement.match; }>(
        "match",
        "where the match stood for North-South, if that was told: then all values are the chance "
        "to win it, in percent"),
    Lists<[](const ToldJudgement& told) { return told.summary ? nullptr : &told.judgement.calls; }>(
        "calls", "FairCall", kFairCallOfDeal, "the calls, if they were recorded"),
    Lists<[](const ToldJudgement& told) { return told.summary ? nullptr : &told.judgement.cards; }>(
        "cards", "FairCard", kFairCardOfDeal, "the cards up to the first that was not legal"),
    Gives<kTotalBySeat, [](const ToldJudgement& told) { return FairTotals(told.judgement); }>(
        "players", "what the mistakes of each cost"),
    Gives<kinds::kMicroseconds, [](const ToldJudgement& told) { return told.judgement.time; }>(
        "time_us", "time that took, in microseconds"),
};

constexpr Part FairParts::kColumns[] = {
    Spreads<kIfChoice<FairCard>>(kColumnParts),
};

const char* MarkOf(FairMark mark) { return kMarks[static_cast<std::size_t>(mark)].first.data(); }

}  // namespace jasnel
