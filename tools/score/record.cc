#include "tools/score/record.h"

#include <cstddef>

#include "engine/records/record.h"

namespace jasnel::boerenbridge {
namespace {

const char* NameOf(Offence offence) { return offence == Offence::kRevoke ? "revoke" : "count"; }

Record HeadRecord(const ScorePage& page) {
  Record record;
  record["round"] = page.round;
  record["table"] = page.table;
  return record;
}

Record HeadRecord(const ScorePage& page, const ScoredDeal& scored) {
  Record record = HeadRecord(page);
  record["deal"] = scored.number;
  record["cards"] = scored.deal.cards;
  record["dealer"] = page.sheet.players()[scored.deal.dealer];
  return record;
}

// Those of the players that there are.
Record List(const BySeat<int>& values, int count) {
  return std::vector<int>(values.begin(), values.begin() + count);
}

Record BidsOf(const PlayedDeal& deal, int count) {
  Record bids = Record::array();
  for (int player = 0; player < count; ++player) {
    const auto& bid = deal.bids[player];
    bids.push_back(bid ? Record(*bid) : Record());
  }
  return bids;
}

// Values where there is one only, else lists.
void AddOffences(Record& record, const PlayedDeal& deal, const std::vector<std::string>& players) {
  Record offences = Record::array();
  Record offenders = Record::array();
  for (std::size_t player = 0; player < players.size(); ++player) {
    if (!deal.offences[player]) continue;
    offences.push_back(NameOf(*deal.offences[player]));
    offenders.push_back(players[player]);
  }
  record["offence"] = offences.size() == 1 ? offences[0] : offences;
  record["offender"] = offenders.size() == 1 ? offenders[0] : offenders;
}

void AddPlayer(Record& record, const RankedPlayer& player) {
  record["place"] = player.standing.place;
  record["player"] = player.name;
  record["match_points"] = MatchPointsRecord(player.standing.match_points);
  record["points"] = player.standing.points;
  record["deals"] = player.deals;
  record["played"] = player.played;
  record["made"] = player.made;
  if (player.played > 0) record["exact"] = RoundedChance(player.exact());
}

}  // namespace

std::vector<Record> DealRecords(const ScorePage& page) {
  const int count = page.sheet.count();
  std::vector<Record> records;
  for (const ScoredDeal& scored : page.sheet.deals()) {
    Record record = HeadRecord(page, scored);
    record["players"] = page.sheet.players();
    record["bids"] = BidsOf(scored.deal, count);
    if (scored.deal.stopped()) {
      AddOffences(record, scored.deal, page.sheet.players());
    } else {
      record["taken"] = List(scored.deal.taken, count);
    }
    for (int player = 0; player < count; ++player) {
      if (scored.deal.drinks[player]) record["drinks"].push_back(page.sheet.players()[player]);
    }
    record["points"] = List(scored.points, count);
    record["totals"] = List(scored.totals, count);
    records.push_back(std::move(record));
  }
  return records;
}

std::vector<Record> DealRows(const ScorePage& page) {
  std::vector<Record> records;
  for (const ScoredDeal& scored : page.sheet.deals()) {
    for (int player = 0; player < page.sheet.count(); ++player) {
      const auto& bid = scored.deal.bids[player];
      const auto& offence = scored.deal.offences[player];
      Record record = HeadRecord(page, scored);
      record["player"] = page.sheet.players()[player];
      if (bid) record["bid"] = *bid;
      if (!scored.deal.stopped()) record["taken"] = scored.deal.taken[player];
      if (offence) record["offence"] = NameOf(*offence);
      if (scored.deal.drinks[player]) record["drinks"] = true;
      record["points"] = scored.points[player];
      record["total"] = scored.totals[player];
      records.push_back(std::move(record));
    }
  }
  return records;
}

std::vector<Record> RoundRecords(const ScorePage& page) {
  Ranking ranking;
  ranking.Add(page.sheet);
  std::vector<Record> records;
  for (const RankedPlayer& player : ranking.Ranked()) {
    AddPlayer(records.emplace_back(HeadRecord(page)), player);
  }
  return records;
}

std::vector<Record> TotalRecords(std::span<const ScorePage> pages) {
  Ranking ranking;
  for (const ScorePage& page : pages) ranking.Add(page.sheet);
  std::vector<Record> records;
  for (const RankedPlayer& player : ranking.Ranked()) {
    Record& record = records.emplace_back();
    record["rounds"] = player.rounds;
    AddPlayer(record, player);
  }
  return records;
}

std::vector<std::string> ScoreColumnNames(bool with_deals) {
  if (!with_deals) {
    return {"round",  "table", "rounds", "place", "player", "match_points",
            "points", "deals", "played", "made",  "exact"};
  }
  return {"round",        "table", "rounds", "deal",    "cards",  "dealer", "place",
          "player",       "bid",   "taken",  "offence", "drinks", "points", "total",
          "match_points", "deals", "played", "made",    "exact"};
}

}  // namespace jasnel::boerenbridge
