#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/table.h"
#include "tools/commands.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/question/question_command.h"
#include "tools/table/text.h"

namespace jasnel {
namespace {

constexpr CommandWords kTableWords = DealWords(
    kDealsExpected, "jasnel table 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E'",
    {R"(A deal line is a seat, four hands of eight cards clockwise from it (spades.hearts.diamonds.clubs),
and fields: rules= dealer= leader= turned= board=. trump= and declarer= are ignored.

Examples:
  jasnel table 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 dealer=E'
  jasnel table N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --all-leaders --lang=nl
  jasnel deal --count=4 --seed=7 --format=pbn > boards.pbn
  jasnel table --input=boards.pbn
  jasnel table --input=boards.pbn --rules=nku-rotterdam --format=csv > tables.csv
  jasnel deal --count=2 --seed=1 | jasnel table --input=- --format=json

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)",
     R"(Een spel is een plaats, vier handen van acht kaarten vanaf daar met de klok mee
(schoppen.harten.ruiten.klaveren), en velden: regels= gever= uitkomst= gedraaid= spel=. troef= en
speler= tellen niet.

Voorbeelden:
  jasnel table 'N:AB10.V8.1098. H.HB.H.H1098 9.1097.A.AVB V87.A.VB7.7 gever=O' --lang=nl
  jasnel table N:AB10.V8.1098. H.HB.H.H1098 9.1097.A.AVB V87.A.VB7.7 --all-leaders --lang=nl
  jasnel deal --count=2 --seed=1 | jasnel table --input=- --lang=nl

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)"});

class TableCommand : public QuestionCommand<Table, DealLine> {
 public:
  explicit TableCommand(CLI::App& app) : QuestionCommand(app, kTableWords) {}

 protected:
  Result<std::unique_ptr<Source<DealLine>>> Open(const std::vector<std::string>& arguments,
                                                 const std::string& input) const override {
    return DealsOf(arguments, input);
  }

  std::optional<Error> Ask(const DealLine& deal, TableQuestion& question) const override {
    question.deal = deal;
    if (!deal.board) question.deal.board = taken_in();
    return Table::Check(question);
  }

  bool answers_many() const override { return true; }

  std::size_t AnswerAll(std::span<Asking<Table>> askings, const AskContext& context) override {
    return AnswerOnThreads<Table>(askings, context);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [language = language()](const TableAnswer& answer, std::size_t /*number*/) {
      return TableText(answer, language);
    };
    return std::make_unique<PagePrinter<TableAnswer>>(language(), unit, page,
                                                      TableTextEnd(language()));
  }
};

}  // namespace

std::unique_ptr<Command> MakeTableCommand(CLI::App& app) {
  return std::make_unique<TableCommand>(app);
}

}  // namespace jasnel
