#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "bitboard/trick_rules.h"
#include "jasnel/position.h"

namespace jasnel {
namespace {

// Calls `visit(roem, highest)` for each combination of a hand but king and queen of trumps. That of
// four of one rank counts as the one in spades.
template <class Visit>
void ForEachCombination(CardSet hand, const Rules& rules, const Visit& visit) {
  if (rules.roem == Roem::kBelote) return;
  for (const Suit suit : kAllSuits) {
    const unsigned cards = hand.SuitByte(Index(suit));
    int run = 0;
    for (int rank = 0; rank < kRanks; ++rank) {
      run = (cards >> rank & 1) != 0 ? run + 1 : 0;
      const bool goes_on = (cards >> rank & 2) != 0;
      if (run < 3 || goes_on) continue;
      visit(run >= 5 ? 100 : run == 4 ? 50 : 20, MakeCard(suit, static_cast<Rank>(rank)));
    }
  }
  for (int i = 0; i < kRanks; ++i) {
    const auto rank = static_cast<Rank>(i);
    RankSet one;
    one.Add(rank);
    CardSet four;
    for (const Suit suit : kAllSuits) four |= one.In(suit);
    const int roem = FourOfAKindRoem(rank, rules);
    if (roem > 0 && (four - hand).empty()) visit(roem, MakeCard(Suit::kSpades, rank));
  }
}

}  // namespace

std::array<Points, 2> RoemOfHands(const Hands& dealt, Suit trump, const Rules& rules) {
  std::array<Points, 2> roem;
  if (!RoemInHands(rules)) return roem;
  // Of equal combinations the one with the highest card is best, then that of the first suit.
  std::tuple<int, Rank, int> best;
  std::size_t side_of_best = 0;
  for (const Seat seat : kAllSeats) {
    const auto side = Index(SideOf(seat));
    ForEachCombination(dealt[Index(seat)], rules, [&](int counts, Card highest) {
      roem[side] += Points(counts);
      const std::tuple one(counts, RankOf(highest), -static_cast<int>(SuitOf(highest)));
      if (one <= best) return;
      best = one;
      side_of_best = side;
    });
  }
  if (rules.hand_roem == HandRoem::kBest) {
    roem[1 - side_of_best] = Points(0);
  } else if (roem[0] != roem[1]) {
    roem[roem[0] < roem[1] ? 0 : 1] = Points(0);
  }
  const CardSet king_and_queen =
      CardSet(MakeCard(trump, Rank::kKing)) | MakeCard(trump, Rank::kQueen);
  for (const Seat seat : kAllSeats) {
    if (!(king_and_queen - dealt[Index(seat)]).empty()) continue;
    roem[Index(SideOf(seat))] += Points(20);
  }
  return roem;
}

void CountRoemOfHands(Position& position) {
  if (!RoemInHands(position.rules)) return;
  Hands dealt = position.hands;
  for (int place = 0; place < position.trick.size(); ++place) {
    dealt[Index(Clockwise(position.leader, place))] |= position.trick[place];
  }
  const auto roem = RoemOfHands(dealt, position.trump, position.rules);
  for (const std::size_t side : {0, 1}) position.won[side].roem += roem[side];
}

}  // namespace jasnel
