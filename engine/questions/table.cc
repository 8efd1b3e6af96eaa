#include "engine/questions/table.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "bitboard/text/count_text.h"
#include "engine/fields/kinds.h"

namespace jasnel {
namespace {

constexpr std::array kTableDealField = {
    Takes<&TableQuestion::deal>({"deal", "spel"}, kinds::kDealLine,
                                {"a deal line of whole hands; trump= and declarer= do not count",
                                 "een spel met hele handen; troef= en speler= tellen niet"},
                                {.needed = true, .has_flag = false}),
};

constexpr std::array kTableOwnFields = {
    Takes<&TableQuestion::all_leaders>(
        {"all_leaders", "iedereen_komt_uit"}, kinds::kSwitch,
        {"each seat leads in turn", "elke plaats komt een keer uit"}),
    Takes<&TableQuestion::budget>({"budget_ms", "tijd_ms"}, kinds::kBudget,
                                  {"give up on a suit after so many milliseconds",
                                   "geef een kleur na zoveel milliseconden op"}),
};

constexpr auto kTableFields =
    Joined(kTableDealField, kStartFields<&TableQuestion::defaults>, kTableOwnFields);

constexpr Apart kTableApart[] = {{"leader", "all_leaders"}};

constexpr std::string_view kSideMakesHelp = "whether that side makes the contract as declarers";
constexpr std::string_view kSidePitHelp = "whether that side can take all tricks";
constexpr std::string_view kSideScoreHelp =
    "what is written down with that side as declarers: North-South minus East-West";

template <Side kSide>
constexpr auto kSideMakes = [](const TableRow& row) { return row.makes[Index(kSide)]; };
template <Side kSide>
constexpr auto kSidePit = [](const TableRow& row) { return row.pit[Index(kSide)]; };
template <Side kSide>
constexpr auto kSideScore = [](const TableRow& row) { return row.score[Index(kSide)].count(); };

constexpr Part kTableAnswer[] = {
    Spreads<[](const TableAnswer& answer) -> const TableAnswer& { return answer; }>(
        Table::kDealParts),
    Lists<&TableAnswer::table, &TrumpTable::rows>("rows", "TableRow", Table::kRowParts,
                                                  "one for each suit and leader"),
    WithoutColumn(Gives<kinds::kNumber, &TableAnswer::table, &TrumpTable::nodes>(
        "nodes", "cards played in the search")),
    WithoutColumn(Gives<kinds::kMicroseconds, &TableAnswer::table, &TrumpTable::time>(
        "time_us", "time that took, in microseconds")),
};

constexpr std::array<std::string_view, 1> kTableRows = {"rows"};

// SolveTrumpTable takes no others, but is not asked before a deal's turn has come.
std::optional<Error> CheckWhole(const Hands& hands) {
  for (const Seat seat : kAllSeats) {
    const int size = hands[Index(seat)].size();
    if (size == kHandSize) continue;
    return Error{Say("$0 holds $1; expected 8 in each hand",
                     "$0 heeft $1; verwacht er 8 in elke hand", SeatMessage(seat),
                     CardCount(size))};
  }
  return std::nullopt;
}

}  // namespace

constexpr QuestionSpec Table::kSpec = {
    .name = "table",
    .about = kAbout,
    .item = "deal",
    .answer_type = "Table",
    .fields = kTableFields,
    .apart = kTableApart,
    .answer = kTableAnswer,
    .rows = kTableRows,
};

constexpr Part Table::kDealParts[] = {
    Gives<kinds::kNumber, &TableAnswer::question, &TableQuestion::deal, &DealLine::board>(
        "board", "number of the board"),
    Gives<kinds::kHands, &TableAnswer::question, &TableQuestion::deal, &DealLine::hands>(
        "deal", "the hands"),
    Gives<kinds::kRules,
          [](const TableAnswer& answer) -> const Rules& { return *answer.question.deal.rules; }>(
        "rules", "the rule set"),
    Gives<kinds::kSeat, &TableAnswer::question, &TableQuestion::deal, &DealLine::dealer>(
        "dealer", "who dealt"),
    Gives<kinds::kTurned,
          [](const TableAnswer& answer) { return IfAny(answer.question.deal.turned); }>(
        "turned", "the suit that was turned, or several in order"),
};

constexpr Part Table::kRowParts[] = {
    Gives<kinds::kSuit, &TableRow::trump>("trump", "the trump suit"),
    Gives<kinds::kSeat, &TableRow::leader>("leader", "who leads to the first trick"),
    Gives<kinds::kNumber, [](const TableRow& row) { return row.value.count(); }>(
        "value", "points of North-South minus those of East-West, roem included"),
    Gives<kinds::kNumber, [](const TableRow& row) { return row.ns.count(); }>(
        "ns", "points of North-South along a line of best play"),
    Gives<kinds::kNumber, [](const TableRow& row) { return row.ew.count(); }>(
        "ew", "points of East-West along it"),
    Gives<kinds::kSwitch, kSideMakes<Side::kNorthSouth>>("ns_makes", kSideMakesHelp),
    Gives<kinds::kSwitch, kSidePit<Side::kNorthSouth>>("ns_pit", kSidePitHelp),
    Gives<kinds::kNumber, kSideScore<Side::kNorthSouth>>("ns_score", kSideScoreHelp),
    Gives<kinds::kSwitch, kSideMakes<Side::kEastWest>>("ew_makes", kSideMakesHelp),
    Gives<kinds::kSwitch, kSidePit<Side::kEastWest>>("ew_pit", kSidePitHelp),
    Gives<kinds::kNumber, kSideScore<Side::kEastWest>>("ew_score", kSideScoreHelp),
};

std::optional<Error> Table::Check(TableQuestion& question) {
  question.deal = WithDefaults(question.deal, question.defaults);
  DealLine deal = question.deal;
  deal.declarer.reset();
  // Where the declarer leads, each seat may.
  const bool declarer_leads = deal.rules->leads == Leads::kDeclarer;
  if (declarer_leads && !deal.leader) question.all_leaders = true;
  // Any seat will do where all lead in turn.
  if (question.all_leaders && !deal.leader && (declarer_leads || !deal.dealer)) {
    deal.leader = Seat::kNorth;
  }
  // All checks of a deal line are those of a position with any trump.
  const auto position = ToPosition(deal, Suit::kSpades);
  if (!position) return position.error();
  question.leader = position->leader;
  return CheckWhole(deal.hands);
}

Result<TableAnswer> Table::AnswerTo(const TableQuestion& question, const AskContext& context) {
  Result<TableAnswer> answer = Error{};
  context.solver.ForEach(1, [&](Solver& solver, std::size_t) {
    answer = AnswerWith(solver, question, context.cancel);
  });
  return answer;
}

Result<TableAnswer> Table::AnswerWith(Solver& solver, const TableQuestion& question,
                                      const std::atomic<bool>& cancel) {
  TableRequest request;
  request.rules = *question.deal.rules;
  request.leaders = {question.leader};
  if (question.all_leaders) request.leaders.assign(kAllSeats.begin(), kAllSeats.end());
  request.limits = {.time = question.budget, .cancel = &cancel};
  auto table = SolveTrumpTable(solver, question.deal.hands, request);
  if (!table) return table.error();
  if (table->stop != Stop::kSolved) return NotInTime();
  return TableAnswer{question, std::move(table).value()};
}

}  // namespace jasnel
