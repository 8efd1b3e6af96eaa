#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/fields/kinds.h"
#include "engine/fields/part.h"
#include "engine/questions/fair_play.h"
#include "engine/records/record.h"
#include "engine/requests/reading.h"
#include "jasnel/fair_play.h"
#include "jasnel/notation.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/question/record_command.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/words.h"

namespace jasnel {

namespace {

constexpr std::uint64_t kUsualFalseAlarm = 1000;
constexpr std::uint64_t kMaxFalseAlarm = 1'000'000'000;

// Deals that are named, and how much a deal must be worth to be so.
constexpr std::size_t kMostNamed = 5;
constexpr double kWorthNaming = 1.5;

constexpr std::array kBothSides = {Side::kNorthSouth, Side::kEastWest};

// A deal as text names it, and what it is worth.
struct EvidenceOfDeal {
  std::string name;
  double evidence = 1;
  FairPlayAnswer::OfCard telling = {};  // the card of that side with the highest odds
};

// The deals of one side.
struct EvidenceOfSide {
  Side side = Side::kNorthSouth;
  std::vector<EvidenceOfDeal> deals = {};
  FairPlayTest test = {};
  std::optional<std::size_t> alarm = {};  // after so many deals

  void Add(const std::string& name, const FairPlayAnswer& answer, std::uint64_t false_alarm) {
    EvidenceOfDeal deal;
    deal.name = name;
    deal.evidence = side == Side::kNorthSouth ? answer.evidence_ns : answer.evidence_ew;
    for (const FairPlayAnswer::OfCard& card : answer.cards) {
      if (SideOf(card.fit.seat) == side && card.fit.odds > deal.telling.fit.odds) {
        deal.telling = card;
      }
    }
    deals.push_back(deal);
    test.Add(deal.evidence);
    if (!alarm && test.log_evidence() >= std::log(static_cast<double>(false_alarm))) {
      alarm = test.deals();
    }
  }
};

using EvidenceOfSides = std::array<EvidenceOfSide, 2>;

constexpr Phrase kAboutFairPlay = {
    R"(
Evidence that one partner knows the other's hand: how many times as likely the cards are for who knows
it as for who sees one hand. For fair pairs it was at most 1 on average in all that was measured. What
only two partners have agreed on looks the same as a look at a hand.
)",
    R"(
Aanwijzing dat de ene maat de hand van de andere kent: hoeveel keer zo waarschijnlijk de kaarten zijn
voor wie die kent als voor wie één hand ziet. Voor eerlijke paren was dat in alle metingen gemiddeld
hoogstens 1. Wat alleen twee maats hebben afgesproken, lijkt op een blik in een hand.
)"};

// A number with as many digits as say something: 0.37, 4.1, 52, 1900.
std::string Times(double logarithm) {
  const double number = std::exp(std::min(logarithm, std::log(1e9)));
  if (logarithm > std::log(1e9)) return "> 10^9";
  return Fixed(number, number < 9.95 ? 2 : 0);
}

class FairPlayPrinter : public PrinterOf<FairPlayAnswer> {
 public:
  FairPlayPrinter(std::string_view unit, std::uint64_t false_alarm, Language language)
      : unit_(unit), false_alarm_(false_alarm), language_(language) {
    for (const Side side : kBothSides) sides_[Index(side)].side = side;
  }

  Printed Start() override { return {}; }

  Printed PrintError(const ItemName& item, const Error& error) override {
    return {"", AtPlace(unit_, item.number, error, language_)};
  }

  Printed Finish() override {
    if (rows_.empty()) return {};
    const Voice say(language_);
    std::vector<std::vector<std::string>> rows = {{say("Deal", "Spel")}};
    for (const Side side : kBothSides) {
      rows[0].push_back(ShortSideName(side, language_));
      rows[0].push_back(say("all", "alle"));
    }
    rows.insert(rows.end(), rows_.begin(), rows_.end());
    std::vector<Align> columns(rows[0].size(), Align::kRight);
    columns[0] = Align::kLeft;
    std::string text = FormatTable(rows, columns) + say(kAboutFairPlay);
    for (const EvidenceOfSide& side : sides_) text += "\n" + TextOf(side, say);
    return {text, ""};
  }

 protected:
  Printed PrintAnswer(const ItemName& item, const FairPlayAnswer& answer) override {
    const std::string name = item.id.empty() ? std::to_string(item.number) : NameOfId(item.id);
    std::vector<std::string> row = {name};
    for (EvidenceOfSide& side : sides_) {
      side.Add(name, answer, false_alarm_);
      row.push_back(Times(std::log(side.deals.back().evidence)));
      row.push_back(Times(side.test.log_evidence()));
    }
    rows_.push_back(std::move(row));
    return {};
  }

 private:
  static std::string NameOfId(const std::string& id) {
    const Record name = Record::parse(id);
    return name.is_string() ? name.get<std::string>() : id;
  }

