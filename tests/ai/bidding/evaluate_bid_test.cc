// What calls are worth, against all deals and against dealing by other means.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "ai/beliefs/suit_exchange.h"
#include "ai/bidding/auction_outcomes.h"
#include "ai/models/call_network.h"
#include "ai/players/model_bidder.h"
#include "jasnel/bidding.h"
#include "jasnel/dealing.h"
#include "jasnel/trump_table.h"
#include "tests/ai/bidding/questions.h"
#include "tests/support/rule_sets.h"
#include "tests/support/sanitized.h"

namespace jasnel {
namespace {

using testing::AnswerTo;
using testing::FewWorlds;
using testing::HandOf;
using testing::QuestionOf;

constexpr int kFewerBy = testing::kSanitized ? 8 : 1;  // slower by that

void ExpectSame(const Estimate& a, const Estimate& b) {
  EXPECT_EQ(a.value, b.value);
  EXPECT_EQ(a.low, b.low);
  EXPECT_EQ(a.high, b.high);
}

// The same by dealing the last ten cards in all ways.
void ExpectAllWorlds(const std::string& rules, std::optional<Suit> turned) {
  const BidQuestion question = FewWorlds(rules, turned);
  const Calibration played = {
      .makes_slope = 0.5, .score_constant = {-20, -10, 5, 15}, .score_slope = 0.75};
  const BidAnswer answer = AnswerTo(question, {.calibration = played});
  EXPECT_TRUE(answer.all_worlds);
  EXPECT_EQ(answer.worlds, 45u);

  const Seat own = question.auction.Turn();
  const auto leader_if = [&](Seat declarer) {
    return FirstLeader(question.rules.leads, question.auction.dealer(), declarer);
  };
  const int sign = SideOf(own) == Side::kNorthSouth ? 1 : -1;
  CardSet left = kFullDeck - question.hand;
  for (const CardSet known : question.known) left -= known;
  std::vector<Card> cards;
  for (const Card card : left) cards.push_back(card);
  ASSERT_EQ(cards.size(), 10u);

  const Auction start = Auction::Begin(question.auction.dealer(), question.rules, turned).value();
  Auction passed = question.auction;
  const bool may_pass = !passed.Speak(Call{}).has_value();
  const SuitSet legal = question.auction.Legal().suits;
  double total = 0;
  double pass = 0;
  double played_pass = 0;
  double passed_out = 0;
  std::array<double, kSuits> makes{};
  std::array<double, kSuits> score{};
  Solver solver;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      Hands hands = question.known;
      hands[Index(own)] = question.hand;
      const CardSet two = CardSet(cards[i]) | cards[j];
      hands[Index(Clockwise(own, 2))] |= two;
      hands[Index(Clockwise(own, 3))] |= left - two;
      const double weight = static_cast<double>(
          CallChance(start, question.rules, hands[Index(start.Turn())], Call{}));
      total += weight;
      const TrumpTable table =
          SolveTrumpTable(
              solver, hands,
              {.rules = question.rules,
               .leaders = FirstLeaders(question.rules.leads, question.auction.dealer())})
              .value();
      for (const TableRow& row : table.rows) {
        if (row.leader != leader_if(own)) continue;
        const auto side = Index(SideOf(own));
        makes[Index(row.trump)] += row.makes[side] ? weight : 0;
        score[Index(row.trump)] += weight * sign * row.score[side].count();
      }
      if (!may_pass) continue;
      double out = weight;
      for (const auto& [contract, chance] : OutcomesOf(passed, question.rules, hands)) {
        out -= weight * static_cast<double>(chance);
        const TableRow* row = table.Find(contract.trump, leader_if(contract.declarer));
        const Side declaring = SideOf(contract.declarer);
        const double north_south = row->score[Index(declaring)].count();
        pass += weight * static_cast<double>(chance) * sign * north_south;
        const int for_declarers = declaring == Side::kNorthSouth ? 1 : -1;
        played_pass += weight * static_cast<double>(chance) * sign * for_declarers *

                       played.PlayedScore(for_declarers * north_south,
                                          PlaceOf(contract.declarer, leader_if(contract.declarer)));
      }
      passed_out += out;
    }
  }
  ASSERT_EQ(answer.suits.size(), static_cast<std::size_t>(legal.size()));
  for (const SuitBid& bid : answer.suits) {
    const auto suit = Index(bid.suit);
    EXPECT_NEAR(bid.makes.value, makes[suit] / total, 1e-9);
    EXPECT_NEAR(bid.score.value, score[suit] / total, 1e-6);
    EXPECT_EQ(bid.makes.low, bid.makes.high);
    const int place = PlaceOf(own, leader_if(own));
    EXPECT_NEAR(*bid.played_score, played.PlayedScore(score[suit] / total, place), 1e-6);
    EXPECT_NEAR(*bid.played_makes, played.PlayedMakes(makes[suit] / total, place), 1e-9);
  }
  ASSERT_EQ(answer.pass.has_value(), may_pass);
  if (may_pass) {
    EXPECT_NEAR(answer.pass->score.value, pass / total, 1e-3);
    EXPECT_NEAR(*answer.pass->played_score, played_pass / total, 1e-3);
    const bool redeal = question.rules.all_pass == AllPass::kRedeal;
    ASSERT_EQ(answer.pass->passed_out.has_value(), redeal);
    if (redeal) {
      EXPECT_NEAR(*answer.pass->passed_out, passed_out / total, 1e-5);
    }
  }
}

