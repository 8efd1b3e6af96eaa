// Deals of boerenbridge as text, and the same random hands for ever.

#include "jasnel/boerenbridge/deal_line.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <utility>

#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge::testing {
namespace {

TEST(BoerenbridgeNotation, ReadsWhatItWritesInBothLanguages) {
  for (const Card card : kFullDeck) {
    for (const Language language : {Language::kEnglish, Language::kDutch}) {
      EXPECT_EQ(ParseCard(FormatCard(card, language)), card);
    }
  }
  EXPECT_EQ(kFullDeck.size(), 52);
  EXPECT_EQ(FormatHand(kFullDeck & SuitCards(Suit::kHearts)), ".AKQJT98765432..");
  EXPECT_EQ(ParseCard("♥10"), MakeCard(Suit::kHearts, Rank::kTen));
  EXPECT_EQ(ParseCard("H1"), std::nullopt);
  EXPECT_EQ(ParseCard("H22"), std::nullopt);
}

TEST(BoerenbridgeRandomHands, NeverChange) {
  const Hands hands = RandomHands(1, 0, 5, 3);
  std::string text;
  for (int seat = 0; seat < 5; ++seat) text += FormatHand(hands[seat]) + " ";
  EXPECT_EQ(text, "..Q2.7 7.K..K .Q8.8. .3.3.5 Q.T..J ");
}

TEST(BoerenbridgeRandomHands, OfFewerCardsAreDifferentCards) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int cards = 1; cards <= MostCards(players); ++cards) {
      CardSet all;
      const Hands hands = RandomHands(7, static_cast<std::uint64_t>(cards), players, cards);
      for (const CardSet hand : hands) all |= hand;
      EXPECT_EQ(all.size(), players * cards);
      EXPECT_TRUE((all - kFullDeck).empty());
    }
  }
}

TEST(BoerenbridgeDealLine, ReadsWhatItWritesAtAnyTime) {
  Random random(3);
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    DealLine deal;
    deal.has_bids = true;
    Position& position = deal.position;
    position.players = players;
    position.hands = RandomHands(random, players, 4);
    for (int seat = 0; seat < players; ++seat) position.bids[seat] = random.Below(5);
    while (!position.IsOver()) {
      for (const Language language : {Language::kEnglish, Language::kDutch}) {
        const std::string line = FormatDealLine(deal, language);
        const auto read = ParseDealLine(line);
        ASSERT_TRUE(read.ok()) << line << ": " << read.error().message;
        EXPECT_EQ(*read, deal) << line;
      }
      position.Play(position.Legal().Lowest());
    }
  }
}

TEST(BoerenbridgeDealLine, ReadsThreeHandsAndWhatWasPlayed) {
  const auto deal =
      ParseDealLine("0:A.2.. 7... ..T.4  bids=1,0,2 taken=0,1,0 leader=1 trick=D9 # in play");
  ASSERT_TRUE(deal.ok()) << deal.error().message;
  const Position& position = deal->position;
  EXPECT_EQ(position.turn(), 2);
  EXPECT_EQ(position.best, MakeCard(Suit::kDiamonds, Rank::kNine));
  EXPECT_EQ(position.taken[1], 1);
  EXPECT_EQ(FormatHand(position.Legal()), "..T.");
}

TEST(BoerenbridgeDealLine, SaysWhatIsWrong) {
  const std::array<std::pair<const char*, const char*>, 18> kMistakes = {{
      {"", "column 1: no 0: at the start; expected 0: and a hand for each seat"},
      {"N:A... 2...",
       "column 1: no 0: at the start of 'N:A... 2...'; expected 0: and a hand for each seat"},
      {"0:A... 2...", "column 12: 2 hands; expected three to seven, spades.hearts.diamonds.clubs"},
      {"0:A... 2... 3... 4... 5... 6... 7... 8...",
       "column 38: '8...' is an eighth hand; expected three to seven"},
      {"0:A... 1... 3...",
       "column 8: '1' in the hand of seat 1 '1...' is not a card; expected A K Q J T 9 ... 2 (or A "
       "H "
       "V B 10 "
       "9 "
       "... 2) and '.' between suits"},
      {"0:A... A... 3...",
       "column 8: card SA a second time, in the hand of seat 1 'A...'; expected each card once"},
      {"0:A... 2.. 3...",
       "column 8: the hand of seat 1 '2..' has 3 suits; expected four, such as AJT2.Q8.T98. with a "
       "'.' "
       "between them"},
      {"0:A... 2... 3... bids=1,0", "bids= has 2 numbers; expected 3, one for each hand"},
      {"0:A... 2... 3... bids=1,x,0",
       "column 18: 'bids=1,x,0'; expected a number of tricks for each seat, such as 2,0,1,3,1"},
      {"0:A... 2... 3... bids=1,2,0",
       "a bid of 2 by seat 1; expected a number of tricks from 0 to 1"},
      {"0:A... 2... 3... leader=7", "column 18: 'leader=7'; expected a seat from 0 to 6"},
      {"0:A... 2... 3... leader=3", "leader=3; expected a seat from 0 to 2"},
      {"0:A... 2... 34...", "seat 2 holds 2 cards; expected 1"},
      {"0:- 2... 3... trick=S2", "card S2 is in trick= and again before; expected it once"},
      {"0:- .2.. 3.5.. trick=H2,H3", "card H2 is in trick= and again before; expected it once"},
      {"0:- - 3... trick=H2,D3,D4", "trick= has 3 cards; expected less than 3"},
      {"0:- .3.. 3... trick=H2,D3",
       "card D3 in trick= does not follow suit, but seat 1 can; expected a card of that suit"},
      {"0:A... 2... 3... trump=S",
       "column 18: unknown field 'trump'; expected one of bids= taken= leader= trick="},
  }};
  for (const auto& [line, message] : kMistakes) {
    const auto deal = ParseDealLine(line);
    ASSERT_FALSE(deal.ok()) << line;
    EXPECT_EQ(deal.error().message, message) << line;
  }
}

