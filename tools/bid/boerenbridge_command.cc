#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/bid.h"
#include "tools/bid/boerenbridge_text.h"
#include "tools/commands.h"
#include "tools/shared/question/question_command.h"
#include "tools/shared/text/words.h"

namespace jasnel::boerenbridge {
namespace {

constexpr CommandWords kBidWords = {
    .argument = "HAND",
    .argument_help = {"bid lines, each in quotes or as bare words",
                      "handen met velden, elk tussen aanhalingstekens of als losse woorden"},
    .input_help = {"read bid lines from a file, - for standard input",
                   "lees handen met velden uit een bestand, - voor standaardinvoer"},
    .item = {"hand", "hand"},
    .such_as = {"jasnel boerenbridge bid AK2.Q8.T98.A7", "jasnel boerenbridge bid AH2.V8.1098.A7"},
    .lines = {"bid lines, such as AK2.Q8.T98.A7 players=5 bids=2,0",
              "handen, een per regel, zoals AH2.V8.1098.A7 spelers=5 biedingen=2,0"},
    .threads_help = {"deals played in parallel (default one per processor)",
                     "verdelingen die tegelijk worden gespeeld (standaard één per processor)"},
    .output_group = {"Output", "Uitvoer"},
    .examples =
        {R"(A bid line is a hand (spades.hearts.diamonds.clubs) and fields: players= cards= seat= bids=. Spades
are trumps, seat 0 is left of the dealer and bids first.
Full reference: docs/reference/boerenbridge.md.

Examples:
  jasnel boerenbridge bid AK2.Q8.T98.A7 --players=5 --worlds=200
  jasnel boerenbridge bid --hand=A..K. --players=4 --seat=3 --bids=0,1,0 --lang=nl
  jasnel boerenbridge bid 'AQ7.K.J98. players=3 bids=2' --precision=0.5 --format=json
  printf '%s\n' 'A... bids=0,1' 'K.A.. bids=1' > hands.txt
  jasnel boerenbridge bid --input=hands.txt --worlds=100 --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)",
         R"(Na een hand (schoppen.harten.ruiten.klaveren) mogen velden staan: spelers= kaarten= plaats=
biedingen=. Schoppen is troef; plaats 0 zit links van de gever en biedt het eerst.
Alles hierover: docs/reference/boerenbridge.md.

Voorbeelden:
  jasnel boerenbridge bid AH2.V8.1098.A7 --players=5 --worlds=200 --lang=nl
  jasnel boerenbridge bid --hand=A..H. --players=4 --seat=3 --bids=0,1,0 --lang=nl
  jasnel boerenbridge bid 'AV7.H.B98. spelers=3 biedingen=2' --precision=0.5 --lang=nl
  jasnel boerenbridge bid --input=handen.txt --worlds=100 --format=csv

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)"},
};

class BidCommand : public HandCommand<Bid> {
 public:
  explicit BidCommand(CLI::App& app) : HandCommand(app, kBidWords) {}

 protected:
  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [unit, numbered = !is_by_flag(), language = language()](
                          const AnsweredBid& answer, std::size_t number) {
      return (numbered ? NumberOfHand(unit, number, language) : "") + BidText(answer, language);
    };
    return std::make_unique<PagePrinter<AnsweredBid>>(language(), unit, page,
                                                      BidTextEnd(language()));
  }
};

}  // namespace

std::unique_ptr<Command> MakeBidCommand(CLI::App& app) { return std::make_unique<BidCommand>(app); }

}  // namespace jasnel::boerenbridge
