// Legal cards, tricks and scores against a plain game of letters and numbers.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge::testing {
namespace {

struct PlainCard {
  char suit;
  int rank;  // from 2 to 14
};

int PlainRank(char letter) {
  const std::string letters = "23456789TJQKA";
  return 2 + static_cast<int>(letters.find(letter));
}

std::vector<PlainCard> PlainHand(CardSet cards) {
  std::vector<PlainCard> hand;
  for (const Card card : cards) {
    const std::string text = FormatCard(card);
    hand.push_back({text[0], PlainRank(text[1])});
  }
  return hand;
}

bool Follows(const std::vector<PlainCard>& hand, char suit) {
  return std::ranges::any_of(hand, [&](PlainCard card) { return card.suit == suit; });
}

// The place of the card that takes a trick.
std::size_t PlainWinner(const std::vector<PlainCard>& trick) {
  const bool ruffed = Follows(trick, 'S');
  const char suit = ruffed ? 'S' : trick[0].suit;
  std::size_t winner = trick.size();
  for (std::size_t i = 0; i < trick.size(); ++i) {
    if (trick[i].suit != suit) continue;
    if (winner == trick.size() || trick[i].rank > trick[winner].rank) winner = i;
  }
  return winner;
}

void PlayAndCompare(int players, int cards, Random& random) {
  Position position;
  position.players = players;
  position.hands = RandomHands(random, players, cards);
  for (int seat = 0; seat < players; ++seat) position.bids[seat] = random.Below(cards + 1);
  ASSERT_FALSE(Validate(position));
  std::vector<int> taken(static_cast<std::size_t>(players));
  int leader = 0;
  std::vector<PlainCard> trick;
  while (!position.IsOver()) {
    const int turn = (leader + static_cast<int>(trick.size())) % players;
    ASSERT_EQ(position.turn(), turn);
    const auto hand = PlainHand(position.hands[turn]);
    const bool must = !trick.empty() && Follows(hand, trick[0].suit);
    const CardSet legal = position.Legal();
    for (const PlainCard card : hand) {
      const Card same =
          ParseCard(std::string(1, card.suit) + "23456789TJQKA"[card.rank - 2]).value();
      ASSERT_EQ(legal.Contains(same), !must || card.suit == trick[0].suit);
    }
    int left = random.Below(legal.size());
    Card played;
    for (const Card card : legal) {
      if (left-- == 0) played = card;
    }
    trick.push_back(PlainHand(played)[0]);
    position.Play(played);
    ASSERT_FALSE(position.size > 0 && Validate(position).has_value());
    if (static_cast<int>(trick.size()) < players) continue;
    leader = (leader + static_cast<int>(PlainWinner(trick))) % players;
    ++taken[static_cast<std::size_t>(leader)];
    trick.clear();
  }
  const Tricks scores = ScoresOf(players, position.bids, position.taken);
  for (int seat = 0; seat < players; ++seat) {
    const int made = taken[static_cast<std::size_t>(seat)];
    const int bid = position.bids[seat];
    EXPECT_EQ(position.taken[seat], made);
    EXPECT_EQ(scores[seat], made == bid ? 10 + 2 * made : -2 * std::abs(made - bid));
  }
}

TEST(BoerenbridgePlainGame, PlaysTheSameForAllNumbersOfPlayersAndCards) {
  Random random(1);
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int cards = 1; cards <= MostCards(players); ++cards) {
      for (int deal = 0; deal < 30; ++deal) PlayAndCompare(players, cards, random);
    }
  }
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
