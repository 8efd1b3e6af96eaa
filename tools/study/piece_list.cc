#include "tools/study/piece_list.h"

#include "engine/requests/reading.h"

namespace jasnel {
namespace {

Result<PieceRange> ParseRange(std::string_view text, std::uint64_t most) {
  const std::size_t dash = text.find('-');
  const auto first = ReadNumber<std::uint64_t>(text.substr(0, dash), 1, most);
  if (!first) return first.error();
  if (dash == std::string_view::npos) return PieceRange{*first, *first};
  const auto last = ReadNumber<std::uint64_t>(text.substr(dash + 1), *first, most);
  if (!last) return last.error();
  return PieceRange{*first, *last};
}

}  // namespace

Result<PieceList> ParsePieces(std::string_view text, std::uint64_t most) {
  PieceList pieces;
  for (;;) {
    const std::size_t comma = text.find(',');
    const auto range = ParseRange(text.substr(0, comma), most);
    if (!range) return range.error();
    pieces.push_back(*range);
    if (comma == std::string_view::npos) return pieces;
    text.remove_prefix(comma + 1);
  }
}

std::string FormatPieces(const std::vector<std::uint64_t>& pieces) {
  std::string text;
  for (std::size_t i = 0; i < pieces.size();) {
    std::size_t end = i + 1;
    while (end < pieces.size() && pieces[end] == pieces[end - 1] + 1) ++end;
    if (!text.empty()) text += ',';
    text += std::to_string(pieces[i]);
    if (end - i > 1) text += '-' + std::to_string(pieces[end - 1]);
    i = end;
  }
  return text;
}

}  // namespace jasnel
