#include "tools/match/result.h"

#include <array>
#include <cstddef>

#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/rules.h"
#include "tools/match/text.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"

namespace jasnel {

namespace {

constexpr std::array<const char*, kMatchPlayers> kLetters = {"a", "b"};

std::string_view EndName(MatchEnd end) {
  switch (end) {
    case MatchEnd::kAllDeals:
      return "deals";
    case MatchEnd::kClear:
      return "clear";
    case MatchEnd::kCancelled:
      return "interrupt";
    case MatchEnd::kFoul:
      return "foul";
    case MatchEnd::kRefused:
      break;
  }
  return "record";
}

void AddPlayer(const MatchResult& match, std::size_t index, Record& record) {
  const PlayerTally& player = match.tally.player(static_cast<int>(index));
  const auto key = [&](const char* name) { return std::string(name) + "_" + kLetters[index]; };
  record[key("points")] = MeanOf(static_cast<double>(player.points), 2 * match.tally.pairs(), 2);
  record[key("declared")] = player.declared;
  record[key("made")] = player.made;
  record[key("nat")] = player.nat;
  record[key("pit")] = player.pit;
  record[key("ms_per_card")] = MeanOf(Milliseconds(player.time.cards), player.cards, 4);
  record[key("slowest_ms")] = Rounded(Milliseconds(player.time.slowest_card), 4);
  record[key("ms_per_call")] = MeanOf(Milliseconds(player.time.calls), player.calls, 4);
  record[key("fouls")] = player.time.fouls;
}

void AddMatches(const MatchResult& match, Record& record) {
  const MatchTally& tally = match.tally;
  record["match_of"] = match.asked.request.match_of;
  record["ahead"] = match.asked.request.ahead;
  record["matches"] = tally.matches();
  if (tally.matches() > 0) record["wins"] = Rounded(tally.Wins(), 4);
  if (const auto interval = tally.WinsInterval()) {
    record["wins_low"] = Rounded(interval->low, 4);
    record["wins_high"] = Rounded(interval->high, 4);
  }
}

}  // namespace

Message DescribeFoul(const MatchFoul& foul, const MatchSetup& asked) {
  const auto calls = foul.played.calls.size();
  DealLine line;
  line.hands = foul.deal.hands;
  line.rules = foul.deal.rules;
  line.dealer = foul.deal.dealer;
  line.turned = foul.deal.turned;
  // A contract that was bid is there once the auction has ended.
  const auto tricks = foul.played.tricks.tricks();
  // Without an auction, there is no turned suit.
  Auction auction = Auction::NotHeld(foul.deal.dealer, foul.deal.rules, Suit::kSpades);
  if (!foul.deal.contract) {
    auction = *Auction::Begin(foul.deal.dealer, foul.deal.rules, foul.deal.turned);
  }
  for (const Call call : foul.played.calls) auction.Speak(call);
  const bool bidding = !foul.deal.contract && !auction.HasContract();
  Message place = Say("call $0", "bod $0", calls + 1);
  if (!bidding) {
    line.trump = foul.played.contract.trump;
    line.declarer = foul.played.contract.declarer;
    line.doublings = foul.played.contract.doublings;
    const bool full = tricks.empty() || tricks.back().cards.size() == kSeats;
    place = Say("trick $0, card $1", "slag $0, kaart $1", tricks.size() + (full ? 1 : 0),
                full ? 1 : tricks.back().cards.size() + 1);
  }
  const std::string& name = foul.player == 0 ? asked.a : asked.b;
  return Say("deal $0 ($1): $2, $3, $4 ($5): $6", "spel $0 ($1): $2, $3, $4 ($5): $6", foul.number,
             Message(FormatDealLine(line), FormatDealLine(line, Language::kDutch)), place,
             SeatMessage(foul.played.foul->seat), foul.player == 0 ? 'A' : 'B', name,
             foul.played.foul->error);
}

const std::vector<std::string>& MatchFigureNames() {
  static const std::vector<std::string> kNames = [] {
    const Record record = MatchResultRecord({});
    std::vector<std::string> names;
    for (const auto& [name, value] : record.items()) names.push_back(name);
    names.emplace_back("error");
    return names;
  }();
  return kNames;
}

Record MatchResultRecord(const MatchResult& match) {
  const MatchConditions& conditions = match.asked.request.conditions;
  const MatchTally& tally = match.tally;
  const auto interval = match.interval();
  Record record;
  record["a"] = match.asked.a;
  record["b"] = match.asked.b;
  record["rules"] = FormatRules(conditions.rules);
  record["trump_and_declarer"] = ContractName(conditions.contract);
  record["seed"] = conditions.seed;
  if (!conditions.dealt.IsRandom()) record["dealt"] = FormatDealt(conditions.dealt);
  record["deals"] = tally.pairs();
  record["pairs"] = tally.pairs();
  record["points_per_deal"] = nullptr;
  record["low"] = nullptr;
  record["high"] = nullptr;
  if (tally.pairs() > 0) record["points_per_deal"] = Rounded(tally.Difference(), 2);
  if (interval) {
    record["low"] = Rounded(interval->low, 2);
    record["high"] = Rounded(interval->high, 2);
  }
  record["interval"] = match.asked.request.until_clear ? "sequence" : "student";
  if (match.asked.request.match_of > 0) AddMatches(match, record);
  for (std::size_t i = 0; i < kMatchPlayers; ++i) AddPlayer(match, i, record);
  record["stopped"] = EndName(match.end);
  if (!match.error.empty()) record["error"] = match.error;
  return record;
}

std::string MatchCsvLine(const MatchResult& match) {
  Record known;
  const Record record = MatchResultRecord(match);
  for (const auto& [name, value] : record.items()) {
    if (!value.is_null()) known[name] = value;
  }
  return CsvLine(known, MatchFigureNames());
}

}  // namespace jasnel
