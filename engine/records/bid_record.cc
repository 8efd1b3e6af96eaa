#include "engine/records/bid_record.h"

#include <array>
#include <cstddef>

#include "engine/requests/letters.h"
#include "jasnel/deal_line.h"
#include "jasnel/rules.h"

namespace jasnel {
namespace {

constexpr std::array<const char*, kResultClasses> kResultNames = {"nat",    "to_100",   "to_120",
                                                                  "to_140", "over_140", "pit"};

// What was asked.
Record QuestionRecord(const BidQuestion& question, Language language) {
  const Auction& auction = question.auction;
  Record record;
  record["hand"] = FormatHand(question.hand, language);
  record["dealer"] = Letter(auction.dealer(), language);
  record["seat"] = Letter(auction.Turn(), language);
  if (auction.turned()) record["turned"] = Letter(*auction.turned(), language);
  record["auction"] = Record::array();
  for (const Call call : auction.calls()) record["auction"].push_back(FormatCall(call, language));
  record["rules"] = FormatRules(question.rules);
  if (question.known != Hands{}) record["given"] = FormatHands(question.known, language);
  return record;
}

Record SuitRecord(const SuitBid& bid) {
  Record record;
  record["makes"] = RoundedChance(bid.makes.value);
  record["low"] = RoundedChance(bid.makes.low);
  record["high"] = RoundedChance(bid.makes.high);
  record["score"] = RoundedPoints(bid.score.value);
  record["score_low"] = RoundedPoints(bid.score.low);
  record["score_high"] = RoundedPoints(bid.score.high);
  record["pit"] = RoundedChance(bid.pit);
  record["roem"] = RoundedPoints(bid.roem);
  if (bid.played_score) {
    record["played_makes"] = RoundedChance(*bid.played_makes);
    record["played_score"] = RoundedPoints(*bid.played_score);
  }
  return record;
}

Record ResultsRecord(const SuitBid& bid) {
  Record record;
  for (std::size_t i = 0; i < kResultClasses; ++i)
    record[kResultNames[i]] = RoundedChance(bid.results[i]);
  return record;
}

Record DeclaresRecord(const PassBid& pass, Language language) {
  Record record;
  for (const Seat seat : kAllSeats) {
    record[Letter(seat, language)] =
        RoundedChance(pass.declares[static_cast<std::size_t>(Index(seat))]);
  }
  return record;
}

// How it was answered.
void AddEffort(Record& record, const AnsweredBid& bid) {
  record["worlds"] = bid.answer.worlds;
  record["scored"] = bid.answer.scored;
  record["all_worlds"] = bid.answer.all_worlds;
  record["seed"] = bid.seed;
  record["time_us"] = bid.answer.time.count();
}

Record ErrorRecord(const AnsweredBid& bid, Language language) {
  return {{"error", bid.error->In(language)}};
}

}  // namespace

Record BidRecord(const AnsweredBid& bid, Language language) {
  if (bid.error) return ErrorRecord(bid, language);
  const BidAnswer& answer = bid.answer;
  Record record = QuestionRecord(*bid.question, language);
  record["suits"] = Record::array();
  for (const SuitBid& suit : answer.suits) {
    Record one = {{"suit", Letter(suit.suit, language)}};
    one.update(SuitRecord(suit));
    one["results"] = ResultsRecord(suit);
    record["suits"].push_back(one);
  }
  if (answer.pass) {
    record["pass"] = {{"score", RoundedPoints(answer.pass->score.value)},
                      {"low", RoundedPoints(answer.pass->score.low)},
                      {"high", RoundedPoints(answer.pass->score.high)},
                      {"declares", DeclaresRecord(*answer.pass, language)}};
    if (answer.pass->played_score) {
      record["pass"]["played_score"] = RoundedPoints(*answer.pass->played_score);
    }
  }
  record["call"] = FormatCall(answer.call, language);
  record["clear"] = answer.clear;
  record["hands"] = "open";
  AddEffort(record, bid);
  return record;
}

const std::vector<std::string>& BidRowNames() {
  static const std::vector<std::string> names = [] {
    std::vector<std::string> all = {
        "hand",      "dealer",     "seat",  "turned",       "auction",     "rules",
        "given",     "call",       "makes", "low",          "high",        "score",
        "score_low", "score_high", "roem",  "played_makes", "played_score"};
    all.insert(all.end(), kResultNames.begin(), kResultNames.end());
    for (const char* name : {"declares", "best", "clear", "worlds", "scored", "all_worlds", "seed",
                             "time_us", "error"}) {
      all.push_back(name);
    }
    return all;
  }();
  return names;
}

std::vector<Record> BidRows(const AnsweredBid& bid, Language language) {
  if (bid.error) return {ErrorRecord(bid, language)};
  const BidAnswer& answer = bid.answer;
  std::vector<Record> rows;
  const auto add = [&](Call call, const Record& worth) {
    Record& row = rows.emplace_back(QuestionRecord(*bid.question, language));
    row["call"] = FormatCall(call, language);
    row.update(worth);
    row["best"] = call == answer.call;
    row["clear"] = answer.clear;
    AddEffort(row, bid);
  };
  for (const SuitBid& suit : answer.suits) {
    Record worth = SuitRecord(suit);
    worth.update(ResultsRecord(suit));
    add(Call{suit.suit}, worth);
  }
  if (answer.pass) {
    Record worth = {{"score", RoundedPoints(answer.pass->score.value)},
                    {"score_low", RoundedPoints(answer.pass->score.low)},
                    {"score_high", RoundedPoints(answer.pass->score.high)}};
    if (answer.pass->played_score) {
      worth["played_score"] = RoundedPoints(*answer.pass->played_score);
    }
    worth["declares"] = DeclaresRecord(*answer.pass, language);
    add(Call{}, worth);
  }
  return rows;
}

}  // namespace jasnel
