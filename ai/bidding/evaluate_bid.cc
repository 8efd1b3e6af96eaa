#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/bidding/bid_exchange.h"
#include "ai/bidding/bid_plan.h"
#include "ai/bidding/bid_round.h"
#include "ai/bidding/bid_sample.h"
#include "ai/bidding/bid_tally.h"
#include "ai/bidding/bid_worlds.h"
#include "ai/bidding/doubling.h"
#include "ai/bidding/match_worth.h"
#include "jasnel/bidding.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;

// Worlds solved in one go: the first, the least, the most.
constexpr std::uint64_t kFirstRound = 64;
constexpr std::uint64_t kMinRound = 32;
constexpr std::uint64_t kMaxRound = 512;
constexpr std::uint64_t kMinStep = 8;      // of a suit in a round
constexpr std::uint64_t kFirstInTime = 2;  // where there is a limit of time: there is no fewer

// Worlds guessed in one go by a thread.
constexpr std::size_t kChunk = 64;

// All worlds are solved where there are no more.
constexpr std::uint64_t kFewWorlds = 256;

// What it takes to solve a world for all scores, or more.
constexpr std::chrono::milliseconds kTimeOfScores{20};

constexpr double kDefaultPrecision = 0.02;
constexpr double kPrecisionOfUnclear = 0.005;  // of calls that are worth the same

std::optional<Error> Check(const BidRequest& request) {
  if (request.worlds == 1 || request.worlds > kMaxWorlds) {
    return Error{Say("$0 worlds; expected 2 to $1", "$0 verdelingen; verwacht 2 tot en met $1",
                     request.worlds, kMaxWorlds)};
  }
  if (!(request.precision >= 0 && request.precision <= 1)) {
    return Error{Say("a precision of $0; expected 0 to 1",
                     "een precisie van $0; verwacht 0 tot en met 1",
                     std::to_string(request.precision))};
  }
  if (request.time.count() < 0) {
    return Error{Say("a time below 0; expected 0 or more microseconds",
                     "een tijd onder 0; verwacht 0 of meer microseconden")};
  }
  return std::nullopt;
}

// Looks for an answer, in rounds.
class BidSearch {
 public:
  BidSearch(BatchSolver& batch, const BidQuestion& question, const BidRequest& request,
            const BidWorlds& worlds)
      : batch_(batch),
        request_(request),
        worlds_(worlds),
        sampler_(question, {.cancel = request.cancel}),
        calls_(sampler_.calls()),
        tally_(sampler_, RoemIsKept(question.rules) ? NatPays::kOwn : question.rules.nat,
               request.calibration),
        contenders_(tally_.AllCalls()),
        plan_(request),
        guesses_each_(GuessesEach(worlds.MeanWeight(request.seed))),
        start_(Clock::now()) {}

