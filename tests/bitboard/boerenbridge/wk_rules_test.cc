// The rules of the world championship boerenbridge, sentence by sentence.

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/boerenbridge/score.h"

namespace jasnel::boerenbridge::testing {
namespace {

using Bids = BySeat<std::optional<int>>;

Card C(std::string_view text) {
  const auto card = ParseCard(text);
  EXPECT_TRUE(card) << text;
  return card.value_or(Card());
}

CardSet Cards(std::string_view text) {
  CardSet cards;
  for (; !text.empty(); text.remove_prefix(text.size() > 2 ? 3 : 2)) cards |= C(text.substr(0, 2));
  return cards;
}

// Seats from 0 hold one card each, and play it.
Position Trick(const std::vector<std::string_view>& cards) {
  Position position;
  position.players = static_cast<int>(cards.size());
  for (int seat = 0; seat < position.players; ++seat) position.hands[seat] = C(cards[seat]);
  for (int seat = 0; seat < position.players; ++seat) position.Play(C(cards[seat]));
  return position;
}

int Winner(const std::vector<std::string_view>& cards) {
  const Position position = Trick(cards);
  EXPECT_EQ(position.taken[position.leader], 1);
  return position.leader;
}

Bidding After(int players, int cards, const std::vector<int>& bids) {
  Bidding bidding = Bidding::Begin(players, cards).value();
  for (const int bid : bids) EXPECT_FALSE(bidding.Bid(bid)) << bid;
  return bidding;
}

// "met schoppen als vaste troefkleur"
TEST(WkRules, SpadesAreAlwaysTrumps) {
  EXPECT_EQ(kTrump, Suit::kSpades);
  EXPECT_EQ(Winner({"HA", "S2", "HK", "HQ", "HJ"}), 1);
}

// "Omdat er doorgaans vijf spelers aan tafel zullen zitten is het maximale aantal kaarten [...] 10
// (en het minimale uiteraard 1)."
TEST(WkRules, FivePlayersGetFromOneToTenCards) {
  EXPECT_EQ(MostCards(5), 10);
  EXPECT_TRUE(Bidding::Begin(5, 10).ok());
  EXPECT_TRUE(Bidding::Begin(5, 1).ok());
  EXPECT_FALSE(Bidding::Begin(5, 11).ok());
  EXPECT_FALSE(Bidding::Begin(5, 0).ok());
}

// "Een boerenbridge ronde bestaat dan ook uit 19 spelletjes (van 10 naar 1 en weer terug naar 10
// kaarten)."
TEST(WkRules, ARoundIsNineteenDealsDownToOneCardAndUpAgain) {
  ASSERT_EQ(DealsInRound(10), 19);
  std::vector<int> cards;
  for (int deal = 0; deal < 19; ++deal) cards.push_back(CardsInDeal(deal, 10));
  EXPECT_EQ(cards, (std::vector<int>{10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
}

// "De volgorde van de kaarten is (van hoog naar laag): A, H, V, B, 10, 9, 8, 7, 6, 5, 4, 3, 2"
TEST(WkRules, TheOrderOfTheCardsIsFromAceToTwo) {
  const std::vector<std::string_view> order = {"A", "H", "V", "B", "10", "9", "8",
                                               "7", "6", "5", "4", "3",  "2"};
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    for (const char* suit : {"S", "H", "D", "C"}) {
      const Card high = C(std::string(suit) + std::string(order[i]));
      const Card low = C(std::string(suit) + std::string(order[i + 1]));
      EXPECT_TRUE(Beats(high, low, low));
      EXPECT_FALSE(Beats(low, high, high));
    }
  }
}

// "Diegene met de hoogste kaart begint met delen, waarbij elke schoppen hoger is dan welke andere
// kaart dan ook (dus schoppen 2 verslaat harten aas)."
TEST(WkRules, TheHighestCardDrawnDealsAndSpadesBeatAll) {
  EXPECT_EQ(FirstDealer(std::vector{C("H3"), C("DK"), C("C9"), C("HQ"), C("D2")}), 1);
  EXPECT_EQ(FirstDealer(std::vector{C("HA"), C("S2"), C("DA"), C("CA"), C("HK")}), 1);
  EXPECT_EQ(FirstDealer(std::vector{C("S3"), C("S2"), C("DA"), C("CA"), C("HK")}), 0);
}

// "Wanneer de twee hoogste kaarten gelijk zijn (bijvoorbeeld klaveren en ruiten heer) wordt de
// procedure opnieuw gedaan."
TEST(WkRules, NobodyDealsWhereTheTwoHighestCardsAreEqual) {
  EXPECT_EQ(FirstDealer(std::vector{C("H3"), C("CK"), C("DK"), C("HQ"), C("D2")}), std::nullopt);
  EXPECT_EQ(FirstDealer(std::vector{C("H3"), C("C3"), C("DK"), C("HQ"), C("D2")}), 2);
  EXPECT_EQ(FirstDealer(std::vector{C("CK"), C("DK"), C("HA")}), 2);
  EXPECT_EQ(FirstDealer(std::vector{C("CK"), C("DK"), C("S2")}), 2);
}

// "Wanneer blijkt [...] dat iemand niet het juiste aantal kaarten heeft, wordt het spelletje
// onmiddellijk gestopt en wordt de overtreder bestraft met 4 (vier) strafpunten en de anderen
// worden 'beloond' met een score overeenkomstig hun voorspelling"
TEST(WkRules, AWrongNumberOfCardsCostsFourAndTheOthersMakeTheirBids) {
  EXPECT_EQ(ScoresOf(5, Bids{3, 2, 0, 1, 1}, {{{}, Offence::kWrongCount}}),
            (Tricks{16, -4, 10, 12, 12}));
}

// "wordt de overtreder bestraft": where one has a card too many, another may have one too few.
TEST(WkRules, EachWhoHasAWrongNumberOfCardsLosesFour) {
  EXPECT_EQ(ScoresOf(5, Bids{3, 2, 0, 1, 1}, {{Offence::kWrongCount, Offence::kWrongCount}}),
            (Tricks{-4, -4, 10, 12, 12}));
}

// "een score overeenkomstig hun voorspelling": who has made none has nothing (ours).
TEST(WkRules, WhoHadNotBidWhenTheDealWasStoppedWritesDownNothing) {
  EXPECT_EQ(ScoresOf(5, Bids{3, 2}, {{{}, {}, Offence::kWrongCount}}), (Tricks{16, 14, -4, 0, 0}));
}

// "De persoon links van de gever begint met het voorspellen [...] Vervolgens doet iedereen om de
// beurt hetzelfde (met de klok mee) totdat de gever aan de beurt is"
TEST(WkRules, BiddingGoesFromTheDealersLeftToTheDealer) {
  Bidding bidding = Bidding::Begin(5, 10).value();
  for (int seat = 0; seat < 5; ++seat) {
    EXPECT_FALSE(bidding.IsOver());
    EXPECT_EQ(bidding.Turn(), seat);
    EXPECT_FALSE(bidding.Bid(1));
  }
  EXPECT_TRUE(bidding.IsOver());
  EXPECT_EQ(DealerOf(5), 4);
}

// "het totaal van de voorspelde slagen mag nooit gelijk zijn aan het aantal kaarten (in het eerste
// spelletje dus 10). Wanneer er dus al 9 slagen geboden zijn, mag de gever geen 1 bieden, wanneer
// 8, geen 2, enz."
TEST(WkRules, TheDealerMayNotMakeTheSumTheNumberOfCards) {
  EXPECT_EQ(After(5, 10, {4, 3, 2, 0}).Forbidden(), 1);
  EXPECT_EQ(After(5, 10, {4, 3, 1, 0}).Forbidden(), 2);
  EXPECT_EQ(After(5, 10, {4, 3, 3, 0}).Forbidden(), 0);
  EXPECT_EQ(After(5, 10, {4, 3, 3, 1}).Forbidden(), std::nullopt);
  EXPECT_EQ(After(5, 10, {4, 3, 3}).Forbidden(), std::nullopt);
  Bidding bidding = After(5, 10, {4, 3, 2, 0});
  EXPECT_TRUE(bidding.Bid(1));
  EXPECT_FALSE(bidding.IsOver());
  EXPECT_FALSE(bidding.Bid(2));
}

// "Nu geeft hij geen 10, maar 9 kaarten en mag het geboden aantal slagen niet gelijk zijn aan 9."
TEST(WkRules, TheNextDealHasAnotherForbiddenSum) {
  EXPECT_EQ(After(5, 9, {4, 3, 1, 0}).Forbidden(), 1);
  EXPECT_EQ(After(5, 1, {0, 0, 0, 0}).Forbidden(), 1);
  EXPECT_EQ(After(5, 1, {0, 1, 0, 0}).Forbidden(), 0);
}

// "De persoon links van de gever komt uit en iedereen speelt een kaart bij van de kleur [...] van
// de uitkomst."
TEST(WkRules, SeatZeroLeadsAndAllFollowSuit) {
  EXPECT_EQ(Position().turn(), 0);
  EXPECT_EQ(LegalToFollow(Cards("SA HK H2 D3"), C("H9")), Cards("HK H2"));
  EXPECT_EQ(LegalToFollow(Cards("SA S2 D3"), C("S9")), Cards("SA S2"));
}

// "Wanneer er geen kaart van die kleur beschikbaar is zijn er twee opties: Een kaart van een andere
// kleur (niet schoppen) bijspelen [...] Een schoppen bijspelen (troeven)"
TEST(WkRules, WhoCannotFollowPlaysAnyCard) {
  EXPECT_EQ(LegalToFollow(Cards("SA S2 D3 C4"), C("H9")), Cards("SA S2 D3 C4"));
}

// "waardoor de slag niet gehaald kan worden" and "elke schoppen hoger is dan elke kaart van een
// andere kleur [...] tenzij iemand anders een hoger schoppen opgooit (overtroeven)"
TEST(WkRules, DiscardsNeverTakeATrickAndTrumpsDo) {
  EXPECT_EQ(Winner({"H3", "DA", "CA", "H2", "DK"}), 0);
  EXPECT_EQ(Winner({"HA", "S2", "HK", "DA", "CA"}), 1);
  EXPECT_EQ(Winner({"HA", "S2", "HK", "S9", "S3"}), 3);
}

// "De persoon die de hoogste kaart opgooit wint de slag. [...] Vervolgens komt hij uit voor de
// volgende slag."
TEST(WkRules, TheHighestCardWinsAndItsPlayerLeadsNext) {
  const Position position = Trick({"H3", "H9", "HT", "H2", "HQ"});
  EXPECT_EQ(position.taken, (Tricks{0, 0, 0, 0, 1}));
  EXPECT_EQ(position.leader, 4);
  EXPECT_EQ(position.turn(), 4);
  EXPECT_EQ(position.size, 0);
}

// "Dit gaat zo door totdat alle kaarten gespeeld zijn."
TEST(WkRules, ADealIsOverWhenAllCardsAreGone) {
  EXPECT_TRUE(Trick({"H3", "H9", "HT", "H2", "HQ"}).IsOver());
  Position position = Trick({"H3", "H9", "HT", "H2", "HQ"});
  position.hands[4] = C("D2");
  EXPECT_FALSE(position.IsOver());
}

// "Nu is de persoon links van de gever aan de beurt om de kaarten te schudden en te delen."
TEST(WkRules, TheDealGoesRoundToTheLeft) {
  EXPECT_EQ(DealerOfDeal(0, 3, 5), 3);
  EXPECT_EQ(DealerOfDeal(1, 3, 5), 4);
  EXPECT_EQ(DealerOfDeal(2, 3, 5), 0);
  EXPECT_EQ(DealerOfDeal(18, 3, 5), 1);
}

// "10 + (2 x aantal)" and its example.
TEST(WkRules, ExactlyAsBidIsTenAndTwoForEachTrick) {
  EXPECT_EQ(Score(3, 3), 10 + 2 * 3);
  EXPECT_EQ(Score(3, 3), 16);
  EXPECT_EQ(Score(0, 0), 10);
  EXPECT_EQ(BestScore(10), 30);
}

// "-2 x het aantal teveel of te weinig voorspelde slagen" and its example.
TEST(WkRules, OtherwiseTwoOffForEachTrickTooManyOrTooFew) {
  EXPECT_EQ(Score(3, 5), -4);
  EXPECT_EQ(Score(5, 3), -4);
  EXPECT_EQ(Score(0, 10), -20);
  EXPECT_EQ(ScoresOf(5, Tricks{3, 2, 0, 1, 1}, {5, 2, 1, 1, 1}), (Tricks{-4, 14, -2, 12, 12}));
}

// "-10 punten voor de verzaker, andere spelers krijgen de punten alsof ze 'het gehaald hebben'."
TEST(WkRules, ARevokeCostsTenAndTheOthersMakeTheirBids) {
  EXPECT_EQ(ScoresOf(5, Bids{3, 2, 0, 1, 1}, {{{}, {}, {}, {}, Offence::kRevoke}}),
            (Tricks{16, 14, 10, 12, -10}));
}

std::vector<double> Values(const std::vector<MatchPoints>& points) {
  std::vector<double> values;
  for (const MatchPoints point : points) values.push_back(point.ToDouble());
  return values;
}

// "5 WP voor de winnaar, 4 WP voor nummer 2, 3 WP voor nummer 3, 2 WP voor nummer 4, 1 WP voor
// nummer 5"
TEST(WkRules, PlacesBringFiveToOneMatchPoints) {
  EXPECT_EQ(Values(MatchPointsOf(std::vector{150, 210, 90, 180, 60})),
            (std::vector<double>{3, 5, 2, 4, 1}));
}

// "Aan tafels met maar 4 spelers wordt dus altijd tenminste 2 WP gehaald."
TEST(WkRules, AtATableOfFourTheLastHasTwoMatchPoints) {
  EXPECT_EQ(Values(MatchPointsOf(std::vector{150, 210, 90, 180})),
            (std::vector<double>{3, 5, 2, 4}));
}

// "Bij gelijk eindigen worden de WP's verdeeld (2 winnaars: 2 x 4,5 WP's, 2 nummers 3: 2 x 2,5
// WP's)"
TEST(WkRules, EqualTotalsShareMatchPoints) {
  EXPECT_EQ(Values(MatchPointsOf(std::vector{210, 210, 90, 90, 60})),
            (std::vector<double>{4.5, 4.5, 2.5, 2.5, 1}));
  EXPECT_EQ(Values(MatchPointsOf(std::vector{7, 7, 7, 7, 7})),
            (std::vector<double>{3, 3, 3, 3, 3}));
}

// Ours: a sixth and a seventh get nothing, and any share is exact.
TEST(WkRules, MatchPointsAreSharedExactlyAmongAnyNumberOfPlayers) {
  for (int equal = 1; equal <= kMaxPlayers; ++equal) {
    std::vector<int> totals(kMaxPlayers, 50);
    for (int i = equal; i < kMaxPlayers; ++i) totals[i] = 40 - i;
    int parts = 0;
    for (const MatchPoints points : MatchPointsOf(totals)) parts += points.parts();
    EXPECT_EQ(parts, 15 * MatchPoints::kWhole);
  }
}

// "De wereldkampioen is diegene met het hoogste aantal WP's. Bij gelijke stand in WP's wint degene
// die het hoogste totaal aantal punten gehaald heeft", and its example.
TEST(WkRules, RankedByMatchPointsThenByPoints) {
  std::vector<Standing> standings = {{MatchPoints(14 * MatchPoints::kWhole), 594},
                                     {MatchPoints(14 * MatchPoints::kWhole), 524},
                                     {MatchPoints(15 * MatchPoints::kWhole), 512}};
  GivePlaces(standings);
  EXPECT_EQ(standings[2].place, 1);
  EXPECT_EQ(standings[0].place, 2);
  EXPECT_EQ(standings[1].place, 3);
}

TEST(WkRules, WhoIsEqualInBothSharesAPlace) {
  std::vector<Standing> standings = {
      {MatchPoints(10), 5}, {MatchPoints(20), 5}, {MatchPoints(10), 5}, {MatchPoints(10), 4}};
  GivePlaces(standings);
  EXPECT_EQ(standings[0].place, 2);
  EXPECT_EQ(standings[2].place, 2);
  EXPECT_EQ(standings[3].place, 4);
}

}  // namespace
}  // namespace jasnel::boerenbridge::testing
