// `fair-play`: the answers are those of the library.
#include "jasnel/fair_play.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <variant>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/notation.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

const Json kRecord = [] {
  Json question = RecordOfDeal();
  question.update({{"ask", "fair-play"}, {"deals", 10}, {"seed", 5}});
  return question;
}();

TEST(FairPlayQuestion, IsAnsweredAsTheLibraryDoes) {
  const PlayedRecord record = ReadPlayedRecord(RecordOfDeal(), {}).value();
  const RecordedDeal deal = FollowRecord(record).value();
  const Json answer = Ask(kRecord);
  std::size_t number = 0;
  std::vector<PartnerFit> of_north_south;
  for (const DealAtPoint& point : deal.points) {
    const Card* const card = std::get_if<Card>(&point.made);
    if (card == nullptr) continue;
    const auto fit = FitOf(point.before, *card, {.worlds = 10, .seed = 5});
    if (!fit) continue;
    ASSERT_LT(number, answer["cards"].size());
    const Json& one = answer["cards"][number++];
    EXPECT_EQ(one["trick"], point.at.trick);
    EXPECT_EQ(one["place"], point.at.card);
    EXPECT_EQ(one["seat"], std::string(1, SeatLetter(fit->seat)));
    EXPECT_EQ(one["card"], FormatCard(*card));
    EXPECT_NEAR(one["odds"].get<double>(), fit->odds, 0.00006);
    if (SideOf(fit->seat) == Side::kNorthSouth) of_north_south.push_back(*fit);
  }
  EXPECT_EQ(number, answer["cards"].size());
  EXPECT_GT(number, 0U);
  EXPECT_NEAR(answer["evidence_ns"].get<double>(), EvidenceOf(of_north_south), 0.00006);
}

TEST(FairPlayQuestion, SaysWhatIsWrong) {
  EXPECT_EQ(Wrong(With(kRecord, "deals", 0)),
            "deals: '0'; expected a whole number from 1 to 10000");
  EXPECT_EQ(Wrong(Without(kRecord, "tricks")),
            R"(no key tricks; expected a list, such as [{"leader":"S","cards":["S9","S7"]}])");
}

}  // namespace
}  // namespace jasnel::testing
