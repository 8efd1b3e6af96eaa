#include "tools/book/command.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/records/book_record.h"
#include "engine/requests/bid_line.h"
#include "tools/book/printer.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/line_source.h"
#include "tools/shared/input/source.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/one_by_one_task.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel book";

constexpr const char* kExamples =
    R"(A hand has eight cards: spades.hearts.diamonds.clubs, or card by card.
Full reference: docs/reference/book.md.

Examples:
  jasnel book J97.AT.K8.7
  jasnel book J97.AT.K8.7 --trump=S --place=1 --exchanges
  jasnel book SJ S9 S7 HA HT DK D8 C7 --rules=nku-rotterdam --lang=nl
  jasnel deal --count=100 | sed -E 's/^N:([^ ]*) .*/\1/' | jasnel book --input=- --format=csv

Exit status: 0 all answered; 1 an input was wrong, the rest was answered; 2 the command line was
wrong; 130 stopped by Ctrl-C.)";

constexpr Phrase kLinesExpected = {"hands, such as J97.AT.K8.7",
                                   "handen, een per regel, zoals B97.A10.H8.7"};

struct BookOptions {
  std::vector<std::string> hands;  // from the command line, whole or as words
  std::string input;               // a path, `-` for standard input, empty if not given
  BookQuestion asked;              // but for the hand
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

bool BeginsHand(std::string_view item, std::string_view word) {
  return BeginsBidLine(item, word, ParseBidHand);
}

Result<std::unique_ptr<Source<CardSet>>> HandsOf(const BookOptions& options) {
  if (!options.input.empty()) {
    return LineSource<CardSet>::Open(
        options.input, {kLinesExpected, {"a hand", "een regel met een hand"}}, ParseBidHand);
  }
  return std::unique_ptr<Source<CardSet>>(std::make_unique<ArgumentSource<CardSet>>(
      JoinedWords(options.hands, BeginsHand), "hand", ParseBidHand));
}

class BookTask : public OneByOneTask<CardSet, AskedOfBook> {
 public:
  BookTask(const BookOptions& options, std::unique_ptr<Source<CardSet>> source)
      : OneByOneTask(std::move(source)),
        options_(options),
        printer_(MakeBookPrinter(options.format, this->source().unit(), options.language)) {}

  Printed Start(bool /*only_one*/) override { return printer_->Start(); }
  Printed Finish() override { return printer_->Finish(); }
  Message EmptyInputError() const override {
    return Say("$0: no hand in it; expected $1", "$0: geen hand erin; verwacht $1", options_.input,
               kLinesExpected);
  }

 protected:
  std::optional<Error> Ask(const CardSet& hand, AskedOfBook& asked) override {
    asked.question = options_.asked;
    asked.question.hand = hand;
    return Validate(asked.question);
  }

  bool Answer(AskedOfBook& /*asked*/) override { return true; }

  Printed Print(const AskedOfBook& asked) override { return printer_->Print(asked); }

 private:
  const BookOptions& options_;
  std::unique_ptr<BookPrinter> printer_;
};

class BookCommand : public Command {
 public:
  explicit BookCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddTexts(app_, "HAND", "hands, each in quotes or as bare words", options_.hands).WithForm("");
    AddInputFlag(app_, "read hands from a file, one per line, - for standard input",
                 options_.input);
    AddRulesFlag(app_, "a rule set and changes to it (default kbn)", options_.asked.rules);
    AddSuitFlag(app_, "--trump", "only this suit", options_.asked.trump);
    AddFlag(app_, "--place", "N", "only this place: 1 leads, 4 dealt", ReadPlace,
            options_.asked.place);
    AddSwitch(app_, "--exchanges",
              "also hands that differ in one card, the best and the worst; with --trump and "
              "--place",
              options_.asked.exchanges);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    const auto error = CheckInputGiven(
        options_.hands, options_.input, Phrase{"hand", "hand"},
        Say("one, such as jasnel book J97.AT.K8.7, or --input=FILE, - for standard input",
            "er een, zoals jasnel book B97.A10.H8.7, of --input=BESTAND, - voor standaardinvoer"));
    if (error) return PrintUsageError(kName, error->both());
    if (options_.asked.exchanges && !(options_.asked.trump && options_.asked.place)) {
      return PrintUsageError(kName, Say("--exchanges without --trump and --place; expected both",
                                        "--exchanges zonder --trump en --place; verwacht beide"));
    }
    CatchInterrupts();
    auto source = HandsOf(options_);
    if (!source) return Fail(kName, source.error().both());
    BookTask task(options_, std::move(source).value());
    return RunStream(kName, 1, task);
  }

 private:
  // From 0.
  static Result<std::optional<int>> ReadPlace(const std::string& text) {
    const auto place = ReadNumber<int>(text, 1, kSeats);
    if (!place) return place.error();
    return std::optional(*place - 1);
  }

  CLI::App& app_;
  BookOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeBookCommand(CLI::App& app) {
  return std::make_unique<BookCommand>(app);
}

}  // namespace jasnel
