#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/analyse.h"
#include "tools/analyse/text.h"
#include "tools/commands.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/question/record_command.h"

namespace jasnel {
namespace {

constexpr CommandWords kAnalyseWords = RecordWords(
    {"jasnel analyse \"$(cat played.txt)\"", "jasnel analyse \"$(cat gespeeld.txt)\""},
    {R"help(A record is a JSON object: deal (the hands as dealt), tricks, dealer or the first leader,
trump and declarer or the auction, and rules if they are not those of --rules. It may mark what went
wrong at the table: roem_claim, mended, accused_by, short_hand and looked_at in a trick, individual
and as_played of the deal.
Full reference: docs/reference/analyse.md.

Examples:
  echo '{"deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","dealer":"E","auction":["pass","H"],"tricks":[{"cards":["S9","S7","SA","SK"]},{"cards":["SJ","HK","HT","S8"]}]}' > played.txt
  jasnel analyse --input=played.txt
  jasnel analyse --input=played.txt --lang=nl --summary
  jasnel analyse --input=played.txt --fair
  jasnel analyse --input=played.txt --conventions=bedum
  jasnel analyse --input=- --format=csv < played.txt
  jasnel analyse "$(cat played.txt)" --rules=nku-rotterdam --format=json

Exit status: 0 all analysed; 1 an input was wrong, the rest was analysed; 2 the command line was
wrong; 130 stopped by Ctrl-C.)help",
     R"help(Een verslag is een JSON-object: deal (de handen zoals ze gegeven zijn), tricks, dealer of wie het
eerst uitkwam, trump en declarer of auction, en rules als het niet die van --rules zijn. Het mag zeggen
wat er aan tafel misging: roem_claim, mended, accused_by, short_hand en looked_at in een slag,
individual en as_played van het spel.
Alles hierover: docs/reference/analyse.md.

Voorbeelden:
  jasnel analyse --input=gespeeld.txt --lang=nl
  jasnel analyse --input=gespeeld.txt --lang=nl --summary
  jasnel analyse --input=gespeeld.txt --lang=nl --fair
  jasnel analyse --input=gespeeld.txt --lang=nl --conventions=bedum

Exitstatus: 0 alles bekeken; 1 een invoer was fout, de rest is bekeken; 2 de opdrachtregel was fout;
130 gestopt met Ctrl-C.)help"});

class AnalyseCommand : public RecordCommand<AnalyseDeal> {
 public:
  explicit AnalyseCommand(CLI::App& app) : RecordCommand(app, kAnalyseWords) {
    AddFlag(
        app, "--conventions", "NAME|FILE",
        Localized({"explains what the cards said to the partner, by a card of signals: bedum,\n"
                   "bedum-opposite, one signal, or a file (docs/guides/conventions.md)",
                   "zegt wat de kaarten aan de maat zeiden, volgens een kaart met seinen: bedum,\n"
                   "bedum-opposite, één sein, of een bestand (docs/guides/conventions.md)"}),
        FindConventions, conventions_);
  }

 protected:
  std::optional<Error> CheckFlags() const override {
    if (conventions_ && (defaults().summary || format() != Format::kText)) {
      return Error{Say("--conventions with $0; expected it without",
                       "--conventions met $0; verwacht het zonder",
                       defaults().summary ? "--summary" : "--format")};
    }
    return std::nullopt;
  }

  std::optional<Error> Ask(const PlayedRecord& record, AnalyseQuestion& question) const override {
    question.played = record;
    question.conventions = {conventions_, conventions_};
    return AnalyseDeal::Check(question);
  }

  // Deals are judged one after another, each on all threads.
  std::size_t AnswerAll(std::span<Asking<AnalyseDeal>> askings,
                        const AskContext& context) override {
    const std::size_t analysed = AnswerOnThreads(askings, context);
    for (std::size_t i = 0; i < analysed; ++i) {
      auto& [item, error, question, answer] = askings[i];
      if (answer && !AnalyseDeal::Judge(question, context, *answer)) return i;
    }
    return analysed;
  }

  CsvForm csv_form() const override {
    return AnalyseDeal::CsvOf(defaults().summary, defaults().fair);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [unit, language = language()](const AnalysedDeal& deal, std::size_t number) {
      return AnalysisText(deal, unit, number, language);
    };
    return std::make_unique<PagePrinter<AnalysedDeal>>(language(), unit, page,
                                                       AnalysisTextEnd(defaults(), language()));
  }

 private:
  std::shared_ptr<const ConventionCard> conventions_;
};

}  // namespace

std::unique_ptr<Command> MakeAnalyseCommand(CLI::App& app) {
  return std::make_unique<AnalyseCommand>(app);
}

}  // namespace jasnel
