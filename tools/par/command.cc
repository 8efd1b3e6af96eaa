#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/par.h"
#include "jasnel/auction.h"
#include "jasnel/notation.h"
#include "tools/commands.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/question/question_command.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"
#include "tools/table/text.h"

namespace jasnel {

namespace {

constexpr Phrase kAboutPar = {R"(
The column of a call shows the written score, North-South minus East-West, if the seat makes
that call, all see all hands, and every later call is the best for its side. Of equal calls
a pass comes first, then ♠ ♥ ♦ ♣.
)",
                              R"(
In de kolom van een bod: de score als de plaats het doet, iedereen alle handen ziet en
elk later bod het beste is voor zijn partij; zoals opgeschreven, Noord-Zuid min
Oost-West. Van gelijke biedingen gaat pas voor, dan ♠ ♥ ♦ ♣.
)"};

// All calls there are, in the order in which equal ones come: a pass, the suits, then doubling.
constexpr std::array<Call, 1 + kSuits + kMaxDoublings> kAllCalls = {Call{},
                                                                    Call{Suit::kSpades},
                                                                    Call{Suit::kHearts},
                                                                    Call{Suit::kDiamonds},
                                                                    Call{Suit::kClubs},
                                                                    Call::Double(1),
                                                                    Call::Double(2),
                                                                    Call::Double(3)};

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

// A page: the board, the auction and its contract.
std::string ParText(const ParAnswer& answer, Language language) {
  const Voice say(language);
  const std::string page =
      BoardHeading(answer.table.question, language) + AuctionTable(answer.turns, language);
  if (!answer.par.contract) {
    return page + say("\nAll pass: dealt again. Score: 0.\n",
                      "\nIedereen past: er wordt opnieuw gegeven. Score: 0.\n");
  }
  const Contract& contract = *answer.par.contract;
  const std::string doubled =
      contract.doublings == 0 ? "" : ", " + FormatCall(Call::Double(contract.doublings), language);
  return page + say("\nContract: $0 plays $1, $2. Score: $3.\n",
                    "\nContract: $0 speelt $1, $2. Score: $3.\n",
                    SeatName(contract.declarer, language),
                    SuitText(contract.trump, language) + doubled,
                    OutcomeOf(answer.row->pit[Index(answer.makers())], answer.Makes(), language),
                    Signed(answer.par.score.count()));
}

// What the columns mean, below the last auction.
std::string ParTextEnd(Language language) { return Voice(language)(kAboutPar); }

constexpr CommandWords kParWords = DealWords(
    kDealsExpected, "jasnel par 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E'",
    {R"(A deal line is a seat, four hands of eight cards clockwise from it (spades.hearts.diamonds.clubs),
and fields: rules= dealer= leader= turned= board=. trump= and declarer= are ignored.

Examples:
  jasnel par 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E'
  jasnel par N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --dealer=E --auction=pass
  jasnel par N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --dealer=E --rules=bedum --turned=H
  jasnel deal --count=4 --seed=7 --format=pbn > boards.pbn
  jasnel par --input=boards.pbn --lang=nl
  jasnel deal --count=8 --seed=7 | jasnel par --input=- --rules=nkf --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)",
     R"(Een spel is een plaats, vier handen van acht kaarten vanaf daar met de klok mee
(schoppen.harten.ruiten.klaveren), en velden: regels= gever= uitkomst= gedraaid= spel=. troef= en
speler= tellen niet.

Voorbeelden:
  jasnel par 'N:AB10.V8.1098. H.HB.H.H1098 9.1097.A.AVB V87.A.VB7.7 gever=O' --lang=nl
  jasnel par N:AB10.V8.1098. H.HB.H.H1098 9.1097.A.AVB V87.A.VB7.7 --dealer=O --auction=pas --lang=nl
  jasnel deal --count=8 --seed=7 | jasnel par --input=- --rules=nkf --lang=nl

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)"});

class ParCommand : public QuestionCommand<ParAuction, DealLine> {
 public:
  explicit ParCommand(CLI::App& app) : QuestionCommand(app, kParWords) {}

 protected:
  std::optional<Error> CheckFlags() const override {
    if (!defaults().rows || format() == Format::kJson) return std::nullopt;
    return Error{Say("--rows without --format=json; expected both",
                     "--rows zonder --format=json; verwacht beide")};
  }

  Result<std::unique_ptr<Source<DealLine>>> Open(const std::vector<std::string>& arguments,
                                                 const std::string& input) const override {
    return DealsOf(arguments, input);
  }

  std::optional<Error> Ask(const DealLine& deal, ParQuestion& question) const override {
    question.table.deal = deal;
    if (!deal.board) question.table.deal.board = taken_in();
    return ParAuction::Check(question);
  }

  bool answers_many() const override { return true; }

  std::size_t AnswerAll(std::span<Asking<ParAuction>> askings, const AskContext& context) override {
    return AnswerOnThreads<ParAuction>(askings, context);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [language = language()](const ParAnswer& answer, std::size_t /*number*/) {
      return ParText(answer, language);
    };
    return std::make_unique<PagePrinter<ParAnswer>>(language(), unit, page, ParTextEnd(language()));
  }
};

}  // namespace

std::unique_ptr<Command> MakeParCommand(CLI::App& app) { return std::make_unique<ParCommand>(app); }

}  // namespace jasnel
