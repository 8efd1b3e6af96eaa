#include "tools/analysis_record.h"

#include <array>
#include <cstddef>
#include <utility>

#include "bitboard/deal_line.h"
#include "bitboard/duty.h"
#include "bitboard/notation.h"
#include "bitboard/rules.h"
#include "tools/answer.h"

namespace jasnel {
namespace {

std::string_view OutcomeKey(Outcome outcome) {
  constexpr std::array<std::string_view, 4> kNames = {"made", "nat", "pit", "revoke"};
  return kNames[static_cast<std::size_t>(outcome)];
}

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
    record["dealer"] = Letter(given.dealer);
    if (given.auction) {
      for (const Call& call : given.auction->calls()) {
        record["auction"].push_back(FormatCall(call, language_));
      }
      if (const auto turned = given.auction->turned()) record["turned"] = Letter(*turned);
    }
    record["trump"] = Letter(given.deal.trump);
    record["declarer"] = Letter(given.deal.declarer);
    return record;
  }

  Record Tricks() const {
    Record list = Record::array();
    for (const ReplayedTrick& trick : deal_.replay.tricks) {
      Record one;
      one["leader"] = Letter(trick.leader);
      one["cards"] = List(trick.cards);
      if (trick.winner) {
        one["winner"] = Letter(*trick.winner);
        one["points"] = trick.points.count();
        one["roem"] = trick.roem.count();
      }
      list.push_back(one);
    }
    return list;
  }

  Record Card(std::size_t index) const {
    const JudgedCard& card = deal_.analysis.cards[index];
    Record one = Place(card);
    one["forced"] = card.forced;
    one["fault"] = card.fault;
    one["points_lost"] = card.points_lost.count();
    one["score_lost"] = card.score_lost.count();
    one["best_points"] = List(HighToLow(card.best_points));
    one["best_score"] = List(HighToLow(card.best_score));
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
    for (const Seat seat : kAllSeats) players[Letter(seat)] = Player(seat);
    return players;
  }

  // A card and what would have been better.
  Record Choice(const JudgedCard& card) const {
    Record one = Place(card);
    one["better"] = List(HighToLow(BetterThan(card)));
    return one;
  }

  Record Faults() const {
    Record list = Record::array();
    const Rules& rules = deal_.record.deal.rules;
    for (const Fault& fault : deal_.replay.faults) {
      Record one = Place(fault);
      one["legal"] = List(HighToLow(fault.legal));
      one["duty"] = DutyName(fault.breach.duty);
      one["source"] = SourceOf(fault.breach, rules);
      one["revoke"] = fault.revoke;
      if (fault.revoke) one["revoke_source"] = RevokeSource(fault.breach.duty, rules);
      list.push_back(one);
    }
    return list;
  }

  Record Won() const {
    const auto& [ns, ew] = deal_.replay.won;
    return {{"ns", ns.cards.count()},     {"ew", ew.cards.count()}, {"ns-roem", ns.roem.count()},
            {"ew-roem", ew.roem.count()}, {"ns-tricks", ns.tricks}, {"ew-tricks", ew.tricks}};
  }

  static Record WorthOf(const Worth& worth, const std::array<Points, 2>& written) {
    return {{"points", worth.points.count()},
            {"score", worth.score.count()},
            {"ns", written[0].count()},
            {"ew", written[1].count()}};
  }

  std::string Letter(Suit suit) const { return {SuitLetter(suit, language_)}; }
  std::string Letter(Seat seat) const { return {SeatLetter(seat, language_)}; }

 private:
  template <class Cards>
  Record List(const Cards& cards) const {
    Record list = Record::array();
    for (const jasnel::Card card : cards) list.push_back(FormatCard(card, language_));
    return list;
  }

  // Of a JudgedCard or a Fault.
  template <class Played>
  Record Place(const Played& played) const {
    return {{"trick", played.trick},
            {"place", played.place},
            {"seat", Letter(played.seat)},
            {"card", FormatCard(played.card, language_)}};
  }

  const AnalysedDeal& deal_;
  const Language language_;
};

Record ErrorRecord(const AnalysedDeal& deal) {
  return {{"error", deal.error->message}, {"line_number", deal.number}};
}

// Rows of a deal, each with its line; `fill` adds one for each of `count`.
template <class Fill>
std::vector<Record> Rows(const AnalysedDeal& deal, std::size_t count, Fill fill) {
  if (deal.error) return {ErrorRecord(deal)};
  std::vector<Record> rows;
  for (std::size_t i = 0; i < count; ++i) {
    Record row = fill(i);
    AddId(deal, row);
    row["line_number"] = deal.number;
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace

Record AnalysisRecord(const AnalysedDeal& deal, const AnalysisStyle& style) {
  if (deal.error) return ErrorRecord(deal);
  const DealWriter writer(deal, style.language);
  const auto& cards = deal.analysis.cards;
  Record record = writer.Deal();
  if (!style.summary) record["tricks"] = writer.Tricks();
  record["cards_played"] = deal.replay.cards_played;
  if (deal.replay.cards_not_counted > 0) {
    record["cards_not_counted"] = deal.replay.cards_not_counted;
  }
  record["won"] = writer.Won();
  if (const auto& result = deal.replay.result) {
    record["result"] = {{"outcome", OutcomeKey(result->outcome)},
                        {"ns", result->score[0].count()},
                        {"ew", result->score[1].count()}};
  }
  record["start"] = DealWriter::WorthOf(deal.analysis.start, deal.analysis.written_from_start);
  record["end"] = DealWriter::WorthOf(deal.end(), deal.analysis.written_at_end);
  if (!style.summary) {
    record["cards"] = Record::array();
    for (std::size_t i = 0; i < cards.size(); ++i) record["cards"].push_back(writer.Card(i));
  }
  record["players"] = writer.Players();
  if (const auto decisive = DecisiveCard(deal.analysis, deal.declarers())) {
    record["decisive"] = writer.Choice(cards[*decisive]);
  }
  record["faults"] = writer.Faults();
  record["nodes"] = deal.analysis.nodes;
  record["time_us"] = deal.analysis.time.count();
  record["line_number"] = deal.number;
  return record;
}

std::vector<Record> CardRows(const AnalysedDeal& deal, const AnalysisStyle& style) {
  const DealWriter writer(deal, style.language);
  return Rows(deal, deal.analysis.cards.size(), [&](std::size_t i) { return writer.Card(i); });
}

std::vector<std::string> CardRowNames() {
  return {"line_number", "id",    "trick",       "place",      "seat",        "card",
          "forced",      "fault", "points_lost", "score_lost", "best_points", "best_score",
          "points",      "score", "position",    "error"};
}

std::vector<Record> PlayerRows(const AnalysedDeal& deal, const AnalysisStyle& style) {
  const DealWriter writer(deal, style.language);
  return Rows(deal, kAllSeats.size(), [&](std::size_t i) {
    Record row = writer.Player(kAllSeats[i]);
    row["seat"] = writer.Letter(kAllSeats[i]);
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

std::vector<std::string> PlayerRowNames() {
  return {"line_number", "id",         "seat",   "points_lost", "score_lost",
          "worst_trick", "worst_card", "better", "error"};
}

}  // namespace jasnel
