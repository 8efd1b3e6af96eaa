#include "tools/match/boerenbridge_result.h"

#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {

std::string DescribeFoul(const MatchFoul& foul, const std::vector<std::string>& players) {
  const Bidding& bidding = foul.played.bidding;
  DealLine line;
  line.position.players = foul.deal.players;
  line.position.hands = foul.deal.hands;
  line.has_bids = bidding.IsOver();
  if (line.has_bids) line.position.bids = bidding.bids();
  std::string place = Concat("bid ", bidding.count() + 1);
  if (bidding.IsOver()) {
    const int played = static_cast<int>(foul.played.played.cards().size());
    place =
        Concat("trick ", played / bidding.players() + 1, ", card ", played % bidding.players() + 1);
  }
  return Concat("deal ", foul.number + 1, " (", FormatDealLine(line), "): ", place, ", seat ",
                foul.played.foul->seat, ", ", PlayerLetter(foul.player), " (",
                players[static_cast<std::size_t>(foul.player)], "): ", foul.played.foul->message);
}

}  // namespace jasnel::boerenbridge
