// Records of played deals as JSON: the same record comes back.

#include "jasnel/played_record.h"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"

namespace jasnel::testing {
namespace {

// The lines of a file of tests/data that hold records.
std::vector<std::string> RecordsOfFile(const std::string& name) {
  std::ifstream file(JASNEL_TEST_DATA_DIR "/" + name);
  std::vector<std::string> records;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('{')) records.push_back(line);
  }
  return records;
}

std::vector<Call> CallsOf(const PlayedRecord& record) {
  const auto calls = record.auction->calls();
  return {calls.begin(), calls.end()};
}

void ExpectTheSame(const PlayedRecord& record, const PlayedRecord& other) {
  EXPECT_EQ(record.id, other.id);
  EXPECT_EQ(record.deal.hands, other.deal.hands);
  EXPECT_EQ(FormatRules(record.deal.rules), FormatRules(other.deal.rules));
  EXPECT_EQ(record.dealer, other.dealer);
  EXPECT_EQ(record.IsPassedOut(), other.IsPassedOut());
  EXPECT_EQ(record.deal.trump, other.deal.trump);
  EXPECT_EQ(record.deal.declarer, other.deal.declarer);
  EXPECT_EQ(record.deal.doublings, other.deal.doublings);
  EXPECT_EQ(record.deal.leader, other.deal.leader);
  EXPECT_EQ(record.deal.individual, other.deal.individual);
  EXPECT_EQ(record.deal.as_played, other.deal.as_played);
  EXPECT_EQ(record.deal.played_again, other.deal.played_again);
  EXPECT_EQ(record.out_of_turn, other.out_of_turn);
  ASSERT_EQ(record.auction.has_value(), other.auction.has_value());
  if (record.auction) {
    EXPECT_EQ(CallsOf(record), CallsOf(other));
    EXPECT_EQ(record.auction->turned_cards(), other.auction->turned_cards());
  }
  ASSERT_EQ(record.deal.tricks.size(), other.deal.tricks.size());
  for (std::size_t i = 0; i < record.deal.tricks.size(); ++i) {
    const PlayedTrick& trick = record.deal.tricks[i];
    const PlayedTrick& same = other.deal.tricks[i];
    EXPECT_EQ(trick.cards, same.cards);
    EXPECT_EQ(trick.roem_claim, same.roem_claim);
    EXPECT_EQ(trick.mended, same.mended);
    EXPECT_EQ(trick.accused_by, same.accused_by);
    EXPECT_EQ(trick.short_hand, same.short_hand);
    EXPECT_EQ(trick.long_hand, same.long_hand);
    EXPECT_EQ(trick.out_of_turn, same.out_of_turn);
    EXPECT_EQ(trick.called, same.called);
    EXPECT_EQ(trick.refused, same.refused);
    EXPECT_EQ(trick.undone, same.undone);
    EXPECT_EQ(trick.looked_at, same.looked_at);
  }
}

void ExpectItComesBack(const std::string& text) {
  const auto record = ParsePlayedRecord(text);
  ASSERT_TRUE(record) << record.error().message << "\n" << text;
  const std::string written = FormatPlayedRecord(*record);
  const auto again = ParsePlayedRecord(written);
  ASSERT_TRUE(again) << again.error().message << "\n" << written;
  ExpectTheSame(*record, *again);
  EXPECT_EQ(FormatPlayedRecord(*again), written);
}

TEST(PlayedRecords, ComeBackAsTheyWereWritten) {
  for (const char* file : {"played.txt", "rulings.txt"}) {
    const auto records = RecordsOfFile(file);
    EXPECT_GE(records.size(), 4U) << file;
    for (const std::string& record : records) ExpectItComesBack(record);
  }
}

TEST(PlayedRecords, ComeBackWithWhatWasTurnedDoubledAndPassed) {
  const std::string hands = R"("deal":"N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9)";
  ExpectItComesBack(
      "{" + hands +
      R"(","rules":"kbn,all-pass=redeal","dealer":"N","auction":["pass","pass","pass","pass"]})");
  ExpectItComesBack("{" + hands +
                    R"( rules=kraken trump=C declarer=E doublings=1","dealer":"N","tricks":[]})");
  ExpectItComesBack(
      "{" + hands +
      R"( dealer=N","rules":"kbn,bidding=turned","turned":"C","auction":["C"],"tricks":[]})");
  ExpectItComesBack(
      "{" + hands +
      R"( dealer=N turned=C","rules":"kbn,bidding=turned","auction":["C"],"tricks":[]})");
}

TEST(PlayedRecords, OfOneTrickIsOneLine) {
  const auto record = ParsePlayedRecord(
      R"({"id":7,"deal":"N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9","dealer":"N",)"
      R"("auction":["C"],"tricks":[{"leader":"E","cards":["HQ","HA"],"accused_by":"N"}]})");
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(
      FormatPlayedRecord(*record),
      R"({"id":7,"deal":"N:.JT.AQ87.Q7 JT7.Q..AKJT AK9.A.KT9.8 Q8.K987.J.9 rules=kbn trump=C )"
      R"(dealer=N declarer=E","auction":["C"],)"
      R"("tricks":[{"cards":["HQ","HA"],"accused_by":"N"}]})");
}

}  // namespace
}  // namespace jasnel::testing
