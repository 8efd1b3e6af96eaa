#include "tools/training/solved_deals.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/card.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/csv.h"

namespace jasnel {
namespace {

constexpr std::string_view kExpected = "the output of jasnel table --format=csv";

enum Column : std::size_t { kDeal, kTrump, kLeader, kNsMakes, kNsScore, kEwMakes, kEwScore };
constexpr std::array<std::string_view, 7> kColumns = {"deal",     "trump",    "leader",  "ns_makes",
                                                      "ns_score", "ew_makes", "ew_score"};

std::optional<bool> ReadBool(std::string_view text) {
  if (text == "true") return true;
  if (text == "false") return false;
  return std::nullopt;
}

std::optional<int> ReadNumber(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Result<Hands> ReadDeal(std::string_view text) {
  auto hands = ParseHands(text);
  if (!hands) return Error{"deal: " + hands.error().message};
  for (const CardSet hand : *hands) {
    if (hand.size() != kHandSize) return Error{"deal: expected 8 cards in each hand"};
  }
  return hands;
}

// One row: a deal in one suit.
struct Row {
  Hands hands;
  Suit trump = Suit::kSpades;
  Seat leader = Seat::kNorth;
  SolvedSuit solved;
};

// Reads rows by the names in the header.
class RowReader {
 public:
  static Result<RowReader> Make(std::string_view header) {
    const auto names = ParseCsvRow(header);
    if (!names) return names.error();
    RowReader reader;
    reader.width_ = names->size();
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      const auto found = std::find(names->begin(), names->end(), kColumns[i]);
      if (found == names->end()) {
        return Error{"no column '" + std::string(kColumns[i]) + "'; expected " +
                     std::string(kExpected)};
      }
      reader.places_[i] = static_cast<std::size_t>(found - names->begin());
    }
    return reader;
  }

  Result<Row> Read(std::string_view line) const {
    const auto cells = ParseCsvRow(line);
    if (!cells) return cells.error();
    if (cells->size() != width_) {
      return Error{std::to_string(cells->size()) + " cells; expected " + std::to_string(width_) +
                   ", as in the header"};
    }
    const auto cell = [&](Column column) -> std::string_view { return (*cells)[places_[column]]; };
    const auto wrong = [&](Column column, const std::string& expected) {
      return Error{std::string(kColumns[column]) + " " + Quoted(cell(column)) + "; expected " +
                   expected};
    };
    Row row;
    const auto hands = ReadDeal(cell(kDeal));
    if (!hands) return hands.error();
    row.hands = *hands;
    const auto trump = ParseSuit(cell(kTrump));
    if (!trump) return wrong(kTrump, "a suit");
    row.trump = *trump;
    const auto leader = ParseSeat(cell(kLeader));
    if (!leader) return wrong(kLeader, "a seat");
    row.leader = *leader;
    for (const std::size_t side : {0, 1}) {
      const Column makes_column = side == 0 ? kNsMakes : kEwMakes;
      const Column score_column = side == 0 ? kNsScore : kEwScore;
      const auto makes = ReadBool(cell(makes_column));
      if (!makes) return wrong(makes_column, "true or false");
      const auto score = ReadNumber(cell(score_column));
      if (!score) return wrong(score_column, "points");
      row.solved.makes[side] = *makes;
      row.solved.score[side] = static_cast<float>(side == 0 ? *score : -*score);
    }
    return row;
  }

 private:
  std::array<std::size_t, kColumns.size()> places_{};
  std::size_t width_ = 0;
};

// Puts rows together to deals.
class DealCollector {
 public:
  std::optional<Error> Add(const Row& row) {
    if (seen_ == SuitSet::All() || deals_.empty()) {
      deals_.push_back({row.hands, row.leader, {}});
      seen_ = {};
    }
    SolvedDeal& deal = deals_.back();
    if (deal.hands != row.hands || deal.leader != row.leader) {
      return Error{"another deal; expected four rows of each"};
    }
    if (seen_.Contains(row.trump)) {
      return Error{std::string("trump ") + SuitLetter(row.trump) +
                   " again; expected each suit once"};
    }
    seen_ |= row.trump;
    deal.suits[Index(row.trump)] = row.solved;
    return std::nullopt;
  }

  /// What is wrong if there are no more rows.
  std::optional<Error> End() const {
    if (seen_ == SuitSet::All()) return std::nullopt;
    return Error{deals_.empty() ? "no deals; expected " + std::string(kExpected)
                                : "the last deal is not whole; expected four rows of each"};
  }

  std::vector<SolvedDeal> Take() { return std::move(deals_); }

 private:
  std::vector<SolvedDeal> deals_;
  SuitSet seen_;  // of the last deal
};

}  // namespace

Result<std::vector<SolvedDeal>> ReadSolvedDeals(const std::string& path) {
  auto input = InputFile::Open(path, kExpected);
  if (!input) return input.error();
  TextReader lines(std::move(input).value(), Interrupted(), {{kExpected, ""}, {"a row of it", ""}});
  std::size_t number = 0;
  const auto at_line = [&](const Error& error) {
    return Error{path + ":" + std::to_string(number) + ": " + error.message};
  };
  std::optional<RowReader> reader;
  DealCollector deals;
  while (const auto line = lines.Next(/*wait=*/true)) {
    number = line->number;
    if (line->error) return at_line(*line->error);
    if (IsComment(Trim(line->text))) continue;
    if (!reader) {
      auto made = RowReader::Make(line->text);
      if (!made) return at_line(made.error());
      reader = *made;
      continue;
    }
    const auto row = reader->Read(line->text);
    if (!row) return at_line(row.error());
    if (const auto error = deals.Add(*row)) return at_line(*error);
  }
  if (!reader) return Error{path + ": nothing in it; expected " + std::string(kExpected)};
  if (const auto error = deals.End()) return at_line(*error);
  return deals.Take();
}

}  // namespace jasnel
