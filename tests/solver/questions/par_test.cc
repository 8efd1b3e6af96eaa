// The auction with open hands, against the naive oracle.

#include "jasnel/par.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "jasnel/deal_line.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/solver.h"
#include "tests/oracle/oracle.h"
#include "tests/support/compared.h"
#include "tests/support/oracle_game.h"
#include "tests/support/random_deals.h"
#include "tests/support/rule_sets.h"

namespace jasnel {
namespace {

using testing::Compared;
using testing::Random;

// Every text, and every value of every option that bears on the auction.
const std::vector<std::string> kRulesOfAuctions = testing::PresetsAnd(
    {"bedum,all-pass=dealer", "bedum,all-pass=left", "nkf,bidding=turned", "kbn,all-pass=dealer",
     "kbn,bidding=lot", "nku,holds-trump=on", "bedum,holds-trump=on",
     "kbn,bidding=lot,holds-trump=on", "kbn,all-pass=redeal",
     "bedum,turns=2,joker=on,all-pass=redeal", "bedum,turns=3", "bedum,turns=4,speaks-first=dealer",
     "bedum,turns=4,all-pass=dealer-turned",
     "nku,bidding=turned,turns=2,all-pass=left-turned,holds-trump=on",
     "bedum,turns=4,joker=on,all-pass=left-turned", "kraken", "nku,doubling=all",
     "bedum,doubling=all,all-pass=redeal",
     "kraken,bidding=turned,turns=2,joker=on,holds-trump=on"});

// Few different scores, so that ties are frequent; now and then all to one side.
ContractScores RandomScores(Random& random) {
  const int shift = 40 * (random.Below(5) - 2);
  ContractScores scores;
  for (auto& declarer : scores) {
    for (auto& suit : declarer) {
      for (Points& score : suit) score = Points(20 * (random.Below(7) - 3) + shift);
    }
  }
  return scores;
}

void ExpectPar(const Par& par, const oracle::ParResult& expected) {
  ASSERT_EQ(par.score.count(), expected.score);
  ASSERT_EQ(par.contract ? static_cast<int>(par.contract->declarer) : -1, expected.declarer);
  if (par.contract) {
    ASSERT_EQ(SuitLetter(par.contract->trump), expected.trump);
    ASSERT_EQ(par.contract->doublings, expected.doublings);
  }
  ASSERT_EQ(par.calls.size(), expected.calls.size());
  for (std::size_t call = 0; call < par.calls.size(); ++call) {
    ASSERT_EQ(FormatCall(par.calls[call]), expected.calls[call]);
  }
}

std::string LettersOf(const TurnedCards& turned) {
  std::string letters;
  for (int card = 0; card < turned.size(); ++card) {
    letters += turned[card] ? SuitLetter(*turned[card]) : 'J';
  }
  return letters;
}

// Hands with voids, which seldom arise if all cards are dealt.
Hands RandomSuits(Random& random) {
  Hands hands;
  for (CardSet& hand : hands) {
    for (const Suit suit : kAllSuits) {
      if (random.Below(2) == 0) hand |= CardsOf(suit);
    }
  }
  return hands;
}

TEST(ParTest, GoesThroughEveryOptionOfTheAuction) {
  std::vector<std::string> texts = kRulesOfAuctions;
  texts.push_back("belote");  // Nobody calls.
  testing::ExpectEveryValue(
      {"speaks-first", "bidding", "turns", "joker", "all-pass", "holds-trump", "doubling"}, texts);
}

class ParOf : public ::testing::TestWithParam<std::string> {};

TEST_P(ParOf, RandomScoresIsTheOracles) {
  Random random(61);
  const Rules rules = ParseRules(GetParam()).value();
  for (int i = 0; i < Compared(2000); ++i) {
    const ContractScores scores = RandomScores(random);
    const Seat dealer = static_cast<Seat>(random.Below(kSeats));
    const TurnedCards turned = RandomTurned(random, rules, 2);
    const Hands hands = rules.holds_trump ? RandomSuits(random) : kAnyHands;
    const Par par = FindPar(Auction::Begin(dealer, rules, turned).value(), scores, hands);
    const oracle::ParResult expected = oracle::SolvePar(
        oracle::OptionsFor(GetParam()), static_cast<int>(dealer), LettersOf(turned),
        [&](int declarer, char trump, int doublings) {
          const Suit suit = ParseSuit(std::string(1, trump)).value();
          return scores[declarer][Index(suit)][doublings].count();
        },
        [&](int seat, char suit) {
          return !(hands[seat] & CardsOf(*ParseSuit(std::string(1, suit)))).empty();
        });
    ExpectPar(par, expected);
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ParOf, ::testing::ValuesIn(kRulesOfAuctions),
                         testing::RuleSetName<std::string>);

// North-South make spades, and nobody makes anything else.
ContractScores SpadesOnly() {
  ContractScores scores;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      scores[seat][suit][0] = Points(seat % 2 != 0 ? 162 : suit == 0 ? 40 : -162);
    }
  }
  return scores;
}

// KBN art. 5-7: East speaks first with North as the dealer.
TEST(Par, ASidePassesToLeaveTheOthersAContractThatTheyLose) {
  const Par par = FindPar(Auction::Begin(Seat::kNorth, Rules{}).value(), SpadesOnly());
  EXPECT_EQ(FormatCalls(par.calls), "pass,pass,pass,pass,S");
  EXPECT_EQ(par.contract, (Contract{Seat::kEast, Suit::kSpades}));
  EXPECT_EQ(par.score, Points(162));
}

// NKF 1976 art. 6: with North the dealer, North must play when all pass; to pass before costs
// nothing.
TEST(Par, APassComesBeforeASuitThatIsWorthNoMore) {
  const Rules rules = ParseRules("nkf").value();
  const Par par = FindPar(Auction::Begin(Seat::kNorth, rules).value(), SpadesOnly());
  EXPECT_EQ(FormatCalls(par.calls), "pass,pass,pass,pass,S");
  EXPECT_EQ(par.contract, (Contract{Seat::kNorth, Suit::kSpades}));
  EXPECT_EQ(par.score, Points(40));
}

TEST(Par, GoesOnFromCallsAlreadyMade) {
  const Auction auction = ParseAuction(Seat::kNorth, Rules{}, std::nullopt, "pass,H").value();
  const Par over = FindPar(auction, SpadesOnly());
  EXPECT_TRUE(over.calls.empty());
  EXPECT_EQ(over.contract, (Contract{Seat::kSouth, Suit::kHearts}));
  EXPECT_EQ(over.score, Points(-162));
}

TEST(Par, NeedsARowForEachSuit) {
  TrumpTable table;
  table.rows.push_back({.trump = Suit::kSpades, .leader = Seat::kEast});
  EXPECT_EQ(ScoresOf(table, Leads::kLeftOfDealer, Seat::kNorth).error().message,
            "the table has no row for hearts led by East; expected one for each suit");
}

TEST(Par, WhereTheDeclarerLeadsIsOfTheRowThatTheDeclarerLeads) {
  TrumpTable table;
  for (const Suit trump : kAllSuits) {
    for (const Seat leader : kAllSeats) {
      TableRow row = {.trump = trump, .leader = leader};
      const auto number = static_cast<int>(leader);
      row.score = {Points(number), Points(-number)};
      table.rows.push_back(row);
    }
  }
  const auto scores = ScoresOf(table, Leads::kDeclarer, Seat::kNorth).value();
  EXPECT_EQ(scores[Index(Seat::kSouth)][0][0], Points(2));
  EXPECT_EQ(scores[Index(Seat::kWest)][0][0], Points(-3));
  const auto left = ScoresOf(table, Leads::kLeftOfDealer, Seat::kSouth).value();
  EXPECT_EQ(left[Index(Seat::kSouth)][0][0], Points(3));
}

// Endings in place of deals, so that the oracle can play each contract out: exact values by the
// solver and by plain search, and what comes of the auction by each.
TEST(ParWithDoubling, OfSmallDealsIsTheOraclesInEveryRespect) {
  Random random(62);
  Solver solver;
  int doubled = 0;
  for (const char* text : {"kraken", "kbn,doubling=all", "nku,roem=off,doubling=cards,nat=own",
                           "kraken,tie=made,double=H,leads=declarer",
                           "bedum,roem=both,doubling=all,all-pass=redeal"}) {
    const Rules rules = ParseRules(text).value();
    for (int i = 0; i < Compared(80); ++i) {
      Position position =
          testing::RandomPosition(random, 1 + random.Below(3), 0, testing::Cards::kFewRanks, rules);
      // What was won before depends on trump, as the cards of it do.
      const int shift = 40 * (random.Below(5) - 2);
      std::array<std::array<Tally, 2>, kSuits> won_before;
      for (const Suit trump : kAllSuits) {
        position.trump = trump;
        position.won = {};
        testing::WinBefore(random, shift + 10 * (random.Below(7) - 3), position);
        won_before[Index(trump)] = position.won;
      }
      const Seat dealer = static_cast<Seat>(random.Below(kSeats));
      const auto play = [&](Seat declarer, Suit trump, int doublings) {
        position.declarer = declarer;
        position.trump = trump;
        position.won = won_before[Index(trump)];
        position.doublings = doublings;
        position.leader = FirstLeader(rules.leads, dealer, declarer);
      };
      ContractScores scores;
      for (const Seat declarer : kAllSeats) {
        for (const Suit trump : kAllSuits) {
          for (int doublings = 0; doublings <= kMaxDoublings; ++doublings) {
            play(declarer, trump, doublings);
            const auto solved = solver.Solve(position, {.objective = Objective::kScore});
            ASSERT_TRUE(solved.ok()) << solved.error().message;
            scores[Index(declarer)][Index(trump)][doublings] = solved->value;
          }
        }
      }
      const TurnedCards turned = RandomTurned(random, rules, 2);
      const Par par = FindPar(Auction::Begin(dealer, rules, turned).value(), scores);
      const oracle::ParResult expected = oracle::SolvePar(
          oracle::OptionsFor(text), static_cast<int>(dealer), LettersOf(turned),
          [&](int declarer, char trump, int doublings) {
            play(static_cast<Seat>(declarer), *ParseSuit(std::string(1, trump)), doublings);
            const int score = oracle::SolveScore(testing::OracleGame(position), declarer % 2,
                                                 testing::OracleWon(position));
            EXPECT_EQ(scores[declarer][Index(position.trump)][doublings].count(), score)
                << FormatDealLine(ToDealLine(position));
            return score;
          });
      SCOPED_TRACE(text + (" " + FormatDealLine(ToDealLine(position))));
      ExpectPar(par, expected);
      if (HasFatalFailure()) return;
      doubled += expected.doublings > 0 ? 1 : 0;
    }
  }
  EXPECT_GT(doubled, 0);
}

// What East writes down in hearts by doublings; any other suit costs it more.
Par ParDoubled(const std::array<int, 1 + kMaxDoublings>& hearts) {
  ContractScores scores;
  for (auto& declarer : scores) {
    for (auto& score : declarer) score.fill(Points(2000));
  }
  for (std::size_t i = 0; i < hearts.size(); ++i) {
    scores[Index(Seat::kEast)][Index(Suit::kHearts)][i] = Points(hearts[i]);
  }
  const Rules rules = ParseRules("kbn,bidding=obliged,roem=hand,doubling=cards").value();
  return FindPar(Auction::Begin(Seat::kNorth, rules).value(), scores);
}

TEST(ParWithDoubling, EndsWhereNeitherSideGainsByDoubling) {
  const Par par = ParDoubled({162, 80, -648, 100});
  EXPECT_EQ(FormatCalls(par.calls), "H,pass,pass");
  EXPECT_EQ(par.score, Points(162));
}

TEST(ParWithDoubling, IsDoubledWhereNoRedoubleHelps) {
  const Par par = ParDoubled({162, 200, -648, 300});
  EXPECT_EQ(FormatCalls(par.calls), "H,pass,double,pass,pass");
  EXPECT_EQ(par.contract, (Contract{Seat::kEast, Suit::kHearts, 1}));
  EXPECT_EQ(par.score, Points(200));
}

TEST(ParWithDoubling, IsDoubledToTheEnd) {
  const Par par = ParDoubled({162, 400, -648, 300});
  EXPECT_EQ(FormatCalls(par.calls), "H,pass,double,pass,redouble,pass,superdouble");
  EXPECT_EQ(par.score, Points(300));
}

}  // namespace
}  // namespace jasnel
