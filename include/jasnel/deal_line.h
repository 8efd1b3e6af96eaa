// Deals as text: the deal line, PBN files, and printed diagrams.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/notation.h"
#include "jasnel/points.h"
#include "jasnel/position.h"
#include "jasnel/result.h"

namespace jasnel {

// The text form of a deal:
//
//     N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 rules=kbn trump=H leader=S
//
// <seat>: and four hands clockwise from that seat, each in a form of bitboard/text/hand_text.h, an
// empty hand `-`; then any of the fields of `DealLine`, by their names below, English or Dutch. `#`
// starts a comment.

/// What one line says. Every field may be left out.
struct DealLine {
  Hands hands;                   ///< still to be played
  std::optional<Rules> rules;    ///< `rules=` `regels=`
  std::optional<Suit> trump;     ///< `trump=` `troef=`
  std::optional<Seat> leader;    ///< `leader=` `uitkomst=`: of the trick in progress
  std::optional<Seat> dealer;    ///< `dealer=` `gever=`
  std::optional<Seat> declarer;  ///< `declarer=` `speler=`
  std::optional<Suit>
      turned;   ///< `turned=` `gedraaid=`: the suit turned from the stock, for the auction
  Trick trick;  ///< `trick=` `slag=`: cards of the trick in progress, as `SA,S7`
  std::optional<Points> value;  ///< `value=` `waarde=`: a known answer, North-South minus East-West
  std::array<Tally, 2> won;     ///< `ns=` `ew=` `ns-roem=` `ew-roem=` `ns-tricks=` (`nz=` `ow=`
                                ///< `nz-roem=` `ow-roem=` `nz-slagen=`), else 0; the other
                                ///< tricks are East-West's and are not counted here
  std::optional<int> board;     ///< `board=` `spel=`: its number in a set, from 1

  friend bool operator==(const DealLine&, const DealLine&) = default;
};

/// Reads a deal line. Hands are checked for cards that stand twice, but not for their sizes: see
/// `ToPosition`. A text of more lines may be a picture, as `ParsePicture` reads it. Errors name the
/// column, from 1 in characters, and what was expected.
Result<DealLine> ParseDealLine(std::string_view line);

/// Reads only the hands: `<seat>:` and four hands.
Result<Hands> ParseHands(std::string_view text);

/// Reads the number of a board, from 1 to 999999; nothing for any other text.
std::optional<int> ParseBoard(std::string_view text);

/// Writes the hands from North on and the fields that are there, in the order of `DealLine`.
std::string FormatDealLine(const DealLine& deal, Language language = Language::kEnglish);

/// The position a line describes with `trump`, validated. Rules left out are `kbn`; a leader left
/// out is left of the dealer at the start of a deal (every source text: that player leads, whoever
/// declares), and an error otherwise; a declarer left out is the leader.
Result<Position> ToPosition(const DealLine& deal, Suit trump);

/// The line that describes `position`: `ToPosition` gives it back.
DealLine ToDealLine(const Position& position);

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

/// A deal as it was written, and the number, from 1, of the line where it or its mistake stands.
struct WrittenDeal {
  Result<DealLine> deal;
  std::size_t line_number;
};

/// Reads a text line by line. The first line that says anything tells the form of all. Empty lines,
/// and in deal lines comments, are passed over.
class DealTextReader {
 public:
  /// Takes the next line.
  void Feed(std::string_view line);

  /// The text has no more lines.
  void Finish();

  /// The next deal; nothing where there is none yet.
  std::optional<WrittenDeal> Next();

  /// Whether a line is a deal of its own.
  bool OneDealALine() const { return form_ == Form::kDealLines; }

  /// Whether a line has said anything yet.
  bool HasForm() const { return form_ != Form::kUnknown; }

 private:
  enum class Form { kUnknown, kDealLines, kPbn, kPictures };

  std::size_t lines_ = 0;
  std::size_t lines_before_ = 0;  // the form was known
  Form form_ = Form::kUnknown;
  PbnReader pbn_;
  PictureReader pictures_;
  std::deque<WrittenDeal> deals_;  // of deal lines
};

}  // namespace jasnel
