#include "engine/paper/drawing.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "bitboard/text/characters.h"

namespace jasnel::paper {
namespace {

// Those of data/fonts/paper.sh.
struct CharacterRange {
  char32_t first;
  char32_t last;
};
constexpr CharacterRange kCharacters[] = {
    {0x20, 0x7E},     {0xA0, 0xAC},     {0xAE, 0x17F},    {0x1A0, 0x1A1},   {0x1AF, 0x1B0},
    {0x218, 0x21B},   {0x386, 0x38A},   {0x38C, 0x38C},   {0x38E, 0x3A1},   {0x3A3, 0x3CE},
    {0x400, 0x45F},   {0x490, 0x491},   {0x1E9E, 0x1E9E}, {0x1EA0, 0x1EF9}, {0x2010, 0x2015},
    {0x2018, 0x201E}, {0x2022, 0x2022}, {0x2026, 0x2026}, {0x20AC, 0x20AC}, {0x2190, 0x2193},
    {0x2212, 0x2212}, {0x2660, 0x2667}};

// The number of a character; none of what is not valid UTF-8.
char32_t NumberOf(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first < 0x80 ? first : 0;
  char32_t number = first & (0xFFU >> (character.size() + 1));
  for (const char byte : character.substr(1)) {
    number = (number << 6) | (static_cast<unsigned char>(byte) & 0x3FU);
  }
  return number;
}

}  // namespace

std::optional<std::string_view> NotOnPaper(std::string_view text) {
  while (!text.empty()) {
    const std::string_view character = text.substr(0, CharacterSize(text));
    const char32_t number = NumberOf(character);
    const bool is_there =
        std::any_of(std::begin(kCharacters), std::end(kCharacters),
                    [&](auto range) { return range.first <= number && number <= range.last; });
    if (!is_there) return character;
    text.remove_prefix(character.size());
  }
  return std::nullopt;
}

void Pen::Write(Message text, double x, double y, const TextForm& form) const {
  if (text.english.empty()) return;
  page_.texts.push_back({std::move(text), x_ + x, y_ + y, form});
}

void Pen::Line(double x1, double y1, double x2, double y2, bool dashed) const {
  page_.lines.push_back({x_ + x1, y_ + y1, x_ + x2, y_ + y2, dashed});
}

void Pen::Box(double x, double y, double width, double height, bool shaded) const {
  page_.boxes.push_back({x_ + x, y_ + y, width, height, shaded});
}

double Cards::width() const { return (drawing_.width() - 2 * kMargin) / columns_; }
double Cards::height() const { return (drawing_.height() - 2 * kMargin) / rows_; }

Pen Cards::Next() {
  if (drawing_.pages.empty() || used_ == columns_ * rows_) {
    const Pen pen(drawing_.pages.emplace_back(), 0, 0);
    for (int i = 1; i < columns_; ++i) {
      const double x = kMargin + i * width();
      pen.Line(x, 0, x, drawing_.height(), true);
    }
    for (int i = 1; i < rows_; ++i) {
      const double y = kMargin + i * height();
      pen.Line(0, y, drawing_.width(), y, true);
    }
    used_ = 0;
  }
  const int column = used_ % columns_;
  const int row = used_ / columns_;
  ++used_;
  return {drawing_.pages.back(), kMargin + column * width(), kMargin + row * height()};
}

namespace {

// Within a cell.
constexpr double kPadding = 1.2;
constexpr double kHeadSize = 7.5;
constexpr double kMostSize = 10;

}  // namespace

DrawnTable::DrawnTable(Pen pen, std::vector<TableColumn> columns, std::size_t rows,
                       double row_height)
    : pen_(pen), columns_(std::move(columns)), rows_(rows), row_height_(row_height) {
  const double width = Left(columns_.size());
  pen_.Box(0, 0, width, row_height_, true);
  pen_.Box(0, 0, width, bottom());
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    if (i > 0) pen_.Line(Left(i), 0, Left(i), bottom());
    pen_.Write(columns_[i].head, Left(i) + columns_[i].width / 2, 0.7 * row_height_,
               {.size = kHeadSize,
                .bold = true,
                .align = TextAlign::kCenter,
                .most = columns_[i].width - kPadding});
  }
  for (std::size_t i = 1; i <= rows_; ++i) {
    const double y = static_cast<double>(i) * row_height_;
    pen_.Line(0, y, width, y);
  }
}

double DrawnTable::Left(std::size_t column) const {
  double left = 0;
  for (std::size_t i = 0; i < column; ++i) left += columns_[i].width;
  return left;
}

void DrawnTable::Write(std::size_t row, std::size_t column, Message text, bool bold) const {
  const auto& [head, width, align] = columns_[column];
  double x = Left(column) + kPadding;
  if (align == TextAlign::kCenter) x = Left(column) + width / 2;
  if (align == TextAlign::kRight) x = Left(column) + width - kPadding;
  pen_.Write(std::move(text), x, (static_cast<double>(row) + 1.72) * row_height_,
             {.size = std::min(kMostSize, 1.6 * row_height_),
              .bold = bold,
              .align = align,
              .most = width - 2 * kPadding});
}

void DrawnTable::Strike(std::size_t row, std::size_t column) const {
  const double y = static_cast<double>(row + 1) * row_height_;
  pen_.Line(Left(column), y + row_height_, Left(column) + columns_[column].width, y);
}

}  // namespace jasnel::paper
