#include "jasnel/fair_play.h"

#include <algorithm>
#include <cmath>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/seen_worlds.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/games/play_state.h"
#include "ai/models/fast_exp.h"
#include "ai/models/play_policy.h"
#include "ai/players/play_out.h"
#include "ai/players/think_clock.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// Deals of the hidden cards are all weighed if there are no more.
constexpr std::uint64_t kWeighedOfAllDeals = 2000;
constexpr std::uint64_t kWeighedForEachPlayed = 20;

// With so many cards in hand, or fewer, all ways to play on count.
constexpr int kAllWaysUpTo = 2;
constexpr double kPlayOutsOfAllWays = 10;  // such a mean is worth so many of them

// Points by which a card of the partner, or a void, changes what another card is worth, against
// those by which one play-out is off: both as squares.
constexpr double kShrink = 40;

// The part of the policy's own opinion in the value of a card, as `full` has it.
constexpr double kPolicyPart = 0.5;

// Points that make a card 2.7 times as likely, and how often a player does something else.
constexpr double kPointsOfChoice = 12;
constexpr double kAnythingElse = 0.1;

// Of a deal: the part of what one has that is bet on each card, what it must bring first, and the
// least that is left. The second pays for the third, and for beliefs that are not quite right.
constexpr double kBet = 0.35;
constexpr double kMargin = 0.15;
constexpr double kLeastEvidence = 0.2;

// A hand of the partner as numbers: 1 for each card it holds, and for each suit it does not.
constexpr std::size_t kHandNumbers = kDeckSize + kSuits;
using HandNumbers = std::array<double, kHandNumbers>;

HandNumbers NumbersOf(PlaySet hand) {
  HandNumbers numbers{};
  for (const PlayCard card : hand) numbers[static_cast<std::size_t>(card.index())] = 1;
  for (unsigned suit = 0; suit < kSuits; ++suit) {
    if ((hand.bits() >> (kRanks * suit) & 0xff) == 0) numbers[kDeckSize + suit] = 1;
  }
  return numbers;
}

using CardScores = std::array<double, kHandSize>;

// What each card is worth more than the mean of all, by the hand of the partner: a linear function
// of its numbers, by least squares with a penalty (ridge regression).
class ValueByHand {
 public:
  explicit ValueByHand(std::size_t cards) : cards_(cards) {}

  void Add(const HandNumbers& hand, const CardScores& scores, double weight) {
    double mean = 0;
    for (std::size_t i = 0; i < cards_; ++i) mean += scores[i] / static_cast<double>(cards_);
    weight_ += weight;
    for (std::size_t a = 0; a < kHandNumbers; ++a) {
      if (hand[a] == 0) continue;
      hands_[a] += weight;
      for (std::size_t b = 0; b <= a; ++b) products_[a][b] += weight * hand[b];
    }
    for (std::size_t i = 0; i < cards_; ++i) {
      const double score = scores[i] - mean;
      scores_[i] += weight * score;
      for (std::size_t a = 0; a < kHandNumbers; ++a) of_scores_[i][a] += weight * hand[a] * score;
    }
  }

  // After the last.
  void Fit() {
    for (std::size_t a = 0; a < kHandNumbers; ++a) hands_[a] /= weight_;
    for (std::size_t i = 0; i < cards_; ++i) scores_[i] /= weight_;
    // Cholesky, of the products of deviations from the means.
    for (std::size_t a = 0; a < kHandNumbers; ++a) {
      for (std::size_t b = 0; b <= a; ++b) {
        double sum = products_[a][b] - weight_ * hands_[a] * hands_[b] + (a == b ? kShrink : 0);
        for (std::size_t c = 0; c < b; ++c) sum -= products_[a][c] * products_[b][c];
        products_[a][b] = a == b ? std::sqrt(sum) : sum / products_[b][b];
      }
    }
    for (std::size_t i = 0; i < cards_; ++i) {
      HandNumbers& x = of_scores_[i];
      for (std::size_t a = 0; a < kHandNumbers; ++a) {
        x[a] -= weight_ * hands_[a] * scores_[i];
        for (std::size_t b = 0; b < a; ++b) x[a] -= products_[a][b] * x[b];
        x[a] /= products_[a][a];
      }
      for (std::size_t a = kHandNumbers; a-- > 0;) {
        for (std::size_t b = a + 1; b < kHandNumbers; ++b) x[a] -= products_[b][a] * x[b];
        x[a] /= products_[a][a];
      }
    }
  }

  double Of(std::size_t card, const HandNumbers& hand) const {
    double value = scores_[card];
    for (std::size_t a = 0; a < kHandNumbers; ++a) {
      value += of_scores_[card][a] * (hand[a] - hands_[a]);
    }
    return value;
  }

 private:
  std::size_t cards_;
  double weight_ = 0;
  HandNumbers hands_{};                               // means
  std::array<HandNumbers, kHandNumbers> products_{};  // the lower half
  CardScores scores_{};                               // means
  std::array<HandNumbers, kHandSize> of_scores_{};
};

