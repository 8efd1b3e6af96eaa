#include "ai/boerenbridge/hand_likelihood.h"

namespace jasnel::boerenbridge {
namespace {

// The chance of a decision whose model is left aside with chance `other`.
double Mixed(double by_model, double other, int options) {
  return (1 - other) * by_model + other / options;
}

}  // namespace

HandLikelihood::HandLikelihood(const BidView& view, const Styles& styles, const Evidence& evidence)
    : styles_(styles), evidence_(evidence) {
  NoteBids(view.bidding, view.bidding.count(), view.seat(), {});
}

HandLikelihood::HandLikelihood(const PlayView& view, const Styles& styles, const Evidence& evidence)
    : styles_(styles), evidence_(evidence) {
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

Explained HandLikelihood::OfBids(const Hands& hidden) const {
  Explained explained;
  for (const BidMade& made : bids_) {
    const int seat = made.before.Turn();
    const CardSet dealt = hidden[seat] | made.played;
    const auto chance = [&](const Models& models) {
      const auto chances = models.Bids(made.before, dealt);
      return Mixed(static_cast<double>(chances.Of(made.bid)), evidence_.other_bid,
                   static_cast<int>(chances.size()));
    };
    explained.strong[seat] *= chance(styles_.strong.models);
    if (evidence_.plain > 0) explained.plain[seat] *= chance(styles_.plain.models);
  }
  return explained;
}

void HandLikelihood::AddCards(const Hands& hidden, Explained& explained) {
  for (CardPlayed& played : cards_) {
    Position& position = played.before.position;
    const int seat = position.turn();
    position.hands[seat] = hidden[seat] | played.played;
    const CardSet legal = position.Legal();
    if (legal.IsSingle()) continue;
    const auto chance = [&](const Models& models) {
      return Mixed(static_cast<double>(models.Cards(played.before).Of(played.card)),
                   evidence_.other_card, legal.size());
    };
    explained.strong[seat] *= chance(styles_.strong.models);
    if (evidence_.plain > 0) explained.plain[seat] *= chance(styles_.plain.models);
  }
}

double HandLikelihood::Weight(const Explained& explained) const {
  double weight = 1;
  for (std::size_t seat = 0; seat < explained.strong.size(); ++seat) {
    weight *=
        (1 - evidence_.plain) * explained.strong[seat] + evidence_.plain * explained.plain[seat];
  }
  return weight;
}

double HandLikelihood::operator()(const Hands& hidden) {
  Explained explained = OfBids(hidden);
  AddCards(hidden, explained);
  return Weight(explained);
}

double HandLikelihood::PlainChance(const Explained& explained, int seat) const {
  const double plain = evidence_.plain * explained.plain[seat];
  return plain / (plain + (1 - evidence_.plain) * explained.strong[seat]);
}

}  // namespace jasnel::boerenbridge
