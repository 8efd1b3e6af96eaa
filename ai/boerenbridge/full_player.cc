#include "ai/boerenbridge/full_player.h"

#include <algorithm>

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

constexpr double kSolved = 30'000;       // a deal solved at the end
constexpr std::size_t kMostSolved = 64;  // deals solved for a card

std::size_t Scaled(std::size_t worlds, double scale) {
  return std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(worlds) * scale));
}

// Worlds for a card.
struct Plan {
  std::size_t played;
  HandCounts counts;
};

// Deals for a bid, of which the first are played out for each bid that may be made, and the others
// for those that are not hopeless: about half of them all in all.
std::size_t WorldsForBid(const FullOptions& options, const BidView& view,
                         std::chrono::microseconds limit) {
  const std::size_t worlds = Scaled(options.bid_worlds, options.scale);
  const ThinkClock clock(limit, nullptr);
  if (!clock.limited()) return worlds;
  const int cards = view.bidding.cards() * view.bidding.players();
  const double world = kPlayOutCard * cards * (view.bidding.cards() + 1) / 2 +
                       kTries * (kDrawn + kDecision * view.bidding.count());
  return std::clamp<std::size_t>(static_cast<std::size_t>(clock.Planned() / world), 1, worlds);
}

Plan PlanFor(const FullOptions& options, const PlayView& view, const HandLikelihood& likelihood,
             const ThinkClock& clock) {
  std::size_t played = Scaled(options.worlds, options.scale);
  if (clock.limited()) {
    const int cards = view.hand().size() * view.bidding.players() * view.Legal().size();
    const double world = kPlayOutCard * cards + kTries * kDrawn +
                         kDecision * static_cast<double>(kTries * likelihood.bids() +
                                                         kByCards * likelihood.cards()) +
                         (view.hand().size() <= options.searched_cards ? kSolved : 0);
    played = std::clamp<std::size_t>(static_cast<std::size_t>(clock.Planned() / world), 1, played);
  }
  const std::size_t tries = likelihood.has_evidence() ? kTries : 1;
  return {played, {played, tries * played, kByCards * played}};
}

}  // namespace

// What play-outs, or solved deals, say of one card.
struct FullPlayer::CardSums {
  double weight = 0;
  double score = 0;
  double value = 0;  // score and what the others' count
  double made = 0;

  void Add(const SeatOutcome& outcome, int bid, double others_count, double share) {
    weight += share;
    score += share * outcome.score;
    value += share * (outcome.score - others_count * outcome.others);
    made += outcome.taken == bid ? share : 0;
  }

  double Mean(double CardSums::*number) const { return this->*number / weight; }
};

FullPlayer::FullPlayer(const FullOptions& options)
    : options_(options), solver_({.table_bytes = std::size_t{1} << 18}) {}

Result<BidChoice> FullPlayer::ChooseBid(const BidView& view, const Thinking& thinking) {
  BidRequest request;
  request.time = ShorterOf(options_.time, thinking.time);
  request.worlds = WorldsForBid(options_, view, request.time);
  request.seed = thinking.seed;
  request.cancel = thinking.cancel;
  request.evidence = options_.evidence;
  request.styles = options_.styles;
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
  HandLikelihood likelihood(view, options_.styles, options_.evidence);
  const Plan plan = PlanFor(options_, view, likelihood, clock);
  Random random(thinking.seed);
  const WeighedHands worlds =
      WeighHands(*sampler, likelihood, plan.counts, clock, random).Choose(plan.played, random);

  const int seat = view.seat();
  const int bid = view.table.position.bids[seat];
  std::vector<CardSums> played(static_cast<std::size_t>(legal.size()));
  std::vector<CardSums> solved = played;
  const bool searches =
      view.hand().size() <= options_.searched_cards && options_.searched_share > 0;
  CardChoice choice;
  for (std::size_t i = 0; i < worlds.size() && (i == 0 || !clock.IsOver()); ++i) {
    ++choice.worlds;
    OpenTable now = view.table;
    now.position.hands = worlds.world(i).hands;
    now.position.hands[seat] = view.hand();
    const double share = worlds.share(i);
    const std::uint64_t seed = random.Next();
    std::size_t place = 0;
    for (const Card card : legal) {
      // Common random numbers: what differs by chance between two cards differs less.
      Random same(seed);
      OpenTable table = now;
      table.Play(card);
      const Minds minds = DrawMinds(worlds.world(i), likelihood, options_.styles, seat, same);
      PlayOut(table, minds, same);
      played[place++].Add(OutcomeOf(table.position, seat), bid, options_.others_in_card, share);
    }
    if (searches && i < kMostSolved) Solve(now.position, share, solved);
  }

  std::size_t place = 0;
  double best = 0;
  for (const Card card : legal) {
    const CardSums& by_play = played[place];
    const CardSums& by_search = solved[place++];
    const double part = by_search.weight > 0 ? options_.searched_share : 0;
    const auto mean = [&](double CardSums::*number) {
      if (part == 0) return by_play.Mean(number);
      return (1 - part) * by_play.Mean(number) + part * by_search.Mean(number);
    };
    const double value = mean(&CardSums::value);
    if (choice.cards.empty() || value > best) {
      best = value;
      choice.card = card;
    }
    choice.cards.push_back({card, mean(&CardSums::score), mean(&CardSums::made)});
  }
  return choice;
}

// What each legal card brings when everybody plays for itself and sees all hands.
void FullPlayer::Solve(const Position& position, double share, std::vector<CardSums>& sums) {
  const auto solution = solver_.SolveMaxN(position, {.cards = true});
  // There is one: hands that are drawn fit together, and so few cards have no need of a limit.
  if (!solution) return;
  const int seat = position.turn();
  const CardSet legal = position.Legal();
  for (const CardOutcome& outcome : solution->cards) {
    Position over = position;
    over.taken = outcome.outcome.tricks;
    const auto place = static_cast<std::size_t>((legal - Above(outcome.card)).size() - 1);
    sums[place].Add(OutcomeOf(over, seat), position.bids[seat], options_.others_in_card, share);
  }
}

}  // namespace jasnel::boerenbridge
