// Features of a legal card, for the card model.
#pragma once

#include <algorithm>
#include <array>

#include "ai/boerenbridge/models/card_strength.h"
#include "ai/boerenbridge/models/feature_tables.h"
#include "ai/models/choice_net.h"
#include "jasnel/boerenbridge/player.h"

namespace jasnel::boerenbridge {

namespace internal {

/// The role of the seat to play in the trick: it leads, follows to a plain suit, follows to trumps,
/// can ruff, or can only discard.
enum Stand : std::uint8_t { kLeads, kFollows, kFollowsTrumps, kRuffs, kThrowsOff };
inline constexpr int kStands = 5;

/// Tables shared by all cards.
enum SharedTable : std::uint8_t {
  kPlace,       ///< players (5), cards in the trick (7)
  kNeed,        ///< cards held (10), tricks still to take: -1 to 6 (8)
  kPlan,        ///< expected tricks minus tricks needed, in thirds (19), size of the hand (6)
  kTension,     ///< tricks all seats need minus tricks left: -4 to 4 (9), size of the hand
  kStand,       ///< stand, whether a trump holds the trick (2), need (4)
  kHolds,       ///< chance that the best card wins (6), need of its player (3), seats still to play
                ///< (4)
  kAfter,       ///< seats still to play that need tricks (4), and that do not (4)
  kTrumpsHeld,  ///< trumps held: 0 to 5 (6), expected with others (6)
  kSure,        ///< trumps held above all others: 0 to 4 (5), tricks needed: -1 to 4 (6)
  kShape,       ///< strong cards: 0 to 4 (5), weak ones: 0 to 5 (6), need (4)
  kOthers,      ///< other seats that need tricks (7), size of the hand
  kVoidsIn,     ///< plain suits in which the hand is void (4), trumps held: 0 to 3 (4)
  kSharedTables
};
inline constexpr std::array<int, kSharedTables> kSharedSizes = {5 * 7,
                                                                10 * 8,
                                                                19 * kHandClasses,
                                                                9 * kHandClasses,
                                                                kStands * 2 * kNeedClasses,
                                                                6 * 3 * 4,
                                                                4 * 4,
                                                                6 * 6,
                                                                5 * 6,
                                                                5 * 6 * 4,
                                                                7 * kHandClasses,
                                                                4 * 4};
inline constexpr auto kSharedFirst = FirstOf(kSharedSizes);

/// Tables of one card.
enum CardTable : std::uint8_t {
  kCard,       ///< trump (2), rank (13), stand
  kStrength,   ///< strength (8), trump, stand, need
  kTakes,      ///< takes the trick now (2), chance that it wins it (8), need, last to play (2)
  kPlanAfter,  ///< as kPlan, after the card was played (19), size of the hand, takes
  kLength,     ///< other cards of the suit held: 0 to 3 (4), trump, expected with others (5), lead
  kOrder,      ///< weaker legal cards: 0 to 4 (5), stronger ones (5), need
  kEnds,       ///< highest held of its suit (2), lowest (2), stand, need
  kLeadVoid,   ///< lead of a plain suit: seats void in it: 0 to 3 (4), need, trumps with others (2)
  kOvertakes,  ///< need of the seat winning the trick (3), takes, need, chance that it wins it (3)
  kThrown,     ///< discard: strength (8), need, last of its suit (2), trumps held (2)
  kFight,      ///< as kTension: 9, takes
  kCardTables
};
inline constexpr std::array<int, kCardTables> kCardSizes = {
    2 * kRanks * kStands,
    kStrengthClasses * 2 * kStands* kNeedClasses,
    2 * kStrengthClasses* kNeedClasses * 2,
    19 * kHandClasses * 2,
    4 * 2 * 5 * 2,
    5 * 5 * kNeedClasses,
    2 * 2 * kStands* kNeedClasses,
    4 * kNeedClasses * 2,
    3 * 2 * kNeedClasses * 3,
    kStrengthClasses* kNeedClasses * 2 * 2,
    9 * 2};
inline constexpr auto kCardFirst = FirstOf(kCardSizes);

}  // namespace internal

inline constexpr ChoiceShape kPlayShape = {internal::kSharedFirst.back(),
                                           internal::kCardFirst.back()};

using PlaySharedFeatures = FeatureList<internal::kSharedTables>;
using PlayCardFeatures = FeatureList<internal::kCardTables>;

/// The situation of the seat to play, for computing the features of one card after another: its own
/// hand, which must be known, and public information. Other hands do not matter, and plain suits
/// are treated alike.
class PlaySituation {
 public:
  explicit PlaySituation(const PlayState& table)
      : table_(table),
        position_(table.position),
        seat_(position_.turn()),
        hand_(position_.hands[seat_]),
        legal_(position_.Legal()),
        held_(hand_.size()),
        to_come_(position_.players - 1 - position_.size),
        hidden_(kFullDeck - hand_ - table.played, position_.players - 1,
                (position_.players - 1) * held_ - position_.size),
        strengths_(hand_, hidden_),
        trumps_out_(hidden_.Out(kTrump)),
        need_(position_.bids[seat_] - position_.taken[seat_]) {
    using namespace internal;
    const int trumps = (hand_ & kTrumps).size();
    if (position_.size > 0) {
      const bool led_trumps = SuitOf(position_.trick[0]) == kTrump;
      const bool follows = !(hand_ & SuitCards(SuitOf(position_.trick[0]))).empty();
      stand_ =
          follows ? (led_trumps ? kFollowsTrumps : kFollows) : (trumps > 0 ? kRuffs : kThrowsOff);
      holder_need_ = std::clamp(NeedOf(position_.holder), -1, 1) + 1;
    }
    int demand = std::max(need_, 0);
    for (int step = 1; step < position_.players; ++step) {
      const int other = Clockwise(seat_, position_.players, step);
      const int need = NeedOf(other);
      demand += std::max(need, 0);
      if (need > 0) ++others_need_;
      if (step > to_come_) continue;
      ++(need > 0 ? come_needing_ : come_sated_);
    }
    tension_ = std::clamp(demand - held_, -4, 4) + 4;
  }

