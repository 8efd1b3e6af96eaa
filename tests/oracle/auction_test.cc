// Auctions with open hands, checked by hand. North deals unless a test says otherwise.

#include <gtest/gtest.h>

#include <functional>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "tests/oracle/oracle.h"

namespace jasnel::oracle {
namespace {

using Calls = std::vector<std::string>;
using Contract = std::pair<int, char>;

constexpr int kNorth = 0;
constexpr int kEast = 1;
constexpr int kSouth = 2;
constexpr int kWest = 3;

constexpr char kNoneTurned[] = "";

// Every contract is lost, and costs its declarer's side 100, but for the exceptions.
std::function<int(int, char, int)> LostBut(const std::map<Contract, int>& exceptions) {
  return [exceptions](int declarer, char trump, int /*doublings*/) {
    const auto found = exceptions.find({declarer, trump});
    if (found != exceptions.end()) return found->second;
    return declarer % 2 == 0 ? -100 : 100;
  };
}

void ExpectAuction(const ParResult& par, const Calls& calls, int declarer, char trump, int score) {
  EXPECT_EQ(par.calls, calls);
  EXPECT_EQ(par.declarer, declarer);
  EXPECT_EQ(par.trump, trump);
  EXPECT_EQ(par.score, score);
}

// --- Free bidding ---

TEST(FreeBidding, TheFirstToNameASuitEndsTheAuction) {
  const ParResult par = SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned,
                                 LostBut({{{kEast, 'C'}, -30}, {{kSouth, 'H'}, 50}}));
  ExpectAuction(par, {"C"}, kEast, 'C', -30);
}

TEST(FreeBidding, AllPassAndTheSeatLeftOfTheDealerMustPlayUnderKbn) {
  const ParResult par =
      SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned, LostBut({{{kEast, 'H'}, 40}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "H"}, kEast, 'H', 40);
}

TEST(FreeBidding, AllPassAndTheDealerMustPlayUnderNku) {
  const ParResult par =
      SolvePar(OptionsFor("nku"), kNorth, kNoneTurned, LostBut({{{kNorth, 'D'}, -40}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "D"}, kNorth, 'D', -40);
}

TEST(FreeBidding, APartnerSavesTheSeatThatWouldBeForcedToPlayAtAWorseLoss) {
  const ParResult par =
      SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned, LostBut({{{kWest, 'D'}, 60}}));
  ExpectAuction(par, {"pass", "pass", "D"}, kWest, 'D', 60);
}

TEST(FreeBidding, ALosingContractIsPlayedToKeepTheOthersFromABetterOne) {
  const ParResult par = SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned,
                                 LostBut({{{kEast, 'S'}, 20}, {{kSouth, 'S'}, 80}}));
  ExpectAuction(par, {"S"}, kEast, 'S', 20);
}

TEST(FreeBidding, ASeatPassesForItsPartnersBetterContract) {
  const ParResult par = SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned,
                                 LostBut({{{kEast, 'S'}, -50}, {{kWest, 'C'}, -70}}));
  ExpectAuction(par, {"pass", "pass", "C"}, kWest, 'C', -70);
}

TEST(FreeBidding, ASeatDoesNotPassForItIfTheOthersWouldPlayFirst) {
  const ParResult par =
      SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned,
               LostBut({{{kEast, 'S'}, -50}, {{kSouth, 'H'}, -10}, {{kWest, 'C'}, -70}}));
  ExpectAuction(par, {"S"}, kEast, 'S', -50);
}

TEST(FreeBidding, TheDealerSpeaksFirstUnderNku) {
  const ParResult par = SolvePar(OptionsFor("nku"), kWest, kNoneTurned,
                                 LostBut({{{kWest, 'H'}, -10}, {{kNorth, 'D'}, 10}}));
  ExpectAuction(par, {"H"}, kWest, 'H', -10);
}

TEST(FreeBidding, TheSeatLeftOfTheDealerSpeaksFirstUnderKbn) {
  const ParResult par = SolvePar(OptionsFor("kbn"), kWest, kNoneTurned,
                                 LostBut({{{kWest, 'H'}, -10}, {{kNorth, 'D'}, 10}}));
  ExpectAuction(par, {"D"}, kNorth, 'D', 10);
}

