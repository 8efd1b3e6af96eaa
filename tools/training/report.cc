#include "tools/training/report.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "absl/strings/str_format.h"
#include "ai/beliefs/world_sampler.h"
#include "jasnel/auction.h"
#include "jasnel/dealing.h"
#include "jasnel/solver.h"
#include "tools/training/regression.h"

namespace jasnel {
namespace {

CardSet HandOf(const SolvedDeal& deal, Seat seat) { return deal.hands[Index(seat)]; }

// Calls `visit(deal, contract)` for each of the sixteen contracts of each deal.
template <class Visit>
void ForEachContract(std::span<const SolvedDeal> deals, const Visit& visit) {
  for (const SolvedDeal& deal : deals) {
    for (const Seat seat : kAllSeats) {
      for (const Suit trump : kAllSuits) visit(deal, Contract{seat, trump});
    }
  }
}

// What players count.
std::vector<Feature> Counted(CardSet hand, Suit trump) {
  const auto holds = [&](Rank rank) { return hand.Contains(MakeCard(trump, rank)) ? 1.0f : 0.0f; };
  return {{0, 1},
          {1, static_cast<float>(CardPoints(hand, trump).count()) / 10},
          {2, static_cast<float>((hand & CardsOf(trump)).size())},
          {3, holds(Rank::kJack)},
          {4, holds(Rank::kNine)},
          {5, holds(Rank::kAce)}};
}

constexpr int kCounted = 6;

// A logistic regression for each place, counted clockwise from the leader.
class Baseline {
 public:
  explicit Baseline(std::span<const SolvedDeal> deals) {
    std::vector<Samples> samples(kSeats, Samples(kCounted));
    ForEachContract(deals, [&](const SolvedDeal& deal, const Contract& contract) {
      samples[PlaceIn(deal, contract)].Add(Features(deal, contract), Makes(contract, deal) ? 1 : 0);
    });
    for (const Samples& one : samples) weights_.push_back(FitLogistic(one, 0.01));
  }

  double Chance(const SolvedDeal& deal, const Contract& contract) const {
    const std::vector<double>& weights = weights_[PlaceIn(deal, contract)];
    double sum = 0;
    for (const Feature& feature : Features(deal, contract)) {
      sum += weights[feature.number] * feature.count;
    }
    return 1 / (1 + std::exp(-sum));
  }

 private:
  static int PlaceIn(const SolvedDeal& deal, const Contract& contract) {
    return PlaceOf(contract.declarer, deal.leader);
  }
  static std::vector<Feature> Features(const SolvedDeal& deal, const Contract& contract) {
    return Counted(HandOf(deal, contract.declarer), contract.trump);
  }

  std::vector<std::vector<double>> weights_;
};

// Of predicted and found values, how much of the variance is explained.
class VarianceExplained {
 public:
  void Add(double predicted, double found) {
    ++count_;
    sum_ += found;
    squares_ += found * found;
    misses_ += (found - predicted) * (found - predicted);
  }
  double Share() const {
    return 1 - misses_ / (squares_ - sum_ * sum_ / static_cast<double>(count_));
  }

