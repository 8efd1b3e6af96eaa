#include "engine/questions/yardstick.h"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/fields/kinds.h"
#include "engine/questions/club_kinds.h"
#include "engine/questions/played_fields.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

constexpr CountKind kYardstickWorlds(1, kMaxFairWorlds);
constexpr RoundedKind kPointsLost(2, std::nullopt, std::nullopt);
constexpr RealKind::Range kRangeOfLost = {-1e7,
                                          1e7,
                                          {"points lost, from -10000000 to 10000000",
                                           "verloren punten, van -10000000 tot en met 10000000"}};
constexpr RealKind kGivenLost("P", kRangeOfLost, kRangeOfLost);

// A value for each level, by its name.
class ByLevelKind final {
 public:
  static Record Schema(const Record& value) {
    Record properties;
    Record required = Record::array();
    for (const PlayerKind& level : PlayerLevels()) {
      properties[std::string(level.name)] = value;
      required.push_back(level.name);
    }
    return {{"type", "object"}, {"properties", properties}, {"required", required}};
  }
  Record OutputSchema() const { return Schema(kPointsLost.OutputSchema()); }
  void Write(const std::vector<double>& values, Language language, Sink& sink) const {
    sink.BeginObject();
    for (std::size_t i = 0; i < values.size(); ++i) {
      sink.Key(std::string(PlayerLevels()[i].name));
      kPointsLost.Write(values[i], language, sink);
    }
    sink.EndObject();
  }
};
constexpr ByLevelKind kByLevel;

constexpr Phrase kLostHelp = {"points lost, as yardstick answers",
                              "verloren punten, zoals yardstick die geeft"};

// What deals lost: answers of `yardstick`, or as much of them as counts.
class DealsLostKind final : public Input<std::vector<PointsLost>> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override {
    return Phrase{"a list of objects with lost and levels",
                  "een lijst objecten met lost en levels"};
  }
  Record InputSchema() const {
    Record lost = kGivenLost.InputSchema();
    Record levels = ByLevelKind::Schema(lost);
    lost["description"] = "points that the player lost";
    levels["description"] = "points that each level would have lost";
    return {{"type", "array"},
            {"items",
             {{"title", "DealLost"},
              {"type", "object"},
              {"properties", {{"lost", std::move(lost)}, {"levels", std::move(levels)}}},
              {"required", {"lost", "levels"}}}}};
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view /*text*/,
                                     std::vector<PointsLost>& /*deals*/) const override {
    return Expected();
  }
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<PointsLost>& deals) const override {
    const auto points_in = [](const Message& where, const Record& object,
                              std::string_view name) -> Result<double> {
      const Record* const found = FindKey(object, name);
      if (found == nullptr) return In(where, club::NoKey(name, kLostHelp));
      double points = 0;
      if (const auto error = kGivenLost.ReadJson(name, *found, &points)) return In(where, *error);
      return points;
    };
    const auto read = [&](const Message& where, const Record& one) -> Result<PointsLost> {
      if (!one.is_object()) {
        return OfType(where, one,
                      Phrase{"an object with lost and levels", "een object met lost en levels"});
      }
      const Record* const levels = FindKey(one, "levels");
      if (levels == nullptr) return In(where, club::NoKey("levels", kLostHelp));
      if (!levels->is_object()) return In(where, OfType("levels", *levels, kLostHelp));
      PointsLost deal;
      const auto lost = points_in(where, one, "lost");
      if (!lost) return lost.error();
      deal.player = *lost;
      for (const PlayerKind& level : PlayerLevels()) {
        const auto of_level = points_in(where, *levels, level.name);
        if (!of_level) return of_level.error();
        deal.levels.push_back(*of_level);
      }
      return deal;
    };
    return club::ReadItems(key, json, Expected(), {"$0, deal $1", "$0, spel $1"}, read, deals);
  }
};
constexpr DealsLostKind kDealsLost;

constexpr std::array kYardstickOwnFields = {
    Takes<&YardstickQuestion::seat>(
        {"seat", "plaats"}, kinds::kSeat,
        {"whose choices are measured (default S)", "wiens keuzes gemeten worden (standaard Z)"}),
    Takes<&YardstickQuestion::request, &YardstickRequest::worlds>(
        {"worlds", "verdelingen"}, kYardstickWorlds,
        {"deals of the hidden cards to play out for each card, and to solve in proportion (default "
         "300)",
         "verdelingen van de verborgen kaarten om per kaart uit te spelen, en naar verhouding op "
         "te lossen (standaard 300)"}),
    Takes<&YardstickQuestion::request, &YardstickRequest::seed>(
        {"seed", "seed"}, kinds::kSeed,
        {"seed of these deals and of the levels (default 1)",
         "seed van die verdelingen en van de niveaus (standaard 1)"}),
};

constexpr auto kYardstickFields =
    Joined(kYardstickOwnFields, kRecordRulesField<&YardstickQuestion::rules>, kPlayedFields);

constexpr Part kPointsLostParts[] = {
    Gives<kPointsLost, &PointsLost::player>("lost", "points that the seat lost"),
    Gives<kByLevel, &PointsLost::levels>(
        "levels", "points that each level of full would have lost with the same choices"),
};

constexpr auto kPointText = [](const YardstickAnswer::OfChoice& one) {
  return one.at.call == 0 ? std::to_string(one.at.trick) + "." + std::to_string(one.at.card)
                          : "call." + std::to_string(one.at.call);
};