TEST(FreeBidding, OfEqualCallsAPassComesFirstAndThenSpades) {
  const ParResult par =
      SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned, [](int, char, int) { return 0; });
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "S"}, kEast, 'S', 0);
}

TEST(FreeBidding, OfEqualSuitsTheOneThatStandsFirstIsNamed) {
  const ParResult par =
      SolvePar(OptionsFor("kbn"), kNorth, kNoneTurned,
               LostBut({{{kWest, 'H'}, 80}, {{kWest, 'D'}, 70}, {{kWest, 'C'}, 70}}));
  ExpectAuction(par, {"pass", "pass", "D"}, kWest, 'D', 70);
}

// --- One suit turned ---

TEST(TurnedSuit, IsTheOnlySuitThatMayBePlayed) {
  const ParResult par =
      SolvePar(OptionsFor("bedum"), kNorth, "D",
               LostBut({{{kSouth, 'H'}, 200}, {{kSouth, 'D'}, 120}, {{kEast, 'D'}, 150}}));
  ExpectAuction(par, {"pass", "D"}, kSouth, 'D', 120);
}

TEST(TurnedSuit, IsNotPlayedByASeatThatGainsMoreWhenAllPass) {
  const ParResult par = SolvePar(OptionsFor("bedum"), kNorth, "D", LostBut({{{kSouth, 'D'}, 30}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "S"}, kEast, 'S', 100);
}

TEST(TurnedSuit, MayNotBeNamedAfterFourPassesUnderBedum) {
  const ParResult par =
      SolvePar(OptionsFor("bedum"), kNorth, "S", LostBut({{{kEast, 'S'}, 50}, {{kEast, 'C'}, 50}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "C"}, kEast, 'C', 50);
}

TEST(TurnedSuit, IsPlayedWhenTheOtherThreeAreWorse) {
  const ParResult par = SolvePar(OptionsFor("bedum"), kNorth, "H", LostBut({{{kEast, 'H'}, 50}}));
  ExpectAuction(par, {"H"}, kEast, 'H', 50);
}

TEST(TurnedSuit, MayBeNamedAfterFourPassesUnderAllPassLeft) {
  const ParResult par =
      SolvePar(OptionsFor("bedum,all-pass=left"), kNorth, "H", LostBut({{{kEast, 'H'}, 50}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "H"}, kEast, 'H', 50);
}

TEST(TurnedSuit, TheDealerMayNameAnySuitAfterFourPassesUnderAllPassDealer) {
  const ParResult par =
      SolvePar(OptionsFor("bedum,all-pass=dealer"), kNorth, "H", LostBut({{{kNorth, 'C'}, -50}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "C"}, kNorth, 'C', -50);
}

// --- No calls ---

TEST(ObligedBidding, TheSeatLeftOfTheDealerNamesTheSuitThatCostsLeast) {
  const ParResult par = SolvePar(OptionsFor("bedum-utrecht"), kNorth, kNoneTurned,
                                 LostBut({{{kEast, 'D'}, 60}, {{kSouth, 'D'}, -500}}));
  ExpectAuction(par, {"D"}, kEast, 'D', 60);
}

TEST(ObligedBidding, TheSeatLeftOfWestIsNorth) {
  const ParResult par =
      SolvePar(OptionsFor("bedum-utrecht"), kWest, kNoneTurned, LostBut({{{kNorth, 'C'}, 20}}));
  ExpectAuction(par, {"C"}, kNorth, 'C', 20);
}

TEST(ObligedBidding, OfEqualSuitsSpadesComeFirst) {
  const ParResult par = SolvePar(OptionsFor("bedum-utrecht"), kNorth, kNoneTurned, LostBut({}));
  ExpectAuction(par, {"S"}, kEast, 'S', 100);
}

// --- Several suits turned, one after another ---

TEST(TurnedSuits, AreOfferedOneAfterAnother) {
  const ParResult par =
      SolvePar(OptionsFor("bedum,turns=2"), kNorth, "HC", LostBut({{{kEast, 'C'}, -20}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "C"}, kEast, 'C', -20);
}

TEST(TurnedSuits, EndWithTheLastForWhoMustPlayIt) {
  const ParResult par = SolvePar(OptionsFor("bedum,turns=2,all-pass=dealer-turned"), kNorth, "HC",
                                 LostBut({{{kNorth, 'C'}, -20}}));
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "pass", "pass", "pass", "pass", "C"}, kNorth,
                'C', -20);
}

TEST(TurnedSuits, OfAJokerTheFirstToSpeakNamesAnother) {
  const ParResult par = SolvePar(OptionsFor("bedum,turns=2,joker=on"), kNorth, "HJ",
                                 LostBut({{{kEast, 'H'}, -80}, {{kEast, 'D'}, -50}}));
  ExpectAuction(par, {"H"}, kEast, 'H', -80);
  const ParResult passed =
      SolvePar(OptionsFor("bedum,turns=2,joker=on"), kNorth, "HJ", LostBut({{{kEast, 'D'}, -50}}));
  ExpectAuction(passed, {"pass", "pass", "pass", "pass", "D"}, kEast, 'D', -50);
}

TEST(Redeal, IsWorthNothingToEither) {
  const ParResult par =
      SolvePar(OptionsFor("kbn,all-pass=redeal"), kNorth, kNoneTurned, LostBut({}));
  EXPECT_EQ(par.calls, (Calls{"pass", "pass", "pass", "pass"}));
  EXPECT_EQ(par.declarer, -1);
  EXPECT_EQ(par.score, 0);
}

// --- A suit drawn by lot, and suits that one holds ---

TEST(LotBidding, TheSeatLeftOfTheDealerPlaysInTheSuitThatWasDrawn) {
  const ParResult par = SolvePar(OptionsFor("kbn,bidding=lot"), kNorth, "D",
                                 LostBut({{{kEast, 'H'}, -162}, {{kSouth, 'D'}, 100}}));
  ExpectAuction(par, {"D"}, kEast, 'D', 100);
}

TEST(HoldsTrump, ASuitThatOneDoesNotHoldIsNotNamed) {
  const ParResult par = SolvePar(OptionsFor("kbn,holds-trump=on"), kNorth, kNoneTurned,
                                 LostBut({{{kEast, 'H'}, -50}, {{kEast, 'C'}, -30}}),
                                 [](int seat, char suit) { return seat != kEast || suit != 'H'; });
  ExpectAuction(par, {"pass", "pass", "pass", "pass", "C"}, kEast, 'C', -30);
}

TEST(HoldsTrump, WhoMustPlayTheSuitThatWasDrawnNeedNotHoldIt) {
  const ParResult par = SolvePar(OptionsFor("kbn,bidding=lot,holds-trump=on"), kNorth, "S",
                                 LostBut({}), [](int, char suit) { return suit != 'S'; });
  ExpectAuction(par, {"S"}, kEast, 'S', 100);
}

// --- Doubling ---

// East must name a suit, and loses more by each than by hearts.
ParResult Doubled(const std::vector<int>& hearts) {
  return SolvePar(OptionsFor("kraken"), kNorth, kNoneTurned,
                  [&](int /*declarer*/, char trump, int doublings) {
                    return trump == 'H' ? hearts[static_cast<std::size_t>(doublings)] : 2000;
                  });
}

TEST(Doubling, BothAreAskedAndPassWhereItDoesNotPay) {
  ExpectAuction(Doubled({50, 50, 50, 50}), {"H", "pass", "pass"}, kEast, 'H', 50);
}

// South and North are asked after East, and then West and East after North.
TEST(Doubling, TheSecondDoublesAsWellAsTheFirstAndTheOthersAreAsked) {
  ExpectAuction(Doubled({50, 100, 150, 200}), {"H", "pass", "double", "pass", "pass"}, kEast, 'H',
                100);
}

TEST(Doubling, GoesOnThreeTimes) {
  const ParResult par = Doubled({50, 400, -300, 60});
  ExpectAuction(par, {"H", "pass", "double", "pass", "redouble", "pass", "superdouble"}, kEast, 'H',
                60);
  EXPECT_EQ(par.doublings, 3);
}

}  // namespace
}  // namespace jasnel::oracle
