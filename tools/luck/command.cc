#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "engine/questions/luck.h"
#include "engine/records/record.h"
#include "jasnel/notation.h"
#include "jasnel/rating.h"
#include "tools/commands.h"
#include "tools/shared/question/answer_printer.h"
#include "tools/shared/question/record_command.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {

namespace {

constexpr Phrase kAboutLuck = {
    R"(
Points written down, North-South minus East-West; each row adds up. Cards: what others would
make of the deal. Calls: what each side's calls changed in that. Unseen: what the contract is
worth with open hands more than others make of it. Play: what each side's cards lost of that.
)",
    R"(
Geschreven punten, Noord-Zuid min Oost-West; elke regel telt op. Kaarten: wat anderen van het
spel zouden maken. Bieden: wat elke kant daaraan veranderde door te bieden. Ongezien: wat het
bod met open handen meer waard is dan anderen ervan maken. Spelen: wat elke kant daarvan
verspeelde.
)"};

Luck SumOf(const std::vector<Luck>& deals) {
  Luck sum;
  for (const Luck& deal : deals) {
    sum.cards += deal.cards;
    sum.unseen += deal.unseen;
    sum.rulings += deal.rulings;
    sum.result += deal.result;
    for (std::size_t side = 0; side < 2; ++side) {
      sum.calls[side] += deal.calls[side];
      sum.play[side] += deal.play[side];
    }
  }
  return sum;
}

// How many times as many deals the plain mean would need for so narrow an interval.
double TimesAsMany(const Rating& rating) {
  const double ratio = rating.plain.half_width / rating.corrected.half_width;
  return ratio * ratio;
}

// Its widths are those of all deals: it prints at the end.
class TextPrinter : public PrinterOf<Luck> {
 public:
  TextPrinter(std::string_view unit, Language language) : unit_(unit), language_(language) {}

  Printed PrintError(const ItemName& item, const Error& error) override {
    return {"", AtPlace(unit_, item.number, error, language_)};
  }

  Printed Finish() override {
    if (deals_.empty()) return {};
    const Voice say(language_);
    std::vector<std::vector<std::string>> rows = {{say("Deal", "Spel"), say("Cards", "Kaarten")}};
    const auto add_sides = [&](const Phrase& what) {
      for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
        rows[0].push_back(say(what, ShortSideName(side, language_)));
      }
    };
    add_sides({"Calls $0", "Bieden $0"});
    rows[0].emplace_back(say("Unseen", "Ongezien"));
    add_sides({"Play $0", "Spelen $0"});
    rows[0].emplace_back(say("Rulings", "Arbitrage"));
    rows[0].emplace_back(say("Result", "Uitslag"));
    for (std::size_t i = 0; i < deals_.size(); ++i) rows.push_back(Row(names_[i], deals_[i]));
    const Luck sum = SumOf(deals_);
    if (deals_.size() > 1) rows.push_back(Row(say("all", "alle"), sum));
    const bool ruled = std::any_of(deals_.begin(), deals_.end(),
                                   [](const Luck& deal) { return deal.rulings != Points(0); });
    if (!ruled) {
      for (auto& row : rows) row.erase(row.end() - 2);
    }
    std::vector<Align> columns(rows[0].size(), Align::kRight);
    columns[0] = Align::kLeft;
    return {FormatTable(rows, columns) + say(kAboutLuck) + RatingText(say), ""};
  }

 protected:
  Printed PrintAnswer(const ItemName& item, const Luck& luck) override {
    names_.push_back(item.id.empty() ? std::to_string(item.number) : NameOf(item.id));
    deals_.push_back(luck);
    return {};
  }

 private:
  static std::string NameOf(const std::string& id) {
    const Record name = Record::parse(id);
    return name.is_string() ? name.get<std::string>() : id;
  }

  static std::vector<std::string> Row(const std::string& name, const Luck& luck) {
    std::vector<std::string> row = {name};
    const Record parts = RowsOf(DealLuck::kAll, {}, &luck, Language::kEnglish).front();
    for (const Record& part : parts) row.push_back(Signed(part.get<int>()));
    return row;
  }

  std::string RatingText(const Voice& say) const {
    if (deals_.size() == 1) return "";
    const auto rating = Rate(deals_);
    if (!rating) {
      return say("A rating needs $0 deals or more.\n", "Een oordeel vraagt $0 spellen of meer.\n",
                 kMinRated);
    }
    const auto interval = [&](const Phrase& phrase, const RatedMean& rated) {
      return say(phrase, Difference(rated.mean), Difference(rated.mean - rated.half_width),
                 Difference(rated.mean + rated.half_width), Fixed(TimesAsMany(*rating), 1));
    };
    return "\n" +
           interval({"North-South against East-West: $0 points a deal, 95% interval $1 to $2.\n",
                     "Noord-Zuid tegen Oost-West: $0 punten per spel, 95%-interval $1 tot $2.\n"},
                    rating->plain) +
           interval({"With the luck of the cards taken off: $0, $1 to $2. That is worth $3 "
                     "times as many deals.\n",
                     "Zonder het geluk van de kaarten: $0, $1 tot $2. Dat scheelt zoveel als "
                     "$3 keer zoveel spellen.\n"},
                    rating->corrected);
  }

  static std::string Difference(double points) {
    const std::string text = Fixed(points, 1);
    return points > 0 ? "+" + text : text;
  }

  std::string unit_;
  Language language_;
  std::vector<std::string> names_;
  std::vector<Luck> deals_;
};

