#include "tools/what_if/command.h"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "engine/requests/deal_point.h"
#include "jasnel/message.h"
#include "jasnel/what_if.h"
#include "tools/shared/add_flag.h"
#include "tools/shared/flags.h"
#include "tools/shared/played_flags.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/interrupt.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"
#include "tools/what_if/text.h"

namespace jasnel {
namespace {

constexpr const char* kName = "jasnel what-if";

constexpr const char* kExamples =
    R"help(The record is that of jasnel analyse, such as a line that jasnel match --record writes.
Full reference: docs/reference/what-if.md.

Examples:
  jasnel match full:level=club simple --deals=1 --record=played.txt
  head -n 2 played.txt | tail -n 1 > deal.txt
  jasnel what-if --input=deal.txt --at=3.1 --deals=10
  jasnel what-if --input=deal.txt --at=call.1 --instead=S,H --player=full:level=club --lang=nl
  jasnel what-if "$(cat deal.txt)" --at=6.2 --deals=20 --format=json

Exit status: 0 done; 1 the record was wrong, or has no such point; 2 the command line was wrong; 130
stopped by Ctrl-C, after printing the deals so far.)help";

struct WhatIfOptions {
  PlayedInput played;
  std::optional<DealPoint> at;
  std::vector<DealChoice> instead;
  std::string player = "full";
  std::uint64_t deals = 100;
  std::uint64_t seed = 1;
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;
};

// The only record there is.
Result<PlayedRecord> OnlyRecord(const WhatIfOptions& options) {
  auto source = options.played.Open();
  if (!source) return source.error();
  auto record = (*source)->Next(true);
  if (!record) return Error{NoRecordIn(options.played.input)};
  if (record->item && (*source)->Next(true)) {
    return Error{
        Say("more than one record; expected one", "meer dan één verslag; verwacht er één")};
  }
  return std::move(record->item);
}

class WhatIfCommand : public Command {
 public:
  explicit WhatIfCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kExamples);
    AddPlayedFlags(app_, "the record of a played deal, in quotes", options_.played);
    AddFlag(
        app_, "--at", "POINT",
        "where: trick and card, such as 5.3 for the third card of trick 5; or call.2",
        [](const std::string& text) -> Result<std::optional<DealPoint>> {
          const auto point = ParseDealPoint(text);
          if (!point) return point.error();
          return std::optional(*point);
        },
        options_.at);
    AddFlag(
        app_, "--instead", "CHOICES",
        "what to compare with what was played: cards such as H9,SA, or calls such as pass,H\n"
        "(default all that were legal)",
        [](const std::string& text) { return ParseChoices(absl::StrSplit(text, ',')); },
        options_.instead);
    AddText(app_, "--player", "who plays on: a player, as in jasnel match (default full)",
            options_.player)
        .WithForm("PLAYER")
        .TakingLast();
    AddFlag(
        app_, "--deals", "N", "how often, after each choice (default 100)",
        [](const std::string& text) {
          return ReadNumber<std::uint64_t>(text, 1, kMostWhatIfDeals);
        },
        options_.deals);
    AddFlag(app_, "--seed", "N",
            "seed of the hidden cards and of the play (default 1); --threads does not change the\n"
            "answer",
            ReadSeed, options_.seed);
    AddFormatFlag(app_, options_.format);
    AddLanguageFlag(app_, options_.language);
    AddThreadsFlag(app_, "deals played in parallel (default one per processor)", options_.threads);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    if (const auto error = CheckCommandLine()) return PrintUsageError(kName, error->both());
    CatchInterrupts();
    const auto record = OnlyRecord(options_);
    if (!record) return Fail(kName, record.error().both());
    const auto deal = FollowRecord(*record);
    if (!deal) return Fail(kName, deal.error().both());
    const auto point = DealAt(*deal, *options_.at);
    if (!point) return Fail(kName, point.error().both());

    WhatIfAnswer answer;
    answer.made = point->made;
    answer.player = options_.player;
    answer.asked = options_.deals;
    Progress progress;
    WhatIfRequest request{.seed = options_.seed,
                          .deals = options_.deals,
                          .threads = options_.threads,
                          .cancel = &Interrupted()};
    request.progress = [&](std::uint64_t done) { progress.Show({done, done, options_.deals}); };
    auto what_if = PlayOn(
        point->before, MadeFirst(*point, options_.instead),
        [&] { return MakeAnyPlayer<Klaverjas>(options_.player, {.cancel = &Interrupted()}); },
        request);
    progress.Clear();
    if (!what_if) return Fail(kName, what_if.error().both());
    answer.what_if = std::move(what_if).value();
    answer.result = deal->replay.result;
    return PrintLast(kName, WhatIfText(answer, options_.format, options_.language),
                     Interrupted() ? kExitInterrupted : kExitOk);
  }

 private:
  std::optional<Error> CheckCommandLine() const {
    if (auto error = options_.played.Check()) return error;
    if (!options_.at) {
      return Error{
          Say("no point; expected --at=5.3 for the third card of trick 5, or --at=call.2",
              "geen punt; verwacht --at=5.3 voor de derde kaart van slag 5, of --at=bod.2")};
    }
    return CheckPlayers<Klaverjas>({options_.player});
  }

  CLI::App& app_;
  WhatIfOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeWhatIfCommand(CLI::App& app) {
  return std::make_unique<WhatIfCommand>(app);
}

}  // namespace jasnel
