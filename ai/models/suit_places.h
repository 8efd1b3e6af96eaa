// The suits as a seat sees them, without their names.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "ai/games/play_state.h"
#include "bitboard/play_order.h"

namespace jasnel {

/// The order of the suits for the seat to play: trumps, then the plain suits in descending order of
/// the cards it holds, and where these are equal, of all else that is known. So plain suits have no
/// names: deals that differ only by an exchange of them look the same.
class SuitPlaces {
  using SuitKey = std::pair<std::uint64_t, std::uint64_t>;

 public:
  explicit SuitPlaces(const PlayState& table) {
    std::array<SuitKey, kSuits> keys{};
    for (int byte = 0; byte < kTrumpByte; ++byte) keys[byte + 1] = Key(table, byte);
    const auto order = [&](int a, int b) {
      if (keys[a] >= keys[b]) return;
      std::swap(keys[a], keys[b]);
      std::swap(byte_[a], byte_[b]);
    };
    order(1, 2);
    order(2, 3);
    order(1, 2);
    for (int place = 0; place < kSuits; ++place) place_[byte_[place]] = place;
    for (int place = 2; place < kSuits; ++place) {
      if (keys[place] == keys[place - 1]) alike_ |= 1u << place;
    }
  }

  /// The same cards, as bits: trumps first, from bit 0.
  std::uint32_t Placed(PlaySet cards) const {
    std::uint32_t placed = 0;
    for (int place = 0; place < kSuits; ++place) {
      placed |= std::uint32_t{cards.SuitByte(byte_[place])} << (8 * place);
    }
    return placed;
  }

  /// The bit of a card, from 0 to 31.
  int Placed(PlayCard card) const { return 8 * place_[card.index() / 8] + card.index() % 8; }
  PlayCard CardAt(int bit) const { return PlayCard(8 * byte_[bit / 8] + bit % 8); }

  /// Calls `visit(bit)` for each card that is the same as the one on `bit`, which is one of them:
  /// the cards of its rank in the suits of which the same is known.
  template <class Visit>
  void ForEachAlike(int bit, const Visit& visit) const {
    int first = bit;
    while ((alike_ >> (first / 8) & 1) != 0) first -= 8;
    visit(first);
    for (int next = first + 8; next < kDeckSize && (alike_ >> (next / 8) & 1) != 0; next += 8) {
      visit(next);
    }
  }

 private:
  // All that is known of a suit: where two have the same, it does not matter which comes first.
  static SuitKey Key(const PlayState& table, int byte) {
    const int seat = table.turn();
    const unsigned own = table.hands[seat].SuitByte(byte);
    std::uint64_t key = static_cast<unsigned>(PopCount(own));
    key = key << 8 | own;
    key = key << 8 | table.left.SuitByte(byte);
    for (int step = 1; step < kSeats; ++step) {
      const int other = (seat + step) & 3;
      key = key << 8 | table.played[other].SuitByte(byte);
      const bool has_none = table.cannot[other].SuitByte(byte) != 0;
      key = key << 2 | (has_none ? 2 : 0) | (table.led_by[byte] >> other & 1);
    }
    key = key << 8 | table.trick.SuitByte(byte);
    std::uint64_t discards = 0;
    for (int other = seat; other < seat + kSeats; ++other) {
      discards = discards << 8 | table.discarded[other & 3].SuitByte(byte);
    }
    return {key, discards};
  }

  std::array<int, kSuits> byte_ = {kTrumpByte, 0, 1, 2};  // by place
  std::array<int, kSuits> place_;                         // by byte
  unsigned alike_ = 0;  // places, as bits, of suits of which the same is known as of the one before
};

}  // namespace jasnel
