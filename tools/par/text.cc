#include "tools/par/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "jasnel/auction.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"
#include "tools/table/text.h"

namespace jasnel {
namespace {

constexpr Phrase kAbout = {R"(
The column of a call shows the written score, North-South minus East-West, if the seat makes
that call, all see all hands, and every later call is the best for its side. Of equal calls
a pass comes first, then ♠ ♥ ♦ ♣.
)",
                           R"(
In de kolom van een bod: de score als de plaats het doet, iedereen alle handen ziet en
elk later bod het beste is voor zijn partij; zoals opgeschreven, Noord-Zuid min
Oost-West. Van gelijke biedingen gaat pas voor, dan ♠ ♥ ♦ ♣.
)"};

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
  const Voice say(language);
  std::vector<std::vector<std::string>> rows = {{say("Seat", "Plaats"), say(phrases::kCall)}};
  std::vector<Align> columns = {Align::kLeft, Align::kLeft};
  for (const ParTurn& turn : turns) {
    rows.push_back(
        {std::string(SeatName(turn.seat, language)),
         CallText(turn.call, language) + (turn.given ? say(" (given)", " (gegeven)") : "")});
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

}  // namespace

std::string ParText(const ParAnswer& answer, Language language) {
  const Contract& contract = answer.par.contract;
  return BoardHeading(answer.table.question, language) + AuctionTable(answer.turns, language) +
         Voice(language)("\nContract: $0 plays $1, $2. Score: $3.\n",
                         "\nContract: $0 speelt $1, $2. Score: $3.\n",
                         SeatName(contract.declarer, language), SuitText(contract.trump, language),
                         OutcomeOf(answer.row, answer.declarers(), language),
                         Signed(answer.par.score.count()));
}

std::string ParTextEnd(Language language) { return Voice(language)(kAbout); }

}  // namespace jasnel
