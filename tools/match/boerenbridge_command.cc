#include <string>
#include <utility>
#include <vector>

#include "jasnel/boerenbridge/match.h"
#include "tools/commands.h"
#include "tools/match/boerenbridge_record.h"
#include "tools/match/boerenbridge_result.h"
#include "tools/match/boerenbridge_text.h"
#include "tools/match/options.h"
#include "tools/match/run.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/output.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kMatchName = "jasnel boerenbridge match";

constexpr const char* kMatchExamples =
    R"(A round goes from ten cards down to one and up again. Each deal is played as often as there are
players: all move on by a seat, so that everybody has every hand and deals once.
Full reference: docs/reference/boerenbridge-match.md.

Examples:
  jasnel boerenbridge match rule rule random random random --rounds=2
  jasnel boerenbridge match rollout:worlds=20 rule rule --cards=3 --seed=7 --lang=nl
  jasnel boerenbridge match random rule rule rule rule rule rule --rounds=1 --format=json
  jasnel boerenbridge match rule full:level=club full:level=casual --rounds=1 --format=csv
  jasnel boerenbridge match rule random 'exec:jasnel engine --player=rule' --rounds=1 --cards=2
  jasnel boerenbridge match rule rule random --rounds=1 --cards=2 --record=played.txt
  jasnel boerenbridge match rule rule random --rounds=2 --cards=2 --record=played.txt --resume

Exit status: 0 all played; 1 a player gave no legal bid or card, or the record cannot be read or
written: the deals so far are printed; 2 the command line was wrong; 130 stopped by Ctrl-C, after
printing the same.)";

std::string Footer() {
  return "Players:\n" + DescribePlayers(PlayerKinds()) + "\n" + kMatchExamples;
}

class MatchCommand : public Command {
 public:
  explicit MatchCommand(CLI::App& app) : app_(app) {
    SetHelpEnd(app_, Footer());
    AddMatchOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    auto request = RequestOf(options_);
    if (!request) return PrintUsageError(kMatchName, request.error().both());
    CatchInterrupts();
    options_.terms.cancel = &Interrupted();
    FinishProgramFlags(options_);
    const MatchResult match = Play(*request);
    if (const auto foul = options_.first_foul.Take()) PrintRemark(kMatchName, *foul);
    if (match.end == MatchEnd::kRefused && match.tally.deals() == 0) {
      return Fail(kMatchName, match.error);
    }
    const ExitStatus status = match.end == MatchEnd::kCancelled ? kExitInterrupted : kExitOk;
    const ExitStatus printed = PrintLast(kMatchName, TextOf(match), status);
    if (printed != status || match.error.empty()) return printed;
    return Fail(kMatchName, match.error);
  }

 private:
  MatchResult Play(const MatchRequest& request) const {
    MatchResult match{{options_.players, request},
                      MatchTally(request.players, request.most_cards),
                      MatchEnd::kAllDeals,
                      {}};
    std::vector<PlayerMaker> makers;
    for (const std::string& player : options_.players) {
      makers.emplace_back([&] { return MakeAnyPlayer<Boerenbridge>(player, options_.terms); });
    }
    return RunMatch(kMatchName, std::move(match), options_,
                    [&](const MatchSetup& asked, MatchTally& tally, const DealObserver& observer) {
                      return PlayMatch(asked.request, makers, tally, observer);
                    });
  }

  std::string TextOf(const MatchResult& match) const {
    switch (options_.format) {
      case Format::kJson:
        return JsonLine(MatchResultRecord(match));
      case Format::kCsv:
        return MatchCsv(match);
      case Format::kText:
        break;
    }
    const bool nothing = match.tally.deals() == 0 && !match.error.empty();
    return nothing ? "" : MatchText(match, options_.language);
  }

  CLI::App& app_;
  MatchOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeMatchCommand(CLI::App& app) {
  return std::make_unique<MatchCommand>(app);
}

}  // namespace jasnel::boerenbridge