TEST(EvaluateBid, OfFewWorldsIsExact) { ExpectAllWorlds("kbn", std::nullopt); }

TEST(EvaluateBid, OfFewWorldsIsExactInRotterdam) { ExpectAllWorlds("nku-rotterdam", std::nullopt); }

TEST(EvaluateBid, OfFewWorldsIsExactWithATurnedSuit) { ExpectAllWorlds("bedum", Suit::kSpades); }

TEST(EvaluateBid, OfFewWorldsIsExactWhereTheDeclarerLeads) {
  ExpectAllWorlds("kbn,leads=declarer", std::nullopt);
}

TEST(EvaluateBid, OfFewWorldsIsExactWhereOneMustHoldTheSuit) {
  ExpectAllWorlds("kbn,holds-trump=on", std::nullopt);
}

TEST(EvaluateBid, OfFewWorldsIsExactWhereADealMayBePassedOut) {
  ExpectAllWorlds("kbn,all-pass=redeal", std::nullopt);
}

TEST(EvaluateBid, OfFewWorldsIsExactWithCardsThatAreTurnedLater) {
  ExpectAllWorlds("bedum,turns=3,joker=on,all-pass=redeal", Suit::kSpades);
}

const SuitBid& BidIn(const BidAnswer& answer, Suit suit) {
  return *std::find_if(answer.suits.begin(), answer.suits.end(),
                       [&](const SuitBid& bid) { return bid.suit == suit; });
}

TEST(EvaluateBid, OfSomeCallsIsThatOfAllWithoutTheOthers) {
  BidQuestion question = FewWorlds("kbn", std::nullopt);
  const BidAnswer all = AnswerTo(question, {});
  for (const Suit suit : kAllSuits) {
    question.calls = {Call{suit}};
    const BidAnswer one = AnswerTo(question, {});
    ASSERT_EQ(one.suits.size(), 1u);
    EXPECT_FALSE(one.pass);
    EXPECT_EQ(one.call, Call{suit});
    ExpectSame(one.suits[0].score, BidIn(all, suit).score);
    ExpectSame(one.suits[0].makes, BidIn(all, suit).makes);
    question.calls = {Call{suit}, Call{}};
    const BidAnswer two = AnswerTo(question, {});
    ASSERT_EQ(two.suits.size(), 1u);
    ASSERT_TRUE(two.pass);
    ExpectSame(two.suits[0].score, BidIn(all, suit).score);
    ExpectSame(two.pass->score, all.pass->score);
  }
}

