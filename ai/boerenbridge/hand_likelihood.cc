#include "ai/boerenbridge/hand_likelihood.h"

namespace jasnel::boerenbridge {
namespace {

// The chance of a decision whose model is left aside with chance `other`.
double Mixed(double by_model, double other, int options) {
  return (1 - other) * by_model + other / options;
}

}  // namespace

HandLikelihood::HandLikelihood(const BidView& view, const Models& models, const Evidence& evidence)
    : models_(models), evidence_(evidence) {
  NoteBids(view.bidding, view.bidding.count(), view.seat(), {});
}

HandLikelihood::HandLikelihood(const PlayView& view, const Models& models, const Evidence& evidence)
    : models_(models), evidence_(evidence) {
  BySeat<CardSet> played{};
  OpenTable table = view.Start();
  for (const Card card : view.played.cards()) {
    played[table.position.turn()] |= card;
    table.Play(card);
  }
  NoteBids(view.bidding, view.bidding.players(), view.seat(), played);
  NoteCards(view);
}

void HandLikelihood::NoteBids(const Bidding& bidding, int count, int own,
                              const BySeat<CardSet>& played) {
  if (!evidence_.bids) return;
  Bidding before = Bidding::Begin(bidding.players(), bidding.cards()).value();
  for (int seat = 0; seat < count; ++seat) {
    if (seat != own) bids_.push_back({before, bidding.bids()[seat], played[seat]});
    (void)before.Bid(bidding.bids()[seat]);
  }
}

void HandLikelihood::NoteCards(const PlayView& view) {
  if (!evidence_.cards) return;
  OpenTable table = view.Start();
  for (const Card card : view.played.cards()) {
    const int seat = table.position.turn();
    if (seat != view.seat()) {
      // Those of the same seat before it were held then, too.
      for (CardPlayed& earlier : cards_) {
        if (earlier.before.position.turn() == seat) earlier.played |= card;
      }
      cards_.push_back({table, card, card});
    }
    table.Play(card);
  }
}

double HandLikelihood::OfBids(const Hands& hidden) const {
  double likelihood = 1;
  for (const BidMade& made : bids_) {
    const CardSet dealt = hidden[made.before.Turn()] | made.played;
    const auto chances = models_.Bids(made.before, dealt);
    likelihood *= Mixed(static_cast<double>(chances.Of(made.bid)), evidence_.other_bid,
                        static_cast<int>(chances.size()));
  }
  return likelihood;
}

double HandLikelihood::OfCards(const Hands& hidden) {
  double likelihood = 1;
  for (CardPlayed& played : cards_) {
    Position& position = played.before.position;
    CardSet& hand = position.hands[position.turn()];
    hand = hidden[position.turn()] | played.played;
    const CardSet legal = position.Legal();
    if (legal.IsSingle()) continue;
    const auto chances = models_.Cards(played.before);
    likelihood *=
        Mixed(static_cast<double>(chances.Of(played.card)), evidence_.other_card, legal.size());
  }
  return likelihood;
}

}  // namespace jasnel::boerenbridge
