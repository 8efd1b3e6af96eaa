#include <algorithm>
#include <cmath>

#include "ai/boerenbridge/players/simple_players.h"

namespace jasnel::boerenbridge {
namespace {

// What a card is worth in tricks, before a card is played: the chance that nobody holds a higher
// one of its suit, where `held` is the chance that another seat holds a certain card; less for
// plain suits of which it holds many, as somebody will ruff.
double ExpectedTricksOf(Card card, CardSet hand, double held) {
  const CardSet suit = SuitCards(SuitOf(card));
  const int higher = ((kFullDeck - hand) & suit & Above(card)).size();
  const double high = std::pow(1 - held, higher);
  if (SuitOf(card) == kTrump) return high;
  constexpr int kShort = 3;
  const int length = (hand & suit).size();
  return high * (length <= kShort ? 0.9 : 0.6);
}

double TricksOf(CardSet hand, int players) {
  const double held = static_cast<double>((players - 1) * hand.size()) /
                      static_cast<double>(kDeckSize - hand.size());
  double tricks = 0;
  for (const Card card : hand) tricks += ExpectedTricksOf(card, hand, held);
  // Low trumps ruff the suits that are short, and win when the others have none left.
  const int trumps = (hand & kTrumps).size();
  int short_suits = 0;
  for (const Suit suit : kAllSuits) {
    if (suit != kTrump && (hand & SuitCards(suit)).size() <= 1) ++short_suits;
  }
  constexpr double kRuff = 0.3;
  constexpr double kLongTrump = 0.5;
  if (hand.size() > 1 && trumps >= 2) tricks += kRuff * std::min(short_suits, trumps - 1);
  return tricks + kLongTrump * std::max(trumps - 4, 0);
}

int NearestLegal(const Bidding& bidding, double tricks) {
  int nearest = -1;
  for (int bid = 0; bid <= bidding.cards(); ++bid) {
    if (!bidding.IsLegal(bid)) continue;
    if (nearest < 0 || std::abs(bid - tricks) < std::abs(nearest - tricks)) nearest = bid;
  }
  return nearest;
}

// The card that most, or fewest, of those not seen beat; of equal ones the lowest.
class Beaten {
 public:
  explicit Beaten(CardSet unseen) : unseen_(unseen) {}

  int Of(Card card) const {
    const CardSet suit = SuitCards(SuitOf(card));
    const int higher = (unseen_ & suit & Above(card)).size();
    return SuitOf(card) == kTrump ? higher : higher + (unseen_ & kTrumps).size();
  }

  Card Strongest(CardSet cards) const {
    Card best = cards.Lowest();
    for (const Card card : cards) {
      if (Of(card) < Of(best)) best = card;
    }
    return best;
  }

  Card Weakest(CardSet cards) const {
    Card worst = cards.Lowest();
    for (const Card card : cards) {
      if (Of(card) > Of(worst)) worst = card;
    }
    return worst;
  }

 private:
  CardSet unseen_;
};

// Those of `cards` that take the trick in progress.
CardSet Taking(const Position& position, CardSet cards) {
  CardSet taking;
  for (const Card card : cards) {
    if (Beats(card, position.best, position.trick[0])) taking |= card;
  }
  return taking;
}

}  // namespace

Result<BidChoice> RulePlayer::ChooseBid(const BidView& view, const MoveLimits&) {
  return BidChoice{NearestLegal(view.bidding, TricksOf(view.hand, view.bidding.players()))};
}

Result<CardChoice> RulePlayer::ChooseCard(const PlayView& view, const MoveLimits&) {
  const Position& position = view.table.position;
  const CardSet legal = view.Legal();
  const Beaten beaten(view.Unseen());
  const bool wants = position.bids[view.seat()] > position.taken[view.seat()];
  if (position.size == 0) {
    return CardChoice{wants ? beaten.Strongest(legal) : beaten.Weakest(legal)};
  }
  const CardSet taking = Taking(position, legal);
  const CardSet losing = legal - taking;
  const bool last = position.size + 1 == position.players;
  if (wants) {
    if (taking.empty()) return CardChoice{beaten.Weakest(losing)};
    // The last seat takes as cheaply as it can, the others with the best they have.
    return CardChoice{last ? beaten.Weakest(taking) : beaten.Strongest(taking)};
  }
  if (!losing.empty()) return CardChoice{beaten.Strongest(losing)};
  return CardChoice{last ? beaten.Strongest(taking) : beaten.Weakest(taking)};
}

}  // namespace jasnel::boerenbridge
