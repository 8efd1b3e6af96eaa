#include "solver/move_order.h"

#include "bitboard/trick_rules.h"

namespace jasnel::internal {
namespace {

// A lead: winners first, then cheap cards.
int ScoreLead(const OpenTrick& trick, PlayCard card, std::uint32_t hand) {
  const std::uint32_t others = trick.InHands() & ~hand;
  const bool winner = (others & (SuitOf(card) & Above(card)).bits()) == 0;
  const int points = CardPoints(card);
  return (winner ? 100 + points : -4 * points) + (IsTrump(card) ? 20 : 0);
}

// A card to follow with: dear ones to tricks that the side seems to take, cheap ones to others.
int ScoreFollow(const OpenTrick& trick, int place, PlayCard card, const DealTables& deal) {
  const int seat = trick.Seat(place);
  const OpenTrick next = trick.With(card, place);
  const int points = CardPoints(card);
  if (((next.winner ^ seat) & 1) != 0) return -4 * points;
  const std::uint32_t after = deal.hand((seat + 1) & 3) & trick.InHands();
  const std::uint32_t suit = SuitOf(trick.led).bits();
  const std::uint32_t higher = after & Above(next.best).bits();
  const bool beaten = (after & suit) != 0 ? (higher & suit & SuitOf(next.best).bits()) != 0
                                          : (higher & kTrumpCards.bits()) != 0;
  return beaten ? 20 - 4 * points : 60 + 4 * points;
}

// The last card of a trick: what the trick brings.
int ScoreLast(const OpenTrick& trick, PlayCard card, const Rules& rules) {
  const int gain = trick.With(card, kSeats - 1).Gain(rules);
  return 10 * ((trick.Seat(kSeats - 1) & 1) == 0 ? gain : -gain);
}

}  // namespace

int MoveOrder::Score(const OpenTrick& trick, int place, PlayCard card, const DealTables& deal,
                     const Rules& rules) const {
  const int learned = history_[place][card.index()] / 16;
  if (place == 0) return learned + ScoreLead(trick, card, deal.hand(trick.Seat(0)));
  if (place == kSeats - 1) return learned + ScoreLast(trick, card, rules);
  return learned + ScoreFollow(trick, place, card, deal);
}

}  // namespace jasnel::internal
