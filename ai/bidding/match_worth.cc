#include "ai/bidding/match_worth.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "ai/bidding/bid_sample.h"
#include "ai/bidding/bid_worlds.h"
#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

constexpr int kMostScore = 1000;  // points; more counts as this
constexpr int kScoreStep = 2;

// How likely the scores of a deal are.
class ScoreSpread {
 public:
  void Add(double score, double weight) {
    const double place = std::clamp<double>(score, -kMostScore, kMostScore) + kMostScore;
    weights_[static_cast<std::size_t>(std::lround(place / kScoreStep))] += weight;
  }

  // A deal that counts for nothing: the cards are dealt again.
  void AddPassedOut(double weight) { passed_out_ += weight; }

  // The mean of the utility where that of the scores is to be `mean`.
  double Worth(double mean, const MatchUtility& utility) const {
    double low = -kMostTilt;
    double high = kMostTilt;
    for (int i = 0; i < kHalvings; ++i) {
      const double middle = (low + high) / 2;
      (MeanAt(middle) < mean ? low : high) = middle;
    }
    double total = passed_out_;
    double worth = passed_out_ * utility.Before();
    ForEach((low + high) / 2, [&](double score, double weight) {
      total += weight;
      worth += weight * utility.Of(score);
    });
    return worth / total;
  }

 private:
  static constexpr double kMostTilt = 0.03;  // log odds for a point
  static constexpr int kHalvings = 24;

  template <class Visit>
  void ForEach(double tilt, const Visit& visit) const {
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      if (weights_[i] <= 0) continue;
      const double score = kScoreStep * static_cast<double>(i) - kMostScore;
      visit(score, weights_[i] * std::exp(tilt * score));
    }
  }

  double MeanAt(double tilt) const {
    double total = passed_out_;
    double sum = 0;
    ForEach(tilt, [&](double score, double weight) {
      total += weight;
      sum += weight * score;
    });
    return sum / total;
  }

  std::array<double, 2 * kMostScore / kScoreStep + 1> weights_{};
  double passed_out_ = 0;
};

// Where one side takes all: `base`, and roem that makes it `mean`, in steps of 20, each next one
// less often by the same factor.
void AddAll(double sign, double base, double mean, double step, double chance,
            ScoreSpread& spread) {
  constexpr int kMostSteps = 10;
  if (mean <= base) return spread.Add(sign * mean, chance);
  const double factor = (mean - base) / (mean - base + step);
  double left = chance;
  for (int i = 0; i < kMostSteps; ++i) {
    const double part = i + 1 == kMostSteps ? left : left * (1 - factor);
    spread.Add(sign * (base + i * step), part);
    left -= part;
  }
}

// What a contract may bring, as the model guesses it, where it counts so many times.
void AddGuess(const ContractGuess& guess, float weight, int pit, double times,
              ScoreSpread& spread) {
  const double sign = weight < 0 ? -1 : 1;
  const double chance = std::abs(static_cast<double>(weight));
  const double made = guess.ScoreIf(true, false);
  // Of what is made, the scores lie apart; three of them have that mean and that variance.
  const double apart = std::sqrt(3 * guess.rest);
  const double plain = chance * (guess.makes - guess.pit);
  spread.Add(sign * (made - apart), plain / 6);
  spread.Add(sign * made, plain * 2 / 3);
  spread.Add(sign * (made + apart), plain / 6);
  const double step = 20 * times;
  const double all = kAllPoints * times;
  AddAll(sign, all + pit * times, guess.ScoreIf(true, true), step, chance * guess.pit, spread);
  AddAll(-sign, all, -guess.lost, step, chance * (1 - guess.makes), spread);
}

}  // namespace

std::vector<double> MatchWorths(const BidQuestion& question, const MatchUtility& utility,
                                std::span<const double> means, std::uint64_t worlds,
                                std::uint64_t seed) {
  const BidWorlds all(question);
  const BidSampler sampler(question, {});
  const std::size_t count = sampler.calls().size();
  std::vector<ScoreSpread> spreads(count);
  for (std::uint64_t i = 0; i < worlds; ++i) {
    const auto hands = all.Draw(seed, i);
    if (!hands) return {};
    BidWorld world;
    world.hands = *hands;
    sampler.Guess(world);
    for (std::size_t call = 0; call < count; ++call) {
      double declared = 0;
      sampler.ForEachCase(call, world, 0, [&](const BidCase& one) {
        declared += std::abs(static_cast<double>(one.weight));
        const int times = WrittenTimes(one.contract.trump, question.rules);
        AddGuess(sampler.GuessOf(one), one.weight, question.rules.pit, times, spreads[call]);
      });
      if (sampler.calls().may_pass_out()) spreads[call].AddPassedOut(std::max(1 - declared, 0.0));
    }
  }
  std::vector<double> worths;
  for (std::size_t i = 0; i < means.size(); ++i) {
    worths.push_back(spreads[i % count].Worth(means[i], utility));
  }
  return worths;
}

void ChooseForMatch(const CallView& view, const Dealt& dealt, const MoveLimits& limits,
                    CallChoice& choice) {
  constexpr std::uint64_t kWorldsOfCall = 256;
  constexpr double kAlike = 1e-6;  // of a chance, where points decide
  if (!limits.match || view.auction.IsDoubling() || choice.calls.size() < 2) return;
  const MatchUtility utility(view.rules, *limits.match);
  std::vector<double> means;
  for (const CallOpinion& one : choice.calls) means.push_back(one.score);
  BidQuestion question{view.auction, view.hand, view.rules};
  question.dealt = dealt;
  const auto worths = MatchWorths(question, utility, means, kWorldsOfCall, limits.seed);
  if (worths.size() != choice.calls.size()) return;
  const CallOpinion* best = nullptr;
  for (std::size_t i = 0; i < worths.size(); ++i) {
    CallOpinion& one = choice.calls[i];
    one.wins = worths[i];
    const double gain = best == nullptr ? 1 : *one.wins - *best->wins;
    if (gain > kAlike || (gain > -kAlike && one.score > best->score)) best = &one;
  }
  choice.call = best->call;
}

}  // namespace jasnel
