#include "ai/players/rule_player.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "ai/beliefs/card_inference.h"
#include "ai/players/model_bidder.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

// Points of play that a card is worth when it is kept: by strength, the weakest trump first, and
// for a master of a plain suit.
constexpr std::array<double, kRanks> kTrumpKept = {2, 2, 6, 7, 13, 14, 22, 30};
constexpr double kMasterKept = 6;

// Up to this chance to be ruffed a master is led.
constexpr double kRuffRisk = 0.35;

class Thinker {
 public:
  explicit Thinker(const PlayView& view)
      : view_(view),
        order_(view.table.trump),
        legal_(view.Legal()),
        hidden_(InferHidden(view)),
        unseen_(order_.ToPlay(view.Hidden())) {}

  Card Choose() const {
    if (legal_.IsSingle()) return legal_.Lowest();
    if (view_.table.trick.empty()) return Lead();
    return Best([&](Card card) { return ValueOf(card); });
  }

 private:
  template <class Value>
  Card Best(const Value& value) const {
    Card best = legal_.Lowest();
    double most = value(best);
    for (const Card card : legal_ - best) {
      const double one = value(card);
      if (one > most) {
        most = one;
        best = card;
      }
    }
    return best;
  }

  Seat own() const { return view_.seat(); }
  bool IsOpponent(Seat seat) const { return SideOf(seat) != SideOf(own()); }
  PlaySet MayHold(Seat seat) const { return order_.ToPlay(hidden_.may_hold[Index(seat)]); }
  int PointsOf(Card card) const { return CardPoints(order_.ToPlay(card)); }

  // No card that others hold beats it but by a ruff.
  bool IsMaster(PlayCard card) const { return (unseen_ & SuitOf(card) & Above(card)).empty(); }

  bool OpponentsMayHaveTrumps() const {
    for (const Seat seat : kAllSeats) {
      if (IsOpponent(seat) && !(MayHold(seat) & kTrumpCards).empty()) return true;
    }
    return false;
  }

  // The chance that a seat holds one of `cards` at least, each that it may hold being as likely
  // with it as with others that may.
  double HoldsOneOf(Seat seat, PlaySet cards) const {
    double none = 1;
    for (const PlayCard card : cards& MayHold(seat)) {
      double others = 0;
      for (const Seat other : kAllSeats) {
        if (MayHold(other).Contains(card)) others += hidden_.holds[Index(other)];
      }
      none *= 1 - std::min(1.0, hidden_.holds[Index(seat)] / others);
    }
    return 1 - none;
  }

  // The chance that a seat still to play beats `best`.
  double Beats(Seat seat, PlayCard best, PlayCard led) const {
    const double follows = HoldsOneOf(seat, SuitOf(led));
    const PlaySet higher = Above(best) & unseen_;
    const double beats_following = HoldsOneOf(seat, higher & SuitOf(led));
    if (IsTrump(led)) return beats_following;
    if (IsTrump(best)) return (1 - follows) * HoldsOneOf(seat, higher & kTrumpCards);
    return beats_following + (1 - follows) * HoldsOneOf(seat, kTrumpCards);
  }

  double Kept(Card card) const {
    const PlayCard own_card = order_.ToPlay(card);
    if (IsTrump(own_card)) {
      return OpponentsMayHaveTrumps() || (unseen_ & kTrumpCards).empty()
                 ? kTrumpKept[static_cast<std::size_t>(own_card.index() % kRanks)]
                 : 6;
    }
    return IsMaster(own_card) ? kMasterKept : 0;
  }

  // What the trick brings if `card` is played to it, less what the card is worth later.
  double ValueOf(Card card) const {
    Position position = view_.table;
    position.trick.Add(card);
    const Seat holder = HolderOfTrick(position);
    PlaySet cards;
    for (const Card played : position.trick) cards |= order_.ToPlay(played);
    const PlayCard led = order_.ToPlay(position.trick[0]);
    PlayCard best = led;
    for (const PlayCard played : cards) {
      if (jasnel::Beats(played, best, led)) best = played;
    }
    // Those still to play: opponents of the holder may take it from him.
    double kept = 1;
    for (int step = 1; step <= kSeats - position.trick.size(); ++step) {
      const Seat seat = Clockwise(own(), step);
      if (SideOf(seat) != SideOf(holder)) kept *= 1 - Beats(seat, best, led);
    }
    const double own_side = IsOpponent(holder) ? 1 - kept : kept;
    const double points = CardPoints(cards) + TrickRoem(cards, view_.table.rules);
    return (2 * own_side - 1) * points - Kept(card);
  }

  Card Lead() const {
    if (const auto card = DrawTrumps()) return *card;
    if (const auto card = LeadMaster()) return *card;
    return Best([&](Card card) {
      const PlayCard own_card = order_.ToPlay(card);
      const int length = (order_.ToPlay(view_.hand) & SuitOf(own_card)).size();
      return -PointsOf(card) - (IsTrump(own_card) ? 20 : 0) + 0.5 * length;
    });
  }

  std::optional<Card> DrawTrumps() const {
    const Seat declarer = view_.table.declarer;
    if (IsOpponent(declarer) || !OpponentsMayHaveTrumps()) return std::nullopt;
    const PlaySet trumps = order_.ToPlay(legal_) & kTrumpCards;
    if (trumps.empty()) return std::nullopt;
    if (IsMaster(trumps.Highest())) return order_.ToNatural(trumps.Highest());
    bool trump_led = false;
    for (const SeenTrick& trick : view_.tricks.tricks()) {
      trump_led |= SuitOf(trick.cards[0]) == view_.table.trump;
    }
    if (declarer != own() && !trump_led) return order_.ToNatural(trumps.Lowest());
    return std::nullopt;
  }

  std::optional<Card> LeadMaster() const {
    std::optional<Card> best;
    for (const Card card : legal_) {
      const PlayCard led = order_.ToPlay(card);
      if (IsTrump(led) || !IsMaster(led)) continue;
      double safe = 1;
      for (const Seat seat : kAllSeats) {
        if (IsOpponent(seat)) safe *= 1 - Beats(seat, led, led);
      }
      if (1 - safe > kRuffRisk) continue;
      if (!best || PointsOf(card) > PointsOf(*best)) best = card;
    }
    return best;
  }

  const PlayView& view_;
  PlayOrder order_;
  CardSet legal_;
  HiddenCards hidden_;
  PlaySet unseen_;
};

}  // namespace

Result<CallChoice> RulePlayer::ChooseCall(const CallView& view, const MoveLimits&) {
  return CallByNetwork(view);
}

Result<CardChoice> RulePlayer::ChooseCard(const PlayView& view, const MoveLimits&) {
  return CardChoice{Thinker(view).Choose()};
}

}  // namespace jasnel
