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
      return Unexpected(text, Phrase{"pass, S, H, D or C with commas between, as pass,pass",
                                     "pas, S, H, R of K met komma's ertussen, zoals pas,pas"});
    }
  }
  return text;
}

Result<Auction> BeginAuction(Seat dealer, const Rules& rules, std::optional<Suit> turned) {
  if (rules.bidding == Bidding::kTurned && !turned) {
    return Error{
        Say("no suit was turned; expected turned= or --turned, as the rules have bidding=turned",
            "er is geen kleur gedraaid; verwacht gedraaid= of --turned, want de regels hebben "
            "bidding=turned")};
  }
  return Auction::Begin(dealer, rules, turned);
}

}  // namespace jasnel
