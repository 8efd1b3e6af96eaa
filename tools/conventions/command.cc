#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/records/convention_record.h"
#include "engine/requests/reading.h"
#include "jasnel/convention_json.h"
#include "tools/commands.h"
#include "tools/conventions/kept.h"
#include "tools/conventions/text.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kConventionsName = "jasnel conventions";

constexpr const char* kConventionsExamples =
    R"(A card of conventions is what two partners agreed that a card says. With --format=json it is a file
that other commands take: analyse --conventions=FILE, full:conventions=FILE.
Full reference: docs/reference/conventions.md.

Examples:
  jasnel conventions
  jasnel conventions bedum --lang=nl
  jasnel conventions bedum --format=json > ours.json
  jasnel conventions ours.json
  jasnel conventions bedum --kept-by=full:worlds=15 --deals=20

Exit status: 0 the card is shown; 1 the file cannot be read, or has no card; 2 the command line was
wrong; 130 stopped by Ctrl-C, after printing what was counted so far.)";

constexpr std::uint64_t kMaxKeptDeals = 1'000'000;

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
  explicit ConventionsCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kConventionsExamples);
    AddText(app_, "CARD", "the name of a card, or a file with one", card_).WithForm("");
    AddText(app_, "--kept-by",
            "how often this player, in all four seats, keeps to the card where that costs hardly "
            "anything",
            kept_.player)
        .WithForm("PLAYER")
        .TakingLast()
        .InGroup(kKeptGroup);
    AddFlag(
        app_, "--deals", "N", "how many deals it plays (default 200)",
        [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, kMaxKeptDeals); },
        kept_.deals)
        .InGroup(kKeptGroup);
    AddFlag(app_, "--seed", "N", "seed of the deals, as in jasnel match (default 1)", ReadSeed,
            kept_.conditions.seed)
        .InGroup(kKeptGroup);
    AddRulesFlag(app_, "a rule set and changes to it (default kbn)", kept_.conditions.rules)
        .InGroup(kKeptGroup);
    AddJsonFormatFlag(app_, json_);
    AddLanguageFlag(app_, language_).WithHelp("language of the text (default en)");
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = Check()) return PrintUsageError(kConventionsName, error->both());
    if (card_.empty()) {
      return PrintLast(kConventionsName, json_ ? CardsAsJson() : ConventionCardsText(language_),
                       kExitOk);
    }
    const auto card = FindConventions(card_);
    if (!card) return Fail(kConventionsName, card.error().both());
    if (!kept_.player.empty()) return Measure(*card);
    return PrintLast(kConventionsName,
                     json_ ? FormatConventionCard(**card) : ConventionCardText(**card, language_),
                     kExitOk);
  }

 private:
  static constexpr const char* kKeptGroup = "How a player keeps to it";

  std::optional<Error> Check() const {
    if (!kept_.player.empty()) {
      if (card_.empty()) {
        return Error{Say("--kept-by without a card; expected the card to keep to, such as bedum",
                         "--kept-by zonder kaart; verwacht de kaart waaraan de speler zich houdt, "
                         "zoals bedum")};
      }
      const auto player = MakePlayer(kept_.player, FindConventions);
      if (player) return std::nullopt;
      return Error{Say("--kept-by: $0", "--kept-by: $0", player.error())};
    }
    for (const char* const flag : {"--deals", "--seed", "--rules"}) {
      if (!IsGiven(app_, flag)) continue;
      return Error{Say("$0 without --kept-by; expected --kept-by=PLAYER, who plays the deals",
                       "$0 zonder --kept-by; verwacht --kept-by=SPELER, die de spellen speelt",
                       flag)};
    }
    return std::nullopt;
  }

  ExitStatus Measure(const std::shared_ptr<const ConventionCard>& card) {
    CatchInterrupts();
    kept_.card = card;
    const auto result = CountKept(kept_);
    if (!result)
      return Fail(kConventionsName, Say("--kept-by: $0", "--kept-by: $0", result.error()));
    return PrintLast(kConventionsName,
                     json_ ? KeptJson(kept_, *result) : KeptText(kept_, *result, language_),
                     Interrupted() ? kExitInterrupted : kExitOk);
  }

  CLI::App& app_;
  std::string card_;
  KeptRequest kept_;
  bool json_ = false;
  Language language_ = Language::kEnglish;
};

}  // namespace

std::unique_ptr<Command> MakeConventionsCommand(CLI::App& app) {
  return std::make_unique<ConventionsCommand>(app);
}

}  // namespace jasnel
