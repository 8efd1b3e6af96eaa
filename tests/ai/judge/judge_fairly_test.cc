#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ai/beliefs/world_likelihood.h"
#include "ai/games/play_state.h"
#include "ai/judge/call_decision.h"
#include "ai/judge/judge_clock.h"
#include "ai/match/match_utility.h"
#include "ai/models/play_policy.h"
#include "ai/players/play_out.h"
#include "jasnel/contract.h"
#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/fair.h"
#include "jasnel/match.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "jasnel/replay.h"
#include "tests/ai/judge/judged_games.h"
#include "tests/ai/renamed.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/sanitized.h"

namespace jasnel::testing {
namespace {

FairJudgement Judge(const Game& game, const FairRequest& request, int threads = 1) {
  BatchSolver solver(threads);
  return JudgeFairly(solver, game.replay, game.auction.dealer(), game.auction, request);
}

// As if the contract had been drawn.
FairJudgement JudgeCards(const Game& game, const FairRequest& request) {
  BatchSolver solver(1);
  return JudgeFairly(solver, game.replay, game.auction.dealer(), std::nullopt, request);
}

// From here on, what the judge says of few cards is found in another way: all deals of the hidden
// cards are dealt card by card, and played on by recursion on positions.

struct Values {
  double single_dummy = 0;
  double double_dummy = 0;
};

int ScoreOf(const Position& position) {
  const auto result = ScoreContract(StakesOf(position), position.won, position.rules);
  return (result.score[0] - result.score[1]).count();
}

// As the seat to play sees `position`, after the cards in `tricks`.
CardChances ChancesIn(const Auction& auction, const Position& position, const SeenTricks& tricks) {
  const PlayView view = ViewOf(auction, position, tricks);
  const PlayOrder order(position.trump);
  return PlayPolicy::Get(kPlayOutTemperature)
      .Chances(PlayStateOf(view), order.ToPlay(view.Legal()), position.rules);
}

// What counts for a side: the score of its own, or something else that grows with it.
struct Counted {
  Side side;
  std::function<double(double)> worth;
};

Values After(const Auction& auction, Position position, SeenTricks tricks, Card card,
             const Counted& counted) {
  tricks.Add(position.leader, card);
  Play(position, card);
  if (IsOver(position)) {
    const double worth =
        counted.worth((counted.side == Side::kNorthSouth ? 1 : -1) * ScoreOf(position));
    return {worth, worth};
  }
  const bool own = SideOf(Turn(position)) == counted.side;
  const CardChances chances = ChancesIn(auction, position, tricks);
  const PlayOrder order(position.trump);
  Values values;
  std::optional<double> best;
  for (const Card next : LegalCards(position)) {
    const Values after = After(auction, position, tricks, next, counted);
    values.single_dummy += static_cast<double>(chances.Of(order.ToPlay(next))) * after.single_dummy;
    if (!best || (own ? after.double_dummy > *best : after.double_dummy < *best)) {
      best = after.double_dummy;
    }
  }
  values.double_dummy = *best;
  return values;
}

class Enumeration {
 public:
  Enumeration(const Game& game, const Position& position, const SeenTricks& tricks,
              const std::function<double(double)>& worth)
      : game_(game),
        position_(position),
        tricks_(tricks),
        view_(ViewOf(game.auction, position, tricks)),
        counted_{SideOf(view_.seat()), worth},
        likelihood_(view_, {}) {
    ForAllDeals(game.replay, position, tricks, [&](const Hands& hidden) { Count(hidden); });
    for (const Card card : LegalCards(position_)) {
      Values& sum = sums_[static_cast<std::size_t>(card.index())];
      sum.single_dummy /= weights_;
      sum.double_dummy /= weights_;
    }
  }

  // For the side of the seat to play.
  Values Of(Card card) const { return sums_[static_cast<std::size_t>(card.index())]; }

 private:
  void Count(const Hands& hidden) {
    Position position = position_;
    position.hands = hidden;
    position.hands[Index(view_.seat())] = view_.hand;
    const double weight = likelihood_(hidden);
    weights_ += weight;
    for (const Card card : LegalCards(position)) {
      const Values values = After(game_.auction, position, tricks_, card, counted_);
      Values& sum = sums_[static_cast<std::size_t>(card.index())];
      sum.single_dummy += weight * values.single_dummy;
      sum.double_dummy += weight * values.double_dummy;
    }
  }

