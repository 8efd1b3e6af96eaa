#include "tools/play/boerenbridge_record.h"

#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {

Record TrickRecords(std::span<const Card> cards, int players) {
  Record tricks = Record::array();
  Position position;  // of hands that are not known, to tell who leads
  position.players = players;
  for (const Card card : cards) {
    if (position.size == 0) tricks.push_back({{"leader", position.leader}});
    tricks.back()["cards"].push_back(FormatCard(card));
    position.Play(card);
  }
  return tricks;
}

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
  record["tricks"] = TrickRecords(deal.played().cards(), count);
  for (int seat = 0; seat < count; ++seat) record["taken"].push_back(deal.position().taken[seat]);
  if (deal.IsOver()) {
    for (int seat = 0; seat < count; ++seat) {
      record["scores"].push_back(game.sheet().back().scores[game.PlaceOf(seat)]);
    }
  }
  record["seed"] = game.game().seed;
  for (int seat = 0; seat < count; ++seat) {
    record["players"].push_back(players[static_cast<std::size_t>(game.PlaceOf(seat))]);
  }
  return JsonLine(record);
}

}  // namespace jasnel::boerenbridge
