#include "solver/boerenbridge/trick_start.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace jasnel::boerenbridge::internal {
namespace {

constexpr std::uint64_t kSuitMask = (std::uint64_t{1} << kRanks) - 1;

// The cards of one suit, as the lowest bits.
constexpr std::uint64_t Lane(std::uint64_t bits, int place) {
  return bits >> (kSuitBits * place) & kSuitMask;
}

constexpr int OwnerAt(const Owners& owners, int bit) {
  return static_cast<int>((owners[0] >> bit & 1) | (owners[1] >> bit & 1) << 1 |
                          (owners[2] >> bit & 1) << 2);
}

CardSet AllOf(const Hands& hands, int players) {
  CardSet all;
  for (int seat = 0; seat < players; ++seat) all |= hands[seat];
  return all;
}

// Moves the cards of a suit down into the places of those that are gone.
void CloseGaps(Hands& hands, int players) {
  const CardSet all = AllOf(hands, players);
  for (int place = 0; place < kSuits; ++place) {
    std::uint64_t there = Lane(all.bits(), place);
    while ((there & (there + 1)) != 0) {
      const int gap = std::countr_one(there);
      const std::uint64_t low = (std::uint64_t{1} << gap) - 1;
      there = (there & low) | (there >> 1 & ~low);
      const std::uint64_t above = (kSuitMask & ~low) << (kSuitBits * place);
      for (int seat = 0; seat < players; ++seat) {
        const std::uint64_t bits = hands[seat].bits();
        hands[seat] = CardSet((bits & ~above) | (bits & above) >> 1);
      }
    }
  }
}

// Whether the plain suit at place `a` comes before that at `b`: it has fewer cards left, or of the
// highest cards that have not the same owner it has that of the lower seat. Ranks are relative, so
// that a longer suit has an owner where a shorter one has none.
bool ComesBefore(const Owners& owners, int a, int b) {
  Owners in_a;
  Owners in_b;
  std::uint64_t different = 0;
  for (int i = 0; i < 3; ++i) {
    in_a[i] = Lane(owners[i], a);
    in_b[i] = Lane(owners[i], b);
    different |= in_a[i] ^ in_b[i];
  }
  if (different == 0) return false;
  const int highest = static_cast<int>(std::bit_width(different)) - 1;
  return OwnerAt(in_a, highest) < OwnerAt(in_b, highest);
}

SuitPlaces PlacesOf(const Owners& owners) {
  std::array<std::uint8_t, kSuits - 1> sorted = {0, 1, 2};
  const auto order = [&](int i, int j) {
    if (ComesBefore(owners, sorted[j], sorted[i])) std::swap(sorted[i], sorted[j]);
  };
  order(0, 1);
  order(1, 2);
  order(0, 1);
  SuitPlaces places = kInPlace;
  for (std::uint8_t place = 0; place < kSuits - 1; ++place) places[sorted[place]] = place;
  return places;
}

std::uint64_t MoveSuits(std::uint64_t bits, const SuitPlaces& places) {
  std::uint64_t moved = 0;
  for (int place = 0; place < kSuits; ++place) {
    moved |= Lane(bits, place) << (kSuitBits * places[place]);
  }
  return moved;
}

}  // namespace

Owners OwnersOf(const Hands& hands, int players) {
  Owners owners{};
  for (int seat = 0; seat < players; ++seat) {
    const auto number = static_cast<unsigned>(seat) + 1;
    for (unsigned i = 0; i < owners.size(); ++i) {
      if ((number >> i & 1) != 0) owners[i] |= hands[seat].bits();
    }
  }
  return owners;
}

void TrickStart::Arrange(bool relative) {
  if (relative) {
    CloseGaps(hands, players);
    owners = OwnersOf(hands, players);
    const SuitPlaces sorted = PlacesOf(owners);
    if (sorted != kInPlace) {
      for (int seat = 0; seat < players; ++seat) {
        hands[seat] = CardSet(MoveSuits(hands[seat].bits(), sorted));
      }
      for (std::uint64_t& word : owners) word = MoveSuits(word, sorted);
    }
    places = kInPlace;
  } else {
    // The order of the suits is that of relative ranks here too: it is part of the question.
    Hands closed = hands;
    CloseGaps(closed, players);
    places = PlacesOf(OwnersOf(closed, players));
    owners = OwnersOf(hands, players);
  }
  CountSureTricks();
}

// A trump loses only to a higher one, and each of a seat's trumps is played to another trick: so a
// higher trump of the others takes away one trick of the seat's trumps at most. Matched from the
// top down, as many as possible are taken away; the others are sure.
void TrickStart::CountSureTricks() {
  std::array<int, kMaxPlayers> own{};     // of the trumps so far
  std::array<int, kMaxPlayers> beaten{};  // of these, at most
  sure = {};
  total_sure = 0;
  CardSet trumps = AllOf(hands, players) & kTrumps;
  for (int higher = 0; !trumps.empty(); ++higher) {
    const Card card = trumps.Highest();
    trumps -= card;
    const int seat = OwnerAt(owners, card.index()) - 1;
    if (higher - own[seat] > beaten[seat]) {
      ++beaten[seat];
    } else {
      ++sure[seat];
      ++total_sure;
    }
    ++own[seat];
  }
}

SearchRoot::SearchRoot(const Position& position, bool relative) {
  // The trick's cards go back to their hands: ranks and the order of suits are those of its start.
  start.players = position.players;
  start.leader = position.leader;
  start.hands = position.hands;
  for (int i = 0; i < position.size; ++i) {
    start.hands[Clockwise(position.leader, position.players, i)] |= position.trick[i];
  }
  start.left = start.hands[position.leader].size();
  const CardSet all = AllOf(start.hands, start.players);
  Hands closed = start.hands;
  CloseGaps(closed, start.players);
  const SuitPlaces sorted = PlacesOf(OwnersOf(closed, start.players));
  std::array<Card, 64> inner{};
  for (const Card card : all) {
    const CardSet below = (all & SuitCards(SuitOf(card))) - Above(card) - card;
    const Card reduced(kSuitBits * sorted[SuitPlace(card)] + below.size());
    inner[card.index()] = relative ? reduced : card;
    cards[inner[card.index()].index()] = card;
  }
  start.Arrange(relative);
  hands = start.hands;
  for (int i = 0; i < position.size; ++i) {
    const int seat = Clockwise(position.leader, position.players, i);
    const Card card = inner[position.trick[i].index()];
    hands[seat] -= card;
    trick = trick.After(card, seat);
  }
}

}  // namespace jasnel::boerenbridge::internal
