#include "tests/support/random_deals.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace jasnel::testing {

Card Nth(CardSet cards, int choice) {
  for (; choice > 0; --choice) cards -= cards.Lowest();
  return cards.Lowest();
}

DealLine RandomDeal(Random& random, int cards, Cards kind, const Rules& rules) {
  std::array<Card, kDeckSize> deck;
  for (int i = 0; i < kDeckSize; ++i) {
    // Rank by rank, so that the first cards of the deck are those of a few neighbouring ranks.
    deck[i] = MakeCard(static_cast<Suit>(i % kSuits), static_cast<Rank>(i / kSuits));
  }
  int used = kDeckSize;
  if (kind == Cards::kFewRanks) {
    used = std::min(kDeckSize, kSeats * cards + kSeats * random.Below(2));
    const int start = random.Below(kRanks);
    std::rotate(deck.begin(), deck.begin() + kSuits * start, deck.end());
  }
  for (int i = used; i > 1; --i) std::swap(deck[i - 1], deck[random.Below(i)]);

  DealLine deal;
  for (int i = 0; i < kSeats * cards; ++i) deal.hands[i % kSeats] |= deck[i];
  deal.rules = rules;
  deal.trump = static_cast<Suit>(random.Below(kSuits));
  deal.leader = static_cast<Seat>(random.Below(kSeats));
  return deal;
}

Position RandomPosition(Random& random, int cards, int played, Cards kind, const Rules& rules) {
  const DealLine deal = RandomDeal(random, cards, kind, rules);
  Position position = ToPosition(deal, *deal.trump).value();
  position.declarer = static_cast<Seat>(random.Below(kSeats));
  for (int i = 0; i < played; ++i) {
    const CardSet legal = LegalCards(position);
    Play(position, Nth(legal, random.Below(legal.size())));
  }
  return position;
}

std::vector<Position> RandomPositions(std::uint64_t seed, std::initializer_list<const char*> rules,
                                      int each, int fewest) {
  Random random(seed);
  std::vector<Position> positions;
  for (const char* text : rules) {
    for (int i = 0; i < each; ++i) {
      const Cards kind = i % 3 == 0 ? Cards::kFewRanks : Cards::kAny;
      positions.push_back(
          RandomPosition(random, fewest + i % 3, i % 4, kind, ParseRules(text).value()));
    }
  }
  return positions;
}

void WinBefore(Random& random, int lead, Position& position) {
  CardSet gone = kFullDeck;
  for (const CardSet hand : position.hands) gone -= hand;
  for (const Card card : position.trick) gone -= card;
  const int points = CardPoints(gone, position.trump).count();
  const int tricks = TricksPlayed(position);
  position.won = {};
  auto& [ns, ew] = position.won;
  const int split = random.Below(3);
  ns.tricks = split == 0 ? 0 : split == 1 ? tricks : random.Below(tricks + 1);
  ew.tricks = tricks - ns.tricks;
  const int ns_points = ew.tricks == 0 ? points : ns.tricks == 0 ? 0 : random.Below(points + 1);
  ns.cards = Points(ns_points);
  ew.cards = Points(points - ns_points);
  if (random.Below(4) == 0 || !RoemInTricks(position.rules)) return;
  const int missing = lead - (2 * ns_points - points);
  Tally& tally = missing > 0 ? ns : ew;
  if (tally.tricks > 0) tally.roem = Points(std::abs(missing) / 10 * 10);
}

}  // namespace jasnel::testing
