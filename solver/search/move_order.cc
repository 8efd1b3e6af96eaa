#include "solver/search/move_order.h"

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/order_weights.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN
namespace {

constexpr int kFirst = 1 << 24;  // above any other score

// The hands as the seat in turn sees them.
struct Hands {
  PlaySet mine;
  PlaySet left;
  PlaySet partner;
  PlaySet right;

  Hands(const OpenTrick& trick, int place, const SuitLookup& deal) {
    const int seat = trick.Seat(place);
    const PlaySet in_hands = trick.InHands();
    mine = deal.hand(seat) & in_hands;
    left = deal.hand((seat + 1) & 3) & in_hands;
    partner = deal.hand(seat ^ 2) & in_hands;
    right = deal.hand((seat + 3) & 3) & in_hands;
  }
};

// Whether `hand` has a card that takes a trick in `suit` from `best`.
bool CanTake(PlaySet hand, PlaySet suit, PlayCard best) {
  const PlaySet takes = (hand & suit).empty() ? kTrumpCards : suit & SuitOf(best);
  return !(hand & Above(best) & takes).empty();
}

// A suit to lead from.
class SuitLead {
 public:
  SuitLead(const Hands& hands, int byte, PlaySet live) : live_(live) {
    const PlaySet suit = SuitCards(byte);
    const auto ruffs = [&](PlaySet hand) {
      return byte != kTrumpByte && (hand & suit).empty() && !(hand & kTrumpCards).empty();
    };
    const bool left_ruffs = ruffs(hands.left);
    const bool right_ruffs = ruffs(hands.right);
    const PlaySet opponents = (hands.left | hands.right) & suit;
    const PlaySet partner = hands.partner & suit;
    others_ = opponents | partner;
    trump_ = byte == kTrumpByte;
    ruffed_ = left_ruffs || right_ruffs;
    partner_ruffs_ = !ruffed_ && ruffs(hands.partner);
    partners_ = Outranks(partner, opponents) && !opponents.empty();
    const int length = Length(hands.mine, byte);
    score_ = kWeights.length * length;
    if (trump_) score_ += kWeights.trump;
    if (left_ruffs) score_ += kWeights.left_ruffs;
    if (right_ruffs) score_ += kWeights.right_ruffs;
    if (partner_ruffs_) score_ += kWeights.partner_ruffs;
    if (!trump_ && length == 1 && !(hands.mine & kTrumpCards).empty()) {
      score_ += kWeights.last_plain;
    }
  }

  int Score(PlayCard card) const {
    const int points = CardPoints(card);
    const bool roem = live_.Contains(card);
    const bool is_above = Outranks(card, others_);
    int score = score_;
    if (is_above && !ruffed_) {
      score += kWeights.winner + kWeights.winner_points * points;
      if (trump_) score += kWeights.winner_trump;
      if (roem) score += kWeights.roem_won;
      return score;
    }
    if (roem) score += partners_ && !ruffed_ ? kWeights.roem_won : kWeights.roem_lost;
    if (!partners_ || is_above) {
      return score + (partner_ruffs_ ? kWeights.to_ruff_points : kWeights.loser_points) * points;
    }
    return score + (ruffed_ ? kWeights.ruffed_partners + kWeights.ruffed_partners_points * points
                            : kWeights.partners + kWeights.partners_points * points);
  }

 private:
  static constexpr const LeadWeights& kWeights = kOrderWeights.lead;

  PlaySet live_;
  PlaySet others_;
  bool trump_;
  bool ruffed_;
  bool partner_ruffs_;
  bool partners_;
  int score_;  // of all cards of the suit
};

}  // namespace

void MoveOrder::Lead(const OpenTrick& trick, PlaySet cards, PlayCard first, const SuitLookup& deal,
                     MoveList& moves) const {
  const LeadWeights& weights = kOrderWeights.lead;
  const Hands hands(trick, 0, deal);
  for (PlaySet rest = cards; !rest.empty();) {
    const int byte = rest.Lowest().index() / 8;
    const SuitLead lead(hands, byte, trick.live);
    for (const PlayCard card : rest& SuitCards(byte)) {
      moves.Add(card, card == first
                          ? kFirst
                          : lead.Score(card) + weights.history * history_.OfPlace(0, card) +
                                weights.suit_history * history_.OfLead(card, trick.start.left));
    }
    rest -= SuitCards(byte);
  }
}

void MoveOrder::Follow(const OpenTrick& trick, int place, PlaySet cards, const SuitLookup& deal,
                       MoveList& moves) const {
  const FollowWeights& weights = place == 1 ? kOrderWeights.second : kOrderWeights.third;
  const Hands hands(trick, place, deal);
  const PlaySet suit = SuitOf(trick.led);
  const bool ours = trick.winner == ((trick.Seat(place)) ^ 2);
  const bool ours_beaten = ours && CanTake(hands.left, suit, trick.best);
  // Whether the partner, who plays last, beats what the next seat can play.
  bool partner_can = false;
  if (place == 1) {
    PlayCard best = trick.best;
    const PlaySet next = hands.left & Above(best) &
                         ((hands.left & suit).empty() ? kTrumpCards : suit & SuitOf(best));
    if (!next.empty()) best = next.Highest();
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
    if (trick.live.Contains(card)) score += won ? weights.roem_won : weights.roem_lost;
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
                        weights.gain * sign * trick.With(card, kPlace).Over(rules).Gain());
  }
}

JASNEL_KERNEL_END
