// Contracts in records of played deals.

#include "tools/training/played_contracts.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include "ai/models/call_network.h"
#include "jasnel/bidding.h"
#include "tests/training/played_deals.h"

namespace jasnel {
namespace {

using ::jasnel::testing::PlayedByRule;

TEST(PlayedContract, IsWhatTheDeclarersSideWroteDownAndWhatWasToldOfItsHand) {
  int lost = 0;
  for (std::uint64_t i = 0; i < 40; ++i) {
    const PlayedDeal deal = PlayedByRule(i);
    const auto contract = ContractOf(deal, std::nullopt);
    ASSERT_TRUE(contract.ok());
    const auto result = ReplayDeal(deal)->result;
    const int north_south = (result->score[0] - result->score[1]).count();
    EXPECT_EQ(contract->score,
              SideOf(deal.declarer) == Side::kNorthSouth ? north_south : -north_south);
    EXPECT_EQ(contract->makes, result->outcome != Outcome::kNat);
    EXPECT_EQ(contract->makes, contract->score > 0);
    const HandValue predicted = EvaluateHand(deal.rules, deal.hands[Index(deal.declarer)],
                                             deal.trump, PlaceOf(deal.declarer, deal.leader));
    EXPECT_EQ(contract->predicted.score, predicted.score);
    EXPECT_EQ(contract->predicted.makes, predicted.makes);
    EXPECT_EQ(contract->from_open,
              Calibration::For(deal.rules)
                  .PlayedMakes(static_cast<double>(predicted.makes), contract->place));
    EXPECT_EQ(contract->said, contract->from_open);
    lost += contract->makes ? 0 : 1;
  }
  EXPECT_GT(lost, 5);
  EXPECT_LT(lost, 35);
}

TEST(PlayedContract, HasTheChanceThatTheCallNetworkGaveIt) {
  PlayedDeal deal = PlayedByRule(3);
  // Two passes, then the call of the declarer.
  const Seat dealer = Clockwise(deal.declarer, 1);
  Auction auction = Auction::Begin(dealer, deal.rules).value();
  auction.Speak(Call{});
  auction.Speak(Call{});
  ASSERT_EQ(auction.Turn(), deal.declarer);
  const CallValues values =
      ValuesOf(kCallNetwork, auction, deal.rules, deal.hands[Index(deal.declarer)]);
  auction.Speak(Call{deal.trump});
  const auto contract = ContractOf(deal, auction);
  ASSERT_TRUE(contract.ok());
  EXPECT_EQ(contract->said, values.suits[Index(deal.trump)].makes);
  EXPECT_NE(contract->said, contract->from_open);
}

TEST(PlayedContract, OfADealBrokenOffIsAnError) {
  PlayedDeal deal = PlayedByRule(0);
  deal.tricks.pop_back();
  const auto contract = ContractOf(deal, std::nullopt);
  ASSERT_FALSE(contract.ok());
  EXPECT_EQ(contract.error().message, "was broken off; expected eight tricks");
}

TEST(PlayedContracts, OfADealBrokenOffInAFileAreAnErrorThatNamesIt) {
  const std::string path = ::testing::TempDir() + "jasnel_played_contracts.txt";
  std::ofstream(path)
      << "# a match\n"
      << R"({"id":"7-1","deal":"N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7","trump":"H",)"
      << R"("declarer":"W","dealer":"E","tricks":[{"cards":["S9","S7","SA","SK"]}]})"
      << "\n";
  const auto contracts = ReadPlayedContracts(path);
  std::remove(path.c_str());
  ASSERT_FALSE(contracts.ok());
  EXPECT_EQ(contracts.error().message,
            path + ":2: deal \"7-1\": was broken off; expected eight tricks");
}

}  // namespace
}  // namespace jasnel
