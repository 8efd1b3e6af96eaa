// The fixed suite: its positions never change, its values only with the rules, its nodes only with
// these and the search.

#include "bench/suite.h"

#include <gtest/gtest.h>

#include "bench/signature.h"
#include "bench/summary.h"
#include "jasnel/deal_line.h"
#include "tests/support/random_deals.h"
#include "tests/support/sanitized.h"

namespace jasnel::bench {
namespace {

using testing::kSanitized;

struct Pinned {
  std::uint64_t nodes;
  const char* values;
  const char* signature;
};

// What `jasnel bench` and `jasnel bench --quick` print. A change of the search that is meant to
// change its nodes changes the nodes and signatures here; only a change of the rules of a preset
// changes the values.
constexpr Pinned kWhole{25956945, "f9221e6878c888c7", "619fb82827b2796c"};
constexpr Pinned kQuick{3553801, "f53303f76068919d", "a11f275a04a297d0"};

void ExpectPinned(SuiteSize size, const Pinned& pinned) {
  Solver solver;
  Signature signature;
  std::uint64_t nodes = 0;
  for (const SuiteGroup& group : FixedSuite(size)) {
    const auto measurements = MeasureAll(solver, group.positions, group.request);
    EXPECT_EQ(measurements.size(), group.positions.size());
    signature.Add(measurements);
    nodes += Summarize(measurements).nodes.total;
  }
  EXPECT_EQ(Hexadecimal(signature.values()), pinned.values);
  EXPECT_EQ(nodes, pinned.nodes);
  EXPECT_EQ(Hexadecimal(signature.all()), pinned.signature);
}

TEST(Suite, HasItsSignature) {
  if (kSanitized) GTEST_SKIP() << "minutes with sanitizers; the quick part runs";
  ExpectPinned(SuiteSize::kWhole, kWhole);
}

TEST(Suite, HasTheSignatureOfItsQuickPart) { ExpectPinned(SuiteSize::kQuick, kQuick); }

TEST(Suite, HoldsThesePositions) {
  const auto groups = FixedSuite(SuiteSize::kWhole);
  ASSERT_EQ(groups.size(), 30U);
  EXPECT_EQ(
      FormatDealLine(ToDealLine(groups[1].positions[2])),
      "N:QT..AT.KJ97 .AQJ87.QJ8. 97.K9.97.AT AKJ8.T.K.Q8 rules=nku-rotterdam trump=D leader=N "
      "declarer=E");
  // With cards in the trick.
  EXPECT_EQ(
      FormatDealLine(ToDealLine(groups[3].positions[1])),
      "N:KQJ98..A.9 AT.QT98..A 7.KJ.J8.K87 .A7.KQ7.QJT rules=kbn trump=D leader=N trick=DT,D9 "
      "declarer=E");
}

TEST(Suite, HasOnlyValidPositions) {
  for (const SuiteGroup& group : FixedSuite(SuiteSize::kWhole)) {
    for (const Position& position : group.positions) {
      const auto error = Validate(position);
      EXPECT_FALSE(error.has_value()) << error->message;
    }
  }
}

TEST(Suite, QuickPartIsTheFirstEighthOfEachGroup) {
  const auto whole = FixedSuite(SuiteSize::kWhole);
  const auto quick = FixedSuite(SuiteSize::kQuick);
  ASSERT_EQ(quick.size(), whole.size());
  for (std::size_t i = 0; i < whole.size(); ++i) {
    ASSERT_EQ(8 * quick[i].positions.size(), whole[i].positions.size());
    for (std::size_t j = 0; j < quick[i].positions.size(); ++j) {
      EXPECT_EQ(ToDealLine(quick[i].positions[j]), ToDealLine(whole[i].positions[j]));
    }
  }
}

TEST(Suite, HasTheSameDealsForEveryRuleSet) {
  const auto groups = FixedSuite(SuiteSize::kWhole);
  EXPECT_EQ(groups[0].rules, "kbn");
  EXPECT_EQ(groups[1].rules, "nku-rotterdam");
  EXPECT_EQ(groups[2].rules, "kbn,roem=off");
  for (std::size_t j = 0; j < groups[0].positions.size(); ++j) {
    EXPECT_EQ(groups[0].positions[j].hands, groups[1].positions[j].hands);
    EXPECT_EQ(groups[0].positions[j].hands, groups[2].positions[j].hands);
  }
}

}  // namespace
}  // namespace jasnel::bench
