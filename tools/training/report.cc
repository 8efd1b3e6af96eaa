#include "tools/training/report.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "absl/strings/str_format.h"
#include "ai/world_sampler.h"
#include "bitboard/random.h"
#include "solver/batch.h"
#include "tools/training/regression.h"

namespace jasnel {
namespace {

constexpr double kLeastTold = 0.001;

CardSet HandOf(const SolvedDeal& deal, Seat seat) {
  return deal.hands[static_cast<std::size_t>(Index(seat))];
}

// Calls `visit(hand, trump, place, solved, side)` for each of the sixteen contracts of each deal.
template <class Visit>
void ForEachContract(std::span<const SolvedDeal> deals, const Visit& visit) {
  for (const SolvedDeal& deal : deals) {
    for (const Seat seat : kAllSeats) {
      for (const Suit trump : kAllSuits) {
        visit(HandOf(deal, seat), trump, PlaceOf(seat, deal.leader),
              deal.suits[static_cast<std::size_t>(Index(trump))],
              static_cast<std::size_t>(Index(SideOf(seat))));
      }
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

double ChanceOf(const std::vector<Feature>& features, const std::vector<double>& weights) {
  double sum = 0;
  for (const Feature& feature : features) {
    sum += weights[static_cast<std::size_t>(feature.number)] * feature.count;
  }
  return 1 / (1 + std::exp(-sum));
}

std::vector<std::vector<double>> FitBaseline(std::span<const SolvedDeal> deals) {
  std::vector<Samples> samples(kSeats, Samples(kCounted));
  ForEachContract(deals, [&](CardSet hand, Suit trump, int place, const SolvedSuit& solved,
                             std::size_t side) {
    samples[static_cast<std::size_t>(place)].Add(Counted(hand, trump), solved.makes[side] ? 1 : 0);
  });
  std::vector<std::vector<double>> weights;
  weights.reserve(samples.size());
  for (const Samples& one : samples) weights.push_back(FitLogistic(one, 0.01));
  return weights;
}

// Of numbers told and found, how much of the variance is explained.
class Explained {
 public:
  void Add(double told, double found) {
    ++count_;
    sum_ += found;
    squares_ += found * found;
    misses_ += (found - told) * (found - told);
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

void Losses::Add(double chance, bool happened) {
  const double told = std::clamp(chance, kLeastTold, 1 - kLeastTold);
  log_loss_ -= std::log(happened ? told : 1 - told);
  brier_ += happened ? (1 - told) * (1 - told) : told * told;
  ++count_;
  Tenth& tenth = tenths_[static_cast<std::size_t>(told * 10)];
  ++tenth.count;
  tenth.chances += told;
  tenth.happened += happened ? 1 : 0;
}

std::string Losses::Calibration() const {
  std::string rows = "Chance told     Hands  Mean told   Made\n";
  for (std::size_t i = 0; i < tenths_.size(); ++i) {
    const Tenth& tenth = tenths_[i];
    if (tenth.count == 0) continue;
    const auto count = static_cast<double>(tenth.count);
    rows += absl::StrFormat("0.%d to %3.1f    %7d      %5.3f  %5.3f\n", i,
                            static_cast<double>(i + 1) / 10, tenth.count, tenth.chances / count,
                            static_cast<double>(tenth.happened) / count);
  }
  return rows;
}

std::string ReportOf(std::span<const SolvedDeal> fitted, std::span<const SolvedDeal> held_out,
                     const Evaluator& evaluator) {
  const auto baseline = FitBaseline(fitted);
  Losses always;
  Losses counted;
  Losses evaluated;
  Explained score;
  double made = 0;
  double contracts = 0;
  ForEachContract(fitted, [&](CardSet, Suit, int, const SolvedSuit& solved, std::size_t side) {
    made += solved.makes[side] ? 1 : 0;
    ++contracts;
  });
  ForEachContract(held_out, [&](CardSet hand, Suit trump, int place, const SolvedSuit& solved,
                                std::size_t side) {
    const bool makes = solved.makes[side];
    const HandValue value = evaluator.Evaluate(hand, trump, place);
    always.Add(made / contracts, makes);
    counted.Add(ChanceOf(Counted(hand, trump), baseline[static_cast<std::size_t>(place)]), makes);
    evaluated.Add(value.makes, makes);
    score.Add(value.score, solved.score[side]);
  });
  Losses deals;
  Explained deal_score;
  for (const SolvedDeal& deal : held_out) {
    for (const Seat seat : kAllSeats) {
      for (const Suit trump : kAllSuits) {
        const SolvedSuit& solved = deal.suits[static_cast<std::size_t>(Index(trump))];
        const auto side = static_cast<std::size_t>(Index(SideOf(seat)));
        deals.Add(evaluator.MakesDeal(deal.hands, trump, seat, deal.leader), solved.makes[side]);
        deal_score.Add(evaluator.ScoreDeal(deal.hands, trump, seat, deal.leader),
                       solved.score[side]);
      }
    }
  }
  return absl::StrFormat("Fitted to %d deals, held out %d with %d contracts.\n\n", fitted.size(),
                         held_out.size(), evaluated.count()) +
         kLossHeader + LossRow("always the same", always) +
         LossRow("points and top trumps", counted) + LossRow("the evaluator, one hand", evaluated) +
         LossRow("the evaluator, four hands", deals) +
         absl::StrFormat(
             "\nOf the variance of scores one hand explains %.1f%%, four hands explain %.1f%%.\n\n",
             100 * score.Share(), 100 * deal_score.Share()) +
         evaluated.Calibration();
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
    const Seat seat = kAllSeats[static_cast<std::size_t>(random.Below(kSeats))];
    const Suit trump = kAllSuits[static_cast<std::size_t>(random.Below(kSuits))];
    HiddenCards hidden;
    hidden.may_hold.fill(kFullDeck - HandOf(deal, seat));
    hidden.holds.fill(kHandSize);
    hidden.may_hold[static_cast<std::size_t>(Index(seat))] = {};
    hidden.holds[static_cast<std::size_t>(Index(seat))] = 0;
    const WorldSampler sampler = WorldSampler::Make(hidden).value();
    std::vector<Position> positions(worlds);
    for (Position& position : positions) {
      position.hands = sampler.Draw(random);
      position.hands[static_cast<std::size_t>(Index(seat))] = HandOf(deal, seat);
      position.trump = trump;
      position.rules = rules;
      position.leader = deal.leader;
      position.declarer = seat;
    }
    std::size_t made = 0;
    for (const auto& solution : batch.Solve(positions, {.objective = Objective::kMake})) {
      made += solution->makes ? 1 : 0;
    }
    const bool makes = deal.suits[static_cast<std::size_t>(Index(trump))]
                           .makes[static_cast<std::size_t>(Index(SideOf(seat)))];
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
