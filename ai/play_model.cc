#include "ai/play_model.h"

#include <cstddef>

#include "ai/simple_player.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

// How often a player does not do what the model says.
constexpr double kOther = 0.4;

// Cards of a suit that are worth the same are chosen alike, and so are cards worth nothing.
bool AreAlike(Card a, Card b, const PlayOrder& order) {
  const int worth = CardPoints(order.ToPlay(a));
  if (worth != CardPoints(order.ToPlay(b))) return false;
  return SuitOf(a) == SuitOf(b) || worth == 0;
}

}  // namespace

double PlayLikelihood(const PlayView& view, const Hands& world) {
  Position position = view.table;
  position.won = {};
  for (std::size_t i = 0; i < kSeats; ++i) position.hands[i] = world[i];
  position.hands[Index(view.seat())] = view.hand;
  // As they were dealt.
  for (const SeenTrick& trick : view.tricks.tricks()) {
    for (int i = 0; i < trick.cards.size(); ++i) {
      position.hands[Index(Clockwise(trick.leader, i))] |= trick.cards[i];
    }
  }
  position.trick.Clear();
  const PlayOrder order(view.table.trump);
  double likelihood = 1;
  for (const SeenTrick& trick : view.tricks.tricks()) {
    position.leader = trick.leader;
    for (const Card card : trick.cards) {
      const Seat seat = Turn(position);
      if (seat != view.seat()) {
        const CardSet legal = LegalCards(position);
        if (!legal.IsSingle()) {
          CardSet left;
          for (const CardSet hand : position.hands) left |= hand;
          const Card told = SimpleCard(position, legal, left);
          double chance = kOther / legal.size();
          if (AreAlike(card, told, order)) {
            int alike = 0;
            for (const Card other : legal) alike += AreAlike(other, told, order) ? 1 : 0;
            chance += (1 - kOther) / alike;
          }
          likelihood *= chance;
        }
      }
      Play(position, card);
    }
  }
  return likelihood;
}

}  // namespace jasnel
