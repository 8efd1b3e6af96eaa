#include "solver/boerenbridge/paranoid_search.h"

#include <limits>
#include <optional>

namespace jasnel::boerenbridge::internal {
namespace {

// What the table keeps of an answer.
constexpr std::uint32_t kNo = 1;
constexpr std::uint32_t kYes = 2;

constexpr std::uint64_t kFirstTurn = 20'000;  // nodes
constexpr std::uint64_t kNoPause = std::numeric_limits<std::uint64_t>::max();

// The answer where none of the numbers from `fewest` to `most` is wanted, or all of them are.
std::optional<bool> Decided(TrickRange wanted, int fewest, int most) {
  if (wanted.most < fewest || wanted.least > most || wanted.least > wanted.most) return false;
  if (wanted.least <= fewest && wanted.most >= most) return true;
  return std::nullopt;
}

}  // namespace

// Where one aim takes long the other is often quick: they get turns, each longer than the last.
// What a turn has found is in the table for the next. An answer is exact whichever aim finds it.
bool ParanoidSearch::CanForce(const SearchRoot& root, TrickRange wanted) {
  if (const auto decided = Decided(wanted, 0, root.start.left)) return *decided;
  if (!switches_.ordering || !switches_.table) return Ask(root, wanted, Aim::kTake, kNoPause);
  for (std::uint64_t nodes = kFirstTurn;; nodes *= 2) {
    for (const Aim aim : {Aim::kTake, Aim::kLeave}) {
      const bool answer = Ask(root, wanted, aim, nodes);
      if (!paused_) return answer;
    }
  }
}

bool ParanoidSearch::Ask(const SearchRoot& root, TrickRange wanted, Aim aim, std::uint64_t nodes) {
  aim_ = aim;
  paused_ = false;
  pause_at_ = nodes == kNoPause ? kNoPause : budget_.nodes() + nodes;
  Frame frame;
  frame.start = root.start;
  frame.hands = root.hands;
  frame.wanted = wanted;
  return SearchCard(frame, root.trick);
}

bool ParanoidSearch::SearchTrick(Frame& frame) {
  const TrickStart& start = frame.start;
  // Whatever is played, the seat takes from its sure tricks to those that are sure for nobody else.
  const int fewest = switches_.sure_tricks ? start.sure[seat_] : 0;
  const int most = switches_.sure_tricks ? start.MostOf(seat_) : start.left;
  if (const auto decided = Decided(frame.wanted, fewest, most)) return *decided;
  // Limits beyond what can happen ask the same as the ends of all there is.
  if (frame.wanted.least <= fewest) frame.wanted.least = 0;
  if (frame.wanted.most >= most) frame.wanted.most = start.left;
  if (!switches_.table) return SearchCard(frame, {});
  // The key is everything that the answer depends on: owners of the cards, leader, question. With
  // relative ranks it is the same for more positions, which differ in names of cards only.
  const PositionKey key{start.owners, static_cast<std::uint32_t>(start.leader) |
                                          static_cast<std::uint32_t>(frame.wanted.least) << 3 |
                                          static_cast<std::uint32_t>(frame.wanted.most) << 7};
  if (const auto found = table_.Find(key)) return *found == kYes;
  const bool answer = SearchCard(frame, {});
  if (!Halted()) table_.Store(key, answer ? kYes : kNo);
  return answer;
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
  const bool two_sided = frame.wanted.least > 0 && frame.wanted.most < start.left;
  turn.wants = frame.wanted.least > start.sure[seat_];
  if (two_sided && seat != seat_) turn.wants = aim_ == Aim::kTake;
  return OrderCards(turn, start.places, switches_.touching);
}

// The seat needs one card that does it, the others one that prevents it.
bool ParanoidSearch::SearchCard(Frame& frame, const OpenTrick& trick) {
  const int seat = Clockwise(frame.start.leader, frame.start.players, trick.size);
  const bool sought = seat == seat_;
  for (const Card card : CardsOf(frame, trick, seat)) {
    const bool answer = AfterCard(frame, trick, seat, card);
    if (Halted()) return false;
    if (answer == sought) return answer;
  }
  return !sought;
}

bool ParanoidSearch::AfterCard(Frame& frame, const OpenTrick& trick, int seat, Card card) {
  if (!budget_.CountNode()) return false;
  if (budget_.nodes() >= pause_at_) {
    paused_ = true;
    return false;
  }
  frame.hands[seat] -= card;
  const OpenTrick after = trick.After(card, seat);
  const bool answer =
      after.size == frame.start.players ? NextTrick(frame, after.holder) : SearchCard(frame, after);
  frame.hands[seat] |= card;
  return answer;
}

bool ParanoidSearch::NextTrick(const Frame& frame, int winner) {
  TrickRange wanted = frame.wanted;
  if (winner == seat_) {
    --wanted.least;
    --wanted.most;
  }
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
