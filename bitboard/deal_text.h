// Deals from a text in any form that people and programs write them in: deal lines, PBN tags, or
// pictures.
#pragma once

#include <cstddef>
#include <deque>
#include <optional>
#include <string_view>

#include "bitboard/deal_line.h"
#include "bitboard/pbn.h"
#include "bitboard/picture_text.h"

namespace jasnel {

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