  CardSet legal() const { return legal_; }

  PlaySharedFeatures Shared() const {
    using namespace internal;
    PlaySharedFeatures features;
    const auto add = [&](SharedTable table, int index) {
      features.Add(kSharedFirst[table] + index);
    };
    const int size = HandClass(held_);
    const int need = NeedClass(need_);
    const int trumps = (hand_ & kTrumps).size();
    add(kPlace, (position_.players - kMinPlayers) * 7 + position_.size);
    add(kNeed, (held_ - 1) * 8 + std::clamp(need_, -1, 6) + 1);
    add(kPlan, PlanStep(strengths_.total() - static_cast<float>(need_)) * kHandClasses + size);
    add(kTension, tension_ * kHandClasses + size);
    const bool trump_holds = position_.size > 0 && SuitOf(position_.best) == kTrump;
    add(kStand, (stand_ * 2 + (trump_holds ? 1 : 0)) * kNeedClasses + need);
    if (position_.size > 0) {
      const int holds = StepOf(ChanceToHold(position_.best, to_come_), 0, 1.0f / 6, 6);
      add(kHolds, (holds * 3 + holder_need_) * 4 + std::min(to_come_, 3));
    }
    add(kAfter, std::min(come_needing_, 3) * 4 + std::min(come_sated_, 3));
    add(kTrumpsHeld, std::min(trumps, 5) * 6 + TrumpsOutClass());
    const CardSet beaten = hidden_.unseen & kTrumps;
    const int sure = beaten.empty() ? trumps : (hand_ & kTrumps & Above(beaten.Highest())).size();
    add(kSure, std::min(sure, 4) * 6 + std::clamp(need_, -1, 4) + 1);
    add(kShape,
        (std::min(strengths_.strong(), 4) * 6 + std::min(strengths_.weak(), 5)) * kNeedClasses +
            need);
    add(kOthers, others_need_ * kHandClasses + size);
    int voids = 0;
    for (const Suit suit : kAllSuits) {
      if (suit != kTrump && (hand_ & SuitCards(suit)).empty()) ++voids;
    }
    add(kVoidsIn, voids * 4 + std::min(trumps, 3));
    return features;
  }

