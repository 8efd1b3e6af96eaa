#include "solver/boerenbridge/opponent_order.h"

namespace jasnel::boerenbridge::internal {
namespace {

// The cards that take the trick from `best`.
CardSet Winners(CardSet cards, Card best) {
  CardSet winning = Above(best) & SuitCards(SuitOf(best));
  if (SuitOf(best) != kTrump) winning |= kTrumps;
  return cards & winning;
}

// What can become of the trick for a target that is still to play to it. An estimate: the others
// do not all play as it supposes.
struct Chance {
  bool can;   // no seat that is still to play has a card over its highest winner
  bool must;  // all its cards take the trick so far, and nobody has to play over the lowest
};

Chance ChanceOf(const OpenTrick& trick, const Opposition& opposition) {
  const TrickStart& start = opposition.start;
  const CardSet legal = LegalToFollow(opposition.hands[opposition.target], trick.led);
  const CardSet winners = Winners(legal, trick.best);
  Chance chance{!winners.empty(), winners == legal};
  for (int i = trick.size; i < start.players && chance.can; ++i) {
    const int seat = Clockwise(start.leader, start.players, i);
    if (seat == opposition.target) continue;
    const CardSet cards = LegalToFollow(opposition.hands[seat], trick.led);
    if (!Winners(cards, winners.Highest()).empty()) chance.can = false;
    if (Winners(cards, legal.Lowest()) == cards) chance.must = false;
  }
  return chance;
}

class Keys {
 public:
  Keys(const Turn& turn, const Opposition& opposition)
      : turn_(turn),
        opposition_(opposition),
        start_(opposition.start),
        seat_(Clockwise(start_.leader, start_.players, turn.trick.size)),
        has_played_((opposition.target - start_.leader + start_.players) % start_.players <
                    turn.trick.size) {}

  int Of(Card card) const {
    const OpenTrick after = turn_.trick.After(card, seat_);
    if (!has_played_) return BeforeTarget(card, after);
    const bool takes = after.holder == seat_;
    if (turn_.trick.holder == opposition_.target) {
      return opposition_.keeps ? Key(card, takes ? 0 : 1, false) : Key(card, takes ? 1 : 0, true);
    }
    if (!opposition_.keeps) return Key(card, 0, true);
    return Key(card, (takes ? 2 : 0) + (SuitOf(card) == kTrump ? 1 : 0), false);
  }

 private:
  int Key(Card card, int kind, bool fewest) const {
    return CardKey(kind, turn_.Beating(card), fewest, start_.places[SuitPlace(card)]);
  }

  int BeforeTarget(Card card, const OpenTrick& after) const {
    if (turn_.trick.size == 0) return Lead(card, after);
    const Chance chance = ChanceOf(after, opposition_);
    if (!opposition_.keeps) return Key(card, chance.must ? 0 : chance.can ? 1 : 2, true);
    if (!chance.can) return Key(card, 0, false);
    return Key(card, after.holder == seat_ ? 1 : 2, true);
  }

  int Lead(Card card, const OpenTrick& after) const {
    const CardSet suit = opposition_.hands[opposition_.target] & SuitCards(SuitOf(card));
    if (!opposition_.keeps && opposition_.second_way) return Key(card, suit.empty() ? 1 : 0, true);
    if (!opposition_.keeps && suit.empty()) return Key(card, 4, true);
    const Chance chance = ChanceOf(after, opposition_);
    if (opposition_.keeps) return Key(card, chance.can ? 2 : suit.empty() ? 1 : 0, false);
    if (chance.must) return Key(card, 0, true);
    if (SuitOf(card) == kTrump) return Key(card, 3, true);
    return Key(card, suit.IsSingle() ? 1 : 2, true);
  }

  const Turn& turn_;
  const Opposition& opposition_;
  const TrickStart& start_;
  const int seat_;
  const bool has_played_;
};

}  // namespace

CardList OrderOpponentCards(const Turn& turn, const Opposition& opposition, bool touching) {
  const Keys keys(turn, opposition);
  return ListByKey(turn, touching, [&](Card card) { return keys.Of(card); });
}

}  // namespace jasnel::boerenbridge::internal
