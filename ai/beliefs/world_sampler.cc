#include "ai/beliefs/world_sampler.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <string>

#include "jasnel/notation.h"

namespace jasnel {
namespace {

using Share = std::array<int, kSeats>;

constexpr std::array<std::array<std::uint64_t, kDeckSize + 1>, kDeckSize + 1> kChoose = [] {
  std::array<std::array<std::uint64_t, kDeckSize + 1>, kDeckSize + 1> choose{};
  for (std::size_t n = 0; n <= kDeckSize; ++n) {
    choose[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
  }
  return choose;
}();

// In how many ways so many cards can be dealt, so many to each seat.
std::uint64_t WaysToDeal(const Share& share) {
  std::uint64_t ways = 1;
  int cards = 0;
  for (const int count : share) {
    cards += count;
    ways *= kChoose[cards][count];
  }
  return ways;
}

int SumOf(const Share& share) { return share[0] + share[1] + share[2] + share[3]; }

Share Less(const Share& wanted, const Share& share) {
  Share rest = wanted;
  for (std::size_t seat = 0; seat < kSeats; ++seat) rest[seat] -= share[seat];
  return rest;
}

}  // namespace

// The last seat wants what the others do not.
int WorldSampler::PlaceOf(int group, const Wanted& wanted) {
  return ((group * kSizes + wanted[0]) * kSizes + wanted[1]) * kSizes + wanted[2];
}

// Calls `visit(share)` for each way to share out the cards of a group by numbers, while it returns
// true.
template <class Visit>
void WorldSampler::ForEachShare(const Group& group, const Wanted& wanted, const Visit& visit) {
  const auto most = [&](int seat, int left) {
    return (group.seats >> seat & 1) != 0 ? std::min(wanted[seat], left) : 0;
  };
  const int size = group.size;
  for (int n = most(0, size); n >= 0; --n) {
    for (int e = most(1, size - n); e >= 0; --e) {
      for (int s = most(2, size - n - e); s >= 0; --s) {
        const int w = size - n - e - s;
        if (w > most(3, w)) continue;
        if (!visit(Share{n, e, s, w})) return;
      }
    }
  }
}

// Fills in the ways of the groups from `group` on, from those of the next.
void WorldSampler::CountGroup(int group) {
  int cards = 0;
  for (int i = group; i < group_count_; ++i) cards += groups_[i].size;
  for (int n = 0; n <= wanted_[0]; ++n) {
    for (int e = 0; e <= wanted_[1]; ++e) {
      for (int s = 0; s <= wanted_[2]; ++s) {
        const int w = cards - n - e - s;
        if (w < 0 || w > wanted_[3]) continue;
        const Wanted wanted = {n, e, s, w};
        std::uint64_t ways = group == group_count_ ? 1 : 0;
        if (group < group_count_) {
          ForEachShare(groups_[group], wanted, [&](const Share& share) {
            ways += WaysToDeal(share) * ways_[PlaceOf(group + 1, Less(wanted, share))];
            return true;
          });
        }
        ways_[PlaceOf(group, wanted)] = ways;
      }
    }
  }
}

Result<WorldSampler> WorldSampler::Make(const HiddenCards& hidden) {
  CardSet cards;
  for (const CardSet may_hold : hidden.may_hold) cards |= may_hold;
  for (const int holds : hidden.holds) {
    if (holds < 0 || holds > kHandSize) {
      return Error{Say("$0 hidden cards in a hand; expected 0 to 8",
                       "$0 verborgen kaarten in een hand; verwacht 0 tot en met 8", holds)};
    }
  }
  if (SumOf(hidden.holds) != cards.size()) {
    return Error{Say("the hands need $0 hidden cards; expected $1, as many as there are",
                     "de handen vragen $0 verborgen kaarten; verwacht $1, zoveel als er zijn",
                     SumOf(hidden.holds), cards.size())};
  }
  WorldSampler sampler;
  sampler.wanted_ = hidden.holds;
  for (CardSet left = cards; !left.empty(); left -= left.Highest()) {
    const Card card = left.Highest();
    unsigned seats = 0;
    for (const Seat seat : kAllSeats) {
      if (hidden.may_hold[Index(seat)].Contains(card)) {
        seats |= 1u << Index(seat);
      }
    }
    auto& groups = sampler.groups_;
    int group = 0;
    while (group < sampler.group_count_ && groups[group].seats != seats) ++group;
    if (group == sampler.group_count_) groups[sampler.group_count_++].seats = seats;
    groups[group].cards[groups[group].size++] = card;
  }
  sampler.ways_.resize((sampler.group_count_ + 1) * kSizes * kSizes * kSizes);
  for (int group = sampler.group_count_; group >= 0; --group) sampler.CountGroup(group);
  sampler.count_ = sampler.ways_[PlaceOf(0, sampler.wanted_)];
  if (sampler.count_ == 0) {
    return Error{
        Say("no deal is consistent with what is known of the hidden cards; expected at least one",
            "geen verdeling klopt met wat van de verborgen kaarten bekend is; verwacht er "
            "minstens één")};
  }
  return sampler;
}

Hands WorldSampler::World(std::uint64_t number) const {
  assert(number < count_);
  Hands hands;
  Wanted wanted = wanted_;
  for (int i = 0; i < group_count_; ++i) {
    const Group& group = groups_[i];
    Share share{};
    std::uint64_t rest_ways = 0;
    ForEachShare(group, wanted, [&](const Share& one) {
      rest_ways = ways_[PlaceOf(i + 1, Less(wanted, one))];
      const std::uint64_t ways = WaysToDeal(one) * rest_ways;
      share = one;
      if (number < ways) return false;
      number -= ways;
      return true;
    });
    wanted = Less(wanted, share);
    std::uint64_t deal = number / rest_ways;
    number %= rest_ways;
    // Card by card: the worlds in which the first seat gets it come first.
    for (int card = 0; card < group.size; ++card) {
      for (std::size_t seat = 0; seat < kSeats; ++seat) {
        if (share[seat] == 0) continue;
        --share[seat];
        const std::uint64_t ways = WaysToDeal(share);
        if (deal < ways) {
          hands[seat] |= group.cards[card];
          break;
        }
        deal -= ways;
        ++share[seat];
      }
    }
  }
  return hands;
}

}  // namespace jasnel
