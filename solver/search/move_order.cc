#include "solver/search/move_order.h"

#include <array>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/order_weights.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN
namespace {

constexpr int kFirst = (1 << 23) - 1;  // above any other score

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

// The cards with which `hand` can take a trick in `suit`: it follows or, void, ruffs. Trumps are on
// the highest bits, so such a card takes the trick from any card that wins it so far and is on a
// lower bit.
PlaySet Takers(PlaySet hand, PlaySet suit) {
  const PlaySet following = hand & suit;
  return following.empty() ? hand & kTrumpCards : following;
}

// How cards are rated by who takes the trick: so much, so much for each point of the card, and so
// much for one of a live combination.
struct Rating {
  int card;
  int point;
  int roem;

  int Of(PlayCard rated, PlaySet live) const {
    return card + point * CardPoints(rated) + roem * static_cast<int>(live.Contains(rated));
  }
};

// A suit to lead from.
class SuitLead {
 public:
  SuitLead(const Hands& hands, int byte, PlaySet live) : live_(live) {
    const PlaySet suit = SuitCards(byte);
    const auto ruffs = [&](PlaySet hand) {
      const bool is_void = (hand & suit).empty();
      const bool has_trumps = !(hand & kTrumpCards).empty();
      return is_void & has_trumps;
    };
    const bool left_ruffs = ruffs(hands.left);
    const bool right_ruffs = ruffs(hands.right);
    const PlaySet opponents = (hands.left | hands.right) & suit;
    const PlaySet partner = hands.partner & suit;
    others_ = opponents | partner;
    const bool trump = byte == kTrumpByte;
    const bool ruffed = left_ruffs || right_ruffs;
    const bool partner_ruffs = !ruffed && ruffs(hands.partner);
    const int length = Length(hands.mine, byte);
    score_ = kWeights.length * length;
    if (trump) score_ += kWeights.trump;
    if (left_ruffs) score_ += kWeights.left_ruffs;
    if (right_ruffs) score_ += kWeights.right_ruffs;
    if (partner_ruffs) score_ += kWeights.partner_ruffs;
    if (!trump && length == 1 && !(hands.mine & kTrumpCards).empty()) {
      score_ += kWeights.last_plain;
    }
    const Rating loses = {0, partner_ruffs ? kWeights.to_ruff_points : kWeights.loser_points,
                          kWeights.roem_lost};
    const bool partners = Outranks(partner, opponents) && !opponents.empty();
    if (ruffed) {
      const Rating lost_by_partner = {kWeights.ruffed_partners, kWeights.ruffed_partners_points,
                                      kWeights.roem_lost};
      ratings_ = {partners ? lost_by_partner : loses, loses};
    } else {
      const Rating partner_wins = {kWeights.partners, kWeights.partners_points, kWeights.roem_won};
      const Rating wins = {kWeights.winner + (trump ? kWeights.winner_trump : 0),
                           kWeights.winner_points, kWeights.roem_won};
      ratings_ = {partners ? partner_wins : loses, wins};
    }
  }

  int Score(PlayCard card) const {
    return score_ + ratings_[Outranks(card, others_) ? 1 : 0].Of(card, live_);
  }

 private:
  static constexpr const LeadWeights& kWeights = kOrderWeights.lead;

  PlaySet live_;
  PlaySet others_;
  int score_;  // of all cards of the suit
  // Of the cards that are not above those of all other hands, and of those that are.
  std::array<Rating, 2> ratings_;
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
                          : lead.Score(card) +
                                (weights.history * history_.OfPlace(0, card) +
                                 weights.suit_history * history_.OfLead(card, trick.start.left)) /
                                    History::kUnit);
    }
    rest -= SuitCards(byte);
  }
}

template <int kPlace>
void MoveOrder::Follow(const OpenTrick& trick, PlaySet cards, const SuitLookup& deal,
                       MoveList& moves) const {
  constexpr const FollowWeights& weights = kPlace == 1 ? kOrderWeights.second : kOrderWeights.third;
  const int seat = trick.Seat(kPlace);
  const PlaySet in_hands = trick.InHands();
  const PlaySet suit = SuitOf(trick.led);
  const PlaySet next = Takers(deal.hand((seat + 1) & 3) & in_hands, suit);
  const PlaySet best = trick.best;
  // Whether the partner, who plays last, beats what the next seat can play.
  const bool partner_can =
      kPlace == 1 && Outranks(Takers(deal.hand(seat ^ 2) & in_hands, suit), next | best);
  Rating loses = {0, weights.lost_points, weights.roem_lost};
  if (trick.winner == (seat ^ 2)) {
    loses = Outranks(next, best)
                ? Rating{weights.partner_beaten, weights.partner_beaten_points, weights.roem_lost}
                : Rating{weights.partner_safe, weights.partner_safe_points, weights.roem_won};
  } else if (partner_can) {
    loses = {weights.partner_can, weights.partner_can_points, weights.roem_won};
  }
  const Rating safe = {weights.safe, weights.safe_points, weights.roem_won};
  const Rating taken =
      partner_can ? Rating{weights.taken_back, weights.taken_back_points, weights.roem_lost}
                  : Rating{weights.beaten, weights.beaten_points, weights.roem_lost};
  // By whether a card beats the trick, and then by whether the next seat cannot beat the card.
  const std::array<Rating, 4> ratings = {loses, loses, taken, safe};
  for (const PlayCard card : cards) {
    const int beats = Beats(card, trick.best, trick.led) ? 2 : 0;
    const int is_safe = Outranks(next, card) ? 0 : 1;
    moves.Add(card, (weights.history * history_.OfPlace(kPlace, card) +
                     weights.reply_history * history_.OfReply(trick.led, card)) /
                            History::kUnit +
                        ratings[beats + is_safe].Of(card, trick.live));
  }
}

template void MoveOrder::Follow<1>(const OpenTrick&, PlaySet, const SuitLookup&, MoveList&) const;
template void MoveOrder::Follow<2>(const OpenTrick&, PlaySet, const SuitLookup&, MoveList&) const;

void MoveOrder::Last(const OpenTrick& trick, PlaySet cards, const Rules& rules,
                     MoveList& moves) const {
  constexpr int kPlace = kSeats - 1;
  const LastWeights& weights = kOrderWeights.last;
  // What all cards have in common; only cards of live combinations bring more roem.
  const int points = trick.points + (trick.start.tricks == 1 ? kLastTrickPoints : 0);
  const int roem = trick.Roem(rules);
  const bool partner_wins = (trick.winner & 1) == (trick.Seat(kPlace) & 1);
  for (const PlayCard card : cards) {
    const int here = trick.live.Contains(card) ? trick.With(card, kPlace).Roem(rules) : roem;
    const int gain = points + CardPoints(card) + here;
    const bool wins = Beats(card, trick.best, trick.led) || partner_wins;
    moves.Add(card, (weights.history * history_.OfPlace(kPlace, card) +
                     weights.reply_history * history_.OfReply(trick.led, card)) /
                            History::kUnit +
                        weights.gain * (wins ? gain : -gain));
  }
}

JASNEL_KERNEL_END
