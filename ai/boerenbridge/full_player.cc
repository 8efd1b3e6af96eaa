#include "ai/boerenbridge/full_player.h"

#include <algorithm>
#include <array>

#include "ai/boerenbridge/bid.h"
#include "ai/boerenbridge/hidden_hands.h"
#include "ai/boerenbridge/play_out.h"
#include "ai/think_clock.h"

namespace jasnel::boerenbridge {
namespace {

// Hands drawn at most, and weighed by cards, for each that is played out.
constexpr std::size_t kTries = 8;
constexpr std::size_t kByCards = 2;

// Pieces of work and what they cost, in nanoseconds as of `work` in think_clock.h.
constexpr double kPlayOutCard = 400;  // a card played in a play-out
constexpr double kDecision = 400;     // a bid or card of others, weighed in a world
constexpr double kDrawn = 1000;       // hands drawn

// Sums over deals, for one card.
struct Sums {
  double weight = 0;
  double score = 0;
  double value = 0;  // score and what the others' count
  double made = 0;
};

std::size_t Scaled(std::size_t worlds, double scale) {
  return std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(worlds) * scale));
}

// Worlds for a card.
struct Plan {
  std::size_t played;
  HandCounts counts;
};

Plan PlanFor(const FullOptions& options, const PlayView& view, const HandLikelihood& likelihood,
             const ThinkClock& clock) {
  std::size_t played = Scaled(options.worlds, options.scale);
  if (clock.limited()) {
    const int cards = view.hand().size() * view.bidding.players() * view.Legal().size();
    const double world =
        kPlayOutCard * cards + kTries * kDrawn +
        kDecision * static_cast<double>(kTries * likelihood.bids() + kByCards * likelihood.cards());
    played = std::clamp<std::size_t>(static_cast<std::size_t>(clock.Planned() / world), 1, played);
  }
  const std::size_t tries = likelihood.has_evidence() ? kTries : 1;
  return {played, {played, tries * played, kByCards * played}};
}

}  // namespace

Result<BidChoice> FullPlayer::ChooseBid(const BidView& view, const Thinking& thinking) {
  BidRequest request;
  request.worlds = Scaled(options_.bid_worlds, options_.scale);
  request.time = ShorterOf(options_.time, thinking.time);
  request.seed = thinking.seed;
  request.cancel = thinking.cancel;
  request.evidence = options_.evidence;
  request.models = options_.models;
  request.sharpness = options_.sharpness;
  const auto answer = EvaluateBid(view, request);
  if (!answer) return answer.error();
  BidChoice choice;
  choice.worlds = answer->worlds;
  const auto value = [&](const BidOutlook& outlook) {
    return outlook.score.value - options_.others_in_bid * outlook.others;
  };
  choice.bid = std::ranges::max_element(answer->bids, {}, value)->bid;
  for (const BidOutlook& outlook : answer->bids) {
    choice.bids.push_back({outlook.bid, outlook.score.value, outlook.makes.value});
  }
  return choice;
}

Result<CardChoice> FullPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  ThinkClock clock(ShorterOf(options_.time, thinking.time), thinking.cancel);
  const auto sampler = HandSampler::Make(view);
  if (!sampler) return sampler.error();
  HandLikelihood likelihood(view, options_.models, options_.evidence);
  const Plan plan = PlanFor(options_, view, likelihood, clock);
  Random random(thinking.seed);
  const WeighedHands worlds =
      WeighHands(*sampler, likelihood, plan.counts, clock, random).Choose(plan.played, random);

  const int seat = view.seat();
  std::array<Sums, kMostCards> sums{};
  std::uint64_t played = 0;
  for (std::size_t i = 0; i < worlds.size() && (i == 0 || !clock.IsOver()); ++i, ++played) {
    OpenTable now = view.table;
    now.position.hands = worlds.hands(i);
    now.position.hands[seat] = view.hand();
    const std::uint64_t seed = random.Next();
    std::size_t place = 0;
    for (const Card card : legal) {
      // Common random numbers: what differs by chance between two cards differs less.
      Random same(seed);
      OpenTable table = now;
      table.Play(card);
      PlayOut(table, options_.models, options_.sharpness, same);
      const SeatOutcome outcome = OutcomeOf(table.position, seat);
      Sums& sum = sums[place++];
      const double share = worlds.share(i);
      sum.weight += share;
      sum.score += share * outcome.score;
      sum.value += share * (outcome.score - options_.others_in_card * outcome.others);
      sum.made += outcome.taken == view.table.position.bids[seat] ? share : 0;
    }
  }

  CardChoice choice;
  choice.worlds = played;
  std::size_t place = 0;
  double best = 0;
  for (const Card card : legal) {
    const Sums& sum = sums[place++];
    if (choice.cards.empty() || sum.value > best) {
      best = sum.value;
      choice.card = card;
    }
    choice.cards.push_back({card, sum.score / sum.weight, sum.made / sum.weight});
  }
  return choice;
}

}  // namespace jasnel::boerenbridge