  std::string TextOf(const EvidenceOfSide& side, const Voice& say) const {
    std::string text =
        say("$0: evidence $1, at most $2 on the way.", "$0: aanwijzing $1, onderweg hoogstens $2.",
            SideName(side.side, language_), Times(side.test.log_evidence()),
            Times(side.test.highest())) +
        " ";
    text +=
        side.alarm
            ? say("It came to $0 after $1 deals, as about one fair pair in $0 does.",
                  "Die kwam na $1 spellen op $0, zoals bij ongeveer één op de $0 eerlijke paren.",
                  false_alarm_, *side.alarm)
            : say("About one fair pair in $0 comes to $0: this one did not.",
                  "Ongeveer één op de $0 eerlijke paren komt op $0: dit niet.", false_alarm_);
    return text + "\n" + NamedDeals(side, say);
  }

  std::string NamedDeals(const EvidenceOfSide& side, const Voice& say) const {
    std::vector<const EvidenceOfDeal*> named;
    for (const EvidenceOfDeal& deal : side.deals) {
      if (deal.evidence >= kWorthNaming) named.push_back(&deal);
    }
    std::stable_sort(
        named.begin(), named.end(),
        [](const EvidenceOfDeal* a, const EvidenceOfDeal* b) { return a->evidence > b->evidence; });
    if (named.size() > kMostNamed) named.resize(kMostNamed);
    std::string text;
    for (const EvidenceOfDeal* deal : named) {
      const FairPlayAnswer::OfCard& card = deal->telling;
      text +=
          kIndent +
          say("deal $0, $1: most of all $2 of $3 in trick $4, $5",
              "spel $0, $1: vooral $2 van $3 in slag $4, $5", deal->name,
              Times(std::log(deal->evidence)), FormatCard(card.card, language_),
              SeatName(card.fit.seat, language_), card.at.trick, Times(std::log(card.fit.odds))) +
          "\n";
    }
    return text;
  }

  std::string unit_;
  std::uint64_t false_alarm_;
  Language language_;
  std::vector<std::vector<std::string>> rows_;
  EvidenceOfSides sides_;
};

constexpr CommandWords kFairPlayWords = RecordWords(
    {"jasnel fair-play \"$(cat played.txt)\"", "jasnel fair-play \"$(cat gespeeld.txt)\""},
    {R"help(A record is that of jasnel analyse, such as a line that jasnel match --record writes. The deals are
those of two pairs, who keep their places, each deal once. A number accuses nobody: look at the
deals it names. Full reference: docs/reference/fair-play.md.

Examples:
  jasnel match full:level=club simple --deals=3 --record=played.txt
  grep -v '^#' played.txt | awk 'NR % 2 == 1' | jasnel fair-play --input=-
  jasnel fair-play "$(sed -n 2p played.txt)" --false-alarm=100 --lang=nl
  jasnel fair-play "$(sed -n 2p played.txt)" --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)help",
     R"help(Een verslag is dat van jasnel analyse, zoals een regel die jasnel match --record schrijft. De spellen
zijn van twee paren, die op hun plaats blijven, elk spel een keer. Een getal beschuldigt niemand: kijk
naar de spellen die het noemt. Alles hierover: docs/reference/fair-play.md.

Voorbeelden:
  jasnel match full:level=club simple --deals=3 --record=gespeeld.txt
  grep -v '^#' gespeeld.txt | awk 'NR % 2 == 1' | jasnel fair-play --input=- --lang=nl
  jasnel fair-play "$(sed -n 2p gespeeld.txt)" --false-alarm=100 --lang=nl

Exitstatus: 0 alles beantwoord; 1 een invoer was fout, de rest is beantwoord; 2 de opdrachtregel was
fout; 130 gestopt met Ctrl-C.)help"});

class FairPlayCommand : public RecordCommand<AskFairPlay> {
 public:
  explicit FairPlayCommand(CLI::App& app) : RecordCommand(app, kFairPlayWords) {
    AddFlag(
        app, "--false-alarm", "N",
        Localized({"text: says whether the evidence comes to N, as that of at most one of N fair "
                   "pairs does (default 1000)",
                   "tekst: zegt of de aanwijzing op N komt, zoals die van hoogstens een van N "
                   "eerlijke paren (standaard 1000)"}),
        [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 2, kMaxFalseAlarm); },
        false_alarm_);
  }

 protected:
  std::optional<Error> Ask(const PlayedRecord& record, FairPlayQuestion& question) const override {
    question.record = record;
    return AskFairPlay::Check(question);
  }

  std::size_t AnswerAll(std::span<Asking<AskFairPlay>> askings,
                        const AskContext& context) override {
    return AnswerOnThreads(askings, context);
  }

  std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                 bool /*only_one*/) const override {
    return std::make_unique<FairPlayPrinter>(unit, false_alarm_, language());
  }

 private:
  std::uint64_t false_alarm_ = kUsualFalseAlarm;
};

}  // namespace

std::unique_ptr<Command> MakeFairPlayCommand(CLI::App& app) {
  return std::make_unique<FairPlayCommand>(app);
}

}  // namespace jasnel
