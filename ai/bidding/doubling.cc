#include "ai/bidding/doubling.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "ai/bidding/bid_worlds.h"
#include "ai/models/contract_model.h"
#include "ai/statistics/mean_error.h"
#include "ai/statistics/wilson.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"
#include "jasnel/statistics.h"
#include "solver/models/points_model.h"

namespace jasnel {
namespace {

using DoublingClock = std::chrono::steady_clock;

constexpr std::uint64_t kRound = 64;       // worlds solved in one go
constexpr std::uint64_t kRoundInTime = 8;  // where there is a limit of time
constexpr std::uint64_t kMostByDefault = 10'000;
constexpr double kUsualPrecision = 0.03;
constexpr int kGuessed = 64;  // worlds by which players choose

// The contract as it is, and after one more doubling.
struct TwoContracts {
  explicit TwoContracts(const Auction& auction) : pass(auction.contract()), doubled(pass) {
    ++doubled.doublings;
  }

  Contract pass;
  Contract doubled;
};

Position PositionOf(const BidQuestion& question, const Hands& hands, const Contract& contract) {
  Position position;
  position.hands = hands;
  position.trump = contract.trump;
  position.declarer = contract.declarer;
  position.doublings = contract.doublings;
  position.rules = question.rules;
  position.leader = FirstLeader(question.rules.leads, question.auction.dealer(), contract.declarer);
  CountRoemOfHands(position);
  return position;
}

// One world, for the side to call.
struct WorldOfTwo {
  bool solved = false;
  double pass = 0;
  double doubled = 0;
  bool makes = false;  // the doubled contract, which is then up to this side
};

WorldOfTwo SolveTwo(Solver& solver, const BidQuestion& question, const Hands& hands,
                    const Limits& limits) {
  const TwoContracts contracts(question.auction);
  const int sign = SideOf(question.auction.Turn()) == Side::kNorthSouth ? 1 : -1;
  WorldOfTwo world;
  for (const Contract& contract : {contracts.pass, contracts.doubled}) {
    const auto solution = solver.Solve(PositionOf(question, hands, contract),
                                       {.objective = Objective::kScore, .limits = limits});
    if (!solution || solution->stop != Stop::kSolved) return {};
    const double score = sign * solution->value.count();
    (contract == contracts.pass ? world.pass : world.doubled) = score;
    if (contract == contracts.doubled) world.makes = solution->makes;
  }
  world.solved = true;
  return world;
}

// What many worlds say.
class DoublingTally {
 public:
  void Add(const WorldOfTwo& world) {
    const double gain = world.doubled - world.pass;
    moments_.Add(std::array{world.pass, world.doubled, gain});
    makes_ += world.makes ? 1 : 0;
    if (gain > 0) {
      ++pays_;
      gained_ += gain;
    } else {
      lost_ -= gain;
    }
  }

  std::uint64_t count() const { return moments_.count(); }

  double OffBy(double precision) const {
    const Estimate pays = ChanceOf(pays_);
    return (pays.high - pays.low) / 2 / precision;
  }

  // Whether the gain is above or below 0 with 99% confidence.
  bool IsClear() const {
    if (count() < kRoundInTime) return false;
    const MeanError gain = MeanOf(2);
    return std::abs(gain.mean) > gain.HalfWidth(0.99);
  }

  DoubleBid Doubling(const Call& call) const {
    DoubleBid bid;
    bid.call = call;
    bid.makes = ChanceOf(makes_);
    bid.pays = ChanceOf(pays_);
    bid.score = EstimateOf(1);
    const std::uint64_t rest = count() - pays_;
    bid.gain = pays_ == 0 ? 0 : gained_ / static_cast<double>(pays_);
    bid.cost = rest == 0 ? 0 : lost_ / static_cast<double>(rest);
    return bid;
  }

  Estimate Pass() const { return EstimateOf(0); }

 private:
  MeanError MeanOf(std::size_t i) const {
    const auto worlds = static_cast<double>(count());
    return {moments_.Mean(i), std::sqrt(moments_.Covariance(i, i) / worlds), worlds - 1};
  }

  Estimate EstimateOf(std::size_t i) const {
    const MeanError mean = MeanOf(i);
    const double half = mean.HalfWidth(kConfidence);
    return {mean.mean, mean.mean - half, mean.mean + half};
  }

  Estimate ChanceOf(std::uint64_t cases) const {
    const auto worlds = static_cast<double>(count());
    const double chance = static_cast<double>(cases) / worlds;
    const ChanceInterval interval = WilsonInterval(chance, worlds, kStandardErrors95);
    return {chance, interval.low, interval.high};
  }

