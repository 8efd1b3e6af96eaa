#include "jasnel/beliefs.h"

#include <cstddef>
#include <utility>

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

// The most of these cards that a seat has in any deal of the hidden cards. Sets of cards that a
// seat may have together are independent sets of a matroid, so that any card will do that may be
// added.
int MostOf(HiddenCards hidden, Seat seat, CardSet cards) {
  int most = 0;
  cards &= hidden.may_hold[Index(seat)];
  for (const Card card : cards) {
    HiddenCards with = hidden;
    for (const Seat other : kAllSeats) {
      if (other != seat) with.may_hold[Index(other)] -= card;
    }
    if (!WorldSampler::Make(with).ok()) continue;
    hidden = with;
    ++most;
  }
  return most;
}

// Chances that are weighed as 0 or 1, or nearly so, become that where it is certain and
// `kLeastChance` short of it otherwise.
void TellWhatIsCertain(const HiddenCards& hidden, std::optional<Suit> trump, Beliefs& beliefs) {
  const auto is_doubtful = [](double chance) {
    return chance < kLeastChance || chance > 1 - kLeastChance;
  };
  for (const Seat seat : kAllSeats) {
    if (seat == beliefs.seat) continue;
    const CardSet may_hold = hidden.may_hold[Index(seat)];
    const int size = hidden.holds[Index(seat)];
    // The fewest and the most that it has of some cards.
    const auto range = [&](CardSet cards) {
      return std::pair(size - MostOf(hidden, seat, may_hold - cards), MostOf(hidden, seat, cards));
    };
    const auto tell = [&](CardSet cards, int count, double& chance) {
      if (!is_doubtful(chance)) return;
      const auto [least, most] = range(cards);
      const bool may_be = least <= count && count <= most;
      if (chance < kLeastChance) chance = may_be ? kLeastChance : 0;
      if (chance > 1 - kLeastChance) chance = least == most ? 1 : 1 - kLeastChance;
    };
    for (const Card card : may_hold) {
      tell(CardSet(card), 1, beliefs.holds[Index(seat)][static_cast<std::size_t>(card.index())]);
    }
    for (const Suit suit : kAllSuits) {
      tell(CardsOf(suit), 0, beliefs.is_void[Index(seat)][Index(suit)]);
    }
    if (!trump) continue;
    int count = 0;
    for (double& chance : beliefs.has_trumps[Index(seat)]) tell(CardsOf(*trump), count++, chance);
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
  HiddenCards hidden;
  for (const Seat seat : kAllSeats) {
    if (seat == beliefs.seat) continue;
    hidden.may_hold[Index(seat)] = kFullDeck - view.hand;
    hidden.holds[Index(seat)] = kHandSize;
  }
  TellWhatIsCertain(hidden, std::nullopt, beliefs);
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
  TellWhatIsCertain(InferHidden(view), view.table.trump, beliefs);
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
