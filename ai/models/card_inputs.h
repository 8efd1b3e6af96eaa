// The inputs of the card network: what a seat to play can see.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "ai/players/play_state.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/rules.h"

namespace jasnel {

/// Numbers of inputs that are present; the others are 0.
template <std::size_t kMost>
class InputList {
 public:
  void Add(int input) { inputs_[size_++] = static_cast<std::int16_t>(input); }

  /// An input for each card, from `first` on.
  void AddCards(int first, std::uint32_t cards) {
    for (; cards != 0; cards &= cards - 1) Add(first + std::countr_zero(cards));
  }

  const std::int16_t* begin() const { return inputs_.data(); }
  const std::int16_t* end() const { return inputs_.data() + size_; }

 private:
  std::array<std::int16_t, kMost> inputs_;
  int size_ = 0;
};

/// The order of the suits for the seat to play: trumps, then the plain suits in descending order of
/// the cards it holds, and where these are equal, of all else that is known. So plain suits have no
/// names: deals that differ only by an exchange of them look the same.
class SuitPlaces {
 public:
  explicit SuitPlaces(const PlayState& table) {
    std::array<std::uint64_t, kSuits> keys{};
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
  static std::uint64_t Key(const PlayState& table, int byte) {
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
    return key << 8 | table.trick.SuitByte(byte);
  }

  std::array<int, kSuits> byte_ = {kTrumpByte, 0, 1, 2};  // by place
  std::array<int, kSuits> place_;                         // by byte
  unsigned alike_ = 0;  // places, as bits, of suits of which the same is known as of the one before
};

/// The groups of inputs. Seats are counted clockwise from the seat to play.
struct CardInputs {
  static constexpr int kHand = 0;                               ///< cards held
  static constexpr int kMasters = kHand + kDeckSize;            ///< held, and none left beats it
  static constexpr int kTakes = kMasters + kDeckSize;           ///< legal, and takes the trick
  static constexpr int kRoem = kTakes + kDeckSize;              ///< legal, and adds roem
  static constexpr int kPlayed = kRoem + kDeckSize;             ///< played, by seat
  static constexpr int kCannot = kPlayed + kSeats * kDeckSize;  ///< cannot hold, by seat (3)
  static constexpr int kTrick = kCannot + 3 * kDeckSize;        ///< in the trick
  static constexpr int kBest = kTrick + kDeckSize;              ///< wins the trick
  static constexpr int kOut = kBest + kDeckSize;         ///< by suit: cards that others hold (9)
  static constexpr int kLed = kOut + kSuits * 9;         ///< by suit, seats that have led it
  static constexpr int kPlace = kLed + kSuits * kSeats;  ///< place in the trick (4)
  static constexpr int kHolder = kPlace + 4;             ///< partner or opponent wins it (2)
  static constexpr int kDeclarer = kHolder + 2;          ///< the declarer, by seat (4)
  static constexpr int kNumber = kDeclarer + 4;          ///< tricks played (8)
  static constexpr int kAhead = kNumber + 8;  ///< points the declarers are ahead, in tens (41)
  static constexpr int kRest = kAhead + 41;   ///< points still to be won, in tens (17)
  static constexpr int kTricks = kRest + 17;  ///< own side, the other, has a trick (2)
  static constexpr int kTrickPoints = kTricks + 2;      ///< in fives (10)
  static constexpr int kTrickRoem = kTrickPoints + 10;  ///< 20 or more, 40 or more (2)
  static constexpr int kCalls = kTrickRoem + 2;         ///< calls of the auction (6)
  static constexpr int kRules = kCalls + 6;  ///< ruff, undertrump (2), roem, four jacks, nat
  static constexpr int kCount = kRules + 6;
  /// No more are present at once: 8 cards with up to 3 marks, 28 played, 48 that cannot be held...
  static constexpr int kMost = 8 * 4 + 28 + 3 * 32 + 4 + 4 + 16 + 16;
};

/// What is present for the seat to play.
inline InputList<CardInputs::kMost> CardInputsOf(const PlayState& table, PlaySet legal,
                                                 const SuitPlaces& places, const Rules& rules) {
  using In = CardInputs;
  InputList<In::kMost> inputs;
  const int seat = table.turn();
  const PlaySet hand = table.hands[seat];
  const PlaySet others = table.left - hand;
  inputs.AddCards(In::kHand, places.Placed(hand));
  for (const PlayCard card : hand) {
    if ((others & SuitOf(card) & Above(card)).empty())
      inputs.Add(In::kMasters + places.Placed(card));
  }
  if (table.size > 0) {
    const int before = TrickRoem(table.trick, rules);
    for (const PlayCard card : legal) {
      const int place = places.Placed(card);
      if (Beats(card, table.best, table.led)) inputs.Add(In::kTakes + place);
      if (TrickRoem(table.trick | card, rules) > before) inputs.Add(In::kRoem + place);
    }
    inputs.AddCards(In::kTrick, places.Placed(table.trick));
    inputs.Add(In::kBest + places.Placed(table.best));
    inputs.Add(In::kHolder + (table.PartnerHolds() ? 0 : 1));
    inputs.Add(In::kTrickPoints + std::min(CardPoints(table.trick) / 5, 9));
    if (before >= 20) inputs.Add(In::kTrickRoem + (before >= 40 ? 1 : 0));
  }
  for (int step = 0; step < kSeats; ++step) {
    const int other = (seat + step) & 3;
    inputs.AddCards(In::kPlayed + kDeckSize * step, places.Placed(table.played[other]));
    if (step == 0) continue;
    inputs.AddCards(In::kCannot + kDeckSize * (step - 1),
                    places.Placed(table.cannot[other] & others));
  }
  for (int place = 0; place < kSuits; ++place) {
    const int byte = places.CardAt(8 * place).index() / 8;
    inputs.Add(In::kOut + 9 * place + PopCount(others.SuitByte(byte)));
    for (int step = 0; step < kSeats; ++step) {
      if ((table.led_by[byte] >> ((seat + step) & 3) & 1) != 0) {
        inputs.Add(In::kLed + kSeats * place + step);
      }
    }
  }
  const int declarers = table.declarer & 1;
  const int ahead = table.won[declarers].total().count() - table.won[1 - declarers].total().count();
  const int rest = kAllPoints - table.won[0].cards.count() - table.won[1].cards.count();
  inputs.Add(In::kPlace + table.size);
  inputs.Add(In::kDeclarer + ((table.declarer - seat) & 3));
  inputs.Add(In::kNumber + table.number);
  inputs.Add(In::kAhead + std::clamp((ahead + 205) / 10, 0, 40));
  inputs.Add(In::kRest + rest / 10);
  if (table.won[seat & 1].tricks > 0) inputs.Add(In::kTricks);
  if (table.won[1 - (seat & 1)].tricks > 0) inputs.Add(In::kTricks + 1);
  inputs.Add(In::kCalls + table.calls);
  if (rules.ruff == Ruff::kObliged) inputs.Add(In::kRules);
  if (rules.undertrump == Undertrump::kFree) inputs.Add(In::kRules + 1);
  if (rules.undertrump == Undertrump::kForced) inputs.Add(In::kRules + 2);
  if (!rules.roem) inputs.Add(In::kRules + 3);
  if (rules.four_jacks >= 200) inputs.Add(In::kRules + 4);
  if (rules.nat == NatPays::kOwn) inputs.Add(In::kRules + 5);
  return inputs;
}

}  // namespace jasnel
