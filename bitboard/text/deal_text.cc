#include <utility>

#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"
#include "jasnel/deal_line.h"

namespace jasnel {

void DealTextReader::Feed(std::string_view line) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (++lines_ == 1 && line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
  const bool says_nothing = Trim(WithoutComment(line)).empty();
  if (form_ == Form::kUnknown) {
    const bool may_be_pbn = pbn_.InComment() || PbnReader::Recognizes(line);
    pbn_.Feed(may_be_pbn ? line : "");
    if (says_nothing || (may_be_pbn && pbn_.OnlyComments())) return;
    form_ = may_be_pbn                          ? Form::kPbn
            : PictureReader::Recognizes(line)   ? Form::kPictures
            : HandLinesReader::Recognizes(line) ? Form::kHandLines
                                                : Form::kDealLines;
    lines_before_ = lines_ - 1;
    if (may_be_pbn) return;
  }
  switch (form_) {
    case Form::kPbn:
      return pbn_.Feed(line);
    case Form::kPictures:
      return pictures_.Feed(line);
    case Form::kHandLines:
      return hand_lines_.Feed(line);
    default:
      if (!says_nothing) deals_.push_back({ParseDealLine(line), lines_});
  }
}

void DealTextReader::Finish() {
  pbn_.Finish();
  pictures_.Finish();
  hand_lines_.Finish();
}

std::optional<WrittenDeal> DealTextReader::Next() {
  if (auto deal = pbn_.Next()) {
    return WrittenDeal{std::move(deal->deal), deal->line_number};
  }
  if (auto deal = pictures_.Next()) {
    return WrittenDeal{std::move(deal->deal), lines_before_ + deal->line_number};
  }
  if (auto deal = hand_lines_.Next()) {
    return WrittenDeal{std::move(deal->deal), lines_before_ + deal->line_number};
  }
  if (deals_.empty()) return std::nullopt;
  WrittenDeal deal = std::move(deals_.front());
  deals_.pop_front();
  return deal;
}

}  // namespace jasnel
