// Tables derived from card ownership: computed once per deal, looked up in the search.
#pragma once

#include <array>
#include <bit>
#include <bitset>
#include <cstdint>

#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "solver/search/kernel.h"
#include "solver/search/taken.h"

JASNEL_KERNEL_BEGIN

/// A set of amounts of roem, with one bit for each multiple of ten points.
using RoemAmounts = std::bitset<kMaxRoem / 10 + 1>;

/// Cards in the order of their points. In a suit these go up with strength; but for seven and
/// eight, trumps as dear as plain cards are two places lower in theirs.
class PointOrder {
 public:
  static constexpr int kBits = kSuits * (kRanks + 2);

  constexpr PointOrder() = default;
  explicit constexpr PointOrder(PlaySet cards) {
    for (int byte = 0; byte < kTrumpByte; ++byte) {
      bits_ |= std::uint64_t{kSpread[cards.SuitByte(byte)]} << byte;
    }
    constexpr unsigned kCheap = 0b11;  // seven and eight
    const unsigned trumps = cards.SuitByte(kTrumpByte);
    bits_ |= std::uint64_t{kSpread[trumps & kCheap]} << kTrumpByte |
             std::uint64_t{kSpread[trumps & ~kCheap]} << (kTrumpByte + 2 * kSuits);
  }

  /// The bit of the dearest card; there must be one.
  constexpr int Dearest() const { return 63 - std::countl_zero(bits_); }
  constexpr PointOrder Without(int bit) const {
    return PointOrder(bits_ & ~(std::uint64_t{1} << bit));
  }
  friend constexpr PointOrder operator&(PointOrder a, PointOrder b) {
    return PointOrder(a.bits_ & b.bits_);
  }

 private:
  explicit constexpr PointOrder(std::uint64_t bits) : bits_(bits) {}

  // By suit byte its cards, `kSuits` bits apart.
  static constexpr std::array<std::uint32_t, 256> kSpread = [] {
    std::array<std::uint32_t, 256> spread{};
    for (unsigned byte = 0; byte < 256; ++byte) {
      for (int i = 0; i < kRanks; ++i) spread[byte] |= (byte >> i & 1u) << (kSuits * i);
    }
    return spread;
  }();

  std::uint64_t bits_ = 0;
};

/// Tables of one deal, most of them indexed by suit byte and by the remaining cards of that suit:
/// for sets of cards of the deal, as there are no others.
///
/// A *combination* is a set of cards that scores roem when played in one trick, each card of which
/// is needed for that amount: three or four in sequence, king and queen of trumps (stuk), with or
/// without a sequence, four of a kind. A trick has one card from each seat, so a combination is
/// *live* only while all its cards are left and belong to different seats.
class SuitLookup {
 public:
  /// `hands` by seat, including the cards of a trick in progress.
  void Init(const std::array<PlaySet, kSeats>& hands, const Rules& rules);

  /// The cards a seat had at the start.
  PlaySet hand(int seat) const { return hands_[seat]; }
  PointOrder hand_by_points(int seat) const { return hands_by_points_[seat]; }

  /// The cards of `left` in live combinations.
  PlaySet LiveCards(PlaySet left) const {
    PlaySet live = LiveKinds(left);
    for (int byte = 0; byte < kSuits; ++byte) live |= Lookup(live_[byte], left, byte);
    return live;
  }

  /// An upper bound of the roem `side` can win with the cards `left`: in each suit, the maximum
  /// over disjoint combinations the side can win, plus every four of a kind it can win. Each card
  /// is played once, so the combinations in a deal are disjoint.
  int MostRoem(PlaySet left, int side) const {
    int most = KindRoem(left, side);
    for (int byte = 0; byte < kSuits; ++byte) most += MostRoemInSuit(left, byte, side);
    return most;
  }

  /// Prepares `MostRoemOfBoth`.
  void InitRoemOfBoth();

  /// An upper bound of the roem of both sides together with the cards `left`, for the same reason.
  int MostRoemOfBoth(PlaySet left) const {
    int most = KindRoem(left, 0) + KindRoem(left, 1);
    for (int byte = 0; byte < kSuits; ++byte) {
      most += most_roem_of_both_[byte][left.SuitByte(byte)];
    }
    return most;
  }

  /// A superset of the possible amounts of roem in the play of all cards: the sums of combinations,
  /// each used at most once.
  RoemAmounts PossibleRoem() const;

  /// The most roem `side` can win in a single trick with a combination of cards of `from` that
  /// includes `card`.
  int MostRoemWith(PlayCard card, PlaySet from, int side) const;

