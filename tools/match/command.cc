#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/requests/json_fields.h"
#include "jasnel/deal_line.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "tools/commands.h"
#include "tools/match/options.h"
#include "tools/match/record.h"
#include "tools/match/result.h"
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

Exit status: 0 all played; 1 a player gave no legal card, or the record cannot be read or written:
the deals so far are printed; 2 the command line was wrong; 130 stopped by Ctrl-C, after printing
the same.)";

std::string Footer() {
  return "Players:\n" + DescribePlayers(PlayerKinds()) + "\n" + kMatchExamples;
}

// Who fouled, where, and how.
Message DescribeFoul(const MatchFoul& foul, const MatchSetup& asked) {
  const auto calls = foul.played.calls.size();
  DealLine line;
  line.hands = foul.deal.hands;
  line.rules = foul.deal.rules;
  line.dealer = foul.deal.dealer;
  line.turned = foul.deal.turned;
  // A contract that was bid is there once the auction has ended.
  const auto tricks = foul.played.tricks.tricks();
  const bool bidding = !foul.deal.contract && (calls == 0 || foul.played.calls.back().IsPass());
  Message place = Say("call $0", "bod $0", calls + 1);
  if (!bidding) {
    line.trump = foul.played.contract.trump;
    line.declarer = foul.played.contract.declarer;
    const bool full = tricks.empty() || tricks.back().cards.size() == kSeats;
    place = Say("trick $0, card $1", "slag $0, kaart $1", tricks.size() + (full ? 1 : 0),
                full ? 1 : tricks.back().cards.size() + 1);
  }
  const std::string& name = foul.player == 0 ? asked.a : asked.b;
  return Say("deal $0 ($1): $2, $3, $4 ($5): $6", "spel $0 ($1): $2, $3, $4 ($5): $6", foul.number,
             Message(FormatDealLine(line), FormatDealLine(line, Language::kDutch)), place,
             SeatMessage(foul.played.foul->seat), foul.player == 0 ? 'A' : 'B', name,
             foul.played.foul->error);
}

// Plays one match, with its record if there is one.
class MatchRunner {
 public:
  MatchRunner(const MatchOptions& options, const std::string& a, const std::string& b)
      : options_(options) {
    match_.asked = {a, b, options.request};
    match_.asked.request.cancel = &Interrupted();
  }

  MatchResult Play() && {
    match_.end = MatchEnd::kRefused;
    if (const auto error = OpenRecord()) {
      match_.error = error->In(options_.language);
      return std::move(match_);
    }
    before_ = match_.tally.pairs();
    const auto outcome =
        PlayMatch(match_.asked.request, Maker(match_.asked.a), Maker(match_.asked.b), match_.tally,
                  [&](const PlayedPair& pair) { return Take(pair); });
    progress_.Clear();
    if (!outcome) {
      match_.error = outcome.error().In(options_.language);
      return std::move(match_);
    }
    match_.end = outcome->end;
    if (outcome->foul) {
      match_.error = DescribeFoul(*outcome->foul, match_.asked).In(options_.language);
    }
    return std::move(match_);
  }

 private:
  PlayerMaker Maker(const std::string& player) const {
    return [this, player] { return MakeAnyPlayer<Klaverjas>(player, options_.terms); };
  }

  std::optional<Error> OpenRecord() {
    if (options_.record.empty()) return std::nullopt;
    const MatchSetup& asked = match_.asked;
    const auto take = [&](const Pair& pair) {
      if (EndOf(asked.request, match_.tally)) return false;
      match_.tally.Add(pair);
      return true;
    };
    auto file = options_.resume ? MatchFile::Resume(options_.record, FormOfRecord(asked, take))
                                : MatchFile::Create(options_.record, MatchHeader(asked));
    if (!file) return file.error();
    file_.emplace(std::move(file).value());
    if (!file_->remark().english.empty()) PrintRemark(kMatchName, file_->remark());
    return std::nullopt;
  }

  bool Take(const PlayedPair& pair) {
    if (file_) {
      if (const auto error = file_->Append(PairLines(match_.asked, pair))) {
        match_.error = error->In(options_.language);
        return false;
      }
    }
    const std::uint64_t done = pair.number - before_;
    progress_.Show({done, done, match_.asked.request.deals - before_});
    return true;
  }

  const MatchOptions& options_;
  MatchResult match_;
  std::optional<MatchFile> file_;
  Progress progress_;
  std::uint64_t before_ = 0;  // pairs of the record
};

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
    std::string text = options_.format == Format::kCsv ? CsvHeader(MatchFigureNames()) : "";
    ExitStatus status = kExitOk;
    std::vector<MatchResult> matches;
    const std::vector<std::string>& players = options_.players;
    for (std::size_t i = 0; i < players.size(); ++i) {
      for (std::size_t j = i + 1; j < players.size() && !Interrupted(); ++j) {
        matches.push_back(MatchRunner(options_, players[i], players[j]).Play());
        const MatchResult& match = matches.back();
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
