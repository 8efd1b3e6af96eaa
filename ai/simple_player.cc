#include "ai/simple_player.h"

#include <optional>

#include "ai/model_bidder.h"
#include "bitboard/play_order.h"
#include "bitboard/random.h"
#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

// A choice of one card, suit by suit from spades on and from the low card up.
class Choice {
 public:
  Choice(const Position& table, CardSet legal, CardSet left)
      : table_(table), order_(table.trump), legal_(legal), left_(left) {
    for (const Card played : table.trick) left_ |= played;
  }

  Card Choose() const {
    switch (table_.trick.size()) {
      case 0:
        return Lead();
      case 1:
        return Second();
      case 2:
        return Third();
      default:
        return Fourth();
    }
  }

 private:
  int Worth(Card card) const { return CardPoints(order_.ToPlay(card)); }

  // Whether no card of its suit that is not gone beats it; cards of this trick are not gone.
  bool IsHighestLeft(Card card) const {
    const PlayCard own = order_.ToPlay(card);
    return (order_.ToPlay(left_) & SuitOf(own) & Above(own)).empty();
  }

  template <class Better>
  Card Best(const Better& better) const {
    Card best = legal_.Lowest();
    for (const Card card : legal_) {
      if (better(card, best)) best = card;
    }
    return best;
  }
  Card Least() const {
    return Best([&](Card a, Card b) { return Worth(a) < Worth(b); });
  }
  Card Most() const {
    return Best([&](Card a, Card b) { return Worth(a) > Worth(b); });
  }

  template <class Test>
  std::optional<Card> First(const Test& test) const {
    for (const Card card : legal_) {
      if (test(card)) return card;
    }
    return std::nullopt;
  }

  Card Led() const { return table_.trick[0]; }

  Card Lead() const {
    return First([&](Card card) { return IsHighestLeft(card); }).value_or(Least());
  }
  Card Second() const {
    return First([&](Card card) { return SuitOf(card) == SuitOf(Led()) && IsHighestLeft(card); })
        .value_or(Least());
  }
  Card Third() const {
    const bool follows = !(legal_ & CardsOf(SuitOf(Led()))).empty();
    return !follows && IsHighestLeft(Led()) ? Most() : Least();
  }
  Card Fourth() const {
    if (HolderOfTrick(table_) == Partner(Turn(table_))) return Most();
    return First([&](Card card) { return Wins(card); }).value_or(Least());
  }

  bool Wins(Card card) const {
    Position position = table_;
    position.trick.Add(card);
    return HolderOfTrick(position) == Turn(table_);
  }

  const Position& table_;
  PlayOrder order_;
  CardSet legal_;
  CardSet left_;  // cards that are not gone, those of the trick in progress among them
};

}  // namespace

Card SimpleCard(const Position& table, CardSet legal, CardSet left) {
  return Choice(table, legal, left).Choose();
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
  return CallChoice{CallByModel(view)};
}

Result<CardChoice> SimplePlayer::ChooseCard(const PlayView& view, const Thinking&) {
  return CardChoice{SimpleCard(view.table, view.Legal(), view.hand | view.Hidden())};
}

}  // namespace jasnel
