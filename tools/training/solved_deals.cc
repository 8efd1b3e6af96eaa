#include "tools/training/solved_deals.h"

#include <algorithm>
#include <charconv>
#include <fstream>
#include <optional>
#include <string_view>

#include "bitboard/deal_line.h"
#include "bitboard/notation.h"
#include "tools/csv.h"

namespace jasnel {
namespace {

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

// One row.
struct Row {
  Hands hands;
  Suit trump;
  Seat leader;
  SolvedSuit solved;
};

// By their names, the cells of a row.
class RowReader {
 public:
  static Result<RowReader> Make(const std::string& header) {
    const auto names = ParseCsvRow(header);
    if (!names) return names.error();
    RowReader reader;
    for (std::size_t i = 0; i < kColumns.size(); ++i) {
      const auto found = std::find(names->begin(), names->end(), kColumns[i]);
      if (found == names->end()) {
        return Error{"no column '" + std::string(kColumns[i]) +
                     "'; expected the output of jasnel table --format=csv"};
      }
      reader.places_[i] = static_cast<std::size_t>(found - names->begin());
    }
    return reader;
  }

  Result<Row> Read(const std::string& line) const {
    const auto cells = ParseCsvRow(line);
    if (!cells) return cells.error();
    std::array<std::string, kColumns.size()> cell;
    for (std::size_t i = 0; i < cell.size(); ++i) {
      if (places_[i] >= cells->size()) return Error{"no " + std::string(kColumns[i])};
      cell[i] = (*cells)[places_[i]];
    }
    const auto hands = ParseHands(cell[0]);
    if (!hands) return hands.error();
    const auto trump = ParseSuit(cell[1]);
    const auto leader = ParseSeat(cell[2]);
    const auto ns_makes = ReadBool(cell[3]);
    const auto ns_score = ReadNumber(cell[4]);
    const auto ew_makes = ReadBool(cell[5]);
    const auto ew_score = ReadNumber(cell[6]);
    if (!trump || !leader || !ns_makes || !ns_score || !ew_makes || !ew_score) {
      return Error{"a cell that is empty or wrong; expected a row of jasnel table --format=csv"};
    }
    return Row{*hands,
               *trump,
               *leader,
               {.makes = {*ns_makes, *ew_makes},
                .score = {static_cast<float>(*ns_score), static_cast<float>(-*ew_score)}}};
  }

 private:
  std::array<std::size_t, kColumns.size()> places_{};
};

}  // namespace

Result<std::vector<SolvedDeal>> ReadSolvedDeals(const std::string& path) {
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) return Error{path + ": cannot be read; expected solved deals"};
  const auto reader = RowReader::Make(line);
  if (!reader) return Error{path + ":1: " + reader.error().message};
  std::vector<SolvedDeal> deals;
  for (std::size_t number = 2; std::getline(file, line); ++number) {
    const auto row = reader->Read(line);
    if (!row) return Error{path + ":" + std::to_string(number) + ": " + row.error().message};
    if (number % kSuits == 2) deals.push_back({row->hands, row->leader, {}});
    SolvedDeal& deal = deals.back();
    if (deal.hands != row->hands || deal.leader != row->leader) {
      return Error{path + ":" + std::to_string(number) +
                   ": another deal; expected four rows a deal"};
    }
    deal.suits[static_cast<std::size_t>(Index(row->trump))] = row->solved;
  }
  return deals;
}

}  // namespace jasnel
