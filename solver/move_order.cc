#include "solver/move_order.h"

#include <bit>

#include "bitboard/trick_rules.h"

namespace jasnel::internal {
namespace {

// The highest bit of a set that is not empty.
std::uint32_t Highest(std::uint32_t cards) { return 1u << (31 - std::countl_zero(cards)); }

// A lead: winners and cards to the partner's winner first, then cheap cards; plain suits before
// trump and short ones before long ones; last what an opponent may ruff. The numbers were found by
// trying: those with the fewest nodes on full deals.
int ScoreLead(const OpenTrick& trick, PlayCard card, const DealTables& deal) {
  const int seat = trick.Seat(0);
  const std::uint32_t in_hands = trick.InHands();
  const std::uint32_t suit = SuitOf(card).bits();
  const std::uint32_t mine = deal.hand(seat) & in_hands;
  const std::uint32_t partner = deal.hand(seat ^ 2) & in_hands & suit;
  const std::uint32_t left = deal.hand((seat + 1) & 3) & in_hands;
  const std::uint32_t right = deal.hand((seat + 3) & 3) & in_hands;
  const std::uint32_t opponents = (left | right) & suit;
  const auto ruffs = [&](std::uint32_t hand) {
    return (hand & suit) == 0 && (hand & kTrumpCards.bits()) != 0;
  };
  const bool ruffed = !IsTrump(card) && (ruffs(left) || ruffs(right));
  const bool winner = (in_hands & ~mine & suit & Above(card).bits()) == 0;
  const bool partner_wins = partner != 0 && opponents != 0 && Highest(partner) > Highest(opponents);

  const int points = CardPoints(card);
  int score = winner && !ruffed ? 50 + 6 * points : -4 * points;
  if (IsTrump(card)) score -= 20;
  if (ruffed) score -= 100;
  if (!winner && partner_wins) score += 80;
  return score - 8 * std::popcount(mine & suit);
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
  if (place == 0) return learned + ScoreLead(trick, card, deal);
  if (place == kSeats - 1) return learned + ScoreLast(trick, card, rules);
  return learned + ScoreFollow(trick, place, card, deal);
}

}  // namespace jasnel::internal
