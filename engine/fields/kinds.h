// The kinds of values that questions take and answers give.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/fields/kind.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/reading.h"
#include "jasnel/auction.h"
#include "jasnel/card.h"
#include "jasnel/deal_line.h"
#include "jasnel/dealt.h"
#include "jasnel/match_standing.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/solver.h"

namespace jasnel {

class SuitKind final : public Input<Suit>, public Output<Suit> {
 public:
  std::string_view Form() const override { return "S|H|D|C"; }
  Message Expected() const override { return kSuitExpected; }
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const Suit& suit, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Suit& suit) const override;
};

/// Turned cards: one is a text, several are a list.
class TurnedKind final : public Input<TurnedCards>, public Output<TurnedCards> {
 public:
  std::string_view Form() const override { return "S|H|D|C,..."; }
  Message Expected() const override { return kTurnedExpected; }
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const TurnedCards& cards, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, TurnedCards& cards) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                TurnedCards& cards) const override;
};

/// A suit, or `all` for each in turn.
class TrumpChoiceKind final : public Input<std::optional<Suit>> {
 public:
  std::string_view Form() const override { return "S|H|D|C|all"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::optional<Suit>& trump) const override;
};

class SeatKind final : public Input<Seat>, public Output<Seat> {
 public:
  std::string_view Form() const override { return "N|E|S|W"; }
  Message Expected() const override { return kSeatExpected; }
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const Seat& seat, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Seat& seat) const override;
};

/// Cards of either game, suit and rank.
class CardKind final {
 public:
  Record OutputSchema() const;
  template <class AnyCard>
  void Write(const AnyCard& card, Language language, Sink& sink) const {
    sink.Text(FormatCard(card, language));
  }
};

/// Any range of values of the kind `kItem`.
template <const auto& kItem>
class ListKind final {
 public:
  Record OutputSchema() const { return {{"type", "array"}, {"items", kItem.OutputSchema()}}; }
  template <class Range>
  void Write(const Range& range, Language language, Sink& sink) const {
    sink.BeginList();
    for (const auto& item : range) kItem.Write(item, language, sink);
    sink.EndList();
  }
};

/// The four hands, from North clockwise, of which not all cards need be known.
class HandsKind final : public Input<Hands>, public Output<Hands> {
 public:
  std::string_view Form() const override { return "HANDS"; }
  Message Expected() const override;
  Record InputSchema() const;
  Record OutputSchema() const;
  void Write(const Hands& hands, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Hands& hands) const override;
};

/// Calls as text, such as `pass,pass`; in JSON a list. Whether they are legal, only the deal tells.
class CallsKind final : public Input<std::string> {
 public:
  std::string_view Form() const override { return "CALLS"; }
  Message Expected() const override { return kCallListExpected; }
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& calls) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::string& calls) const override;
};

class CallKind final : public Output<Call> {
 public:
  Record OutputSchema() const;
  void Write(const Call& call, Language language, Sink& sink) const override;
};

/// A list that repeats what follows from the other fields, to be compared with that.
class GivenListKind final : public Input<Record> {
 public:
  /// `type` is that of its items in JSON Schema.
  constexpr explicit GivenListKind(const char* type) : type_(type) {}

  std::string_view Form() const override { return "LIST"; }
  Message Expected() const override { return Phrase{"a list", "een lijst"}; }
  Record InputSchema() const { return {{"type", "array"}, {"items", {{"type", type_}}}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Record& list) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                Record& list) const override;

 private:
  const char* type_;
};

class DealLineKind final : public Input<DealLine>, public Output<DealLine> {
 public:
  std::string_view Form() const override { return "DEAL"; }
  Message Expected() const override;
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const DealLine& deal, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, DealLine& deal) const override;
};

/// A hand of eight cards. In JSON a list of cards, or a text as on the command line.
class HandKind final : public Input<CardSet>, public Output<CardSet> {
 public:
  std::string_view Form() const override { return "HAND"; }
  Message Expected() const override;
  Record InputSchema() const;
  Record OutputSchema() const;
  void Write(const CardSet& hand, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, CardSet& hand) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                CardSet& hand) const override;
};

class RulesKind final : public Input<Rules>, public Output<Rules> {
 public:
  std::string_view Form() const override { return "RULES"; }
  Message Expected() const override;
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const Rules& rules, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Rules& rules) const override;
};

/// How the cards are dealt.
class DealtKind final : public Input<Dealt>, public Output<Dealt> {
 public:
  std::string_view Form() const override { return "DEALT"; }
  Message Expected() const override { return kDealtExpected; }
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const Dealt& dealt, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Dealt& dealt) const override;
};

/// Where a match stands.
class MatchKind final : public Input<MatchStanding>, public Output<MatchStanding> {
 public:
  std::string_view Form() const override { return "MATCH"; }
  Message Expected() const override { return kStandingExpected; }
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const MatchStanding& standing, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, MatchStanding& standing) const override;
};

