// The kinds of values that questions take and answers give.
#pragma once

#include <optional>
#include <string_view>

#include "engine/fields/kind.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

class SuitKind final : public Input<Suit>, public Output<Suit> {
 public:
  std::string_view Form() const override { return "S|H|D|C"; }
  Message Expected() const override { return kSuitExpected; }
  Record InputSchema() const override;
  Record OutputSchema() const override { return InputSchema(); }
  void Write(const Suit& suit, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Suit& suit) const override;
};
inline constexpr SuitKind kSuit;

class CardKind final : public Output<Card> {
 public:
  Record OutputSchema() const override;
  void Write(const Card& card, Language language, Sink& sink) const override;
};
inline constexpr CardKind kCard;

/// A hand of eight cards. In JSON a list of cards, or a text as on the command line.
class HandKind final : public Input<CardSet>, public Output<CardSet> {
 public:
  std::string_view Form() const override { return "HAND"; }
  Message Expected() const override;
  Record InputSchema() const override;
  Record OutputSchema() const override;
  void Write(const CardSet& hand, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, CardSet& hand) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                CardSet& hand) const override;
};
inline constexpr HandKind kHand;

class RulesKind final : public Input<Rules>, public Output<Rules> {
 public:
  std::string_view Form() const override { return "RULES"; }
  Message Expected() const override;
  Record InputSchema() const override;
  Record OutputSchema() const override { return InputSchema(); }
  void Write(const Rules& rules, Language language, Sink& sink) const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, Rules& rules) const override;
};
inline constexpr RulesKind kRules;

/// Whole numbers in a range. They are one less inside where people count from 1 and code from 0.
class WholeKind final : public Input<int>, public Output<int> {
 public:
  enum class CountsFrom { kZero, kOne };

  constexpr WholeKind(int least, int most, CountsFrom from = CountsFrom::kZero)
      : least_(least), most_(most), from_(from == CountsFrom::kOne ? 1 : 0) {}

  std::string_view Form() const override { return "N"; }
  Message Expected() const override;
  Record InputSchema() const override;
  Record OutputSchema() const override { return InputSchema(); }
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
/// Of a seat, clockwise from the leader.
inline constexpr WholeKind kPlace(1, kSeats, WholeKind::CountsFrom::kOne);

/// On or off: a flag without a value, or true or false.
class SwitchKind final : public Input<bool> {
 public:
  std::string_view Form() const override { return ""; }
  Message Expected() const override;
  Record InputSchema() const override;

 protected:
  std::optional<FieldFault> FromText(std::string_view text, bool& on) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json, bool& on) const override;
};
inline constexpr SwitchKind kSwitch;

/// Numbers that are rounded to what they can mean; never -0.
class RoundedKind final : public Output<double> {
 public:
  constexpr RoundedKind(int decimals, std::optional<int> least, std::optional<int> most)
      : decimals_(decimals), least_(least), most_(most) {}

  Record OutputSchema() const override;
  void Write(const double& number, Language language, Sink& sink) const override;

 private:
  int decimals_;
  std::optional<int> least_;
  std::optional<int> most_;
};
inline constexpr RoundedKind kChance(4, 0, 1);
/// Points that are a mean.
inline constexpr RoundedKind kMeanPoints(1, std::nullopt, std::nullopt);

}  // namespace jasnel
