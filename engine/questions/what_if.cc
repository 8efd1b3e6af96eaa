#include "engine/questions/what_if.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/fields/kind.h"
#include "engine/fields/kinds.h"
#include "engine/questions/played_fields.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kMaxDeals = 1'000'000;

// Cards or calls, each of them once: a list, or as a flag with commas between them.
class ChoicesKind final : public Input<std::vector<DealChoice>> {
 public:
  std::string_view Form() const override { return "CHOICES"; }
  Message Expected() const override {
    return Phrase{R"(a list of cards or calls, such as ["H9","SA"])",
                  R"(een lijst kaarten of biedingen, zoals ["H9","SA"])"};
  }
  Record InputSchema() const {
    return {{"type", "array"}, {"items", kinds::kCallOrCard.OutputSchema()}};
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<DealChoice>& choices) const override {
    choices.clear();
    while (true) {
      const std::size_t comma = text.find(',');
      if (const auto error = Add(text.substr(0, comma), choices)) {
        return FieldFault::OfItself(error->both());
      }
      if (comma == std::string_view::npos) return std::nullopt;
      text.remove_prefix(comma + 1);
    }
  }

  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<DealChoice>& choices) const override {
    if (!json.is_array()) return OfType(key, json, Expected());
    choices.clear();
    for (const Record& value : json) {
      if (!value.is_string()) return OfType(key, value, Expected());
      const auto error = Add(Trim(value.get_ref<const std::string&>()), choices);
      if (error) return In(key, *error);
    }
    return std::nullopt;
  }

 private:
  static std::optional<Error> Add(std::string_view word, std::vector<DealChoice>& choices) {
    DealChoice choice;
    if (const auto card = ParseCard(word)) {
      choice = *card;
    } else if (const auto call = ParseCall(word)) {
      choice = *call;
    } else {
      return Unexpected(word, Phrase{"cards such as H9,SA, or calls such as pass,H",
                                     "kaarten zoals H9,SA, of biedingen zoals pas,H"});
    }
    if (std::find(choices.begin(), choices.end(), choice) != choices.end()) {
      return Error{
          Say("$0 twice; expected it once", "$0 twee keer; verwacht het één keer", Quoted(word))};
    }
    choices.push_back(choice);
    return std::nullopt;
  }
};
constexpr ChoicesKind kChoices;

constexpr CountKind kDeals(1, kMaxDeals);

constexpr std::array kWhatIfOwnFields = {
    Takes<&WhatIfQuestion::at>(
        {"at", "op"}, kPoint,
        {"where: trick and card, such as 5.3 for the third card of trick 5; or call.2",
         "waar: slag en kaart, zoals 5.3 voor de derde kaart van slag 5; of bod.2"},
        {.needed = true}),
    Takes<&WhatIfQuestion::choices>(
        {"choices", "keuzes"}, kChoices,
        {"what to compare with what was made: cards such as H9,SA, or calls such as pass,H "
         "(default all that were legal)",
         "wat te vergelijken met wat gedaan is: kaarten zoals H9,SA, of biedingen zoals pas,H "
         "(standaard alles wat mocht)"},
        {.flag = "instead"}),
    Takes<&WhatIfQuestion::player>(
        {"player", "verder_door"}, kinds::kPlayerName,
        {"who plays on in all four seats: a player, as in jasnel match; in the "
         "engine no other program (default full)",
         "wie op alle vier de plaatsen verder speelt: een speler, zoals in jasnel match; in de "
         "engine geen ander programma (standaard full)"}),
    Takes<&WhatIfQuestion::deals>(
        {"deals", "spellen"}, kDeals,
        {"how often, after each choice (default 100)", "hoe vaak, na elke keus (standaard 100)"}),
    Takes<&WhatIfQuestion::seed>(
        {"seed", "seed"}, kinds::kSeed,
        {"seed of the hidden cards and of the play (default 1); the answer is the same for any "
         "number of threads",
         "seed van de verborgen kaarten en van het spelen (standaard 1); met meer threads is het "
         "antwoord hetzelfde"}),
    Takes<&WhatIfQuestion::budget>(
        {"budget_ms", "tijd_ms"}, kinds::kBudget,
        {"only as many of the deals as so many milliseconds allow",
         "alleen zoveel van de spellen als in zoveel milliseconden kunnen"}),
};

constexpr auto kWhatIfFields =
    Joined(kWhatIfOwnFields, kRecordRulesField<&WhatIfQuestion::rules>, kPlayedFields);

