// `claim`: the answers are those of the library.
#include "jasnel/claim.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/solver.h"
#include "tests/engine/ask.h"

namespace jasnel::testing {
namespace {

// South has the last two diamonds; only North can have the last trump.
const Json kTwoLeft = Json::parse(
    R"({"ask":"claim","dealer":"W","hand":["DJ","D8"],"trump":"H","declarer":"N","tricks":[
        {"leader":"N","cards":["C8","C9","CA","CQ"]},{"leader":"S","cards":["HJ","S8","H7","HQ"]},
        {"leader":"S","cards":["H9","C7","H8","S7"]},{"leader":"S","cards":["DA","DT","DQ","D7"]},
        {"leader":"S","cards":["DK","SQ","HA","D9"]},{"leader":"N","cards":["SK","SJ","HT","ST"]}]})");

TEST(ClaimQuestion, ProvesWithThePartner) {
  Json answer = Ask(kTwoLeft);
  EXPECT_GT(answer["nodes"], 0);
  answer.erase("nodes");
  answer.erase("time_us");
  EXPECT_EQ(answer, Json::parse(R"({"verdict":"proved","seat":"S","tricks":2,"points":43,
                                    "alone":false,"card":"DJ"})"));
}

Json RequestOf(const PlayView& view) {
  Json request = {{"ask", "claim"},
                  {"dealer", std::string(1, SeatLetter(view.auction.dealer()))},
                  {"trump", std::string(1, SuitLetter(view.table.trump))},
                  {"declarer", std::string(1, SeatLetter(view.table.declarer))},
                  {"hand", Json::array()},
                  {"tricks", Json::array()}};
  for (const Card card : view.hand) request["hand"].push_back(FormatCard(card));
  for (const SeenTrick& trick : view.tricks.tricks()) {
    Json cards = Json::array();
    for (const Card card : trick.cards) cards.push_back(FormatCard(card));
    request["tricks"].push_back(
        {{"leader", std::string(1, SeatLetter(trick.leader))}, {"cards", cards}});
  }
  return request;
}

TEST(ClaimQuestion, AnswersAsTheLibraryDoes) {
  const auto player = MakePlayer("rule").value();
  Claimer claimer;
  Solver solver;
  int proved = 0;
  int refuted = 0;
  for (std::uint64_t number = 1; number <= 4; ++number) {
    DealToPlay deal;
    deal.hands = RandomHands(12, number);
    deal.contract = Contract{Seat::kEast, Suit::kDiamonds};
    for (DealInPlay play(deal); !play.IsOver();
         static_cast<void>(play.Ask(*player, {.seed = number}))) {
      const PlayView view = play.play_view();
      if (view.hand.size() > 4) continue;
      const Claim claim = claimer.Examine(view);
      const Json answer = Ask(RequestOf(view));
      ASSERT_EQ(answer["seat"], std::string(1, SeatLetter(view.seat())));
      ASSERT_EQ(answer["tricks"], view.hand.size());
      ASSERT_EQ(answer["points"], claim.points.count());
      ASSERT_EQ(answer["nodes"], claim.nodes);
      if (claim.verdict == ClaimVerdict::kProved) {
        ++proved;
        ASSERT_EQ(answer["verdict"], "proved");
        ASSERT_EQ(answer["alone"], claim.alone);
        ASSERT_EQ(answer["card"], FormatCard(claim.card));
        ASSERT_FALSE(answer.contains("counterexample"));
      } else if (claim.counterexample) {
        ++refuted;
        ASSERT_EQ(answer["verdict"], "refuted");
        const Json& deal_found = answer["counterexample"];
        ASSERT_EQ(deal_found["line"].size(), claim.line.size());
        // The side as declarers, if it had won all tricks before, cannot take all eight.
        Position position =
            ToPosition(ParseDealLine(deal_found["position"].get<std::string>()).value(),
                       view.table.trump)
                .value();
        position.declarer = view.seat();
        const auto side = Index(SideOf(view.seat()));
        Tally& own = position.won[side];
        const Tally others = std::exchange(position.won[1 - side], {});
        own = {own.cards + others.cards, own.roem + others.roem, own.tricks + others.tricks};
        const auto solved = solver.Solve(position, {.objective = Objective::kPit});
        ASSERT_TRUE(solved.ok()) << solved.error().message;
        ASSERT_FALSE(solved->makes);
      }
    }
  }
  EXPECT_GT(proved, 4);
  EXPECT_GT(refuted, 4);
}

TEST(ClaimQuestion, IsOfASeatThatPlays) {
  EXPECT_EQ(Wrong({{"ask", "claim"},
                   {"dealer", "N"},
                   {"hand", {"SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"}}}),
            "a seat to call; expected one to play a card, with trump and declarer");
  EXPECT_EQ(Wrong(With(kTwoLeft, "hand", {"DJ"})), "1 card in the hand; expected 2");
  EXPECT_EQ(Wrong(With(kTwoLeft, "game", "boerenbridge")),
            "ask: 'claim' of boerenbridge; expected move, bid, solve, state or random");
}

TEST(ClaimQuestion, ChecksWhatItDoesNotUse) {
  EXPECT_EQ(Wrong(With(kTwoLeft, "why", "yes")), "why: of type string; expected true or false");
  EXPECT_EQ(Ask(With(With(kTwoLeft, "why", true), "player", "full"))["verdict"], "proved");
}

TEST(ClaimQuestion, SaysWhatIsWrongInDutch) {
  EXPECT_EQ(Wrong({{"ask", "claim"},
                   {"dealer", "N"},
                   {"language", "nl"},
                   {"hand", {"SJ", "S9", "S7", "HA", "HT", "DK", "D8", "C7"}}}),
            "een plaats die moet bieden; verwacht een die een kaart moet spelen, met trump en "
            "declarer");
}

}  // namespace
}  // namespace jasnel::testing
