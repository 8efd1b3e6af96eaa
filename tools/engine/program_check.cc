#include "tools/engine/program_check.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <string_view>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_format.h"
#include "bitboard/text/rules_text.h"
#include "engine/requests/move_answer.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/dealing.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "tools/shared/players/any_player.h"

namespace jasnel {

Result<EnginePlayers> MakeAnyEnginePlayers(std::string_view spec) {
  return CheckedPlayers(spec, {MakeAnyPlayer<Klaverjas>(spec), MakeAnyPlayer<Boerenbridge>(spec)},
                        kProgramKind.name);
}

std::string AnyEnginePlayerNames() { return EnginePlayerNames(kProgramKind.name).english; }

namespace {

DealToPlay KlaverjasDeal(const CheckRequest& request, std::uint64_t number) {
  constexpr std::uint64_t kDrawn = 4;
  const auto contract = number % kDrawn == 0 ? ContractFrom::kChance : request.contract;
  return MatchDeal({request.seed, request.rules, contract}, number);
}

boerenbridge::DealInPlay BoerenbridgeDeal(std::uint64_t seed, std::uint64_t number) {
  using boerenbridge::kMaxPlayers;
  using boerenbridge::kMinPlayers;
  Random random = Random::Stream(seed, number);
  // The first have all numbers of players.
  const int players =
      kMinPlayers + static_cast<int>((number + 1) % (kMaxPlayers - kMinPlayers + 1));
  const int cards = 1 + random.Below(boerenbridge::MostCards(players));
  return {players, boerenbridge::RandomHands(random, players, cards)};
}

}  // namespace

CheckDeal<Klaverjas>::CheckDeal(const CheckRequest& request, std::uint64_t number)
    : play_(KlaverjasDeal(request, number)) {}

SeatViewOf<Klaverjas> CheckDeal<Klaverjas>::View() const {
  if (play_.InAuction()) return play_.call_view();
  return play_.play_view();
}

Message CheckDeal<Klaverjas>::Place() const {
  const Message seat = SeatMessage(play_.turn());
  if (play_.InAuction()) {
    return Say("call $0, $1", "bod $0, $1", play_.auction().calls().size() + 1, seat);
  }
  return Say("trick $0, $1", "slag $0, $1", TricksPlayed(play_.position()) + 1, seat);
}

CheckDeal<Boerenbridge>::CheckDeal(const CheckRequest& request, std::uint64_t number)
    : play_(BoerenbridgeDeal(request.seed, number)) {}

SeatViewOf<Boerenbridge> CheckDeal<Boerenbridge>::View() const {
  if (play_.InBidding()) return play_.bid_view();
  return play_.play_view();
}

Message CheckDeal<Boerenbridge>::Place() const {
  if (play_.InBidding()) return Say("bid of seat $0", "bod van plaats $0", play_.turn());
  const auto players = static_cast<std::size_t>(play_.bidding().players());
  return Say("trick $0, seat $1", "slag $0, plaats $1", play_.played().cards().size() / players + 1,
             play_.turn());
}

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// For a late answer of a program that has answered before: that tells more than that there was none
// in time.
constexpr milliseconds kGraceForLate{2000};

// For what comes right behind an answer.
constexpr milliseconds kMomentBehind{2};

std::string SecondsOf(Clock::duration time) {
  const std::chrono::duration<double> seconds = std::chrono::round<milliseconds>(time);
  return absl::StrFormat("%g", seconds.count());
}

}  // namespace

CheckedProgram::CheckedProgram(std::string command, const ProgramTerms& terms)
    : command_(std::move(command)), terms_(terms) {}

void CheckedProgram::Shutdown() {
  if (program_ != nullptr) program_->Shutdown();
}

void CheckedProgram::ReportUnasked(const FaultReport& report) {
  if (program_ == nullptr) return;
  std::string text = program_->TakeUnasked(kMomentBehind);
  if (text.empty()) return;
  if (text.ends_with('\n')) text.pop_back();
  report(
      Say("wrote '$0' without being asked; expected one line for each request, and all else on "
          "standard error",
          "schreef '$0' zonder dat er iets werd gevraagd; verwacht één regel voor elke vraag, "
          "en al het andere op de foutuitvoer",
          PrintableLine(text)));
  Restart();
}

std::optional<Record> CheckedProgram::Ask(const Record& request, const FaultReport& report) {
  return keys_.Ask(request, [&](const Record& sent) { return Exchange(sent, report); });
}

std::optional<Record> CheckedProgram::Exchange(const Record& request, const FaultReport& report) {
  ReportUnasked(report);
  auto limit = terms_.answer;
  if (program_ == nullptr) {
    auto started = ChildProcess::Start(command_);
    if (!started) {
      report(started.error().both());
      return std::nullopt;
    }
    program_ = std::move(started).value();
    limit = std::max(terms_.start, terms_.answer);
  }
  const auto begin = Clock::now();
  const auto wait = limit + (has_answered_ ? kGraceForLate : milliseconds(0));
  const auto line = program_->Ask(JsonLine(request), wait, {terms_.cancel, nullptr});
  const auto took = Clock::now() - begin;
  if (terms_.cancel != nullptr && *terms_.cancel) return std::nullopt;
  if (!line) {
    const bool is_late = took >= wait;
    report(is_late ? NoAnswerWithin(limit) : line.error().both());
    Restart();
    return std::nullopt;
  }
  has_answered_ = true;
  if (took > limit) {
    report(Say("answered after $0 s; expected within $1 s",
               "antwoordde na $0 s; verwacht binnen $1 s", SecondsOf(took), SecondsOf(limit)));
  }
  auto answer = ReadAnswer(*line);
  if (answer) return std::move(answer).value();
  report(answer.error().both());
  Restart();
  return std::nullopt;
}

