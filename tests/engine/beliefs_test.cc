// `beliefs`: the answers are those of the library.
#include "jasnel/beliefs.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <utility>

#include "engine/records/played_record.h"
#include "jasnel/notation.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kRecord = [] {
  Json question = RecordOfDeal();
  question.update({{"ask", "beliefs"}, {"at", "1.3"}, {"deals", 60}, {"seed", 5}});
  return question;
}();

TEST(BeliefsQuestion, IsAnsweredAsTheLibraryDoes) {
  const PlayedRecord record = ReadPlayedRecord(RecordOfDeal(), {}).value();
  const RecordedDeal deal = FollowRecord(record).value();
  const DealInPlay before = DealAt(deal, {.trick = 1, .card = 3})->before;
  const Beliefs beliefs = BeliefsAt(before, {.deals = 60, .seed = 5}).value();
  const Json answer = Ask(kRecord);
  EXPECT_EQ(answer["seat"], "N");
  EXPECT_EQ(answer["trump"], "H");
  EXPECT_EQ(answer["deals"], beliefs.deals);
  // All but the own hand and the two cards played.
  ASSERT_EQ(answer["cards"].size(), 22U);
  for (const Json& card : answer["cards"]) {
    const auto place = ParseCard(card["card"].get<std::string>())->index();
    for (const Seat seat : kAllSeats) {
      EXPECT_NEAR(card["chances"][std::string(1, SeatLetter(seat))].get<double>(),
                  beliefs.holds[Index(seat)][static_cast<std::size_t>(place)], 0.00006);
    }
  }
  ASSERT_EQ(answer["suits"].size(), 4U);
  EXPECT_NEAR(answer["suits"][1]["void"]["W"].get<double>(), beliefs.is_void[3][1], 0.00006);
  // North itself has two trumps.
  EXPECT_EQ(answer["trumps"][2]["chances"]["N"], 1.0);
}

TEST(BeliefsQuestion, BeforeACallThereAreNoTrumps) {
  const Json answer = Ask(With(kRecord, "at", "call.1"));
  EXPECT_EQ(answer["seat"], "S");
  EXPECT_EQ(answer["cards"].size(), 24U);
  EXPECT_FALSE(answer.contains("trump"));
  EXPECT_EQ(answer["trumps"], Json::array());
}

TEST(BeliefsQuestion, WhatLiesInTheRecordPlaysNoPart) {
  // East and West hold other spades; North sees the same.
  const Json other = With(kRecord, "deal", "N:AJT.Q8.T98. Q.KJ.K.KT98 9.T97.A.AQJ K87.A.QJ7.7");
  EXPECT_EQ(Ask(other), Ask(kRecord));
  EXPECT_NE(Ask(With(other, "at", "1.4")), Ask(With(kRecord, "at", "1.4")));
}

// The same where the record ends, though no card is there to go back before.
TEST(BeliefsQuestion, AreThoseWhereTheRecordEnds) {
  Json ended = Without(kRecord, "at");
  ended["tricks"] = Json::array({ended["tricks"][0]});
  Json& cards = ended["tricks"][0]["cards"];
  cards.erase(cards.begin() + 2, cards.end());
  EXPECT_EQ(Ask(ended), Ask(kRecord));
  for (const char* key : {"tricks", "trump", "declarer"}) ended.erase(key);
  ended["auction"] = Json::array();
  EXPECT_EQ(Ask(ended), Ask(With(kRecord, "at", "call.1")));
}

TEST(BeliefsQuestion, SaysWhatIsWrong) {
  // Not a deal before its first call, or before its first card.
  for (const auto& [key, misspelt] : {std::pair("tricks", "trick"), {"auction", "auctoin"}}) {
    Json slip = Without(kRecord, "at");
    slip[misspelt] = slip[key];
    for (const char* one : {key, "trump", "declarer"}) slip.erase(one);
    EXPECT_NE(Wrong(slip).find(misspelt), std::string::npos) << Wrong(slip);
  }
  EXPECT_EQ(Wrong(With(kRecord, "at", "2.1")),
            "at: trick 2, card 1 is not in the record, which has 1 trick");
  EXPECT_EQ(Wrong(With(kRecord, "deals", 0)),
            "deals: '0'; expected a whole number from 1 to 100000");
}

}  // namespace
}  // namespace jasnel::testing
