#include "solver/boerenbridge/target_bounds.h"

#include <algorithm>

namespace jasnel::boerenbridge::internal {
namespace {

CardSet CardsOfOthers(const TrickStart& start, int seat) {
  CardSet others;
  for (int other = 0; other < start.players; ++other) {
    if (other != seat) others |= start.hands[other];
  }
  return others;
}

// Tricks that `trumps`, all in one hand, take from a seat with the trumps `own`.
int TakenFrom(CardSet own, CardSet trumps) {
  int matched = 0;
  int taken = 0;
  while (!trumps.empty()) {
    const Card card = trumps.Highest();
    trumps -= card;
    if ((own & Above(card)).size() > matched) {
      ++matched;
    } else {
      ++taken;
    }
  }
  return taken;
}

// Whether each card of a suit has fewer cards of the others below it than cards of its own hand up
// to itself.
bool IsLow(CardSet own, CardSet others) {
  int below = 0;
  for (const Card card : own) {
    if ((others - Above(card)).size() > below++) return false;
  }
  return true;
}

// Whether the seat has a card of a suit that loses if it leads it, and leaves the suit low: one
// that some hand has only higher cards than, without one above it that needs the card's place.
bool HasLosingLead(const TrickStart& start, int seat, CardSet suit, CardSet others) {
  CardSet least;  // of each other hand
  for (int other = 0; other < start.players; ++other) {
    const CardSet cards = start.hands[other] & suit;
    if (other != seat && !cards.empty()) least |= cards.Lowest();
  }
  for (CardSet own = start.hands[seat] & suit; !own.empty();) {
    const Card card = own.Highest();
    own -= card;
    if (!(least & Above(card)).empty()) return true;
    if ((others - Above(card)).size() >= own.size()) return false;
  }
  return false;
}

}  // namespace

// A seat's trumps are played to different tricks. The target takes one of these tricks only with a
// higher trump, and each of those in one trick only. Matched from the top down, as many as possible
// are taken by it. Unlike in the sure tricks of all, trumps of its partners take none from a seat:
// the target loses the trick to either.
int MostAgainstTrumps(const TrickStart& start, int seat) {
  const CardSet own = start.hands[seat] & kTrumps;
  int taken = 0;
  for (int other = 0; other < start.players; ++other) {
    if (other != seat) taken = std::max(taken, TakenFrom(own, start.hands[other] & kTrumps));
  }
  return start.left - taken;
}

std::optional<bool> DecidedByTrumps(const TrickStart& start, int seat, bool sure_tricks,
                                    TrickRange& wanted) {
  // Whatever is played, the seat takes from its sure tricks to those that are sure for nobody else.
  const int fewest = sure_tricks ? start.sure[seat] : 0;
  const int most =
      sure_tricks ? std::min(start.MostOf(seat), MostAgainstTrumps(start, seat)) : start.left;
  if (const auto decided = Decided(wanted, fewest, most)) return decided;
  if (wanted.least <= fewest) wanted.least = 0;
  if (wanted.most >= most) wanted.most = start.left;
  return std::nullopt;
}

// A seat without trumps, not on lead, in whose suits the i-th card from below has at most i - 1
// cards of the others below it, loses this trick and is in the same situation in the next:
//
// - If it has the suit led, its lowest card is below all of the others. It plays its highest card
//   below the best of the suit so far. Its higher cards in the suit move down a place, but the best
//   card, which was below each of them, is gone. Nothing changes for lower cards.
// - Otherwise it throws away the highest card of any suit, and nothing changes for the rest.
//
// On lead it needs a card that loses: some hand has the suit, and only higher cards of it. The
// cards above it in the suit move down a place too, so there must be fewer of the others below
// them.
bool CanDuckAll(const TrickStart& start, int seat) {
  const CardSet hand = start.hands[seat];
  if (!(hand & kTrumps).empty()) return false;
  const CardSet others = CardsOfOthers(start, seat);
  bool leads_low = start.leader != seat;
  for (const Suit plain : {Suit::kHearts, Suit::kDiamonds, Suit::kClubs}) {
    const CardSet suit = SuitCards(plain);
    if (!IsLow(hand & suit, others & suit)) return false;
    leads_low = leads_low || HasLosingLead(start, seat, suit, others & suit);
  }
  return leads_low;
}

}  // namespace jasnel::boerenbridge::internal
