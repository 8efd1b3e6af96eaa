#include "solver/search/move_order.h"

#include <cstdint>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/order_weights.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN
namespace {

constexpr int kTableMove = 1 << 24;  // above any other score

// The hands as the seat in turn sees them.
struct Hands {
  std::uint32_t mine;
  std::uint32_t left;
  std::uint32_t partner;
  std::uint32_t right;

  Hands(const OpenTrick& trick, int place, const SuitLookup& deal) {
    const int seat = trick.Seat(place);
    const std::uint32_t in_hands = trick.InHands();
    mine = deal.hand(seat) & in_hands;
    left = deal.hand((seat + 1) & 3) & in_hands;
    partner = deal.hand(seat ^ 2) & in_hands;
    right = deal.hand((seat + 3) & 3) & in_hands;
  }
};

// Whether `hand` has a card that takes a trick in `suit` from `best`.
bool CanTake(std::uint32_t hand, std::uint32_t suit, PlayCard best) {
  const std::uint32_t higher = hand & Above(best).bits();
  return (hand & suit) != 0 ? (higher & suit & SuitOf(best).bits()) != 0
                            : (higher & kTrumpMask) != 0;
}

// A suit to lead from.
class SuitLead {
 public:
  SuitLead(const Hands& hands, int byte, std::uint32_t live) : live_(live) {
    const std::uint32_t suit = SuitMask(byte);
    const auto ruffs = [&](std::uint32_t hand) {
      return byte != kTrumpByte && (hand & suit) == 0 && (hand & kTrumpMask) != 0;
    };
    const bool left_ruffs = ruffs(hands.left);
    const bool right_ruffs = ruffs(hands.right);
    const std::uint32_t opponents = (hands.left | hands.right) & suit;
    const std::uint32_t partner = hands.partner & suit;
    others_ = opponents | partner;
    trump_ = byte == kTrumpByte;
    ruffed_ = left_ruffs || right_ruffs;
    partner_ruffs_ = !ruffed_ && ruffs(hands.partner);
    partners_ = partner > opponents && opponents != 0;
    const int length = Length(hands.mine, byte);
    score_ = kWeights.length * length;
    if (trump_) score_ += kWeights.trump;
    if (left_ruffs) score_ += kWeights.left_ruffs;
    if (right_ruffs) score_ += kWeights.right_ruffs;
    if (partner_ruffs_) score_ += kWeights.partner_ruffs;
    if (!trump_ && length == 1 && (hands.mine & kTrumpMask) != 0) score_ += kWeights.last_plain;
  }

  int Score(PlayCard card) const {
    const std::uint32_t bit = PlaySet(card).bits();
    const int points = CardPoints(card);
    const bool roem = (live_ & bit) != 0;
    int score = score_;
    if (bit > others_ && !ruffed_) {
      score += kWeights.winner + kWeights.winner_points * points;
      if (trump_) score += kWeights.winner_trump;
      if (roem) score += kWeights.roem_won;
      return score;
    }
    if (roem) score += partners_ && !ruffed_ ? kWeights.roem_won : kWeights.roem_lost;
    if (!partners_ || bit > others_) {
      return score + (partner_ruffs_ ? kWeights.to_ruff_points : kWeights.loser_points) * points;
    }
    return score + (ruffed_ ? kWeights.ruffed_partners + kWeights.ruffed_partners_points * points
                            : kWeights.partners + kWeights.partners_points * points);
  }

 private:
  static constexpr const LeadWeights& kWeights = kOrderWeights.lead;

  std::uint32_t live_;
  std::uint32_t others_;
  bool trump_;
  bool ruffed_;
  bool partner_ruffs_;
  bool partners_;
  int score_;  // of all cards of the suit
};

}  // namespace

void MoveOrder::Lead(const OpenTrick& trick, PlaySet cards, int table_move, const SuitLookup& deal,
                     MoveList& moves) const {
  const LeadWeights& weights = kOrderWeights.lead;
  const Hands hands(trick, 0, deal);
  for (std::uint32_t rest = cards.bits(); rest != 0;) {
    const int byte = PlaySet(rest).Lowest().index() / 8;
    const SuitLead lead(hands, byte, trick.live);
    for (const PlayCard card : PlaySet(rest & SuitMask(byte))) {
      moves.Add(card, card.index() == table_move
                          ? kTableMove
                          : lead.Score(card) + weights.history * history_.OfPlace(0, card) +
                                weights.suit_history * history_.OfLead(card, trick.start.left));
    }
    rest &= ~SuitMask(byte);
  }
}

void MoveOrder::Follow(const OpenTrick& trick, int place, PlaySet cards, const SuitLookup& deal,
                       MoveList& moves) const {
  const FollowWeights& weights = place == 1 ? kOrderWeights.second : kOrderWeights.third;
  const Hands hands(trick, place, deal);
  const std::uint32_t suit = SuitOf(trick.led).bits();
  const bool ours = trick.winner == ((trick.Seat(place)) ^ 2);
  const bool ours_beaten = ours && CanTake(hands.left, suit, trick.best);
  // Whether the partner, who plays last, beats what the next seat can play.
  bool partner_can = false;
  if (place == 1) {
    PlayCard best = trick.best;
    const std::uint32_t next = hands.left & Above(best).bits() &
                               ((hands.left & suit) != 0 ? suit & SuitOf(best).bits() : kTrumpMask);
    if (next != 0) best = PlaySet(next).Highest();
    partner_can = CanTake(hands.partner, suit, best);
  }
  for (const PlayCard card : cards) {
    const int points = CardPoints(card);
    int score = weights.history * history_.OfPlace(place, card) +
                weights.reply_history * history_.OfReply(trick.led, card);
    bool won;
    if (Beats(card, trick.best, trick.led)) {
      won = !CanTake(hands.left, suit, card);
      score += won           ? weights.safe + weights.safe_points * points
               : partner_can ? weights.taken_back + weights.taken_back_points * points
                             : weights.beaten + weights.beaten_points * points;
    } else if (ours) {
      won = !ours_beaten;
      score += won ? weights.partner_safe + weights.partner_safe_points * points
                   : weights.partner_beaten + weights.partner_beaten_points * points;
    } else {
      won = partner_can;
      score += won ? weights.partner_can + weights.partner_can_points * points
                   : weights.lost_points * points;
    }
    if (PlaySet(trick.live).Contains(card)) score += won ? weights.roem_won : weights.roem_lost;
    moves.Add(card, score);
  }
}

void MoveOrder::Last(const OpenTrick& trick, PlaySet cards, const Rules& rules,
                     MoveList& moves) const {
  constexpr int kPlace = kSeats - 1;
  const LastWeights& weights = kOrderWeights.last;
  const int sign = (trick.Seat(kPlace) & 1) == 0 ? 1 : -1;
  for (const PlayCard card : cards) {
    moves.Add(card, weights.history * history_.OfPlace(kPlace, card) +
                        weights.reply_history * history_.OfReply(trick.led, card) +
                        weights.gain * sign * trick.With(card, kPlace).Over(rules).gain);
  }
}

JASNEL_KERNEL_END
