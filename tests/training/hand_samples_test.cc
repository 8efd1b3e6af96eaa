// Hands with guessed and solved contracts.

#include "tools/training/hand_samples.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/solver.h"
#include "jasnel/study.h"
#include "jasnel/trump_table.h"

namespace jasnel {
namespace {

float TargetOf(const HandSample& sample, HandOutput output, int place) {
  return sample.targets[static_cast<std::size_t>(IndexOf(output, place))];
}

TEST(HandGuesser, GuessesEachContractForBothSides) {
  const HandGuesser guesser;
  std::vector<HandSample> samples;
  guesser.Add(0, samples);
  ASSERT_EQ(samples.size(), 16U);
  const Hands hands = [] {
    Random random = Random::Stream(4343, 0);
    return RandomHands(random);
  }();
  const ContractModel model{Rules{}};
  const ContractModel own{ParseRules("kbn,nat=own").value()};
  for (const Seat leader : kAllSeats) {
    const auto points = model.EstimateSuits(hands, leader);
    for (const Seat seat : kAllSeats) {
      for (const Suit trump : kAllSuits) {
        const HandSample& sample = samples[kSuits * Index(seat) + Index(trump)];
        EXPECT_EQ(sample.inputs, SampleOf(hands[Index(seat)], trump, {}).inputs);
        const int of_leader = points[Index(trump)];
        const int of_seat = SideOf(seat) == SideOf(leader) ? of_leader : -of_leader;
        const int place = PlaceOf(seat, leader);
        const ContractGuess& guess = model.GuessOf(of_seat);
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kMakes, place),
                        static_cast<float>(guess.makes));
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kPit, place), static_cast<float>(guess.pit));
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kScore, place),
                        static_cast<float>(guess.score() / 100));
        EXPECT_FLOAT_EQ(TargetOf(sample, HandOutput::kScoreOwn, place),
                        static_cast<float>(own.GuessOf(of_seat).score() / 100));
      }
    }
  }
}

TEST(HandGuesser, KnowsSeveralRuleSets) {
  const HandGuesser guesser;
  std::set<std::vector<int>> rules;
  for (std::uint64_t number = 0; number < 64; ++number) {
    std::vector<HandSample> samples;
    guesser.Add(number, samples);
    std::vector<int> of_deal;
    for (const std::uint8_t input : samples.front().Inputs()) {
      if (input >= HandInputs::kRules) of_deal.push_back(input);
    }
    rules.insert(of_deal);
  }
  EXPECT_GT(rules.size(), 5U);
}

// A study of three deals, in a file.
class Tables : public ::testing::Test {
 protected:
  static constexpr std::uint64_t kDeals = 3;

  void SetUp() override {
    const auto piece = MakeStudyPiece(study_, 1);
    ASSERT_TRUE(piece.ok());
    bytes_ = piece->npy;
    Write(bytes_);
  }

  void TearDown() override { std::remove(path_.c_str()); }

  void Write(const std::string& bytes) const {
    std::ofstream(path_, std::ios::binary | std::ios::trunc) << bytes;
  }

  const Study study_{
      .ask = StudyAsk::kTables, .rules = {}, .seed = 8, .deals = kDeals, .each = kDeals};
  const std::string path_ = ::testing::TempDir() + "hand_samples_test.npy";
  std::string bytes_;
};

TEST_F(Tables, AreThoseThatWereSolved) {
  const auto tables = ReadTables(path_);
  ASSERT_TRUE(tables.ok()) << tables.error().message;
  ASSERT_EQ(tables->size(), kDeals);
  Solver solver;
  for (std::uint64_t i = 0; i < kDeals; ++i) {
    const TableOfDeal& table = (*tables)[i];
    ASSERT_EQ(table.hands, RandomHands(8, i + 1));
    const auto solved = SolveTrumpTable(
        solver, table.hands, {.rules = {}, .leaders = {kAllSeats.begin(), kAllSeats.end()}});
    ASSERT_TRUE(solved.ok());
    for (const TableRow& row : solved->rows) {
      const auto trump = Index(row.trump);
      const auto leader = Index(row.leader);
      for (std::size_t side = 0; side < 2; ++side) {
        EXPECT_EQ(table.makes[trump][leader] >> side & 1, row.makes[side] ? 1 : 0);
        EXPECT_EQ(table.pit[trump][leader] >> side & 1, row.pit[side] ? 1 : 0);
        EXPECT_EQ(table.score[trump][leader][side], row.score[side].count());
      }
    }
  }
}

TEST_F(Tables, TellWhatGuessesMiss) {
  const auto tables = ReadTables(path_);
  ASSERT_TRUE(tables.ok());
  const HandGuesser guesser;
  const TableOfDeal& table = tables->front();
  std::vector<HandSample> missed;
  AddMisses(table, {}, guesser, missed);
  ASSERT_EQ(missed.size(), HandGuesser::kEach);
  std::vector<HandSample> guessed(HandGuesser::kEach);
  guesser.Guess(table.hands, {}, std::span<HandSample, HandGuesser::kEach>(guessed));
  for (const Seat seat : kAllSeats) {
    for (const Suit trump : kAllSuits) {
      const auto number = kSuits * Index(seat) + Index(trump);
      const auto side = Index(SideOf(seat));
      for (const Seat leader : kAllSeats) {
        const int place = PlaceOf(seat, leader);
        const auto suit = Index(trump);
        const auto lead = Index(leader);
        const int score = (side == 0 ? 1 : -1) * table.score[suit][lead][side];
        EXPECT_NEAR(TargetOf(missed[number], HandOutput::kScore, place) +
                        TargetOf(guessed[number], HandOutput::kScore, place),
                    score / 100.0, 1e-5);
        EXPECT_NEAR(TargetOf(missed[number], HandOutput::kMakes, place) +
                        TargetOf(guessed[number], HandOutput::kMakes, place),
                    table.makes[suit][lead] >> side & 1, 1e-6);
        EXPECT_EQ(TargetOf(missed[number], HandOutput::kScoreOwn, place), 0);
      }
    }
  }
}

TEST_F(Tables, OfAnotherFormAreAnError) {
  Write(bytes_.substr(0, bytes_.size() - 1));
  const auto cut = ReadTables(path_);
  ASSERT_FALSE(cut.ok());
  EXPECT_EQ(cut.error().message, path_ + ": expected the tables of jasnel study join");
  Write("no tables");
  EXPECT_FALSE(ReadTables(path_).ok());
  EXPECT_FALSE(ReadTables(path_ + ".none").ok());
}

}  // namespace
}  // namespace jasnel
