#include "ai/boerenbridge/match_tally.h"

#include <algorithm>
#include <cmath>

#include "ai/nested_means.h"
#include "bitboard/boerenbridge/round.h"
#include "bitboard/boerenbridge/score.h"

namespace jasnel::boerenbridge {

void PlayerTime::Add(const PlayerTime& other) {
  bids += other.bids;
  slowest_bid = std::max(slowest_bid, other.slowest_bid);
  cards += other.cards;
  slowest_card = std::max(slowest_card, other.slowest_card);
  bids_made += other.bids_made;
  cards_played += other.cards_played;
}

std::optional<double> HalfWidth95(const Moments& moments, std::size_t number) {
  constexpr double kConfidence = 0.95;
  if (moments.count() < 2) return std::nullopt;
  const auto n = static_cast<double>(moments.count());
  const double error = std::sqrt(moments.Covariance(number, number) / (n - 1));
  return MeanError{moments.Mean(number), error, n - 1}.HalfWidth(kConfidence);
}

std::optional<double> DealMeans::HalfWidth(Number number) const {
  return HalfWidth95(moments_, number);
}

MatchTally::MatchTally(int players, int most_cards)
    : deals_in_round_(DealsInRound(most_cards)),
      tallies_(static_cast<std::size_t>(players)),
      totals_(static_cast<std::size_t>(players),
              std::vector<int>(static_cast<std::size_t>(players))) {}

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
  for (std::size_t player = 0; player < players; ++player) {
    for (double& sum : sums[player]) sum /= static_cast<double>(deal.sittings.size());
    tallies_[player].all.Add(sums[player]);
    tallies_[player].by_cards[static_cast<std::size_t>(deal.cards)].Add(sums[player]);
    tallies_[player].time.Add(deal.times[player]);
  }
  if (++deals_ % static_cast<std::uint64_t>(deals_in_round_) == 0) EndRound();
}

void MatchTally::EndRound() {
  std::vector<double> sums(tallies_.size());
  for (std::vector<int>& totals : totals_) {
    const auto points = MatchPointsOf(totals);
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += points[i].value();
    std::fill(totals.begin(), totals.end(), 0);
  }
  for (std::size_t i = 0; i < sums.size(); ++i) {
    tallies_[i].match_points.Add(std::array{sums[i] / static_cast<double>(totals_.size())});
  }
}

}  // namespace jasnel::boerenbridge
