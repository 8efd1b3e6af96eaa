#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/questions/what_if.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "tools/commands.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/input/source.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/columns.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"
#include "tools/shared/text/picture.h"
#include "tools/shared/text/words.h"

namespace jasnel {

namespace {

constexpr Phrase kAboutWhatIf = {R"(
Played on by $0 in all four seats, $1 times after each choice. The hidden cards are dealt anew
each time, as $2 could expect them.
Points written down, $3 minus $4: the mean with its 95% interval, and what one in ten, half and nine in
ten of the deals stay below. Nat, pit: how often. More: the difference in the same deals, with its
interval.
)",
                                 R"(
Verder gespeeld door $0 op alle vier de plaatsen, $1 keer na elke keus. De verborgen kaarten worden
telkens opnieuw gedeeld, zoals $2 ze kon verwachten.
Geschreven punten, $3 min $4: het gemiddelde met 95%-interval, en waar een op de tien, de helft en
negen op de tien spellen onder blijven. Nat, pit: hoe vaak. Meer: het verschil in dezelfde
spellen, met interval.
)"};

std::string Percent(double share) { return Fixed(100 * share, 0) + "%"; }

int Whole(double points) { return static_cast<int>(std::lround(points)); }

class WhatIfPage {
 public:
  WhatIfPage(const WhatIfAnswer& answer, Language language)
      : answer_(answer), made_(answer.choices.front()), language_(language), say_(language) {}

  std::string Text(std::uint64_t asked) const {
    const bool calls = std::holds_alternative<Call>(made_.choice);
    std::vector<std::vector<std::string>> rows = {
        {calls ? say_("Call", "Bod") : say_("Card", "Kaart"), say_("Mean", "Gemiddeld"),
         say_("1 in 10", "1 op 10"), say_("Half", "Helft"), say_("9 in 10", "9 op 10"), "Nat",
         "Pit", say_("More than $0", "Meer dan $0", Name(made_.choice))}};
    for (const WhatIfChoice* choice : BestFirst()) rows.push_back(Row(*choice));
    std::vector<Align> columns(rows[0].size(), Align::kRight);
    columns.front() = Align::kLeft;
    const Side own = SideOf(answer_.seat);
    const std::size_t deals = made_.ends.size();
    std::string text = FormatTable(rows, columns, "  ") + "\n" + Happened();
    absl::StrAppend(&text,
                    say_(kAboutWhatIf, answer_.player, deals, SeatName(answer_.seat, language_),
                         ShortSideName(own, language_), ShortSideName(Opponents(own), language_)));
    if (deals < asked) {
      absl::StrAppend(&text, say_("Stopped after $0 of $1 deals.\n",
                                  "Gestopt na $0 van $1 spellen.\n", deals, asked));
    }
    return text;
  }

 private:
  std::string Name(const DealChoice& choice) const {
    if (const Card* card = std::get_if<Card>(&choice)) return SignedCard(*card, language_);
    const Call call = std::get<Call>(choice);
    return call.suit ? std::string(SuitSign(*call.suit)) : FormatCall(call, language_);
  }

  std::vector<const WhatIfChoice*> BestFirst() const {
    std::vector<const WhatIfChoice*> choices;
    for (const WhatIfChoice& choice : answer_.choices) choices.push_back(&choice);
    std::stable_sort(
        choices.begin(), choices.end(),
        [](const WhatIfChoice* a, const WhatIfChoice* b) { return a->mean.value > b->mean.value; });
    return choices;
  }

  std::vector<std::string> Row(const WhatIfChoice& choice) const {
    const Estimate& mean = choice.mean;
    std::vector<std::string> row = {Name(choice.choice), Signed(Whole(mean.value))};
    if (choice.ends.size() > 1) absl::StrAppend(&row.back(), " ±", Whole(mean.high - mean.value));
    for (const double quantile : choice.quantiles) row.push_back(Signed(Whole(quantile)));
    row.push_back(Percent(choice.nat));
    row.push_back(Percent(choice.pit));
    if (const auto& more = choice.more) {
      row.push_back(absl::StrCat(
          Signed(Whole(more->value)), " (",
          say_(phrases::kFromTo, Signed(Whole(more->low)), Signed(Whole(more->high))), ")"));
    }
    return row;
  }

