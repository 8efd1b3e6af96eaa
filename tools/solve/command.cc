#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/questions/deal_fields.h"
#include "engine/questions/solve.h"
#include "tools/commands.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/question/question_command.h"
#include "tools/solve/printer.h"

namespace jasnel {
namespace {

constexpr CommandWords kSolveWords = DealWords(
    kDealsExpected,
    "jasnel solve 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S'",
    {R"(A deal line is a seat, four hands clockwise from it (spades.hearts.diamonds.clubs), and fields:
rules= trump= leader= dealer= declarer= trick= value= ns= ew= ns-roem= ew-roem= ns-tricks= turned=
board= or in Dutch regels= troef= uitkomst= gever= speler= slag= waarde= nz= ow= nz-roem= ow-roem=
nz-slagen= gedraaid= spel=. Hands may use suit symbols or names, and pictures that jasnel prints can
be read back. With --objective=make, finding all best cards takes about two and a half times as long
as the answer alone: --value-only leaves them out.

Examples:
  jasnel solve 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S'
  jasnel solve N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 --dealer=E --cards
  jasnel solve 'N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=H leader=E' --objective=make
  echo 'N:.AT.JT. 7.QJ.9. .K87.Q. 8.9.AK. trump=H leader=E value=-100' > deals.txt
  jasnel solve --input=deals.txt --format=json
  jasnel solve --input=deals.txt --check
  jasnel solve --input=- --lang=nl < deals.txt

Exit status: 0 all answered; 1 an input was wrong or a check failed, the rest was answered;
2 the command line was wrong; 130 stopped by Ctrl-C.)",
     R"(Een spel is een plaats, vier handen vanaf daar met de klok mee (schoppen.harten.ruiten.klaveren), en
velden: regels= troef= uitkomst= gever= speler= slag= waarde= nz= ow= nz-roem= ow-roem= nz-slagen=
gedraaid= spel= of in het Engels rules= trump= leader= dealer= declarer= trick= value= ns= ew=
ns-roem= ew-roem= ns-tricks= turned= board=. In handen mogen tekens of namen van kleuren staan, en
wat jasnel tekent kan het ook weer lezen. Met --objective=make kost het ongeveer tweeënhalf keer zo
veel tijd om alle beste kaarten te vinden als alleen het antwoord: --value-only laat ze weg.

Voorbeelden:
  jasnel solve 'N:AB10.V8.1098. H.HB.H.H1098 9.1097.A.AVB V87.A.VB7.7 troef=H uitkomst=Z' --lang=nl
  jasnel solve N:AB10.V8.1098. H.HB.H.H1098 9.1097.A.AVB V87.A.VB7.7 --dealer=O --cards --lang=nl
  jasnel solve --input=spellen.txt --check --lang=nl

Exitstatus: 0 alles beantwoord; 1 een invoer was fout of een waarde klopte niet, de rest is
beantwoord; 2 de opdrachtregel was fout; 130 gestopt met Ctrl-C.)"});

class SolveCommand : public QuestionCommand<Solve, DealLine> {
 public:
  explicit SolveCommand(CLI::App& app) : QuestionCommand(app, kSolveWords) {
    AddSwitch(app, "--check",
              Localized({"compare with the value= of each deal and print those that differ",
                         "vergelijk met waarde= van elk spel en toon welke verschillen"}),
              check_)
        .InGroup(Localized({"What to compute", "Wat te berekenen"}));
  }

 protected:
  std::optional<Error> CheckFlags() const override {
    const SolveForm& form = defaults().form;
    if (!check_) return std::nullopt;
    if (form.objective == Objective::kPit) {
      return Error{
          Say("--check with --objective=pit; expected points or make: value= does not show who "
              "takes all tricks",
              "--check met --objective=pit; verwacht points of make: value= zegt niet wie alle "
              "slagen haalt")};
    }
    if (form.objective == Objective::kScore) {
      return Error{
          Say("--check with --objective=score; expected points or make: value= is what is still to "
              "be won, not what is written down",
              "--check met --objective=score; verwacht points of make: value= zegt wat nog te "
              "halen is, niet wat wordt opgeschreven")};
    }
    if (form.cards) {
      return Error{Say("--cards with --check; expected one of the two",
                       "--cards met --check; verwacht een van de twee")};
    }
    return std::nullopt;
  }

  Result<std::unique_ptr<Source<DealLine>>> Open(const std::vector<std::string>& arguments,
                                                 const std::string& input) const override {
    return DealsOf(arguments, input);
  }

  std::optional<Error> Ask(const DealLine& deal, SolveQuestion& question) const override {
    question.deal = WithDefaults(deal, question.defaults);
    if (check_) {
      question.form.value_only = true;
      if (auto error = CannotCheck(question.deal)) return error;
    }
    return Solve::Check(question);
  }

  bool answers_many() const override { return true; }

  // All suits of all deals at a time.
  std::size_t AnswerAll(std::span<Asking<Solve>> askings, const AskContext& context) override {
    std::vector<Position> positions;
    std::vector<std::size_t> owners;
    for (std::size_t i = 0; i < askings.size(); ++i) {
      if (askings[i].error) continue;
      SolveQuestion& question = askings[i].question;
      askings[i].answer = {.deal = question.deal, .trumps = std::move(question.trumps)};
      for (const SolvedTrump& trump : askings[i].answer->trumps) {
        if (trump.error) continue;
        positions.push_back(trump.position);
        owners.push_back(i);
      }
    }
    SolveForm form = defaults().form;
    form.value_only |= check_;
    SolveRequest request = RequestOf(form);
    request.limits = {.time = defaults().budget, .cancel = &context.cancel};
    auto solutions = context.solver.Solve(positions, request);
    std::size_t next = 0;
    for (std::size_t i = 0; i < askings.size(); ++i) {
      if (askings[i].error) continue;
      for (SolvedTrump& trump : askings[i].answer->trumps) {
        if (trump.error || trump.Take(std::move(solutions[next++]))) continue;
        if (context.cancel) return i;
        askings[i].error = NotInTime();
      }
    }
    return askings.size();
  }

  bool HasError(const SolveAnswer& answer) const override {
    return std::any_of(answer.trumps.begin(), answer.trumps.end(),
                       [](const SolvedTrump& trump) { return trump.error.has_value(); });
  }

  bool shows_one() const override { return true; }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool only_one) const override {
    return MakeSolveTextPrinter(defaults().form, language(), unit, only_one);
  }

  std::unique_ptr<AnswerPrinter> MakePrinter(std::string_view unit, bool only_one) const override {
    if (check_) return MakeCheckPrinter(format(), language(), unit);
    return QuestionCommand::MakePrinter(unit, only_one);
  }

 private:
  bool check_ = false;
};

}  // namespace

std::unique_ptr<Command> MakeSolveCommand(CLI::App& app) {
  return std::make_unique<SolveCommand>(app);
}

}  // namespace jasnel
