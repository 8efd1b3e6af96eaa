#include "engine/records/analysis_record.h"

#include <cstddef>
#include <utility>

#include "engine/records/fair_record.h"
#include "engine/records/replay_record.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/rules.h"

namespace jasnel {
namespace {

void AddId(const AnalysedDeal& deal, Record& record) {
  if (!deal.record.id.empty()) record["id"] = Record::parse(deal.record.id);
}

// Fills the values of one deal. Letters are those of the language.
class DealWriter {
 public:
  DealWriter(const AnalysedDeal& deal, Language language) : deal_(deal), language_(language) {}

  Record Deal() const {
    const PlayedRecord& given = deal_.record;
    Record record;
    AddId(deal_, record);
    record["deal"] = FormatHands(given.deal.hands, language_);
    record["rules"] = FormatRules(given.deal.rules);
    record["dealer"] = Letter(given.dealer, language_);
    if (given.auction) {
      for (const Call& call : given.auction->calls()) {
        record["auction"].push_back(FormatCall(call, language_));
      }
      if (const auto turned = given.auction->turned())
        record["turned"] = Letter(*turned, language_);
    }
    record["trump"] = Letter(given.deal.trump, language_);
    record["declarer"] = Letter(given.deal.declarer, language_);
    if (given.deal.individual) record["individual"] = true;
    if (given.deal.as_played) record["as_played"] = true;
    return record;
  }

  // What was ruled and changed what the deal is worth, but for cards.
  Record Rulings() const {
    Record list = Record::array();
    for (const JudgedRuling& ruling : deal_.analysis.rulings) {
      Record one;
      one["ruling"] = RulingKey(ruling.ruling);
      one["trick"] = ruling.trick;
      one["seat"] = Letter(ruling.seat, language_);
      if (ruling.ruling == Ruling::kRoemNotClaimed) one["roem"] = ruling.roem.count();
      one["source"] = SourceOf(ruling.ruling, deal_.record.deal.rules);
      one["points"] = ruling.after.points.count();
      one["score"] = ruling.after.score.count();
      list.push_back(one);
    }
    return list;
  }

  Record Card(std::size_t index) const {
    const JudgedCard& card = deal_.analysis.cards[index];
    Record one = PlaceRecord(card, language_);
    one["forced"] = card.forced;
    one["fault"] = card.fault;
    one["points_lost"] = card.points_lost.count();
    one["score_lost"] = card.score_lost.count();
    one["best_points"] = CardList(card.best_points, language_);
    one["best_score"] = CardList(card.best_score, language_);
    one["points"] = card.after.points.count();
    one["score"] = card.after.score.count();
    one["position"] = FormatDealLine(ToDealLine(deal_.replay.positions[index]), language_);
    return one;
  }

  Record Player(Seat seat) const {
    const PlayerTotal& total = deal_.analysis.players[static_cast<std::size_t>(Index(seat))];
    Record one;
    one["points_lost"] = total.points_lost.count();
    one["score_lost"] = total.score_lost.count();
    if (total.worst) one["worst"] = Choice(deal_.analysis.cards[*total.worst]);
    return one;
  }

  Record Players() const {
    Record players;
    for (const Seat seat : kAllSeats) players[Letter(seat, language_)] = Player(seat);
    return players;
  }

  // A card and what would have been better.
  Record Choice(const JudgedCard& card) const {
    Record one = PlaceRecord(card, language_);
    one["better"] = CardList(BetterThan(card), language_);
    return one;
  }

  static Record ValueOf(const DealValue& value, const std::array<Points, 2>& written) {
    return {{"points", value.points.count()},
            {"score", value.score.count()},
            {"ns", written[0].count()},
            {"ew", written[1].count()}};
  }

