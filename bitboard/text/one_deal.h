// One deal in a text of several lines, by a reader that takes them one by one.
#pragma once

#include <string_view>

#include "jasnel/result.h"

namespace jasnel {

/// What `Reader` finds in `text`, which must hold just one deal. The error names the line; `none`
/// and `second` say what is wrong with a text without a deal, and with one that goes on.
template <class Deal, class Reader>
Result<Deal> ReadOneDeal(std::string_view text, const Phrase& none, const Phrase& second) {
  Reader reader;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    reader.Feed(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  reader.Finish();
  const auto wrong_line = [](std::size_t line_number, const Message& what) {
    return Error{Say("line $0: $1", "regel $0: $1", line_number, what)};
  };
  const auto deal = reader.Next();
  if (!deal) return Error{none};
  if (!deal->deal) return wrong_line(deal->line_number, deal->deal.error().both());
  if (const auto next = reader.Next()) return wrong_line(next->line_number, second);
  return deal->deal;
}

}  // namespace jasnel