/// Whole numbers in a range. They are one less inside where people count from 1 and code from 0.
class WholeKind final : public Input<int>, public Output<int> {
 public:
  enum class CountsFrom { kZero, kOne };

  constexpr WholeKind(int least, int most, CountsFrom from = CountsFrom::kZero)
      : least_(least), most_(most), from_(from == CountsFrom::kOne ? 1 : 0) {}

  std::string_view Form() const override { return "N"; }
  Message Expected() const override;
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const int& number, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, int& number) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                int& number) const override;

 private:
  int least_;
  int most_;
  int from_;
};

/// Whole numbers without a sign, of which there may be many: nodes, worlds, seeds.
class CountKind final : public Input<std::uint64_t>, public Output<std::uint64_t> {
 public:
  constexpr CountKind(std::uint64_t least, std::uint64_t most) : least_(least), most_(most) {}

  std::string_view Form() const override { return "N"; }
  Message Expected() const override;
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const std::uint64_t& number, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::uint64_t& number) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::uint64_t& number) const override;

 private:
  std::uint64_t least_;
  std::uint64_t most_;
};

/// Numbers in a range, of which people may write another multiple than programs: percentage points
/// for a part of 1.
class RealKind final : public Input<double> {
 public:
  struct Range {
    double least;
    double most;
    Phrase expected;
  };

  constexpr RealKind(std::string_view form, const Range& in_json, const Range& in_text)
      : form_(form), in_json_(in_json), in_text_(in_text) {}

  std::string_view Form() const override { return form_; }
  Message Expected() const override { return in_json_.expected; }
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, double& number) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                double& number) const override;

 private:
  std::string_view form_;
  Range in_json_;
  Range in_text_;
};

/// Time as whole milliseconds, from one to a day.
class BudgetKind final : public Input<std::chrono::microseconds> {
 public:
  std::string_view Form() const override { return "MS"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::chrono::microseconds& budget) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::chrono::microseconds& budget) const override;
};

/// One of a few words.
template <class T>
class ChoiceKind final : public Input<T>, public Output<T> {
 public:
  /// `form` has the words with bars between them, `type_name` is that of typed languages.
  constexpr ChoiceKind(std::span<const Choice<T>> choices, std::string_view form,
                       std::string_view type_name)
      : choices_(choices), form_(form), type_name_(type_name) {}

  std::string_view Form() const override { return form_; }
  Message Expected() const override {
    Message list(choices_.front().first);
    for (const auto& [word, value] : choices_.subspan(1)) {
      list = value == choices_.back().second ? Say("$0 or $1", "$0 of $1", list, word)
                                             : Say("$0, $1", "$0, $1", list, word);
    }
    return list;
  }
  Record InputSchema() const {
    Record words = Record::array();
    for (const auto& [word, value] : choices_) words.push_back(word);
    return {{"title", type_name_}, {"type", "string"}, {"enum", std::move(words)}};
  }
  Record OutputSchema() const { return InputSchema(); }
  void Write(const T& chosen, Language /*language*/, Sink& sink) const override {
    for (const auto& [word, value] : choices_) {
      if (value == chosen) sink.Text(word);
    }
  }

 protected:
  std::optional<FieldFault> FromText(std::string_view text, T& chosen) const override {
    for (const auto& [word, value] : choices_) {
      if (!EqualsIgnoringCase(text, word)) continue;
      chosen = value;
      return std::nullopt;
    }
    return Expected();
  }

 private:
  std::span<const Choice<T>> choices_;
  std::string_view form_;
  std::string_view type_name_;
};
inline constexpr std::array<Choice<Objective>, 4> kObjectives = {{{"points", Objective::kPoints},
                                                                  {"make", Objective::kMake},
                                                                  {"pit", Objective::kPit},
                                                                  {"score", Objective::kScore}}};

/// On or off: a flag without a value, or true or false.
class SwitchKind final : public Input<bool>, public Output<bool> {
 public:
  std::string_view Form() const override { return ""; }
  Message Expected() const override;
  Record InputSchema() const;
  Record OutputSchema() const { return InputSchema(); }
  void Write(const bool& on, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, bool& on) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json, bool& on) const override;
};

/// Whole numbers of any size.
class NumberKind final : public Output<std::int64_t> {
 public:
  Record OutputSchema() const { return {{"type", "integer"}}; }
  void Write(const std::int64_t& number, Language language, Sink& sink) const override;
};

/// Time in whole microseconds.
class MicrosecondsKind final : public Output<std::chrono::microseconds> {
 public:
  Record OutputSchema() const { return {{"type", "integer"}, {"minimum", 0}}; }
  void Write(const std::chrono::microseconds& time, Language language, Sink& sink) const override;
};