TEST(BoerenbridgeValidate, RefusesWhatCannotBe) {
  const auto valid = [] {
    Position position;
    position.players = 3;
    position.hands = RandomHands(1, 0, 3, 4);
    return position;
  };
  EXPECT_FALSE(Validate(valid()));
  Position position = valid();
  position.players = 2;
  EXPECT_EQ(Validate(position)->message, "2 players; expected from 3 to 7");
  position = valid();
  position.leader = 3;
  EXPECT_EQ(Validate(position)->message, "leader 3; expected a seat from 0 to 2");
  position = valid();
  position.taken[1] = -1;
  EXPECT_EQ(Validate(position)->message, "seat 1 took -1 tricks; expected 0 or more");
  position = valid();
  position.taken[1] = 7;
  EXPECT_EQ(Validate(position)->message, "11 tricks in all; expected from 1 to 10 with 3 players");
  position = valid();
  position.hands = {};
  EXPECT_EQ(Validate(position)->message, "0 tricks in all; expected from 1 to 10 with 3 players");
  position = valid();
  position.hands[1] = position.hands[0];
  EXPECT_EQ(Validate(position)->message,
            "seat 1 holds a card that another hand or the trick has too; expected each card once");
  position = valid();
  position.hands[0] -= position.hands[0].Lowest();
  position.hands[0] |= Card(15);
  EXPECT_EQ(Validate(position)->message, "a card that is not in the deck");
  position = valid();
  for (const int size : {-1, 3, 7}) {
    position.size = size;
    EXPECT_EQ(Validate(position)->message,
              std::to_string(size) + " cards in the trick; expected from 0 to 2");
  }
}

TEST(BoerenbridgeValidate, RefusesATrickThatCannotBe) {
  const Position valid = ParseDealLine("0:A... .2.. .56.. trick=H4,H3").value().position;
  EXPECT_FALSE(Validate(valid));
  Position position = valid;
  position.trick[1] = position.trick[0];
  EXPECT_EQ(Validate(position)->message,
            "card 2 of the trick is not in the deck or there already; expected each card once");
  position.trick[1] = Card(13);
  EXPECT_EQ(Validate(position)->message,
            "card 2 of the trick is not in the deck or there already; expected each card once");
  constexpr const char* kOther =
      "the best card of the trick or its holder is another; expected H4 of seat 0";
  position = valid;
  position.holder = 1;
  EXPECT_EQ(Validate(position)->message, kOther);
  position = valid;
  position.best = position.trick[1];
  EXPECT_EQ(Validate(position)->message, kOther);
}

TEST(BoerenbridgeBidding, SaysWhatIsWrong) {
  EXPECT_EQ(Bidding::Begin(8, 1).error().message, "8 players; expected from 3 to 7");
  EXPECT_EQ(Bidding::Begin(6, 9).error().message, "9 cards; expected from 1 to 8 with 6 players");
  Bidding bidding = Bidding::Begin(3, 4).value();
  EXPECT_EQ(bidding.Bid(5)->message,
            "a bid of 5 by seat 0; expected a number of tricks from 0 to 4");
  EXPECT_FALSE(bidding.Bid(1));
  EXPECT_FALSE(bidding.Bid(2));
  EXPECT_EQ(bidding.Bid(1)->message,
            "a bid of 1 by the dealer makes the sum of all bids the number of cards, 4; expected "
            "another");
  EXPECT_FALSE(bidding.Bid(0));
  EXPECT_EQ(bidding.total(), 3);
  EXPECT_EQ(bidding.Bid(0)->message, "a bid of 0 after that of the dealer; expected 3 bids");
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
