#include "tools/conventions/command.h"

#include <string>

#include "engine/records/convention_record.h"
#include "jasnel/convention_json.h"
#include "tools/conventions/text.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/convention_files.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel conventions";

constexpr const char* kExamples =
    R"(A card of conventions is what two partners agreed that a card says. With --format=json it is a file
that other commands take: analyse --conventions=FILE, full:conventions=FILE.
Full reference: docs/reference/conventions.md.

Examples:
  jasnel conventions
  jasnel conventions bedum --lang=nl
  jasnel conventions bedum --format=json > ours.json
  jasnel conventions ours.json

Exit status: 0 the card is shown; 1 the file cannot be read, or has no card; 2 the command line was
wrong.)";

std::string CardsAsJson() {
  Record json;
  json["cards"] = Record::array();
  for (const ConventionCard& card : ConventionCards()) {
    json["cards"].push_back(ConventionRecord(card));
  }
  return JsonLine(json);
}

class ConventionsCommand : public Command {
 public:
  explicit ConventionsCommand(CLI::App& app)
      : app_(AddCommand(app, "conventions",
                        "Lists the cards of signals, or shows one, also from a file.", kExamples)) {
    AddText(app_, "CARD", "the name of a card, or a file with one", card_).WithForm("");
    AddJsonFormatFlag(app_, json_);
    AddLanguageFlag(app_, language_).WithHelp("language of the text (default en)");
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (card_.empty()) {
      return PrintLast(kName, json_ ? CardsAsJson() : ConventionCardsText(language_), kExitOk);
    }
    const auto card = FindConventions(card_);
    if (!card) return Fail(kName, card.error().both());
    return PrintLast(kName,
                     json_ ? FormatConventionCard(**card) : ConventionCardText(**card, language_),
                     kExitOk);
  }

 private:
  CLI::App& app_;
  std::string card_;
  bool json_ = false;
  Language language_ = Language::kEnglish;
};

}  // namespace

std::unique_ptr<Command> MakeConventionsCommand(CLI::App& app) {
  return std::make_unique<ConventionsCommand>(app);
}

}  // namespace jasnel
