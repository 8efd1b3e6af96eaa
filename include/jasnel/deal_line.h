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
#include "jasnel/turned.h"

namespace jasnel {

// The text form of a deal:
//
//     N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 rules=kbn trump=H leader=S
//
// <seat>: and four hands clockwise from that seat, each in one of the forms in
// bitboard/text/hand_text.h, with `-` for an empty hand; then any of the fields of `DealLine`, by
// the English or Dutch names given there. `#` starts a comment.

/// The contents of a deal line. Every field is optional.
struct DealLine {
  Hands hands = {};                   ///< cards still to be played
  std::optional<Rules> rules = {};    ///< `rules=` `regels=`
  std::optional<Suit> trump = {};     ///< `trump=` `troef=`
  std::optional<Seat> leader = {};    ///< `leader=` `uitkomst=`: to the trick in progress
  std::optional<Seat> dealer = {};    ///< `dealer=` `gever=`
  std::optional<Seat> declarer = {};  ///< `declarer=` `speler=`
  int doublings = 0;  ///< `doublings=` `gekraakt=`: how often the contract was doubled, 0 to 3
  TurnedCards turned =
      {};            ///< `turned=` `gedraaid=`: the cards turned from the stock, for the auction
  Trick trick = {};  ///< `trick=` `slag=`: cards of the trick in progress, such as `SA,S7`
  std::optional<Points> value =
      {};  ///< `value=` `waarde=`: a known value, North-South minus East-West
  std::array<Tally, 2> won = {};  ///< `ns=` `ew=` `ns-roem=` `ew-roem=` `ns-tricks=` (`nz=` `ow=`
                                  ///< `nz-roem=` `ow-roem=` `nz-slagen=`), otherwise 0; the
                                  ///< remaining tricks are East-West's and are not counted here
  std::optional<int> board = {};  ///< `board=` `spel=`: board number in a set, from 1

  friend bool operator==(const DealLine&, const DealLine&) = default;
};

/// Parses a deal line. Rejects hands with duplicate cards, but does not check hand sizes:
/// `ToPosition` does. A text of several lines may be a picture, in the form `ParsePicture` reads.
/// Errors name the column, counted in characters from 1, and what was expected.
Result<DealLine> ParseDealLine(std::string_view line);

/// Parses only the hands: `<seat>:` and four hands.
Result<Hands> ParseHands(std::string_view text);

/// Parses a board number, from 1 to 999999; nothing for any other text.
std::optional<int> ParseBoard(std::string_view text);

/// Writes the hands from North and the fields that are set, in the order of `DealLine`.
std::string FormatDealLine(const DealLine& deal, Language language = Language::kEnglish);

/// The position of a line with `trump`, validated. The default rules are `kbn`. The default leader
/// at the start of a deal is the seat to the dealer's left (in every source text that player leads,
/// no matter who declares), or with `leads=declarer` the declarer; later in a deal a missing leader
/// is an error. The default declarer is the leader.
Result<Position> ToPosition(const DealLine& deal, Suit trump);

/// The line that describes `position`; `ToPosition` converts it back.
DealLine ToDealLine(const Position& position);

/// A deal of a PBN file, and the number, from 1, of the line with its Deal tag.
struct PbnDeal {
  Result<DealLine> deal;
  std::size_t line_number = {};
};

namespace internal {

// Not inside the reader, as below.
struct PbnValue {
  std::optional<std::string> text = {};  // missing where the tag is broken off
  std::size_t line_number = 0;
};
struct PbnTag {
  std::string name = {};
  PbnValue value = {};
};

}  // namespace internal

/// Reads PBN line by line, by the grammar of the PBN standard 2.1: tags, which may take several
/// lines, comments from `;` to the end of the line and between braces, and lines that begin with
/// `%`. Anything else, such as the sections of the auction and the play, is skipped. A value `#` is
/// that of the game before; `##E` is E, also in later games without the tag. An empty value, `?` or
/// `-` is unknown, as if there were no tag.
///
/// A game ends at an empty line, at the end of the file, or, once it has a deal, at a second Deal,
/// Dealer or Board tag. A game without a Deal tag is skipped. A board that is not a number from 1
/// to 999999 is ignored, because PBN allows any text there.
class PbnReader {
 public:
  /// Whether a text is PBN, judging by its start: a tag, a comment, or a line behind `%`.
  static bool Recognizes(std::string_view text);

  /// Reads the next line.
  void Feed(std::string_view line);

  /// Ends the last game: there are no more lines.
  void Finish();

  /// The next deal of a finished game; nothing if there is none yet.
  std::optional<PbnDeal> Next();

  /// Whether nothing but comments and empty lines was read.
  bool OnlyComments() const { return only_comments_; }

  /// Whether the last line ended within a comment.
  bool InComment() const { return comment_.has_value(); }

