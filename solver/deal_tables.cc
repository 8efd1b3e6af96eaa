#include "solver/deal_tables.h"

#include <algorithm>
#include <bit>

#include "bitboard/trick_rules.h"

namespace jasnel {
namespace {

// Every set of cards of one suit, as a byte in strength order, that brings roem in a trick and
// would not do so without one of its cards being worth less: sequences of three and four, stuk.
struct Combinations {
  std::array<std::uint8_t, 16> cards{};
  int count = 0;
};

constexpr Combinations AllCombinations(int byte) {
  Combinations all;
  for (unsigned cards = 0; cards < 256; ++cards) {
    if (std::popcount(cards) > kSeats) continue;
    const int roem = SuitRoem(byte, static_cast<std::uint8_t>(cards));
    bool all_needed = roem > 0;
    for (unsigned card = 1; card < 256; card <<= 1) {
      if ((cards & card) != 0 && SuitRoem(byte, static_cast<std::uint8_t>(cards & ~card)) == roem) {
        all_needed = false;
      }
    }
    if (all_needed) all.cards[all.count++] = static_cast<std::uint8_t>(cards);
  }
  return all;
}

// Plain suits: six sequences of three, five of four. Trump: these and stuk; where stuk adds to a
// sequence of three without being part of it, also those five cards' subsets of four.
constexpr std::array<Combinations, 2> kCombinations = {AllCombinations(0),
                                                       AllCombinations(kTrumpByte)};

constexpr std::uint32_t InByte(std::uint32_t cards, int byte) { return cards << (8 * byte); }

// The cards of a suit that are worth nothing: the lowest ones.
constexpr std::uint8_t ZeroCards(int byte) {
  std::uint8_t zero = 0;
  for (int i = 0; i < kRanks; ++i) {
    if (CardPoints(PlayCard(8 * byte + i)) == 0) zero = static_cast<std::uint8_t>(zero | 1u << i);
  }
  return zero;
}

}  // namespace

void DealTables::Init(const std::array<PlaySet, kSeats>& hands, const Rules& rules) {
  for (std::size_t seat = 0; seat < hands.size(); ++seat) hands_[seat] = hands[seat].bits();
  kinds_ = 0;
  if (rules.roem) InitKinds(rules);
  for (int byte = 0; byte < kSuits; ++byte) {
    live_[byte].fill(0);
    most_roem_[byte].fill(0);
    if (rules.roem) InitRoem(byte);
    InitCanonical(byte);
  }
}

int DealTables::OwnerOf(PlayCard card) const {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (PlaySet(hands_[seat]).Contains(card)) return seat;
  }
  return kSeats;  // not in the deal
}

bool DealTables::DifferentOwners(PlaySet cards) const {
  int owners = 0;
  for (const std::uint32_t hand : hands_) {
    const std::uint32_t owned = hand & cards.bits();
    if (!std::has_single_bit(owned) && owned != 0) return false;
    owners += owned != 0;
  }
  return owners == cards.size();
}

void DealTables::InitKinds(const Rules& rules) {
  for (int rank = 0; rank < kRanks; ++rank) {
    const PlaySet cards = CardsOf(static_cast<Rank>(rank));
    if (!DifferentOwners(cards)) continue;
    kind_cards_[kinds_] = cards.bits();
    kind_roem_[kinds_] = FourOfAKindRoem(static_cast<Rank>(rank), rules);
    ++kinds_;
  }
}

void DealTables::InitRoem(int byte) {
  const Combinations& all = kCombinations[byte == kTrumpByte ? 1 : 0];
  std::array<std::uint8_t, 16> alive{};
  std::size_t count = 0;
  for (int i = 0; i < all.count; ++i) {
    const std::uint8_t cards = all.cards[i];
    if (DifferentOwners(PlaySet(InByte(cards, byte)))) alive[count++] = cards;
  }
  if (count == 0) return;
  ByteTable& live = live_[byte];
  ByteTable& most = most_roem_[byte];
  for (unsigned left = 1; left < 256; ++left) {
    const unsigned lowest = left & (~left + 1);
    live[left] = live[left ^ lowest];
    most[left] = most[left ^ lowest];
    for (std::size_t i = 0; i < count; ++i) {
      const unsigned cards = alive[i];
      if ((cards & lowest) == 0 || (cards & left) != cards) continue;
      live[left] = static_cast<std::uint8_t>(live[left] | cards);
      const int roem = SuitRoem(byte, alive[i]) + most[left ^ cards];
      most[left] = std::max(most[left], static_cast<std::uint8_t>(roem));
    }
  }
}

// A card without points that is in no combination alive matters only by its place between the
// others. So where such cards are left, they are taken to be the lowest ones of the same owners in
// the same order. A rank of which all four may still fall together keeps its cards apart.
void DealTables::InitCanonical(int byte) {
  std::uint32_t kinds = 0;
  for (int i = 0; i < kinds_; ++i) kinds |= kind_cards_[i];
  const unsigned zero = ZeroCards(byte);
  const unsigned fixed = kinds >> (8 * byte) & 0xff;

  const auto alike = [&](unsigned a, unsigned b) {
    while (a != 0 && b != 0) {
      const int card_a = std::countr_zero(a);
      const int card_b = std::countr_zero(b);
      if (card_a != card_b &&
          ((fixed >> card_a & 1) != 0 || (fixed >> card_b & 1) != 0 ||
           OwnerOf(PlayCard(8 * byte + card_a)) != OwnerOf(PlayCard(8 * byte + card_b)))) {
        return false;
      }
      a &= a - 1;
      b &= b - 1;
    }
    return a == 0 && b == 0;
  };
  std::array<std::uint8_t, 8> lowest_alike{};
  for (unsigned cards = 0; cards <= zero; ++cards) {
    unsigned other = 0;
    while (!alike(other, cards)) ++other;
    lowest_alike[cards] = static_cast<std::uint8_t>(other);
  }
  for (unsigned left = 0; left < 256; ++left) {
    const bool any_live = (live_[byte][left] & zero) != 0;
    canonical_[byte][left] =
        any_live ? static_cast<std::uint8_t>(left)
                 : static_cast<std::uint8_t>((left & ~zero) | lowest_alike[left & zero]);
  }
}

}  // namespace jasnel
