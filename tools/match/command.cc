#include <string>
#include <utility>
#include <vector>

#include "engine/requests/json_fields.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "tools/commands.h"
#include "tools/match/options.h"
#include "tools/match/result.h"
#include "tools/match/run.h"
#include "tools/match/text.h"
#include "tools/shared/flags.h"
#include "tools/shared/players/any_player.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/text/csv.h"
#include "tools/shared/text/output.h"

namespace jasnel {
namespace {

constexpr const char* kMatchName = "jasnel match";

constexpr const char* kMatchExamples =
    R"(Every deal is played twice: A sits North-South, then East-West, with the same cards, dealer and
seeds. The difference, A minus B, is the mean of both, so that good cards do not count.

Examples:
  jasnel match simple rule --deals=20
  jasnel match random rule --until-clear --rules=nku-rotterdam,four-jacks=200 --trump-and-declarer=random
  jasnel match simple rule --deals=10 --seed=7 --record=played.txt --format=json
  jasnel match simple rule --deals=20 --seed=7 --record=played.txt --resume --lang=nl
  head -n 3 played.txt | jasnel analyse --input=- --summary
  jasnel match random simple rule --deals=10 --format=csv
  jasnel match simple 'mine=exec:jasnel engine --player=rule' --deals=5 --on-foul=legal

Exit status: 0 all played; 1 a player gave no legal card, or the record cannot be read or written:
the deals so far are printed; 2 the command line was wrong; 130 stopped by Ctrl-C, after printing
the same.)";

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
    if (const auto error = FinishMatchOptions(options_)) {
      return PrintUsageError(kMatchName, error->both());
    }
    CatchInterrupts();
    options_.terms.cancel = &Interrupted();
    FinishProgramFlags(options_);
    std::string text = options_.format == Format::kCsv ? CsvHeader(MatchFigureNames()) : "";
    ExitStatus status = kExitOk;
    std::vector<MatchResult> matches;
    const std::vector<std::string>& players = options_.players;
    for (std::size_t i = 0; i < players.size(); ++i) {
      for (std::size_t j = i + 1; j < players.size() && !Interrupted(); ++j) {
        matches.push_back(Play(players[i], players[j]));
        const MatchResult& match = matches.back();
        if (const auto foul = options_.first_foul.Take()) PrintRemark(kMatchName, *foul);
        if (!WasPlayed(match)) return Fail(kMatchName, match.error);
        const ExitStatus printed = PrintLast(kMatchName, text + LineOf(match), kExitOk);
        if (printed != kExitOk) return printed;
        text.clear();
        if (!match.error.empty()) status = Fail(kMatchName, match.error);
        if (match.end == MatchEnd::kCancelled) status = kExitInterrupted;
      }
    }
    if (options_.format == Format::kText) text += Page(matches);
    return PrintLast(kMatchName, text, status);
  }

 private:
  MatchResult Play(const std::string& a, const std::string& b) const {
    MatchResult match;
    match.asked = {a, b, options_.request};
    match.tally = MatchTally(options_.request.match_of, options_.request.ahead);
    const auto maker = [this](const std::string& player) {
      return [this, &player] { return MakeAnyPlayer<Klaverjas>(player, options_.terms); };
    };
    return RunMatch(kMatchName, std::move(match), options_,
                    [&](const MatchSetup& asked, MatchTally& tally, const PairObserver& observer) {
                      return PlayMatch(asked.request, maker(a), maker(b), tally, observer);
                    });
  }

  // Not where the record is of no use.
  static bool WasPlayed(const MatchResult& match) {
    return match.end != MatchEnd::kRefused || match.tally.pairs() > 0;
  }

  // What is printed as soon as a match has ended.
  std::string LineOf(const MatchResult& match) const {
    switch (options_.format) {
      case Format::kJson:
        return JsonLine(MatchResultRecord(match));
      case Format::kCsv:
        return MatchCsvLine(match);
      case Format::kText:
        break;
    }
    return "";
  }

  std::string Page(const std::vector<MatchResult>& matches) const {
    if (options_.players.size() > 2) {
      return CrossTableText(options_.players, matches, options_.language);
    }
    const MatchResult& match = matches.front();
    const bool nothing = match.tally.pairs() == 0 && !match.error.empty();
    return nothing ? "" : MatchText(match, options_.language);
  }

  CLI::App& app_;
  MatchOptions options_;
};

}  // namespace

std::unique_ptr<Command> MakeMatchCommand(CLI::App& app) {
  return std::make_unique<MatchCommand>(app);
}

}  // namespace jasnel
