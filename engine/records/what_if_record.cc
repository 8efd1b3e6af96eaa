#include "engine/records/what_if_record.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <variant>

#include "jasnel/notation.h"
#include "jasnel/seat.h"

namespace jasnel {

double QuantileOf(std::vector<double> numbers, double share) {
  std::sort(numbers.begin(), numbers.end());
  const double place = std::ceil(share * static_cast<double>(numbers.size())) - 1;
  return numbers[static_cast<std::size_t>(std::max(place, 0.0))];
}

double ShareOf(const Continuation& choice, Outcome outcome) {
  const auto count =
      std::count_if(choice.ends.begin(), choice.ends.end(),
                    [&](const PlayedOn& end) { return end.result.outcome == outcome; });
  return static_cast<double>(count) / static_cast<double>(choice.ends.size());
}

int ScoreFor(Seat seat, const ContractResult& result) {
  const auto own = static_cast<std::size_t>(Index(SideOf(seat)));
  return (result.score[own] - result.score[1 - own]).count();
}

std::string ChoiceKey(const DealChoice& choice) {
  if (const Card* card = std::get_if<Card>(&choice)) return CardMessage(*card).english;
  return FormatCall(std::get<Call>(choice));
}

Record WhatIfRecord(const WhatIfAnswer& answer) {
  const WhatIf& what_if = answer.what_if;
  Record record = {{"seat", SeatLetterMessage(what_if.seat).english},
                   {"player", answer.player},
                   {"deals", what_if.choices.front().ends.size()}};
  if (answer.result) record["result"] = ScoreFor(what_if.seat, *answer.result);
  Record choices = Record::array();
  for (const Continuation& choice : what_if.choices) {
    Record one = {
        {std::holds_alternative<Call>(choice.choice) ? "call" : "card", ChoiceKey(choice.choice)}};
    if (!choice.ends.empty()) {
      const auto scores = what_if.Scores(choice);
      const Estimate mean = what_if.Mean(choice);
      one["points"] = RoundedPoints(mean.value);
      if (choice.ends.size() > 1) {
        one["low"] = RoundedPoints(mean.low);
        one["high"] = RoundedPoints(mean.high);
      }
      Record quantiles = Record::array();
      for (const double share : kWhatIfQuantiles) quantiles.push_back(QuantileOf(scores, share));
      one["quantiles"] = quantiles;
      one["nat"] = RoundedChance(ShareOf(choice, Outcome::kNat));
      one["pit"] = RoundedChance(ShareOf(choice, Outcome::kPit));
      if (choice.choice != answer.made && choice.ends.size() > 1) {
        const Estimate more = what_if.Difference(choice, what_if.choices.front());
        one["more"] = {{"points", RoundedPoints(more.value)},
                       {"low", RoundedPoints(more.low)},
                       {"high", RoundedPoints(more.high)}};
      }
      one["scores"] = scores;
    }
    choices.push_back(one);
  }
  record["choices"] = choices;
  return record;
}

}  // namespace jasnel
