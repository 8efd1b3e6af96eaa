#include "engine/records/boerenbridge_solve_record.h"

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "engine/requests/letters.h"

namespace jasnel::boerenbridge {
namespace {

Record ListOf(const Tricks& values, int players) {
  Record list = Record::array();
  for (int seat = 0; seat < players; ++seat) list.push_back(values[seat]);
  return list;
}

void AddEffort(std::uint64_t nodes, std::chrono::microseconds time, Record& record) {
  record["nodes"] = nodes;
  record["time_us"] = time.count();
}

void AddEverybody(const SolvedDeal& deal, const SolveForm& form, Language language,
                  Record& record) {
  const int players = deal.deal.position.players;
  const MaxNSolution& solution = deal.everybody;
  record["tricks"] = ListOf(solution.outcome.tricks, players);
  record["scores"] = ListOf(solution.outcome.scores, players);
  record["line"] = CardList(solution.line, language);
  if (!form.cards) return;
  record["cards"] = Record::array();
  for (const CardOutcome& card : solution.cards) {
    Record one;
    one["card"] = FormatCard(card.card, language);
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

Record ForcesRecord(const SeatForces& seat, const SolvedDeal& deal, const SolveForm& form,
                    Language language) {
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
  if (form.scores) {
    record["bid_scores"] = Record::array();
    for (const Force& force : solution.bids) record["bid_scores"].push_back(*force.score);
    record["fewest"] = solution.fewest;
    record["most"] = solution.most;
  }
  if (!form.cards) return record;
  record["cards"] = Record::array();
  for (const CardForce& card : solution.cards) {
    Record one;
    one["card"] = FormatCard(card.card, language);
    AddForce(card.force, one);
    record["cards"].push_back(one);
  }
  record["best"] = CardList(solution.best, language);
  return record;
}

}  // namespace

Record SolveRecord(const SolvedDeal& deal, const SolveForm& form, Language language) {
  Record record;
  record["deal"] = FormatDealLine(deal.deal, language);
  if (form.paranoid) {
    record["seats"] = Record::array();
    for (const SeatForces& seat : deal.seats) {
      record["seats"].push_back(ForcesRecord(seat, deal, form, language));
    }
  } else {
    AddEverybody(deal, form, language, record);
  }
  AddEffort(deal.nodes(), deal.time(), record);
  return record;
}

Record SeatRecord(const SeatForces& seat, const SolvedDeal& deal, const SolveForm& form,
                  Language language) {
  Record record;
  record["deal"] = FormatDealLine(deal.deal, language);
  record.update(ForcesRecord(seat, deal, form, language));
  AddEffort(seat.solution.nodes, seat.solution.time, record);
  return record;
}

}  // namespace jasnel::boerenbridge
