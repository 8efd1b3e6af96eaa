#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/questions/beliefs.h"
#include "tools/commands.h"
#include "tools/shared/question/record_command.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {

namespace {

constexpr Phrase kAboutBeliefs = {R"(
Chances in percent: of each card to be in a hand, and of a hand to have none of a suit; below them how
many trumps a hand has on average. Each deal of the hidden cards counts for as much as its players
would have called and played as they did, if they play as jasnel does.
)",
                                  R"(
Kansen in procenten: dat een kaart in een hand zit, en dat een hand een kleur niet heeft; daaronder
hoeveel troeven een hand gemiddeld heeft. Elke verdeling van de verborgen kaarten telt zo zwaar als
de spelers daarmee zo geboden en gespeeld zouden hebben, als ze spelen zoals jasnel.
)"};

// A table with a column for each of the other seats, from the left.
class BeliefsPage {
 public:
  BeliefsPage(const BeliefsAnswer& answer, Language language)
      : answer_(answer), language_(language), say_(language) {}

  std::string Text() const {
    std::vector<std::vector<std::string>> rows = {Row(say_("Card", "Kaart"), {}, {})};
    for (int i = 1; i < kSeats; ++i) {
      rows[0].push_back(std::string(SeatName(Left(i), language_)));
    }
    for (const auto& [card, holds] : answer_.cards) {
      rows.push_back(Row(SignedCard(card, language_), holds, 100));
    }
    for (const auto& [suit, is_void] : answer_.suits) {
      rows.push_back(Row(say_("no $0", "geen $0", SuitSign(suit)), is_void, 100));
    }
    if (!answer_.trumps.empty()) {
      ChanceBySeat mean{};
      for (const auto& [trumps, has] : answer_.trumps) {
        for (std::size_t seat = 0; seat < mean.size(); ++seat) mean[seat] += trumps * has[seat];
      }
      rows.push_back(Row(say_("trumps", "troeven"), mean, {}));
    }
    return Heading() +
           FormatTable(rows, {Align::kLeft, Align::kRight, Align::kRight, Align::kRight}, kIndent);
  }

 private:
  Seat Left(int places) const { return Clockwise(answer_.seat, places); }

  std::string Heading() const {
    const std::string seat(SeatName(answer_.seat, language_));
    const std::string weighed =
        say_("$0 deals of the hidden cards weighed.\n\n",
             "$0 verdelingen van de verborgen kaarten gewogen.\n\n", answer_.deals);
    if (!answer_.trump) {
      return say_("$0 is to call. ", "$0 is aan de beurt om te bieden. ", seat) + weighed;
    }
    return say_("$0 is to play, $1 are trumps. ", "$0 is aan de beurt, troef is $1. ", seat,
                SuitText(*answer_.trump, language_)) +
           weighed;
  }

  // Percentages, or without `hundred` numbers with a decimal.
  std::vector<std::string> Row(std::string name, const std::optional<ChanceBySeat>& of_seats,
                               std::optional<double> hundred) const {
    std::vector<std::string> row = {std::move(name)};
    for (int i = 1; of_seats && i < kSeats; ++i) {
      const double number = (*of_seats)[Index(Left(i))];
      row.push_back(hundred ? Fixed(*hundred * number, 0) : Fixed(number, 1));
    }
    return row;
  }

  const BeliefsAnswer& answer_;
  const Language language_;
  const Voice say_;
};

constexpr CommandWords kBeliefsWords = RecordWords(
    {"jasnel beliefs --at=3.1 \"$(cat played.txt)\"",
     "jasnel beliefs --at=3.1 \"$(cat gespeeld.txt)\""},
    {R"help(A record is that of jasnel analyse, such as a line that jasnel match --record writes. Of the hands
only that of the seat in turn is looked at. Full reference: docs/reference/beliefs.md.

Examples:
  jasnel match full:level=club simple --deals=1 --record=played.txt
  head -n 2 played.txt | tail -n 1 > deal.txt
  jasnel beliefs --input=deal.txt --at=3.1
  jasnel beliefs --input=deal.txt --at=call.1 --deals=100 --lang=nl
  jasnel beliefs "$(cat deal.txt)" --at=6.2 --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)help",
     R"help(Een verslag is dat van jasnel analyse, zoals een regel die jasnel match --record schrijft. Van de
handen telt alleen die van wie aan de beurt is. Alles hierover: docs/reference/beliefs.md.

Voorbeelden:
  jasnel match full:level=club simple --deals=1 --record=gespeeld.txt
  head -n 2 gespeeld.txt | tail -n 1 > spel.txt
  jasnel beliefs --input=spel.txt --at=3.1 --lang=nl
  jasnel beliefs --input=spel.txt --at=bod.1 --deals=100 --lang=nl

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)help"});

class BeliefsCommand : public RecordCommand<AskBeliefs> {
 public:
  explicit BeliefsCommand(CLI::App& app) : RecordCommand(app, kBeliefsWords) {}

 protected:
  RecordStops stops() const override { return RecordStops::kAnywhere; }

  std::optional<Error> Ask(const PlayedRecord& record, BeliefsQuestion& question) const override {
    question.record = record;
    return AskBeliefs::Check(question);
  }

  std::size_t AnswerAll(std::span<Asking<AskBeliefs>> askings, const AskContext& context) override {
    return AnswerOnThreads<AskBeliefs>(askings, context);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    const auto page = [language = language()](const BeliefsAnswer& answer, std::size_t) {
      return BeliefsPage(answer, language).Text();
    };
    return std::make_unique<PagePrinter<BeliefsAnswer>>(language(), unit, page,
                                                        Voice(language())(kAboutBeliefs));
  }
};

}  // namespace

std::unique_ptr<Command> MakeBeliefsCommand(CLI::App& app) {
  return std::make_unique<BeliefsCommand>(app);
}

}  // namespace jasnel