 private:
  const AnalysedDeal& deal_;
  const Language language_;
};

Record ErrorRecord(const AnalysedDeal& deal, Language language) {
  return {{"error", deal.error->In(language)}};
}

// Rows of a deal; `fill` makes one for each of `count`.
template <class Fill>
std::vector<Record> Rows(const AnalysedDeal& deal, std::size_t count, Language language,
                         Fill fill) {
  if (deal.error) return {ErrorRecord(deal, language)};
  std::vector<Record> rows;
  for (std::size_t i = 0; i < count; ++i) {
    Record row = fill(i);
    AddId(deal, row);
    rows.push_back(std::move(row));
  }
  return rows;
}

void Append(const std::vector<std::string>& more, std::vector<std::string>& names) {
  names.insert(names.end(), more.begin(), more.end());
}

}  // namespace

Record AnalysisRecord(const AnalysedDeal& deal, Language language, Language words, bool summary) {
  if (deal.error) return ErrorRecord(deal, language);
  const DealWriter writer(deal, language);
  const auto& cards = deal.analysis.cards;
  Record record = writer.Deal();
  if (!summary) record["tricks"] = TrickRecords(deal.replay, language);
  record["cards_played"] = deal.replay.cards_played;
  if (deal.replay.cards_not_counted > 0) {
    record["cards_not_counted"] = deal.replay.cards_not_counted;
  }
  record["won"] = WonRecord(deal.replay);
  if (deal.replay.ending) {
    record["ending"] = EndingRecord(deal.replay, deal.record.deal.rules, language);
  }
  if (const auto& result = deal.replay.result) record["result"] = ResultRecord(*result);
  record["start"] = DealWriter::ValueOf(deal.analysis.start, deal.analysis.written_from_start);
  if (!deal.replay.IsPlayedAgain()) {
    record["end"] = DealWriter::ValueOf(deal.end(), deal.analysis.written_at_end);
  }
  if (!summary) {
    record["cards"] = Record::array();
    for (std::size_t i = 0; i < cards.size(); ++i) record["cards"].push_back(writer.Card(i));
  }
  record["players"] = writer.Players();
  if (const auto decisive = DecisiveCard(deal.analysis, deal.declarers())) {
    record["decisive"] = writer.Choice(cards[*decisive]);
  }
  if (deal.claim) {
    record["claim"] = {{"trick", deal.claim->trick},
                       {"seat", Letter(deal.claim->seat, language)},
                       {"alone", deal.claim->alone}};
  }
  record["faults"] = FaultRecords(deal.replay, deal.record.deal.rules, language);
  if (!deal.analysis.rulings.empty()) record["rulings"] = writer.Rulings();
  if (deal.fair) record["fair"] = FairRecord(*deal.fair, language, words, summary);
  record["nodes"] = deal.analysis.nodes;
  record["time_us"] = deal.analysis.time.count();
  return record;
}

std::vector<Record> CardRows(const AnalysedDeal& deal, Language language) {
  const DealWriter writer(deal, language);
  return Rows(deal, deal.analysis.cards.size(), language, [&](std::size_t i) {
    Record row = writer.Card(i);
    if (deal.fair) AddFairColumns(*deal.fair, i, language, row);
    return row;
  });
}

std::vector<std::string> CardRowNames(bool fair) {
  std::vector<std::string> names = {
      "id",          "trick",      "place",       "seat",       "card",   "forced", "fault",
      "points_lost", "score_lost", "best_points", "best_score", "points", "score",  "position"};
  if (fair) Append(FairColumnNames(), names);
  names.emplace_back("error");
  return names;
}

std::vector<Record> PlayerRows(const AnalysedDeal& deal, Language language) {
  const DealWriter writer(deal, language);
  return Rows(deal, kAllSeats.size(), language, [&](std::size_t i) {
    Record row = writer.Player(kAllSeats[i]);
    row["seat"] = Letter(kAllSeats[i], language);
    if (deal.fair) AddFairTotals(FairTotals(*deal.fair)[i], row);
    if (const auto worst = row.find("worst"); worst != row.end()) {
      const Record choice = *worst;
      row.erase("worst");
      row["worst_trick"] = choice["trick"];
      row["worst_card"] = choice["card"];
      row["better"] = choice["better"];
    }
    return row;
  });
}

std::vector<std::string> PlayerRowNames(bool fair) {
  std::vector<std::string> names = {"id",          "seat",       "points_lost", "score_lost",
                                    "worst_trick", "worst_card", "better"};
  if (fair) Append(FairTotalNames(), names);
  names.emplace_back("error");
  return names;
}

}  // namespace jasnel
