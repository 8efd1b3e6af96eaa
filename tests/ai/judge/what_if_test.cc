// Deals played on with another call or card.

#include "jasnel/what_if.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <tuple>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_likelihood.h"
#include "ai/beliefs/world_sampler.h"
#include "jasnel/match.h"
#include "tests/support/sanitized.h"

namespace jasnel::testing {
namespace {

// A deal of a match as it is after so many cards, or before so many calls if that is below 0.
DealInPlay After(int cards, const std::string& player, std::uint64_t number = 1,
                 ContractFrom contract = ContractFrom::kAuction) {
  const DealToPlay dealt = MatchDeal({.seed = 11, .rules = {}, .contract = contract}, number);
  const auto one = MakePlayer(player).value();
  DealInPlay game(dealt);
  std::uint64_t seed = 0;
  while (game.InAuction() && cards >= 0) game.Ask(*one, {.seed = ++seed});
  for (int i = 0; i < cards; ++i) game.Ask(*one, {.seed = ++seed});
  return game;
}

std::vector<DealChoice> AllCards(const DealInPlay& game) {
  std::vector<DealChoice> choices;
  for (const Card card : LegalCards(game.position())) choices.emplace_back(card);
  return choices;
}

auto Maker(const std::string& player) {
  return [player] { return MakePlayer(player); };
}

// Notes the hands of those who are to play.
class Watcher : public Player {
 public:
  struct Seen {
    std::mutex mutex;
    std::vector<std::pair<Seat, CardSet>> hands;
  };

  explicit Watcher(Seen& seen) : seen_(seen) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits&) override {
    return CallChoice{view.auction.Legal().pass ? Call{} : Call{Suit::kSpades}};
  }

  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits&) override {
    const std::scoped_lock lock(seen_.mutex);
    seen_.hands.emplace_back(view.seat(), view.hand);
    return CardChoice{view.Legal().Lowest()};
  }

 private:
  Seen& seen_;
};

using Ends = std::vector<std::tuple<Seat, Suit, int, int>>;

Ends EndsOf(const Continuation& choice) {
  Ends ends;
  for (const PlayedOn& end : choice.ends) {
    ends.emplace_back(end.contract->declarer, end.contract->trump, end.result.score[0].count(),
                      end.result.score[1].count());
  }
  return ends;
}

TEST(WhatIf, TheLastCardLeavesNothingOpen) {
  DealInPlay game = After(31, "simple");
  const auto answer = PlayOn(game, AllCards(game), Maker("simple"), {.deals = 3}).value();
  EXPECT_EQ(answer.seat, game.turn());
  game.Play(LegalCards(game.position()).Lowest());
  ASSERT_EQ(answer.choices.size(), 1U);
  ASSERT_EQ(answer.choices[0].ends.size(), 3U);
  for (const PlayedOn& end : answer.choices[0].ends) {
    EXPECT_EQ(end.result, game.result());
    EXPECT_EQ(end.contract, *game.contract());
  }
}

TEST(WhatIf, DealsEveryWorldAsOftenAsItIsLikely) {
  int several = 0;
  for (std::uint64_t number = 1; number <= 12; ++number) {
    const DealInPlay game = After(24, "full:level=club", number);
    const PlayView view = game.play_view();
    const auto sampler = WorldSampler::Make(InferHidden(view)).value();
    if (sampler.count() > 60) continue;
    WorldLikelihood likelihood(view, Evidence{});
    const Seat next = Clockwise(view.seat());
    std::map<std::uint32_t, double> expected;  // by the hand of the next seat
    std::map<std::uint32_t, int> worlds;
    double sum = 0;
    for (std::uint64_t i = 0; i < sampler.count(); ++i) {
      const Hands world = sampler.World(i);
      expected[world[Index(next)].bits()] += likelihood(world);
      ++worlds[world[Index(next)].bits()];
      sum += likelihood(world);
    }
    Watcher::Seen seen;
    const std::uint64_t deals = 500;
    const std::vector<DealChoice> one = {LegalCards(game.position()).Lowest()};
    PlayOn(game, one,
           [&]() -> Result<std::unique_ptr<Player>> { return {std::make_unique<Watcher>(seen)}; },
           {.deals = deals})
        .value();
    std::map<std::uint32_t, double> counted;
    const int held = game.position().hands[Index(next)].size();
    for (const auto& [seat, hand] : seen.hands) {
      if (seat == next && hand.size() == held) counted[hand.bits()] += 1;
    }
    for (const auto& [hand, weight] : expected) {
      // Each world of the hand is rounded up or down.
      const double share = weight / sum * static_cast<double>(deals);
      EXPECT_NEAR(counted[hand], share, worlds[hand]) << number;
    }
    double all = 0;
    for (const auto& [hand, count] : counted) {
      EXPECT_TRUE(expected.contains(hand));
      all += count;
    }
    EXPECT_EQ(all, static_cast<double>(deals));
    several += expected.size() > 1 ? 1 : 0;
  }
  EXPECT_GE(several, 3);
}

