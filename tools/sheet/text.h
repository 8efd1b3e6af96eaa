// A score sheet as text and as records.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/notation.h"
#include "tools/sheet/sheet.h"

namespace jasnel {

/// The names of both pairs, those of `language` if empty.
struct SheetNames {
  std::array<std::string, 2> pairs;

  const std::string& Of(Side side) const { return pairs[Index(side)]; }
};

/// `We` and `They`.
SheetNames DefaultSheetNames(Language language);

/// The whole sheet: a table for each game and the totals.
std::string SheetText(const Sheet& sheet, const SheetNames& names, Language language);

/// The last deal and the stand of its game in a line, for those who sit at the table.
std::string LastDealText(const Sheet& sheet, const SheetNames& names, Language language);

/// A record for each deal, with the keys of `SheetColumns`.
std::vector<Record> SheetRecords(const Sheet& sheet);
const std::vector<std::string>& SheetColumns();

}  // namespace jasnel
