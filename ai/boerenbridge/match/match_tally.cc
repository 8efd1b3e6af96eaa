#include <algorithm>
#include <cmath>

#include "ai/match/time_sum.h"
#include "ai/statistics/mean_error.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge {

void PlayerTime::Add(const PlayerTime& other) {
  bids = TimeSum(bids, other.bids);
  slowest_bid = std::max(slowest_bid, other.slowest_bid);
  cards = TimeSum(cards, other.cards);
  slowest_card = std::max(slowest_card, other.slowest_card);
  bids_made += other.bids_made;
  cards_played += other.cards_played;
  fouls += other.fouls;
}

namespace {

// Of the mean of `count` observations, two at least; `variance` is divided by their count.
double HalfWidth95(double mean, double variance, std::uint64_t count) {
  const auto n = static_cast<double>(count);
  return MeanError{mean, std::sqrt(std::max(variance, 0.0) / (n - 1)), n - 1}.HalfWidth(
      kConfidence);
}

}  // namespace

std::optional<double> HalfWidth95(const Moments& moments, std::size_t number) {
  if (moments.count() < 2) return std::nullopt;
  return HalfWidth95(moments.Mean(number), moments.Covariance(number, number), moments.count());
}

std::optional<double> DealMeans::HalfWidth(Number number) const {
  return HalfWidth95(moments_, number);
}

MatchTally::MatchTally(int players, int most_cards)
    : deals_in_round_(DealsInRound(most_cards)),
      tallies_(static_cast<std::size_t>(players)),
      totals_(static_cast<std::size_t>(players),
              std::vector<int>(static_cast<std::size_t>(players))),
      scores_(static_cast<std::size_t>(players)) {}

void MatchTally::Add(const MatchDealPlayed& deal) {
  const std::size_t players = tallies_.size();
  std::vector<std::array<double, DealMeans::kNumbers>> sums(players);
  for (std::size_t i = 0; i < deal.sittings.size(); ++i) {
    const Sitting& sitting = deal.sittings[i];
    const Tricks scores = ScoresOf(static_cast<int>(players), sitting.bids, sitting.taken);
    double all = 0;
    for (std::size_t seat = 0; seat < players; ++seat) all += scores[seat];
    for (std::size_t seat = 0; seat < players; ++seat) {
      const auto player = static_cast<std::size_t>(sitting.player[seat]);
      const double score = scores[seat];
      const double others = (all - score) / static_cast<double>(players - 1);
      const std::array<double, DealMeans::kNumbers> values = {
          score, score - others, sitting.bids[seat] == sitting.taken[seat] ? 1.0 : 0.0};
      for (std::size_t k = 0; k < values.size(); ++k) sums[player][k] += values[k];
      tallies_[player].by_seat[seat].Add(values);
      totals_[i][player] += scores[seat];
    }
  }
  std::vector<double> scores;
  for (std::size_t player = 0; player < players; ++player) {
    for (double& sum : sums[player]) sum /= static_cast<double>(deal.sittings.size());
    scores.push_back(sums[player][DealMeans::kScore]);
    tallies_[player].all.Add(sums[player]);
    tallies_[player].by_cards[static_cast<std::size_t>(deal.cards)].Add(sums[player]);
    tallies_[player].time.Add(deal.times[player]);
  }
  scores_.Add(scores);
  if (++deals_ % static_cast<std::uint64_t>(deals_in_round_) == 0) EndRound();
}

// Factors of the scores for the difference of two players.
std::vector<double> MatchTally::Minus(int a, int b) const {
  std::vector<double> factors(tallies_.size());
  factors[static_cast<std::size_t>(a)] += 1;
  factors[static_cast<std::size_t>(b)] -= 1;
  return factors;
}

double MatchTally::Difference(int a, int b) const { return scores_.Mean(Minus(a, b)); }

std::optional<double> MatchTally::DifferenceHalfWidth(int a, int b) const {
  if (deals_ < 2) return std::nullopt;
  const auto factors = Minus(a, b);
  return HalfWidth95(scores_.Mean(factors), scores_.Covariance(factors, factors), deals_);
}

void MatchTally::EndRound() {
  std::vector<double> sums(tallies_.size());
  for (std::vector<int>& totals : totals_) {
    const auto points = MatchPointsOf(totals);
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += points[i].ToDouble();
    std::fill(totals.begin(), totals.end(), 0);
  }
  for (std::size_t i = 0; i < sums.size(); ++i) {
    tallies_[i].match_points.Add(std::array{sums[i] / static_cast<double>(totals_.size())});
  }
}

}  // namespace jasnel::boerenbridge