 private:
  using Values = std::array<std::optional<internal::PbnValue>, 3>;  // of the tags that are read

  void TakeToken(std::string_view& rest);
  void TakeText(std::string_view& rest);
  void EndTag();
  void Store(std::size_t tag, internal::PbnValue value);
  void EndGame();

  std::size_t lines_ = 0;
  bool only_comments_ = true;
  std::optional<std::size_t> comment_;   // the line where a comment in braces began
  std::optional<internal::PbnTag> tag_;  // that is being read
  Values game_;                          // of this game,
  Values before_;                        // of the one before,
  Values lasting_;                       // and of all games where they are missing
  bool has_tags_ = false;                // of this game, whatever their names
  std::deque<PbnDeal> games_;            // finished games
};

// Deals from pictures of four hands around a table, in the form `jasnel deal --format=text` and
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
// Hands are recognised by their suits, not by columns, because spaces may be lost. The reader also
// parses the sentence above the picture, the words after the seats, the cards on the table, and
// what was won before; it ignores other lines.

/// A deal of a picture, and the number, from 1, of the picture's first line.
struct PicturedDeal {
  Result<DealLine> deal;
  std::size_t line_number = {};
};

namespace internal {

// What was read of one picture. Not inside the reader: Clang 14 cannot make an optional of it
// before that class is complete.
struct Picture {
  std::size_t line_number = 0;
  DealLine deal = {};
  std::array<unsigned, kSeats> suits{};  // of each hand that were read, a bit each
  std::array<std::optional<Card>, kSeats> on_table = {};
  std::optional<Error> error = {};
  CardSet seen = {};
  bool has_hands = false;
};

}  // namespace internal

/// Reads pictures line by line. A picture ends where the next one begins, or at the end of the
/// text.
class PictureReader {
 public:
  /// Whether a text contains pictures, judging by its first line that is not empty or a comment.
  static bool Recognizes(std::string_view line);

  /// The same for a whole text.
  static bool BeginsWithPicture(std::string_view text);

  /// Reads the next line.
  void Feed(std::string_view line);

  /// Ends the last picture: there are no more lines.
  void Finish();

  /// The next deal of a finished picture; nothing if there is none yet.
  std::optional<PicturedDeal> Next();

 private:
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
  std::optional<internal::Picture> picture_;
  std::vector<Seat> owners_;  // of the following rows, left to right
};

/// The deal of a text with a single picture.
Result<DealLine> ParsePicture(std::string_view text);

/// A deal as written, and the number, from 1, of its line or of the line with the error.
struct WrittenDeal {
  Result<DealLine> deal;
  std::size_t line_number = {};
};

namespace internal {

// What was read of one deal.
struct TypedHands {
  std::size_t line_number = 0;
  DealLine deal = {};
  std::vector<Seat> seats = {};  // whose hands were read
  std::optional<Error> error = {};
  CardSet seen = {};
};

}  // namespace internal

/// Reads deals as people type them, each hand on a line of its own and in any order:
/// `Noord: ♠AB10 ♥V8 ♦1098 ♣-`, or `N SAB10 HV8 R1098`. Fields may follow a hand, and stand on
/// lines behind the last one, as `troef=H` or `Troef: harten`.
class HandLinesReader {
 public:
  /// Whether a line has one hand.
  static bool Recognizes(std::string_view line);

  /// Reads the next line.
  void Feed(std::string_view line);

  /// Ends the last deal: there are no more lines.
  void Finish();

  /// The next deal that has ended; nothing if there is none yet.
  std::optional<WrittenDeal> Next();

 private:
  void Fail(const Error& error);
  void End();

  std::size_t lines_ = 0;
  std::deque<WrittenDeal> ended_;
  std::optional<internal::TypedHands> typed_;
};

/// Reads a text line by line. The first line that is not empty or a comment, of deal lines or of
/// PBN, determines the format of the whole text. Empty lines are skipped, and in deal lines so are
/// comments.
class DealTextReader {
 public:
  /// Reads the next line.
  void Feed(std::string_view line);

  /// Ends the text: there are no more lines.
  void Finish();

  /// The next deal; nothing if there is none yet.
  std::optional<WrittenDeal> Next();

  /// Whether each line is a deal of its own.
  bool OneDealALine() const { return form_ == Form::kDealLines; }

  /// Whether the format is known yet.
  bool HasForm() const { return form_ != Form::kUnknown; }

 private:
  enum class Form { kUnknown, kDealLines, kPbn, kPictures, kHandLines };

  std::size_t lines_ = 0;
  std::size_t lines_before_ = 0;  // lines before the pictures
  Form form_ = Form::kUnknown;
  PbnReader pbn_;
  PictureReader pictures_;
  HandLinesReader hand_lines_;
  std::deque<WrittenDeal> deals_;  // from deal lines
};

}  // namespace jasnel