constexpr Part kMeasuredParts[] = {
    Gives<kinds::kText, kPointText>(
        "at", "where, as what-if has it: 5.3 is the third card of trick 5, call.2 a call"),
    Gives<kinds::kCallOrCard, &YardstickAnswer::OfChoice::made>("made", "the card or call"),
    Gives<kinds::kCallOrCard, &YardstickAnswer::OfChoice::measured, &MeasuredChoice::best>(
        "best", "the best one by the judge"),
    Spreads<[](const YardstickAnswer::OfChoice& one) -> const PointsLost& {
      return one.measured.lost;
    }>(kPointsLostParts),
};

constexpr Part kYardstickAnswer[] = {
    WithoutColumn(Gives<kinds::kSeat, &YardstickAnswer::seat>("seat", "whose choices they are")),
    WithoutColumn(Spreads<&YardstickAnswer::lost>(kPointsLostParts)),
    Lists<&YardstickAnswer::choices>("choices", "MeasuredChoice", kMeasuredParts,
                                     "the calls and cards that were chosen from several"),
};
constexpr std::string_view kYardstickRows[] = {"choices"};

constexpr Field kRatingFields[] = {
    Takes<&RatingQuestion::deals>({"deals", "spellen"}, kDealsLost,
                                  {"what was lost in each deal: answers of yardstick",
                                   "wat er in elk spel verloren is: antwoorden van yardstick"},
                                  {.needed = true, .has_flag = false}),
};

// A mean of deals.
struct MeanOfRated {
  RatedMean mean;
  std::size_t deals;
};

constexpr Part kRatedPointsParts[] = {
    Gives<kinds::kMeanPoints, [](const MeanOfRated& one) { return one.mean.mean; }>(
        "points", "points a deal"),
    Gives<kinds::kMeanPoints,
          [](const MeanOfRated& one) { return one.mean.mean - one.mean.half_width; }>("low",
                                                                                      kLowHelp),
    Gives<kinds::kMeanPoints,
          [](const MeanOfRated& one) { return one.mean.mean + one.mean.half_width; }>("high",
                                                                                      kHighHelp),
    Gives<kinds::kNumber, [](const MeanOfRated& one) { return MoreSets(one.mean, one.deals); }>(
        "more_sets", "so many more sets of 32 deals make it sure to 3 points"),
};

struct LevelOfRating {
  std::string_view name;
  MeanOfRated lost;
  MeanOfRated less;
};

constexpr auto kLevelsOf = [](const YardstickRating& rating) {
  std::vector<LevelOfRating> levels;
  for (std::size_t i = 0; i < rating.levels.size(); ++i) {
    levels.push_back({PlayerLevels()[i].name,
                      {rating.levels[i].lost, rating.deals},
                      {rating.levels[i].less, rating.deals}});
  }
  return levels;
};

constexpr Part kRatedLevelParts[] = {
    Gives<kinds::kText, &LevelOfRating::name>("level", "a level of full"),
    Holds<&LevelOfRating::lost>("lost", "RatedPoints", kRatedPointsParts,
                                "what it would have lost with the same choices"),
    Holds<&LevelOfRating::less>("less", "RatedPoints", kRatedPointsParts,
                                "what the player lost less than it: below 0 if it lost more"),
};

}  // namespace

constexpr QuestionSpec AskYardstick::kSpec = {
    .name = "yardstick",
    .about = kAbout,
    .answer_type = "Yardstick",
    .fields = kYardstickFields,
    .other_keys = OtherKeys::kIgnored,
    .answer = kYardstickAnswer,
    .rows = kYardstickRows,
};

std::optional<Error> AskYardstick::Read(const Record& object, YardstickQuestion& question) {
  auto record = ReadPlayedRecord(object, question.rules);
  if (!record) return record.error();
  question.record = std::move(record).value();
  return std::nullopt;
}

Result<YardstickAnswer> AskYardstick::AnswerTo(const YardstickQuestion& question,
                                               const AskContext& context) {
  const auto deal = FollowRecord(question.record);
  if (!deal) return deal.error();
  std::vector<ChoiceMade> choices;
  std::vector<DealPoint> points;
  for (const DealAtPoint& point : deal->points) {
    if (point.before.turn() != question.seat) continue;
    choices.push_back({point.before, point.made});
    points.push_back(point.at);
  }
  YardstickRequest request = question.request;
  request.cancel = &context.cancel;
  const auto measured = MeasureChoices(context.solver, choices, request);
  if (context.cancel) return NotInTime();
  YardstickAnswer answer{question.seat, SumOf(measured), {}};
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (measured[i]) answer.choices.push_back({points[i], choices[i].made, *measured[i]});
  }
  return answer;
}

constexpr Part AskRating::kAll[] = {
    Gives<kinds::kNumber, &YardstickRating::deals>("deals", "deals that were rated"),
    Holds<[](const YardstickRating& rating) {
      return MeanOfRated{rating.lost, rating.deals};
    }>("lost", "RatedPoints", kRatedPointsParts, "what the player lost"),
    Lists<kLevelsOf>("levels", "RatedLevel", kRatedLevelParts, "the levels, weakest first"),
};

constexpr QuestionSpec AskRating::kSpec = {
    .name = "rating",
    .about = kAbout,
    .answer_type = "Rating",
    .fields = kRatingFields,
    .answer = kAll,
};

std::optional<Error> AskRating::Check(RatingQuestion& question) {
  if (question.deals.size() >= kMinRated) return std::nullopt;
  return Error{Say("deals: $0 of them; expected $1 or more",
                   "deals: $0 stuks; verwacht er $1 of meer", question.deals.size(), kMinRated)};
}

Result<YardstickRating> AskRating::AnswerTo(const RatingQuestion& question,
                                            const AskContext& /*context*/) {
  return *RateLosses(question.deals);
}

}  // namespace jasnel
