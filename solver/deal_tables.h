// What follows from who owns which card: computed once for a deal, looked up in the search.
#pragma once

#include <array>
#include <cstdint>

#include "bitboard/play_order.h"
#include "bitboard/rules.h"
#include "bitboard/seat.h"

namespace jasnel {

/// Tables over the cards of one suit that are left, by suit byte and byte value.
///
/// A *combination* is a set of cards that brings roem when it falls in one trick: three or four in
/// sequence, king and queen of trump, four of a kind. A trick has one card of each seat, so a
/// combination is *alive* only while its cards are all left and belong to different seats.
class DealTables {
 public:
  /// `hands` by seat, those of a trick in progress included.
  void Init(const std::array<PlaySet, kSeats>& hands, const Rules& rules);

  std::uint32_t hand(int seat) const { return hands_[seat]; }

  /// The cards of `left` that are in a combination that is alive.
  std::uint32_t LiveCards(std::uint32_t left) const {
    std::uint32_t live = 0;
    for (int byte = 0; byte < kSuits; ++byte) {
      live |= std::uint32_t{live_[byte][left >> (8 * byte) & 0xff]} << (8 * byte);
    }
    for (int i = 0; i < kinds_; ++i) {
      const std::uint32_t kind = kind_cards_[i];
      if ((left & kind) == kind) live |= kind;
    }
    return live;
  }

  /// No play of the cards `left` can bring more roem than this, both sides together. In each suit
  /// the most that disjoint combinations that are alive can bring, and every four of a kind: each
  /// card falls once, so the combinations that fall are disjoint.
  int MostRoem(std::uint32_t left) const {
    int most = 0;
    for (int byte = 0; byte < kSuits; ++byte) {
      most += most_roem_[byte][left >> (8 * byte) & 0xff];
    }
    for (int i = 0; i < kinds_; ++i) {
      const std::uint32_t kind = kind_cards_[i];
      if ((left & kind) == kind) most += kind_roem_[i];
    }
    return most;
  }

  /// One set of cards for all sets that are alike in everything that matters to the play: by suit
  /// the sequence of owners and points, and the combinations alive. In a suit only the cards
  /// without points can stand for each other.
  std::uint32_t Canonical(std::uint32_t left) const {
    std::uint32_t canonical = 0;
    for (int byte = 0; byte < kSuits; ++byte) {
      canonical |= std::uint32_t{canonical_[byte][left >> (8 * byte) & 0xff]} << (8 * byte);
    }
    return canonical;
  }

 private:
  using ByteTable = std::array<std::uint8_t, 256>;

  int OwnerOf(PlayCard card) const;
  bool DifferentOwners(PlaySet cards) const;
  void InitKinds(const Rules& rules);
  void InitRoem(int byte);
  void InitCanonical(int byte);

  std::array<std::uint32_t, kSeats> hands_{};
  std::array<ByteTable, kSuits> live_;
  std::array<ByteTable, kSuits> most_roem_;
  std::array<ByteTable, kSuits> canonical_;
  int kinds_ = 0;
  std::array<std::uint32_t, kRanks> kind_cards_{};
  std::array<int, kRanks> kind_roem_{};
};

}  // namespace jasnel
