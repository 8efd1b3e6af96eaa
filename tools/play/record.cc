#include "tools/play/record.h"

#include <cstddef>

#include "engine/records/record.h"
#include "engine/requests/boerenbridge_deal_fields.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/rules.h"

namespace jasnel {

PlayedRecord RecordOf(const PlayGame& game) {
  const DealInPlay& deal = game.deal();
  PlayedRecord record;
  record.id = std::to_string(game.number());
  record.deal.hands = game.dealt().hands;
  record.deal.rules = game.dealt().rules;
  record.deal.trump = deal.contract()->trump;
  record.deal.declarer = deal.contract()->declarer;
  record.deal.doublings = deal.contract()->doublings;
  record.deal.leader =
      FirstLeader(record.deal.rules.leads, game.dealt().dealer, record.deal.declarer);
  for (const SeenTrick& trick : deal.tricks().tricks()) {
    record.deal.tricks.push_back({{trick.cards.begin(), trick.cards.end()}, trick.leader});
  }
  record.dealer = game.dealt().dealer;
  if (!deal.auction().calls().empty()) record.auction = deal.auction();
  return record;
}

std::string RecordLine(const PlayGame& game, std::span<const std::string> players) {
  const DealToPlay& dealt = game.dealt();
  const DealInPlay& deal = game.deal();
  Record record;
  record["id"] = game.number();
  record["game"] = "klaverjas";
  record["deal"] = FormatHands(dealt.hands);
  record["rules"] = FormatRules(dealt.rules);
  record["dealer"] = Letter(dealt.dealer);
  if (!dealt.turned.empty()) record["turned"] = TurnedRecord(dealt.turned);
  for (const Call call : deal.auction().calls()) record["auction"].push_back(FormatCall(call));
  record["trump"] = Letter(deal.contract()->trump);
  record["declarer"] = Letter(deal.contract()->declarer);
  record["tricks"] = TrickList(deal.tricks());
  if (game.game().seed) record["seed"] = *game.game().seed;
  for (const Seat seat : kAllSeats) {
    record["players"][Letter(seat)] = players[Index(seat)];
  }
  if (game.moves().taken_back() > 0) record["taken_back"] = game.moves().taken_back();
  return JsonLine(record);
}

}  // namespace jasnel

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
