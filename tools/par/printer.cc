#include "tools/par/printer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/substitute.h"
#include "engine/records/record.h"
#include "engine/requests/auction_fields.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv_record.h"
#include "tools/shared/text/line_record.h"
#include "tools/shared/text/picture.h"
#include "tools/table/board_record.h"
#include "tools/table/text.h"
#include "tools/table/words.h"

namespace jasnel {
namespace {

// All calls there are, in the order in which equal ones come: a pass, then the suits.
constexpr std::array<Call, kSuits + 1> kAllCalls = {
    Call{}, Call{Suit::kSpades}, Call{Suit::kHearts}, Call{Suit::kDiamonds}, Call{Suit::kClubs}};

// `pass`, or the sign of the suit.
std::string CallText(Call call, Language language) {
  return call.suit ? SuitSign(*call.suit) : FormatCall(call, language);
}

const CallValue* ValueOf(const ParTurn& turn, Call call) {
  const auto value = std::find_if(turn.values.begin(), turn.values.end(),
                                  [&](const CallValue& one) { return one.call == call; });
  return value == turn.values.end() ? nullptr : &*value;
}

// A row for each turn, with a column for each call that one of them might have made.
std::string AuctionTable(const std::vector<ParTurn>& turns, Language language) {
  const TableWords& words = TableWordsOf(language);
  std::vector<std::vector<std::string>> rows = {{words.seat, words.call}};
  std::vector<Align> columns = {Align::kLeft, Align::kLeft};
  for (const ParTurn& turn : turns) {
    rows.push_back(
        {std::string(SeatName(turn.seat, language)),
         CallText(turn.call, language) + (turn.given ? std::string(" ") + words.given : "")});
  }
  for (const Call call : kAllCalls) {
    if (std::none_of(turns.begin(), turns.end(),
                     [&](const ParTurn& turn) { return ValueOf(turn, call) != nullptr; })) {
      continue;
    }
    columns.push_back(Align::kRight);
    rows.front().push_back(CallText(call, language));
    for (std::size_t i = 0; i < turns.size(); ++i) {
      const CallValue* value = ValueOf(turns[i], call);
      rows[i + 1].push_back(value == nullptr ? "" : Signed(value->score.count()));
    }
  }
  return FormatTable(rows, columns, "  ");
}

const std::vector<std::string>& Names() {
  static const std::vector<std::string> names = {
      "board", "deal", "rules", "dealer", "turned",  "calls", "declarer", "trump",
      "makes", "pit",  "score", "nodes",  "time_us", "error", kLineNumber};
  return names;
}

// With the number of its board and of its line.
Record NumberedRecord(const TabledDeal& deal, const ParAnswer& answer, Language language) {
  Record record = {{"board", deal.board}};
  record.update(ParRecord(deal, answer, language));
  return WithLineNumber(record, deal.number);
}

}  // namespace

std::optional<Error> ParPrinter::Prepare(TabledDeal& deal) const {
  FindDealer(deal);
  const auto auction = AuctionOf(deal);
  if (!auction) return auction.error();
  return std::nullopt;
}

Result<Auction> ParPrinter::AuctionOf(const TabledDeal& deal) const {
  const auto begun = BeginAuction(*deal.deal.dealer, *deal.deal.rules, deal.deal.turned);
  if (!begun) return begun;
  Auction auction = *begun;
  if (const auto error = SpeakCalls(auction, calls_)) {
    return Error{Say("--auction: $0", "--auction: $0", *error)};
  }
  return auction;
}

ParAnswer ParPrinter::AnswerTo(const TabledDeal& deal) const {
  return FindParOf(deal, Certain(AuctionOf(deal), "Check has spoken these calls"));
}

std::string ParTextPrinter::Print(const TabledDeal& deal) {
  const ParAnswer answer = AnswerTo(deal);
  const TableWords& words = TableWordsOf(language());
  const Contract& contract = answer.par.contract;
  any_ = true;
  return BoardHeading(deal, language(), true) + AuctionTable(answer.turns, language()) + "\n" +
         absl::Substitute(words.contract, std::string(SeatName(contract.declarer, language())),
                          SuitText(contract.trump, language()),
                          OutcomeOf(answer.row, SideOf(contract.declarer), language())) +
         " " + absl::Substitute(words.contract_score, Signed(answer.par.score.count())) + "\n\n";
}

std::string ParTextPrinter::Finish() {
  return any_ ? std::string(TableWordsOf(language()).about_par) + "\n" : "";
}

std::string ParJsonPrinter::Print(const TabledDeal& deal) {
  if (deal.error) return JsonLine(ErrorRecord(deal, language()));
  return JsonLine(NumberedRecord(deal, AnswerTo(deal), language()));
}

std::string ParCsvPrinter::Start() { return CsvHeader(Names()); }

std::string ParCsvPrinter::Print(const TabledDeal& deal) {
  if (deal.error) return CsvLine(ErrorRecord(deal, language()), Names());
  const ParAnswer answer = AnswerTo(deal);
  Record record = NumberedRecord(deal, answer, language());
  record["calls"] = absl::StrJoin(answer.turns, " ", [&](std::string* out, const ParTurn& turn) {
    *out += FormatCall(turn.call, language());
  });
  return CsvLine(record, Names());
}

}  // namespace jasnel
