#include "ai/boerenbridge/beliefs/world_sampler.h"

#include <algorithm>
#include <string>
#include <utility>

namespace jasnel::boerenbridge {
namespace {

// Ways to choose from 13 cards, exactly.
constexpr auto kChoose = [] {
  std::array<std::array<double, kRanks + 1>, kRanks + 1> choose{};
  for (std::size_t n = 0; n <= kRanks; ++n) {
    choose[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
  }
  return choose;
}();

double Choose(int n, int k) {
  return kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

}  // namespace

// All ways in which a bound seat may get its cards, suit by suit.
template <class Visit>
void WorldSampler::ForEachShare(const Bound& bound, const Counts& left, const Visit& visit) {
  Counts most{};
  for (int suit = 0; suit < kSuits; ++suit) {
    most[suit] = (bound.voids >> suit & 1) != 0 ? 0 : std::min(left[suit], bound.holds);
  }
  Counts share{};
  for (share[0] = 0; share[0] <= most[0]; ++share[0]) {
    const int after_first = bound.holds - share[0];
    for (share[1] = 0; share[1] <= std::min(most[1], after_first); ++share[1]) {
      const int after_second = after_first - share[1];
      const int least = std::max(0, after_second - most[3]);
      for (share[2] = least; share[2] <= std::min(most[2], after_second); ++share[2]) {
        share[3] = after_second - share[2];
        double ways = 1;
        for (int suit = 0; suit < kSuits; ++suit) ways *= Choose(left[suit], share[suit]);
        visit(std::as_const(share), ways);
      }
    }
  }
}

Result<WorldSampler> WorldSampler::Make(const BidView& view) {
  BySeat<int> holds{};
  for (int seat = 0; seat < view.bidding.players(); ++seat) {
    if (seat != view.seat()) holds[seat] = view.bidding.cards();
  }
  return Make(kFullDeck - view.hand, holds, {});
}

Result<WorldSampler> WorldSampler::Make(const PlayView& view) {
  return Make(view.Unseen(), HeldByOthers(view), view.table.voids);
}

Result<WorldSampler> WorldSampler::Make(CardSet unseen, const BySeat<int>& holds,
                                        const BySeat<std::uint8_t>& voids) {
  WorldSampler sampler;
  for (const Card card : unseen) {
    const auto suit = jasnel::Index(SuitOf(card));
    sampler.cards_[suit][static_cast<std::size_t>(sampler.sizes_[suit]++)] = card;
  }
  int wanted = 0;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    wanted += holds[seat];
    if (holds[seat] == 0) continue;
    if (voids[seat] == 0) {
      sampler.free_[seat] = holds[seat];
    } else {
      sampler.bounds_.push_back({seat, holds[seat], voids[seat]});
    }
  }
  std::size_t places = 1;
  for (const int size : sampler.sizes_) places *= static_cast<std::size_t>(size + 1);
  sampler.ways_.assign(places * sampler.bounds_.size(), -1);
  if (wanted > unseen.size() || sampler.CountWays(0, sampler.sizes_) == 0) {
    return Error{
        Say("no way to deal the cards that were not seen; expected one that agrees with who "
            "did not follow suit",
            "de kaarten die niet te zien waren, zijn niet te verdelen; verwacht een verdeling "
            "die klopt met wie niet bekende")};
  }
  return sampler;
}

std::size_t WorldSampler::PlaceOf(std::size_t bound, const Counts& left) const {
  std::size_t place = bound;
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    place =
        place * static_cast<std::size_t>(sizes_[suit] + 1) + static_cast<std::size_t>(left[suit]);
  }
  return place;
}

// After the bound seats there are always as many ways to deal the rest.
double WorldSampler::CountWays(std::size_t bound, const Counts& left) {
  if (bound == bounds_.size()) return 1;
  const std::size_t place = PlaceOf(bound, left);
  if (ways_[place] >= 0) return ways_[place];
  double sum = 0;
  ForEachShare(bounds_[bound], left, [&](const Counts& share, double ways) {
    Counts rest = left;
    for (std::size_t suit = 0; suit < kSuits; ++suit) rest[suit] -= share[suit];
    sum += ways * CountWays(bound + 1, rest);
  });
  return ways_[place] = sum;
}

WorldSampler::Counts WorldSampler::DrawShare(std::size_t bound, const Counts& left,
                                             Random& random) const {
  const bool last = bound + 1 == bounds_.size();
  // 53 random bits: as fine as a double is.
  double rest_of_draw =
      static_cast<double>(random.Next() >> 11) * 0x1p-53 * ways_[PlaceOf(bound, left)];
  Counts chosen{};
  bool found = false;
  ForEachShare(bounds_[bound], left, [&](const Counts& share, double ways) {
    if (found) return;
    if (!last) {
      Counts rest = left;
      for (std::size_t suit = 0; suit < kSuits; ++suit) rest[suit] -= share[suit];
      ways *= ways_[PlaceOf(bound + 1, rest)];
    }
    if (ways <= 0) return;
    chosen = share;
    rest_of_draw -= ways;
    found = rest_of_draw < 0;
  });
  return chosen;
}

Hands WorldSampler::Draw(Random& random) const {
  auto cards = cards_;
  Counts left = sizes_;
  Hands hands{};
  for (std::size_t i = 0; i < bounds_.size(); ++i) {
    const Counts share = DrawShare(i, left, random);
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      for (int n = 0; n < share[suit]; ++n) {
        auto& pool = cards[suit];
        std::swap(pool[static_cast<std::size_t>(random.Below(left[suit]))],
                  pool[static_cast<std::size_t>(left[suit] - 1)]);
        hands[bounds_[i].seat] |= pool[static_cast<std::size_t>(--left[suit])];
      }
    }
  }
  std::array<Card, kDeckSize> rest;
  int size = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    for (int i = 0; i < left[suit]; ++i) {
      rest[static_cast<std::size_t>(size++)] = cards[suit][static_cast<std::size_t>(i)];
    }
  }
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    for (int n = 0; n < free_[seat]; ++n) {
      std::swap(rest[static_cast<std::size_t>(random.Below(size))],
                rest[static_cast<std::size_t>(size - 1)]);
      hands[seat] |= rest[static_cast<std::size_t>(--size)];
    }
  }
  return hands;
}

}  // namespace jasnel::boerenbridge
