// Deals from files with PBN tags, of which [Deal "..."], [Dealer "..."] and [Board "..."] are read.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string_view>

#include "bitboard/deal_line.h"

namespace jasnel {

/// A deal of a PBN file, and the line, from 1, of its Deal tag.
struct PbnDeal {
  Result<DealLine> deal;
  std::size_t line_number;
};

/// Reads PBN line by line. A game ends with an empty line, with a second Deal, Dealer or Board tag
/// once it has a deal, or with the end of the file; a game without a Deal tag gives nothing. A
/// board that is no number from 1 to 999999 is passed over: PBN lets it be any text.
class PbnReader {
 public:
  /// Whether a file that starts with this line, comments and empty lines left out, is PBN.
  static bool Recognizes(std::string_view line);

  /// Takes the next line.
  void Feed(std::string_view line);

  /// Ends the last game: the file has no more lines.
  void Finish();

  /// The next deal of a game that has ended; nothing where there is none yet.
  std::optional<PbnDeal> Next();

 private:
  void EndGame();

  std::size_t lines_ = 0;
  std::deque<PbnDeal> games_;  // that have ended
  std::optional<PbnDeal> deal_;
  std::optional<Seat> dealer_;
  bool has_board_ = false;  // a Board tag, whether it is read or passed over
  std::optional<int> board_;
  std::optional<Error> dealer_error_;
};

}  // namespace jasnel
