#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"
#include "tools/commands.h"
#include "tools/match/boerenbridge_record.h"
#include "tools/match/boerenbridge_result.h"
#include "tools/match/boerenbridge_text.h"
#include "tools/match/options.h"
#include "tools/match/record.h"
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

// Plays one match, with its record if there is one.
class MatchRunner {
 public:
  MatchRunner(const MatchOptions& options, const MatchRequest& request)
      : options_(options),
        match_{{options.players, request}, MatchTally(request.players, request.most_cards), {}, {}},
        deals_(request.rounds * static_cast<std::uint64_t>(DealsInRound(request.most_cards))) {
    match_.asked.request.cancel = &Interrupted();
  }

  MatchResult Play() && {
    match_.end = MatchEnd::kRefused;
    if (const auto error = OpenRecord()) {
      match_.error = error->In(options_.language);
      return std::move(match_);
    }
    before_ = match_.tally.deals();
    std::vector<PlayerMaker> makers;
    for (const std::string& player : options_.players) {
      makers.emplace_back(
          [this, player] { return MakeAnyPlayer<Boerenbridge>(player, options_.terms); });
    }
    const auto outcome = PlayMatch(match_.asked.request, makers, match_.tally,
                                   [&](const PlayedSittings& deal) { return Take(deal); });
    progress_.Clear();
    if (!outcome) {
      match_.end = MatchEnd::kFoul;
      match_.error = outcome.error().In(options_.language);
      return std::move(match_);
    }
    match_.end = outcome->end;
    if (outcome->foul) {
      match_.error = DescribeFoul(*outcome->foul, options_.players).In(options_.language);
    }
    return std::move(match_);
  }

 private:
  std::optional<Error> OpenRecord() {
    if (options_.record.empty()) return std::nullopt;
    const RecordForm form = FormOfRecord(match_.asked, [&](const MatchDealPlayed& deal) {
      if (match_.tally.deals() >= deals_) return false;
      match_.tally.Add(deal);
      return true;
    });
    auto file = options_.resume ? MatchFile::Resume(options_.record, form)
                                : MatchFile::Create(options_.record, form.header);
    if (!file) return file.error();
    file_.emplace(std::move(file).value());
    if (!file_->remark().english.empty()) PrintRemark(kMatchName, file_->remark());
    return std::nullopt;
  }

  bool Take(const PlayedSittings& deal) {
    if (file_) {
      if (const auto error = file_->Append(DealLines(match_.asked, deal))) {
        match_.error = error->In(options_.language);
        return false;
      }
    }
    const std::uint64_t done = deal.number + 1 - before_;
    progress_.Show({done, done, deals_ - before_});
    return true;
  }

  const MatchOptions& options_;
  MatchResult match_;
  std::uint64_t deals_;
  std::optional<MatchFile> file_;
  Progress progress_;
  std::uint64_t before_ = 0;  // deals of the record
};

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
    const MatchResult match = MatchRunner(options_, *request).Play();
    if (match.end == MatchEnd::kRefused && match.tally.deals() == 0) {
      return Fail(kMatchName, match.error);
    }
    const ExitStatus status = match.end == MatchEnd::kCancelled ? kExitInterrupted : kExitOk;
    const ExitStatus printed = PrintLast(kMatchName, TextOf(match), status);
    if (printed != status || match.error.empty()) return printed;
    return Fail(kMatchName, match.error);
  }

 private:
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
