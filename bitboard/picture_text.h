// Deals from pictures of four hands around a table, as `jasnel deal --format=text` and the pages of
// other commands print them, in either language:
//
//     Board 1. East leads.
//
//                       North (dealer)
//                       ♠ -
//                       ♥ J T
//                       ♦ A Q 8 7
//                       ♣ Q 7
//       West                             East
//       ♠ Q 8               N            ♠ J T 7
//       ...
//
// Hands are told by their suits, not by columns: spaces may be lost. What the sentence above the
// picture says, the words behind the seats, the cards on the table and what was won before are read
// too; other lines are passed over.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <string_view>
#include <vector>

#include "bitboard/deal_line.h"
#include "bitboard/result.h"

namespace jasnel {

/// A deal of a picture, and the number, from 1, of its first line.
struct PicturedDeal {
  Result<DealLine> deal;
  std::size_t line_number;
};

/// Reads pictures line by line. A picture ends where the next begins, or with the text.
class PictureReader {
 public:
  /// Whether a text whose first line this is, comments and empty lines left out, has pictures.
  static bool Recognizes(std::string_view line);

  /// The same of a whole text.
  static bool BeginsWithPicture(std::string_view text);

  /// Takes the next line.
  void Feed(std::string_view line);

  /// Ends the last picture: the text has no more lines.
  void Finish();

  /// The next deal of a picture that has ended; nothing where there is none yet.
  std::optional<PicturedDeal> Next();

 private:
  // What was read of one picture.
  struct Picture {
    std::size_t line_number = 0;
    DealLine deal;
    std::array<unsigned, kSeats> suits{};  // of each hand that were read, a bit each
    std::array<std::optional<Card>, kSeats> on_table;
    std::optional<Error> error;
    CardSet seen;
    bool has_hands = false;
  };

  bool IsWhole() const;
  void Begin();
  void End();
  bool ReadHeading(std::string_view line);
  bool ReadTitle(std::string_view line);
  void ReadNotes(Seat seat, std::string_view notes);
  bool ReadRow(std::string_view line);
  void ReadTable(Suit row, std::string_view middle);
  bool ReadWon(std::string_view line);
  void Fail(std::size_t line_number, const Message& message);

  std::size_t lines_ = 0;
  std::deque<PicturedDeal> ended_;
  std::optional<Picture> picture_;
  std::vector<Seat> owners_;  // of the rows that follow, left to right
};

/// The deal of a text with one picture.
Result<DealLine> ParsePicture(std::string_view text);

}  // namespace jasnel
