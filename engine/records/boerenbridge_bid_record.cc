#include "engine/records/boerenbridge_bid_record.h"

#include <algorithm>
#include <cmath>

#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge {
namespace {

// A mean score, to a hundredth of a point.
double Rounded(double score) {
  const double rounded = std::round(100 * score) / 100;
  return rounded == 0 ? 0 : rounded;
}

Record QuestionRecord(const BidView& view, Language language) {
  const Bidding& bidding = view.bidding;
  Record record;
  record["hand"] = FormatHand(view.hand, language);
  record["players"] = bidding.players();
  record["cards"] = bidding.cards();
  record["seat"] = view.seat();
  record["before"] = Record::array();
  for (int seat = 0; seat < bidding.count(); ++seat) {
    record["before"].push_back(bidding.bids()[seat]);
  }
  if (const auto forbidden = bidding.Forbidden()) record["forbidden"] = *forbidden;
  return record;
}

Record OutlookRecord(const BidOutlook& outlook) {
  return {{"bid", outlook.bid},
          {"score", Rounded(outlook.score.value)},
          {"low", Rounded(outlook.score.low)},
          {"high", Rounded(outlook.score.high)},
          {"makes", RoundedChance(outlook.makes.value)},
          {"makes_low", RoundedChance(outlook.makes.low)},
          {"makes_high", RoundedChance(outlook.makes.high)},
          {"others", Rounded(outlook.others)},
          {"worlds", outlook.worlds}};
}

Record TricksRecord(const BidOutlook& outlook) {
  Record tricks = Record::array();
  for (const double chance : outlook.tricks) tricks.push_back(RoundedChance(chance));
  return tricks;
}

void AddEffort(Record& record, const AnsweredBid& bid) {
  record["seed"] = bid.seed;
  record["time_us"] = bid.time.count();
}

Record ErrorRecord(const AnsweredBid& bid, Language language) {
  return {{"error", bid.error->In(language)}};
}

}  // namespace

Record BidRecord(const AnsweredBid& bid, Language language) {
  if (bid.error) return ErrorRecord(bid, language);
  const BidAnswer& answer = bid.answer;
  Record record = QuestionRecord(*bid.view, language);
  record["tricks"] = TricksRecord(
      *std::find_if(answer.bids.begin(), answer.bids.end(),
                    [&](const BidOutlook& outlook) { return outlook.bid == answer.best; }));
  record["bids"] = Record::array();
  for (const BidOutlook& outlook : answer.bids) record["bids"].push_back(OutlookRecord(outlook));
  record["bid"] = answer.best;
  record["clear"] = answer.clear;
  record["worlds"] = answer.worlds;
  AddEffort(record, bid);
  return record;
}

const std::vector<std::string>& BidRowNames() {
  static const std::vector<std::string> names = {
      "hand",   "players", "cards", "seat",   "before",    "forbidden",  "bid",
      "score",  "low",     "high",  "makes",  "makes_low", "makes_high", "others",
      "tricks", "best",    "clear", "worlds", "seed",      "time_us",    "error"};
  return names;
}

std::vector<Record> BidRows(const AnsweredBid& bid, Language language) {
  if (bid.error) return {ErrorRecord(bid, language)};
  std::vector<Record> rows;
  for (const BidOutlook& outlook : bid.answer.bids) {
    Record row = QuestionRecord(*bid.view, language);
    row.update(OutlookRecord(outlook));
    row["tricks"] = TricksRecord(outlook);
    row["best"] = outlook.bid == bid.answer.best;
    row["clear"] = bid.answer.clear;
    AddEffort(row, bid);
    rows.push_back(row);
  }
  return rows;
}

}  // namespace jasnel::boerenbridge
