// Features of a legal card, for the play policy.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "ai/players/play_state.h"
#include "bitboard/play_order.h"
#include "bitboard/trick_rules.h"
#include "jasnel/rules.h"

namespace jasnel {

/// The features of a card: one of each table that applies to it, by number. Only the hand of the
/// seat to play and public information are used, so other hands do not matter; plain suits are
/// treated alike.
struct PolicyFeatures {
  static constexpr int kMost = 11;
  std::array<std::int16_t, kMost> numbers;
  int size = 0;

  const std::int16_t* begin() const { return numbers.data(); }
  const std::int16_t* end() const { return numbers.data() + size; }
};

namespace internal {

/// The role of the seat to play in the trick: it leads (0); follows to a plain suit as second,
/// third or fourth (1-3); follows to trumps (4-6); is void in the suit led (7-9).
inline constexpr int kStands = 10;
/// The strength of a card, plain or trump.
inline constexpr int kStrengths = 2 * kRanks;
/// Who is winning the trick: nobody, the partner, an opponent.
inline constexpr int kHolders = 3;
/// Points of a card: 0, 2-4, 10-11, 14, 20.
inline constexpr int kWorths = 5;
inline constexpr std::array<std::uint8_t, kStrengths> kWorthOf = {0, 0, 0, 1, 1, 1, 2, 2,
                                                                  0, 0, 1, 1, 2, 2, 3, 4};

/// The tables: the indices of each, with their ranges.
enum PolicyTable : std::uint8_t {
  kByRole,       ///< stand, seats from the declarer (4), strength, whether no card beats it (2)
  kByHolder,     ///< stand, holder, whether it takes the trick (2), strength
  kByLength,     ///< stand, strength, cards of the suit held: 1, 2, 3, more (4)
  kLeadTrumps,   ///< lead: seats from the declarer (4), trump (2), unbeaten (2), trumps that others
                 ///< hold: 0 to 8 (9), own trumps: 0 to 4 or more (5)
  kBeaten,       ///< stand, holder, takes (2), cards that beat it: 0 to 3 or more (4), points of
                 ///< the trick: below 5, 11, 20, more (4)
  kRoem,         ///< place, holder, takes (2), roem that it adds: 0, 20, more (3)
  kLeadHistory,  ///< lead: trump (2), unbeaten (2), partner led the suit (2), an opponent did (2),
                 ///< an opponent is void of it (2), the partner is (2), seats from the declarer (4)
  kByTrick,      ///< trick (8), stand, strength
  kDiscard,      ///< void, a plain card: holder, length (4), ace of the suit held (2), worth
  kEnds,         ///< stand, highest held of its suit (2), lowest (2), holder, takes (2)
  kRuffAfter,    ///< place, holder, takes (2), an opponent still to play may ruff (2), worth
  kSafe,         ///< stand, holder, takes (2), whether the trick is then safe from a higher card of
                 ///< its suit or of trumps (2), from a ruff (2), worth
  kLeadOut,      ///< lead: trump (2), unbeaten (2), cards of the suit that others hold: 0 to 7 (8),
                 ///< trumps that others hold: 0, 1, 2, more (4), seats from the declarer (4)
  kStake,  ///< stand, whether the declarers have enough, cannot get it, or neither (3), of the
           ///< declaring side (2), takes (2), worth
  kPolicyTables,
};

inline constexpr std::array<int, kPolicyTables> kPolicySizes = {
    kStands * 4 * kStrengths * 2,
    kStands* kHolders * 2 * kStrengths,
    kStands* kStrengths * 4,
    4 * 2 * 2 * 9 * 5,
    kStands* kHolders * 2 * 4 * 4,
    4 * kHolders * 2 * 3,
    2 * 2 * 2 * 2 * 2 * 2 * 4,
    8 * kStands* kStrengths,
    kHolders * 4 * 2 * kWorths,
    kStands * 2 * 2 * kHolders * 2,
    4 * kHolders * 2 * 2 * kWorths,
    kStands* kHolders * 2 * 2 * 2 * kWorths,
    2 * 2 * 8 * 4 * 4,
    kStands * 3 * 2 * 2 * kWorths,
};

/// The number of the first feature of each table, and finally the total number of features.
inline constexpr std::array<int, kPolicyTables + 1> kPolicyFirst = [] {
  std::array<int, kPolicyTables + 1> first{};
  for (int i = 0; i < kPolicyTables; ++i) first[i + 1] = first[i] + kPolicySizes[i];
  return first;
}();

}  // namespace internal

inline constexpr int kPolicyFeatures = internal::kPolicyFirst.back();

/// The situation of the seat to play, for computing the features of one card after another.
class PolicySituation {
 public:
  PolicySituation(const PlayState& table, const Rules& rules)
      : table_(table),
        rules_(rules),
        seat_(table.turn()),
        hand_(table.hands[seat_]),
        others_(table.left - hand_),
        place_(table.size),
        role_((seat_ - table.declarer) & 3),
        trumps_out_(std::min((others_ & kTrumpCards).size(), 8)),
        own_trumps_(std::min((hand_ & kTrumpCards).size(), 4)) {
    const int declarers = table.declarer & 1;
    const int own = table.won[declarers].total().count();
    const int other = table.won[1 - declarers].total().count();
    const int rest = kAllPoints - table.won[0].cards.count() - table.won[1].cards.count();
    stake_ = own > other + rest ? 0 : own + rest <= other ? 1 : 2;
    if (place_ == 0) return;
    const bool follows = !(hand_ & SuitOf(table.led)).empty();
    stand_ = (follows ? IsTrump(table.led) ? 3 : 0 : 6) + place_;
    holder_ = ((table.holder ^ seat_) & 1) == 0 ? 1 : 2;
    const int points = CardPoints(table.trick);
    points_ = points < 5 ? 0 : points < 11 ? 1 : points < 20 ? 2 : 3;
    roem_ = TrickRoem(table.trick, rules);
    if (trumps_out_ == 0) return;
    for (int step = 1; step < kSeats - place_; step += 2) {
      const unsigned voids = table.voids[(seat_ + step) & 3];
      ruff_after_ |= (voids >> (table.led.index() / 8) & ~(voids >> kTrumpByte) & 1) != 0;
    }
  }

