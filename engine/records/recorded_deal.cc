#include "engine/records/recorded_deal.h"

#include <algorithm>
#include <utility>

#include "bitboard/text/count_text.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

Message Told(const Ending& ending) {
  const Message seat = SeatMessage(ending.seat);
  switch (ending.cause) {
    case Ending::Cause::kWrongAccusation:
      return Say("$0 wrongly accused the other side", "$0 beschuldigde de tegenpartij ten onrechte",
                 seat);
    case Ending::Cause::kShortHand:
      return Say("$0 was short of cards", "$0 had te weinig kaarten", seat);
    case Ending::Cause::kRevoke:
      break;
  }
  return Say("$0 revoked", "$0 verzaakte", seat);
}

Error EndedBy(const Ending& ending) {
  return Error{Say("trick $0: $1, which ended the deal; expected a point before that",
                   "slag $0: $1, waarmee het spel uit was; verwacht een punt daarvoor",
                   ending.trick, Told(ending))};
}

Error NoSuchPoint(const Message& found, const Message& has) {
  return Error{Say("$0 is not in the record, which has $1",
                   "$0 staat niet in het verslag: dat heeft $1", found, has)};
}

}  // namespace

Result<RecordedDeal> FollowRecord(const PlayedRecord& record) {
  auto replay = ReplayDeal(record.deal);
  if (!replay) return replay.error();
  RecordedDeal deal{std::move(replay).value(), {}, {}};
  if (deal.replay.ending) deal.last = EndedBy(*deal.replay.ending);
  DealInPlay game(AsDealt(record));
  DealPoint at;
  if (record.auction) {
    for (const Call call : record.auction->calls()) {
      ++at.call;
      deal.points.push_back({at, game, call});
      if (auto error = game.Speak(call)) return *std::move(error);
    }
  }
  at.call = 0;
  for (const ReplayedTrick& trick : deal.replay.tricks) {
    ++at.trick;
    at.card = 0;
    for (const Card card : trick.cards) {
      ++at.card;
      deal.points.push_back({at, game, card});
      if (const auto error = game.Play(card)) {
        if (!deal.last) {
          deal.last = Error{Say("trick $0, card $1: $2; expected a point before it",
                                "slag $0, kaart $1: $2; verwacht een punt daarvoor", at.trick,
                                at.card, *error)};
        }
        return deal;
      }
    }
    game.LoseRoem(trick.roem_lost);
  }
  return deal;
}

Result<DealAtPoint> DealAt(const RecordedDeal& deal, const DealPoint& point) {
  std::size_t calls = 0;
  for (const DealAtPoint& one : deal.points) {
    if (one.at == point) return one;
    calls = std::max(calls, one.at.call);
  }
  if (point.call > 0) {
    return NoSuchPoint(Say("call $0", "bod $0", point.call), CallCount(calls));
  }
  if (deal.last) return *deal.last;
  return NoSuchPoint(Say("trick $0, card $1", "slag $0, kaart $1", point.trick, point.card),
                     TrickCount(deal.replay.tricks.size()));
}

}  // namespace jasnel
