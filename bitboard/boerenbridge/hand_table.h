// Tables of hands, as `jasnel boerenbridge solve` prints them, read back.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// A deal of a table, and the number, from 1, of the line where it or its mistake stands.
struct TabledHands {
  Result<DealLine> deal;
  std::size_t line_number;
};

namespace internal {

// What was read of one table. Not inside the reader: Clang 14 cannot make an optional of it before
// that class is complete.
struct HandTable {
  std::size_t line_number = 0;
  int leader = 0;
  std::vector<Card> trick;
  std::size_t columns = 0;  // 0 before the row of their names
  std::optional<std::size_t> bid_column;
  std::optional<std::size_t> taken_column;
  std::vector<CardSet> hands;
  std::vector<int> bids;
  std::vector<int> taken;
  CardSet seen;
  std::optional<Error> error;
};

}  // namespace internal

/// Reads printed deals line by line, in either language: the heading, with the leader and the trick
/// in progress, and the table of hands, with bids and tricks taken if it has those columns. Without
/// a heading seat 0 leads. Other lines are skipped.
class HandTableReader {
 public:
  /// Whether a text whose first line this is, comments and empty lines left out, has tables.
  static bool Recognizes(std::string_view line);

  /// The same of a whole text.
  static bool BeginsWithTable(std::string_view text);

  /// Takes the next line.
  void Feed(std::string_view line);

  /// Ends the last table: the text has no more lines.
  void Finish() { End(); }

  /// The next deal of a table that has ended; nothing where there is none yet.
  std::optional<TabledHands> Next();

 private:
  bool ReadHeading(std::string_view line);
  bool ReadColumns(std::string_view line);
  bool ReadRow(std::string_view line);
  void ReadSuit(std::string_view line, std::string_view cell, Suit suit);
  void Fail(Error error);
  void End();

  std::size_t lines_ = 0;
  std::optional<internal::HandTable> table_;
  std::deque<TabledHands> ended_;
};

/// The deal of a text with one table.
Result<DealLine> ParseHandTable(std::string_view text);

}  // namespace jasnel::boerenbridge
