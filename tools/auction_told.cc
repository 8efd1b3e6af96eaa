#include "tools/auction_told.h"

#include <vector>

#include "absl/strings/str_split.h"
#include "bitboard/text.h"
#include "tools/command.h"

namespace jasnel {

Result<std::string> ReadCalls(const std::string& text) {
  const std::vector<std::string> words = absl::StrSplit(text, ',');
  for (const std::string& word : words) {
    if (!ParseCall(Trim(word))) {
      return Unexpected(text, "pass, S, H, D or C with commas between, as pass,pass");
    }
  }
  return text;
}

Result<Auction> BeginAuction(Seat dealer, const Rules& rules, std::optional<Suit> turned) {
  if (rules.bidding == Bidding::kTurned && !turned) {
    return Error{
        "no suit was turned; expected turned= or --turned, as the rules have bidding=turned"};
  }
  return Auction::Begin(dealer, rules, turned);
}

}  // namespace jasnel
