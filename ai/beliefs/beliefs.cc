#include "jasnel/beliefs.h"

#include <cstddef>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/seen_worlds.h"
#include "ai/beliefs/world_sampler.h"
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

// Whether some deal of the hidden cards gives a card to a seat.
bool MayHold(HiddenCards hidden, Seat seat, Card card) {
  for (const Seat other : kAllSeats) {
    if (other != seat) hidden.may_hold[Index(other)] -= card;
  }
  return WorldSampler::Make(hidden).ok();
}

// Whether some deal of the hidden cards gives a seat none of these.
bool MayLack(HiddenCards hidden, Seat seat, CardSet cards) {
  hidden.may_hold[Index(seat)] -= cards;
  return WorldSampler::Make(hidden).ok();
}

// Chances that are weighed as 0 or 1, or nearly so, become that where it is certain and
// `kLeastChance` short of it otherwise.
void TellWhatIsCertain(const HiddenCards& hidden, Beliefs& beliefs) {
  const auto tell = [](const auto& may_be, const auto& may_not_be, double& chance) {
    if (chance < kLeastChance) chance = may_be() ? kLeastChance : 0;
    if (chance > 1 - kLeastChance) chance = may_not_be() ? 1 - kLeastChance : 1;
  };
  for (const Seat seat : kAllSeats) {
    if (seat == beliefs.seat) continue;
    const CardSet may_hold = hidden.may_hold[Index(seat)];
    const auto holds = [&](Card card) {
      return may_hold.Contains(card) && MayHold(hidden, seat, card);
    };
    for (const Card card : may_hold) {
      tell([&] { return holds(card); }, [&] { return MayLack(hidden, seat, CardSet(card)); },
           beliefs.holds[Index(seat)][static_cast<std::size_t>(card.index())]);
    }
    for (const Suit suit : kAllSuits) {
      const CardSet cards = may_hold & CardsOf(suit);
      tell([&] { return MayLack(hidden, seat, cards); },
           [&] {
             for (const Card card : cards) {
               if (holds(card)) return true;
             }
             return false;
           },
           beliefs.is_void[Index(seat)][Index(suit)]);
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
  if (!deals.empty()) {
    HiddenCards hidden;
    for (const Seat seat : kAllSeats) {
      if (seat == beliefs.seat) continue;
      hidden.may_hold[Index(seat)] = kFullDeck - view.hand;
      hidden.holds[Index(seat)] = kHandSize;
    }
    TellWhatIsCertain(hidden, beliefs);
  }
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
  TellWhatIsCertain(InferHidden(view), beliefs);
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
