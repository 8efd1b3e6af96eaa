#include <CLI/CLI.hpp>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "bench/endings.h"
#include "engine/requests/json_fields.h"
#include "engine/requests/move_request.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "jasnel/solver.h"
#include "tools/endings/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel::endings {
namespace {

using bench::FoundEnding;
using bench::Others;

constexpr const char* kMakeName = "jasnel endings make";

constexpr const char* kMakeExamples =
    R"(Each line is an ending: what the seat sees, as a request that programs get, where the hidden cards
may be, and for each legal card the sum of the scores over all deals that agree with that. The
others are known to play as --others. Full reference: docs/research/endings.md.

Examples:
  jasnel endings make --count=8 > endings.jsonl
  jasnel endings make --count=8 --others=club --seed=7
  jasnel endings make --count=8 --rules=kbn --trump-and-declarer=auction --player=rule

Exit status: 0 done; 1 the player fouled; 2 the command line was wrong; 130 stopped by Ctrl-C.)";

// Where the hidden cards may be.
Record HiddenRecord(const PlayView& view) {
  const HiddenCards hidden = InferHidden(view);
  Record record = Record::object();
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (seat == Index(view.seat())) continue;
    record[Letter(static_cast<Seat>(seat))] = {{"holds", hidden.holds[seat]},
                                               {"may_hold", CardList(hidden.may_hold[seat])}};
  }
  return record;
}

Record EndingRecord(std::uint64_t number, const FoundEnding& found, Others others) {
  Record request = RequestRecord(number, found.view, {.seed = number});
  request.erase("rule_options");  // they follow from the rules
  Record sums = Record::object();
  for (const auto& [card, sum] : found.values.sums) sums[FormatCard(card)] = sum;
  Record best = Record::array();
  for (int i = 0; i < found.values.best(); ++i) {
    best.push_back(FormatCard(found.values.sums[static_cast<std::size_t>(i)].first));
  }
  return {{"ending", number},
          {"deal", found.deal},
          {"cards", found.view.hand.size()},
          {"request", std::move(request)},
          {"hidden", HiddenRecord(found.view)},
          {"others", bench::kOthersNames[static_cast<std::size_t>(others)]},
          {"deals", found.values.deals},
          {"sums", std::move(sums)},
          {"best", std::move(best)}};
}

class EndingsMaker : public Command {
 public:
  explicit EndingsMaker(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, kMakeExamples);
    AddFlag(
        app_, "--count", "N", "how many endings, of eight kinds alike (default 1000)",
        [](const std::string& text) { return ReadNumber<std::uint64_t>(text, 1, 1'000'000); },
        count_);
    AddFlag(app_, "--seed", "N", "seed of the deals, as in jasnel deal (default 1)", ReadSeed,
            conditions_.seed);
    AddRulesFlag(app_, "a rule set and changes to it (default nku-rotterdam,four-jacks=200)",
                 conditions_.rules);
    AddContractFlag(app_, "the players bid, or both are drawn with the deal (default random)",
                    conditions_.contract);
    AddText(app_, "--player", "who plays the tricks before (default full:level=club)", player_)
        .WithForm("PLAYER")
        .TakingLast();
    AddFlag(
        app_, "--others", "simple|club",
        "how the others play from there on, as simple or full:level=club (default simple)",
        [](const std::string& text) {
          constexpr std::array<Choice<Others>, 2> kChoices = {
              {{"simple", Others::kSimple}, {"club", Others::kClub}}};
          return ReadChoice(text, kChoices, Phrase{"simple or club", "simple of club"});
        },
        others_);
    AddThreadsFlag(app_, "deals looked at in parallel (default one per processor)", threads_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    const auto player = MakePlayer(player_);
    if (!player) return PrintUsageError(kMakeName, player.error().both());
    if (RoemInHands(conditions_.rules)) {
      return PrintUsageError(
          kMakeName, Say("--rules: roem in hands; expected rules with roem in tricks, or none",
                         "--rules: roem in de hand; verwacht regels met roem in de slagen, of "
                         "zonder"));
    }
    CatchInterrupts();
    BatchSolver threads(threads_);
    Progress progress;
    const std::size_t at_a_time = std::size_t{8} * static_cast<std::size_t>(threads.threads());
    std::uint64_t next = 1;
    std::uint64_t found = 0;
    while (found < count_ && !Interrupted()) {
      std::vector<std::uint64_t> numbers;
      for (; numbers.size() < at_a_time; ++next) {
        if (left(next) > 0) numbers.push_back(next);
      }
      std::vector<std::optional<FoundEnding>> endings(numbers.size());
      threads.ForEach(numbers.size(), [&](Solver&, std::size_t i) {
        const auto own = Certain(MakePlayer(player_), "it was made before");
        endings[i] = bench::EndingOfDeal(conditions_, numbers[i], *own, others_);
      });
      std::string text;
      for (const auto& ending : endings) {
        if (!ending || left(ending->deal) == 0) continue;
        ++kinds_[KindOf(ending->deal)];
        text += JsonLine(EndingRecord(++found, *ending, others_));
      }
      progress.Clear();
      const ExitStatus printed = PrintLast(kMakeName, text, kExitOk);
      if (printed != kExitOk) return printed;
      progress.Show({found, found, count_});
    }
    progress.Clear();
    return found < count_ ? kExitInterrupted : kExitOk;
  }

 private:
  static std::size_t KindOf(std::uint64_t deal) {
    return static_cast<std::size_t>(bench::KindOfDeal(deal).number());
  }

  // How many of the kind of a deal are still to be found.
  std::uint64_t left(std::uint64_t deal) const {
    const std::size_t kind = KindOf(deal);
    const std::uint64_t all = (count_ + bench::kEndingKinds - 1 - kind) / bench::kEndingKinds;
    return all - kinds_[kind];
  }

  CLI::App& app_;
  std::uint64_t count_ = 1'000;
  MatchConditions conditions_{.rules = Certain(ParseRules("nku-rotterdam,four-jacks=200"), "known"),
                              .contract = ContractFrom::kChance};
  std::string player_ = "full:level=club";
  Others others_ = Others::kSimple;
  int threads_ = 0;
  std::array<std::uint64_t, bench::kEndingKinds> kinds_{};  // found
};

}  // namespace

std::unique_ptr<Command> MakeMakeCommand(CLI::App& app) {
  return std::make_unique<EndingsMaker>(app);
}

}  // namespace jasnel::endings
