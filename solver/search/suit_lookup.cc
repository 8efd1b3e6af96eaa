#include "solver/search/suit_lookup.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "bitboard/trick_rules.h"
#include "solver/search/kernel.h"
#include "solver/search/suit_bytes.h"

JASNEL_KERNEL_BEGIN
namespace {

// Sets of cards of one suit, as bytes in strength order, that bring roem in a trick and each card
// of which is needed for it.
struct Combinations {
  std::array<std::uint8_t, 12> cards{};
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

// Plain suits: six sequences of three and five of four. Trump: stuk as well.
constexpr Combinations kPlainCombinations = AllCombinations(0);
constexpr Combinations kTrumpCombinations = AllCombinations(kTrumpByte);
static_assert(kPlainCombinations.count == 11 && kTrumpCombinations.count == 12);

constexpr PlaySet InSuit(unsigned cards, int byte) { return PlaySet(cards << (8 * byte)); }
constexpr PlayCard CardAt(int place, int byte) { return PlayCard(8 * byte + place); }

}  // namespace

void SuitLookup::Init(const std::array<PlaySet, kSeats>& hands, const Rules& rules) {
  hands_ = hands;
  for (int seat = 0; seat < kSeats; ++seat) hands_by_points_[seat] = PointOrder(hands[seat]);
  kinds_count_ = 0;
  combinations_with_ = {};
  if (RoemInTricks(rules)) InitKinds(rules);
  for (int byte = 0; byte < kSuits; ++byte) {
    combinations_count_[byte] = 0;
    if (RoemInTricks(rules)) InitCombinations(byte);
    InitRoem(byte);
    InitStructure(byte);
  }
}

unsigned SuitLookup::CardsOfSuit(int byte) const {
  return (hands_[0] | hands_[1] | hands_[2] | hands_[3]).SuitByte(byte);
}

// The seat that has `card`; kSeats for a card that is not in the deal.
int SuitLookup::OwnerOf(PlayCard card) const {
  int seat = 0;
  while (seat < kSeats && !hands_[seat].Contains(card)) ++seat;
  return seat;
}

// The seats that own `cards`, as bits, where each has one of them; else 0.
int SuitLookup::OwnersOf(PlaySet cards) const {
  int owners = 0;
  PlaySet found;
  for (int seat = 0; seat < kSeats; ++seat) {
    const PlaySet owned = hands_[seat] & cards;
    if (owned.empty()) continue;
    if (!owned.IsSingle()) return 0;
    owners |= 1 << seat;
    found |= owned;
  }
  return found == cards ? owners : 0;
}

void SuitLookup::InitKinds(const Rules& rules) {
  for (int i = 0; i < kRanks; ++i) {
    const Rank rank = static_cast<Rank>(i);
    const PlaySet cards = CardsOf(rank);
    const int roem = FourOfAKindRoem(rank, rules);
    if (roem == 0 || OwnersOf(cards) == 0) continue;
    const int trump_owner = OwnerOf((cards & kTrumpCards).Lowest());
    kinds_[kinds_count_++] = {cards, roem, trump_owner & 1};
  }
}

void SuitLookup::InitCombinations(int byte) {
  const Combinations& all = byte == kTrumpByte ? kTrumpCombinations : kPlainCombinations;
  for (int i = 0; i < all.count; ++i) {
    const int owners = OwnersOf(InSuit(all.cards[i], byte));
    if (owners == 0) continue;
    combinations_[byte][combinations_count_[byte]++] = MakeCombination(byte, all.cards[i], owners);
  }
  const auto first = combinations_[byte].begin();
  const int count = combinations_count_[byte];
  std::sort(first, first + count,
            [](const Combination& a, const Combination& b) { return a.roem > b.roem; });
  for (int i = 0; i < count; ++i) {
    for (int place = 0; place < kRanks; ++place) {
      const unsigned has_card = first[i].cards >> place & 1;
      combinations_with_[8 * byte + place] |= static_cast<std::uint16_t>(has_card << i);
    }
  }
}

// Who can win a trick with all of `cards` in it. The side that owns the highest of them can. The
// others need a card of a seat that has none of them. In trump that card must be a higher trump. In
// a plain suit it may be anything: a higher card, a ruff, or the lead of a suit in which the three
// had to discard.
SuitLookup::Combination SuitLookup::MakeCombination(int byte, unsigned cards, int owners) const {
  Combination combination{
      static_cast<std::uint8_t>(cards),
      static_cast<std::uint8_t>(SuitRoem(byte, static_cast<std::uint8_t>(cards))),
      {0, 0}};
  const int highest = 31 - std::countl_zero(cards);
  const int side = (OwnerOf(CardAt(highest, byte)) & 1) ^ 1;
  PlaySet free_cards;
  bool has_free_seat = false;
  for (int seat = side; seat < kSeats; seat += 2) {
    if ((owners >> seat & 1) != 0) continue;
    has_free_seat = true;
    free_cards |= hands_[seat];
  }
  const unsigned higher = free_cards.SuitByte(byte) & ~1u << highest;
  if (!has_free_seat || (byte == kTrumpByte && higher == 0)) {
    combination.needs[side] = kCannotWin;
  } else if (byte == kTrumpByte) {
    combination.needs[side] = static_cast<std::uint16_t>(higher);
  }
  return combination;
}

void SuitLookup::InitRoem(int byte) {
  const int count = combinations_count_[byte];
  ByteTable& live = live_[byte];
  if (count == 0) {
    if (has_roem_[byte]) {
      live.fill(0);
      most_roem_[0][byte].fill(0);
      most_roem_[1][byte].fill(0);
    }
    has_roem_[byte] = false;
    return;
  }
  has_roem_[byte] = true;
  // The combinations with a card and none below it.
  std::array<std::array<const Combination*, kMaxCombinations>, kRanks> by_lowest;
  std::array<int, kRanks> by_lowest_count{};
  for (int i = 0; i < count; ++i) {
    const Combination& combination = combinations_[byte][i];
    const int lowest = std::countr_zero(combination.cards);
    by_lowest[lowest][by_lowest_count[lowest]++] = &combination;
  }
  live[0] = most_roem_[0][byte][0] = most_roem_[1][byte][0] = 0;
  ForEachPart(CardsOfSuit(byte), [&](unsigned left) {
    const int lowest = std::countr_zero(left);
    const unsigned rest = left & (left - 1);
    unsigned live_here = live[rest];
    std::array<int, 2> most = {most_roem_[0][byte][rest], most_roem_[1][byte][rest]};
    for (int i = 0; i < by_lowest_count[lowest]; ++i) {
      const Combination& combination = *by_lowest[lowest][i];
      if ((combination.cards & ~left) != 0) continue;
      live_here |= combination.cards;
      for (int side = 0; side < 2; ++side) {
        if (!combination.Winnable(left, side)) continue;
        most[side] = std::max(most[side],
                              combination.roem + most_roem_[side][byte][left ^ combination.cards]);
      }
    }
    live[left] = static_cast<std::uint8_t>(live_here);
    most_roem_[0][byte][left] = static_cast<std::uint8_t>(most[0]);
    most_roem_[1][byte][left] = static_cast<std::uint8_t>(most[1]);
  });
}

void SuitLookup::InitRoemOfBoth() {
  for (int byte = 0; byte < kSuits; ++byte) {
    ByteTable& most = most_roem_of_both_[byte];
    if (combinations_count_[byte] == 0) {
      most.fill(0);
      continue;
    }
    most[0] = 0;
    ForEachPart(CardsOfSuit(byte), [&](unsigned left) {
      most[left] = most[left & (left - 1)];
      for (int i = 0; i < combinations_count_[byte]; ++i) {
        const Combination& combination = combinations_[byte][i];
        if ((combination.cards & ~left) != 0) continue;
        if (std::countr_zero(unsigned{combination.cards}) != std::countr_zero(left)) continue;
        const int roem = combination.roem + most[left ^ combination.cards];
        most[left] = static_cast<std::uint8_t>(std::max<int>(most[left], roem));
      }
    });
  }
}

RoemAmounts SuitLookup::PossibleRoem() const {
  RoemAmounts possible;
  possible.set(0);
  for (int i = 0; i < kinds_count_; ++i) possible |= possible << kinds_[i].roem / 10;
  for (int byte = 0; byte < kSuits; ++byte) {
    for (int i = 0; i < combinations_count_[byte]; ++i) {
      possible |= possible << combinations_[byte][i].roem / 10;
    }
  }
  return possible;
}

// Card by card from the lowest: each becomes the next card up of the same owner.
void SuitLookup::InitStructure(int byte) {
  // By place and owner: the first place from there on with a card of that owner.
  std::array<std::array<std::uint8_t, kSeats + 1>, kRanks + 1> next{};
  std::array<std::uint8_t, kRanks> owners{};
  for (int place = kRanks - 1; place >= 0; --place) {
    owners[place] = static_cast<std::uint8_t>(OwnerOf(CardAt(place, byte)));
    next[place] = next[place + 1];
    next[place][owners[place]] = static_cast<std::uint8_t>(place);
  }
  ByteTable& structure = structure_[byte];
  structure[0] = 0;
  ForEachPart(CardsOfSuit(byte), [&](unsigned left) {
    const int highest = 31 - std::countl_zero(left);
    const unsigned below = structure[left ^ 1u << highest];
    const int from = 32 - std::countl_zero(below);
    structure[left] = static_cast<std::uint8_t>(below | 1u << next[from][owners[highest]]);
  });
}

int SuitLookup::MostRoemWith(PlayCard card, PlaySet from, int side) const {
  const int byte = card.index() / 8;
  const unsigned suit_from = from.SuitByte(byte);
  int most = 0;
  for (unsigned with = combinations_with_[card.index()]; with != 0; with &= with - 1) {
    const Combination& combination = combinations_[byte][std::countr_zero(with)];
    if ((combination.cards & ~suit_from) != 0 || !combination.Winnable(suit_from, side)) continue;
    most = combination.roem;
    break;
  }
  for (int i = 0; i < kinds_count_; ++i) {
    const Kind& kind = kinds_[i];
    if (kind.side != side || !kind.IsIn(from)) continue;
    if (kind.cards.Contains(card)) most = std::max(most, kind.roem);
  }
  return most;
}

// The most roem that combinations of a suit with a card of `changed` among them, and none of
// `not_scored`, can bring a side.
int SuitLookup::MostRoemOf(PlaySet changed, PlaySet left, int byte, int side,
                           PlaySet not_scored) const {
  const int most = MostRoemInSuit(left, byte, side);
  if (most == 0) return 0;
  const unsigned suit_changed = changed.SuitByte(byte);
  const unsigned excluded = ~unsigned{left.SuitByte(byte)} | not_scored.SuitByte(byte);
  int roem = 0;
  for (int i = 0; i < combinations_count_[byte]; ++i) {
    const Combination& combination = combinations_[byte][i];
    if ((combination.cards & excluded) != 0 || (combination.cards & suit_changed) == 0) continue;
    if (combination.Winnable(left.SuitByte(byte), side)) roem += combination.roem;
  }
  return std::min(roem, most);
}

// The points lost where the cards differ, place by place, if of the cards of `from` we take `ours`
// and our opponents `theirs`; adds the cards that differ to `changed`. Both have as many cards in
// each suit, so that what differs in one suit moves no place of another.
int SuitLookup::PointsLost(PlaySet from, PlaySet to, PlaySet ours, PlaySet theirs,
                           PlaySet& changed) {
  int points = 0;
  while (from != to) {
    // Below the lowest card that is only in one of the two, all places have the same card.
    const std::uint32_t differ = from.bits() ^ to.bits();
    const PlaySet rest(~((differ & (~differ + 1)) - 1));
    from &= rest;
    to &= rest;
    const PlayCard card_from = from.Lowest();
    const PlayCard card_to = to.Lowest();
    from = WithoutLowest(from);
    to = WithoutLowest(to);
    const int more = CardPoints(card_to) - CardPoints(card_from);
    points += ours.Contains(card_from) ? -more : theirs.Contains(card_from) ? more : std::abs(more);
    changed |= PlaySet(card_from) | card_to;
  }
  return points;
}

int SuitLookup::MostLostWithoutRoem(PlaySet from, PlaySet to, int limit) const {
  PlaySet changed;
  const int lost = PointsLost(from, to, {}, {}, changed);
  if (lost > limit) return lost;
  return (changed & (LiveCards(from) | LiveCards(to))).empty() ? lost : limit + 1;
}

int SuitLookup::MostLost(PlaySet from, PlaySet to, int side, int limit, const Taken& taken) const {
  const PlaySet ours = taken.By(side);
  const PlaySet theirs = taken.By(side ^ 1);
  PlaySet changed;
  int lost = PointsLost(from, to, ours, theirs, changed);
  if (lost > limit) return lost;
  const PlaySet ours_then = ours.empty() ? ours : SamePlaces(ours, from, to);
  for (int byte = kSuits - 1; byte >= 0; --byte) {
    if (changed.SuitByte(byte) == 0) continue;
    lost += MostRoemOf(changed, from, byte, side, theirs) +
            MostRoemOf(changed, to, byte, side ^ 1, ours_then);
    if (lost > limit) return lost;
  }
  for (int i = 0; i < kinds_count_; ++i) {
    const Kind& kind = kinds_[i];
    if ((kind.cards & changed).empty()) continue;
    const bool was_ours = kind.side == side;
    if (!(kind.cards & (was_ours ? theirs : ours_then)).empty()) continue;
    if (kind.IsIn(was_ours ? from : to)) lost += kind.roem;
  }
  return lost;
}

JASNEL_KERNEL_END
