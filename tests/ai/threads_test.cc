// What calls are worth, and matches of both games, on several threads at once: the same as on one.
// For the thread sanitizer above all; hence a program of its own, with little to build and to play.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "jasnel/bidding.h"
#include "jasnel/boerenbridge/match.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/match.h"
#include "jasnel/player.h"
#include "tests/ai/bidding/questions.h"

namespace jasnel::testing {
namespace {

BidAnswer Evaluate(const std::string& hand, const std::string& calls, int threads) {
  BatchSolver solver(threads);
  const BidQuestion question = QuestionOf(hand, calls);
  BidRequest request;
  request.worlds = 8;
  request.calibration = Calibration::For(question.rules);
  auto answer = EvaluateBid(solver, question, request);
  EXPECT_TRUE(answer.ok());
  return answer ? *answer : BidAnswer();
}

std::vector<double> Figures(const BidAnswer& answer) {
  std::vector<double> figures = {static_cast<double>(answer.worlds),
                                 static_cast<double>(answer.scored)};
  for (const SuitBid& bid : answer.suits) {
    figures.insert(figures.end(), {bid.makes.value, bid.score.value, bid.score.low, bid.pit});
    figures.push_back(bid.played_score.value_or(0));
  }
  if (answer.pass) figures.push_back(answer.pass->score.value);
  return figures;
}

TEST(Threads, TellWhatCallsAreWorthTogether) {
  const auto one = Figures(Evaluate("J7.AT.K98.A", "pass", 1));
  EXPECT_EQ(one.front(), 8);
  EXPECT_EQ(Figures(Evaluate("J7.AT.K98.A", "pass", 4)), one);
}

TEST(Threads, TellWhatCallsAreWorthEachByItself) {
  const std::vector<std::string> calls = {"", "pass", "pass,pass"};
  std::vector<std::vector<double>> found(calls.size());
  std::vector<std::thread> threads;
  for (std::size_t i = 0; i < calls.size(); ++i) {
    threads.emplace_back([&, i] { found[i] = Figures(Evaluate("J97.AT.K8.7", calls[i], 2)); });
  }
  for (std::thread& thread : threads) thread.join();
  for (std::size_t i = 0; i < calls.size(); ++i) {
    EXPECT_EQ(found[i], Figures(Evaluate("J97.AT.K8.7", calls[i], 1))) << calls[i];
  }
}

TEST(Threads, AreToldToStop) {
  BatchSolver solver(4);
  std::atomic<bool> cancel = false;
  BidRequest request;
  request.worlds = kMaxWorlds;
  request.cancel = &cancel;
  std::thread other([&] { cancel = true; });
  const auto answer = EvaluateBid(solver, QuestionOf("J7.AT.K98.A"), request);
  other.join();
  // Before the first deals were solved that is an error.
  if (answer) {
    EXPECT_EQ(answer->stop, Stop::kCancelled);
  }
}

std::vector<int> Scores(const std::string& a, const std::string& b, std::uint64_t deals,
                        int threads) {
  MatchRequest request;
  request.conditions.contract = ContractFrom::kAuction;
  request.deals = deals;
  request.threads = threads;
  MatchTally tally;
  std::vector<int> scores;
  const auto outcome = PlayMatch(
      request, [a] { return MakePlayer(a); }, [b] { return MakePlayer(b); }, tally,
      [&](const PlayedPair& pair) {
        for (const Sitting& sitting : pair.pair) scores.push_back(sitting.result.score[0].count());
        return true;
      });
  EXPECT_TRUE(outcome.ok());
  EXPECT_EQ(tally.pairs(), deals);
  return scores;
}

TEST(Threads, PlayAMatchOfSimplePlayers) {
  EXPECT_EQ(Scores("simple", "rule", 40, 4), Scores("simple", "rule", 40, 1));
}

TEST(Threads, PlayAMatchOfPlayersThatSearch) {
  EXPECT_EQ(Scores("full:worlds=2", "worlds:worlds=2", 3, 4),
            Scores("full:worlds=2", "worlds:worlds=2", 3, 1));
}

std::vector<double> BoerenbridgeScores(int threads) {
  boerenbridge::MatchRequest request;
  request.players = 3;
  request.most_cards = 3;
  request.rounds = 1;
  request.threads = threads;
  std::vector<boerenbridge::PlayerMaker> makers;
  for (const std::string name : {"full:worlds=4", "rollout:worlds=10", "rule"}) {
    makers.push_back([name] { return boerenbridge::MakePlayer(name); });
  }
  boerenbridge::MatchTally tally(request.players, request.most_cards);
  const auto outcome = PlayMatch(request, makers, tally);
  EXPECT_TRUE(outcome.ok());
  std::vector<double> scores;
  for (int player = 0; player < request.players; ++player) {
    scores.push_back(tally.player(player).all.Mean(boerenbridge::DealMeans::kScore));
  }
  return scores;
}

TEST(Threads, PlayAMatchOfBoerenbridge) { EXPECT_EQ(BoerenbridgeScores(4), BoerenbridgeScores(1)); }

}  // namespace
}  // namespace jasnel::testing