// Of worlds that are drawn: the others are not solved, and those asked for are as uncertain.
TEST(EvaluateBid, OfSomeCallsSolvesOnlyThese) {
  BidQuestion question = QuestionOf("J97.AT.K8.7");
  const BidRequest request{.worlds = 200};
  const BidAnswer all = AnswerTo(question, request);
  question.calls = {Call{Suit::kHearts}, Call{Suit::kSpades}};
  const BidAnswer two = AnswerTo(question, request);
  ASSERT_EQ(two.suits.size(), 2u);
  EXPECT_FALSE(two.pass);
  EXPECT_EQ(two.worlds, all.worlds);
  for (const SuitBid& bid : two.suits) {
    const Estimate& score = BidIn(all, bid.suit).score;
    EXPECT_LE(bid.score.low, score.high);
    EXPECT_GE(bid.score.high, score.low);
    EXPECT_NEAR((bid.score.high - bid.score.low) / (score.high - score.low), 1, 0.5);
  }
}

TEST(EvaluateBid, AgreesWithDealingByOtherMeans) {
  const BidQuestion question = QuestionOf("AT.Q8.KQ.J7");
  std::mt19937 other(17);
  std::vector<Card> cards;
  for (const Card card : kFullDeck - question.hand) cards.push_back(card);
  constexpr int kWorlds = 2000 / kFewerBy;
  std::array<int, kSuits> made{};
  Solver solver;
  for (int i = 0; i < kWorlds; ++i) {
    std::shuffle(cards.begin(), cards.end(), other);
    for (const Suit trump : kAllSuits) {
      Position position;
      position.hands[Index(Seat::kEast)] = question.hand;
      for (std::size_t j = 0; j < cards.size(); ++j) {
        position.hands[Index(Clockwise(Seat::kSouth, static_cast<int>(j / 8)))] |= cards[j];
      }
      position.trump = trump;
      position.leader = Seat::kEast;
      position.declarer = Seat::kEast;
      made[Index(trump)] += solver.Solve(position, {.objective = Objective::kMake})->makes ? 1 : 0;
    }
  }
  const BidAnswer answer = AnswerTo(question, {.seed = 3, .worlds = 1024 / kFewerBy});
  for (const SuitBid& bid : answer.suits) {
    const double share = made[Index(bid.suit)] / double{kWorlds};
    const double half = (bid.makes.high - bid.makes.low) / 2;
    const double other_half = 1.96 * std::sqrt(share * (1 - share) / kWorlds);
    // Three standard errors.
    EXPECT_NEAR(bid.makes.value, share, 1.53 * std::hypot(half, other_half)) << Index(bid.suit);
  }
}

TEST(EvaluateBid, FiveTopTrumpsAndSideAcesMakeInNearlyAllWorlds) {
  const BidAnswer answer = AnswerTo(QuestionOf("J9ATK.A.A.A"), {.worlds = 256});
  EXPECT_GT(answer.suits[0].makes.low, 0.97);
  EXPECT_GT(answer.suits[0].score.low, 100);
  EXPECT_EQ(answer.call, Call{Suit::kSpades});
  EXPECT_TRUE(answer.clear);
}

// NKF 1976 art. 10: they must pass.
TEST(EvaluateBid, AfterAPassABarredSideDoesNotDeclare) {
  BidQuestion question = QuestionOf("J97.AT.K8.7", "", "nkf");
  const auto own = SideOf(question.auction.Turn());
  BarredSides barred;
  barred[Index(Opponents(own))] = 0;
  question.auction.Bar(barred);
  const BidAnswer answer = AnswerTo(question, {.worlds = 8});
  ASSERT_TRUE(answer.pass.has_value());
  double sum = 0;
  for (const Seat seat : kAllSeats) {
    const double chance = answer.pass->declares[Index(seat)];
    if (SideOf(seat) != own) {
      EXPECT_EQ(chance, 0);
    }
    sum += chance;
  }
  EXPECT_NEAR(sum, 1, 1e-5);
}