TEST(WhatIf, EachChoiceMeetsTheSameDeals) {
  const DealInPlay game = After(12, "full:level=club");
  const Card card = LegalCards(game.position()).Lowest();
  const std::vector<DealChoice> twice = {card, card};
  const auto answer = PlayOn(game, twice, Maker("full:level=casual"), {.deals = 20}).value();
  EXPECT_EQ(EndsOf(answer.choices[0]), EndsOf(answer.choices[1]));
  const Estimate none = answer.Difference(answer.choices[0], answer.choices[1]);
  EXPECT_EQ(none.low, 0);
  EXPECT_EQ(none.high, 0);
}

TEST(WhatIf, TheMeanHasAnIntervalFromTwoDealsOn) {
  const DealInPlay game = After(0, "full:level=club");
  const std::vector<DealChoice> choices = {LegalCards(game.position()).Lowest()};
  const auto one = PlayOn(game, choices, Maker("full:level=casual"), {.deals = 1}).value();
  EXPECT_EQ(one.Mean(one.choices[0]).high, std::numeric_limits<double>::infinity());
  const auto few = PlayOn(game, choices, Maker("full:level=casual"), {.deals = 4}).value();
  const std::vector<double> scores = few.Scores(few.choices[0]);
  double mean = 0;
  for (const double score : scores) mean += score / 4;
  double squares = 0;
  for (const double score : scores) squares += (score - mean) * (score - mean);
  ASSERT_GT(squares, 0);
  const Estimate estimate = few.Mean(few.choices[0]);
  EXPECT_NEAR(estimate.value, mean, 1e-9);
  // Student's t with three degrees of freedom.
  EXPECT_NEAR(estimate.high - mean, 3.1824 * std::sqrt(squares / 3 / 4), 0.05);
  EXPECT_NEAR(mean - estimate.low, estimate.high - mean, 1e-9);
}

TEST(WhatIf, SaysTheSameWithAnyNumberOfThreads) {
  constexpr std::uint64_t kDeals = kSanitized ? 2 : 6;
  for (const int cards : {-1, 0, 9, 22}) {
    const DealInPlay game = After(cards, "full:level=club", 2);
    std::vector<DealChoice> choices = AllCards(game);
    if (cards < 0) choices = {Call{Suit::kHearts}, Call{}};
    const auto one = PlayOn(game, choices, Maker("full:worlds=4"), {.deals = kDeals, .threads = 1});
    const auto three =
        PlayOn(game, choices, Maker("full:worlds=4"), {.deals = kDeals, .threads = 3});
    ASSERT_EQ(one->choices.size(), choices.size());
    for (std::size_t i = 0; i < choices.size(); ++i) {
      EXPECT_EQ(one->choices[i].ends.size(), kDeals);
      EXPECT_EQ(EndsOf(one->choices[i]), EndsOf(three->choices[i]));
    }
  }
}

TEST(WhatIf, ASeedDrawsOtherDeals) {
  const DealInPlay game = After(0, "full:level=club");
  const auto one = PlayOn(game, AllCards(game), Maker("full:level=club"), {.deals = 10});
  const auto other =
      PlayOn(game, AllCards(game), Maker("full:level=club"), {.seed = 2, .deals = 10});
  EXPECT_NE(EndsOf(one->choices[0]), EndsOf(other->choices[0]));
}

