#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/questions/book.h"
#include "jasnel/notation.h"
#include "jasnel/rules.h"
#include "tools/commands.h"
#include "tools/shared/question/question_command.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {

namespace {

constexpr Phrase kMakes = {"Made", "Gehaald"};
constexpr Phrase kPlaces[] = {
    {"1, leads", "1, komt uit"}, {"2", "2"}, {"3", "3"}, {"4, dealt", "4, gever"}};
constexpr Phrase kAboutBook = {R"(
Made: chance that the contract is made if this hand declares. Score: what its side writes down
minus what the other side does. Both are averages over all deals of the other cards, with all hands
open and perfect play. In brackets: 95% intervals of the book's own error. In play: the same for
players who see one hand. Place: counted clockwise from the leader of the first trick.
)",
                               R"(
Gehaald: kans dat het contract gehaald wordt als deze hand speelt. Score: wat die partij schrijft
min wat de andere schrijft. Beide zijn gemiddelden over alle verdelingen van de andere kaarten, met
open kaarten en volmaakt spel. Tussen haakjes: 95%-intervallen van de fout van het boek zelf. In het
spel: hetzelfde voor spelers die één hand zien. Plaats: met de klok mee geteld vanaf wie uitkomt.
)"};

constexpr std::size_t kNumberWidth = 4;  // of a chance or a score, so that they stand in line
constexpr std::size_t kExchanges = 6;    // at either end of the list

using Rows = std::vector<std::vector<std::string>>;

std::string Number(double number) { return std::to_string(std::lround(number)); }
std::string SignedNumber(double score) { return Signed(static_cast<int>(std::lround(score))); }

// Writes the page part by part, each of them whole lines.
class Page {
 public:
  Page(const BookAnswer& answer, Language language)
      : answer_(answer), question_(answer.question), language_(language), say_(language) {}

  std::string Write(const std::string& heading) const {
    const std::string dealt = question_.dealt.IsRandom()
                                  ? ""
                                  : " " + say_(phrases::kByHand, FormatDealt(question_.dealt));
    return absl::StrCat(heading, say_(phrases::kRules, FormatRules(question_.rules)), dealt, "\n\n",
                        kIndent, HandInSuits(question_.hand, language_), "\n\n", Table(),
                        answer_.exchanges ? Exchanges() : "");
  }

 private:
  static std::string Percent(double chance) {
    return PadLeft(Number(100 * chance) + "%", kNumberWidth);
  }

  static std::string Score(double score) { return PadLeft(SignedNumber(score), kNumberWidth); }

  // `63% (60-66)`.
  static std::string Chance(const Estimate& chance) {
    return absl::StrCat(Percent(chance.value), " (", Number(100 * chance.low), "-",
                        Number(100 * chance.high), ")");
  }

  // `+21 (+15 to +28)`.
  std::string Score(const Estimate& score) const {
    return absl::StrCat(Score(score.value), " (",
                        say_(phrases::kFromTo, SignedNumber(score.low), SignedNumber(score.high)),
                        ")");
  }

  std::string Table() const {
    Rows rows = {{say_(phrases::kTrump), say_("Place", "Plaats"), say_(kMakes), "Score", "Pit",
                  say_("In play", "In het spel")}};
    for (const auto& [suit, places] : answer_.suits) {
      for (const auto& [place, entry] : places) {
        const bool first = place == places.front().place;
        rows.push_back({first ? SuitText(suit, language_) : "",
                        say_(kPlaces[static_cast<std::size_t>(place)]), Chance(entry.makes),
                        Score(entry.score), Percent(entry.pit.value),
                        absl::StrCat(Percent(entry.played_makes), " ", Score(entry.played_score))});
      }
    }
    return FormatTable(
        rows,
        {Align::kLeft, Align::kLeft, Align::kLeft, Align::kLeft, Align::kRight, Align::kRight},
        kIndent);
  }

  std::string Exchanges() const {
    const double score = answer_.suits.front().places.front().entry.score.value;
    const auto table = [&](std::span<const BookExchange> some) {
      Rows rows = {{say_("Without", "Zonder"), say_("With", "Met"), say_(kMakes), "Score"}};
      for (const BookExchange& one : some) {
        rows.push_back({SignedCard(one.without, language_), SignedCard(one.with, language_),
                        Percent(one.entry.makes.value),
                        absl::StrCat(Score(one.entry.score.value), " (",
                                     SignedNumber(one.entry.score.value - score), ")")});
      }
      return FormatTable(rows, {Align::kLeft, Align::kLeft, Align::kRight, Align::kLeft}, kIndent);
    };
    const std::span all(*answer_.exchanges);
    return absl::StrCat("\n",
                        say_("One card exchanged, $0, place $1: the best",
                             "Eén kaart geruild, $0, plaats $1: de beste",
                             SuitText(*question_.trump, language_), *question_.place + 1),
                        ":\n", table(all.first(kExchanges)), "\n",
                        say_("... and the worst", "... en de slechtste"), ":\n",
                        table(all.last(kExchanges)));
  }

  const BookAnswer& answer_;
  const BookQuestion& question_;
  const Language language_;
  const Voice say_;
};

// A table of suits and places, and the exchanges of a card if they were asked for. The hand is
// number `number` of its `unit`.
std::string BookText(const BookAnswer& answer, std::string_view unit, std::size_t number,
                     Language language) {
  return Page(answer, language).Write(NumberOfHand(unit, number, language));
}

// What the words mean, below the last table.
std::string BookTextEnd(const BookQuestion& question, Language language) {
  const Voice say(language);
  return absl::StrCat(say(kAboutBook),
                      question.exchanges
                          ? say("In brackets: the difference in score from the hand itself.\n",
                                "Tussen haakjes: het verschil in score met de hand zelf.\n")
                          : "");
}

constexpr CommandWords kBookWords = {
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
  explicit BookCommand(CLI::App& app) : HandCommand(app, kBookWords) {}

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