TEST(EvaluateBid, SuitsExchangedGiveTheSameAnswer) {
  const SuitExchange exchange({Suit::kClubs, Suit::kSpades, Suit::kHearts, Suit::kDiamonds});
  const BidQuestion question = QuestionOf("J97.AT.K8.7", "pass");
  BidQuestion exchanged = question;
  exchanged.hand = exchange.Of(question.hand);
  const BidRequest request = {.worlds = 64};
  const BidAnswer a = AnswerTo(question, request);
  const BidAnswer b = AnswerTo(exchanged, request);
  for (const SuitBid& bid : a.suits) {
    const SuitBid& same = b.suits[Index(exchange.Of(bid.suit))];
    ASSERT_EQ(same.suit, exchange.Of(bid.suit));
    ExpectSame(bid.makes, same.makes);
    ExpectSame(bid.score, same.score);
    EXPECT_EQ(bid.pit, same.pit);
    EXPECT_EQ(bid.roem, same.roem);
  }
  ExpectSame(a.pass->score, b.pass->score);
}

// Twice as much where the suit counts twice, and what is known of the others stays the same.
TEST(EvaluateBid, ASuitThatCountsTwiceIsWorthTwiceAsMuch) {
  const BidRequest request = {.worlds = 64};
  const BidAnswer once = AnswerTo(QuestionOf("J97.AT.K8.7", "pass,pass,pass"), request);
  const BidAnswer twice =
      AnswerTo(QuestionOf("J97.AT.K8.7", "pass,pass,pass", "kbn,double=S"), request);
  EXPECT_NEAR(twice.suits[0].score.value, 2 * once.suits[0].score.value, 12);
  EXPECT_NEAR(twice.suits[0].makes.value, once.suits[0].makes.value, 0.1);
  EXPECT_NEAR(twice.suits[1].score.value, once.suits[1].score.value, 12);
}

TEST(EvaluateBid, WhatCountsTwiceIsExchangedWithItsSuit) {
  const BidQuestion question = QuestionOf("J97.AT.K8.7", "pass,pass,pass", "kbn,double=S");
  const SuitExchange exchange({Suit::kClubs, Suit::kSpades, Suit::kHearts, Suit::kDiamonds});
  BidQuestion exchanged = QuestionOf("J97.AT.K8.7", "pass,pass,pass", "kbn,double=C");
  exchanged.hand = exchange.Of(question.hand);
  const BidRequest request = {.worlds = 64};
  const BidAnswer a = AnswerTo(question, request);
  const BidAnswer b = AnswerTo(exchanged, request);
  for (const SuitBid& bid : a.suits) {
    ExpectSame(bid.score, b.suits[Index(exchange.Of(bid.suit))].score);
  }
}

TEST(EvaluateBid, RoemOfHandsIsCountedInEachDeal) {
  const BidRequest request = {.worlds = 64};
  for (const char* rules : {"kbn,roem=hand", "kbn,roem=both,hand-roem=best"}) {
    // Four in sequence are hardly ever beaten.
    const BidAnswer answer = AnswerTo(QuestionOf("AKQJ.J9.K8.", "pass,pass,pass", rules), request);
    EXPECT_GT(answer.suits[1].roem, 25) << rules;
  }
}

TEST(EvaluateBid, SuitsWithTheSameCardsGetTheSameAnswer) {
  const BidAnswer answer = AnswerTo(QuestionOf("J7.A8.J7.K9", "pass"), {.worlds = 64});
  const SuitBid& spades = answer.suits[0];
  const SuitBid& diamonds = answer.suits[2];
  EXPECT_EQ(diamonds.suit, Suit::kDiamonds);
  ExpectSame(diamonds.makes, spades.makes);
  ExpectSame(diamonds.score, spades.score);
  EXPECT_EQ(diamonds.roem, spades.roem);
  EXPECT_NE(answer.suits[1].score.value, spades.score.value);
}

TEST(EvaluateBid, TheAnswerDoesNotDependOnThreads) {
  const BidQuestion question = QuestionOf("AT.Q8.KQ.J7", "pass,pass");
  const BidRequest request = {.worlds = 100};
  const BidAnswer one = AnswerTo(question, request, 1);
  const BidAnswer three = AnswerTo(question, request, 3);
  EXPECT_EQ(one.worlds, 100u);
  EXPECT_EQ(one.worlds, three.worlds);
  for (std::size_t i = 0; i < one.suits.size(); ++i) {
    ExpectSame(one.suits[i].makes, three.suits[i].makes);
    ExpectSame(one.suits[i].score, three.suits[i].score);
  }
  ExpectSame(one.pass->score, three.pass->score);
}

