#include "tools/play/boerenbridge_record.h"

#include "engine/records/record.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {

std::string RecordLine(const PlayGame& game, std::span<const std::string> players) {
  const DealInPlay& deal = game.deal();
  const int count = game.game().players;
  DealLine line;
  line.position.players = count;
  line.position.hands = game.dealt().hands;
  Record record;
  record["id"] = game.number() + 1;
  record["game"] = "boerenbridge";
  record["deal"] = FormatDealLine(line);
  record["bids"] = Record::array();
  for (int seat = 0; seat < deal.bidding().count(); ++seat) {
    record["bids"].push_back(deal.bidding().bids()[seat]);
  }
  record["tricks"] = TrickList(count, deal.played().cards());
  for (int seat = 0; seat < count; ++seat) record["taken"].push_back(deal.position().taken[seat]);
  if (deal.IsOver()) {
    for (int seat = 0; seat < count; ++seat) {
      record["scores"].push_back(game.sheet().back().scores[game.PlaceOf(seat)]);
    }
  }
  if (game.game().seed) record["seed"] = *game.game().seed;
  for (int seat = 0; seat < count; ++seat) {
    record["players"].push_back(players[static_cast<std::size_t>(game.PlaceOf(seat))]);
  }
  return JsonLine(record);
}

}  // namespace jasnel::boerenbridge
