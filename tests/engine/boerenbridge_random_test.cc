// `random` of boerenbridge: the deals are those of a game at the terminal and of a match.
#include <gtest/gtest.h>

#include <string>

#include "bitboard/boerenbridge/draw.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/score.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kRandomDeal = {
    {"ask", "random"}, {"game", "boerenbridge"}, {"seed", 21}, {"number", 1}, {"players", 4}};

boerenbridge::Hands HandsOf(const Json& deal) {
  return boerenbridge::ParseDealLine(deal["line"].get<std::string>()).value().position.hands;
}

TEST(BoerenbridgeRandomQuestion, HasTheDealsOfAMatchFromTheMostCardsDownAndUpAgain) {
  boerenbridge::MatchRequest request;
  request.players = 4;
  request.seed = 21;
  for (const int number : {1, 2, 10, 11, 19, 20}) {
    const Json deal = Ask(With(kRandomDeal, "number", number));
    const auto index = static_cast<std::uint64_t>(number - 1);
    EXPECT_EQ(HandsOf(deal), boerenbridge::MatchDeal(request, index).hands) << number;
    EXPECT_EQ(deal["cards"], HandsOf(deal)[0].size());
    EXPECT_EQ(deal["deals"], 19);
    EXPECT_EQ(deal["trump"], "S");
  }
}

TEST(BoerenbridgeRandomQuestion, HasTheHandsOfTheSeatsAndWhoSitsInThem) {
  const int first = boerenbridge::DrawOf(21, 4).value().dealer;
  for (int number = 1; number <= 6; ++number) {
    const Json deal = Ask(With(kRandomDeal, "number", number));
    const int dealer = (first + number - 1) % 4;
    EXPECT_EQ(deal["dealer"], dealer);
    EXPECT_EQ(deal["seats"], Json({(dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4, dealer}));
    ASSERT_EQ(deal["hands"].size(), 4U);
    for (std::size_t seat = 0; seat < 4; ++seat) {
      boerenbridge::CardSet hand;
      for (const Json& card : deal["hands"][seat]) {
        hand |= boerenbridge::ParseCard(card.get<std::string>()).value();
      }
      EXPECT_EQ(hand, HandsOf(deal)[seat]);
    }
  }
}

TEST(BoerenbridgeRandomQuestion, WithoutASeedIsAnotherDealEachTime) {
  const Json question = {{"ask", "random"}, {"game", "boerenbridge"}, {"players", 4}};
  const Json deal = Ask(question);
  EXPECT_NE(Ask(question)["line"], deal["line"]);
  EXPECT_EQ(deal["cards"], 10);
}

TEST(BoerenbridgeRandomQuestion, HasRoundsOfFewerCardsOrDealsOfSoMany) {
  const Json round = With(With(kRandomDeal, "most_cards", 3), "number", 4);
  EXPECT_EQ(Ask(round)["deals"], 5);
  EXPECT_EQ(Ask(round)["cards"], 2);
  const Json fixed = With(With(kRandomDeal, "cards", 3), "number", 4);
  EXPECT_EQ(Ask(fixed)["cards"], 3);
  EXPECT_FALSE(Ask(fixed).contains("deals"));
}

TEST(BoerenbridgeRandomQuestion, TellsWhatIsWrong) {
  EXPECT_EQ(Wrong(Without(kRandomDeal, "players")),
            "no key players; expected a whole number from 3 to 7");
  EXPECT_EQ(Wrong(With(kRandomDeal, "number", 0)),
            "number: '0'; expected a whole number from 1 to 18446744073709551615");
  EXPECT_EQ(Wrong(With(With(kRandomDeal, "players", 7), "cards", 8)),
            "cards: '8'; expected a whole number from 1 to 7");
  EXPECT_EQ(Wrong(With(With(kRandomDeal, "cards", 3), "most_cards", 3)),
            "cards with most_cards; expected one of the two");
  EXPECT_EQ(Wrong(With(With(kRandomDeal, "most_cards", 11), "language", "nl")),
            "most_cards: '11'; verwacht een geheel getal van 1 tot en met 10");
  EXPECT_EQ(Wrong(With(kRandomDeal, "rules", "kbn")).substr(0, 19), "unknown key 'rules'");
}

}  // namespace
}  // namespace jasnel::testing