  Moments moments_ = Moments(3);  // the scores, and what doubling gains
  std::uint64_t makes_ = 0;
  std::uint64_t pays_ = 0;
  double gained_ = 0;
  double lost_ = 0;
};

// The score of a contract for the side that must make it, if `cards` are the points of its cards
// that are expected, minus those of the other side.
double GuessedScore(const ContractModel& model, const Rules& rules, double cards,
                    const std::array<int, 2>& roem, int doublings) {
  const double times = CardTimes(doublings);
  const double roem_times = RoemTimes(doublings, rules);
  const double ahead = roem_times * (roem[0] - roem[1]);
  const double as_points = ahead / times;
  const ContractGuess& guess = model.GuessOf(static_cast<int>(std::lround(cards + as_points)));
  const double made = times * (guess.ScoreIf(true, false) - as_points) + ahead;
  const double pit = times * kAllPoints + ahead + roem_times * rules.pit;
  const double lost = rules.nat == NatPays::kAll
                          ? -times * kAllPoints - roem_times * (roem[0] + roem[1])
                          : times * (guess.ScoreIf(false, false) - as_points) + ahead;
  return (1 - guess.makes) * lost + (guess.makes - guess.pit) * made + guess.pit * pit;
}

}  // namespace

Result<BidAnswer> EvaluateDoubling(BatchSolver& solver, const BidQuestion& question,
                                   const BidRequest& request) {
  const auto start = DoublingClock::now();
  const BidWorlds worlds(question);
  const LegalCalls legal = question.auction.Legal(question.hand);
  const bool timed = request.time.count() > 0;
  const double precision =
      request.precision > 0 || request.worlds > 0 || timed ? request.precision : kUsualPrecision;
  const std::uint64_t most = request.worlds > 0 ? request.worlds : kMostByDefault;
  const Limits limits = {.cancel = request.cancel};
  DoublingTally tally;
  Stop stop = Stop::kSolved;
  bool none_found = false;
  while (tally.count() < most && stop == Stop::kSolved && !none_found) {
    if (tally.count() > 0 && request.until_clear && tally.IsClear()) break;
    if (tally.count() > 0 && precision > 0 && tally.OffBy(precision) <= 1) break;
    const std::uint64_t first = tally.count();
    std::vector<WorldOfTwo> found(std::min(timed ? kRoundInTime : kRound, most - first));
    std::vector<char> drawn(found.size(), 0);
    solver.ForEach(found.size(), [&](Solver& one, std::size_t i) {
      const auto hands = worlds.Draw(request.seed, first + i);
      if (!hands) return;
      drawn[i] = 1;
      found[i] = SolveTwo(one, question, *hands, limits);
    });
    for (std::size_t i = 0; i < found.size(); ++i) {
      if (drawn[i] == 0) {
        none_found = true;
      } else if (!found[i].solved) {
        stop = Stop::kCancelled;
      }
      if (none_found || stop != Stop::kSolved) break;
      tally.Add(found[i]);
    }
    if (timed && DoublingClock::now() - start >= request.time && stop == Stop::kSolved) {
      stop = Stop::kTimeLimit;
    }
  }
  if (tally.count() < 2) {
    if (none_found) {
      return Error{Say("hardly any deal found in which all would call so; expected a likelier hand",
                       "bijna geen verdeling gevonden waarin iedereen zo zou bieden; verwacht een "
                       "waarschijnlijker hand")};
    }
    return Error{Say("stopped before enough worlds were solved; expected more time",
                     "gestopt voordat genoeg verdelingen waren opgelost; verwacht meer tijd")};
  }
  BidAnswer answer;
  answer.pass.emplace().score = tally.Pass();
  answer.pass->declares[Index(question.auction.contract().declarer)] = 1;
  if (legal.doubling != 0) answer.doubling = tally.Doubling(Call::Double(legal.doubling));
  answer.clear = !answer.doubling || tally.IsClear();
  answer.worlds = answer.scored = tally.count();
  answer.stop = stop;
  answer.time = std::chrono::duration_cast<std::chrono::microseconds>(DoublingClock::now() - start);
  return answer;
}

CallChoice DoubleByGuess(const CallView& view) {
  const LegalCalls legal = view.auction.Legal(view.hand);
  CallChoice choice;
  if (legal.doubling == 0) return choice;
  const BidQuestion question{view.auction, view.hand, view.rules};
  const BidWorlds worlds(question);
  const TwoContracts contracts(view.auction);
  const ContractModel model(view.rules);
  const Contract& contract = contracts.pass;
  const Seat leader = FirstLeader(view.rules.leads, view.auction.dealer(), contract.declarer);
  const Side own = SideOf(view.auction.Turn());
  const PlayOrder order(contract.trump);
  double pass = 0;
  double doubled = 0;
  double makes = 0;
  int count = 0;
  for (int i = 0; i < kGuessed; ++i) {
    const auto hands = worlds.Draw(1, static_cast<std::uint64_t>(i));
    if (!hands) continue;
    std::array<PlaySet, kSeats> in_order;
    for (int place = 0; place < kSeats; ++place) {
      in_order[static_cast<std::size_t>(place)] =
          order.ToPlay((*hands)[Index(Clockwise(leader, place))]);
    }
    const int points = EstimatePoints(in_order, view.rules);
    const auto roem = RoemOfHands(*hands, contract.trump, view.rules);
    const auto score = [&](const Contract& of) {
      const Side makers = StakesOf(of).ToMake();
      const auto side = Index(makers);
      const std::array<int, 2> of_makers = {roem[side].count(), roem[1 - side].count()};
      const double cards = SideOf(leader) == makers ? points : -points;
      const double of_model = GuessedScore(model, view.rules, cards, of_makers, of.doublings);
      return makers == own ? of_model : -of_model;
    };
    pass += score(contracts.pass);
    doubled += score(contracts.doubled);
    makes += model.GuessOf(SideOf(leader) == own ? points : -points).makes;
    ++count;
  }
  // Of none of which anything is known, none is doubled.
  const double worlds_found = std::max(count, 1);
  const int times = WrittenTimes(contract.trump, view.rules);
  choice.calls = {
      {Call{}, times * pass / worlds_found, 0},
      {Call::Double(legal.doubling), times * doubled / worlds_found, makes / worlds_found}};
  choice.worlds = static_cast<std::uint64_t>(count);
  if (doubled > pass) choice.call = Call::Double(legal.doubling);
  return choice;
}

}  // namespace jasnel
