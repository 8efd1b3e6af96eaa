#include "tools/engine/program_check.h"

#include <chrono>
#include <cstddef>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#include "bitboard/text/rules_text.h"
#include "engine/records/boerenbridge_move_answer.h"
#include "engine/records/move_answer.h"
#include "engine/requests/boerenbridge_move_request.h"
#include "engine/requests/move_request.h"
#include "jasnel/dealing.h"
#include "tools/engine/check_deals.h"
#include "tools/engine/checked_program.h"

namespace jasnel {
namespace {

// For what a program writes after its last answer to arrive.
constexpr std::chrono::milliseconds kMoment{100};

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
      CheckDeal<GameTypes> deal(request_.seed, number, request_.rules);
      while (!deal.IsOver() && GoesOn()) {
        place_ = Say("deal $0, $1", "spel $0, $1", number, deal.Place());
        const auto view = deal.View();
        std::visit([&](const auto& seen) { deal.Make(ChoiceOf(seen)); }, view);
      }
    }
    if (outcome_.end == CheckEnd::kAllDeals) {
      std::this_thread::sleep_for(kMoment);
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
    const MoveLimits limits{.seed = random_.Next() % kSeedsOfPrograms};
    const Record asked = RequestRecord(id, view, limits);
    const Record& legal = asked["legal"];
    const Record& drawn =
        legal[static_cast<std::size_t>(random_.Below(static_cast<int>(legal.size())))];
    if (const auto answer = program.Ask(asked, Reporter())) {
      const auto choice = ReadChoice(*answer, id, view);
      if (choice) {
        if (outcome_.faults == before) ++right_;
        return *choice;
      }
      Reporter()(choice.error().both());
      // Otherwise it is in step: its next answer is that to the next request.
      if (answer->value("id", Record()) != id) program.Restart();
    }
    return Certain(ReadChoice(Record{{"id", id}, {"move", drawn}}, id, view),
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
