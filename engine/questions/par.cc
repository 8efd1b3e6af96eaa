#include "engine/questions/par.h"

#include <array>
#include <cstddef>
#include <utility>

#include "engine/fields/kinds.h"
#include "engine/requests/reading.h"

namespace jasnel {
namespace {

constexpr std::array kParDealField = {
    Takes<&ParQuestion::table, &TableQuestion::deal>(
        {"deal", "spel"}, kinds::kDealLine,
        {"a deal line of whole hands; trump= and declarer= do not count",
         "een spel met hele handen; troef= en speler= tellen niet"},
        {.needed = true, .has_flag = false}),
};

constexpr std::array kParOwnFields = {
    Takes<&ParQuestion::calls>(
        {"auction", "biedingen"}, kinds::kCalls,
        {"calls made already, such as pass,pass", "wat al geboden is, zoals pas,pas"}),
    Takes<&ParQuestion::rows>(
        {"rows", "rijen"}, kinds::kSwitch,
        {"also the rows of the table, in JSON", "ook de rijen van de tabel, in JSON"}),
    Takes<&ParQuestion::table, &TableQuestion::budget>(
        {"budget_ms", "tijd_ms"}, kinds::kBudget,
        {"give up on a suit after so many milliseconds",
         "geef een kleur na zoveel milliseconden op"}),
};

constexpr auto kParFields =
    Joined(kParDealField, kStartFields<&ParQuestion::table, &TableQuestion::defaults>,
           kTurnedField<&ParQuestion::table, &TableQuestion::defaults>, kParOwnFields);

// What each legal call leads to, by call.
class CallValuesKind final {
 public:
  Record OutputSchema() const {
    return {{"type", "object"}, {"additionalProperties", {{"type", "integer"}}}};
  }
  void Write(const std::vector<CallValue>& values, Language language, Sink& sink) const {
    sink.BeginObject();
    for (const CallValue& value : values) {
      sink.Key(FormatCall(value.call, language));
      sink.Whole(value.score.count());
    }
    sink.EndObject();
  }
};
constexpr CallValuesKind kCallValues;

constexpr Part kParCallParts[] = {
    Gives<kinds::kSeat, &ParTurn::seat>("seat", "who calls"),
    Gives<kinds::kCall, &ParTurn::call>("call", "pass or a suit"),
    Gives<kinds::kSwitch, [](const ParTurn& turn) { return turn.given ? &turn.given : nullptr; }>(
        "given", "true if it was made already"),
    Gives<kCallValues, &ParTurn::values>(
        "scores", "what is written down after each call that the seat could make"),
};

constexpr std::string_view kCallsHelp = "the calls in order, those made already first";

constexpr Part kParContractParts[] = {
    Gives<kinds::kSeat,
          [](const ParAnswer& answer) {
            const auto& contract = answer.par.contract;
            return contract ? std::optional(contract->declarer) : std::nullopt;
          }>("declarer", "who declares, unless all pass"),
    Gives<kinds::kSuit,
          [](const ParAnswer& answer) {
            const auto& contract = answer.par.contract;
            return contract ? std::optional(contract->trump) : std::nullopt;
          }>("trump", "the trump suit, unless all pass"),
    Gives<kinds::kSwitch,
          [](const ParAnswer& answer) {
            return If(answer.row.has_value(), answer.row && answer.Makes());
          }>("makes", "whether the contract is made, where it was doubled by who doubled last"),
    Gives<kinds::kSwitch,
          [](const ParAnswer& answer) {
            return If(answer.row.has_value(),
                      answer.row && answer.row->pit[Index(answer.makers())]);
          }>("pit", "whether that side can take all tricks"),
    Gives<kinds::kNumber, [](const ParAnswer& answer) { return answer.par.score.count(); }>(
        "score", "what is written down: North-South minus East-West; 0 if all pass"),
    Gives<kinds::kNumber, &ParAnswer::table, &TableAnswer::table, &TrumpTable::nodes>(
        "nodes", "cards played in the search"),
    Gives<kinds::kMicroseconds, &ParAnswer::table, &TableAnswer::table, &TrumpTable::time>(
        "time_us", "time that took, in microseconds"),
};

constexpr Part kParDoublings = Gives<kinds::kNumber, [](const ParAnswer& answer) {
  const int doublings = answer.par.contract ? answer.par.contract->doublings : 0;
  return If(doublings > 0, doublings);
}>("doublings", "how often it is doubled, if it is");

constexpr auto kParItself = [](const ParAnswer& answer) -> const ParAnswer& { return answer; };

constexpr Part kParAnswer[] = {
    Spreads<&ParAnswer::table>(Table::kDealParts),
    Lists<&ParAnswer::turns>("calls", "ParCall", kParCallParts, kCallsHelp),
    kParDoublings,
    Spreads<kParItself>(kParContractParts),
    Lists<[](const ParAnswer& answer) { return answer.rows ? &answer.table.table.rows : nullptr; }>(
        "rows", "TableRow", Table::kRowParts, "the rows of the table"),
};

constexpr Part kParCsv[] = {
    Spreads<&ParAnswer::table>(Table::kDealParts),
    Gives<kinds::kCallList,
          [](const ParAnswer& answer) {
            std::vector<Call> calls;
            for (const ParTurn& turn : answer.turns) calls.push_back(turn.call);
            return calls;
          }>("calls", kCallsHelp),
    Spreads<kParItself>(kParContractParts),
};

// Who dealt, the rules and the turned suit are known.
Auction Begun(const DealLine& deal) {
  return Certain(BeginAuction(*deal.dealer, *deal.rules, deal.turned), "Check has begun it");
}

}  // namespace

constexpr QuestionSpec ParAuction::kSpec = {
    .name = "par",
    .about = kAbout,
    .item = "deal",
    .answer_type = "Par",
    .fields = kParFields,
    .answer = kParAnswer,
    .csv = kParCsv,
};

std::optional<Error> ParAuction::Check(ParQuestion& question) {
  if (auto error = Table::Check(question.table)) return error;
  DealLine& deal = question.table.deal;
  if (deal.rules->leads == Leads::kDeclarer) {
    if (!deal.dealer) {
      return Error{Say("nobody dealt; expected dealer=, as the declarer leads",
                       "niemand geeft; verwacht gever=, want de speler komt uit")};
    }
    question.table.all_leaders = true;
  } else if (!deal.dealer) {
    // The leader sits left of the dealer, whoever declares: NKU 1987 art. 6, KBN art. 8.
    deal.dealer = Clockwise(question.table.leader, kSeats - 1);
  }
  const auto begun = BeginAuction(*deal.dealer, *deal.rules, deal.turned);
  if (!begun) return begun.error();
  if (TurnsSuit(*deal.rules) && deal.turned.size() < TurnsOf(*deal.rules) && !deal.turned.joker()) {
    return Error{Say("turned=$0; expected $2 suits, or a joker as the last: all that may be turned",
                     "gedraaid=$1; verwacht $2 kleuren, of een joker als laatste: al wat gedraaid "
                     "kan worden",
                     FormatTurned(deal.turned), FormatTurned(deal.turned, Language::kDutch),
                     TurnsOf(*deal.rules))};
  }
  return std::nullopt;
}

Result<ParAnswer> ParAuction::AnswerTo(const ParQuestion& question, const AskContext& context) {
  Result<ParAnswer> answer = Error{};
  context.solver.ForEach(1, [&](Solver& solver, std::size_t) {
    answer = AnswerWith(solver, question, context.cancel);
  });
  return answer;
}

Result<ParAnswer> ParAuction::AnswerWith(Solver& solver, const ParQuestion& question,
                                         const std::atomic<bool>& cancel) {
  const DealLine& deal = question.table.deal;
  Auction given = Begun(deal);
  if (const auto error = SpeakCalls(given, question.calls, deal.hands)) {
    return In("auction", *error);
  }
  auto table = Table::AnswerWith(solver, question.table, cancel);
  if (!table) return table.error();
  const Leads leads = deal.rules->leads;
  const ContractScores scores =
      Certain(ScoresOf(table->table, leads, *deal.dealer), "the table has its leaders");
  ParAnswer answer;
  answer.table = std::move(table).value();
  answer.rows = question.rows;
  answer.par = FindPar(given, scores, deal.hands);
  std::vector<Call> calls(given.calls().begin(), given.calls().end());
  calls.insert(calls.end(), answer.par.calls.begin(), answer.par.calls.end());
  Auction now = given.Anew();
  for (const Call call : calls) {
    const bool was_given = answer.turns.size() < given.calls().size();
    answer.turns.push_back({now.Turn(), call, was_given, CallValues(now, scores, deal.hands)});
    now.Speak(call);
  }
  if (answer.par.contract) {
    const auto [declarer, trump, doublings] = *answer.par.contract;
    answer.row = *answer.table.table.Find(trump, FirstLeader(leads, *deal.dealer, declarer));
  }
  return answer;
}

}  // namespace jasnel
