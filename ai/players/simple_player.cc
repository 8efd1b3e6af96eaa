#include "ai/players/simple_player.h"

#include "ai/players/model_bidder.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// Whether no card of its suit that is not gone beats it; the cards of the trick are not gone.
bool IsHighestLeft(const PlayState& table, PlayCard card) {
  return ((table.left | table.trick) & SuitOf(card) & Above(card)).empty();
}

// All that are worth the most.
template <class Worth>
PlaySet Best(PlaySet cards, const Worth& worth) {
  PlaySet best(cards.Lowest());
  for (const PlayCard card : cards - best) {
    const int more = worth(card) - worth(best.Lowest());
    if (more > 0) best = {};
    if (more >= 0) best |= card;
  }
  return best;
}

PlaySet Most(PlaySet cards) {
  return Best(cards, [](PlayCard card) { return CardPoints(card); });
}

PlaySet Least(PlaySet cards) {
  return Best(cards, [](PlayCard card) { return -CardPoints(card); });
}

template <class Test>
PlaySet Those(PlaySet cards, const Test& test) {
  PlaySet those;
  for (const PlayCard card : cards) {
    if (test(card)) those |= card;
  }
  return those;
}

PlaySet Or(PlaySet cards, PlaySet otherwise) { return cards.empty() ? otherwise : cards; }

PlaySet ByTheRule(const PlayState& table, PlaySet legal) {
  const auto highest_left = [&](PlayCard card) { return IsHighestLeft(table, card); };
  switch (table.size) {
    case 0:
      return Or(Those(legal, highest_left), Least(legal));
    case 1:
      return Or(Those(legal & SuitOf(table.led), highest_left), Least(legal));
    case 2: {
      const bool follows = !(legal & SuitOf(table.led)).empty();
      return !follows && highest_left(table.led) ? Most(legal) : Least(legal);
    }
    default: {
      if (((table.holder ^ table.turn()) & 1) == 0) return Most(legal);
      const auto wins = [&](PlayCard card) { return Beats(card, table.best, table.led); };
      return Least(Or(Those(legal, wins), legal));
    }
  }
}

}  // namespace

PlaySet SimpleCards(const PlayState& table, PlaySet legal) {
  const PlaySet cards = ByTheRule(table, legal);
  return Or(cards - kTrumpCards, cards);
}

Result<CallChoice> RandomPlayer::ChooseCall(const CallView& view, const MoveLimits& limits) {
  Random random(limits.seed);
  const LegalCalls legal = view.auction.Legal(view.hand);
  int left = random.Below(legal.size());
  for (const Suit suit : legal.suits) {
    if (left-- == 0) return CallChoice{Call{suit}};
  }
  if (legal.doubling != 0 && left-- == 0) return CallChoice{Call::Double(legal.doubling)};
  return CallChoice{};
}

Result<CardChoice> RandomPlayer::ChooseCard(const PlayView& view, const MoveLimits& limits) {
  Random random(limits.seed);
  const CardSet legal = view.Legal();
  int left = random.Below(legal.size());
  for (const Card card : legal) {
    if (left-- == 0) return CardChoice{card};
  }
  return CardChoice{legal.Lowest()};
}

Result<CallChoice> SimplePlayer::ChooseCall(const CallView& view, const MoveLimits&) {
  return CallByNetwork(view);
}

Result<CardChoice> SimplePlayer::ChooseCard(const PlayView& view, const MoveLimits&) {
  const PlayOrder order(view.table.trump);
  const PlayState table = PlayStateOf(view);
  return CardChoice{order.ToNatural(SimpleCards(table, order.ToPlay(view.Legal())).Lowest())};
}

}  // namespace jasnel