TEST(EvaluateBid, AnotherSeedIsAnotherSample) {
  const BidQuestion question = QuestionOf("AT.Q8.KQ.J7");
  EXPECT_NE(AnswerTo(question, {.seed = 1, .worlds = 64}).suits[0].score.value,
            AnswerTo(question, {.seed = 2, .worlds = 64}).suits[0].score.value);
}

TEST(EvaluateBid, ResultsAddUpAndAgreeWithTheChances) {
  for (const SuitBid& bid : AnswerTo(QuestionOf("J97.AT.K8.7"), {.worlds = 64}).suits) {
    double sum = 0;
    for (const double chance : bid.results) sum += chance;
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_NEAR(bid.results[0], 1 - bid.makes.value, 1e-9);
    EXPECT_EQ(bid.results.back(), bid.pit);
    EXPECT_LE(bid.makes.low, bid.makes.value);
    EXPECT_GE(bid.makes.high, bid.makes.value);
  }
}

TEST(EvaluateBid, AnOpponentsPassMakesItLikelierToMakeAContract) {
  // The same seat in the same place, before anybody spoke and after North, the dealer, passed.
  const BidQuestion first = QuestionOf("J7.AT.K98.A");
  const BidQuestion second = QuestionOf("J7.AT.K98.A", "pass", "kbn,speaks-first=dealer");
  ASSERT_EQ(first.auction.Turn(), second.auction.Turn());
  const SuitBid before = AnswerTo(first, {.worlds = 256}).suits[1];
  const SuitBid after = AnswerTo(second, {.worlds = 256}).suits[1];
  EXPECT_GT(after.makes.low, before.makes.value);
  EXPECT_GT(after.makes.value, before.makes.high);
}

TEST(EvaluateBid, ScoresDoNotForgetThatAContractMayBeMadeWhereNoneWas) {
  // Of the few worlds that these seeds solve for the score none is made in diamonds.
  const BidQuestion question = QuestionOf("9.KT8.KQ.87");
  const Estimate truth = AnswerTo(question, {.seed = 77, .worlds = 1800 / kFewerBy}).suits[2].score;
  for (const std::uint64_t seed : {11, 15}) {
    const Estimate score = AnswerTo(question, {.seed = seed, .worlds = 64}).suits[2].score;
    EXPECT_LT(score.low, truth.high);
    EXPECT_GT(score.high, truth.low);
  }
}

TEST(EvaluateBid, ACalibrationAddsWhatPlayersReach) {
  BidRequest request = {.worlds = 64};
  EXPECT_FALSE(AnswerTo(QuestionOf("J97.AT.K8.7"), request).suits[0].played_makes.has_value());
  request.calibration =
      Calibration{.makes_constant = {-0.5, 1, 1, 1}, .score_constant = {-10, 1, 1, 1}, .deals = 1};
  const SuitBid bid = AnswerTo(QuestionOf("J97.AT.K8.7"), request).suits[1];
  EXPECT_LT(*bid.played_makes, bid.makes.value);
  EXPECT_NEAR(*bid.played_score, bid.score.value - 10, 1e-9);
}

TEST(EvaluateBid, TheBestCallIsTheBestAsPlayersReachIt) {
  // With open hands it is better to play than to let the others play; not if who plays makes 1000
  // points less of it.
  const BidQuestion question = QuestionOf("J97.AT.K8.7");
  const BidAnswer open = AnswerTo(question, {.worlds = 256});
  EXPECT_FALSE(open.call.IsPass());
  const BidAnswer played = AnswerTo(
      question,
      {.worlds = 256, .calibration = Calibration{.score_constant = {-1000, -1000, -1000, -1000}}});
  EXPECT_TRUE(played.call.IsPass());
  EXPECT_TRUE(played.clear);
  EXPECT_FALSE(open.pass->played_score.has_value());
}

class EvaluateBidBy : public ::testing::TestWithParam<std::string> {};

