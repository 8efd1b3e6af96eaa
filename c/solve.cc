// The solver for C.
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <span>
#include <utility>

#include "c/context.h"
#include "jasnel/deal_line.h"
#include "jasnel/position.h"
#include "jasnel/solver.h"
#include "jasnel/trump_table.h"

namespace jasnel::c {
namespace {

// Seats, suits and cards of a position, all but whether they make a deal.
std::optional<Error> CheckNumbers(const jasnel_position& given) {
  auto error = CheckNumber("leader", given.leader, kSeats);
  if (!error) error = CheckNumber("declarer", given.declarer, kSeats);
  if (!error) error = CheckNumber("trick_size", given.trick_size, kSeats);
  if (!error) error = CheckNumber("doublings", given.doublings, kMaxDoublings + 1);
  for (int i = 0; !error && i < given.trick_size; ++i) {
    error = CheckNumber("trick", given.trick[i], kDeckSize);
  }
  return error;
}

// The position but for trump, whose rules are right.
Result<Position> ReadPosition(const jasnel_position& given) {
  if (auto error = CheckNumbers(given)) return *std::move(error);
  const auto rules = ReadRuleSet(given.rules);
  if (!rules) return rules.error();
  Position position;
  position.rules = *rules;
  position.leader = static_cast<Seat>(given.leader);
  position.declarer = static_cast<Seat>(given.declarer);
  position.doublings = given.doublings;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    position.hands[seat] = CardSet(given.hands[seat]);
  }
  for (int i = 0; i < given.trick_size; ++i) position.trick.Add(Card(given.trick[i]));
  for (std::size_t side = 0; side < 2; ++side) {
    position.won[side] = {Points(given.points[side]), Points(given.roem[side]), given.tricks[side]};
  }
  return position;
}

void Write(const Position& position, bool has_trump, const char* rules, jasnel_position& given) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) given.hands[seat] = position.hands[seat].bits();
  given.rules = rules;
  given.trump = static_cast<std::uint8_t>(has_trump ? Index(position.trump) : JASNEL_NONE);
  given.leader = static_cast<std::uint8_t>(position.leader);
  given.declarer = static_cast<std::uint8_t>(position.declarer);
  given.doublings = static_cast<std::uint8_t>(position.doublings);
  given.trick_size = static_cast<std::uint8_t>(position.trick.size());
  for (int i = 0; i < 3; ++i) {
    given.trick[i] =
        static_cast<std::uint8_t>(i < position.trick.size() ? position.trick[i].index() : 0);
  }
  for (std::size_t side = 0; side < 2; ++side) {
    given.points[side] = position.won[side].cards.count();
    given.roem[side] = position.won[side].roem.count();
    given.tricks[side] = static_cast<std::uint8_t>(position.won[side].tricks);
  }
}

void Write(const Solution& solved, jasnel_solution& solution) {
  solution = {};
  solution.value = solved.value.count();
  solution.makes = solved.makes ? 1 : 0;
  solution.nodes = solved.nodes;
  solution.best = solved.best.bits();
  for (const CardValue& card : solved.cards) {
    solution.cards[solution.card_count++] = {card.value.count(),
                                             static_cast<std::uint8_t>(card.makes ? 1 : 0),
                                             static_cast<std::uint8_t>(card.card.index())};
  }
  for (const Card card : solved.line) {
    solution.line[solution.line_length++] = static_cast<std::uint8_t>(card.index());
  }
  solution.ns = solved.ns.count();
  solution.ew = solved.ew.count();
}

jasnel_status Solve(jasnel_context* context, const jasnel_position* given, int objective,
                    std::uint32_t milliseconds, bool cards, jasnel_solution* solution) {
  return Run(context, {{"position", given}, {"solution", solution}}, [&](jasnel_context& run) {
    auto error = CheckNumber("objective", objective, 4);
    if (!error) error = CheckNumber("trump", given->trump, kSuits);
    if (error) return Fail(run, *error);
    auto position = ReadPosition(*given);
    if (!position) return Fail(run, position.error());
    Position asked = *position;
    asked.trump = static_cast<Suit>(given->trump);
    SolveRequest request;
    request.objective = static_cast<Objective>(objective);
    request.cards = request.line = cards;
    request.limits = {.time = std::chrono::milliseconds(milliseconds), .cancel = &run.cancel};
    Result<Solution> solved = Error{};
    run.engine.solver().ForEach(
        1, [&](Solver& solver, std::size_t) { solved = solver.Solve(asked, request); });
    if (!solved) return Fail(run, solved.error());
    if (const auto why = WhyStopped(solved->stop)) return Fail(run, JASNEL_STOPPED, why->message);
    Write(*solved, *solution);
    return JASNEL_OK;
  });
}

}  // namespace
}  // namespace jasnel::c

namespace c = jasnel::c;

jasnel_status jasnel_parse_deal(jasnel_context* context, const char* deal_line,
                                jasnel_position* position) {
  return c::Run(context, {{"deal_line", deal_line}, {"position", position}},
                [&](jasnel_context& run) {
                  const auto line = jasnel::ParseDealLine(deal_line);
                  if (!line) return c::Fail(run, line.error());
                  const auto read = ToPosition(*line, line->trump.value_or(jasnel::Suit::kSpades));
                  if (!read) return c::Fail(run, read.error());
                  const char* rules = nullptr;
                  if (line->rules)
                    rules = run.texts.insert(FormatRules(*line->rules)).first->c_str();
                  c::Write(*read, line->trump.has_value(), rules, *position);
                  return JASNEL_OK;
                });
}

jasnel_status jasnel_solve(jasnel_context* context, const jasnel_position* position, int objective,
                           uint32_t milliseconds, jasnel_solution* solution) {
  return c::Solve(context, position, objective, milliseconds, false, solution);
}

jasnel_status jasnel_solve_cards(jasnel_context* context, const jasnel_position* position,
                                 int objective, uint32_t milliseconds, jasnel_solution* solution) {
  return c::Solve(context, position, objective, milliseconds, true, solution);
}

jasnel_status jasnel_table(jasnel_context* context, const jasnel_position* position,
                           uint32_t milliseconds, jasnel_table_row rows[4]) {
  return c::Run(context, {{"position", position}, {"rows", rows}}, [&](jasnel_context& run) {
    const auto read = c::ReadPosition(*position);
    if (!read) return c::Fail(run, read.error());
    jasnel::TableRequest request;
    request.rules = read->rules;
    request.leaders = {read->leader};
    request.limits = {.time = std::chrono::milliseconds(milliseconds), .cancel = &run.cancel};
    jasnel::Result<jasnel::TrumpTable> table = jasnel::Error{};
    run.engine.solver().ForEach(1, [&](jasnel::Solver& solver, std::size_t) {
      table = SolveTrumpTable(solver, read->hands, request);
    });
    if (!table) return c::Fail(run, table.error());
    if (const auto why = c::WhyStopped(table->stop)) {
      return c::Fail(run, JASNEL_STOPPED, why->message);
    }
    for (std::size_t i = 0; i < 4; ++i) {
      const jasnel::TableRow& row = table->rows[i];
      jasnel_table_row& out = rows[i];
      out = {};
      out.value = row.value.count();
      out.ns = row.ns.count();
      out.ew = row.ew.count();
      for (std::size_t side = 0; side < 2; ++side) {
        out.makes[side] = row.makes[side] ? 1 : 0;
        out.pit[side] = row.pit[side] ? 1 : 0;
        out.score[side] = row.score[side].count();
      }
    }
    return JASNEL_OK;
  });
}
