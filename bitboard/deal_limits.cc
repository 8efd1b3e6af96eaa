#include "bitboard/deal_limits.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

constexpr int kNever = 1000;  // more than all card points

// No cards of one suit bring more in tricks: two sequences of four, and king and queen of trumps.
constexpr int kMostOfSuit = 120;
constexpr int kMostOfSuits = 3 * 100 + kMostOfSuit;

// By tens of roem: the least points of cards that bring it.
struct LeastPoints {
  std::array<std::int16_t, kMostOfSuits / 10 + 1> of;

  explicit LeastPoints(int points = kNever, int roem = 0) {
    of.fill(kNever);
    Take(points, roem);
  }

  void Take(int points, int roem) {
    std::int16_t& least = of[static_cast<std::size_t>(roem / 10)];
    least = static_cast<std::int16_t>(std::min<int>(least, points));
  }

  // What `a` and `b` bring together, each by cards of its own.
  void TakeSum(const LeastPoints& a, const LeastPoints& b) {
    for (int x = 0; x <= kMostOfSuits / 10; ++x) {
      if (a.At(x) == kNever) continue;
      for (int y = 0; x + y <= kMostOfSuits / 10; ++y) {
        if (b.At(y) != kNever) Take(a.At(x) + b.At(y), 10 * (x + y));
      }
    }
  }

  // The most roem that is brought.
  int Most() const {
    int tens = kMostOfSuits / 10;
    while (tens > 0 && At(tens) == kNever) --tens;
    return 10 * tens;
  }

  int At(int tens) const { return of[static_cast<std::size_t>(tens)]; }
};

using OfSets = std::vector<LeastPoints>;

// By the cards of one suit: what some of them bring, each in one trick at most.
OfSets LeastOfSuit(int suit_byte) {
  OfSets least(256);
  least[0] = LeastPoints(0);
  for (unsigned cards = 1; cards < least.size(); ++cards) {
    const unsigned lowest = cards & -cards;
    least[cards] = least[cards ^ lowest];  // without roem from this card
    for (unsigned more = cards; more != 0; more = (more - 1) & cards) {
      if ((more & lowest) == 0 || std::popcount(more) > 4) continue;
      const int roem = SuitRoem(suit_byte, static_cast<std::uint8_t>(more));
      if (roem == 0) continue;
      const int points = CardPoints(PlaySet(more << (8 * suit_byte)));
      least[cards].TakeSum(LeastPoints(points, roem), least[cards ^ more]);
    }
  }
  return least;
}

// By ranks, as bits, of which the four cards fall in one trick: what the suits bring with the other
// cards, and the points of all.
OfSets LeastBesideFours() {
  const OfSets plain = LeastOfSuit(0);
  const OfSets trump = LeastOfSuit(kTrumpByte);
  OfSets least(1u << kRanks);
  for (unsigned ranks = 0; ranks < least.size(); ++ranks) {
    PlaySet left(~0u);
    int points = 0;
    for (int rank = 0; rank < kRanks; ++rank) {
      if ((ranks >> rank & 1) == 0) continue;
      left -= CardsOf(static_cast<Rank>(rank));
      points += CardPoints(CardsOf(static_cast<Rank>(rank)));
    }
    LeastPoints sums(points);
    for (int suit_byte = 0; suit_byte < kSuits; ++suit_byte) {
      LeastPoints with;
      with.TakeSum((suit_byte == kTrumpByte ? trump : plain)[left.SuitByte(suit_byte)], sums);
      sums = with;
    }
    least[ranks] = sums;
  }
  return least;
}

// Calls `visit(roem, others)` for all ranks of which four in a trick bring roem: their roem, and
// what the suits bring beside it.
template <class Visit>
void ForEachFours(const Rules& rules, const Visit& visit) {
  static const OfSets kLeast = LeastBesideFours();
  for (unsigned ranks = 0; ranks < kLeast.size(); ++ranks) {
    int roem = 0;
    bool counts = true;
    for (int rank = 0; rank < kRanks; ++rank) {
      if ((ranks >> rank & 1) == 0) continue;
      const int of_rank = FourOfAKindRoem(static_cast<Rank>(rank), rules);
      counts = counts && of_rank > 0;
      roem += of_rank;
    }
    if (counts) visit(roem, kLeast[ranks]);
  }
}

// In hands each four counts once, and so do other sequences of different lengths.
int MostInHands(const Rules& rules) {
  if (rules.roem == Roem::kBelote) return 20;
  int most = kMaxHandRoem - kMaxRoem;
  for (int rank = 0; rank < kRanks; ++rank) most += FourOfAKindRoem(static_cast<Rank>(rank), rules);
  return most;
}

}  // namespace

int MostRoemBy(const Rules& rules) {
  int most = 0;
  if (RoemInTricks(rules)) {
    ForEachFours(rules, [&](int roem, const LeastPoints& others) {
      most = std::max(most, roem + others.Most());
    });
  }
  return most + (RoemInHands(rules) ? MostInHands(rules) : 0);
}

int MostScoreBy(const Rules& rules) {
  const int doublings = rules.doubling == Doubling::kOff ? 0 : kMaxDoublings;
  const int cards = CardTimes(doublings);
  const int roem = RoemTimes(doublings, rules);
  const int most = std::max(cards * kAllPoints + roem * rules.pit, cards * rules.revoke);
  return (rules.doubled ? 2 : 1) * (most + roem * MostRoemBy(rules));
}

std::optional<Points> LeastPointsFor(int roem, const Rules& rules) {
  if (roem == 0) return Points(0);
  if (roem < 0 || roem % 10 != 0) return std::nullopt;
  // Roem of a hand needs no points, and is any sum of 20 and 50.
  if (RoemInHands(rules)) {
    if (roem == 10 || roem == 30 || roem > MostRoemBy(rules)) return std::nullopt;
    return Points(0);
  }
  if (!RoemInTricks(rules)) return std::nullopt;
  int least = kNever;
  ForEachFours(rules, [&](int of_fours, const LeastPoints& others) {
    const int rest = roem - of_fours;
    if (rest >= 0 && rest <= kMostOfSuits) least = std::min(least, others.At(rest / 10));
  });
  if (least == kNever) return std::nullopt;
  return Points(least);
}

bool CanBeCardPoints(Points points) {
  return points >= Points(0) && points <= Points(kAllPoints) && points != Points(1) &&
         points != Points(kAllPoints - 1);
}

bool CanEndWith(const std::array<Points, 2>& cards, const std::array<Points, 2>& roem,
                const Rules& rules) {
  if (cards[0] + cards[1] != Points(kAllPoints) || !CanBeCardPoints(cards[0])) return false;
  if (!LeastPointsFor((roem[0] + roem[1]).count(), rules)) return false;
  for (const std::size_t side : {0, 1}) {
    const auto least = LeastPointsFor(roem[side].count(), rules);
    if (!least || cards[side] < *least) return false;
  }
  return true;
}

}  // namespace jasnel
