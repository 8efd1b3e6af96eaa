// `"ask":"state"`: the state of a deal in progress.
#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "engine/asks/question.h"
#include "engine/records/convention_record.h"
#include "engine/records/played_record.h"
#include "engine/records/replay_record.h"
#include "engine/requests/agreed_conventions.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/known_fields.h"
#include "engine/requests/letters.h"
#include "engine/requests/request_fields.h"
#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/replay.h"
#include "jasnel/rules.h"

namespace jasnel {
namespace {

// What is not looked at might be a slip, and the state another.
constexpr std::array<std::string_view, 14> kKeys = {
    "id",     "ask",   "game",     "deal",   "rules",      "dealer",    "auction",
    "turned", "trump", "declarer", "tricks", "individual", "as_played", "conventions"};

Record CallList(const Auction& auction) {
  Record list = Record::array();
  for (const Call call : auction.calls()) list.push_back(FormatCall(call));
  return list;
}

Record AuctionState(const Auction& auction) {
  return {{"phase", "auction"},
          {"turn", Letter(auction.Turn())},
          {"legal", LegalCallList(auction.Legal())},
          {"auction", CallList(auction)}};
}

Record PlayState(const PlayedRecord& played, const Replay& replay) {
  const Position& position = replay.positions.back();
  const bool over = replay.IsOver();
  Record record;
  record["phase"] = over ? "over" : "play";
  if (!over) {
    record["turn"] = Letter(Turn(position));
    record["legal"] = CardList(LegalCards(position));
  }
  if (played.auction) record["auction"] = CallList(*played.auction);
  record["trump"] = Letter(played.deal.trump);
  record["declarer"] = Letter(played.deal.declarer);
  record["position"] = FormatDealLine(ToDealLine(position));
  record["tricks"] = TrickRecords(replay, Language::kEnglish);
  record["won"] = WonRecord(replay);
  record["faults"] = FaultRecords(replay, played.deal.rules, Language::kEnglish);
  if (replay.ending) record["ending"] = EndingRecord(replay, played.deal.rules);
  if (replay.result) record["result"] = ResultRecord(*replay.result);
  return record;
}

}  // namespace

Result<Record> AnswerState(const Question& question) {
  if (auto error = UnknownKey(question.object, kKeys)) return *std::move(error);
  const auto agreed = ReadAgreedConventions(question.object);
  if (!agreed) return agreed.error();
  const auto played = ReadDealInPlay(question.object);
  if (!played) return played.error();
  Record record = {{"deal", FormatHands(played->deal.hands)},
                   {"rules", FormatRules(played->deal.rules)},
                   {"dealer", Letter(played->dealer)}};
  const auto replay = ReplayDeal(played->deal);
  if (!replay) return replay.error();
  if (played->InAuction()) {
    record.update(AuctionState(*played->auction));
    return record;
  }
  record.update(PlayState(*played, *replay));
  if (AnyAgreed(*agreed)) {
    record["signals"] = SignalRecords(SignalsOf(played->deal, *replay, *agreed), question.language);
  }
  return record;
}

}  // namespace jasnel
