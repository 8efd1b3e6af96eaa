#include "engine/records/fair_record.h"

#include <array>

#include "engine/records/replay_record.h"
#include "jasnel/auction.h"

namespace jasnel {
namespace {

Record ToRecord(const Estimate& estimate) {
  return {{"value", RoundedPoints(estimate.value)},
          {"low", RoundedPoints(estimate.low)},
          {"high", RoundedPoints(estimate.high)}};
}

Record ToRecord(const FairValue& value) {
  return {{"value", RoundedPoints(value.value.value)},
          {"low", RoundedPoints(value.value.low)},
          {"high", RoundedPoints(value.value.high)},
          {"people", ToRecord(value.people)},
          {"perfect", ToRecord(value.perfect)}};
}

const char* KindKey(ReasonKind kind) {
  switch (kind) {
    case ReasonKind::kPartnersTrick:
      return "partner's trick";
    case ReasonKind::kRoemGiven:
      return "roem given";
    case ReasonKind::kRoemMissed:
      return "roem missed";
    case ReasonKind::kTrumped:
      return "trumped";
    case ReasonKind::kTrumpsGone:
      return "trumps gone";
    case ReasonKind::kTrumpsDrawn:
      return "trumps drawn";
    case ReasonKind::kCash:
      return "cash";
    case ReasonKind::kPointsGiven:
      return "points given";
    case ReasonKind::kPointsKept:
      return "points kept";
    case ReasonKind::kTrick:
      return "trick";
    case ReasonKind::kKept:
      return "kept";
    case ReasonKind::kLaterRoemGiven:
      return "later roem given";
    case ReasonKind::kLaterRoemMissed:
      return "later roem missed";
    case ReasonKind::kContract:
      return "contract";
    case ReasonKind::kPit:
      return "pit";
    case ReasonKind::kPitAgainst:
      return "pit against";
    case ReasonKind::kMargin:
      return "margin";
    case ReasonKind::kScore:
      return "score";
  }
  return "";
}

// One object for each reason.
Record ReasonRecords(const std::vector<Reason>& reasons, Language language) {
  Record list = Record::array();
  for (const Reason& reason : reasons) {
    const bool points = reason.kind == ReasonKind::kMargin || reason.kind == ReasonKind::kScore;
    const auto number = [&](double value) {
      return points ? RoundedPoints(value) : RoundedChance(value);
    };
    Record one = {{"kind", KindKey(reason.kind)}};
    if (reason.better) one["better"] = number(*reason.better);
    if (reason.worse) one["worse"] = number(*reason.worse);
    if (reason.card) one["card"] = FormatCard(*reason.card, language);
    if (reason.suit) one["suit"] = Letter(*reason.suit, language);
    if (reason.points) one["points"] = reason.points->count();
    for (const Seat seat : reason.seats) one["seats"].push_back(Letter(seat, language));
    list.push_back(one);
  }
  return list;
}

// Of a choice with a mark.
template <class Choice>
void AddReasons(const Choice& choice, Language language, Language words, Record& one) {
  if (choice.mark == FairMark::kNone) return;
  one["reasons"] = ReasonRecords(choice.reasons, language);
  one["why"] = ReasonsInWords(choice).In(words);
}

Record CallRecord(const FairCall& call, Language language, Language words) {
  Record one = {{"seat", Letter(call.seat, language)}, {"call", FormatCall(call.call, language)}};
  if (!call.other) return one;
  one["mark"] = MarkOf(call.mark);
  one["other"] = FormatCall(*call.other, language);
  one["cost"] = ToRecord(call.cost);
  one["worlds"] = call.worlds;
  AddReasons(call, language, words, one);
  for (const FairCallOption& option : call.options) {
    one["options"].push_back({{"call", FormatCall(option.call, language)},
                              {"people", ToRecord(option.people)},
                              {"perfect", ToRecord(option.perfect)}});
  }
  return one;
}

Record CardRecord(const FairCard& card, Language language, Language words) {
  Record one = PlaceRecord(card, language);
  if (!card.other) return one;
  one["mark"] = MarkOf(card.mark);
  one["other"] = FormatCard(*card.other, language);
  one["cost"] = ToRecord(card.cost);
  one["worlds"] = card.worlds;
  one["all_worlds"] = card.all_worlds;
  AddReasons(card, language, words, one);
  for (const FairOption& option : card.options) {
    Record worth = {{"card", FormatCard(option.card, language)},
                    {"chance", RoundedChance(option.chance)}};
    worth.update(ToRecord(option.worth));
    worth["gain"] = ToRecord(option.gain);
    one["options"].push_back(worth);
  }
  return one;
}

Record TotalRecord(const FairTotal& total) {
  return {{"mistakes", total.mistakes}, {"good", total.good}, {"cost", RoundedPoints(total.cost)}};
}

}  // namespace

const char* MarkOf(FairMark mark) {
  constexpr std::array<const char*, 4> kMarks = {"", "!", "?", "??"};
  return kMarks[static_cast<std::size_t>(mark)];
}

Record FairRecord(const FairJudgement& judgement, Language language, Language words, bool summary) {
  Record record;
  if (!summary) {
    record["calls"] = Record::array();
    for (const FairCall& call : judgement.calls) {
      record["calls"].push_back(CallRecord(call, language, words));
    }
    record["cards"] = Record::array();
    for (const FairCard& card : judgement.cards) {
      record["cards"].push_back(CardRecord(card, language, words));
    }
  }
  const auto totals = FairTotals(judgement);
  for (const Seat seat : kAllSeats) {
    record["players"][Letter(seat, language)] =
        TotalRecord(totals[static_cast<std::size_t>(Index(seat))]);
  }
  record["time_us"] = judgement.time.count();
  return record;
}

void AddFairColumns(const FairJudgement& judgement, std::size_t index, Language language,
                    Record& row) {
  if (index >= judgement.cards.size() || !judgement.cards[index].other) return;
  const FairCard& card = judgement.cards[index];
  row["mark"] = MarkOf(card.mark);
  row["fair_other"] = FormatCard(*card.other, language);
  row["fair_cost"] = RoundedPoints(card.cost.value.value);
  row["fair_low"] = RoundedPoints(card.cost.value.low);
  row["fair_high"] = RoundedPoints(card.cost.value.high);
  row["fair_people"] = RoundedPoints(card.cost.people.value);
  row["fair_perfect"] = RoundedPoints(card.cost.perfect.value);
  row["fair_worlds"] = card.worlds;
}

std::vector<std::string> FairColumnNames() {
  return {"mark",      "fair_other",  "fair_cost",    "fair_low",
          "fair_high", "fair_people", "fair_perfect", "fair_worlds"};
}

void AddFairTotals(const FairTotal& total, Record& row) {
  row["fair_mistakes"] = total.mistakes;
  row["fair_good"] = total.good;
  row["fair_cost"] = RoundedPoints(total.cost);
}

std::vector<std::string> FairTotalNames() { return {"fair_mistakes", "fair_good", "fair_cost"}; }

}  // namespace jasnel
