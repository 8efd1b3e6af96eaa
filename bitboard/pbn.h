// Deals from files with PBN tags, of which [Deal "..."] and [Dealer "..."] are read.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "bitboard/deal_line.h"

namespace jasnel {

/// A deal of a PBN file, and the line, from 1, of its Deal tag.
struct PbnDeal {
  Result<DealLine> deal;
  std::size_t line_number;
};

/// Reads PBN line by line, in memory for one game. A game ends with an empty line, a second Deal
/// tag, or the end of the file; a game without a Deal tag gives nothing.
class PbnReader {
 public:
  /// Whether a file that starts with this line, comments and empty lines left out, is PBN.
  static bool Recognizes(std::string_view line);

  /// Takes the next line; a deal where the line ends a game.
  std::optional<PbnDeal> Feed(std::string_view line);

  /// The deal of a game that the end of the file ended.
  std::optional<PbnDeal> Finish();

 private:
  std::optional<PbnDeal> TakeGame();

  std::size_t lines_ = 0;
  std::optional<PbnDeal> deal_;
  std::optional<Seat> dealer_;
  std::optional<Error> dealer_error_;
};

}  // namespace jasnel
