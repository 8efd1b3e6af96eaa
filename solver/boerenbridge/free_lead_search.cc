#include "solver/boerenbridge/free_lead_search.h"

#include "solver/boerenbridge/card_order.h"
#include "solver/boerenbridge/target_bounds.h"

namespace jasnel::boerenbridge::internal {
namespace {

// The same position as far as free leads go: between two cards of the seat, those of the others are
// sorted by owner.
Hands Sorted(const Hands& hands, int players, int seat) {
  Hands sorted{};
  for (const Suit suit : {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs}) {
    const CardSet all = SuitCards(suit);
    CardSet own = hands[seat] & all;
    CardSet done;  // the cards below the part that is next
    int bit = SuitShift(suit);
    while (true) {
      const CardSet part = (own.empty() ? all : all - Above(own.Lowest()) - own.Lowest()) - done;
      for (int other = 0; other < players; ++other) {
        if (other == seat) continue;
        for (int cards = (hands[other] & part).size(); cards > 0; --cards) {
          sorted[other] |= Card(bit++);
        }
      }
      if (own.empty()) break;
      done |= part;
      own -= own.Lowest();
      sorted[seat] |= Card(bit++);
    }
  }
  return sorted;
}

}  // namespace

bool FreeLeadSearch::CanForce(const TrickStart& start, TrickRange wanted) {
  if (const auto decided = Decided(wanted, 0, start.left)) return *decided;
  Frame frame;
  frame.start.players = start.players;
  frame.start.leader = start.leader;
  frame.start.left = start.left;
  frame.start.hands = Sorted(start.hands, start.players, seat_);
  frame.start.Arrange(/*relative=*/true);
  frame.hands = frame.start.hands;
  frame.wanted = wanted;
  return SearchTrick(frame);
}

// The bounds hold whoever leads.
bool FreeLeadSearch::SearchTrick(Frame& frame) {
  const TrickStart& start = frame.start;
  if (const auto decided = DecidedByTrumps(start, seat_, sure_tricks_, frame.wanted)) {
    return *decided;
  }
  if (frame.wanted.least <= 0 && CanDuckAll(start, seat_)) return true;
  // One of the others stands for all.
  const int leader = start.leader == seat_ ? seat_ : Clockwise(seat_, start.players);
  const PositionKey key{start.owners, QuestionKey(leader, frame.wanted, /*free_leads=*/true)};
  if (const auto found = table_.Find(key)) return IsYes(*found);
  const bool answer = SearchLeads(frame);
  if (!turn_.halted()) table_.Store(key, Stored(answer));
  return answer;
}

bool FreeLeadSearch::SearchLeads(Frame& frame) {
  if (frame.start.leader == seat_) return SearchCard(frame, {});
  for (int i = 1; i < frame.start.players; ++i) {
    frame.start.leader = Clockwise(seat_, frame.start.players, i);
    const bool answer = SearchCard(frame, {});
    if (turn_.halted() || !answer) return false;
  }
  return true;
}

bool FreeLeadSearch::SearchCard(Frame& frame, const OpenTrick& trick) {
  const int seat = Clockwise(frame.start.leader, frame.start.players, trick.size);
  return seat == seat_ ? SearchOwnCard(frame, trick) : SearchCardOfOthers(frame, trick, seat);
}

bool FreeLeadSearch::SearchOwnCard(Frame& frame, const OpenTrick& trick) {
  const TrickStart& start = frame.start;
  Turn turn{.hand = frame.hands[seat_],
            .trick = trick,
            .last = trick.size == start.players - 1,
            .wants = frame.wanted.least > start.sure[seat_]};
  for (int other = 0; other < start.players; ++other) {
    if (other != seat_) turn.others |= frame.hands[other];
  }
  for (const Card card : OrderCards(turn, start.places, /*touching=*/true)) {
    const bool answer = AfterCard(frame, trick, seat_, card);
    if (turn_.halted()) return false;
    if (answer) return true;
  }
  return false;
}

// Cards above the same cards of the seat, its card in this trick included, are equal: one of them
// is enough. First come leads and cards of the suit led that are above the fewest, then cards to
// throw away that are above the most.
bool FreeLeadSearch::SearchCardOfOthers(Frame& frame, const OpenTrick& trick, int seat) {
  const Turn turn{.hand = frame.hands[seat], .others = frame.start.hands[seat_], .trick = trick};
  const auto above = [&](Card card) {
    return ((turn.others & SuitCards(SuitOf(card))) - Above(card)).size();
  };
  const CardList list = ListByKey(turn, /*touching=*/true, [&](Card card) {
    if (trick.size > 0 && SuitOf(card) != SuitOf(trick.led)) return -above(card);
    const bool has_suit = !(turn.others & SuitCards(SuitOf(card))).empty();
    return has_suit ? above(card) : kRanks;
  });
  for (const Card card : list) {
    const bool answer = AfterCard(frame, trick, seat, card);
    if (turn_.halted() || !answer) return false;
  }
  return true;
}

bool FreeLeadSearch::AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card) {
  if (!turn_.CountNode()) return false;
  frame.hands[seat] -= card;
  const OpenTrick after = trick.After(card, seat);
  const bool answer =
      after.size < frame.start.players ? SearchCard(frame, after) : NextTrick(frame, after.holder);
  frame.hands[seat] |= card;
  return answer;
}

bool FreeLeadSearch::NextTrick(const Frame& frame, int winner) {
  const TrickStart next{.players = frame.start.players,
                        .leader = winner,
                        .left = frame.start.left - 1,
                        .hands = frame.hands};
  return CanForce(next, frame.wanted.After(winner == seat_));
}

}  // namespace jasnel::boerenbridge::internal
