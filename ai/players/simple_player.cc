#include "ai/players/simple_player.h"

#include "ai/players/model_bidder.h"
#include "jasnel/dealing.h"

namespace jasnel {
namespace {

// Whether no card of its suit that is not gone beats it; the cards of the trick are not gone.
bool IsHighestLeft(const PlayState& table, PlayCard card) {
  return ((table.left | table.trick) & SuitOf(card) & Above(card)).empty();
}

PlayCard Least(PlaySet cards) {
  PlayCard least = cards.Lowest();
  for (const PlayCard card : cards) {
    if (CardPoints(card) < CardPoints(least)) least = card;
  }
  return least;
}

PlayCard Most(PlaySet cards) {
  PlayCard most = cards.Lowest();
  for (const PlayCard card : cards) {
    if (CardPoints(card) > CardPoints(most)) most = card;
  }
  return most;
}

// The first card that passes the test, else the least.
template <class Test>
PlayCard FirstOrLeast(PlaySet cards, const Test& test) {
  for (const PlayCard card : cards) {
    if (test(card)) return card;
  }
  return Least(cards);
}

}  // namespace

PlayCard SimpleCard(const PlayState& table, PlaySet legal) {
  const auto highest_left = [&](PlayCard card) { return IsHighestLeft(table, card); };
  switch (table.size) {
    case 0:
      return FirstOrLeast(legal, highest_left);
    case 1: {
      return FirstOrLeast(legal, [&](PlayCard card) {
        return SuitOf(table.led).Contains(card) && highest_left(card);
      });
    }
    case 2: {
      const bool follows = !(legal & SuitOf(table.led)).empty();
      return !follows && highest_left(table.led) ? Most(legal) : Least(legal);
    }
    default:
      if (((table.holder ^ table.turn()) & 1) == 0) return Most(legal);
      return FirstOrLeast(legal, [&](PlayCard card) { return Beats(card, table.best, table.led); });
  }
}

Result<CallChoice> RandomPlayer::ChooseCall(const CallView& view, const Thinking& thinking) {
  Random random(thinking.seed);
  const LegalCalls legal = view.auction.Legal();
  int left = random.Below(legal.suits.size() + (legal.pass ? 1 : 0));
  for (const Suit suit : legal.suits) {
    if (left-- == 0) return CallChoice{Call{suit}};
  }
  return CallChoice{};
}

Result<CardChoice> RandomPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  Random random(thinking.seed);
  const CardSet legal = view.Legal();
  int left = random.Below(legal.size());
  for (const Card card : legal) {
    if (left-- == 0) return CardChoice{card};
  }
  return CardChoice{legal.Lowest()};
}

Result<CallChoice> SimplePlayer::ChooseCall(const CallView& view, const Thinking&) {
  return CallByModel(view);
}

Result<CardChoice> SimplePlayer::ChooseCard(const PlayView& view, const Thinking&) {
  const PlayOrder order(view.table.trump);
  const PlayState table = PlayStateOf(view);
  return CardChoice{order.ToNatural(SimpleCard(table, order.ToPlay(view.Legal())))};
}

}  // namespace jasnel