// What each card comes to in one deal of the hidden cards, for the side of the seat to play.
CardScores ScoresOf(const PlayState& now, PlaySet legal, std::uint64_t times, const Rules& rules,
                    Random& random) {
  const int sign = (now.turn() & 1) == 0 ? 1 : -1;
  const bool all_ways = now.hands[now.turn()].size() <= kAllWaysUpTo;
  CardScores scores{};
  for (std::uint64_t time = 0; time < times; ++time) {
    // Common random numbers: what differs by chance between two cards differs less.
    const Random same = random;
    std::size_t i = 0;
    for (const PlayCard card : legal) {
      random = same;
      PlayState table = now;
      table.Play(card, rules);
      scores[i++] += sign * (all_ways ? MeanScore(table, rules)
                                      : ScoreAtEnd(PlayedOut(table, rules, random), rules).count());
    }
  }
  for (double& score : scores) score /= static_cast<double>(times);
  return scores;
}

// The chances of the legal cards for a player who knows the partner's hand.
class KnowingPlayer {
 public:
  KnowingPlayer(const PlayView& view, PlaySet legal, const WeightedWorlds& worlds,
                const FairPlayRequest& request, Random& random)
      : cards_(static_cast<std::size_t>(legal.size())),
        partner_(Index(Partner(view.seat()))),
        order_(view.table.trump),
        values_(cards_) {
    const Rules& rules = view.table.rules;
    const PlayState seen = PlayStateOf(view);
    const CardChances chances = PlayPolicy::Get().Chances(seen, legal, rules);
    std::size_t i = 0;
    for (const PlayCard card : legal) {
      for (const CardChance& chance : chances) {
        if (chance.card == card) {
          policy_[i] = kPointsPerLogOdds * static_cast<double>(chance.log_odds);
        }
      }
      ++i;
    }
    const bool all_ways = view.hand.size() <= kAllWaysUpTo;
    const std::uint64_t times =
        all_ways ? 1 : std::max<std::uint64_t>(1, request.worlds / worlds.size());
    const double worth = all_ways ? kPlayOutsOfAllWays : static_cast<double>(times);
    for (std::size_t world = 0; world < worlds.size(); ++world) {
      const PlayState now = WithHidden(seen, worlds.world(world), order_, rules);
      values_.Add(NumbersOf(now.hands[partner_]), ScoresOf(now, legal, times, rules, random),
                  worth * worlds.share(world) * static_cast<double>(worlds.size()));
    }
    values_.Fit();
  }

  // Of card number `card` of the legal ones.
  double Chance(std::size_t card, CardSet partner) const {
    const HandNumbers numbers = NumbersOf(order_.ToPlay(partner));
    CardScores scores{};
    for (std::size_t i = 0; i < cards_; ++i) {
      scores[i] = kPolicyPart * policy_[i] + (1 - kPolicyPart) * values_.Of(i, numbers);
    }
    const double best = *std::max_element(scores.begin(), scores.begin() + cards_);
    double sum = 0;
    for (std::size_t i = 0; i < cards_; ++i) {
      scores[i] = FastExp(static_cast<float>((scores[i] - best) / kPointsOfChoice));
      sum += scores[i];
    }
    return (1 - kAnythingElse) * scores[card] / sum + kAnythingElse / static_cast<double>(cards_);
  }

 private:
  std::size_t cards_;
  std::size_t partner_;
  PlayOrder order_;
  CardScores policy_{};
  ValueByHand values_;
};

}  // namespace

std::optional<PartnerFit> FitOf(const DealInPlay& before, Card card,
                                const FairPlayRequest& request) {
  if (before.InAuction() || before.IsOver()) return std::nullopt;
  const PlayView view = before.play_view();
  const PlayOrder order(view.table.trump);
  const PlaySet legal = order.ToPlay(view.Legal());
  if (legal.IsSingle() || !legal.Contains(order.ToPlay(card))) return std::nullopt;
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return std::nullopt;
  Random random =
      Random::Stream(request.seed, static_cast<std::uint64_t>(view.tricks.cards().size()));
  WorldLikelihood likelihood(view, Evidence{});
  const WeightedWorlds worlds =
      WeighWorlds(*sampler, &likelihood,
                  {kWeighedOfAllDeals, request.worlds, kWeighedForEachPlayed * request.worlds},
                  ThinkClock({}, request.cancel), random);
  const KnowingPlayer knowing(view, legal, worlds.Choose(request.worlds, random), request, random);

  std::size_t number = 0;
  for (const PlayCard one : legal) {
    if (one == order.ToPlay(card)) break;
    ++number;
  }
  const Seat partner = Partner(view.seat());
  const auto chance = [&](const Hands& hands) {
    return knowing.Chance(number, hands[Index(partner)]);
  };
  const double known = chance(before.position().hands);
  double unknown = 0;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    if (worlds.share(i) > 0) unknown += worlds.share(i) * chance(worlds.world(i));
  }
  return PartnerFit{view.seat(), known / unknown};
}

double EvidenceOf(std::span<const PartnerFit> fits) {
  double more = -kMargin;
  for (const PartnerFit& fit : fits) more += fit.odds - 1;
  return std::max(1 + kBet * more, kLeastEvidence);
}

void FairPlayTest::Add(double evidence) {
  ++deals_;
  log_ += std::log(evidence);
  if (log_ <= highest_) return;
  highest_ = log_;
  highest_at_ = deals_;
}

}  // namespace jasnel