// From the first call to the last, each with what may be said.
TEST_P(EvaluateBidBy, EveryTurnOfTheAuctionHasAnAnswer) {
  const Rules rules = ParseRules(GetParam()).value();
  const bool turns = rules.bidding == Bidding::kTurned;
  Auction auction =
      Auction::Begin(Seat::kSouth, rules, turns ? std::optional(Suit::kHearts) : std::nullopt)
          .value();
  while (true) {
    const BidQuestion question = {
        .auction = auction, .hand = HandOf("Q98.KT.J8.7"), .rules = rules};
    const BidAnswer answer = AnswerTo(question, {.worlds = 16});
    EXPECT_EQ(answer.pass.has_value(), auction.Legal().pass);
    ASSERT_EQ(answer.suits.size(), static_cast<std::size_t>(auction.Legal().suits.size()));
    for (const SuitBid& bid : answer.suits) {
      EXPECT_TRUE(auction.Legal().suits.Contains(bid.suit));
    }
    EXPECT_TRUE(auction.Legal().Contains(answer.call));
    if (!auction.Legal().pass) break;
    double declares = 0;
    for (const double chance : answer.pass->declares) declares += chance;
    EXPECT_NEAR(declares, 1, 1e-5);
    auction.Speak(Call{});
  }
}

constexpr const char* kKraken = "kbn,bidding=obliged,roem=hand,doubling=cards";

// The trumps and the aces are with the seat that is asked.
TEST(Doubling, PaysWithTheBestTrumpsOfTheOthers) {
  const BidAnswer answer = AnswerTo(QuestionOf("J9AT.AT.A.A", "S", kKraken), {.worlds = 48});
  ASSERT_TRUE(answer.doubling && answer.pass);
  EXPECT_TRUE(answer.suits.empty());
  EXPECT_EQ(answer.call, Call::Double(1));
  EXPECT_EQ(answer.doubling->call, Call::Double(1));
  EXPECT_GT(answer.doubling->makes.value, 0.95);
  EXPECT_GT(answer.doubling->pays.value, 0.6);
  EXPECT_GT(answer.doubling->score.value, answer.pass->score.value);
  EXPECT_GT(answer.doubling->gain, 0);
}

TEST(Doubling, CostsMoreThanAPassWithAWeakHand) {
  const BidAnswer answer = AnswerTo(QuestionOf("7.987.987.9", "S", kKraken), {.worlds = 48});
  ASSERT_TRUE(answer.doubling && answer.pass);
  EXPECT_TRUE(answer.call.IsPass());
  EXPECT_LT(answer.doubling->makes.value, 0.35);
  EXPECT_GT(answer.doubling->cost, 100);
  EXPECT_LT(answer.doubling->score.value, answer.pass->score.value);
}

TEST(Doubling, HasTheSameAnswerOnAnyNumberOfThreads) {
  const BidQuestion question = QuestionOf("J9.AT8.K8.7", "S,pass", kKraken);
  const BidAnswer one = AnswerTo(question, {.worlds = 32}, 1);
  const BidAnswer two = AnswerTo(question, {.worlds = 32}, 2);
  EXPECT_EQ(one.doubling->score.value, two.doubling->score.value);
  EXPECT_EQ(one.pass->score.value, two.pass->score.value);
  EXPECT_EQ(one.doubling->pays.value, two.doubling->pays.value);
}

// By guesses, without solving.
TEST(Doubling, IsWhatPlayersDoWithTheSameHands) {
  const auto choose = [](const char* hand) {
    const BidQuestion question = QuestionOf(hand, "S", kKraken);
    return CallByNetwork({question.auction, question.hand, question.rules}).call;
  };
  EXPECT_EQ(choose("J9AT.AT.A.A"), Call::Double(1));
  EXPECT_EQ(choose("7.987.987.9"), Call{});
}

INSTANTIATE_TEST_SUITE_P(, EvaluateBidBy, ::testing::ValuesIn(testing::PresetsAnd({"kbn,nat=own"})),
                         testing::RuleSetName<std::string>);

}  // namespace
}  // namespace jasnel
