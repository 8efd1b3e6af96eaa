// Matches of two players.

#include "jasnel/match.h"

#include <gtest/gtest.h>

#include <atomic>
#include <string>
#include <utility>
#include <vector>

#include "ai/players/simple_player.h"
#include "jasnel/player.h"
#include "jasnel/replay.h"
#include "tests/support/rule_sets.h"

namespace jasnel {
namespace {

PlayerMaker Maker(const std::string& name) {
  return [name] { return MakePlayer(name); };
}

// What a match reported, and what came of it.
struct MatchRun {
  MatchOutcome outcome;
  MatchTally tally;
  std::vector<PlayedPair> pairs;
};

MatchRun PlayAll(const MatchRequest& request, const PlayerMaker& a, const PlayerMaker& b) {
  MatchRun run;
  auto outcome = PlayMatch(request, a, b, run.tally, [&](const PlayedPair& pair) {
    run.pairs.push_back(pair);
    return true;
  });
  EXPECT_TRUE(outcome.ok());
  if (outcome) run.outcome = std::move(outcome).value();
  return run;
}

MatchRun Play(const std::string& a, const std::string& b, MatchRequest request = {}) {
  request.deals = std::min<std::uint64_t>(request.deals, 100);
  return PlayAll(request, Maker(a), Maker(b));
}

MatchRequest By(const char* rules, ContractFrom contract, std::uint64_t deals, int threads = 2) {
  MatchRequest request;
  request.conditions.rules = ParseRules(rules).value();
  request.conditions.contract = contract;
  request.deals = deals;
  request.threads = threads;
  return request;
}

std::vector<int> Scores(const MatchRun& run) {
  std::vector<int> scores;
  for (const PlayedPair& pair : run.pairs) {
    for (const Sitting& sitting : pair.pair) {
      for (const Points points : sitting.result.score) scores.push_back(points.count());
    }
  }
  return scores;
}

TEST(Match, OfAPlayerAgainstItselfIsExactlyEven) {
  for (const char* name : {"random", "simple", "rule"}) {
    const MatchRun run = Play(name, name);
    EXPECT_EQ(run.tally.pairs(), 100u);
    EXPECT_EQ(run.tally.Difference(), 0) << name;
    EXPECT_EQ(run.tally.FixedInterval()->low, 0) << name;
    EXPECT_EQ(run.tally.FixedInterval()->high, 0) << name;
  }
}

TEST(Match, OfThePlayersTheOtherWayRoundHasTheOtherSign) {
  const MatchRun one = Play("simple", "rule");
  const MatchRun other = Play("rule", "simple");
  EXPECT_NE(one.tally.Difference(), 0);
  EXPECT_EQ(other.tally.Difference(), -one.tally.Difference());
  EXPECT_EQ(other.tally.FixedInterval()->low, -one.tally.FixedInterval()->high);
  EXPECT_EQ(other.tally.player(0).points, one.tally.player(1).points);
  EXPECT_EQ(other.tally.player(1).declared, one.tally.player(0).declared);
}

TEST(Match, IsTheSameForAnyNumberOfThreads) {
  const auto scores = [](int threads) {
    return Scores(Play("random", "rule", By("bedum", ContractFrom::kAuction, 60, threads)));
  };
  const auto one = scores(1);
  EXPECT_EQ(one.size(), 240u);
  EXPECT_EQ(scores(3), one);
  EXPECT_EQ(scores(8), one);
}

TEST(Match, TellsThePairsInTheirOrder) {
  const MatchRun run = Play("random", "simple", By("kbn", ContractFrom::kChance, 50, 4));
  for (std::size_t i = 0; i < run.pairs.size(); ++i) EXPECT_EQ(run.pairs[i].number, i + 1);
}

TEST(Match, BeginsWithTheShorterMatch) {
  const auto longer = Scores(Play("simple", "rule", By("kbn", ContractFrom::kAuction, 40)));
  const auto shorter = Scores(Play("simple", "rule", By("kbn", ContractFrom::kAuction, 15)));
  EXPECT_EQ(std::vector<int>(longer.begin(), longer.begin() + 60), shorter);
}

TEST(Match, PutsAOnBothSidesOfTheSameDeal) {
  const MatchRun run = Play("random", "simple", By("bedum", ContractFrom::kChance, 20));
  for (const PlayedPair& pair : run.pairs) {
    EXPECT_EQ(pair.pair[0].side_of_a, Side::kNorthSouth);
    EXPECT_EQ(pair.pair[1].side_of_a, Side::kEastWest);
    EXPECT_EQ(pair.played[0].contract, pair.played[1].contract);
  }
}

class MatchByRules : public ::testing::TestWithParam<std::string> {};

// Every card is legal, and the result is that of the cards.
TEST_P(MatchByRules, IsPlayedByThem) {
  for (const ContractFrom contract : {ContractFrom::kAuction, ContractFrom::kChance}) {
    const MatchRun run = Play("random", "rule", By(GetParam().c_str(), contract, 25));
    ASSERT_EQ(run.pairs.size(), 25u);
    for (const PlayedPair& pair : run.pairs) {
      for (std::size_t i = 0; i < 2; ++i) {
        const DealPlayed& played = pair.played[i];
        PlayedDeal deal;
        deal.hands = pair.deal.hands;
        deal.rules = pair.deal.rules;
        deal.trump = played.contract.trump;
        deal.declarer = played.contract.declarer;
        deal.leader = Clockwise(pair.deal.dealer);
        for (const SeenTrick& trick : played.tricks.tricks()) {
          deal.tricks.push_back({{trick.cards.begin(), trick.cards.end()}, trick.leader});
        }
        const auto replay = ReplayDeal(deal);
        ASSERT_TRUE(replay.ok()) << replay.error().message;
        EXPECT_TRUE(replay->faults.empty());
        EXPECT_EQ(replay->result, pair.pair[i].result);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, MatchByRules,
                         ::testing::ValuesIn(testing::PresetsAnd({"kbn,roem=off,nat=own"})),
                         testing::RuleSetName<std::string>);

TEST(Match, CountsTheCallsOfEachPlayer) {
  const MatchRun run = Play("simple", "rule", By("nkf", ContractFrom::kAuction, 30));
  std::uint64_t calls = 0;
  for (const PlayedPair& pair : run.pairs) {
    for (const DealPlayed& played : pair.played) calls += played.calls.size();
  }
  EXPECT_EQ(run.tally.player(0).calls + run.tally.player(1).calls, calls);
  EXPECT_GT(run.tally.player(0).calls, 0u);
}

TEST(Match, EndsWhenItIsClearWhoIsBetter) {
  MatchRequest request = By("kbn", ContractFrom::kChance, 5000, 1);
  request.until_clear = true;
  const MatchRun one = PlayAll(request, Maker("random"), Maker("rule"));
  EXPECT_EQ(one.outcome.end, MatchEnd::kClear);
  EXPECT_LT(one.pairs.size(), 200u);
  EXPECT_LT(one.tally.SequenceInterval()->high, 0);
  request.threads = 3;
  const MatchRun three = PlayAll(request, Maker("random"), Maker("rule"));
  EXPECT_EQ(Scores(three), Scores(one));
}

TEST(Match, OfPlayersWhoAreAlikeNeverBecomesClear) {
  MatchRequest request = By("kbn", ContractFrom::kChance, 100);
  request.until_clear = true;
  const MatchRun run = PlayAll(request, Maker("simple"), Maker("simple"));
  EXPECT_EQ(run.outcome.end, MatchEnd::kAllDeals);
  EXPECT_EQ(run.pairs.size(), 100u);
}

TEST(Match, GoesOnAfterPairsThatWerePlayedBefore) {
  MatchRun whole = Play("simple", "rule", By("kbn", ContractFrom::kAuction, 40));
  MatchTally tally;
  for (std::size_t i = 0; i < 17; ++i) tally.Add(whole.pairs[i].pair);
  std::vector<std::uint64_t> numbers;
  const auto outcome = PlayMatch(By("kbn", ContractFrom::kAuction, 40, 3), Maker("simple"),
                                 Maker("rule"), tally, [&](const PlayedPair& pair) {
                                   numbers.push_back(pair.number);
                                   return true;
                                 });
  ASSERT_TRUE(outcome.ok());
  EXPECT_EQ(numbers.size(), 23u);
  EXPECT_EQ(numbers.front(), 18u);
  EXPECT_EQ(tally.Difference(), whole.tally.Difference());
  EXPECT_EQ(tally.FixedInterval()->low, whole.tally.FixedInterval()->low);
}

TEST(Match, WhenCancelledEndsAfterThePairsBeingPlayed) {
  std::atomic<bool> cancel = false;
  MatchRequest request = By("kbn", ContractFrom::kAuction, 1000, 3);
  request.cancel = &cancel;
  MatchTally tally;
  std::uint64_t last = 0;
  const auto outcome =
      PlayMatch(request, Maker("simple"), Maker("rule"), tally, [&](const PlayedPair& pair) {
        EXPECT_EQ(pair.number, ++last);
        cancel = pair.number >= 10;
        return true;
      });
  EXPECT_EQ(outcome.value().end, MatchEnd::kCancelled);
  EXPECT_EQ(tally.pairs(), last);
  EXPECT_GE(last, 10u);
  EXPECT_LT(last, 1000u);
}

TEST(Match, EndsWhenNobodyWantsThePairs) {
  MatchTally tally;
  const auto outcome =
      PlayMatch(By("kbn", ContractFrom::kAuction, 50), Maker("simple"), Maker("rule"), tally,
                [&](const PlayedPair& pair) { return pair.number < 5; });
  EXPECT_EQ(outcome.value().end, MatchEnd::kRefused);
  EXPECT_EQ(tally.pairs(), 4u);
}

TEST(Match, SaysWhatIsWrongWithAPlayer) {
  MatchTally tally;
  const auto outcome = PlayMatch({}, Maker("simple"), Maker("ruel"), tally, nullptr);
  ASSERT_FALSE(outcome.ok());
  EXPECT_EQ(outcome.error(), MakePlayer("ruel").error());
}

// Plays as the simple player, but a card it does not hold as the last of a trick with the ace of
// spades in it, where it holds the ace of hearts.
class CheatingPlayer : public SimplePlayer {
 public:
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override {
    const Trick& trick = view.table.trick;
    const Card ace = MakeCard(Suit::kSpades, Rank::kAce);
    const bool lies = std::find(trick.begin(), trick.end(), ace) != trick.end();
    if (lies && trick.size() == 3 && view.hand.Contains(MakeCard(Suit::kHearts, Rank::kAce))) {
      return CardChoice{ace};
    }
    return SimplePlayer::ChooseCard(view, limits);
  }
};

TEST(Match, EndsAtTheFirstFoulForAnyNumberOfThreads) {
  const PlayerMaker cheater = []() -> Result<std::unique_ptr<Player>> {
    return std::unique_ptr<Player>(std::make_unique<CheatingPlayer>());
  };
  const MatchRun one = PlayAll(By("kbn", ContractFrom::kChance, 1000, 1), Maker("simple"), cheater);
  ASSERT_EQ(one.outcome.end, MatchEnd::kFoul);
  const MatchFoul& foul = *one.outcome.foul;
  EXPECT_EQ(foul.number, one.tally.pairs() + 1);
  EXPECT_GT(foul.number, 1u);
  EXPECT_EQ(foul.player, 1);
  EXPECT_EQ(foul.played.foul->error.message.substr(0, 31), "SA is not legal; expected one o");
  EXPECT_EQ(foul.played.tricks.tricks().back().cards.size(), 3);
  const MatchRun three =
      PlayAll(By("kbn", ContractFrom::kChance, 1000, 3), Maker("simple"), cheater);
  EXPECT_EQ(three.outcome.foul->number, foul.number);
  EXPECT_EQ(three.tally.Difference(), one.tally.Difference());
}

// Remembers where the match stood.
class Listener : public SimplePlayer {
 public:
  explicit Listener(std::vector<std::string>& told) : told_(told) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits& limits) override {
    Note(limits);
    return SimplePlayer::ChooseCall(view, limits);
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override {
    Note(limits);
    return SimplePlayer::ChooseCard(view, limits);
  }

 private:
  void Note(const MoveLimits& limits) {
    const std::string text = limits.match ? FormatMatchStanding(*limits.match) : "-";
    if (told_.empty() || told_.back() != text) told_.push_back(text);
  }

  std::vector<std::string>& told_;
};

MatchRequest MatchesOf(int deals, int ahead, std::uint64_t all) {
  MatchRequest request = By("kbn", ContractFrom::kAuction, all, 1);
  request.match_of = deals;
  request.ahead = ahead;
  return request;
}

TEST(Match, TellsPlayersHowItStands) {
  std::vector<std::string> told;
  const MatchRequest request = MatchesOf(2, 70, 3);
  MatchTally tally(2, 70);
  std::vector<PlayedPair> pairs;
  const auto outcome = PlayMatch(
      request,
      [&]() -> Result<std::unique_ptr<Player>> {
        return std::unique_ptr<Player>(std::make_unique<Listener>(told));
      },
      Maker("simple"), tally,
      [&](const PlayedPair& pair) {
        pairs.push_back(pair);
        return true;
      });
  ASSERT_TRUE(outcome.ok());
  ASSERT_EQ(pairs.size(), 3u);
  const auto ahead = [&](std::size_t sitting) {
    const auto& score = pairs[0].pair[sitting].result.score;
    return 70 + (score[0] - score[1]).count();
  };
  // As North-South, and as East-West.
  EXPECT_EQ(told, (std::vector<std::string>{"2,70", "2,-70", "1," + std::to_string(ahead(0)),
                                            "1," + std::to_string(-ahead(1)), "2,70", "2,-70"}));
  EXPECT_EQ(tally.matches(), 1u);
}

TEST(Match, OfMatchesGoesOnWhereItWasAndIsTheSameForAnyThreads) {
  MatchRequest request = MatchesOf(3, 0, 9);
  MatchTally whole(3, 0);
  const auto play = [&](MatchTally& tally) {
    const PlayerMaker club = Maker("full:level=club");
    EXPECT_TRUE(PlayMatch(request, club, Maker("simple"), tally, nullptr).ok());
  };
  play(whole);
  MatchTally parts(3, 0);
  for (const std::uint64_t deals : {4, 5, 9}) {
    request.deals = deals;
    play(parts);
  }
  request.threads = 3;
  MatchTally threads(3, 0);
  play(threads);
  for (const MatchTally* tally : {&parts, &threads}) {
    EXPECT_EQ(tally->matches(), 3u);
    EXPECT_EQ(tally->Wins(), whole.Wins());
    EXPECT_EQ(tally->player(0).points, whole.player(0).points);
  }
}

}  // namespace
}  // namespace jasnel
