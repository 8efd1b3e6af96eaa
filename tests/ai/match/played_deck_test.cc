// What is dealt after a deal that was played.

#include "ai/match/played_deck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "jasnel/deal_play.h"
#include "jasnel/player.h"

namespace jasnel {
namespace {

// The share of hands with a void in deals that are dealt so.
double Voids(const std::string& dealt) {
  constexpr int kDeals = 2000;
  const Dealt how = ParseDealt(dealt).value();
  const Rules rules = ParseRules("nku-rotterdam").value();
  int voids = 0;
  for (std::uint64_t number = 1; number <= kDeals; ++number) {
    Random random = Random::Stream(7, number);
    const Hands hands = DealtHands(how, rules, DealerOfBoard(number), random);
    CardSet all;
    for (const CardSet hand : hands) {
      EXPECT_EQ(hand.size(), kHandSize);
      all |= hand;
      voids += std::any_of(kAllSuits.begin(), kAllSuits.end(),
                           [&](Suit suit) { return (hand & CardsOf(suit)).empty(); })
                   ? 1
                   : 0;
    }
    EXPECT_EQ(all, kFullDeck);
  }
  return voids / (4.0 * kDeals);
}

TEST(PlayedDeck, LiesTrickByTrickEachSidesTogether) {
  const auto player = MakePlayer("full:level=club").value();
  DealToPlay deal;
  deal.hands = RandomHands(3, 1);
  deal.rules = ParseRules("nku-rotterdam").value();
  const DealPlayed played =
      PlayDeal(deal, {player.get(), player.get(), player.get(), player.get()});
  const Deck deck = PlayedDeck(deal, played, Side::kEastWest);
  const auto tricks = played.tricks.tricks();
  std::vector<int> order;  // of the tricks in the deck
  for (std::size_t i = 0; i < deck.size(); i += kSeats) {
    const auto found = std::find_if(tricks.begin(), tricks.end(), [&](const SeenTrick& trick) {
      return std::equal(trick.cards.begin(), trick.cards.end(), deck.begin() + i);
    });
    ASSERT_NE(found, tricks.end()) << "place " << i;
    order.push_back(static_cast<int>(found - tricks.begin()));
  }
  // Who won a trick leads to the next: the tricks of East and West come first.
  const auto of_east_west = [&](int trick) {
    return SideOf(tricks[static_cast<std::size_t>(trick) + 1].leader) == Side::kEastWest;
  };
  std::vector<int> before_last;
  std::copy_if(order.begin(), order.end(), std::back_inserter(before_last),
               [](int trick) { return trick < 7; });
  EXPECT_TRUE(std::is_partitioned(before_last.begin(), before_last.end(), of_east_west));
  EXPECT_TRUE(std::any_of(before_last.begin(), before_last.end(), of_east_west));
}

TEST(PlayedDeck, OneThatWasPassedOutLiesHandByHand) {
  DealToPlay deal;
  deal.hands = RandomHands(3, 2);
  DealPlayed played;
  played.passed_out = true;
  const Deck deck = PlayedDeck(deal, played, Side::kNorthSouth);
  for (std::size_t i = 0; i < deck.size(); ++i) EXPECT_TRUE(deal.hands[i / 8].Contains(deck[i]));
}

TEST(DealtHands, AtRandomAreThoseOfTheSeed) {
  Random random = Random::Stream(9, 4);
  EXPECT_EQ(DealtHands({}, {}, Seat::kNorth, random), RandomHands(9, 4));
}

TEST(DealtHands, PacketsMakeVoidsAndRifflesTakeThemAway) {
  constexpr double kRandom = 0.272;
  EXPECT_NEAR(Voids("random"), kRandom, 0.015);
  EXPECT_GT(Voids("3-2-3,cut"), 0.34);
  EXPECT_GT(Voids("4-4,cut"), 0.42);
  EXPECT_LT(Voids("1,cut"), 0.08);
  EXPECT_NEAR(Voids("3-2-3,riffles=3,cut"), kRandom, 0.015);
}

}  // namespace
}  // namespace jasnel
