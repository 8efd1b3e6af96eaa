#include <gtest/gtest.h>

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ai/beliefs/world_likelihood.h"
#include "ai/games/play_state.h"
#include "ai/judge/card_decision.h"
#include "ai/judge/judge_clock.h"
#include "ai/judge/reasons.h"
#include "ai/models/play_policy.h"
#include "ai/players/play_out.h"
#include "jasnel/fair.h"
#include "tests/ai/judge/judged_games.h"
#include "tests/ai/views.h"

namespace jasnel::testing {
namespace {

// Each number that a reason gives is found again by counting: all deals of the hidden cards are
// dealt, all ways to play them on are played, and each deal is replayed from its record.

struct Count {
  double sum = 0;
  double weight = 0;
  double mean() const { return sum / weight; }
};

class Counter {
 public:
  // What is counted in a deal that was played to its end.
  using Number = double (*)(const Counter&, const Replay&, const SeenTricks&);

  Counter(const Game& game, const Position& position, const SeenTricks& tricks, Card better,
          Card worse)
      : game_(game), position_(position), tricks_(tricks), better_(better), worse_(worse) {}

  double Mean(Card card, Number number) const {
    const PlayView view = ViewOf(game_.auction, position_, tricks_);
    WorldLikelihood likelihood(view, {});
    Count count;
    ForAllDeals(game_.replay, position_, tricks_, [&](const Hands& hidden) {
      Position now = position_;
      now.hands = hidden;
      now.hands[Index(view.seat())] = view.hand;
      const Hands dealt = Together(now.hands, tricks_.played());
      PlayOn(dealt, now, tricks_, card, likelihood(hidden), number, count);
    });
    return count.mean();
  }

  // The chance that an opponent holds a trump.
  double TrumpsHeld() const {
    const PlayView view = ViewOf(game_.auction, position_, tricks_);
    WorldLikelihood likelihood(view, {});
    Count count;
    ForAllDeals(game_.replay, position_, tricks_, [&](const Hands& hidden) {
      const CardSet theirs =
          hidden[Index(Clockwise(view.seat(), 1))] | hidden[Index(Clockwise(view.seat(), 3))];
      const double weight = likelihood(hidden);
      count.weight += weight;
      if (!(theirs & CardsOf(position_.trump)).empty()) count.sum += weight;
    });
    return count.mean();
  }

  Side side() const { return SideOf(Turn(position_)); }
  Suit trump() const { return position_.trump; }
  Card better() const { return better_; }
  Card worse() const { return worse_; }

 private:
  static Hands Together(const Hands& some, const Hands& others) {
    Hands all;
    for (std::size_t seat = 0; seat < kSeats; ++seat) all[seat] = some[seat] | others[seat];
    return all;
  }

  void PlayOn(const Hands& dealt, Position now, SeenTricks tricks, Card card, double weight,
              Number number, Count& count) const {
    tricks.Add(now.leader, card);
    Play(now, card);
    if (IsOver(now)) {
      DealToPlay deal;
      deal.hands = dealt;
      deal.dealer = game_.auction.dealer();
      deal.rules = now.rules;
      const Game end = Replayed(deal, {now.declarer, now.trump}, game_.auction, tricks);
      count.sum += weight * number(*this, end.replay, tricks);
      count.weight += weight;
      return;
    }
    const PlayView view = ViewOf(game_.auction, now, tricks);
    const PlayOrder order(now.trump);
    const CardChances chances =
        PlayPolicy::Get(kPlayOutTemperature)
            .Chances(PlayStateOf(view), order.ToPlay(view.Legal()), now.rules);
    for (const Card next : LegalCards(now)) {
      PlayOn(dealt, now, tricks, next, weight * static_cast<double>(chances.Of(order.ToPlay(next))),
             number, count);
    }
  }

