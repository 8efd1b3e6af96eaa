// Ways to deal by hand: their text, and what becomes of a deck.

#include "jasnel/dealt.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "bitboard/dealing/deck.h"

namespace jasnel {
namespace {

Deck InOrder() {
  Deck deck;
  for (int i = 0; i < kDeckSize; ++i) deck[static_cast<std::size_t>(i)] = Card(i);
  return deck;
}

// How many runs of cards in a deck are each as they were in order, wherever they lie.
int RisingSequences(const Deck& deck) {
  std::array<int, kDeckSize> places{};
  for (int i = 0; i < kDeckSize; ++i) places[deck[static_cast<std::size_t>(i)].index()] = i;
  int sequences = 1;
  for (int i = 1; i < kDeckSize; ++i) sequences += places[i] < places[i - 1] ? 1 : 0;
  return sequences;
}

// How many cards lie on the card that they lay on.
int Neighbours(const Deck& deck) {
  int neighbours = 0;
  for (std::size_t i = 1; i < deck.size(); ++i) {
    neighbours += deck[i].index() == deck[i - 1].index() + 1 ? 1 : 0;
  }
  return neighbours;
}

bool IsWhole(const Deck& deck) {
  CardSet cards;
  for (const Card card : deck) cards |= card;
  return cards == kFullDeck;
}

TEST(Dealt, IsReadAsItIsWritten) {
  for (const char* const text : {"random", "3-2-3", "3-2-3,cut", "4-4,riffles=1,cut", "1,clumsy=20",
                                 "2-3-3,overhand=6,cut", "8", "1,cut"}) {
    const auto dealt = ParseDealt(text);
    ASSERT_TRUE(dealt) << text;
    EXPECT_EQ(FormatDealt(*dealt), text);
  }
}

TEST(Dealt, WhatIsTheSameIsWrittenTheSame) {
  EXPECT_EQ(FormatDealt(ParseDealt("1-1-1-1-1-1-1-1").value()), "1");
  EXPECT_EQ(FormatDealt(ParseDealt("4-4,overhand=0,CUT").value()), "4-4,cut");
  const Dealt dealt = ParseDealt("3-2-3+riffles=1+cut").value();
  EXPECT_EQ(FormatDealt(dealt), "3-2-3,riffles=1,cut");
  EXPECT_EQ(FormatDealt(dealt, '+'), "3-2-3+riffles=1+cut");
}

TEST(Dealt, RefusesWhatIsNoWayToDeal) {
  for (const char* const text :
       {"", "3-2", "3-2-4", "0-8", "3--5", "3-2-3-", "3-2-3,", "2", "9", "3-2-3,riffles",
        "3-2-3,riffles=", "3-2-3,riffles=21", "3-2-3,riffles=-1", "3-2-3,faro=1",
        "3-2-3,cut,riffles=1", "3-2-3,cut,cut", "random,cut", "cut"}) {
    const auto dealt = ParseDealt(text);
    ASSERT_FALSE(dealt) << text;
    EXPECT_NE(dealt.error().message.find("3-2-3,riffles=1,cut"), std::string::npos);
  }
}

TEST(Deck, PacketsGoRoundFromTheDealersLeft) {
  const Dealt dealt = ParseDealt("3-2-3").value();
  Random random(1);
  const Hands hands = InPackets(Mixed(InOrder(), dealt, random), dealt, Seat::kNorth);
  CardSet east;
  for (const int place : {0, 1, 2, 12, 13, 20, 21, 22}) east |= Card(place);
  EXPECT_EQ(hands[Index(Seat::kEast)], east);
  CardSet north;
  for (const int place : {9, 10, 11, 18, 19, 29, 30, 31}) north |= Card(place);
  EXPECT_EQ(hands[Index(Seat::kNorth)], north);
}

TEST(Deck, ARiffleLeavesTwoHalvesInOrder) {
  Random random(2);
  std::set<int> sequences;
  for (int i = 0; i < 200; ++i) {
    for (const int same : {0, 1}) {
      const Deck riffled = Riffled(InOrder(), same, random);
      ASSERT_TRUE(IsWhole(riffled));
      EXPECT_LE(RisingSequences(riffled), 2);
      sequences.insert(RisingSequences(Riffled(riffled, same, random)));
    }
  }
  EXPECT_EQ(*sequences.rbegin(), 4) << "two riffles";
}

TEST(Deck, AClumsyRiffleLeavesTwoOfThreeCardsOnTheOneBefore) {
  Random random(3);
  double good = 0;
  double clumsy = 0;
  constexpr int kTimes = 4000;
  for (int i = 0; i < kTimes; ++i) {
    good += Neighbours(Riffled(InOrder(), 0, random));
    clumsy += Neighbours(Riffled(InOrder(), 1, random));
  }
  EXPECT_NEAR(good / kTimes / 31, 0.5, 0.03);
  EXPECT_NEAR(clumsy / kTimes / 31, 2.0 / 3, 0.03);
}

TEST(Deck, AnOverhandPassTurnsTheOrderOfPacketsRound) {
  Random random(4);
  double neighbours = 0;
  constexpr int kTimes = 4000;
  for (int i = 0; i < kTimes; ++i) {
    const Deck shuffled = Overhand(InOrder(), random);
    ASSERT_TRUE(IsWhole(shuffled));
    neighbours += Neighbours(shuffled);
    for (std::size_t place = 1; place < shuffled.size(); ++place) {
      const int step = shuffled[place].index() - shuffled[place - 1].index();
      ASSERT_TRUE(step == 1 || step < 0);
    }
  }
  EXPECT_NEAR(neighbours / kTimes / 31, 0.75, 0.02);
}

TEST(Deck, ACutLeavesThreeCardsInEitherPart) {
  const Dealt dealt = ParseDealt("4-4,cut").value();
  Random random(5);
  std::set<int> tops;
  for (int i = 0; i < 2000; ++i) {
    const Deck cut = Mixed(InOrder(), dealt, random);
    EXPECT_GE(Neighbours(cut), 30);
    tops.insert(cut[0].index());
  }
  EXPECT_EQ(*tops.begin(), 3);
  EXPECT_EQ(*tops.rbegin(), 29);
  EXPECT_EQ(tops.size(), 27u);
}

}  // namespace
}  // namespace jasnel
