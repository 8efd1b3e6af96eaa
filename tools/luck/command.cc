#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/luck.h"
#include "tools/commands.h"
#include "tools/luck/printer.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/question/question_command.h"

namespace jasnel {
namespace {

constexpr CommandWords kWords = {
    .argument = "RECORD",
    .argument_help = {"records of played deals, each in quotes",
                      "verslagen van gespeelde spellen, elk tussen aanhalingstekens"},
    .input_help = {"read records from a file, one a line, - for standard input",
                   "lees verslagen uit een bestand, een per regel, - voor standaardinvoer"},
    .item = {"record", "verslag"},
    .such_as = {"jasnel luck \"$(cat played.txt)\"", "jasnel luck \"$(cat gespeeld.txt)\""},
    .lines = kRecordsExpected,
    .threads_help = {"deals analysed in parallel (default one per processor)",
                     "spellen die tegelijk worden bekeken (standaard één per processor)"},
    .examples =
        {R"help(A record is that of jasnel analyse, such as a line that jasnel match --record writes. The deals are
those of two pairs, who keep their places. Full reference: docs/reference/luck.md.

Examples:
  jasnel match full:level=club simple --deals=20 --record=played.txt
  grep -v '^#' played.txt | awk 'NR % 2 == 1' | jasnel luck --input=-
  jasnel luck --input=played.txt --format=csv
  jasnel luck "$(sed -n 2p played.txt)" --lang=nl

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)help",
         R"help(Een verslag is dat van jasnel analyse, zoals een regel die jasnel match --record schrijft. De spellen
zijn van twee paren, die op hun plaats blijven. Alles hierover: docs/reference/luck.md.

Voorbeelden:
  jasnel match full:level=club simple --deals=20 --record=gespeeld.txt
  grep -v '^#' gespeeld.txt | awk 'NR % 2 == 1' | jasnel luck --input=- --lang=nl
  jasnel luck --input=gespeeld.txt --format=csv

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)help"},
};

class LuckCommand : public QuestionCommand<DealLuck, PlayedRecord> {
 public:
  explicit LuckCommand(CLI::App& app) : QuestionCommand(app, kWords) {}

 protected:
  Result<std::unique_ptr<PlayedSource>> Open(const std::vector<std::string>& arguments,
                                             const std::string& input) const override {
    return RecordsOf(arguments, input, defaults().rules);
  }

  std::optional<Error> Ask(const PlayedRecord& record, LuckQuestion& question) const override {
    question.played = record;
    return DealLuck::Check(question);
  }

  bool answers_many() const override { return true; }

  std::size_t AnswerAll(std::span<Asking<DealLuck>> askings, const AskContext& context) override {
    return AnswerOnThreads(askings, context);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    return MakeLuckTextPrinter(unit, language());
  }

  std::unique_ptr<AnswerPrinter> MakePrinter(std::string_view unit, bool only_one) const override {
    if (format() == Format::kJson) return MakeLuckJsonPrinter(language());
    return QuestionCommand::MakePrinter(unit, only_one);
  }
};

}  // namespace

std::unique_ptr<Command> MakeLuckCommand(CLI::App& app) {
  return std::make_unique<LuckCommand>(app);
}

}  // namespace jasnel