  Result<BidAnswer> Run() {
    if (worlds_.count() <= MostForAll()) {
      SolveAll();
    } else {
      Sample();
    }
    if (none_found_ && tally_.solved() < 2) {
      return Error{
          Say("hardly any deal found in which all who passed would pass; expected a likelier hand",
              "bijna geen verdeling gevonden waarin wie paste ook zou passen; verwacht een "
              "waarschijnlijker hand")};
    }
    const bool all = tally_.solved() == worlds_.count();
    if (!all && (tally_.all_worlds() || tally_.solved() < 2)) {
      return Error{Say("stopped before enough worlds were solved; expected more time",
                       "gestopt voordat genoeg verdelingen waren opgelost; verwacht meer tijd")};
    }
    BidAnswer answer = tally_.Answer(std::max(looks_, 1));
    answer.stop = stop_;
    answer.time = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - start_);
    return answer;
  }

 private:
  // Up to how many worlds all are solved: few, unless their number alone is to end it, and where
  // there is a clock no more than there is time for.
  std::uint64_t MostForAll() const {
    if (request_.time.count() > 0) {
      const auto fit = static_cast<std::uint64_t>(request_.time / kTimeOfScores) *
                       static_cast<std::uint64_t>(batch_.threads());
      return std::min(kFewWorlds, fit);
    }
    const bool alone = request_.precision == 0 && !request_.until_clear;
    return alone ? std::max(kFewWorlds, request_.worlds) : kFewWorlds;
  }

  // Every world once, with its weight; none where something stopped it.
  void SolveAll() {
    std::vector<WholeWorld> worlds;
    for (std::uint64_t first = 0; first < worlds_.count(); first += worlds.size()) {
      worlds.assign(std::min(worlds_.count() - first, kFewWorlds), {});
      std::atomic<bool> stopped = false;
      batch_.ForEach(worlds.size(), [&](Solver& solver, std::size_t i) {
        if (!stopped && !SolveWhole(solver, first + i, worlds[i])) stopped = true;
      });
      if (stopped) {
        stop_ = Stop::kCancelled;
        return;
      }
      for (const WholeWorld& world : worlds) tally_.AddWorld(world);
    }
  }

  // Who of a side declares makes no difference to open hands, but by who leads.
  bool SolveWhole(Solver& solver, std::uint64_t number, WholeWorld& whole) const {
    BidWorld world;
    world.hands = worlds_.World(number);
    sampler_.Guess(world);
    whole.weight = worlds_.Weight(world.hands);
    whole.declares = DeclaresAfterPass(world);
    std::array<std::array<std::array<std::optional<ContractFound>, 2>, kSeats>, kSuits> known;
    for (std::size_t call = 0; call < calls_.size(); ++call) {
      bool stopped = false;
      sampler_.ForEachCase(call, world, 0, [&](const BidCase& one) {
        const auto [declarer, trump, doublings] = one.contract;
        auto& found =
            known[Index(trump)][Index(calls_.LeaderIf(declarer))][Index(SideOf(declarer))];
        if (!found && !stopped) {
          found = sampler_.Solve(solver, world.hands, one.contract, ContractQuery::kScore);
        }
        stopped = !found;
        if (stopped) return;
        whole.scores[call] += static_cast<double>(one.weight) * found->score;
        whole.found[call] = *found;
      });
      if (stopped) return false;
    }
    return true;
  }

  // In how many worlds each call is solved next, for whether it is made.
  using Counts = std::array<std::uint64_t, BidCalls::kMax>;

  // Draws until it is enough.
  void Sample() {
    std::uint64_t size = request_.time.count() > 0 ? kFirstInTime : kFirstRound;
    if (request_.worlds > 0) size = std::min(size, request_.worlds);
    Counts counts = CountsOf(size);
    while (size > 0) {
      if (!SampleRound(size, counts)) return;
      size = NextRound(counts);
    }
  }

  // All contenders as often; what follows a pass less often, as it has no chance to be known.
  Counts CountsOf(std::uint64_t size) const {
    Counts counts{};
    for (std::size_t i = 0; i < calls_.size(); ++i) {
      if (contenders_[i]) counts[i] = size;
    }
    if (calls_.has_pass()) counts[0] = ForPass(size);
    return counts;
  }

  // A round of worlds, of which `size` are solved; none of them counts where something stopped it.
  bool SampleRound(std::uint64_t size, const Counts& counts) {
    BidRound round;
    if (!DrawWorlds(size * guesses_each_, round.worlds)) return false;
    const std::uint64_t solved = tally_.solved();
    const std::uint64_t scored = plan_.WorldsToScore(solved + size) - plan_.WorldsToScore(solved);
    batch_.ForEach(calls_.size(), [&](Solver&, std::size_t call) {
      const std::uint64_t of_call = contenders_[call] ? scored : 0;
      ChooseCases(sampler_, call, {counts[call], kPitsForScored * of_call, of_call},
                  Random::Stream(~request_.seed, BidCalls::kMax * rounds_ + call), round);
    });
    if (!SolveTaken(round)) return false;
    tally_.Add(round);
    ++rounds_;
    return true;
  }

  bool DrawWorlds(std::uint64_t count, std::vector<BidWorld>& worlds) {
    worlds.resize(count);
    std::atomic<bool> stopped = false;
    std::atomic<bool> none_found = false;
    batch_.ForEach((worlds.size() + kChunk - 1) / kChunk, [&](Solver&, std::size_t chunk) {
      const std::size_t end = std::min(worlds.size(), (chunk + 1) * kChunk);
      for (std::size_t i = chunk * kChunk; i < end; ++i) {
        if (stopped || none_found) return;
        if (IsCancelled()) {
          stopped = true;
          return;
        }
        const auto hands = worlds_.Draw(request_.seed, drawn_ + i);
        if (!hands) {
          none_found = true;
          return;
        }
        worlds[i].hands = *hands;
        sampler_.Guess(worlds[i]);
      }
    });
    drawn_ += worlds.size();
    none_found_ = none_found;
    if (none_found) stop_ = Stop::kNodeLimit;
    if (stopped) stop_ = Stop::kCancelled;
    return !stopped && !none_found;
  }

  bool SolveTaken(BidRound& round) {
    struct Task {
      BidTaken* taken;
      ContractQuery asks;
    };
    std::vector<Task> tasks;
    // Those that take long come first, so that no thread waits for the last.
    for (const ContractQuery asks :
         {ContractQuery::kScore, ContractQuery::kMakes, ContractQuery::kPit}) {
      for (std::size_t call = 0; call < calls_.size(); ++call) {
        for (BidTaken& taken : round.Taken(asks, call)) tasks.push_back({&taken, asks});
      }
    }
    std::atomic<bool> stopped = false;
    batch_.ForEach(tasks.size(), [&](Solver& solver, std::size_t i) {
      if (stopped) return;
      BidTaken& taken = *tasks[i].taken;
      const auto found = sampler_.Solve(solver, round.worlds[taken.one.world].hands,
                                        taken.one.contract, tasks[i].asks);
      if (found) {
        taken.found = *found;
      } else {
        stopped = true;
      }
    });
    if (stopped) stop_ = Stop::kCancelled;
    return !stopped;
  }

  // How many worlds to solve next; 0 where it is enough. And how many for each call.
  std::uint64_t NextRound(Counts& counts) {
    const std::uint64_t solved = tally_.solved();
    std::uint64_t size = std::clamp(solved, kMinRound, kMaxRound);
    const bool clock = request_.time.count() > 0;
    double precision = request_.precision;
    bool of_all = true;
    if (request_.until_clear) {
      const CallSet left = tally_.NotBehind(++looks_);
      if (left.count() == 1) return 0;
      of_all = precision > 0 || request_.worlds > 0 || clock;
      // What is worse already need not be known any better.
      if (!of_all) contenders_ = left;
    }
    if (precision == 0 && request_.worlds == 0 && !clock) {
      precision = request_.until_clear ? kPrecisionOfUnclear : kDefaultPrecision;
    }
    counts = CountsOf(size);
    // Not by the few worlds with which one begins where there is a limit of time.
    if (precision > 0 && solved >= kMinRound) {
      std::uint64_t most_left = 0;
      for (std::size_t i = 0; i < calls_.size(); ++i) {
        if (calls_.calls[i].IsPass() || !contenders_[i]) continue;
        counts[i] = std::min(LeftFor(precision, i), size);
        most_left = std::max(most_left, counts[i]);
      }
      if (most_left == 0) return 0;
      size = most_left;
      if (calls_.has_pass()) counts[0] = contenders_[0] ? ForPass(size) : 0;
    }
    const std::uint64_t most = request_.worlds > 0 ? request_.worlds : kMaxWorlds;
    if (solved >= most) return 0;
    size = std::min(size, most - solved);
    if (clock) {
      size = plan_.FittingIn(Seconds(request_.time), Seconds(Clock::now() - start_), solved, size);
      if (size == 0) stop_ = Stop::kTimeLimit;
    }
    for (std::uint64_t& count : counts) count = std::min(count, size);
    return size;
  }

  // In how many more worlds a call must be solved until its chance is known, or somewhat more; 0 if
  // it is.
  std::uint64_t LeftFor(double precision, std::size_t call) const {
    const double off = tally_.OffBy(call, precision);
    if (off <= 1) return 0;
    // The width goes down as the square root of the number.
    const double left = (off * off - 1) * static_cast<double>(tally_.SolvedOf(call)) * 1.03;
    const auto whole = static_cast<std::uint64_t>(std::min(left, static_cast<double>(kMaxWorlds)));
    return whole / kMinStep * kMinStep + kMinStep;
  }

  bool IsCancelled() const { return request_.cancel != nullptr && *request_.cancel; }

  template <class Duration>
  static double Seconds(Duration duration) {
    return std::chrono::duration<double>(duration).count();
  }

  BatchSolver& batch_;
  const BidRequest& request_;
  const BidWorlds& worlds_;
  BidSampler sampler_;
  const BidCalls& calls_;
  BidTally tally_;
  CallSet contenders_;  // calls to solve in worlds to come
  BidPlan plan_;
  std::uint64_t guesses_each_;
  std::uint64_t drawn_ = 0;
  std::uint64_t rounds_ = 0;
  Clock::time_point start_;
  Stop stop_ = Stop::kSolved;
  bool none_found_ = false;
  int looks_ = 0;  // whether the call is clear
};