constexpr Part kMoreParts[] = {
    Gives<kinds::kMeanPoints, &Estimate::value>("points", "the points, on average"),
    Gives<kinds::kMeanPoints, &Estimate::low>("low", kLowHelp),
    Gives<kinds::kMeanPoints, &Estimate::high>("high", kHighHelp),
};

constexpr ListKind<kinds::kMeanPoints> kPointsOfDeals;

// An end of the interval, which one deal does not have.
template <auto kEnd>
constexpr auto kEndOfMean = [](const WhatIfChoice& choice) {
  return choice.ends.size() > 1 ? &(choice.mean.*kEnd) : nullptr;
};

constexpr Part kWhatIfChoiceParts[] = {
    Gives<kinds::kCard, [](const WhatIfChoice& one) { return std::get_if<Card>(&one.choice); }>(
        "card", "the card, if it is one"),
    Gives<kinds::kCall, [](const WhatIfChoice& one) { return std::get_if<Call>(&one.choice); }>(
        "call", "the call, if it is one"),
    Gives<kinds::kMeanPoints, &WhatIfChoice::mean, &Estimate::value>(
        "points", "what the side of the seat writes down more than the other, on average"),
    Gives<kinds::kMeanPoints, kEndOfMean<&Estimate::low>>("low", kLowHelp),
    Gives<kinds::kMeanPoints, kEndOfMean<&Estimate::high>>("high", kHighHelp),
    Gives<kPointsOfDeals, &WhatIfChoice::quantiles>(
        "quantiles", "what one in ten, half and nine in ten of the deals do not exceed"),
    Gives<kinds::kChance, &WhatIfChoice::nat>("nat", "how often it ended nat, from 0 to 1"),
    Gives<kinds::kChance, &WhatIfChoice::pit>("pit", "how often it ended as pit, from 0 to 1"),
    Holds<&WhatIfChoice::more>(
        "more", "WhatIfMore", kMoreParts,
        "points more than after what was made, in the same deals; one deal does not tell"),
    Gives<kPointsOfDeals, &WhatIfChoice::scores>("scores", "points of each deal"),
};

constexpr Part kWhatIfAnswer[] = {
    Gives<kinds::kSeat, &WhatIfAnswer::seat>("seat",
                                             "whose choice it was; points are those of its side"),
    Gives<kinds::kText, &WhatIfAnswer::player>("player", "who played on"),
    Gives<kDeals, [](const WhatIfAnswer& answer) { return answer.choices.front().ends.size(); }>(
        "deals", "how often, after each choice"),
    Gives<kinds::kNumber, &WhatIfAnswer::result>(
        "result", "points at the table, if it was played to its end"),
    Lists<&WhatIfAnswer::choices>("choices", "WhatIfChoice", kWhatIfChoiceParts,
                                  "what was made, and then the others"),
};

// A row of CSV.
struct EndOfDeal {
  std::size_t deal = 0;  // from 1
  const PlayedOn* end = nullptr;
};

template <Side kSide>
constexpr auto kScoreOf = [](const EndOfDeal& row) { return row.end->result.score[Index(kSide)]; };

constexpr Part kEndParts[] = {
    Gives<kinds::kNumber, &EndOfDeal::deal>("deal", "its number"),
    Gives<kinds::kSeat,
          [](const EndOfDeal& row) {
            const auto& contract = row.end->contract;
            return contract ? std::optional(contract->declarer) : std::nullopt;
          }>("declarer", "who declared, unless all passed"),
    Gives<kinds::kSuit,
          [](const EndOfDeal& row) {
            const auto& contract = row.end->contract;
            return contract ? std::optional(contract->trump) : std::nullopt;
          }>("trump", "the trump suit, unless all passed"),
    Gives<kinds::kPoints, kScoreOf<Side::kNorthSouth>>("score_ns",
                                                       "points that North-South write down"),
    Gives<kinds::kPoints, kScoreOf<Side::kEastWest>>("score_ew",
                                                     "points that East-West write down"),
};

constexpr Part kChoiceRow[] = {
    Gives<kinds::kCallOrCard, &WhatIfChoice::choice>("choice", "the card or call"),
    Lists<[](const WhatIfChoice& choice) {
      std::vector<EndOfDeal> rows;
      for (const PlayedOn& end : choice.ends) rows.push_back({rows.size() + 1, &end});
      return rows;
    }>("ends", "WhatIfEnd", kEndParts, "each deal"),
};

constexpr Part kWhatIfCsv[] = {
    Lists<&WhatIfAnswer::choices>("choices", "WhatIfRow", kChoiceRow, "each choice"),
};
constexpr std::array<std::string_view, 2> kWhatIfRows = {"choices", "ends"};

