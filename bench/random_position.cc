#include "bench/random_position.h"

#include "jasnel/dealing.h"
#include "jasnel/seat.h"

namespace jasnel::bench {
namespace {

Card RandomCard(Random& random, CardSet cards) {
  for (int skip = random.Below(cards.size()); skip > 0; --skip) cards -= cards.Lowest();
  return cards.Lowest();
}

// As many ranks as it takes, or one more.
Hands HandsOfFewRanks(Random& random, int cards_each) {
  const int ranks = cards_each == kHandSize ? kRanks : cards_each + random.Below(2);
  const int start = random.Below(kRanks);
  CardSet deck;
  for (const Suit suit : kAllSuits) {
    for (int i = 0; i < ranks; ++i) deck |= MakeCard(suit, static_cast<Rank>((start + i) % kRanks));
  }
  Hands hands;
  for (int i = 0; i < kSeats * cards_each; ++i) {
    const Card card = RandomCard(random, deck);
    deck -= card;
    hands[i % kSeats] |= card;
  }
  return hands;
}

}  // namespace

Position RandomPosition(Random& random, const Shape& shape, const Rules& rules) {
  Position position;
  position.rules = rules;
  position.hands = shape.mix == Mix::kAny ? RandomHands(random, shape.cards_each)
                                          : HandsOfFewRanks(random, shape.cards_each);
  position.trump = static_cast<Suit>(random.Below(kSuits));
  position.leader = static_cast<Seat>(random.Below(kSeats));
  position.declarer = static_cast<Seat>(random.Below(kSeats));
  position.won[Index(SideOf(position.declarer))].tricks = kHandSize - shape.cards_each;
  for (int i = 0; i < shape.played; ++i) Play(position, RandomCard(random, LegalCards(position)));
  return position;
}

}  // namespace jasnel::bench