 private:
  std::size_t count_ = 0;
  double sum_ = 0, squares_ = 0, misses_ = 0;
};

std::string LossRow(const char* name, const Losses& losses) {
  return absl::StrFormat("%-28s  %8.4f  %6.4f\n", name, losses.log_loss(), losses.brier());
}

constexpr const char* kLossHeader = "Chance to make by             Log-loss   Brier\n";

}  // namespace

ModelErrors Compare(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                    const Evaluator& evaluator) {
  const Baseline baseline(fitted);
  double made = 0;
  double contracts = 0;
  ForEachContract(fitted, [&](const SolvedDeal& deal, const Contract& contract) {
    made += Makes(contract, deal) ? 1 : 0;
    ++contracts;
  });
  ModelErrors comparison;
  VarianceExplained score;
  VarianceExplained deal_score;
  ForEachContract(held_out, [&](const SolvedDeal& deal, const Contract& contract) {
    const auto [declarer, trump] = contract;
    const bool makes = Makes(contract, deal);
    const HandValue value =
        evaluator.Evaluate(HandOf(deal, declarer), trump, PlaceOf(declarer, deal.leader));
    comparison.always.Add(made / contracts, makes);
    comparison.counted.Add(baseline.Chance(deal, contract), makes);
    comparison.evaluated.Add(value.makes, makes);
    comparison.deals.Add(evaluator.MakesDeal(deal.hands, trump, declarer, deal.leader), makes);
    const auto found = ScoreFor(SideOf(declarer), contract, deal);
    score.Add(value.score, found);
    deal_score.Add(evaluator.ScoreDeal(deal.hands, trump, declarer, deal.leader), found);
  });
  comparison.score_share = score.Share();
  comparison.deals_score_share = deal_score.Share();
  return comparison;
}

std::string ReportOf(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                     const Evaluator& evaluator) {
  const ModelErrors found = Compare(fitted, held_out, evaluator);
  return absl::StrFormat("Fitted to %d deals, held out %d with %d contracts.\n\n", fitted.size(),
                         held_out.size(), found.always.count()) +
         kLossHeader + LossRow("always the same", found.always) +
         LossRow("points and top trumps", found.counted) +
         LossRow("the evaluator, one hand", found.evaluated) +
         LossRow("the evaluator, four hands", found.deals) +
         absl::StrFormat(
             "\nOf the variance of scores one hand explains %.1f%%, four hands explain %.1f%%.\n\n",
             100 * found.score_share, 100 * found.deals_score_share) +
         found.evaluated.Calibration();
}

std::string CeilingOf(std::span<const SolvedDeal> held_out, std::size_t hands, std::size_t worlds,
                      const Evaluator& evaluator, const Rules& rules) {
  constexpr std::uint64_t kSeed = 1;
  Losses evaluated;
  Losses sampled;
  BatchSolver batch;
  for (std::size_t i = 0; i < std::min(hands, held_out.size()); ++i) {
    const SolvedDeal& deal = held_out[i];
    Random random = Random::Stream(kSeed, i);
    const Seat seat = kAllSeats[random.Below(kSeats)];
    const Suit trump = kAllSuits[random.Below(kSuits)];
    HiddenCards hidden;
    hidden.may_hold.fill(kFullDeck - HandOf(deal, seat));
    hidden.holds.fill(kHandSize);
    hidden.may_hold[Index(seat)] = {};
    hidden.holds[Index(seat)] = 0;
    const WorldSampler sampler =
        Certain(WorldSampler::Make(hidden), "three whole hands are hidden");
    std::vector<Position> positions(worlds);
    for (Position& position : positions) {
      position.hands = sampler.Draw(random);
      position.hands[Index(seat)] = HandOf(deal, seat);
      position.trump = trump;
      position.rules = rules;
      position.leader = deal.leader;
      position.declarer = seat;
    }
    std::size_t made = 0;
    for (const auto& solution : batch.Solve(positions, {.objective = Objective::kMake})) {
      made += solution->makes ? 1 : 0;
    }
    const bool makes = Makes({seat, trump}, deal);
    // As if one world more had been made and one lost, so that none is told to be certain.
    sampled.Add((static_cast<double>(made) + 1) / static_cast<double>(worlds + 2), makes);
    evaluated.Add(evaluator.Evaluate(HandOf(deal, seat), trump, PlaceOf(seat, deal.leader)).makes,
                  makes);
  }
  return absl::StrFormat("%d hands held out, one contract of each:\n\n", evaluated.count()) +
         kLossHeader + LossRow("the evaluator, one hand", evaluated) +
         LossRow(absl::StrFormat("%d worlds solved", worlds).c_str(), sampled);
}

}  // namespace jasnel