/// A whole number of points.
class PointsKind final : public Output<Points> {
 public:
  Record OutputSchema() const { return {{"type", "integer"}}; }
  void Write(const Points& points, Language /*language*/, Sink& sink) const override {
    sink.Whole(points.count());
  }
};

/// A text that is the same in all languages: a name.
class TextKind final : public Output<std::string_view> {
 public:
  Record OutputSchema() const { return {{"type", "string"}}; }
  void Write(const std::string_view& text, Language /*language*/, Sink& sink) const override {
    sink.Text(text);
  }
};

/// A sentence in the language of the answer.
class SentenceKind final : public Output<Message> {
 public:
  Record OutputSchema() const { return {{"type", "string"}}; }
  void Write(const Message& sentence, Language language, Sink& sink) const override;
};

/// Numbers that are rounded to what they can mean; never -0.
class RoundedKind final : public Output<double> {
 public:
  constexpr RoundedKind(int decimals, std::optional<int> least, std::optional<int> most)
      : decimals_(decimals), least_(least), most_(most) {}

  Record OutputSchema() const;
  void Write(const double& number, Language language, Sink& sink) const override;

 private:
  int decimals_;
  std::optional<int> least_;
  std::optional<int> most_;
};

/// A value of the kind `kItem` for each seat, by its letter.
template <const auto& kItem>
class BySeatKind final {
 public:
  Record OutputSchema() const {
    Record properties;
    Record required = Record::array();
    for (const Seat seat : kAllSeats) {
      const std::string letter(1, SeatLetter(seat));
      properties[letter] = kItem.OutputSchema();
      required.push_back(letter);
    }
    return {{"type", "object"},
            {"properties", std::move(properties)},
            {"required", std::move(required)}};
  }
  template <class Values>
  void Write(const Values& values, Language language, Sink& sink) const {
    sink.BeginObject();
    for (const Seat seat : kAllSeats) {
      sink.Key(std::string(1, SeatLetter(seat, language)));
      kItem.Write(values[Index(seat)], language, sink);
    }
    sink.EndObject();
  }
};

/// The name of a player, as `full:level=club`. Whether there is one, only its game tells.
class PlayerNameKind final : public Input<std::string> {
 public:
  std::string_view Form() const override { return "PLAYER"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, std::string& name) const override;
};

/// Each kind, to be named where a field or a part is declared.
namespace kinds {

inline constexpr SuitKind kSuit;
inline constexpr TurnedKind kTurned;
inline constexpr TrumpChoiceKind kTrumpChoice;
inline constexpr SeatKind kSeat;
inline constexpr CardKind kCard;
inline constexpr ListKind<kCard> kCards;
inline constexpr HandsKind kHands;
inline constexpr DealLineKind kDealLine;
inline constexpr HandKind kHand;
inline constexpr RulesKind kRules;
inline constexpr DealtKind kDealt;
inline constexpr MatchKind kMatch;
inline constexpr CallsKind kCalls;
inline constexpr CallKind kCall;
inline constexpr ListKind<kCall> kCallList;
inline constexpr EitherKind<kCall, kCard> kCallOrCard;
/// Of a seat, clockwise from the leader.
inline constexpr WholeKind kPlace(1, kSeats, WholeKind::CountsFrom::kOne);
inline constexpr CountKind kNodeLimit(0, std::numeric_limits<std::uint64_t>::max());
inline constexpr CountKind kSeed(0, std::numeric_limits<std::uint64_t>::max());
inline constexpr CountKind kDealNumber(1, std::numeric_limits<std::uint64_t>::max());
inline constexpr BudgetKind kBudget;
inline constexpr ChoiceKind<Objective> kObjective(kObjectives, "points|make|pit|score",
                                                  "Objective");
inline constexpr SwitchKind kSwitch;
inline constexpr NumberKind kNumber;
inline constexpr ListKind<kNumber> kNumbers;
inline constexpr MicrosecondsKind kMicroseconds;
inline constexpr PointsKind kPoints;
inline constexpr TextKind kText;
inline constexpr PlayerNameKind kPlayerName;
inline constexpr SentenceKind kSentence;
inline constexpr RoundedKind kChance(4, 0, 1);
inline constexpr ListKind<kChance> kChances;
inline constexpr BySeatKind<kChance> kChanceBySeat;
/// Points that are a mean.
inline constexpr RoundedKind kMeanPoints(1, std::nullopt, std::nullopt);

}  // namespace kinds

// What several answers say of an estimate, and of hands.
inline constexpr std::string_view kLowHelp = "the lower end of its 95% interval";
inline constexpr std::string_view kHighHelp = "the upper end of its 95% interval";
inline constexpr std::string_view kOpenHands = "open";
inline constexpr std::string_view kOpenHandsHelp = "all but what players reach is with open hands";

}  // namespace jasnel
