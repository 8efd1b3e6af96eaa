#include "solver/boerenbridge/paranoid_search.h"

#include <optional>

#include "solver/boerenbridge/opponent_order.h"
#include "solver/boerenbridge/target_bounds.h"

namespace jasnel::boerenbridge::internal {
namespace {

constexpr std::uint64_t kFirstTurn = 5'000;  // nodes

// From so many nodes on a turn asks with free leads wherever it can: before, that costs more than
// it saves.
constexpr std::uint64_t kLongTurn = 80'000;

}  // namespace

// Where one aim takes long the other is often quick: they get turns, each longer than the last.
// What a turn has found is in the table for the next. An answer is exact whichever aim finds it.
bool ParanoidSearch::CanForce(const SearchRoot& root, TrickRange wanted) {
  if (const auto decided = Decided(wanted, 0, root.start.left)) return *decided;
  if (!switches_.ordering || !switches_.table)
    return Ask(root, wanted, Aim::kKeep, SearchTurn::kNoEnd);
  for (std::uint64_t nodes = kFirstTurn;; nodes *= 2) {
    for (const Aim aim : {Aim::kKeep, Aim::kLeave}) {
      const bool answer = Ask(root, wanted, aim, nodes);
      if (!turn_.ended()) return answer;
    }
  }
}

bool ParanoidSearch::Ask(const SearchRoot& root, TrickRange wanted, Aim aim, std::uint64_t nodes) {
  aim_ = aim;
  turn_.Start(nodes);
  long_turn_ = nodes >= kLongTurn;
  Frame frame;
  frame.start = root.start;
  frame.hands = root.hands;
  frame.wanted = wanted;
  return SearchCard(frame, root.trick);
}

bool ParanoidSearch::SearchTrick(Frame& frame) {
  const TrickStart& start = frame.start;
  if (const auto decided = DecidedByTrumps(start, seat_, switches_.sure_tricks, frame.wanted)) {
    return *decided;
  }
  if (switches_.free_leads && frame.wanted.least <= 0 && CanDuckAll(start, seat_)) return true;
  if (!switches_.table) return SearchCard(frame, {});
  // The key is everything that the answer depends on: owners of the cards, leader, question. With
  // relative ranks it is the same for more positions, which differ in names of cards only.
  const PositionKey key{start.owners,
                        QuestionKey(start.leader, frame.wanted, /*free_leads=*/false)};
  if (const auto found = table_.Find(key)) return IsYes(*found);
  bool answer = SucceedsWithFreeLeads(frame);
  if (turn_.halted()) return false;
  if (!answer) answer = SearchCard(frame, {});
  if (!turn_.halted()) table_.Store(key, Stored(answer));
  return answer;
}

// In a short turn this asks only where the answer is often yes: whether the seat can lose all
// tricks without trumps.
bool ParanoidSearch::SucceedsWithFreeLeads(const Frame& frame) {
  const TrickStart& start = frame.start;
  if (!switches_.free_leads || start.left == 1) return false;
  const bool often =
      frame.wanted.least <= 0 && start.leader != seat_ && (start.hands[seat_] & kTrumps).empty();
  return (often || long_turn_) && free_leads_.CanForce(start, frame.wanted);
}

CardList ParanoidSearch::CardsOf(const Frame& frame, const OpenTrick& trick, int seat) const {
  const TrickStart& start = frame.start;
  Turn turn{.hand = frame.hands[seat], .trick = trick, .last = trick.size == start.players - 1};
  for (int other = 0; other < start.players; ++other) {
    if (other != seat) turn.others |= frame.hands[other];
  }
  if (!switches_.ordering) return PlainCards(turn, switches_.touching);
  // All first try to take tricks where the seat must still get some that are not sure, and to leave
  // them to each other where it need not. Any order gives the same answer.
  const bool needs = frame.wanted.least > start.sure[seat_];
  if (seat == seat_) {
    turn.wants = needs;
    return OrderCards(turn, start.places, switches_.touching);
  }
  const bool two_sided = frame.wanted.least > 0 && frame.wanted.most < start.left;
  const bool keeps = two_sided ? aim_ == Aim::kKeep : needs;
  return OrderOpponentCards(turn, {frame.hands, start, seat_, keeps, aim_ == Aim::kKeep},
                            switches_.touching);
}

// The seat needs one card that does it, the others one that prevents it.
bool ParanoidSearch::SearchCard(Frame& frame, const OpenTrick& trick) {
  const int seat = Clockwise(frame.start.leader, frame.start.players, trick.size);
  const bool sought = seat == seat_;
  for (const Card card : CardsOf(frame, trick, seat)) {
    const bool answer = AfterCard(frame, trick, seat, card);
    if (turn_.halted()) return false;
    if (answer == sought) return answer;
  }
  return !sought;
}

bool ParanoidSearch::AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card) {
  if (!turn_.CountNode()) return false;
  frame.hands[seat] -= card;
  const OpenTrick after = trick.After(card, seat);
  const bool answer =
      after.size == frame.start.players ? NextTrick(frame, after.holder) : SearchCard(frame, after);
  frame.hands[seat] |= card;
  return answer;
}

bool ParanoidSearch::NextTrick(const Frame& frame, int winner) {
  const TrickRange wanted = frame.wanted.After(winner == seat_);
  const int left = frame.start.left - 1;
  if (const auto decided = Decided(wanted, 0, left)) return *decided;
  Frame next;
  next.start.players = frame.start.players;
  next.start.leader = winner;
  next.start.left = left;
  next.start.hands = frame.hands;
  next.start.Arrange(switches_.relative);
  next.hands = next.start.hands;
  next.wanted = wanted;
  return SearchTrick(next);
}

}  // namespace jasnel::boerenbridge::internal
