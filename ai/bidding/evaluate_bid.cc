#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>

#include "ai/beliefs/suit_exchange.h"
#include "ai/bidding/bid_sample.h"
#include "ai/bidding/bid_tally.h"
#include "ai/bidding/bid_worlds.h"
#include "jasnel/bidding.h"

namespace jasnel {
namespace {

using Clock = std::chrono::steady_clock;

// Worlds of which guesses are made, for each that is solved: many where they cost little, fewer
// where passes make it long to find one. `weight` is the mean weight of worlds.
std::uint64_t GuessesEach(double weight) {
  return weight > 0.05 ? 24 : weight > 0.01 ? 8 : weight > 0.001 ? 2 : 1;
}

// How many are solved for each that is solved for the score too, after the first few, and for what
// follows a pass.
constexpr std::uint64_t kSolvedForScored = 24;
constexpr std::uint64_t kFirstScored = 4;
constexpr std::uint64_t kSolvedForPass = 2;

bool IsScored(std::uint64_t world) { return world < kFirstScored || world % kSolvedForScored == 0; }

// Worlds solved in one go: the first, the least, the most.
constexpr std::uint64_t kFirstRound = 64;
constexpr std::uint64_t kLeastRound = 32;
constexpr std::uint64_t kMostRound = 512;
constexpr std::uint64_t kFirstInTime = 2;  // where there is a limit of time: there is no fewer

// All worlds are solved where there are no more.
constexpr std::uint64_t kFewWorlds = 256;

// What it takes to solve a world for all scores, or more.
constexpr std::chrono::milliseconds kTimeOfScores{20};

// And how many times as long as for who makes what.
constexpr double kScoredAsMade = 10;

constexpr double kDefaultPrecision = 0.02;
constexpr double kPrecisionOfUnclear = 0.005;  // of calls that are worth the same

std::optional<Error> Check(const BidRequest& request) {
  if (request.worlds == 1 || request.worlds > kMostWorlds) {
    return Error{Say("$0 worlds; expected 2 to $1", "$0 verdelingen; verwacht 2 tot en met $1",
                     request.worlds, kMostWorlds)};
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

// Suits by what is known of them, so that questions that differ by an exchange of suits become
// the same question.
SuitExchange InOrder(const BidQuestion& question) {
  std::array<Suit, kSuits> suits = kAllSuits;
  const auto key = [&](Suit suit) {
    std::array<int, 2 + kSeats> bytes{};
    bytes[0] = question.hand.SuitByte(Index(suit));
    for (std::size_t i = 0; i < kSeats; ++i) bytes[1 + i] = question.known[i].SuitByte(Index(suit));
    bytes[1 + kSeats] = question.auction.turned() == suit ? 1 : 0;
    return bytes;
  };
  std::stable_sort(suits.begin(), suits.end(), [&](Suit a, Suit b) { return key(a) > key(b); });
  return SuitExchange(suits).Inverse();
}

BidQuestion Exchanged(const BidQuestion& question, const SuitExchange& exchange) {
  BidQuestion other = question;
  other.hand = exchange.Of(question.hand);
  other.known = exchange.Of(question.known);
  const Auction& auction = question.auction;
  std::optional<Suit> turned;
  if (auction.turned()) turned = exchange.Of(*auction.turned());
  other.auction = Auction::Begin(auction.dealer(), question.rules, turned).value();
  for (const Call call : auction.calls()) other.auction.Speak(call);
  return other;
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
        tally_(sampler_.calls(), sampler_.proxies(), question.rules.nat,
               SideOf(question.auction.Turn()), request.calibration),
        calls_(tally_.AllCalls()),
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
    std::vector<BidSample> samples;
    for (std::uint64_t first = 0; first < worlds_.count(); first += samples.size()) {
      samples.assign(std::min(worlds_.count() - first, kFewWorlds), {});
      std::atomic<bool> stopped = false;
      batch_.ForEach(samples.size(), [&](Solver& solver, std::size_t i) {
        if (stopped) return;
        samples[i].hands = worlds_.World(first + i);
        Random random = Random::Stream(~request_.seed, first + i);
        sampler_.Guess(samples[i], random);
        if (!sampler_.SolveAll(solver, samples[i])) stopped = true;
      });
      if (stopped) {
        stop_ = Stop::kCancelled;
        return;
      }
      for (const BidSample& sample : samples) tally_.AddWorld(sample, worlds_.Weight(sample.hands));
    }
  }

  // Draws until it is enough.
  void Sample() {
    std::uint64_t round = request_.time.count() > 0 ? kFirstInTime : kFirstRound;
    if (request_.worlds > 0) round = std::min(round, request_.worlds);
    while (round > 0) {
      if (!SampleRound(round)) return;
      round = NextRound();
    }
  }

  // A round of solved worlds; none of them counts where something stopped it.
  bool SampleRound(std::uint64_t size) {
    const std::uint64_t first = tally_.solved();
    std::vector<BidSample> samples(size * guesses_each_);
    std::atomic<bool> stopped = false;
    std::atomic<bool> none_found = false;
    // Those that take long come first, so that no thread waits for the last.
    std::vector<std::uint64_t> order(size);
    std::iota(order.begin(), order.end(), first);
    std::stable_partition(order.begin(), order.end(), IsScored);
    batch_.ForEach(size, [&](Solver& solver, std::size_t i) {
      if (stopped || none_found) return;
      const std::uint64_t world = order[i] - first;
      for (std::uint64_t j = 0; j < guesses_each_; ++j) {
        if (stopped || none_found || IsCancelled()) {
          stopped = stopped || !none_found;
          return;
        }
        const std::uint64_t number = world * guesses_each_ + j;
        BidSample& sample = samples[number];
        const std::uint64_t draw = first * guesses_each_ + number;
        const auto hands = worlds_.Draw(request_.seed, draw);
        if (!hands) {
          none_found = true;
          return;
        }
        sample.hands = *hands;
        Random random = Random::Stream(~request_.seed, draw);
        sampler_.Guess(sample, random);
      }
      BidSample& sample = samples[world * guesses_each_];
      if (!(IsScored(order[i]) ? sampler_.SolveScores(solver, sample)
                               : sampler_.SolveMakes(solver, sample, CallsOf(order[i])))) {
        stopped = true;
      }
    });
    none_found_ = none_found;
    if (none_found) stop_ = Stop::kNodeLimit;
    if (stopped) stop_ = Stop::kCancelled;
    if (stopped || none_found) return false;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      tally_.Add(samples[i], i % guesses_each_ == 0 && IsScored(first + i / guesses_each_));
    }
    return true;
  }

  // How many worlds to solve next; 0 where it is enough.
  std::uint64_t NextRound() {
    const std::uint64_t solved = tally_.solved();
    if (request_.until_clear && tally_.IsClear(++looks_)) return 0;
    std::uint64_t round = std::clamp(solved, kLeastRound, kMostRound);
    const bool clock = request_.time.count() > 0;
    double precision = request_.precision;
    if (precision == 0 && request_.worlds == 0 && !clock) {
      precision = request_.until_clear ? kPrecisionOfUnclear : kDefaultPrecision;
    }
    // Not by the few worlds with which one begins where there is a limit of time.
    if (precision > 0 && solved >= kLeastRound) {
      calls_ = tally_.NotKnownTo(precision);
      if (calls_.none()) return 0;
      // Short enough that the next call to be known is soon left alone.
      const double more = tally_.FewestMoreFor(precision, calls_) * 1.02;
      if (more < static_cast<double>(round)) {
        round = std::max(static_cast<std::uint64_t>(more), kLeastRound);
      }
    }
    const std::uint64_t most = request_.worlds > 0 ? request_.worlds : kMostWorlds;
    if (solved >= most) return 0;
    round = std::min((round + kLeastRound - 1) / kLeastRound * kLeastRound, most - solved);
    if (clock) {
      round = FittingIn(request_.time, round);
      if (round == 0) stop_ = Stop::kTimeLimit;
    }
    return round;
  }

  // How many of the next worlds, at most `round`, fit into what is left of `time`, as those before
  // took. Those that are solved for the score take longest, and the first are all of these.
  std::uint64_t FittingIn(std::chrono::microseconds time, std::uint64_t round) const {
    const std::uint64_t solved = tally_.solved();
    std::uint64_t scored = std::min(solved, kFirstScored);
    if (solved > kFirstScored) scored += (solved - 1) / kSolvedForScored;
    const double done =
        static_cast<double>(solved) + (kScoredAsMade - 1) * static_cast<double>(scored);
    const double used = Seconds(Clock::now() - start_);
    double left = (Seconds(time) - used) / used * done;
    std::uint64_t fits = 0;
    for (; fits < round; ++fits) {
      left -= IsScored(solved + fits) ? kScoredAsMade : 1;
      if (left < 0) break;
    }
    return fits;
  }

  bool IsCancelled() const { return request_.cancel != nullptr && *request_.cancel; }

  // The calls to solve in a world: suits that are not known well enough, and a pass now and then,
  // as it has no chance of its own to be known.
  CallSet CallsOf(std::uint64_t world) const {
    CallSet calls = calls_;
    if (sampler_.calls().has_pass()) calls[0] = world % kSolvedForPass == 0;
    return calls;
  }

  template <class Duration>
  static double Seconds(Duration duration) {
    return std::chrono::duration<double>(duration).count();
  }

  BatchSolver& batch_;
  const BidRequest& request_;
  const BidWorlds& worlds_;
  BidSampler sampler_;
  BidTally tally_;
  CallSet calls_;  // to solve in worlds to come
  std::uint64_t guesses_each_;
  Clock::time_point start_;
  Stop stop_ = Stop::kSolved;
  bool none_found_ = false;
  int looks_ = 0;  // whether the call is clear
};

// In the suits of the question.
BidAnswer Restored(BidAnswer answer, const SuitExchange& back) {
  for (SuitBid& bid : answer.suits) bid.suit = back.Of(bid.suit);
  std::sort(answer.suits.begin(), answer.suits.end(),
            [](const SuitBid& a, const SuitBid& b) { return a.suit < b.suit; });
  return answer;
}

}  // namespace

Result<BidAnswer> EvaluateBid(BatchSolver& solver, const BidQuestion& question,
                              const BidRequest& request) {
  if (auto error = Check(request)) return *std::move(error);
  if (auto error = Validate(question)) return *std::move(error);
  const SuitExchange exchange = InOrder(question);
  const BidQuestion ordered = Exchanged(question, exchange);
  const BidWorlds worlds(ordered);
  auto answer = BidSearch(solver, ordered, request, worlds).Run();
  if (!answer) return answer;
  BidAnswer restored = Restored(std::move(answer).value(), exchange.Inverse());
  Recommend(restored);
  return restored;
}

}  // namespace jasnel
