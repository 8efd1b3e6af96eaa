// What a deal can bring, against deals as they are played.

#include "bitboard/deal_limits.h"

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "bitboard/tournament/possible_scores.h"
#include "jasnel/comparison.h"
#include "jasnel/contract.h"
#include "jasnel/deal_totals.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"
#include "tests/bitboard/played.h"

namespace jasnel {
namespace {

using testing::RulesOf;

std::optional<Message> WrongResult(const ContractResult& result,
                                   const std::optional<std::array<Points, 2>>& roem,
                                   const std::optional<Rules>& rules) {
  BoardResult board;
  board.scores = result.score;
  board.roem = roem;
  return WrongScores(board, rules);
}

// What a sheet says of what was won, and whether the same scores can be those of a board.
void ExpectPossible(const Position& position) {
  const auto& [ns, ew] = position.won;
  SCOPED_TRACE(FormatRules(position.rules) + " " + std::to_string(ns.cards.count()) + "+" +
               std::to_string(ns.roem.count()) + " " + std::to_string(ew.cards.count()) + "+" +
               std::to_string(ew.roem.count()));
  ASSERT_TRUE(CanEndWith({ns.cards, ew.cards}, {ns.roem, ew.roem}, position.rules));
  DealTotals totals;
  totals.trump = position.trump;
  totals.points = {ns.cards, ew.cards};
  totals.roem = {ns.roem, ew.roem};
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    if (position.won[Index(side)].tricks == kHandSize) totals.pit = side;
  }
  for (const Side declarers : {Side::kNorthSouth, Side::kEastWest}) {
    totals.declarers = declarers;
    const auto score = ScoreTotals(totals, position.rules);
    ASSERT_TRUE(score) << score.error().message;
    const ContractResult result =
        ScoreContract({declarers, position.trump}, position.won, position.rules);
    EXPECT_EQ(score->result, result);
    EXPECT_EQ(WrongResult(result, std::nullopt, position.rules), std::nullopt);
    if (result.outcome == Outcome::kMade) {  // as roem was won, not as often as it is written
      EXPECT_EQ(WrongResult(result, totals.roem, position.rules), std::nullopt);
    }
    const int doublings = position.rules.doubling == Doubling::kOff ? 0 : kMaxDoublings;
    for (int times = 0; times <= doublings; ++times) {
      const Stakes stakes = {declarers, position.trump, times};
      for (const ContractResult& one :
           {ScoreContract(stakes, position.won, position.rules),
            ScoreRevoke(declarers, stakes, position.won, position.rules)}) {
        EXPECT_EQ(WrongResult(one, std::nullopt, position.rules), std::nullopt);
        for (const Points written : one.score) {
          EXPECT_LE(written.count(), MostScoreBy(position.rules));
        }
      }
    }
  }
}

// Any card that is legal; `alike` plays cards of one rank together where it can.
void PlayOut(Position& position, Random& random, bool alike) {
  while (!IsOver(position)) {
    const CardSet legal = LegalCards(position);
    std::vector<Card> cards;
    for (CardSet left = legal; !left.empty(); left -= left.Highest()) {
      const Card card = left.Highest();
      if (alike && !position.trick.empty() && RankOf(card) == RankOf(position.trick[0])) {
        cards = {card};
        break;
      }
      cards.push_back(card);
    }
    Play(position, cards[static_cast<std::size_t>(random.Below(static_cast<int>(cards.size())))]);
  }
}

TEST(DealLimits, HoldForEveryDealThatIsPlayed) {
  std::vector<Rules> all;
  for (const Preset& preset : Presets()) all.push_back(preset.rules);
  for (const char* rules :
       {"kbn,four-jacks=200", "kbn,nat=own", "nkf,pit=75", "bedum,pit-for=either", "kbn,roem=off",
        "nku,revoke=205,revoke-roem=off", "bedum,nat=own,pit=0", "kbn,pit=1000,revoke=0",
        "kbn,fours=AKQJT", "kbn,four-nines=150", "bedum,fours=J9,four-nines=150", "kbn,fours=none",
        "kbn,roem=hand", "kbn,doubling=all", "kraken,double=S", "nkf,roem=both,hand-roem=best",
        "kbn,double=H", "nkf,nat=own,double=S",
        "bedum,roem=both,fours=AKQJ9,four-nines=150,double=C"}) {
    all.push_back(RulesOf(rules));
  }
  Random random(1);
  for (int number = 0; number < 4000 && !HasFailure(); ++number) {
    Position position;
    position.rules = all[static_cast<std::size_t>(number) % all.size()];
    position.trump = static_cast<Suit>(random.Below(kSuits));
    position.leader = static_cast<Seat>(random.Below(kSeats));
    position.hands = RandomHands(random);
    CountRoemOfHands(position);
    PlayOut(position, random, number % 3 == 0);
    ExpectPossible(position);
  }
}

// Each hand has one suit, so that its owner wins all with trumps.
TEST(DealLimits, HoldForFourOfAKindInEveryTrick) {
  for (const char* rules : {"kbn", "bedum", "bedum,pit=1000"}) {
    Position position = testing::PositionOf(
        "N:AKQJT987... .AKQJT987.. ..AKQJT987. ...AKQJT987 trump=S leader=N rules=" +
        std::string(rules));
    Random random(1);
    PlayOut(position, random, true);
    EXPECT_EQ(position.won[0].roem.count(), MostRoemBy(position.rules));
    EXPECT_EQ(position.won[0].tricks, kHandSize);
    ExpectPossible(position);
    const ContractResult result = ScoreContract(StakesOf(position), position.won, position.rules);
    EXPECT_EQ(result.score[0].count(), MostScoreBy(position.rules));
    // And when all of it counts more.
    Rules more = position.rules;
    more.doubling = Doubling::kAll;
    more.doubled = Suit::kSpades;
    Stakes stakes = StakesOf(position);
    stakes.declarers = Side::kEastWest;
    stakes.doublings = kMaxDoublings;
    EXPECT_EQ(ScoreContract(stakes, position.won, more).score[0].count(), MostScoreBy(more));
    EXPECT_LE(MostScoreBy(more), kMaxScore.count());
  }
}

TEST(DealLimits, HaveNoPointsThatNoCardsAreWorth) {
  EXPECT_FALSE(CanBeCardPoints(Points(1)));
  EXPECT_FALSE(CanBeCardPoints(Points(161)));
  EXPECT_TRUE(CanBeCardPoints(Points(2)));
  EXPECT_TRUE(CanBeCardPoints(Points(160)));
}

TEST(DealLimits, KnowTheLeastPointsOfTheCardsOfRoem) {
  const auto least = [](int roem, const char* rules) {
    const auto points = LeastPointsFor(roem, RulesOf(rules));
    return points ? points->count() : -1;
  };
  EXPECT_EQ(least(20, "kbn"), 0);     // 7 8 9
  EXPECT_EQ(least(50, "kbn"), 10);    // 7 8 9 10
  EXPECT_EQ(least(100, "kbn"), 0);    // four sevens
  EXPECT_EQ(least(120, "kbn"), 7);    // and king and queen of trumps
  EXPECT_EQ(least(300, "kbn"), 12);   // sevens, eights and queens
  EXPECT_EQ(least(800, "kbn"), 152);  // all cards
  EXPECT_EQ(least(610, "kbn"), -1);
  EXPECT_EQ(least(630, "kbn"), -1);
  EXPECT_EQ(least(900, "kbn"), -1);
  EXPECT_EQ(least(900, "bedum"), 152);
  EXPECT_EQ(least(20, "kbn,roem=off"), -1);
  EXPECT_EQ(least(150, "kbn,four-nines=150"), 12);  // four sevens, and eight to jack
  EXPECT_EQ(least(950, "bedum,four-nines=150"), 152);
  EXPECT_EQ(least(300, "kbn,fours=none"), 90);  // twice four of each plain suit
  EXPECT_EQ(least(430, "kbn,fours=none"), -1);
  EXPECT_EQ(least(300, "kbn,roem=hand"), 0);
  EXPECT_EQ(least(30, "kbn,roem=hand"), -1);
}

}  // namespace
}  // namespace jasnel
