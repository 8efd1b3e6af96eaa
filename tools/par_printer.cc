#include "tools/par_printer.h"

#include <algorithm>

#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "tools/columns.h"
#include "tools/picture.h"
#include "tools/record.h"
#include "tools/table_record.h"
#include "tools/table_text.h"
#include "tools/table_words.h"

namespace jasnel {
namespace {

std::string SuitText(Suit suit, Language language) {
  return SuitSign(suit) + " " + std::string(SuitName(suit, language));
}

// `pass`, or the sign of the suit.
std::string CallText(Call call, Language language) {
  return call.suit ? SuitSign(*call.suit) : FormatCall(call, language);
}

const std::vector<std::string>& Names() {
  static const std::vector<std::string> names = {
      "board", "deal",  "rules", "dealer",  "turned", "calls",      "declarer",
      "trump", "score", "nodes", "time_us", "error",  "line_number"};
  return names;
}

// With no `calls`, of which JSON and CSV give different details.
Record ParRecord(const TabledDeal& deal, const ParAnswer& answer, Language language) {
  Record record = BoardRecord(deal, language);
  if (answer.turned) record["turned"] = std::string(1, SuitLetter(*answer.turned, language));
  record["calls"] = Record::array();
  record["declarer"] = std::string(1, SeatLetter(answer.par.contract.declarer, language));
  record["trump"] = std::string(1, SuitLetter(answer.par.contract.trump, language));
  record["score"] = answer.par.score.count();
  record["nodes"] = deal.table.nodes;
  record["time_us"] = deal.table.time.count();
  record["line_number"] = deal.number;
  return record;
}

}  // namespace

std::optional<Error> ParPrinter::Check(const TabledDeal& deal) const {
  if (!deal.deal.dealer) {
    return Error{"nobody deals; expected dealer=, or --dealer: the auction begins there"};
  }
  const auto auction = AuctionOf(deal);
  if (!auction) return auction.error();
  return std::nullopt;
}

Result<Auction> ParPrinter::AuctionOf(const TabledDeal& deal) const {
  const Rules& rules = *deal.deal.rules;
  std::optional<Suit> turned = deal.deal.turned ? deal.deal.turned : auction_.turned;
  return ParseAuction(*deal.deal.dealer, rules, turned, auction_.calls);
}

ParAnswer ParPrinter::AnswerTo(const TabledDeal& deal) const {
  const Auction given = AuctionOf(deal).value();
  const ContractScores scores = ScoresOf(deal.table, deal.leader).value();
  ParAnswer answer;
  answer.turned = given.turned();
  answer.par = FindPar(given, scores);
  std::vector<Call> calls(given.calls().begin(), given.calls().end());
  calls.insert(calls.end(), answer.par.calls.begin(), answer.par.calls.end());
  Auction now = Auction::Begin(given.dealer(), *deal.deal.rules, given.turned()).value();
  for (const Call call : calls) {
    const bool was_given = answer.turns.size() < given.calls().size();
    answer.turns.push_back({now.Turn(), call, was_given, CallValues(now, scores)});
    now.Speak(call);
  }
  return answer;
}

std::string ParText::Print(const TabledDeal& deal) {
  const ParAnswer answer = AnswerTo(deal);
  const TableWords& words = TableWordsOf(language());
  std::vector<std::vector<std::string>> rows = {{words.seat, words.call, words.call_values}};
  for (const ParTurn& turn : answer.turns) {
    const std::string values =
        absl::StrJoin(turn.values, "  ", [&](std::string* out, const CallValue& value) {
          *out += CallText(value.call, language()) + " " + Signed(value.score.count());
        });
    rows.push_back(
        {std::string(SeatName(turn.seat, language())),
         CallText(turn.call, language()) + (turn.given ? std::string(" ") + words.said : ""),
         values});
  }
  any_ = true;
  const std::string turned =
      answer.turned ? absl::Substitute(words.turned, SuitText(*answer.turned, language())) : "";
  const Contract& contract = answer.par.contract;
  return BoardPage(deal, language(), true, turned) +
         FormatTable(rows, {Align::kLeft, Align::kLeft, Align::kLeft}, "  ") + "\n" +
         absl::Substitute(words.contract, std::string(SeatName(contract.declarer, language())),
                          SuitText(contract.trump, language())) +
         " " + absl::Substitute(words.contract_score, Signed(answer.par.score.count())) + "\n\n";
}

std::string ParText::Finish() {
  return any_ ? std::string(TableWordsOf(language()).about_par) + "\n" : "";
}

std::string ParJson::Print(const TabledDeal& deal) {
  if (deal.error) return JsonLine(ErrorRecord(deal));
  const ParAnswer answer = AnswerTo(deal);
  Record record = ParRecord(deal, answer, language());
  for (const ParTurn& turn : answer.turns) {
    Record one;
    one["seat"] = std::string(1, SeatLetter(turn.seat, language()));
    one["call"] = FormatCall(turn.call, language());
    if (turn.given) one["given"] = true;
    one["scores"] = Record::object();
    for (const CallValue& value : turn.values) {
      one["scores"][FormatCall(value.call, language())] = value.score.count();
    }
    record["calls"].push_back(one);
  }
  return JsonLine(record);
}

std::string ParCsv::Start() { return CsvHeader(Names()); }

std::string ParCsv::Print(const TabledDeal& deal) {
  if (deal.error) return CsvLine(ErrorRecord(deal), Names());
  const ParAnswer answer = AnswerTo(deal);
  Record record = ParRecord(deal, answer, language());
  record["calls"] = absl::StrJoin(answer.turns, " ", [&](std::string* out, const ParTurn& turn) {
    *out += FormatCall(turn.call, language());
  });
  return CsvLine(record, Names());
}

}  // namespace jasnel
