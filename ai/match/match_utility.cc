#include "ai/match/match_utility.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "ai/beliefs/kept_values.h"

namespace jasnel {
namespace {

// Written by the command that it names.
#include "data/weights/match_scores.inc"

// What a side may be ahead, with deals left; who is further ahead has won.
constexpr int kMostAheadKept = 4000;
constexpr int kAheadStep = 2;  // the points of a deal are even
constexpr int kAheads = 2 * kMostAheadKept / kAheadStep + 1;
constexpr int kTotals = 150;  // steps of totals where points are counted

double AtEnd(double ahead) { return ahead > 0 ? 1 : ahead < 0 ? 0 : 0.5; }

// Between values at whole places, a straight line; beyond them, what the last is.
double LineThrough(const float* values, int count, double place) {
  const double inside = std::clamp(place, 0.0, count - 1.0);
  const int left = std::min(static_cast<int>(inside), count - 2);
  const double part = inside - left;
  return (1 - part) * static_cast<double>(values[left]) +
         part * static_cast<double>(values[left + 1]);
}

}  // namespace

std::span<const MatchScores> AllMatchScores() { return kMatchScores; }

const MatchScores& MatchScoresOf(const Rules& rules) {
  const Preset& nearest = NearestPreset(rules);
  return *std::find_if(std::begin(kMatchScores), std::end(kMatchScores) - 1,
                       [&](const MatchScores& one) { return one.preset == nearest.name; });
}

MatchChances::MatchChances(const MatchScores& scores) : usual_(scores.usual) {
  double total = 0;
  for (const std::uint16_t share : scores.shares) total += share;
  for (std::size_t i = 0; i < scores.shares.size(); ++i) {
    if (scores.shares[i] == 0) continue;
    // The middle of a step, whose points are even.
    const double score = static_cast<double>(i) * MatchScores::kStep + MatchScores::kStep / 2.0 - 1;
    deals_.push_back({score, scores.shares[i] / total});
  }
}

MatchChances MatchChances::WithDeals(const MatchScores& scores, int most) {
  MatchChances chances(scores);
  constexpr int kInStep = MatchScores::kStep / kAheadStep;
  const int reach = static_cast<int>(chances.deals_.back().score) / kAheadStep + kInStep;
  std::vector<double> before(kAheads);
  for (int i = 0; i < kAheads; ++i) {
    before[static_cast<std::size_t>(i)] = AtEnd(i * kAheadStep - kMostAheadKept);
  }
  // Sums up to each place, and as far beyond as a deal reaches.
  std::vector<double> sums(static_cast<std::size_t>(kAheads + 2 * reach) + 1);
  for (int deals = 1; deals <= most; ++deals) {
    for (int i = 0; i < kAheads + 2 * reach; ++i) {
      const int from = std::clamp(i - reach, 0, kAheads - 1);
      sums[static_cast<std::size_t>(i) + 1] =
          sums[static_cast<std::size_t>(i)] + before[static_cast<std::size_t>(from)];
    }
    const auto between = [&](int first, int last) {
      return sums[static_cast<std::size_t>(last + reach + 1)] -
             sums[static_cast<std::size_t>(first + reach)];
    };
    for (int i = 0; i < kAheads; ++i) {
      double chance = 0;
      for (const Ahead& deal : chances.deals_) {
        const int first = static_cast<int>(deal.score) / MatchScores::kStep * kInStep;
        const int last = first + kInStep - 1;
        chance += deal.chance * (between(i + first, i + last) + between(i - last, i - first));
      }
      before[static_cast<std::size_t>(i)] = chance / (2 * kInStep);
    }
    for (const double chance : before) chances.values_.push_back(static_cast<float>(chance));
  }
  return chances;
}

double MatchChances::WithLeft(int deals, double ahead) const {
  if (deals == 0) return AtEnd(ahead);
  const float* const values = values_.data() + static_cast<std::ptrdiff_t>(deals - 1) * kAheads;
  return LineThrough(values, kAheads, (ahead + kMostAheadKept) / kAheadStep);
}

MatchChances MatchChances::ToPoints(const MatchScores& scores, BothOver both_over, int target) {
  MatchChances chances(scores);
  chances.both_over_ = both_over;
  chances.target_ = target;
  chances.step_ = std::max((target + kTotals - 1) / kTotals, MatchScores::kStep);
  chances.steps_ = (target + chances.step_ - 1) / chances.step_ + 1;
  const int steps = chances.steps_;
  chances.values_.assign(static_cast<std::size_t>(steps) * static_cast<std::size_t>(steps), 0);
  const auto value = [&](int own, int theirs) -> float& {
    return chances.values_[static_cast<std::size_t>(own * steps + theirs)];
  };
  // From totals that end it down: a deal brings a side that wrote down something much more than
  // a step, so that what is looked up is there.
  for (int own = steps - 1; own >= 0; --own) {
    for (int theirs = steps - 1; theirs >= 0; --theirs) {
      if (own == steps - 1 || theirs == steps - 1) {
        value(own, theirs) = static_cast<float>(AtEnd(own - theirs));
        continue;
      }
      MatchStanding standing{0, target, own * chances.step_, theirs * chances.step_};
      value(own, theirs) = static_cast<float>(chances.Before(standing));
    }
  }
  return chances;
}

double MatchChances::Between(double own, double theirs) const {
  const double place = own / step_;
  const int left = std::clamp(static_cast<int>(place), 0, steps_ - 2);
  const double part = std::clamp(place - left, 0.0, 1.0);
  const float* const row = values_.data() + static_cast<std::ptrdiff_t>(left) * steps_;
  return (1 - part) * LineThrough(row, steps_, theirs / step_) +
         part * LineThrough(row + steps_, steps_, theirs / step_);
}

double MatchChances::AfterDeal(int own, int theirs, double score) const {
  const double both = std::max<double>(usual_, std::abs(score));
  const double one = own + (both + score) / 2;
  const double other = theirs + (both - score) / 2;
  if (one >= target_ && other >= target_) {
    // Who declared and made it, or else defended, wrote down more.
    return AtEnd(both_over_ == BothOver::kDeclarer ? score : one - other);
  }
  if (one >= target_) return 1;
  if (other >= target_) return 0;
  return Between(one, other);
}

double MatchChances::Before(const MatchStanding& standing) const {
  double chance = 0;
  if (standing.target == 0) return WithLeft(standing.deals, standing.own);
  for (const Ahead& deal : deals_) {
    chance += deal.chance / 2 *
              (AfterDeal(standing.own, standing.theirs, deal.score) +
               AfterDeal(standing.own, standing.theirs, -deal.score));
  }
  return chance;
}

MatchUtility::MatchUtility(const Rules& rules, const MatchStanding& standing)
    : standing_(standing) {
  // By scores, what is left at most, and how a race ends.
  static KeptValues<std::array<int, 4>, MatchChances> kept;
  const MatchScores& scores = MatchScoresOf(rules);
  const int place = static_cast<int>(&scores - kMatchScores);
  if (standing.target > 0) {
    chances_ = kept.Of({place, 0, standing.target, static_cast<int>(rules.both_over)}, [&] {
      return std::make_shared<const MatchChances>(
          MatchChances::ToPoints(scores, rules.both_over, standing.target));
    });
    return;
  }
  int most = 4;
  while (most < standing.deals) most *= 4;
  chances_ = kept.Of({place, most, 0, 0}, [&] {
    return std::make_shared<const MatchChances>(MatchChances::WithDeals(scores, most));
  });
}

double MatchUtility::PointNear(double score) const {
  constexpr double kNear = 100;
  constexpr double kLeast = 1e-7;
  return std::max((Of(score + kNear) - Of(score - kNear)) / (2 * kNear), kLeast);
}

MatchOutlook OutlookOf(const Rules& rules, const MatchStanding& standing) {
  return {MatchUtility(rules, standing).Before(), MatchScoresOf(rules).preset};
}

}  // namespace jasnel
