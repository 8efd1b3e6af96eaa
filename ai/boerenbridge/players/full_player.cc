#include "ai/boerenbridge/players/full_player.h"

#include <algorithm>

#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "ai/boerenbridge/bidding/evaluate_bid.h"
#include "ai/boerenbridge/players/card_search.h"
#include "ai/boerenbridge/players/work.h"
#include "ai/players/think_clock.h"
#include "jasnel/boerenbridge/bidding.h"

namespace jasnel::boerenbridge {
namespace {

// Deals for a bid, of which the first are played out for each bid that may be made, and the others
// for those that are not hopeless: about half of them all in all.
std::size_t WorldsForBid(const FullOptions& options, const BidView& view,
                         std::chrono::microseconds limit) {
  const std::size_t worlds = options.Scaled(options.bid_worlds);
  const ThinkClock clock(limit, nullptr);
  if (!clock.limited()) return worlds;
  const int cards = view.bidding.cards() * view.bidding.players();
  const double world = work::kPlayOutCard * cards * (view.bidding.cards() + 1) / 2 +
                       kHandsForBid * (work::kDrawn + work::kDecision * view.bidding.count());
  return std::clamp<std::size_t>(static_cast<std::size_t>(clock.Planned() / world), 1, worlds);
}

}  // namespace

FullPlayer::FullPlayer(const FullOptions& options)
    : options_(options), solver_({.table_bytes = std::size_t{1} << 18}) {}

Result<BidChoice> FullPlayer::ChooseBid(const BidView& view, const MoveLimits& limits) {
  BidRequest request;
  request.time = limits.time;
  request.worlds = WorldsForBid(options_, view, ShorterOf(options_.time, limits.time));
  request.seed = limits.seed;
  request.threads = options_.threads;
  request.cancel = limits.cancel;
  const auto answer =
      EvaluateBid(view, request, {options_.evidence, options_.styles}, options_.time);
  if (!answer) return answer.error();
  BidChoice choice;
  choice.worlds = answer->worlds;
  const auto value = [&](const BidOutlook& outlook) {
    return outlook.score.value - options_.others_count * outlook.others;
  };
  choice.bid = std::max_element(
                   answer->bids.begin(), answer->bids.end(),
                   [&](const BidOutlook& a, const BidOutlook& b) { return value(a) < value(b); })
                   ->bid;
  for (const BidOutlook& outlook : answer->bids) {
    choice.bids.push_back({outlook.bid, outlook.score.value, outlook.makes.value});
  }
  return choice;
}

Result<CardChoice> FullPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  ThinkClock clock(limits.time, limits.cancel, options_.time);
  const auto sampler = WorldSampler::Make(view);
  if (!sampler) return sampler.error();
  return CardSearch(view, *sampler, options_, solver_).Run(clock, limits.seed);
}

}  // namespace jasnel::boerenbridge
