#include "tools/training/tried_cards.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "ai/models/card_inputs.h"
#include "ai/models/card_network.h"
#include "ai/models/fast_layers.h"
#include "tools/training/card_deals.h"
#include "tools/training/sample_block.h"

namespace jasnel::testing {
namespace {

constexpr std::size_t kWords = WordsOf(CardInputs::kCount);

TEST(TriedCards, AreTheSameWhateverTheThreadsAndInParts) {
  for (const auto opponents : {CardOpponents::kItself, CardOpponents::kClub}) {
    const TriedCards all = TryCards(kCardNetwork, opponents, 3, 10, 50, 1);
    const TriedCards others = TryCards(kCardNetwork, opponents, 3, 10, 50, 3);
    EXPECT_EQ(all.seen, others.seen);
    EXPECT_EQ(all.cards, others.cards);
    EXPECT_EQ(all.worth, others.worth);
    TriedCards parts = TryCards(kCardNetwork, opponents, 3, 10, 21, 2);
    const TriedCards second = TryCards(kCardNetwork, opponents, 3, 31, 29, 2);
    parts.cards.insert(parts.cards.end(), second.cards.begin(), second.cards.end());
    parts.worth.insert(parts.worth.end(), second.worth.begin(), second.worth.end());
    EXPECT_EQ(all.cards, parts.cards);
    EXPECT_EQ(all.worth, parts.worth);
  }
}

TEST(TriedCards, HaveAWorthForEachOfTheHandThatWasTried) {
  const TriedCards tried = TryCards(kCardNetwork, CardOpponents::kItself, 1, 0, 200, 2);
  ASSERT_GT(tried.cards.size(), 200u * 3);
  ASSERT_EQ(tried.worth.size(), tried.cards.size() * kHandSize);
  static_assert(CardInputs::kHand == 0);
  bool differ = false;
  for (std::size_t row = 0; row < tried.cards.size(); ++row) {
    EXPECT_EQ(tried.cards[row] & ~tried.seen[row * kWords], 0u);
    const int count = std::popcount(tried.cards[row]);
    EXPECT_GE(count, 2);
    for (int i = 0; i < kHandSize; ++i) {
      const float worth = tried.worth[row * kHandSize + static_cast<std::size_t>(i)];
      EXPECT_TRUE(i < count || worth == 0);
      EXPECT_LE(std::abs(worth), 162 + 100 + 200 + 8 * 90);
      differ = differ || (i > 0 && i < count && worth != tried.worth[row * kHandSize]);
    }
  }
  EXPECT_TRUE(differ);
}

// Each worth is that of its card: what the network likes best is worth more than the others.
TEST(TriedCards, AreWorthMoreWhereTheNetworkLikesThem) {
  const TriedCards tried = TryCards(kCardNetwork, CardOpponents::kItself, 2, 0, 2000, 2);
  const CardNetwork& network = kCardNetwork;
  double ahead = 0;
  for (std::size_t row = 0; row < tried.cards.size(); ++row) {
    InputList<CardInputs::kMax> inputs;
    for (std::size_t word = 0; word < kWords; ++word) {
      inputs.AddCards(static_cast<int>(32 * word), tried.seen[row * kWords + word]);
    }
    const auto second = SecondLayerOf(network, inputs);
    const float* worth = &tried.worth[row * kHandSize];
    float likeliest = 0;
    float sum = 0;
    std::int32_t most = std::numeric_limits<std::int32_t>::min();
    for (std::uint32_t bits = tried.cards[row]; bits != 0; bits &= bits - 1, ++worth) {
      const std::int32_t odds = OutputOf(network, second, std::countr_zero(bits));
      sum += *worth;
      if (odds > most) likeliest = *worth;
      most = std::max(most, odds);
    }
    const auto others = static_cast<float>(std::popcount(tried.cards[row]) - 1);
    ahead += static_cast<double>(likeliest - (sum - likeliest) / others);
  }
  EXPECT_GT(ahead / static_cast<double>(tried.cards.size()), 3);
}

TEST(TriedCards, AgainstClubAreThoseOfOneSideWhichChanges) {
  constexpr auto kTrickWord = static_cast<std::size_t>(CardInputs::kTrick / 32);
  std::array<int, 2> leads{};
  for (std::uint64_t deal = 0; deal < 200; ++deal) {
    const TriedCards own = TryCards(kCardNetwork, CardOpponents::kClub, 1, deal, 1, 1);
    Random random = Random::Stream(1, deal);
    const auto side = static_cast<std::uint64_t>(DrawDealToLearn(random).table.turn() & 1);
    for (std::size_t row = 0; row < own.cards.size(); ++row) {
      const std::uint32_t* const seen = &own.seen[row * kWords];
      if (std::popcount(seen[0]) < kHandSize || seen[kTrickWord] != 0) continue;
      EXPECT_EQ(side, deal % 2);
      ++leads[side];
    }
  }
  EXPECT_GT(leads[0], 5);
  EXPECT_GT(leads[1], 5);
}

// A network that knows nothing loses to `club`, and not to itself.
TEST(TriedCards, AgainstClubHaveThatPlayerInTheOtherSeats) {
  static const CardNetwork kNothing{};
  const auto mean = [](CardOpponents opponents) {
    const TriedCards tried = TryCards(kNothing, opponents, 1, 0, 400, 2);
    double sum = 0;
    for (std::size_t row = 0; row < tried.cards.size(); ++row) {
      sum += static_cast<double>(tried.worth[row * kHandSize]);
    }
    return sum / static_cast<double>(tried.cards.size());
  };
  EXPECT_LT(mean(CardOpponents::kClub), -20);
  EXPECT_GT(mean(CardOpponents::kItself), -10);
}

TEST(DealsToLearn, AreOfAllKinds) {
  int without_calls = 0;
  unsigned options_seen = 0;
  for (std::uint64_t number = 0; number < 200; ++number) {
    Random random = Random::Stream(9, number);
    const auto [rules, table] = DrawDealToLearn(random);
    PlaySet all;
    for (const PlaySet hand : table.hands) {
      EXPECT_EQ(hand.size(), kHandSize);
      all |= hand;
    }
    EXPECT_EQ(all.size(), kDeckSize);
    options_seen |= (rules.nat == NatPays::kOwn ? 1U : 0) | (rules.roem == Roem::kOff ? 2U : 0) |
                    (rules.undertrump == Undertrump::kFree ? 4U : 0);
    without_calls += table.calls == 0 ? 1 : 0;
  }
  EXPECT_EQ(options_seen, 7U);
  EXPECT_GT(without_calls, 200 * 4 / 10);
  EXPECT_LT(without_calls, 200 * 7 / 10);
}

}  // namespace
}  // namespace jasnel::testing
