#include "tools/match/boerenbridge_result.h"

#include "engine/requests/json_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {

Message DescribeFoul(const MatchFoul& foul, const std::vector<std::string>& players) {
  const Bidding& bidding = foul.played.bidding;
  DealLine line;
  line.position.players = foul.deal.players;
  line.position.hands = foul.deal.hands;
  line.has_bids = bidding.IsOver();
  if (line.has_bids) line.position.bids = bidding.bids();
  Message place = Say("bid $0", "bod $0", bidding.count() + 1);
  if (bidding.IsOver()) {
    const int played = static_cast<int>(foul.played.played.cards().size());
    place = Say("trick $0, card $1", "slag $0, kaart $1", played / bidding.players() + 1,
                played % bidding.players() + 1);
  }
  return Say("deal $0 ($1): $2, seat $3, $4 ($5): $6", "spel $0 ($1): $2, plaats $3, $4 ($5): $6",
             foul.number + 1, Message(FormatDealLine(line), FormatDealLine(line, Language::kDutch)),
             place, foul.played.foul->seat, PlayerLetter(foul.player),
             players[static_cast<std::size_t>(foul.player)], foul.played.foul->error);
}

}  // namespace jasnel::boerenbridge
