#include "ai/match/played_deck.h"

#include <array>
#include <cassert>
#include <cstddef>

#include "ai/players/policy_player.h"
#include "jasnel/position.h"
#include "jasnel/system_random.h"

namespace jasnel {

Deck PlayedDeck(const DealToPlay& deal, const DealPlayed& played, Side first) {
  Deck deck;
  std::size_t next = 0;
  if (played.passed_out) {
    for (const CardSet hand : deal.hands) {
      for (const Card card : hand) deck[next++] = card;
    }
    return deck;
  }
  std::array<Seat, kHandSize> winners{};
  Position position;
  position.hands = deal.hands;
  position.rules = deal.rules;
  position.trump = played.contract.trump;
  position.declarer = played.contract.declarer;
  const auto tricks = played.tricks.tricks();
  position.leader = tricks[0].leader;
  for (std::size_t i = 0; i < tricks.size(); ++i) {
    for (const Card card : tricks[i].cards) jasnel::Play(position, card);
    winners[i] = position.leader;
  }
  for (const bool of_first : {true, false}) {
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      if ((SideOf(winners[i]) == first) != of_first) continue;
      for (const Card card : tricks[i].cards) deck[next++] = card;
    }
  }
  assert(next == deck.size());
  return deck;
}

template <Generator G>
Deck DealingTable::Play(const Hands& hands, Seat dealer, G& random) const {
  PolicyPlayer player{PolicyOptions{}};
  DealToPlay deal;
  deal.hands = hands;
  deal.rules = rules_;
  deal.dealer = dealer;
  deal.seed = random.Next();
  // Of which nobody knows whether it is the first.
  constexpr std::uint64_t kLaterDeal = 2;
  deal.turned = RandomTurned(random, rules_, kLaterDeal);
  if (rules_.bidding == Bidding::kGiven) {
    deal.contract =
        Contract{static_cast<Seat>(random.Below(kSeats)), static_cast<Suit>(random.Below(kSuits))};
  }
  const DealPlayed played = PlayDeal(deal, {&player, &player, &player, &player});
  const Side first = random.Below(2) == 0 ? Side::kNorthSouth : Side::kEastWest;
  return PlayedDeck(deal, played, first);
}

template Deck DealingTable::Play(const Hands&, Seat, Random&) const;
template Deck DealingTable::Play(const Hands&, Seat, SystemRandom&) const;

template <Generator G>
Hands DealtHands(const Dealt& dealt, const Rules& rules, Seat dealer, G& random) {
  Hands hands = RandomHands(random);
  if (dealt.IsRandom()) return hands;
  const DealingTable table(dealt, rules);
  const auto earlier = [dealer](int deals) { return Clockwise(dealer, 3 * deals); };
  for (int i = 1 + random.Below(kMostDealsBefore); i > 0; --i) {
    hands = table.Deal(table.Play(hands, earlier(i), random), earlier(i - 1), random);
  }
  return hands;
}

template Hands DealtHands(const Dealt&, const Rules&, Seat, Random&);
template Hands DealtHands(const Dealt&, const Rules&, Seat, SystemRandom&);

}  // namespace jasnel
