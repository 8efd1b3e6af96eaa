#include "engine/requests/auction_fields.h"

#include <cstddef>
#include <string_view>

#include "bitboard/text/characters.h"
#include "engine/requests/reading.h"

namespace jasnel {

Result<std::string> ReadCalls(const std::string& text) {
  constexpr Suit kAnyTurned = Suit::kSpades;  // which suit was turned, the deal tells
  std::string_view rest = text;
  while (true) {
    const std::size_t comma = rest.find(',');
    if (!ParseCall(Trim(rest.substr(0, comma)), kAnyTurned)) {
      return Unexpected(text, Phrase{"pass, S, H, D or C with commas between, such as pass,pass",
                                     "pas, S, H, R of K met komma's ertussen, zoals pas,pas"});
    }
    if (comma == std::string_view::npos) return text;
    rest.remove_prefix(comma + 1);
  }
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
