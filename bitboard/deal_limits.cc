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

// By tens of roem: the least points of cards that bring it.
struct LeastPoints {
  std::array<int, kMaxRoem / 10 + 1> of;

  explicit LeastPoints(int points = kNever, int roem = 0) {
    of.fill(kNever);
    Take(points, roem);
  }

  void Take(int points, int roem) {
    int& least = of[static_cast<std::size_t>(roem / 10)];
    least = std::min(least, points);
  }

  // What `a` and `b` bring together, each by cards of its own.
  void TakeSum(const LeastPoints& a, const LeastPoints& b) {
    for (int x = 0; x <= kMaxRoem / 10; ++x) {
      if (a.At(x) == kNever) continue;
      for (int y = 0; x + y <= kMaxRoem / 10; ++y) {
        if (b.At(y) != kNever) Take(a.At(x) + b.At(y), 10 * (x + y));
      }
    }
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

LeastPoints LeastOfAll(int four_jacks) {
  Rules rules;
  rules.four_jacks = four_jacks;
  const OfSets plain = LeastOfSuit(0);
  const OfSets trump = LeastOfSuit(kTrumpByte);
  LeastPoints least;
  // Of some ranks the four cards fall in one trick.
  for (unsigned ranks = 0; ranks < 1u << kRanks; ++ranks) {
    PlaySet left(~0u);
    int roem = 0;
    int points = 0;
    for (int rank = 0; rank < kRanks; ++rank) {
      if ((ranks >> rank & 1) == 0) continue;
      const PlaySet four = CardsOf(static_cast<Rank>(rank));
      left -= four;
      roem += FourOfAKindRoem(static_cast<Rank>(rank), rules);
      points += CardPoints(four);
    }
    LeastPoints sums(points, roem);
    for (int suit_byte = 0; suit_byte < kSuits; ++suit_byte) {
      LeastPoints with;
      with.TakeSum((suit_byte == kTrumpByte ? trump : plain)[left.SuitByte(suit_byte)], sums);
      sums = with;
    }
    least.TakeSum(LeastPoints(0), sums);
  }
  return least;
}

const LeastPoints& LeastBy(const Rules& rules) {
  static const LeastPoints k100 = LeastOfAll(100);
  static const LeastPoints k200 = LeastOfAll(200);
  return rules.four_jacks == 100 ? k100 : k200;
}

}  // namespace

int MostRoemBy(const Rules& rules) {
  if (!rules.roem) return 0;
  int most = 0;
  for (int rank = 0; rank < kRanks; ++rank) most += FourOfAKindRoem(static_cast<Rank>(rank), rules);
  return most;
}

std::optional<Points> LeastPointsFor(int roem, const Rules& rules) {
  if (roem == 0) return Points(0);
  if (roem < 0 || roem > MostRoemBy(rules) || roem % 10 != 0) return std::nullopt;
  const int least = LeastBy(rules).At(roem / 10);
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