TEST(WhatIf, AfterACallTheAuctionGoesOn) {
  const DealInPlay game = After(-1, "simple");
  const std::vector<DealChoice> choices = {Call{Suit::kClubs}, Call{}};
  const auto answer = PlayOn(game, choices, Maker("simple"), {.deals = 30}).value();
  bool others = false;
  for (const PlayedOn& end : answer.choices[0].ends) {
    EXPECT_EQ(end.contract, (Contract{answer.seat, Suit::kClubs}));
  }
  for (const PlayedOn& end : answer.choices[1].ends) {
    others |= end.contract->declarer != answer.seat;
  }
  EXPECT_TRUE(others);
}

TEST(WhatIf, ADifferenceIsThatOfPairs) {
  const DealInPlay game = After(8, "full:level=club", 5);
  const auto choices = AllCards(game);
  ASSERT_GE(choices.size(), 2U);
  const auto answer = PlayOn(game, choices, Maker("full:level=casual"), {.deals = 25}).value();
  const auto a = answer.Scores(answer.choices[0]);
  const auto b = answer.Scores(answer.choices[1]);
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < 25; ++i) {
    sum += a[i] - b[i];
    squares += (a[i] - b[i]) * (a[i] - b[i]);
  }
  const double mean = sum / 25;
  const double error = std::sqrt((squares - 25 * mean * mean) / 24 / 25);
  const Estimate found = answer.Difference(answer.choices[0], answer.choices[1]);
  EXPECT_GT(error, 0);
  EXPECT_NEAR(found.value, mean, 1e-9);
  EXPECT_NEAR(found.high - found.value, 2.064 * error, 0.002 * error);  // t, 24 degrees of freedom
  EXPECT_NEAR(found.value - found.low, 2.064 * error, 0.002 * error);
  // Of the side of the seat.
  const auto own = Index(SideOf(answer.seat));
  const ContractResult& first = answer.choices[0].ends[0].result;
  EXPECT_EQ(a[0], (first.score[own] - first.score[1 - own]).count());
}

TEST(WhatIf, RefusesWhatIsNotLegal) {
  const DealInPlay bidding = After(-1, "simple");
  const DealInPlay playing = After(5, "simple");
  const auto error = [&](const DealInPlay& game, const DealChoice& choice) {
    const std::vector<DealChoice> one = {choice};
    const auto answer = PlayOn(game, one, Maker("simple"), {.deals = 2});
    return answer.ok() ? "" : answer.error().message;
  };
  EXPECT_EQ(error(bidding, Card{}), "a card during the auction; expected a call");
  EXPECT_EQ(error(playing, Call{}), "a call after the auction; expected a card");
  const CardSet others = kFullDeck - LegalCards(playing.position());
  EXPECT_NE(error(playing, others.Lowest()).find("is not legal; expected one of"),
            std::string::npos);
  const auto answer = PlayOn(playing, AllCards(playing), Maker("nobody"), {.deals = 2});
  EXPECT_FALSE(answer.ok());
}

TEST(WhatIf, StoppedAtOnceHasNothing) {
  // Drawing the deals would take minutes.
  const std::atomic<bool> cancel = true;
  const WhatIfRequest request = {.deals = 1'000'000, .cancel = &cancel};
  for (const int cards : {-1, 3}) {
    const DealInPlay game = After(cards, "simple");
    std::vector<DealChoice> choices = {Call{Suit::kHearts}, Call{}};
    if (cards >= 0) choices = AllCards(game);
    const auto answer = PlayOn(game, choices, Maker("full"), request);
    ASSERT_TRUE(answer.ok());
    for (const Continuation& choice : answer->choices) EXPECT_TRUE(choice.ends.empty());
  }
}

TEST(WhatIf, TellsHowFarItIs) {
  const DealInPlay game = After(20, "simple");
  std::vector<std::uint64_t> told;
  PlayOn(game, AllCards(game), Maker("simple"),
         {.deals = 4, .threads = 1, .progress = [&](std::uint64_t done) { told.push_back(done); }})
      .value();
  EXPECT_EQ(told, (std::vector<std::uint64_t>{1, 2, 3, 4}));
}

}  // namespace
}  // namespace jasnel::testing
