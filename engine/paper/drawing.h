// What stands on paper: pages of texts, lines and boxes. Lengths are in millimetres, places from
// the top left of a page. Whoever draws it, on a screen or in a PDF, decides nothing any more but
// how wide a text is.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "jasnel/message.h"

namespace jasnel::paper {

enum class TextAlign : std::uint8_t { kLeft, kCenter, kRight };
enum class Ink : std::uint8_t { kBlack, kGrey, kRed };

/// How a text stands.
struct TextForm {
  double size = 9;  ///< of the font, in points
  bool bold = false;
  TextAlign align = TextAlign::kLeft;
  int turn = 0;     ///< counterclockwise: 0, 90, 180 or 270 degrees
  double most = 0;  ///< the most that it may be wide, or it is made smaller; 0 for any
  Ink ink = Ink::kBlack;
};

struct DrawnText {
  Message text;
  double x = 0;  ///< of the place that `align` names,
  double y = 0;  ///< on the line on which the letters stand
  TextForm form = {};
};

struct DrawnLine {
  double x1 = 0;
  double y1 = 0;
  double x2 = 0;
  double y2 = 0;
  bool dashed = false;  ///< where to write, cut or fold
};

struct DrawnBox {
  double x = 0;
  double y = 0;
  double width = 0;
  double height = 0;
  bool shaded = false;
};

/// Boxes lie under lines, and lines under texts.
struct DrawnPage {
  std::vector<DrawnBox> boxes;
  std::vector<DrawnLine> lines;
  std::vector<DrawnText> texts;
};

/// Pages of A4.
struct Drawing {
  Message title;
  bool landscape = false;
  std::vector<DrawnPage> pages = {};

  double width() const { return landscape ? 297 : 210; }
  double height() const { return landscape ? 210 : 297; }
};

/// The first character of a text that the font of paper has not; nothing if it has all. It has
/// Latin, Greek and Cyrillic letters, and the suits (data/fonts).
std::optional<std::string_view> NotOnPaper(std::string_view text);

/// Draws on a part of a page.
class Pen {
 public:
  Pen(DrawnPage& page, double x, double y) : page_(page), x_(x), y_(y) {}

  Pen At(double x, double y) const { return {page_, x_ + x, y_ + y}; }

  /// An empty text is none.
  void Write(Message text, double x, double y, const TextForm& form = {}) const;
  void Line(double x1, double y1, double x2, double y2, bool dashed = false) const;
  void Box(double x, double y, double width, double height, bool shaded = false) const;

 private:
  DrawnPage& page_;
  double x_;
  double y_;
};

/// Cards of one size that are cut from pages.
class Cards {
 public:
  Cards(Drawing& drawing, int columns, int rows)
      : drawing_(drawing), columns_(columns), rows_(rows) {}

  double width() const;
  double height() const;

  /// The next one, on a new page if this one is full.
  Pen Next();

 private:
  Drawing& drawing_;
  int columns_;
  int rows_;
  int used_ = 0;  // of the last page
};

/// The margin around all.
inline constexpr double kMargin = 10;

struct TableColumn {
  Message head;
  double width = 0;
  TextAlign align = TextAlign::kCenter;
};

/// A table with a row of heads.
class DrawnTable {
 public:
  /// Draws it, without what is in its cells.
  DrawnTable(Pen pen, std::vector<TableColumn> columns, std::size_t rows, double row_height);

  double bottom() const { return static_cast<double>(rows_ + 1) * row_height_; }

  /// Rows are counted from 0, without the heads.
  void Write(std::size_t row, std::size_t column, Message text, bool bold = false) const;
  /// A stroke from corner to corner: there was no roem (NKF 1976 art. 25, NKU 1987 art. 4, KBN art.
  /// 4).
  void Strike(std::size_t row, std::size_t column) const;

 private:
  double Left(std::size_t column) const;

  Pen pen_;
  std::vector<TableColumn> columns_;
  std::size_t rows_;
  double row_height_;
};

}  // namespace jasnel::paper