  const Game& game_;
  const Position& position_;
  const SeenTricks& tricks_;
  PlayView view_;
  Counted counted_;
  WorldLikelihood likelihood_;
  double weights_ = 0;
  std::array<Values, kDeckSize> sums_;
};

// Expects of each card of the last tricks what the enumeration says. How many had a choice.
int ExpectEnumerated(const Game& game, const FairJudgement& judgement,
                     const std::optional<MatchStanding>& match = std::nullopt) {
  const double point = match ? kPercentOfPoint : 1;  // in what is counted
  int compared = 0;
  SeenTricks tricks;
  for (std::size_t i = 0; i < judgement.cards.size(); ++i) {
    const FairCard& card = judgement.cards[i];
    const Position& position = game.replay.positions[i];
    if (card.trick == 7 && card.other) {
      ++compared;
      EXPECT_TRUE(card.all_worlds);
      const Enumeration enumeration(game, position, tricks, [&](double score) {
        if (!match) return score;
        const bool own = SideOf(card.seat) == Side::kNorthSouth;
        return 100 * MatchUtility(position.rules, own ? *match : match->OfOthers()).Of(score);
      });
      EXPECT_EQ(card.options.size(), static_cast<std::size_t>(LegalCards(position).size()));
      for (const FairOption& option : card.options) {
        const Values expected = enumeration.Of(option.card);
        EXPECT_NEAR(option.worth.single_dummy.value, expected.single_dummy, 1e-3);
        EXPECT_NEAR(option.worth.double_dummy.value, expected.double_dummy, 1e-6);
        EXPECT_NEAR(option.worth.value.value,
                    0.75 * expected.single_dummy + 0.25 * expected.double_dummy, 1e-3);
        EXPECT_EQ(option.worth.value.low, option.worth.value.high);
      }
      const Values made = enumeration.Of(card.card);
      const Values other = enumeration.Of(*card.other);
      const double single_dummy = other.single_dummy - made.single_dummy;
      const double double_dummy = other.double_dummy - made.double_dummy;
      const double cost = 0.75 * single_dummy + 0.25 * double_dummy;
      EXPECT_NEAR(card.cost.value.value, cost, 1e-3);
      const bool mistake = single_dummy > 0 && double_dummy > 0 && cost > point * kClearCost;
      EXPECT_EQ(card.mark == FairMark::kMistake || card.mark == FairMark::kBlunder, mistake);
      EXPECT_EQ(card.mark == FairMark::kBlunder, mistake && cost > point * kGraveCost);
    }
    tricks.Add(position.leader, card.card);
  }
  return compared;
}

TEST(JudgeFairly, FindsOfFewCardsWhatEnumerationFinds) {
  int compared = 0;
  int mistakes = 0;
  for (std::uint64_t number = 1; number <= 8; ++number) {
    for (const char* rules : {"kbn", "nku-rotterdam"}) {
      const Game game = Played(number, "random", rules);
      const FairJudgement judgement = Judge(game, {.worlds = 1});
      ASSERT_EQ(judgement.cards.size(), 32U);
      compared += ExpectEnumerated(game, judgement);
      for (const FairCard& card : judgement.cards) {
        mistakes += card.trick == 7 && card.mark >= FairMark::kMistake ? 1 : 0;
      }
    }
  }
  EXPECT_GE(compared, 30);
  EXPECT_GE(mistakes, 5);
}

// Ahead or behind, in the last deals or near the end of a game to points.
TEST(JudgeFairly, FindsForTheMatchWhatEnumerationFinds) {
  int compared = 0;
  int mistakes = 0;
  const MatchStanding standings[] = {{.deals = 1, .own = -30},
                                     {.deals = 2, .own = 100},
                                     {.target = 1500, .own = 1400, .theirs = 1380}};
  for (std::uint64_t number = 1; number <= 6; ++number) {
    for (const MatchStanding& match : standings) {
      const Game game = Played(number, "random");
      const FairJudgement judgement = Judge(game, {.worlds = 1, .match = match});
      EXPECT_EQ(judgement.match, match);
      compared += ExpectEnumerated(game, judgement, match);
      for (const FairCard& card : judgement.cards) {
        mistakes += card.trick == 7 && card.mark >= FairMark::kMistake ? 1 : 0;
        for (const FairOption& option : card.options) {
          EXPECT_GE(option.worth.value.value, -1e-6);
          EXPECT_LE(option.worth.value.value, 100 + 1e-6);
        }
      }
    }
  }
  EXPECT_GE(compared, 30);
  EXPECT_GE(mistakes, 3);
}

TEST(JudgeFairly, FindsNoFaultWhereTheMatchIsDecided) {
  const Game game = Played(2, "random");
  const FairJudgement judgement =
      Judge(game, {.worlds = 20, .match = MatchStanding{.deals = 1, .own = 3000}});
  const auto is_won = [](Seat seat) { return SideOf(seat) == Side::kNorthSouth; };
  ASSERT_FALSE(judgement.calls.empty());
  for (const FairCall& call : judgement.calls) {
    EXPECT_EQ(call.mark, FairMark::kNone);
    for (const FairCallOption& option : call.options) {
      EXPECT_NEAR(option.single_dummy.value, is_won(call.seat) ? 100 : 0, 0.1);
    }
  }
  for (const FairCard& card : judgement.cards) {
    EXPECT_EQ(card.mark, FairMark::kNone);
    for (const FairOption& option : card.options) {
      EXPECT_NEAR(option.worth.value.value, is_won(card.seat) ? 100 : 0, 0.1);
    }
  }
}

// The view of a seat does not depend on who holds the hidden cards, nor does the judgement: which
// of the hidden cards its opponents hold is exchanged after the deal.
TEST(JudgeFairly, KnowsNoMoreThanThePlayer) {
  const Game game = Played(3, "simple");
  const FairJudgement judgement = Judge(game, {.worlds = 10});
  DealToPlay deal;
  const Position& start = game.replay.positions.front();
  deal.dealer = game.auction.dealer();
  deal.rules = start.rules;
  deal.hands = start.hands;
  // The first card, of which the leader alone has seen its hand.
  const Seat leader = start.leader;
  std::swap(deal.hands[Index(Clockwise(leader, 1))], deal.hands[Index(Clockwise(leader, 2))]);
  SeenTricks first;
  first.Add(leader, *game.replay.tricks.front().cards.begin());
  const Game other = Replayed(deal, {start.declarer, start.trump}, game.auction, first);
  const FairJudgement again = Judge(other, {.worlds = 10});
  ASSERT_EQ(again.cards.size(), 1U);
  const FairCard& one = judgement.cards.front();
  const FairCard& same = again.cards.front();
  ASSERT_EQ(one.options.size(), same.options.size());
  for (std::size_t i = 0; i < one.options.size(); ++i) {
    EXPECT_EQ(one.options[i].card, same.options[i].card);
    EXPECT_EQ(one.options[i].worth.value.value, same.options[i].worth.value.value);
  }
  EXPECT_EQ(one.cost.value.value, same.cost.value.value);
}

std::vector<double> Figures(const FairJudgement& judgement) {
  std::vector<double> figures;
  for (const FairCall& call : judgement.calls) {
    figures.insert(figures.end(), {call.cost.value, call.cost.low, call.cost.high});
    for (const FairCallOption& option : call.options) figures.push_back(option.single_dummy.value);
  }
  for (const FairCard& card : judgement.cards) {
    figures.push_back(static_cast<double>(card.mark));
    figures.push_back(static_cast<double>(card.worlds));
    figures.insert(figures.end(), {card.cost.value.value, card.cost.value.low,
                                   card.cost.single_dummy.high, card.cost.double_dummy.value});
    for (const FairOption& option : card.options) {
      figures.insert(figures.end(), {static_cast<double>(option.card.index()), option.chance,
                                     option.worth.value.value, option.worth.double_dummy.low});
    }
  }
  return figures;
}

TEST(JudgeFairly, SaysTheSameWithAnyNumberOfThreads) {
  const Game game = Played(5, "simple");
  const auto one = Figures(Judge(game, {.worlds = 20}, 1));
  EXPECT_GT(one.size(), 100U);
  EXPECT_EQ(Figures(Judge(game, {.worlds = 20}, 2)), one);
  EXPECT_NE(Figures(Judge(game, {.seed = 2, .worlds = 20}, 2)), one);
}

// The seven and the eight of a suit whose nine is gone are worth the same: neither is a mistake,
// however the figures fall.
TEST(JudgeFairly, DoesNotMarkOneOfTwoCardsThatAreAlike) {
  int alike = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Game game = Played(seed, "random");
    const FairJudgement judgement = JudgeCards(game, {.seed = seed, .worlds = 3});
    CardSet gone;
    CardSet trick;
    for (const FairCard& card : judgement.cards) {
      if (card.place == 1) gone |= std::exchange(trick, {});
      trick |= card.card;
      if (!card.other) continue;
      for (const Suit suit : kAllSuits) {
        const CardSet pair = CardSet(MakeCard(suit, Rank::kSeven)) | MakeCard(suit, Rank::kEight);
        if (!gone.Contains(MakeCard(suit, Rank::kNine)) || !pair.Contains(card.card) ||
            !pair.Contains(*card.other)) {
          continue;
        }
        ++alike;
        EXPECT_EQ(card.mark, FairMark::kNone) << FormatCard(card.card);
      }
    }
  }
  EXPECT_GE(alike, 4);
}

// What is counted rather than drawn: calls, of which the suits are put in one order, and the last
// tricks.
void ExpectAlike(const FairJudgement& judgement, const FairJudgement& renamed,
                 const SuitExchange& exchange) {
  ASSERT_EQ(renamed.calls.size(), judgement.calls.size());
  for (std::size_t i = 0; i < judgement.calls.size(); ++i) {
    EXPECT_NEAR(renamed.calls[i].cost.value, judgement.calls[i].cost.value, 1e-6);
    EXPECT_EQ(renamed.calls[i].mark, judgement.calls[i].mark);
  }
  ASSERT_EQ(renamed.cards.size(), judgement.cards.size());
  for (std::size_t i = 0; i < judgement.cards.size(); ++i) {
    const FairCard& card = judgement.cards[i];
    const FairCard& same = renamed.cards[i];
    if (card.trick < 7) continue;
    EXPECT_EQ(same.mark, card.mark) << FormatCard(card.card);
    EXPECT_NEAR(same.cost.value.value, card.cost.value.value, 1e-3) << FormatCard(card.card);
    ASSERT_EQ(same.options.size(), card.options.size());
    for (const FairOption& option : card.options) {
      const auto other = std::ranges::find(same.options, Renamed(option.card, exchange),
                                           [](const FairOption& one) { return one.card; });
      ASSERT_NE(other, same.options.end());
      EXPECT_NEAR(other->worth.value.value, option.worth.value.value, 1e-3);
      EXPECT_NEAR(other->chance, option.chance, 1e-5);
    }
  }
}

TEST(JudgeFairly, DoesNotKnowSuitsByName) {
  Random random(8);
  for (std::uint64_t number = 1; number <= (kSanitized ? 2 : 10); ++number) {
    for (const char* player : {"random", "simple"}) {
      const Game game = Played(number, player, number % 2 == 0 ? "kbn" : "nku-rotterdam");
      const SuitExchange exchange = AnyExchange(random);
      ExpectAlike(Judge(game, {.worlds = 1}), Judge(Renamed(game, exchange), {.worlds = 1}),
                  exchange);
    }
  }
}

TEST(JudgeFairly, MarksOnlyWhatIsClear) {
  int marked = 0;
  int explained = 0;
  int mistakes = 0;
  for (std::uint64_t number = 1; number <= 3; ++number) {
    const FairJudgement judgement = Judge(Played(number, "random"), {.worlds = 60});
    for (const FairCard& card : judgement.cards) {
      if (card.mark == FairMark::kNone) {
        EXPECT_TRUE(card.reasons.empty());
        continue;
      }
      ++marked;
      explained += card.reasons.empty() ? 0 : 1;
      ASSERT_TRUE(card.other);
      const bool good = card.mark == FairMark::kGood;
      const double sure = good ? -card.cost.value.high : card.cost.value.low;
      EXPECT_GT(sure, card.mark == FairMark::kBlunder ? kGraveCost : kClearCost);
      const double sign = good ? -1 : 1;
      EXPECT_GT(sign * card.cost.single_dummy.value, 0);
      EXPECT_GT(sign * card.cost.double_dummy.value, 0);
      if (!good) continue;
      EXPECT_EQ(card.options.front().card, card.card);
      EXPECT_LE(card.options.front().chance, kHardToFind);
    }
    for (const FairTotal& total : FairTotals(judgement)) mistakes += total.mistakes;
  }
  EXPECT_GE(mistakes, 6) << "deals played at random";
  EXPECT_GE(marked, 6);
  EXPECT_GE(explained, marked - 1);
}

TEST(JudgeFairly, ValuesEveryCallThatWasAChoice) {
  const Game game = Played(2, "simple");
  const FairJudgement judgement = Judge(game, {.worlds = 30});
  ASSERT_EQ(judgement.calls.size(), game.auction.calls().size());
  for (const FairCall& call : judgement.calls) {
    ASSERT_EQ(call.options.size(), 5U);
    ASSERT_TRUE(call.other);
    const FairCallOption* made = nullptr;
    const FairCallOption* other = nullptr;
    for (const FairCallOption& option : call.options) {
      EXPECT_LE(option.single_dummy.low, option.single_dummy.value);
      EXPECT_GE(option.single_dummy.high, option.single_dummy.value);
      EXPECT_LE(option.single_dummy.value, call.options.front().single_dummy.value);
      if (option.call == call.call) made = &option;
      if (option.call == *call.other) other = &option;
    }
    ASSERT_TRUE(made != nullptr && other != nullptr);
    EXPECT_DOUBLE_EQ(call.cost.value, other->single_dummy.value - made->single_dummy.value);
  }
}

// Of a hand that takes most tricks with hearts as trumps.
FairCall JudgedCall(Call call) {
  const Rules rules;
  const Auction auction = Auction::Begin(Seat::kEast, rules).value();
  BatchSolver solver(1);
  return JudgeCall(solver, auction, HandOf("A.AJT9.A7.A"), rules, call, 60, 1,
                   JudgeClock({}, nullptr));
}

// A hand to play where it decides the match, and to pass where a nat would lose it.
TEST(JudgeFairly, JudgesACallByTheMatch) {
  const Rules rules;
  const Auction auction = Auction::Begin(Seat::kNorth, rules).value();
  BatchSolver solver(1);
  const auto best = [&](const MatchStanding& match) {
    const FairCall call =
        JudgeCall(solver, auction, HandOf("T98..AK9.98"), rules, Call{Suit::kHearts}, 300, 1,
                  JudgeClock({}, nullptr), {rules, match, SideOf(auction.Turn())});
    EXPECT_EQ(call.other, call.options.front().call);
    // Of a call with open ends, in percent: times 5, as the judge counts.
    for (const FairCallOption& option : call.options) {
      const auto& [value, low, high] = option.single_dummy;
      EXPECT_TRUE(0 < low && low < value && value < high && high < 100 / kPercentOfPoint);
    }
    EXPECT_LT(call.cost.low, call.cost.value - 1);
    // What the contract is worth in points is no reason.
    EXPECT_EQ(call.mark, FairMark::kBlunder);
    for (const Reason& reason : call.reasons) EXPECT_NE(reason.kind, ReasonKind::kScore);
    return call.options.front().call;
  };
  EXPECT_EQ(best({.deals = 1}), Call{Suit::kSpades});
  // East is to call, and East-West are 150 ahead.
  EXPECT_EQ(best({.deals = 1, .own = -150}), Call{});
}

// For the match too, where calls are weighed once more.
TEST(JudgeFairly, DoesNotKnowTheCardThatWillBeTurnedNext) {
  const Rules rules = ParseRules("bedum,turns=2").value();
  BatchSolver solver(1);
  const auto judged = [&](const char* turned) {
    const Auction auction =
        Auction::Begin(Seat::kNorth, rules, ParseTurned(turned).value()).value();
    return JudgeCall(solver, auction, HandOf("T98..AK9.98"), rules, Call{}, 60, 1,
                     JudgeClock({}, nullptr), {rules, MatchStanding{.deals = 1}, Side::kEastWest});
  };
  const FairCall one = judged("D,S");
  const FairCall other = judged("D,C");
  ASSERT_GE(one.options.size(), 2U);
  for (std::size_t i = 0; i < one.options.size(); ++i) {
    EXPECT_EQ(one.options[i].call, other.options[i].call);
    EXPECT_EQ(one.options[i].single_dummy.value, other.options[i].single_dummy.value);
  }
}

TEST(JudgeFairly, MarksACallThatThrowsAContractAway) {
  for (const Call call : {Call{}, Call{Suit::kDiamonds}}) {
    const FairCall wrong = JudgedCall(call);
    EXPECT_GE(wrong.mark, FairMark::kMistake);
    EXPECT_EQ(wrong.other, Call{Suit::kHearts});
    EXPECT_GT(wrong.cost.low, kClearCostOfCall);
    ASSERT_EQ(wrong.reasons.size(), 2U);
    EXPECT_GT(wrong.reasons[0].better, 0.6);
    EXPECT_EQ(wrong.reasons[0].worse.has_value(), !call.IsPass());
    EXPECT_EQ(*wrong.reasons[1].better - *wrong.reasons[1].worse, wrong.cost.value);
  }
  const FairCall right = JudgedCall(Call{Suit::kHearts});
  EXPECT_EQ(right.mark, FairMark::kNone);
  EXPECT_EQ(right.options.front().call, right.call);
  EXPECT_LT(right.cost.value, 0);
}

// NKF 1976 art. 10, and **ours**: the seat after the one that must play names the suit for it.
TEST(JudgeFairly, ValuesTheSuitThatIsNamedForABarredSide) {
  const Rules rules = ParseRules("nkf").value();
  const auto auction =
      ParseAuction(Seat::kNorth, rules, std::nullopt, "pass,pass,pass,pass", {1, std::nullopt});
  ASSERT_TRUE(auction.ok());
  BatchSolver solver(1);
  const FairCall call = JudgeCall(solver, *auction, HandOf("A.AJT9.A7.A"), rules,
                                  Call{Suit::kDiamonds}, 30, 1, JudgeClock({}, nullptr));
  EXPECT_EQ(call.seat, Seat::kEast);
  EXPECT_EQ(call.options.size(), 4U);
  EXPECT_EQ(call.other, Call{Suit::kHearts});
}

TEST(JudgeFairly, JudgesUpToTheFirstCardThatWasNotLegal) {
  PlayedDeal deal;
  deal.hands = ParseHands("N:.AT987.98.A AK8.KQJ..97 Q7..KT7.KJT JT9..AQJ.Q8").value();
  deal.trump = Suit::kHearts;
  deal.declarer = Seat::kNorth;
  deal.leader = Seat::kSouth;
  for (const char* cards : {"SQ S9 HT S8", "CA C9 CK C8", "H8 HK S7 ST", "SK DK SJ HA", "D8 C7"}) {
    PlayedTrick trick;
    trick.cards = SpacedCards(cards);
    deal.tricks.push_back(trick);
  }
  const Replay replay = ReplayDeal(deal).value();
  ASSERT_EQ(replay.faults.size(), 1U);
  BatchSolver solver(1);
  const FairJudgement judgement =
      JudgeFairly(solver, replay, Seat::kEast, std::nullopt, {.worlds = 1});
  EXPECT_EQ(judgement.cards.size(), 17U);
  EXPECT_TRUE(judgement.calls.empty());
}

TEST(JudgeFairly, GivesUpWhenItIsToldTo) {
  const Game game = Played(1, "random");
  const std::atomic<bool> cancel = true;
  EXPECT_EQ(Judge(game, {.cancel = &cancel}).stop, Stop::kCancelled);
  const FairJudgement late = Judge(game, {.time = std::chrono::microseconds(1)});
  EXPECT_EQ(late.stop, Stop::kTimeLimit);
  EXPECT_TRUE(late.cards.empty());
}

}  // namespace
}  // namespace jasnel::testing
