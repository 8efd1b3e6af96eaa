// What a player thinks of each move, as a table.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "tools/shared/text/columns.h"

namespace jasnel {

/// A chance as a percentage.
inline std::string ChanceText(double chance) {
  return std::to_string(std::lround(100 * chance)) + "%";
}

/// A row for each opinion, best first, as `row` writes it: the move, its score, and the chance.
/// Nothing if there are none.
template <class Opinion, class Row>
std::string OpinionTable(std::vector<Opinion> opinions, const std::string& score,
                         const std::string& makes, const Row& row) {
  if (opinions.empty()) return "";
  std::stable_sort(opinions.begin(), opinions.end(),
                   [](const Opinion& a, const Opinion& b) { return a.score > b.score; });
  std::vector<std::vector<std::string>> rows = {{"", score, makes}};
  for (const Opinion& opinion : opinions) rows.push_back(row(opinion));
  return FormatTable(rows, {Align::kLeft, Align::kRight, Align::kRight}, "  ");
}

}  // namespace jasnel
