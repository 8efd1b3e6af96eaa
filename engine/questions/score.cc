#include "engine/questions/score.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "bitboard/trick_rules.h"
#include "engine/fields/kinds.h"
#include "engine/questions/replay_parts.h"

namespace jasnel {
namespace {

// A number as one or, as a person types it, as text; what it must be depends on other keys.
class TypedKind final : public Input<std::string> {
 public:
  constexpr TypedKind(Phrase expected, int most) : expected_(expected), most_(most) {}

  std::string_view Form() const override { return "N"; }
  Message Expected() const override { return expected_; }
  Record InputSchema() const {
    return {{"anyOf",
             {{{"type", "integer"}, {"minimum", 0}, {"maximum", most_}}, {{"type", "string"}}}}};
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& typed) const override {
    typed = text;
    return std::nullopt;
  }
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::string& typed) const override {
    if (!json.is_string() && !json.is_number()) return OfType(key, json, Expected());
    typed = json.is_string() ? std::string(Trim(json.get_ref<const std::string&>())) : json.dump();
    return std::nullopt;
  }

 private:
  Phrase expected_;
  int most_;
};
constexpr TypedKind kTypedPoints({"the card points of the declaring side, from 0 to 162",
                                  "de kaartpunten van de spelende partij, van 0 tot en met 162"},
                                 kAllPoints);
constexpr TypedKind kTypedRoem({"the roem of that side, or / for none",
                                "de roem van die partij, of / voor geen"},
                               kMaxRoemOfDeal);

constexpr WholeKind kDoublings(0, kMaxDoublings);

constexpr Field kScoreFields[] = {
    Takes<&ScoreQuestion::rules>({"rules", "regels"}, kinds::kRules,
                                 {"a rule set and changes to it (default kbn)",
                                  "spelregels en wijzigingen daarop (standaard kbn)"}),
    Takes<&ScoreQuestion::declarer>(
        {"declarer", "speler"}, kinds::kSeat,
        {"whose side made trump, unless somebody revoked or accused",
         "wiens partij troef maakte, tenzij iemand verzaakte of beschuldigde"}),
    Takes<&ScoreQuestion::totals, &DealTotals::trump>(
        {"trump", "troef"}, kinds::kSuit,
        {"trump suit, needed where one counts twice (double)",
         "troefkleur, nodig waar er een dubbel telt (double)"}),
    Takes<&ScoreQuestion::totals, &DealTotals::doublings>(
        {"doublings", "gekraakt"}, kDoublings,
        {"how often it was doubled, by rules with doubling",
         "hoe vaak er gekraakt is, volgens regels met doubling"}),
    Takes<&ScoreQuestion::points>(
        {"points", "punten"}, kTypedPoints,
        {"the card points of the declaring side, the ten of the last trick included",
         "de kaartpunten van de spelende partij, met de tien van de laatste slag"}),
    Takes<&ScoreQuestion::ns_roem>({"ns-roem", "nz-roem"}, kTypedRoem,
                                   {"the roem of North-South, without a bonus for pit",
                                    "de roem van noord-zuid, zonder de premie voor pit"}),
    Takes<&ScoreQuestion::ew_roem>({"ew-roem", "ow-roem"}, kTypedRoem,
                                   {"the roem of East-West, without a bonus for pit",
                                    "de roem van oost-west, zonder de premie voor pit"}),
    Takes<&ScoreQuestion::pit>({"pit", "pit"}, kinds::kSwitch,
                               {"the side with all points took all tricks",
                                "de partij met alle punten haalde alle slagen"}),
    Takes<&ScoreQuestion::revoke>({"revoke", "verzaakt"}, kSide,
                                  {"the side that revoked, which ended the deal; the roem is that "
                                   "of the tricks before, and the points do not count",
                                   "de partij die verzaakte, waarmee het spel eindigde; de roem is "
                                   "die van de slagen ervoor, en de punten tellen niet"}),
    Takes<&ScoreQuestion::accused_by>(
        {"accused_by", "beschuldigd_door"}, kSide,
        {"the side that wrongly accused the other of a revoke, which costs as much",
         "de partij die de andere ten onrechte van verzaken beschuldigde, wat evenveel kost"}),
};

// Such a number, which is 0 if there is none.
Result<int> NumberOf(std::string_view key, const std::optional<std::string>& typed, int most,
                     const Message& expected) {
  if (!typed) return 0;
  const auto number = ReadNumber(*typed, 0, most);
  if (!number) return In(key, Unexpected(*typed, expected));
  return number;
}

std::optional<Error> ReadRoem(std::string_view key, const std::optional<std::string>& typed,
                              const Rules& rules, Points& roem) {
  if (typed && IsStroke(*typed)) return std::nullopt;
  const Message expected = RoemExpected(rules);
  const auto number = NumberOf(key, typed, kMaxRoemOfDeal, expected);
  if (!number) return number.error();
  if (!CanHaveRoem(*number, rules)) return In(key, Unexpected(*typed, expected));
  roem = Points(*number);
  return std::nullopt;
}

Error Missing(std::string_view key, const Message& expected) {
  return Error{Say("no key $0; expected $1", "geen sleutel $0; verwacht $1", key, expected)};
}

}  // namespace

constexpr QuestionSpec Score::kSpec = {
    .name = "score",
    .about = kAbout,
    .answer_type = "WrittenScore",
    .fields = kScoreFields,
    .answer = kContractParts,
};

std::optional<Error> Score::Check(ScoreQuestion& question) {
  DealTotals& totals = question.totals;
  const auto trump = totals.trump;
  const int doublings = totals.doublings;
  totals = {};
  totals.trump = trump;
  totals.doublings = doublings;
  totals.revoked = question.revoke;
  totals.accused_by = question.accused_by;
  auto& [ns_roem, ew_roem] = totals.roem;
  if (auto error = ReadRoem("ns-roem", question.ns_roem, question.rules, ns_roem)) return error;
  if (auto error = ReadRoem("ew-roem", question.ew_roem, question.rules, ew_roem)) return error;
  if (totals.Offenders()) return std::nullopt;
  // A deal that was played to its end.
  if (!question.declarer) return Missing("declarer", kSeatExpected);
  const Message expected = kTypedPoints.Expected();
  if (!question.points) return Missing("points", expected);
  const auto points = NumberOf("points", question.points, kAllPoints, expected);
  if (!points) return points.error();
  totals.declarers = SideOf(*question.declarer);
  totals.points[Index(totals.declarers)] = Points(*points);
  // All tricks are those of the side with the points.
  if (question.pit) {
    totals.pit = 2 * *points > kAllPoints ? totals.declarers : Opponents(totals.declarers);
  }
  return std::nullopt;
}

Result<ContractResult> Score::AnswerTo(const ScoreQuestion& question,
                                       const AskContext& /*context*/) {
  const auto score = ScoreTotals(question.totals, question.rules);
  if (!score) return score.error();
  return score->result;
}

}  // namespace jasnel
