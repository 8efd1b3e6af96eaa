#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/bid.h"
#include "tools/bid/text.h"
#include "tools/commands.h"
#include "tools/shared/question/question_command.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/words.h"

namespace jasnel {
namespace {

constexpr CommandWords kBidWords = {
    .argument = "HAND",
    .argument_help = {"bid lines, each in quotes or as bare words",
                      "handen met velden, elk tussen aanhalingstekens of als losse woorden"},
    .input_help = {"read bid lines from a file, - for standard input",
                   "lees handen met velden uit een bestand, - voor standaardinvoer"},
    .item = {"hand", "hand"},
    .such_as = {"jasnel bid J97.AT.K8.7 --dealer=N", "jasnel bid B97.A10.H8.7 --dealer=N"},
    .lines = {"bid lines, such as J97.AT.K8.7 dealer=N",
              "handen, een per regel, zoals B97.A10.H8.7 gever=N"},
    .threads_help = {"deals solved in parallel (default one per processor)",
                     "verdelingen die tegelijk worden opgelost (standaard één per processor)"},
    .output_group = {"Output", "Uitvoer"},
    .examples =
        {R"(A bid line is a hand of eight cards (spades.hearts.diamonds.clubs) and fields: dealer= seat=
auction= turned= rules= given=.
Full reference: docs/reference/bid.md.

Examples:
  jasnel bid J97.AT.K8.7 --dealer=N --worlds=100
  jasnel bid --hand=J97.AT.K8.7 --dealer=N --seat=S --auction=pass --until-clear --lang=nl
  jasnel bid 'J97.AT.K8.7 dealer=N auction=pass rules=bedum turned=S' --precision=5 --format=json
  jasnel bid J97.AT.K8.7 --dealer=N --given='S:AT... - - -' --budget-ms=200
  printf '%s\n' J97.AT.K8.7 AK.QT9.A7.8 > hands.txt
  jasnel bid --input=hands.txt --dealer=W --worlds=64 --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)",
         R"(Na een hand van acht kaarten (schoppen.harten.ruiten.klaveren) mogen velden staan: gever= plaats=
biedingen= gedraaid= regels= gegeven=.
Alles hierover: docs/reference/bid.md.

Voorbeelden:
  jasnel bid B97.A10.H8.7 --dealer=N --worlds=100 --lang=nl
  jasnel bid --hand=B97.A10.H8.7 --dealer=N --seat=Z --auction=pas --until-clear --lang=nl
  jasnel bid 'B97.A10.H8.7 gever=N biedingen=pas regels=bedum gedraaid=S' --lang=nl
  jasnel bid --input=handen.txt --dealer=W --worlds=64 --format=csv

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)"},
};

class BidCommand : public HandCommand<Bid> {
 public:
  explicit BidCommand(CLI::App& app) : HandCommand(app, kBidWords) {}

 protected:
  // On a terminal, what the book says stands there until there is an answer.
  std::size_t AnswerAll(std::span<Asking<Bid>> askings, const AskContext& context) override {
    for (const Asking<Bid>& asking : askings) {
      if (asking.error || !from_book_.on_terminal()) continue;
      const auto question = ToQuestion(asking.question.line);
      if (question) from_book_.Show(BookLine(*question, language()));
    }
    const std::size_t answered = HandCommand::AnswerAll(askings, context);
    from_book_.Clear();
    return answered;
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [unit, numbered = !is_by_flag(), language = language()](
                          const AnsweredBid& answer, std::size_t number) {
      return (numbered ? NumberOfHand(unit, number, language) : "") + BidText(answer, language);
    };
    return std::make_unique<PagePrinter<AnsweredBid>>(
        language(), unit, page, BidTextEnd(defaults().open_hands, language()));
  }

 private:
  TerminalLine from_book_;
};

}  // namespace

std::unique_ptr<Command> MakeBidCommand(CLI::App& app) { return std::make_unique<BidCommand>(app); }

}  // namespace jasnel
