// Answers as JSON and CSV.
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "tools/shared/text/csv_record.h"
#include "tools/solve/boerenbridge_printer.h"

namespace jasnel::boerenbridge {
namespace {

Record ListOf(const Tricks& values, int players) {
  Record list = Record::array();
  for (int seat = 0; seat < players; ++seat) list.push_back(values[seat]);
  return list;
}

template <class Cards>
Record CardList(const Cards& cards, Language language) {
  Record list = Record::array();
  for (const Card card : cards) list.push_back(FormatCard(card, language));
  return list;
}

Record ErrorRecord(const SolvedDeal& deal, Language language) {
  Record record;
  record["error"] = deal.error->In(language);
  record["line_number"] = deal.number;
  return record;
}

void AddEffort(std::uint64_t nodes, std::chrono::microseconds time, const SolvedDeal& deal,
               Record& record) {
  record["nodes"] = nodes;
  record["time_us"] = time.count();
  record["line_number"] = deal.number;
}

void AddEverybody(const SolvedDeal& deal, const SolveOptions& options, Record& record) {
  const int players = deal.deal.position.players;
  const MaxNSolution& solution = deal.everybody;
  record["tricks"] = ListOf(solution.outcome.tricks, players);
  record["scores"] = ListOf(solution.outcome.scores, players);
  record["line"] = CardList(solution.line, options.language);
  if (!options.cards) return;
  record["cards"] = Record::array();
  for (const CardOutcome& card : solution.cards) {
    Record one;
    one["card"] = FormatCard(card.card, options.language);
    one["tricks"] = ListOf(card.outcome.tricks, players);
    one["scores"] = ListOf(card.outcome.scores, players);
    record["cards"].push_back(one);
  }
}

// Adds the score, where it is known.
void AddForce(const Force& force, Record& record) {
  record["exact"] = force.exact;
  if (force.score) record["score"] = *force.score;
}

Record SeatRecord(const SeatForces& seat, const SolvedDeal& deal, const SolveOptions& options) {
  const ParanoidSolution& solution = seat.solution;
  Record record;
  record["seat"] = seat.seat;
  if (deal.deal.has_bids) {
    record["bid"] = deal.deal.position.bids[seat.seat];
    AddForce(solution.bid, record);
  }
  record["exact_bids"] = Record::array();
  for (std::size_t bid = 0; bid < solution.bids.size(); ++bid) {
    if (solution.bids[bid].exact) record["exact_bids"].push_back(bid);
  }
  if (options.scores) {
    record["bid_scores"] = Record::array();
    for (const Force& force : solution.bids) record["bid_scores"].push_back(*force.score);
    record["fewest"] = solution.fewest;
    record["most"] = solution.most;
  }
  if (!options.cards) return record;
  record["cards"] = Record::array();
  for (const CardForce& card : solution.cards) {
    Record one;
    one["card"] = FormatCard(card.card, options.language);
    AddForce(card.force, one);
    record["cards"].push_back(one);
  }
  record["best"] = CardList(solution.best, options.language);
  return record;
}

class SolveJson : public SolvePrinter {
 public:
  explicit SolveJson(const SolveOptions& options) : options_(options) {}

  Printed Print(const SolvedDeal& deal) override {
    if (deal.error) return {JsonLine(ErrorRecord(deal, options_.language)), ""};
    Record record;
    record["deal"] = FormatDealLine(deal.deal, options_.language);
    if (options_.is_paranoid()) {
      record["seats"] = Record::array();
      for (const SeatForces& seat : deal.seats) {
        record["seats"].push_back(SeatRecord(seat, deal, options_));
      }
    } else {
      AddEverybody(deal, options_, record);
    }
    AddEffort(deal.nodes(), deal.time(), deal, record);
    return {JsonLine(record), ""};
  }

 private:
  const SolveOptions& options_;
};

class SolveCsv : public SolvePrinter {
 public:
  explicit SolveCsv(const SolveOptions& options) : options_(options) {
    names_ = {"deal"};
    const auto add = [&](const std::vector<std::string>& more) {
      names_.insert(names_.end(), more.begin(), more.end());
    };
    if (options.is_paranoid()) {
      add({"seat", "bid", "exact", "score", "exact_bids"});
      if (options.scores) add({"bid_scores", "fewest", "most"});
      if (options.cards) add({"cards", "best"});
    } else {
      add({"tricks", "scores", "line"});
      if (options.cards) add({"cards"});
    }
    add({"nodes", "time_us", "error", "line_number"});
  }

  Printed Start() override { return {CsvHeader(names_), ""}; }

  Printed Print(const SolvedDeal& deal) override {
    if (deal.error) return {CsvLine(ErrorRecord(deal, options_.language), names_), ""};
    Printed printed;
    Record first;
    first["deal"] = FormatDealLine(deal.deal, options_.language);
    if (!options_.is_paranoid()) {
      AddEverybody(deal, options_, first);
      AddEffort(deal.nodes(), deal.time(), deal, first);
      return {CsvLine(first, names_), ""};
    }
    for (const SeatForces& seat : deal.seats) {
      Record row = first;
      row.update(SeatRecord(seat, deal, options_));
      AddEffort(seat.solution.nodes, seat.solution.time, deal, row);
      printed.out += CsvLine(row, names_);
    }
    return printed;
  }

 private:
  const SolveOptions& options_;
  std::vector<std::string> names_;
};

}  // namespace

std::unique_ptr<SolvePrinter> MakeSolveJson(const SolveOptions& options) {
  return std::make_unique<SolveJson>(options);
}

std::unique_ptr<SolvePrinter> MakeSolveCsv(const SolveOptions& options) {
  return std::make_unique<SolveCsv>(options);
}

}  // namespace jasnel::boerenbridge
