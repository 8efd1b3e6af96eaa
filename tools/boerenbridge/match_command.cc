#include "tools/boerenbridge/match_command.h"

#include <CLI/CLI.hpp>
#include <string>
#include <utility>
#include <vector>

#include "ai/boerenbridge/match.h"
#include "bitboard/boerenbridge/round.h"
#include "tools/boerenbridge/any_player.h"
#include "tools/boerenbridge/match_asked.h"
#include "tools/boerenbridge/match_figures.h"
#include "tools/boerenbridge/match_options.h"
#include "tools/boerenbridge/match_page.h"
#include "tools/interrupt.h"
#include "tools/output.h"
#include "tools/player_kinds.h"
#include "tools/progress.h"

namespace jasnel::boerenbridge {
namespace {

constexpr const char* kName = "jasnel boerenbridge match";

constexpr const char* kExamples =
    R"(A round goes from ten cards down to one and up again. Each deal is played as often as there are
players: all move on by a seat, so that everybody has had every hand and has dealt once. docs/boerenbridge-match.md says all.

Examples:
  jasnel boerenbridge match rule rule random random random --rounds=2
  jasnel boerenbridge match rollout:worlds=20 rule rule --cards=3 --seed=7 --lang=nl
  jasnel boerenbridge match random rule rule rule rule rule rule --rounds=1 --format=json
  jasnel boerenbridge match rule full:level=club full:level=casual --rounds=1 --format=csv

Exit status: 0 all played; 1 a player gave no legal bid or card: what was played until then is printed;
2 the command line was wrong; 130 stopped by Ctrl-C, likewise.)";

std::string Footer() { return "Players:\n" + DescribeKinds(PlayerKinds()) + "\n" + kExamples; }

MatchPlayed Play(const MatchAsked& asked) {
  const MatchRequest& request = asked.request;
  MatchPlayed match{asked, MatchTally(request.players, request.most_cards), {}, {}};
  std::vector<PlayerMaker> makers;
  for (const std::string& player : asked.players) {
    makers.emplace_back([player] { return MakeAnyPlayer(player); });
  }
  const auto deals = request.rounds * static_cast<std::uint64_t>(DealsInRound(request.most_cards));
  Progress progress;
  const auto outcome = PlayMatch(request, makers, match.tally, [&](const MatchTally& tally) {
    progress.Show({tally.deals(), tally.deals(), deals});
  });
  progress.Clear();
  if (!outcome) {
    match.end = MatchEnd::kFoul;
    match.error = outcome.error().message;
    return match;
  }
  match.end = outcome->end;
  if (outcome->foul) match.error = DescribeFoul(*outcome->foul, asked.players);
  return match;
}

class MatchCommand : public Command {
 public:
  explicit MatchCommand(CLI::App& app)
      : app_(*app.add_subcommand(
            "match", "Players at one table on the same deals: who is better, and how sure?")) {
    app_.footer(Footer());
    AddMatchOptions(app_, options_);
  }

  const CLI::App& app() const override { return app_; }

  ExitStatus Run() override {
    auto request = RequestOf(options_);
    if (!request) return PrintUsageError(kName, request.error().message);
    CatchInterrupts();
    MatchAsked asked{options_.players, *request};
    asked.request.cancel = &Interrupted();
    const MatchPlayed match = Play(asked);
    const ExitStatus status = match.end == MatchEnd::kCancelled ? kExitInterrupted : kExitOk;
    const ExitStatus printed = PrintLast(kName, TextOf(match), status);
    if (printed != status || match.error.empty()) return printed;
    return Fail(kName, match.error);
  }

 private:
  std::string TextOf(const MatchPlayed& match) const {
    switch (options_.format) {
      case Format::kJson:
        return JsonLine(MatchFigures(match));
      case Format::kCsv:
        return MatchCsv(match);
      case Format::kText:
        break;
    }
    const bool nothing = match.tally.deals() == 0 && !match.error.empty();
    return nothing ? "" : MatchPage(match, options_.language);
  }

  CLI::App& app_;
  MatchOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeMatchCommand(CLI::App& app) {
  return std::make_unique<MatchCommand>(app);
}

}  // namespace jasnel::boerenbridge
