#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/questions/solve.h"
#include "jasnel/boerenbridge/solver.h"
#include "tools/commands.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/question/question_command.h"
#include "tools/solve/boerenbridge_text.h"

namespace jasnel::boerenbridge {
namespace {

constexpr std::uint64_t kDefaultNodes = 20'000'000;

constexpr CommandWords kSolveWords = [] {
  CommandWords words = DealWords(
      kDealsExpected, "jasnel boerenbridge solve '0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0'",
      {R"(A deal line is 0: and the hands (spades.hearts.diamonds.clubs) clockwise from the dealer's left, and
fields: bids= taken= leader= trick=.
Full reference: docs/reference/boerenbridge-solver.md.

Examples:
  jasnel boerenbridge solve '0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0'
  jasnel boerenbridge solve 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0 --cards --lang=nl
  jasnel boerenbridge solve 0:A8.K.4. KT..J5. 7.QT.8. --paranoid --scores
  echo '0:A8.K.. KT...9 .Q.8. bids=1,2,0 trick=HA leader=2' > deals.txt
  jasnel boerenbridge solve --input=deals.txt --format=json
  jasnel boerenbridge solve --input=- --paranoid=1 --cards --nodes=1000000 < deals.txt

Exit status: 0 all answered; 1 an input was wrong or took too many nodes, the rest was answered;
2 the command line was wrong; 130 stopped by Ctrl-C.)",
       R"(Een spel is 0: en de handen (schoppen.harten.ruiten.klaveren) met de klok mee vanaf links van de gever,
en velden: biedingen= gehaald= uitkomst= slag=.
Alles hierover: docs/reference/boerenbridge-solver.md.

Voorbeelden:
  jasnel boerenbridge solve '0:A8.H.4. H10..B5. 7.V10.8. biedingen=1,2,0' --lang=nl
  jasnel boerenbridge solve 0:A8.H.4. H10..B5. 7.V10.8. --paranoid --scores --lang=nl
  jasnel boerenbridge solve --input=spellen.txt --format=json

Exitstatus: 0 alles beantwoord; 1 een invoer was fout of kostte te veel knopen, de rest is
beantwoord; 2 de opdrachtregel was fout; 130 gestopt met Ctrl-C.)"});
  words.input_help = {"read deal lines from a file, - for standard input",
                      "lees spellen uit een bestand, - voor standaardinvoer"};
  words.output_group = {"Output and limits", "Uitvoer en grenzen"};
  return words;
}();

class SolveCommand : public QuestionCommand<Solve, DealLine> {
 public:
  explicit SolveCommand(CLI::App& app) : QuestionCommand(app, kSolveWords) {
    defaults().nodes = kDefaultNodes;
  }

 protected:
  Result<std::unique_ptr<Source<DealLine>>> Open(const std::vector<std::string>& arguments,
                                                 const std::string& input) const override {
    return DealsOf(arguments, input);
  }

  std::optional<Error> Ask(const DealLine& deal, SolveQuestion& question) const override {
    question.deal = deal;
    return Solve::Check(question);
  }

  bool answers_many() const override { return true; }

  // Each on a thread.
  std::size_t AnswerAll(std::span<Asking<Solve>> askings, const AskContext& context) override {
    const int threads = context.solver.threads();
    const std::size_t needed = std::min(askings.size(), static_cast<std::size_t>(threads));
    while (solvers_.size() < needed) solvers_.emplace_back();
    OnPieces(askings.size(), threads, [&](std::size_t i, int thread) {
      Asking<Solve>& asking = askings[i];
      if (asking.error) return;
      Solver& solver = solvers_[static_cast<std::size_t>(thread)];
      asking.Take(Solve::AnswerWith(solver, asking.question, context.cancel), context.cancel);
    });
    return CountAnswered<Solve>(askings);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [language = language()](const SolveAnswer& answer, std::size_t /*number*/) {
      return SolveText(answer, language);
    };
    return std::make_unique<PagePrinter<SolveAnswer>>(language(), unit, page,
                                                      SolveTextEnd(defaults(), language()));
  }

 private:
  std::vector<Solver> solvers_;  // of the threads that have had work
};

}  // namespace

std::unique_ptr<Command> MakeSolveCommand(CLI::App& app) {
  return std::make_unique<SolveCommand>(app);
}

}  // namespace jasnel::boerenbridge
