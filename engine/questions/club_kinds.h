// Kinds of values of a club's evening: names, tables and points.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields/kinds.h"
#include "jasnel/club/draw.h"
#include "jasnel/club/season.h"
#include "jasnel/club/totals.h"

namespace jasnel::club {

/// A name as a person writes it: without control characters, and spaces around it do not count.
/// Errors begin with `where`.
Result<std::string> NameOf(const Message& where, const Record& json);

/// Reads a list: `read` an item of it, in the error of which `one` says where it is, such as
/// `$0, table $1`.
template <class Item, class ReadItem>
std::optional<Error> ReadItems(const Message& where, const Record& json, const Message& expected,
                               Phrase one, const ReadItem& read, std::vector<Item>& items) {
  if (!json.is_array()) return OfType(where, json, expected);
  items.clear();
  for (const Record& item : json) {
    auto made = read(Say(one.english, one.dutch, where, items.size() + 1), item);
    if (!made) return made.error();
    items.push_back(std::move(made).value());
  }
  return std::nullopt;
}

/// An object that has no keys but these.
std::optional<Error> CheckObject(const Message& where, const Record& json, const Message& expected,
                                 std::span<const std::string_view> known);
/// The error for a key that has to be there.
Error NoKey(std::string_view key, const Message& expected);
/// The value of a key that has to be there: never null.
Result<const Record*> Needed(const Record& json, std::string_view key, const Message& expected);

/// The points that North-South and East-West wrote down: two numbers.
Result<BothTotals> BothTotalsOf(const Message& where, const Record& json);
Record TotalsSchema();

/// The four names at a table, from North clockwise.
Result<Seated> SeatedOf(const Message& where, const Record& json);
/// Any names.
std::optional<Error> ReadNames(const Message& where, const Record& json,
                               std::vector<std::string>& names);
Record NamesSchema();
Record SeatedSchema();

class NamesKind final : public Input<std::vector<std::string>> {
 public:
  std::string_view Form() const override { return "NAMES"; }
  Message Expected() const override;
  Record InputSchema() const { return NamesSchema(); }

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<std::string>& names) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<std::string>& names) const override {
    return ReadNames(key, json, names);
  }
};

/// What was drawn before: a list of answers to `draw`, of which tables and standing count.
class SeatingsKind final : public Input<std::vector<Seating>> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<Seating>& seatings) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<Seating>& seatings) const override;
};

/// Who drew which number.
class DrawnNumbersKind final : public Input<std::vector<DrawnNumber>> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<DrawnNumber>& numbers) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<DrawnNumber>& numbers) const override;
};

/// The points of evenings: for each the players of an answer to `evening`, of whom name and points
/// count.
class EveningsKind final : public Input<std::vector<EveningPoints>> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override;
  Record InputSchema() const;

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<EveningPoints>& evenings) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<EveningPoints>& evenings) const override;
};

/// Lists of names: the champions of each season.
class NameListsKind final : public Input<std::vector<std::vector<std::string>>> {
 public:
  std::string_view Form() const override { return "JSON"; }
  Message Expected() const override;
  Record InputSchema() const { return {{"type", "array"}, {"items", NamesSchema()}}; }

 protected:
  std::optional<FieldFault> FromText(std::string_view text,
                                     std::vector<std::vector<std::string>>& lists) const override;
  std::optional<Error> FromJson(std::string_view key, const Record& json,
                                std::vector<std::vector<std::string>>& lists) const override;
};

/// Points, or null for none.
class PointsOrNoneKind final : public Output<std::optional<Points>> {
 public:
  Record OutputSchema() const { return {{"type", {"integer", "null"}}}; }
  void Write(const std::optional<Points>& points, Language /*language*/,
             Sink& sink) const override {
    if (points) {
      sink.Whole(points->count());
    } else {
      sink.Json("null");
    }
  }
};

namespace kinds {

inline constexpr NamesKind kNamesTyped;
inline constexpr SeatingsKind kSeatings;
inline constexpr DrawnNumbersKind kDrawnNumbers;
inline constexpr EveningsKind kEvenings;
inline constexpr NameListsKind kNameLists;
inline constexpr ListKind<jasnel::kinds::kText> kNames;
inline constexpr ListKind<kNames> kTables;
inline constexpr PointsOrNoneKind kPointsOrNone;
inline constexpr ListKind<kPointsOrNone> kPointsByNumber;

using jasnel::kinds::kNumber;
using jasnel::kinds::kNumbers;
using jasnel::kinds::kPoints;
using jasnel::kinds::kRules;
using jasnel::kinds::kSeat;
using jasnel::kinds::kSeed;
using jasnel::kinds::kSwitch;
using jasnel::kinds::kText;

}  // namespace kinds

}  // namespace jasnel::club