  const Game& game_;
  const Position& position_;
  const SeenTricks& tricks_;
  Card better_;
  Card worse_;
};

bool Takes(const Counter& counter, const ReplayedTrick& trick) {
  return SideOf(*trick.winner) == counter.side();
}

Card WinningCard(const ReplayedTrick& trick) {
  return trick.cards[PlaceOf(*trick.winner, trick.leader)];
}

bool TrumpedByOpponent(const Counter& counter, const ReplayedTrick& trick) {
  return !Takes(counter, trick) && SuitOf(trick.cards[0]) != counter.trump() &&
         SuitOf(WinningCard(trick)) == counter.trump();
}

int TricksOf(const Replay& replay, Side side) { return replay.won[Index(side)].tricks; }

// With two cards in hand, the trick that the reason is about is the seventh.
constexpr std::size_t kThis = 6;

Counter::Number NumberOf(ReasonKind kind) {
  switch (kind) {
    case ReasonKind::kPartnersTrick:
    case ReasonKind::kPointsKept:
    case ReasonKind::kTrick:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return Takes(counter, replay.tricks[kThis]) ? 1.0 : 0.0;
      };
    case ReasonKind::kPointsGiven:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return Takes(counter, replay.tricks[kThis]) ? 0.0 : 1.0;
      };
    case ReasonKind::kRoemGiven:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        const ReplayedTrick& trick = replay.tricks[kThis];
        return !Takes(counter, trick) && trick.roem > Points(0) ? 1.0 : 0.0;
      };
    case ReasonKind::kRoemMissed:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        const ReplayedTrick& trick = replay.tricks[kThis];
        return Takes(counter, trick) && trick.roem > Points(0) ? 1.0 : 0.0;
      };
    case ReasonKind::kLaterRoemGiven:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        const ReplayedTrick& trick = replay.tricks[kThis + 1];
        return !Takes(counter, trick) && trick.roem > Points(0) ? 1.0 : 0.0;
      };
    case ReasonKind::kLaterRoemMissed:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        const ReplayedTrick& trick = replay.tricks[kThis + 1];
        return Takes(counter, trick) && trick.roem > Points(0) ? 1.0 : 0.0;
      };
    case ReasonKind::kTrumped:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return TrumpedByOpponent(counter, replay.tricks[kThis]) ? 1.0 : 0.0;
      };
    case ReasonKind::kTrumpsDrawn:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return TrumpedByOpponent(counter, replay.tricks[kThis + 1]) ? 1.0 : 0.0;
      };
    case ReasonKind::kCash:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return WinningCard(replay.tricks[kThis]) == counter.better() ||
                       WinningCard(replay.tricks[kThis + 1]) == counter.better()
                   ? 1.0
                   : 0.0;
      };
    case ReasonKind::kKept:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return WinningCard(replay.tricks[kThis]) == counter.worse() ||
                       WinningCard(replay.tricks[kThis + 1]) == counter.worse()
                   ? 1.0
                   : 0.0;
      };
    case ReasonKind::kContract:
      return [](const Counter&, const Replay& replay, const SeenTricks&) {
        return replay.result->outcome == Outcome::kNat ? 0.0 : 1.0;
      };
    case ReasonKind::kPit:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return TricksOf(replay, counter.side()) == kHandSize ? 1.0 : 0.0;
      };
    case ReasonKind::kPitAgainst:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        return TricksOf(replay, Opponents(counter.side())) == kHandSize ? 1.0 : 0.0;
      };
    case ReasonKind::kMargin:
      return [](const Counter& counter, const Replay& replay, const SeenTricks&) {
        const auto side = Index(counter.side());
        return static_cast<double>(
            (replay.won[side].total() - replay.won[side ^ 1].total()).count());
      };
    case ReasonKind::kTrumpsGone:
    case ReasonKind::kScore:
      break;
  }
  return nullptr;
}

// Compares the numbers of the reasons why one of two cards is better.
void ExpectCounted(const std::vector<Reason>& reasons, const Counter& counter) {
  for (const Reason& reason : reasons) {
    if (reason.kind == ReasonKind::kTrumpsGone) {
      EXPECT_NEAR(*reason.worse, counter.TrumpsHeld(), 1e-3);
      continue;
    }
    const auto number = NumberOf(reason.kind);
    ASSERT_TRUE(number != nullptr);
    const auto kind = static_cast<int>(reason.kind);
    EXPECT_NEAR(*reason.better, counter.Mean(counter.better(), number), 1e-3) << kind;
    EXPECT_NEAR(*reason.worse, counter.Mean(counter.worse(), number), 1e-3) << kind;
  }
}

// Of both cards of seats with two, either of which may be called the better one.
TEST(Reasons, CountWhatEnumerationCounts) {
  std::set<ReasonKind> kinds;
  Solver solver;
  const JudgeClock clock({}, nullptr);
  for (std::uint64_t number = 1; number <= 60; ++number) {
    const Game game = Played(number, "random", number % 2 == 0 ? "kbn" : "nku-rotterdam");
    SeenTricks tricks;
    for (std::size_t i = 0; i < game.replay.positions.size() - 1; ++i) {
      const Position& position = game.replay.positions[i];
      const PlayView view = ViewOf(game.auction, position, tricks);
      if (i / kSeats == kThis && !view.Legal().IsSingle()) {
        CardDecision decision(view, solver, clock);
        for (const std::size_t better : {0, 1}) {
          const auto contrast = decision.Contrast(better, 1 - better, 1, Random(1));
          ASSERT_TRUE(contrast);
          const std::vector<Reason> reasons = ReasonsOf(view, *contrast);
          for (const Reason& reason : reasons) kinds.insert(reason.kind);
          const Counter counter(game, position, tricks, contrast->better, contrast->worse);
          ExpectCounted(reasons, counter);
          // Seldom part of a reason so late.
          EXPECT_NEAR(contrast->of_better.later,
                      counter.Mean(contrast->better, NumberOf(ReasonKind::kTrumpsDrawn)), 1e-3);
          EXPECT_NEAR(contrast->of_worse.pit_against,
                      counter.Mean(contrast->worse, NumberOf(ReasonKind::kPitAgainst)), 1e-3);
        }
      }
      const ReplayedTrick& trick = game.replay.tricks[i / kSeats];
      tricks.Add(trick.leader, trick.cards[static_cast<int>(i % kSeats)]);
    }
  }
  EXPECT_GE(kinds.size(), 12U);
}

}  // namespace
}  // namespace jasnel::testing