  /// A canonical representative of all sets with the same sequence of owners in each suit: the
  /// lowest cards with that sequence.
  PlaySet Structure(PlaySet left) const {
    PlaySet structure;
    for (int byte = 0; byte < kSuits; ++byte) structure |= Lookup(structure_[byte], left, byte);
    return structure;
  }

  /// How much less `to` can be worth to `side` than `from`, for two positions with the same
  /// structure and leader; any number above `limit` if it is more than that. Card for card, the
  /// legal cards and the winners of tricks are the same in both, so the same play leads to values
  /// that differ by the points of the changed cards, each of which goes to one side or the other,
  /// and by roem. A trick scores the roem of its best combination; if that contains no changed
  /// card, it occurs in both. So the side loses at most what combinations of `from` with a changed
  /// card can score for it, and the opponents gain at most what those of `to` can score for them.
  ///
  /// `taken` is what is known of the lines of `from`, and then of `to`: a card that one side takes
  /// in all of them moves the value by the change of its points, one way or the other, and no
  /// combination with that card scores for the other side. So the side may even gain.
  int MostLost(PlaySet from, PlaySet to, int side, int limit, const Taken& taken = {}) const;

  /// The same if no changed card can score roem, so that the same play scores the same roem in
  /// both; more than `limit` if one can.
  int MostLostWithoutRoem(PlaySet from, PlaySet to, int limit) const;

 private:
  using ByteTable = std::array<std::uint8_t, 256>;

  // A combination of one suit whose cards have different owners.
  struct Combination {
    std::uint8_t cards;
    std::uint8_t roem;
    // By side: the cards of the suit of which one must be left for the side to win the trick; 0
    // where it needs none, `kCannotWin` where it cannot.
    std::array<std::uint16_t, 2> needs;

    bool Winnable(unsigned suit_left, int side) const {
      return needs[side] == 0 || (needs[side] & suit_left) != 0;
    }
  };
  static constexpr std::uint16_t kCannotWin = 0x100;  // no card of a suit byte
  static constexpr int kMaxCombinations = 12;         // in trump: six threes, five fours, stuk

  // Four of a kind whose cards have different owners.
  struct Kind {
    PlaySet cards;
    int roem;
    int side;  // that wins it: the trump among the four takes the trick

    bool IsIn(PlaySet left) const { return (cards - left).empty(); }
  };

  static PlaySet Lookup(const ByteTable& table, PlaySet left, int byte) {
    return PlaySet(std::uint32_t{table[left.SuitByte(byte)]} << (8 * byte));
  }
  int MostRoemInSuit(PlaySet left, int byte, int side) const {
    return most_roem_[side][byte][left.SuitByte(byte)];
  }
  PlaySet LiveKinds(PlaySet left) const {
    PlaySet live;
    for (int i = 0; i < kinds_count_; ++i) {
      if (kinds_[i].IsIn(left)) live |= kinds_[i].cards;
    }
    return live;
  }
  int KindRoem(PlaySet left, int side) const {
    int roem = 0;
    for (int i = 0; i < kinds_count_; ++i) {
      const Kind& kind = kinds_[i];
      if (kind.side == side && kind.IsIn(left)) roem += kind.roem;
    }
    return roem;
  }

  static int PointsLost(PlaySet from, PlaySet to, PlaySet ours, PlaySet theirs, PlaySet& changed);
  int MostRoemOf(PlaySet changed, PlaySet left, int byte, int side, PlaySet not_scored) const;
  unsigned CardsOfSuit(int byte) const;
  int OwnerOf(PlayCard card) const;
  int OwnersOf(PlaySet cards) const;
  void InitKinds(const Rules& rules);
  void InitCombinations(int byte);
  Combination MakeCombination(int byte, unsigned cards, int owners) const;
  void InitRoem(int byte);
  void InitStructure(int byte);

  std::array<PlaySet, kSeats> hands_{};
  std::array<PointOrder, kSeats> hands_by_points_{};
  std::array<ByteTable, kSuits> live_{};
  std::array<std::array<ByteTable, kSuits>, 2> most_roem_{};  // by side
  std::array<ByteTable, kSuits> most_roem_of_both_{};
  std::array<ByteTable, kSuits> structure_{};
  std::array<bool, kSuits> has_roem_{};  // whether the tables of roem are not all 0
  // Of each suit, those with the most roem first.
  std::array<std::array<Combination, kMaxCombinations>, kSuits> combinations_{};
  std::array<int, kSuits> combinations_count_{};
  std::array<std::uint16_t, kDeckSize> combinations_with_{};  // by card, of its suit, as bits
  std::array<Kind, kRanks> kinds_{};
  int kinds_count_ = 0;
};

JASNEL_KERNEL_END