// The chance to win the match after each call.
void AddMatch(const BidQuestion& question, std::uint64_t seed, BidAnswer& answer) {
  constexpr std::uint64_t kWorldsOfMatch = 2000;
  std::vector<double> means;
  std::vector<std::optional<double>*> places;
  const auto add = [&](auto& bid) {
    means.push_back(bid.played_score.value_or(bid.score.value));
    places.push_back(&bid.wins);
  };
  if (answer.pass) add(*answer.pass);
  for (SuitBid& bid : answer.suits) add(bid);
  answer.match = OutlookOf(question.rules, *question.match);
  const MatchUtility utility(question.rules, *question.match);
  const auto worths = MatchWorths(question, utility, means, kWorldsOfMatch, seed);
  for (std::size_t i = 0; i < worths.size(); ++i) *places[i] = worths[i];
}

}  // namespace

Result<BidAnswer> EvaluateBid(BatchSolver& solver, const BidQuestion& question,
                              const BidRequest& request) {
  if (auto error = Check(request)) return *std::move(error);
  if (auto error = Validate(question)) return *std::move(error);
  BidQuestion seen = question;
  seen.auction = question.auction.Seen();
  if (seen.auction.IsDoubling()) {
    auto found = EvaluateDoubling(solver, seen, request);
    if (!found) return found;
    BidAnswer doubling = std::move(found).value();
    Recommend(doubling);
    return doubling;
  }
  const SuitExchange exchange = InOrder(seen);
  const BidQuestion ordered = Exchanged(seen, exchange);
  const BidWorlds worlds(ordered);
  auto answer = BidSearch(solver, ordered, request, worlds).Run();
  if (!answer) return answer;
  BidAnswer restored = Restored(MadeAlike(std::move(answer).value(), ordered), exchange.Inverse());
  if (seen.match) AddMatch(seen, request.seed, restored);
  Recommend(restored);
  return restored;
}

}  // namespace jasnel
