#include "jasnel/beliefs.h"

#include <algorithm>
#include <cstddef>

#include "ai/beliefs/seen_worlds.h"
#include "ai/bidding/bid_worlds.h"
#include "ai/players/think_clock.h"
#include "jasnel/dealing.h"
#include "jasnel/message.h"

namespace jasnel {
namespace {

bool IsCancelled(const BeliefRequest& request) {
  return request.cancel != nullptr && *request.cancel;
}

// Adds what each seat holds in a world of this share.
void AddWorld(const Hands& hands, double share, std::optional<Suit> trump, Beliefs& beliefs) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    for (const Card card : hands[seat]) {
      beliefs.holds[seat][static_cast<std::size_t>(card.index())] += share;
    }
    for (const Suit suit : kAllSuits) {
      const int size = (hands[seat] & CardsOf(suit)).size();
      if (size == 0) beliefs.is_void[seat][Index(suit)] += share;
      if (suit == trump) beliefs.has_trumps[seat][static_cast<std::size_t>(size)] += share;
    }
  }
}

std::optional<Error> AddDealsOfAuction(const CallView& view, const BeliefRequest& request,
                                       Beliefs& beliefs) {
  BidQuestion question{view.auction, view.hand, view.rules};
  question.dealt = request.dealt;
  const BidWorlds worlds(question);
  std::vector<Hands> deals;
  while (deals.size() < request.deals && !IsCancelled(request)) {
    auto deal = worlds.DrawOrSay(request.seed, deals.size());
    if (!deal) return deal.error();
    deals.push_back(*std::move(deal));
  }
  for (const Hands& deal : deals) {
    AddWorld(deal, 1 / static_cast<double>(deals.size()), std::nullopt, beliefs);
  }
  beliefs.deals = deals.size();
  return std::nullopt;
}

std::optional<Error> AddDealsOfPlay(const PlayView& view, const BeliefRequest& request,
                                    Beliefs& beliefs) {
  Random random(request.seed);
  const auto worlds =
      ExpectedWorlds(view, request.deals, ThinkClock({}, request.cancel), random, request.dealt);
  if (!worlds) return worlds.error();
  for (std::size_t i = 0; i < worlds->size(); ++i) {
    Hands hands = worlds->world(i);
    hands[Index(view.seat())] = view.hand;
    AddWorld(hands, worlds->share(i), view.table.trump, beliefs);
  }
  beliefs.deals = worlds->size();
  return std::nullopt;
}

}  // namespace

Result<Beliefs> BeliefsAt(const DealInPlay& now, const BeliefRequest& request) {
  Beliefs beliefs;
  beliefs.seat = now.turn();
  auto error = now.InAuction() ? AddDealsOfAuction(now.call_view(), request, beliefs)
                               : AddDealsOfPlay(now.play_view(), request, beliefs);
  if (error) return *std::move(error);
  if (beliefs.deals == 0) {
    return Error{Say("stopped before the first deal of the hidden cards was weighed",
                     "gestopt voordat de eerste verdeling van de verborgen kaarten gewogen was")};
  }
  return beliefs;
}

}  // namespace jasnel