  std::string Happened() const {
    if (!answer_.result) return "";
    const int score = *answer_.result;
    const auto& scores = made_.scores;
    const auto share = [&](const auto& is) {
      return Percent(static_cast<double>(std::count_if(scores.begin(), scores.end(), is)) /
                     static_cast<double>(scores.size()));
    };
    return say_(
        "At the table $0 brought $1. Played on from there, $2 of the deals went worse, and $3 "
        "better.\n",
        "Aan tafel leverde $0 $1 op. Van daar verder gespeeld liep $2 van de spellen slechter af, "
        "en $3 beter.\n",
        Name(made_.choice), Signed(score), share([&](double one) { return one < score; }),
        share([&](double one) { return one > score; }));
  }

  const WhatIfAnswer& answer_;
  const WhatIfChoice& made_;
  const Language language_;
  const Voice say_;
};

// The answer in a table, of so many deals that were asked for.
std::string WhatIfText(const WhatIfAnswer& answer, std::uint64_t asked, Language language) {
  return WhatIfPage(answer, language).Text(asked);
}

// That there is no answer, stopped so soon.
std::string NoWhatIfText(Language language) {
  return Voice(language)("Stopped before the first deal was played to its end.\n",
                         "Gestopt voordat het eerste spel was uitgespeeld.\n");
}

constexpr const char* kWhatIfName = "jasnel what-if";

constexpr Phrase kWhatIfExamples = {
    R"help(The record is that of jasnel analyse, such as a line that jasnel match --record writes.
Full reference: docs/reference/what-if.md.

Examples:
  jasnel match full:level=club simple --deals=1 --record=played.txt
  head -n 2 played.txt | tail -n 1 > deal.txt
  jasnel what-if --input=deal.txt --at=3.1 --deals=10
  jasnel what-if --input=deal.txt --at=call.1 --instead=S,H --player=full:level=club --lang=nl
  jasnel what-if "$(cat deal.txt)" --at=6.2 --deals=20 --format=json

Exit status: 0 done; 1 the record was wrong, or has no such point; 2 the command line was wrong; 130
stopped by Ctrl-C, after printing the deals so far.)help",
    R"help(Het verslag is dat van jasnel analyse, zoals een regel die jasnel match --record schrijft.
Alles hierover: docs/reference/what-if.md.

Voorbeelden:
  jasnel match full:level=club simple --deals=1 --record=gespeeld.txt
  head -n 2 gespeeld.txt | tail -n 1 > spel.txt
  jasnel what-if --input=spel.txt --at=3.1 --deals=10 --lang=nl
  jasnel what-if --input=spel.txt --at=bod.1 --instead=S,H --player=full:level=club --lang=nl
  jasnel what-if "$(cat spel.txt)" --at=6.2 --deals=20 --format=json

Exitstatus: 0 klaar; 1 het verslag was fout, of heeft zo'n punt niet; 2 de opdrachtregel was fout; 130
gestopt met Ctrl-C, nadat de spellen tot dan toe zijn getoond.)help"};

// A row for each choice and deal.
std::string AsCsv(const WhatIfAnswer& answer) {
  const QuestionSpec& spec = AskWhatIf::kSpec;
  const auto names = ColumnsOf(spec.csv, spec.rows);
  std::string text = CsvHeader(names);
  for (const Record& row : RowsOf(spec.csv, spec.rows, &answer, Language::kEnglish)) {
    text += CsvLine(row, names);
  }
  return text;
}