// All legal calls or cards.
std::vector<DealChoice> LegalChoices(const DealInPlay& deal) {
  std::vector<DealChoice> choices;
  if (!deal.InAuction()) {
    for (const Card card : LegalCards(deal.position())) choices.emplace_back(card);
    return choices;
  }
  deal.auction().Legal(deal.call_view().hand).ForEach([&](Call call) {
    choices.emplace_back(call);
  });
  return choices;
}

// What was made, and then the others that were asked for.
std::vector<DealChoice> MadeFirst(const DealAtPoint& point, const std::vector<DealChoice>& asked) {
  std::vector<DealChoice> choices = {point.made};
  for (const DealChoice& other : asked.empty() ? LegalChoices(point.before) : asked) {
    if (other != point.made) choices.push_back(other);
  }
  return choices;
}

// The points that the side of `seat` writes down more than the other.
int ScoreFor(Seat seat, const ContractResult& result) {
  const auto own = Index(SideOf(seat));
  return (result.score[own] - result.score[1 - own]).count();
}

// The least of `numbers`, in order, that at least this share does not exceed.
double QuantileOf(std::span<const double> numbers, double share) {
  const double place = std::ceil(share * static_cast<double>(numbers.size())) - 1;
  return numbers[static_cast<std::size_t>(std::max(place, 0.0))];
}

WhatIfChoice Judged(const WhatIf& what_if, const Continuation& choice) {
  const auto share_of = [&](Outcome outcome) {
    const auto count =
        std::count_if(choice.ends.begin(), choice.ends.end(),
                      [&](const PlayedOn& end) { return end.result.outcome == outcome; });
    return static_cast<double>(count) / static_cast<double>(choice.ends.size());
  };
  WhatIfChoice judged = {.choice = choice.choice,
                         .ends = choice.ends,
                         .scores = what_if.Scores(choice),
                         .mean = what_if.Mean(choice),
                         .quantiles = {},
                         .nat = share_of(Outcome::kNat),
                         .pit = share_of(Outcome::kPit),
                         .more = {}};
  std::vector<double> in_order = judged.scores;
  std::sort(in_order.begin(), in_order.end());
  judged.quantiles = {QuantileOf(in_order, 0.1), QuantileOf(in_order, 0.5),
                      QuantileOf(in_order, 0.9)};
  const Continuation& made = what_if.choices.front();
  if (&choice != &made && choice.ends.size() > 1) judged.more = what_if.Difference(choice, made);
  return judged;
}

}  // namespace

constexpr QuestionSpec AskWhatIf::kSpec = {
    .name = "what-if",
    .about = kAbout,
    .answer_type = "WhatIf",
    .fields = kWhatIfFields,
    .other_keys = OtherKeys::kIgnored,
    .answer = kWhatIfAnswer,
    .rows = kWhatIfRows,
    .csv = kWhatIfCsv,
};

std::optional<Error> AskWhatIf::Read(const Record& object, WhatIfQuestion& question) {
  if (const auto made = MakePlayer(question.player); !made) return In("player", made.error());
  auto record = ReadPlayedRecord(object, question.rules);
  if (!record) return record.error();
  question.record = std::move(record).value();
  return std::nullopt;
}

Result<WhatIfAnswer> AskWhatIf::AnswerTo(const WhatIfQuestion& question,
                                         const AskContext& context) {
  return AnswerWith([&] { return MakePlayer(question.player); }, question, context);
}

Result<WhatIfAnswer> AskWhatIf::AnswerWith(const MakesPlayer& make, const WhatIfQuestion& question,
                                           const AskContext& context, const Progress& progress) {
  const auto deal = FollowRecord(question.record);
  if (!deal) return deal.error();
  const auto point = DealAt(*deal, *question.at);
  if (!point) return In("at", point.error());
  WhatIfRequest request = {.seed = question.seed,
                           .deals = question.deals,
                           .threads = context.solver.threads(),
                           .cancel = &context.cancel,
                           .until = {},
                           .progress = progress};
  if (question.budget.count() > 0) request.until = context.start + question.budget;
  const auto what_if = PlayOn(point->before, MadeFirst(*point, question.choices), make, request);
  if (!what_if) return what_if.error();
  if (what_if->choices.front().ends.empty()) return NotInTime();
  WhatIfAnswer answer = {
      .seat = what_if->seat, .player = question.player, .result = {}, .choices = {}};
  if (const auto& result = deal->replay.result) answer.result = ScoreFor(answer.seat, *result);
  for (const Continuation& choice : what_if->choices) {
    answer.choices.push_back(Judged(*what_if, choice));
  }
  return answer;
}

}  // namespace jasnel
