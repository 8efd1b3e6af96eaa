#include "ai/boerenbridge/beliefs/world_likelihood.h"

namespace jasnel::boerenbridge {
namespace {

// The chance of a decision whose model is left aside with chance `other`.
double Mixed(double by_model, double other, int options) {
  return (1 - other) * by_model + other / options;
}

}  // namespace

WorldLikelihood::WorldLikelihood(const BidView& view, const Styles& styles,
                                 const Evidence& evidence)
    : styles_(styles), evidence_(evidence) {
  NoteBids(view.bidding, view.bidding.count(), view.seat());
}

WorldLikelihood::WorldLikelihood(const PlayView& view, const Styles& styles,
                                 const Evidence& evidence)
    : styles_(styles), evidence_(evidence) {
  NoteBids(view.bidding, view.bidding.players(), view.seat());
  NoteCards(view);
}

void WorldLikelihood::NoteBids(const Bidding& bidding, int count, int own) {
  if (!evidence_.bids) return;
  Bidding before =
      Certain(Bidding::Begin(bidding.players(), bidding.cards()), "this bidding began so");
  for (int seat = 0; seat < count; ++seat) {
    if (seat != own) {
      deeds_[seat].bid = {before, bidding.bids()[seat]};
      ++bids_;
    }
    (void)before.Bid(bidding.bids()[seat]);
  }
}

void WorldLikelihood::NoteCards(const PlayView& view) {
  PlayState table = view.Start();
  for (const Card card : view.played.cards()) {
    const int seat = table.position.turn();
    Deeds& deeds = deeds_[seat];
    deeds.played |= card;
    // Those of the same seat before it were held then, too.
    for (CardPlayed& earlier : deeds.cards) earlier.played |= card;
    if (seat != view.seat() && evidence_.cards) {
      deeds.cards.push_back({table, card, card});
      ++cards_;
    }
    table.Play(card);
  }
}

std::optional<ActionLikelihood> WorldLikelihood::OfSeat(int seat, CardSet hand,
                                                        double least) const {
  ActionLikelihood actions;
  // What is still to be multiplied is a chance too: once below `least` it stays there.
  const auto add = [&](const auto& chances, auto option, double other) {
    const auto mixed = [&](const auto& of) {
      return Mixed(static_cast<double>(of.Of(option)), other, static_cast<int>(of.size()));
    };
    actions.strong *= mixed(chances[0]);
    if (evidence_.plain > 0) actions.plain *= mixed(chances[1]);
    return Weight(actions) >= least;
  };
  const Deeds& deeds = deeds_[seat];
  if (deeds.bid) {
    const BidSituation situation(deeds.bid->before, hand | deeds.played);
    if (!add(BidsOf(models(), situation), deeds.bid->bid, evidence_.other_bid)) {
      return std::nullopt;
    }
  }
  for (const CardPlayed& played : deeds.cards) {
    PlayState table = played.before;
    table.position.hands[seat] = hand | played.played;
    if (table.position.Legal().IsSingle()) continue;
    const PlaySituation situation(table);
    if (!add(CardsOf(models(), situation), played.card, evidence_.other_card)) return std::nullopt;
  }
  return actions;
}

ActionLikelihoods WorldLikelihood::Of(const Hands& hidden) const {
  ActionLikelihoods actions;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    actions[seat] = Certain(OfSeat(seat, hidden[seat]), "no chance is below 0");
  }
  return actions;
}

double WorldLikelihood::Weight(const ActionLikelihoods& actions) const {
  double weight = 1;
  for (const ActionLikelihood& seat : actions) weight *= Weight(seat);
  return weight;
}

}  // namespace jasnel::boerenbridge