constexpr RoundedKind kSlope(3, std::nullopt, std::nullopt);
constexpr RoundedKind kTimes(2, 0, std::nullopt);

constexpr Part kIntervalParts[] = {
    Gives<kinds::kMeanPoints, &RatedMean::mean>("points", {}),
    Gives<kinds::kMeanPoints, [](const RatedMean& rated) { return rated.mean - rated.half_width; }>(
        "low", {}),
    Gives<kinds::kMeanPoints, [](const RatedMean& rated) { return rated.mean + rated.half_width; }>(
        "high", {}),
};

constexpr Part kRatingParts[] = {
    Holds<&Rating::plain>("plain", {}, kIntervalParts, {}),
    Holds<&Rating::corrected>("corrected", {}, kIntervalParts, {}),
    Gives<kSlope, &Rating::slope>("slope", {}),
    Gives<kTimes, [](const Rating& rating) { return TimesAsMany(rating); }>("times_as_many", {}),
};

using Deals = std::vector<Luck>;

constexpr Part kSumParts[] = {
    Gives<kinds::kNumber, [](const Deals& deals) { return deals.size(); }>("deals", {}),
    Spreads<[](const Deals& deals) { return SumOf(deals); }>(DealLuck::kAll),
    Spreads<[](const Deals& deals) { return Rate(deals); }>(kRatingParts),
};

class JsonPrinter : public PrinterOf<Luck> {
 public:
  explicit JsonPrinter(Language language) : lines_(MakeJsonPrinter(DealLuck::kSpec, language)) {}

  Printed PrintError(const ItemName& item, const Error& error) override {
    return lines_->PrintError(item, error);
  }

  // One more object.
  Printed Finish() override {
    if (deals_.empty()) return {};
    return {ObjectText(kSumParts, &deals_, Language::kEnglish) + "\n", ""};
  }

 protected:
  Printed PrintAnswer(const ItemName& item, const Luck& luck) override {
    deals_.push_back(luck);
    return lines_->Print(item, &luck);
  }

 private:
  std::unique_ptr<AnswerPrinter> lines_;
  Deals deals_;
};

// A table of all deals, with the rating.
std::unique_ptr<AnswerPrinter> MakeLuckTextPrinter(std::string_view unit, Language language) {
  return std::make_unique<TextPrinter>(unit, language);
}

// A line for each deal, and one for all of them.
std::unique_ptr<AnswerPrinter> MakeLuckJsonPrinter(Language language) {
  return std::make_unique<JsonPrinter>(language);
}

constexpr CommandWords kLuckWords = RecordWords(
    {"jasnel luck \"$(cat played.txt)\"", "jasnel luck \"$(cat gespeeld.txt)\""},
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
fout; 130 gestopt met Ctrl-C.)help"});

class LuckCommand : public RecordCommand<DealLuck> {
 public:
  explicit LuckCommand(CLI::App& app) : RecordCommand(app, kLuckWords) {}

 protected:
  std::optional<Error> Ask(const PlayedRecord& record, LuckQuestion& question) const override {
    question.played = record;
    return DealLuck::Check(question);
  }

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
