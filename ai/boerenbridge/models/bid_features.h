// Features of a legal bid, for the bidding model.
#pragma once

#include <algorithm>
#include <array>

#include "ai/boerenbridge/models/card_strength.h"
#include "ai/boerenbridge/models/chance_strength.h"
#include "ai/boerenbridge/models/feature_tables.h"
#include "ai/models/choice_net.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

namespace internal {

/// Tables shared by all bids.
enum BidSharedTable : std::uint8_t {
  kBidSeat,    ///< players (5), seat (7)
  kBidCards,   ///< cards (10), players
  kBidTotal,   ///< expected tricks of the hand, in quarters: 0 to 8 (33)
  kBidTrumps,  ///< trumps held: 0 to 6 (7), size of the hand (6)
  kBidTrump,   ///< a trump held, by rank (13): one for each
  kBidSuit,    ///< ace, king, queen held (8), length 0 to 5 (6): one for each plain suit
  kBidExcess,  ///< tricks bid above the share of those who bid, in halves: -4 to 4 (17), seats
               ///< that bid after this one (7)
  kBidVoids,   ///< plain suits in which the hand is void (4), trumps held: 0 to 3 (4)
  kBidLead,    ///< leads to the first trick (2), strong cards: 0 to 4 (5)
  kBidStrong,  ///< strong cards: 0 to 5 (6), cards neither strong nor weak: 0 to 4 (5)
  kBidSharedTables
};
inline constexpr std::array<int, kBidSharedTables> kBidSharedSizes = {
    5 * 7, 10 * 5, 33, 7 * kHandClasses, kRanks, 8 * 6, 17 * 7, 4 * 4, 2 * 5, 6 * 5};
inline constexpr auto kBidSharedFirst = FirstOf(kBidSharedSizes);

/// Tables of one bid.
enum BidTable : std::uint8_t {
  kBidNumber,  ///< bid: 0 to 10 (11), cards (10)
  kBidAbove,   ///< bid minus the hand's expected tricks, in quarters: -4 to 4 (33), size of the
               ///< hand
  kBidSum,     ///< bids so far with this one, above the cards: -4 to 4 (9), seats after: 0 to 3 (4)
  kBidByTrumps,       ///< bid: 0 to 5 (6), trumps held: 0 to 5 (6)
  kBidByStrong,       ///< bid: 0 to 5, strong cards: 0 to 5
  kBidPlayers,        ///< bid: 0 to 5, players (5)
  kBidAboveByChance,  ///< bid minus the hand's expected tricks by chance, in eighths: -2 to 2 (33),
                      ///< size
  kBidTables
};
inline constexpr std::array<int, kBidTables> kBidSizes = {
    11 * 10, 33 * kHandClasses, 9 * 4, 6 * 6, 6 * 6, 6 * 5, 33 * kHandClasses};
inline constexpr auto kBidFirst = FirstOf(kBidSizes);

}  // namespace internal

inline constexpr ChoiceShape kBidShape = {internal::kBidSharedFirst.back(),
                                          internal::kBidFirst.back()};

using BidSharedFeatures = FeatureList<internal::kBidSharedTables + kMaxCards + kSuits>;
using BidFeatures = FeatureList<internal::kBidTables>;

/// The situation of the seat to bid, for computing the features of one bid after another. Plain
/// suits are treated alike.
class BidSituation {
 public:
  BidSituation(const Bidding& bidding, CardSet hand)
      : bidding_(bidding),
        hand_(hand),
        hidden_(kFullDeck - hand, bidding.players() - 1, (bidding.players() - 1) * bidding.cards()),
        strengths_(hand, hidden_),
        by_chance_(hand, hidden_) {}

  const Bidding& bidding() const { return bidding_; }

  BidSharedFeatures Shared() const {
    using namespace internal;
    BidSharedFeatures features;
    const auto add = [&](BidSharedTable table, int index) {
      features.Add(kBidSharedFirst[table] + index);
    };
    const int players = bidding_.players() - kMinPlayers;
    const CardSet trumps = hand_ & kTrumps;
    add(kBidSeat, players * 7 + bidding_.Turn());
    add(kBidCards, (bidding_.cards() - 1) * 5 + players);
    add(kBidTotal, StepOf(strengths_.total(), 0, 0.25f, 33));
    add(kBidTrumps, std::min(trumps.size(), 6) * kHandClasses + HandClass(bidding_.cards()));
    for (const Card card : trumps) add(kBidTrump, static_cast<int>(RankOf(card)));
    int voids = 0;
    for (const Suit suit : kAllSuits) {
      if (suit == kTrump) continue;
      const CardSet cards = hand_ & SuitCards(suit);
      if (cards.empty()) ++voids;
      const auto tops = static_cast<int>(cards.bits() >> (SuitShift(suit) + kRanks - 3) & 7);
      add(kBidSuit, tops * 6 + std::min(cards.size(), 5));
    }
    const float share = static_cast<float>(bidding_.cards() * bidding_.count()) /
                        static_cast<float>(bidding_.players());
    add(kBidExcess, StepOf(static_cast<float>(bidding_.total()) - share, -4.25f, 0.5f, 17) * 7 +
                        bidding_.players() - 1 - bidding_.Turn());
    add(kBidVoids, voids * 4 + std::min(trumps.size(), 3));
    add(kBidLead, (bidding_.Turn() == 0 ? 5 : 0) + std::min(strengths_.strong(), 4));
    const int between = bidding_.cards() - strengths_.strong() - strengths_.weak();
    add(kBidStrong, std::min(strengths_.strong(), 5) * 5 + std::min(between, 4));
    return features;
  }

  BidFeatures Of(int bid) const {
    using namespace internal;
    BidFeatures features;
    const auto add = [&](BidTable table, int index) { features.Add(kBidFirst[table] + index); };
    const int few = std::min(bid, 5);
    const int after = bidding_.players() - 1 - bidding_.Turn();
    add(kBidNumber, bid * 10 + bidding_.cards() - 1);
    add(kBidAbove,
        StepOf(static_cast<float>(bid) - strengths_.total(), -4.125f, 0.25f, 33) * kHandClasses +
            HandClass(bidding_.cards()));
    const int above = bidding_.total() + bid - bidding_.cards();
    add(kBidSum, (std::clamp(above, -4, 4) + 4) * 4 + std::min(after, 3));
    add(kBidByTrumps, few * 6 + std::min((hand_ & kTrumps).size(), 5));
    add(kBidByStrong, few * 6 + std::min(strengths_.strong(), 5));
    add(kBidAboveByChance,
        StepOf(static_cast<float>(bid) - by_chance_.total(), -2.0625f, 0.125f, 33) * kHandClasses +
            HandClass(bidding_.cards()));
    add(kBidPlayers, few * 5 + bidding_.players() - kMinPlayers);
    return features;
  }

 private:
  const Bidding& bidding_;
  CardSet hand_;
  HiddenCards hidden_;
  CardStrengths strengths_;
  ChanceStrengths by_chance_;
};

}  // namespace jasnel::boerenbridge