class WhatIfCommand : public Command {
 public:
  explicit WhatIfCommand(CLI::App& app) : app_(app) {
    SetAbout(app_, Localized(AskWhatIf::kAbout));
    SetHelpEnd(app_, Localized(kWhatIfExamples));
    AddTexts(app_, "RECORD",
             Localized({"the record of a played deal, in quotes",
                        "het verslag van een gespeeld spel, tussen aanhalingstekens"}),
             records_)
        .WithForm("");
    AddInputFlag(app_,
                 Localized({"read the record from a file, - for standard input",
                            "lees het verslag uit een bestand, - voor standaardinvoer"}),
                 input_);
    AddFieldFlags(app_, AskWhatIf::kSpec.fields, &question_);
    AddFormatFlag(app_, format_);
    AddLanguageFlag(app_, language_);
    AddThreadsFlag(
        app_,
        Localized({"deals played in parallel (default one per processor)",
                   "spellen die tegelijk gespeeld worden (standaard één per processor)"}),
        threads_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckCommandLine()) return PrintUsageError(kWhatIfName, error->both());
    CatchInterrupts();
    auto record = OnlyRecord();
    if (!record) return Fail(kWhatIfName, record.error().both());
    question_.record = std::move(record).value();
    BatchSolver solver(threads_);
    Progress progress;
    const auto answer = AskWhatIf::AnswerWith(
        [&] { return MakeAnyPlayer<Klaverjas>(question_.player, {.cancel = &Interrupted()}); },
        question_, {solver, Interrupted()},
        [&](std::uint64_t done) {
          progress.Show({done, done, question_.deals});
        });
    progress.Clear();
    if (answer) {
      return PrintLast(kWhatIfName, Written(*answer), Interrupted() ? kExitInterrupted : kExitOk);
    }
    if (!Interrupted()) return Fail(kWhatIfName, answer.error().both());
    const bool in_words = format_ == Format::kText;
    return PrintLast(kWhatIfName, in_words ? NoWhatIfText(language_) : "", kExitInterrupted);
  }

 private:
  std::optional<Error> CheckCommandLine() const {
    const Message expected =
        Say("--input=FILE, - for standard input, or records in quotes",
            "--input=BESTAND, - voor standaardinvoer, of verslagen tussen aanhalingstekens");
    if (auto error = CheckInputGiven(records_, input_, Phrase{"record", "verslag"}, expected)) {
      return error;
    }
    if (!question_.at) {
      return Error{
          Say("no point; expected --at=5.3 for the third card of trick 5, or --at=call.2",
              "geen punt; verwacht --at=5.3 voor de derde kaart van slag 5, of --at=bod.2")};
    }
    return CheckPlayers<Klaverjas>({question_.player});
  }

  Result<PlayedRecord> OnlyRecord() const {
    auto source = RecordsOf(records_, input_, question_.rules);
    if (!source) return source.error();
    auto record = (*source)->Next(true);
    if (!record) return Error{NoRecordIn(input_)};
    if (record->item && (*source)->Next(true)) {
      return Error{
          Say("more than one record; expected one", "meer dan één verslag; verwacht er één")};
    }
    return std::move(record->item);
  }

  std::string Written(const WhatIfAnswer& answer) const {
    switch (format_) {
      case Format::kJson:
        return ObjectText(AskWhatIf::kSpec.answer, &answer, Language::kEnglish) + "\n";
      case Format::kCsv:
        return AsCsv(answer);
      case Format::kText:
        break;
    }
    return WhatIfText(answer, question_.deals, language_);
  }

  CLI::App& app_;
  std::vector<std::string> records_;
  std::string input_;  // a path, `-` for standard input; empty if there are `records_`
  WhatIfQuestion question_;
  Format format_ = Format::kText;
  Language language_ = Language::kEnglish;
  int threads_ = 0;
};

}  // namespace

std::unique_ptr<Command> MakeWhatIfCommand(CLI::App& app) {
  return std::make_unique<WhatIfCommand>(app);
}

}  // namespace jasnel