namespace {

// For what a program writes after its last answer to arrive.
constexpr std::chrono::milliseconds kPauseAtEnd{100};

template <class GameTypes>
class Check {
 public:
  Check(const CheckRequest& request, const std::function<void(const Message&)>& report)
      : request_(request), report_(report), random_(request.seed) {
    for (int seat = 0; seat < GameTypes::kMaxSeats; ++seat) {
      programs_.emplace_back(request.command, request.terms);
    }
  }

  CheckOutcome Run() && {
    for (std::uint64_t number = 1; number <= request_.deals && GoesOn(); ++number) {
      ++outcome_.deals;
      CheckDeal<GameTypes> deal(request_, number);
      while (!deal.IsOver() && GoesOn()) {
        place_ = Say("deal $0, $1", "spel $0, $1", number, deal.Place());
        const auto view = deal.View();
        std::visit([&](const auto& seen) { deal.Make(ChoiceOf(seen)); }, view);
      }
    }
    if (outcome_.end == CheckEnd::kAllDeals) {
      std::this_thread::sleep_for(kPauseAtEnd);
      place_ = Phrase{"after the last answer", "na het laatste antwoord"};
      for (CheckedProgram& program : programs_) program.ReportUnasked(Reporter());
    }
    for (CheckedProgram& program : programs_) program.Shutdown();
    return outcome_;
  }

 private:
  FaultReport Reporter() {
    return [this](const Message& fault) {
      ++outcome_.faults;
      report_(Say("$0: $1", "$0: $1", place_, fault));
    };
  }

  bool GoesOn() {
    if (request_.terms.cancel != nullptr && *request_.terms.cancel) {
      outcome_.end = CheckEnd::kInterrupted;
    } else if (right_ == 0 && outcome_.requests >= kMaxUnanswered) {
      outcome_.end = CheckEnd::kNoAnswer;
    } else if (outcome_.faults >= kMaxFaults) {
      outcome_.end = CheckEnd::kMaxFaults;
    }
    return outcome_.end == CheckEnd::kAllDeals;
  }

  // What the program chooses, else something legal.
  template <class View>
  auto ChoiceOf(const View& view) {
    CheckedProgram& program = programs_[static_cast<std::size_t>(GameTypes::SeatOf(view))];
    const Record id = ++outcome_.requests;
    const std::uint64_t before = outcome_.faults;
    constexpr std::uint64_t kSeedsOfPrograms = std::uint64_t{1} << 53;
    const MoveLimits limits{.seed = random_.Next() % kSeedsOfPrograms,
                            .deal = Concat(outcome_.deals, "-1")};
    const Record asked = RequestRecord(id, view, limits);
    const Record& legal = asked["legal"];
    const Record& drawn =
        legal[static_cast<std::size_t>(random_.Below(static_cast<int>(legal.size())))];
    if (const auto answer = program.Ask(asked, Reporter())) {
      const auto choice = ReadMoveChoice(*answer, id, view);
      if (choice) {
        if (outcome_.faults == before) ++right_;
        return *choice;
      }
      Reporter()(choice.error().both());
      // Otherwise it is in step: its next answer is that to the next request.
      if (answer->value("id", Record()) != id) program.Restart();
    }
    return Certain(ReadMoveChoice(Record{{"id", id}, {"move", drawn}}, id, view),
                   "it was drawn from what is legal");
  }

  const CheckRequest& request_;
  const std::function<void(const Message&)>& report_;
  std::vector<CheckedProgram> programs_;  // by seat
  Random random_;
  Message place_;
  CheckOutcome outcome_;
  std::uint64_t right_ = 0;  // answers
};

Message Count(std::uint64_t count, const Phrase& one, const Phrase& many) {
  return Say("$0 $1", "$0 $1", count, Message(count == 1 ? one : many));
}

Message EndOf(const CheckOutcome& outcome) {
  switch (outcome.end) {
    case CheckEnd::kInterrupted:
      return Phrase{"; stopped by Ctrl-C", "; afgebroken met Ctrl-C"};
    case CheckEnd::kMaxFaults:
      return Phrase{"; stopped, as these are enough to mend first",
                    "; gestopt, want dit is genoeg om eerst te verhelpen"};
    case CheckEnd::kNoAnswer:
      return Phrase{"; stopped, as no answer was right", "; gestopt, want geen antwoord was goed"};
    case CheckEnd::kAllDeals:
      break;
  }
  return {};
}

}  // namespace

CheckOutcome CheckProgram(const CheckRequest& request,
                          const std::function<void(const Message&)>& report) {
  if (request.game == Game::kBoerenbridge) return Check<Boerenbridge>(request, report).Run();
  return Check<Klaverjas>(request, report).Run();
}

Message SummaryOf(const CheckRequest& request, const CheckOutcome& outcome) {
  const Message rules =
      request.game == Game::kKlaverjas ? Message(" " + FormatRules(request.rules)) : Message();
  return Say("$0$1: $2 in $3, $4$5", "$0$1: $2 in $3, $4$5", GameName(request.game), rules,
             Count(outcome.requests, {"request", "vraag"}, {"requests", "vragen"}),
             Count(outcome.deals, {"deal", "spel"}, {"deals", "spellen"}),
             outcome.faults == 0 ? Message(Phrase{"no faults", "geen fouten"})
                                 : Count(outcome.faults, {"fault", "fout"}, {"faults", "fouten"}),
             EndOf(outcome));
}

}  // namespace jasnel
