#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/book.h"
#include "tools/book/text.h"
#include "tools/commands.h"
#include "tools/shared/question/question_command.h"

namespace jasnel {
namespace {

constexpr CommandWords kWords = {
    .argument = "HAND",
    .argument_help = {"hands, each in quotes or as bare words",
                      "handen, elk tussen aanhalingstekens of als losse woorden"},
    .input_help = {"read hands from a file, one per line, - for standard input",
                   "lees handen uit een bestand, een per regel, - voor standaardinvoer"},
    .item = {"hand", "hand"},
    .such_as = {"jasnel book J97.AT.K8.7", "jasnel book B97.A10.H8.7"},
    .lines = {"hands, such as J97.AT.K8.7", "handen, een per regel, zoals B97.A10.H8.7"},
    .examples =
        {R"(A hand has eight cards: spades.hearts.diamonds.clubs, or card by card.
Full reference: docs/reference/book.md.

Examples:
  jasnel book J97.AT.K8.7
  jasnel book J97.AT.K8.7 --trump=S --place=1 --exchanges
  jasnel book SJ S9 S7 HA HT DK D8 C7 --rules=nku-rotterdam --lang=nl
  jasnel deal --count=100 | sed -E 's/^N:([^ ]*) .*/\1/' | jasnel book --input=- --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)",
         R"(Een hand heeft acht kaarten: schoppen.harten.ruiten.klaveren, of kaart voor kaart.
Alles hierover: docs/reference/book.md.

Voorbeelden:
  jasnel book B97.A10.H8.7 --lang=nl
  jasnel book B97.A10.H8.7 --trump=S --place=1 --exchanges --lang=nl
  jasnel book SB S9 S7 HA H10 RH R8 K7 --rules=nku-rotterdam --lang=nl
  jasnel deal --count=100 | sed -E 's/^N:([^ ]*) .*/\1/' | jasnel book --input=- --format=csv

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)"},
};

class BookCommand : public HandCommand<Book> {
 public:
  explicit BookCommand(CLI::App& app) : HandCommand(app, kWords) {}

 protected:
  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [unit, language = language()](const BookAnswer& answer, std::size_t number) {
      return BookText(answer, unit, number, language);
    };
    return std::make_unique<PagePrinter<BookAnswer>>(language(), unit, page,
                                                     BookTextEnd(defaults(), language()));
  }
};

}  // namespace

std::unique_ptr<Command> MakeBookCommand(CLI::App& app) {
  return std::make_unique<BookCommand>(app);
}

}  // namespace jasnel
