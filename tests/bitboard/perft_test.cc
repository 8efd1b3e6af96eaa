// How many ways there are to play on from fixed positions, card by card. One wrong legal card
// anywhere changes the number. The numbers were counted by a separate program written from the
// texts of the rules; the naive oracle must find them too.

#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>

#include "jasnel/position.h"
#include "tests/bitboard/played.h"
#include "tests/oracle/oracle.h"

namespace jasnel {
namespace {

using testing::PositionOf;

// The options that bear on which cards are legal.
constexpr std::array<const char*, 7> kOptions = {
    "ruff=free,undertrump=forbidden",    "ruff=free,undertrump=forbidden,only-trumps=higher",
    "ruff=free,undertrump=free",         "ruff=free,undertrump=forced",
    "ruff=obliged,undertrump=forbidden", "ruff=obliged,undertrump=free",
    "ruff=obliged,undertrump=forced",
};

struct Count {
  const char* name;
  const char* line;
  int plies;
  std::array<std::uint64_t, kOptions.size()> ways;  // under the options above
};

constexpr Count kCounts[] = {
    {"WholeDealElevenCards",
     "N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 trump=H leader=S",
     11,
     {161611, 161611, 185227, 142531, 37131, 41979, 35091}},
    {"WholeDealNineCards",
     "N:A8.9.J9.J87 KJT9..AK7.K 7.KQT.QT8.T Q.AJ87..AQ9 trump=S leader=E",
     9,
     {36060, 36060, 36348, 34620, 21816, 22104, 20376}},
    {"WholeDealWithShortTrumps",
     "N:J7.Q8.8.QT8 Q8.KT.A.A97 KT.J.KQJ7.J A9.A97.T9.K trump=H leader=E",
     9,
     {9780, 9780, 10140, 9660, 9456, 9816, 9336}},
    {"WholeDealWithVoids",
     "N:KT9.QJ.K.QT A7.K9.AJ8.8 8.T87.T97.9 QJ.A.Q.AKJ7 trump=S leader=N",
     9,
     {8190, 8190, 8694, 7350, 7590, 8094, 6750}},
    {"FourCardsToTheEnd",
     "N:QT.J..Q .K..K97 ..KT9.8 8..A87. trump=D leader=N",
     16,
     {18832, 18832, 19696, 19408, 14736, 15504, 15216}},
    {"FourCardsToTheEndInEvenSuits",
     "N:7.9.AK. J..7.AQ AQT.7.. 8.T..K7 trump=S leader=N",
     16,
     {2016, 2016, 2640, 2064, 1584, 2112, 1536}},
    {"FiveCardsToTheEnd",
     "N:K.J.J.Q9 J.Q.87.K T.98..A8 A8..QT.T trump=D leader=W",
     20,
     {26112, 26112, 27744, 26368, 11872, 13088, 11200}},
    {"FiveCardsToTheEndFromTheMiddleOfATrick",
     "N:AJ8.8.T. .T9.87.T T7...KQ K.K.QJ. trump=D leader=S trick=C9,D9",
     18,
     {19104, 19104, 47712, 26080, 14304, 33408, 18336}},
    {"FourCardsToTheEndAndHandsOfOnlyTrumps",
     "N:7..Q8.9 A.AT7.. .J9..KJ 8.KQ.K. trump=H leader=N",
     16,
     {4064, 3872, 5568, 5376, 2304, 3584, 2208}},
    {"SixCardsFromTheLastCardOfATrick",
     "N:Q7..AJ.9 J..T.KJ7 8.98.K87. .Q.Q.QT8 trump=D leader=W trick=HJ,HK,HT",
     12,
     {17082, 17082, 19528, 16994, 11160, 12456, 10440}},
};

std::uint64_t Ways(const Position& position, int plies) {
  const CardSet legal = LegalCards(position);
  if (plies == 1) return static_cast<std::uint64_t>(legal.size());
  std::uint64_t ways = 0;
  for (const Card card : legal) {
    Position next = position;
    Play(next, card);
    ways += Ways(next, plies - 1);
  }
  return ways;
}

class Perft : public ::testing::TestWithParam<std::tuple<Count, std::size_t>> {
 protected:
  static std::string Line() {
    const auto& [count, option] = GetParam();
    return std::string(count.line) + " rules=kbn," + kOptions[option];
  }
  static int Plies() { return std::get<Count>(GetParam()).plies; }
  static std::uint64_t Expected() {
    return std::get<Count>(GetParam()).ways[std::get<std::size_t>(GetParam())];
  }
};

TEST_P(Perft, ThereAreAsManyWaysToPlayAsTheRulesAllow) {
  EXPECT_EQ(Ways(PositionOf(Line()), Plies()), Expected());
}

TEST_P(Perft, TheOracleKnowsAsMany) {
  EXPECT_EQ(oracle::Perft(oracle::ParseGame(Line()), Plies()), Expected());
}

std::string TestName(const ::testing::TestParamInfo<Perft::ParamType>& test) {
  const auto& [count, option] = test.param;
  std::string name = std::string(count.name) + "_" + kOptions[option];
  for (char& c : name) c = c == '=' || c == ',' || c == '-' ? '_' : c;
  return name;
}

INSTANTIATE_TEST_SUITE_P(Positions, Perft,
                         ::testing::Combine(::testing::ValuesIn(kCounts),
                                            ::testing::Range(std::size_t{0}, kOptions.size())),
                         TestName);

}  // namespace
}  // namespace jasnel
