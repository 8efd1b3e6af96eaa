// Requests of boerenbridge to `jasnel engine`, and its answers.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>

#include "engine/questions/move.h"
#include "engine/requests/move_request.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/match.h"
#include "tests/tools/engine/run.h"

namespace jasnel::boerenbridge::testing {

using jasnel::testing::Answered;
using jasnel::testing::Json;
using jasnel::testing::Keys;
using jasnel::testing::KeysOf;
using jasnel::testing::ParseJson;

/// Seat 2 is to play to the second trick: a heart, the ten or the four.
inline constexpr const char* kCardRequest =
    R"({"id":7,"game":"boerenbridge","players":5,"cards":5,"seat":2,)"
    R"("hand":["SQ","HT","H4","C8"],"bids":[2,0,1,1,2],)"
    R"("tricks":[{"leader":0,"cards":["DA","D7","D8","DK","D2"]},)"
    R"({"leader":0,"cards":["HA","H2"]}],"seed":1})";

/// Seat 2 is to bid.
inline constexpr const char* kBidRequest =
    R"({"id":8,"game":"boerenbridge","players":5,"cards":5,"seat":2,)"
    R"("hand":["SQ","HT","H4","D8","C8"],"bids":[2,0,null,null,null],"seed":1})";

/// A request as an object, to be changed.
inline Json CardRequest() { return ParseJson(kCardRequest); }
inline Json BidRequest() { return ParseJson(kBidRequest); }

inline PlayView ViewOfCardRequest() { return std::get<PlayView>(ReadRequest(CardRequest())->view); }
inline BidView ViewOfBidRequest() { return std::get<BidView>(ReadRequest(BidRequest())->view); }

/// What the engine answers if its player makes this choice, without the id.
template <class Choice>
std::string AnswerText(const Choice& choice, std::chrono::microseconds time) {
  const auto answer = ToMove<BidOrCard>(choice, time);
  return ObjectText(ChooseMove::kSpec.answer, &answer, Language::kEnglish);
}

/// What a player answers in this process.
inline Json Reply(const Json& request, const std::string& player = "rule") {
  return jasnel::testing::Reply(request.dump(), player);
}

inline void ExpectSame(const BidView& a, const BidView& b) {
  EXPECT_EQ(a.bidding, b.bidding);
  EXPECT_EQ(a.hand, b.hand);
}

inline void ExpectSame(const PlayView& a, const PlayView& b) {
  EXPECT_EQ(a.bidding, b.bidding);
  EXPECT_EQ(a.table.position, b.table.position);
  EXPECT_EQ(a.table.played, b.table.played);
  EXPECT_EQ(a.table.voids, b.table.voids);
  EXPECT_EQ(a.played, b.played);
}

/// Deals at random, and shows `see` what each seat in turn sees before `player` bids or plays.
template <class See>
void PlayAndShow(std::uint64_t deal, int players, int cards, Player& player, const See& see) {
  DealInPlay play(players, RandomHands(5, deal, players, cards));
  for (std::uint64_t seed = 100 * deal; !play.IsOver(); ++seed) {
    if (play.InBidding()) {
      see(play.bid_view());
    } else {
      see(play.play_view());
    }
    const auto error = play.Ask(player, {.seed = seed});
    ASSERT_FALSE(error) << error->message;
  }
}

}  // namespace jasnel::boerenbridge::testing
