// Questions what to call, for tests.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "tests/ai/hands.h"

namespace jasnel::testing {

/// North dealt; `calls` as `pass,pass`.
inline BidQuestion QuestionOf(const std::string& hand, const std::string& calls = "",
                              const std::string& rules = "kbn", std::optional<Suit> turned = {}) {
  const Rules set = ParseRules(rules).value();
  const auto auction = ParseAuction(Seat::kNorth, set, turned, calls);
  EXPECT_TRUE(auction.ok());
  return {.auction = *auction, .hand = HandOf(hand), .rules = set};
}

/// The first to speak has passed. All cards of the hand after that of the seat to call are known,
/// and six of the next one: 45 worlds.
inline BidQuestion FewWorlds(const std::string& rules, std::optional<Suit> turned) {
  BidQuestion question = QuestionOf("J97.AT.K8.7", "pass", rules, turned);
  const Seat own = question.auction.Turn();
  std::vector<Card> others;
  for (const Card card : kFullDeck - question.hand) others.push_back(card);
  std::size_t at = 0;
  for (int step = 1; step <= 2; ++step) {
    CardSet& known = question.known[Index(Clockwise(own, step))];
    while (known.size() < (step == 1 ? 8 : 6)) {
      // Every fifth card that is left, round and round.
      at = (at + 5) % others.size();
      known |= others[at];
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
    }
  }
  return question;
}

inline BidAnswer AnswerTo(const BidQuestion& question, const BidRequest& request, int threads = 2) {
  BatchSolver solver(threads);
  const auto answer = EvaluateBid(solver, question, request);
  EXPECT_TRUE(answer.ok()) << (answer.ok() ? "" : answer.error().message);
  return answer.ok() ? *answer : BidAnswer{};
}

}  // namespace jasnel::testing