  /// For a legal card.
  PlayCardFeatures Of(Card card) const {
    using namespace internal;
    PlayCardFeatures features;
    const auto add = [&](CardTable table, int index) { features.Add(kCardFirst[table] + index); };
    const Suit suit = SuitOf(card);
    const int trump = suit == kTrump ? 1 : 0;
    const int need = NeedClass(need_);
    const bool lead = position_.size == 0;
    const CardSet own = hand_ & SuitCards(suit);
    const float strength = strengths_.Of(card);
    const bool takes = lead || Beats(card, position_.best, position_.trick[0]);
    const float holds = takes ? ChanceToHold(card, to_come_) : 0;
    const int take = takes ? 1 : 0;
    add(kCard, (trump * kRanks + static_cast<int>(RankOf(card))) * kStands + stand_);
    add(kStrength,
        ((StrengthClass(strength) * 2 + trump) * kStands + stand_) * kNeedClasses + need);
    add(kTakes, ((take * kStrengthClasses + StrengthClass(holds)) * kNeedClasses + need) * 2 +
                    (to_come_ == 0 ? 1 : 0));
    add(kPlanAfter, (PlanStep(strengths_.total() - strength - static_cast<float>(need_) + holds) *
                         kHandClasses +
                     HandClass(held_)) *
                            2 +
                        take);
    const int out = StepOf(hidden_.Out(suit), 0, 1.5f, 5);
    add(kLength, ((std::min(own.size() - 1, 3) * 2 + trump) * 5 + out) * 2 + (lead ? 1 : 0));
    int weaker = 0;
    for (const Card other : legal_) weaker += strengths_.Of(other) < strength ? 1 : 0;
    int stronger = 0;
    for (const Card other : legal_) stronger += strengths_.Of(other) > strength ? 1 : 0;
    add(kOrder, (std::min(weaker, 4) * 5 + std::min(stronger, 4)) * kNeedClasses + need);
    add(kEnds,
        (((own.Highest() == card ? 2 : 0) + (own.Lowest() == card ? 1 : 0)) * kStands + stand_) *
                kNeedClasses +
            need);
    if (lead && trump == 0) {
      int voids = 0;
      for (int seat = 0; seat < position_.players; ++seat) {
        if (seat != seat_) voids += table_.voids[seat] >> jasnel::Index(suit) & 1;
      }
      add(kLeadVoid, (std::min(voids, 3) * kNeedClasses + need) * 2 + (trumps_out_ > 0 ? 1 : 0));
    }
    if (!lead) {
      add(kOvertakes,
          ((holder_need_ * 2 + take) * kNeedClasses + need) * 3 + StepOf(holds, 0, 1.0f / 3, 3));
    }
    if (stand_ >= kRuffs && trump == 0) {
      add(kThrown,
          ((StrengthClass(strength) * kNeedClasses + need) * 2 + (own.IsSingle() ? 1 : 0)) * 2 +
              ((hand_ & kTrumps).empty() ? 0 : 1));
    }
    add(kFight, tension_ * 2 + take);
    return features;
  }

 private:
  int NeedOf(int seat) const { return position_.bids[seat] - position_.taken[seat]; }

  static int PlanStep(float above) { return internal::StepOf(above, -3.16667f, 1.0f / 3, 19); }

  int TrumpsOutClass() const {
    return trumps_out_ <= 0  ? 0
           : trumps_out_ < 1 ? 1
           : trumps_out_ < 2 ? 2
           : trumps_out_ < 4 ? 3
           : trumps_out_ < 7 ? 4
                             : 5;
  }

  // The chance that none of the `seats` to come beats a card that holds the trick, or would.
  float ChanceToHold(Card best, int seats) const {
    if (seats == 0) return 1;
    const Suit led = position_.size == 0 ? SuitOf(best) : SuitOf(position_.trick[0]);
    const float part = static_cast<float>(seats) / static_cast<float>(hidden_.others);
    const CardSet better = Above(best);
    float beaten = 0;
    if (SuitOf(best) == led) beaten += part * hidden_.Expected(better & SuitCards(led));
    if (led != kTrump) {
      const bool ruffed = SuitOf(best) == kTrump;
      const float ruffs = ruffed ? hidden_.Expected(better & kTrumps) : trumps_out_;
      const float has_ruff = 1 - hidden_.None(ruffs);
      beaten += static_cast<float>(seats) * has_ruff * hidden_.None(hidden_.Out(led));
    }
    return Decay::Of(beaten);
  }

  const PlayState& table_;
  const Position& position_;
  int seat_;
  CardSet hand_;
  CardSet legal_;
  int held_;
  int to_come_;
  HiddenCards hidden_;
  CardStrengths strengths_;
  float trumps_out_;
  int need_;
  int stand_ = internal::kLeads;
  int holder_need_ = 0;
  int others_need_ = 0;
  int come_needing_ = 0;
  int come_sated_ = 0;
  int tension_ = 0;
};

}  // namespace jasnel::boerenbridge
