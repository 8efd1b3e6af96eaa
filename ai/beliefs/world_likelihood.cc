#include "ai/beliefs/world_likelihood.h"

#include <algorithm>
#include <optional>

#include "ai/models/call_network.h"
#include "ai/players/simple_player.h"
#include "ai/signals/signal_tracker.h"

namespace jasnel {
namespace {

// How often a player who follows the simple rule does anything else that is legal.
constexpr double kSimpleOther = 0.1;

// Of a call that a hand does not allow: none of these, unless all drawn are such.
constexpr double kIllegal = 1e-9;

}  // namespace

WorldLikelihood::WorldLikelihood(const PlayView& view, const Evidence& evidence)
    : view_(&view), evidence_(evidence), order_(view.table.trump) {
  if (evidence.calls) NoteCalls();
  if (evidence.cards) NoteCards();
}

void WorldLikelihood::NoteCalls() {
  const Auction& auction = view_->auction;
  if (auction.calls().empty()) return;
  Auction now = auction.Anew();
  for (const Call call : auction.calls()) {
    bids_[Index(now.Turn())].push_back({now, call});
    now.Speak(call);
  }
}

void WorldLikelihood::NoteCards() {
  PlayState table = DealtState({}, view_->first_leader(),
                               {view_->table.declarer, view_->table.trump, view_->table.doublings});
  table.left = PlaySet(kFullDeck.bits());
  table.calls = static_cast<std::uint8_t>(view_->auction.CallsOnCard());
  std::array<std::optional<SignalTracker>, 2> trackers;  // by side
  for (const Seat seat : {Seat::kNorth, Seat::kEast}) {
    const ConventionCard* agreed = MannerOf(seat).conventions;
    if (agreed != nullptr) trackers[Index(seat)].emplace(*agreed, view_->table.trump);
  }
  for (const SeenTrick& trick : view_->tricks.tricks()) {
    for (const Card card : trick.cards) {
      const auto seat = static_cast<Seat>(table.turn());
      const PlayCard play = order_.ToPlay(card);
      decisions_[Index(seat)].push_back({table, play, {}});
      if (auto& tracker = trackers[Index(SideOf(seat))]) {
        if (seat != view_->seat()) {
          decisions_[Index(seat)].back().conventions = KeptConventions(*tracker, table, order_);
        }
        tracker->Note(table, card);
      }
      table.Play(play, view_->table.rules);
    }
  }
}

const Manner& WorldLikelihood::MannerOf(Seat seat) const {
  return SideOf(seat) == SideOf(view_->seat()) ? evidence_.partner : evidence_.opponents;
}

double WorldLikelihood::OfCalls(Seat seat, CardSet dealt) const {
  double likelihood = 1;
  const Rules& rules = view_->table.rules;
  for (const Bid& bid : bids_[Index(seat)]) {
    likelihood *= bid.before.Legal(dealt).Contains(bid.call)
                      ? static_cast<double>(CallChance(bid.before, rules, dealt, bid.call))
                      : kIllegal;
  }
  return likelihood;
}

double WorldLikelihood::OfCards(Seat seat, PlaySet dealt) const {
  const Manner& manner = MannerOf(seat);
  double by_simple = manner.simple;
  double by_policy = 1 - manner.simple;
  PlaySet hand = dealt;
  const PlayPolicy policy = PlayPolicy::Get(manner.temperature);
  for (const Decision& decision : decisions_[Index(seat)]) {
    PlayState table = decision.before;
    table.hands[Index(seat)] = hand;
    const PlaySet legal = table.Legal(view_->table.rules);
    const CardSet before = order_.ToNatural(hand);
    hand -= decision.card;
    if (legal == PlaySet(decision.card)) continue;
    const auto kept = [&](const auto& chance_of) {
      return decision.conventions.Chance(decision.card, legal, before, manner.keeps, chance_of);
    };
    if (manner.simple > 0) {
      const PlaySet simple = SimpleCards(table, legal);
      by_simple *= kept([&](PlayCard card) {
        double chance = kSimpleOther / legal.size();
        if (simple.Contains(card)) chance += (1 - kSimpleOther) / simple.size();
        return chance;
      });
    }
    const CardChances chances = policy.Chances(table, legal, view_->table.rules);
    by_policy *= kept([&](PlayCard card) {
      return (1 - manner.other) * static_cast<double>(chances.Of(card)) +
             manner.other / chances.size;
    });
  }
  return by_simple + by_policy;
}

double WorldLikelihood::OfHand(Seat seat, CardSet hidden) {
  auto [found, is_new] = known_[Index(seat)].try_emplace(hidden.bits(), 0.0f);
  if (is_new) {
    const CardSet dealt = hidden | view_->tricks.played()[Index(seat)];
    double weight = 1;
    weight *= OfCalls(seat, dealt);
    if (evidence_.cards) weight *= OfCards(seat, order_.ToPlay(dealt));
    found->second = static_cast<float>(weight);
  }
  return static_cast<double>(found->second);
}

double WorldLikelihood::operator()(const Hands& hidden) {
  double weight = 1;
  for (const Seat seat : kAllSeats) {
    if (seat != view_->seat()) weight *= OfHand(seat, hidden[Index(seat)]);
  }
  if (evidence_.dealt == nullptr) return weight;
  Hands dealt = view_->tricks.played();
  for (const Seat seat : kAllSeats) {
    dealt[Index(seat)] |= seat == view_->seat() ? view_->hand : hidden[Index(seat)];
  }
  return weight * evidence_.dealt->Likelihood(dealt, view_->auction.dealer());
}

}  // namespace jasnel