  /// The role of the seat to play in the trick, from 0 to `internal::kStands` - 1.
  int stand() const { return stand_; }

  PolicyFeatures Of(PlayCard card) const {
    using namespace internal;
    const int byte = card.index() / 8;
    const int trump = byte == kTrumpByte ? 1 : 0;
    const int strength = kRanks * trump + card.index() % kRanks;
    const PlaySet suit = SuitOf(card);
    const int beaten_by = (others_ & suit & Above(card)).size();
    const int unbeaten = beaten_by == 0 ? 1 : 0;
    const int worth = kWorthOf[strength];
    const PlaySet own = hand_ & suit;
    const int length = std::min(own.size(), 4) - 1;
    PolicyFeatures features;
    const auto add = [&](PolicyTable table, int index) {
      features.numbers[features.size++] = static_cast<std::int16_t>(kPolicyFirst[table] + index);
    };
    add(kByRole, ((stand_ * 4 + role_) * kStrengths + strength) * 2 + unbeaten);
    add(kByLength, (stand_ * kStrengths + strength) * 4 + length);
    add(kByTrick, (table_.number * kStands + stand_) * kStrengths + strength);
    const int takes = place_ > 0 && Beats(card, table_.best, table_.led) ? 1 : 0;
    add(kByHolder, ((stand_ * kHolders + holder_) * 2 + takes) * kStrengths + strength);
    add(kStake, (((stand_ * 3 + stake_) * 2 + (role_ & 1)) * 2 + takes) * kWorths + worth);
    if (place_ == 0) {
      add(kLeadOut, (((trump * 2 + unbeaten) * 8 + std::min((others_ & suit).size(), 7)) * 4 +
                     std::min(trumps_out_, 3)) *
                            4 +
                        role_);
      add(kLeadTrumps, (((role_ * 2 + trump) * 2 + unbeaten) * 9 + trumps_out_) * 5 + own_trumps_);
      const auto is_void = [&](int step) { return table_.voids[(seat_ + step) & 3] >> byte & 1; };
      const auto led = [&](int step) { return table_.led_by[byte] >> ((seat_ + step) & 3) & 1; };
      const int history = led(2) + 2 * (led(1) | led(3));
      add(kLeadHistory,
          ((((trump * 2 + unbeaten) * 4 + history) * 2 + (is_void(1) | is_void(3))) * 2 +
           is_void(2)) *
                  4 +
              role_);
      return features;
    }
    const int gain = TrickRoem(table_.trick | card, rules_) - roem_;
    add(kBeaten,
        (((stand_ * kHolders + holder_) * 2 + takes) * 4 + std::min(beaten_by, 3)) * 4 + points_);
    add(kRoem, ((place_ * kHolders + holder_) * 2 + takes) * 3 + (gain <= 0    ? 0
                                                                  : gain <= 20 ? 1
                                                                               : 2));
    if (stand_ > 6 && trump == 0) {
      const int has_ace = own.Highest().index() % kRanks == kRanks - 1 ? 1 : 0;
      add(kDiscard, ((holder_ * 4 + length) * 2 + has_ace) * kWorths + worth);
    }
    const PlayCard best = takes ? card : table_.best;
    const bool beaten = !(others_ & SuitOf(best) & Above(best)).empty();
    const bool ruffed = !IsTrump(best) && trumps_out_ > 0;
    add(kSafe, ((((stand_ * kHolders + holder_) * 2 + takes) * 2 + (beaten ? 1 : 0)) * 2 +
                (ruffed ? 1 : 0)) *
                       kWorths +
                   worth);
    const int highest = own.Highest() == card ? 1 : 0;
    const int lowest = own.Lowest() == card ? 1 : 0;
    add(kEnds, (((stand_ * 2 + highest) * 2 + lowest) * kHolders + holder_) * 2 + takes);
    add(kRuffAfter,
        (((place_ * kHolders + holder_) * 2 + takes) * 2 + (ruff_after_ ? 1 : 0)) * kWorths +
            worth);
    return features;
  }

 private:
  const PlayState& table_;
  const Rules& rules_;
  int seat_;
  PlaySet hand_;
  PlaySet others_;
  int place_;
  int role_;
  int trumps_out_;
  int own_trumps_;
  int stand_ = 0;
  int holder_ = 0;
  int points_ = 0;
  int roem_ = 0;
  int stake_ = 0;
  bool ruff_after_ = false;
};

}  // namespace jasnel
