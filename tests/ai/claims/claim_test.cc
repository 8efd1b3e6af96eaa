// Claims, against a naive search for plans and by playing them.

#include "jasnel/claim.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "jasnel/deal_play.h"
#include "jasnel/notation.h"
#include "tests/ai/claims/claim_oracle.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"

namespace jasnel::testing {
namespace {

constexpr std::uint64_t kMaxDeals = 2000;  // for which the naive search is quick

class ClaimByRules : public ::testing::TestWithParam<std::string> {
 protected:
  Rules rules() const { return ParseRules(GetParam()).value(); }

  // Has the player `rule` play deals, and shows `on_card` them from `cards` cards left on, but for
  // the last trick.
  template <class OnCard>
  void PlayEndings(std::uint64_t deals, int cards, const OnCard& on_card) {
    const auto player = MakePlayer("rule").value();
    for (std::uint64_t number = 1; number <= deals; ++number) {
      DealToPlay deal;
      deal.rules = rules();
      deal.hands = RandomHands(8, number);
      deal.dealer = static_cast<Seat>(number % kSeats);
      if (deal.rules.bidding == Bidding::kTurned) deal.turned = Suit::kHearts;
      DealInPlay play(deal);
      while (!play.IsOver()) {
        const int left = play.InAuction() ? 0 : play.play_view().hand.size();
        if (left >= 2 && left <= cards) on_card(play);
        ASSERT_FALSE(play.Ask(*player, {.seed = number}));
      }
    }
  }

  Claimer claimer_;
};

Position WithHands(const PlayView& view, const Hands& hidden) {
  Position position = view.table;
  position.hands = hidden;
  position.hands[Index(view.seat())] = view.hand;
  return position;
}

// That the deal is possible, cannot be won with open hands, and is lost by the line.
void CheckCounterexample(const PlayView& view, const Claim& claim) {
  ASSERT_TRUE(Legality(view).WasLegal(*claim.counterexample));
  const Position position = WithHands(view, *claim.counterexample);
  oracle::Game game = OracleGame(position);
  const auto side = static_cast<int>(SideOf(view.seat()));
  ASSERT_FALSE(oracle::SolvePit(game, side)) << FormatHands(position.hands);
  ASSERT_FALSE(claim.line.empty());
  for (const Card card : claim.line) {
    if (game.trick.empty() && &card != &claim.line.front()) {
      ASSERT_EQ(game.leader % 2, side);
    }
    const std::string name = FormatCard(card);
    ASSERT_TRUE(std::ranges::count(oracle::LegalCards(game), name)) << name;
    oracle::PlayCard(&game, name);
  }
  ASSERT_TRUE(game.trick.empty());
  ASSERT_NE(game.leader % 2, side);
}

// Whether there is a plan; nothing if there are too many plans.
std::optional<bool> NaivelyProved(const PlayView& view, const Positions& positions, bool any_card) {
  ClaimOracle oracle(view.seat(), any_card, 20'000);
  const bool wins = oracle.Wins(positions);
  if (oracle.gave_up()) return std::nullopt;
  return wins;
}

TEST_P(ClaimByRules, AreProvedIfAndOnlyIfANaiveSearchFindsAPlan) {
  int alone = 0;
  int with_partner = 0;
  int by_a_deal = 0;
  int by_no_deal = 0;
  int given_up = 0;
  PlayEndings(70, 4, [&](const DealInPlay& play) {
    const PlayView view = play.play_view();
    const Claim claim = claimer_.Examine(view);
    ASSERT_NE(claim.verdict, ClaimVerdict::kUnknown);
    if (claim.counterexample) {
      ASSERT_EQ(claim.verdict, ClaimVerdict::kRefuted);
      CheckCounterexample(view, claim);
      ++by_a_deal;
      return;
    }
    if (WorldSampler::Make(InferHidden(view))->count() > kMaxDeals) return;
    const Positions positions = PositionsOf(view);
    const auto any_card = NaivelyProved(view, positions, true);
    const auto plan = NaivelyProved(view, positions, false);
    if (!any_card || !plan) {
      ++given_up;
      return;
    }
    ASSERT_EQ(claim.verdict == ClaimVerdict::kProved, *plan) << FormatCards(view.hand);
    ASSERT_EQ(claim.alone, *any_card) << FormatCards(view.hand);
    ++(*any_card ? alone : *plan ? with_partner : by_no_deal);
  });
  EXPECT_GT(alone, 50);
  EXPECT_GT(by_a_deal, 600);
  EXPECT_LT(given_up, 30);
}

// Plays a deal in which a claim was proved to its end: the plan for the claimant and, if it needs
// the partner, for the partner, and any legal cards for the others.
void PlayOut(Claimer& claimer, const Claim& claim, const PlayView& view, const Hands& hidden,
             Random& random) {
  Position position = WithHands(view, hidden);
  SeenTricks tricks = view.tricks;
  const Seat claimant = view.seat();
  const Side side = SideOf(claimant);
  bool first = true;
  while (!IsOver(position)) {
    const Seat seat = Turn(position);
    Card card = AnyOf(random, LegalCards(position));
    if (seat == claimant || (SideOf(seat) == side && !claim.alone)) {
      const auto choice = claimer.Choose(ViewOf(view.auction, position, tricks));
      ASSERT_TRUE(choice);
      ASSERT_TRUE(LegalCards(position).Contains(*choice));
      if (first) {
        ASSERT_EQ(*choice, claim.card);
      }
      first = false;
      card = *choice;
    }
    tricks.Add(position.leader, card);
    Play(position, card);
    if (position.trick.empty()) {
      ASSERT_EQ(SideOf(position.leader), side);
    }
  }
  const auto won = [&](const Position& at) { return at.won[Index(side)]; };
  ASSERT_EQ(won(position).tricks - won(view.table).tricks, claim.tricks);
  ASSERT_EQ(won(position).cards - won(view.table).cards, claim.points);
}

TEST_P(ClaimByRules, WinEveryTrickWhateverTheOthersPlay) {
  Random random(5);
  int alone = 0;
  int with_partner = 0;
  PlayEndings(100, kHandSize, [&](const DealInPlay& play) {
    const PlayView view = play.play_view();
    const Claim claim = claimer_.Examine(view);
    if (claim.verdict != ClaimVerdict::kProved) return;
    ++(claim.alone ? alone : with_partner);
    const auto worlds = WorldSampler::Make(InferHidden(view));
    for (int time = 0; time < 10; ++time) {
      ASSERT_EQ(claimer_.Examine(view).nodes, claim.nodes);
      PlayOut(claimer_, claim, view, worlds->Draw(random), random);
    }
  });
  EXPECT_GT(alone, 60);
  EXPECT_GT(with_partner, 0);
}

// The first claim of a deal by asking at every moment of it.
std::optional<ClaimInDeal> FirstByAsking(Claimer& claimer, const std::vector<PlayView>& views) {
  for (std::size_t cards = 0; cards < views.size(); ++cards) {
    const Claim claim = claimer.Examine(views[cards]);
    if (claim.verdict != ClaimVerdict::kProved) continue;
    return ClaimInDeal{cards, static_cast<int>(cards) / kSeats + 1, views[cards].seat(),
                       claim.alone};
  }
  return std::nullopt;
}

// A record of a deal from its views, played out.
PlayedDeal RecordOf(const DealInPlay& start, const SeenTricks& tricks) {
  PlayedDeal deal;
  deal.hands = tricks.played();
  deal.rules = start.position().rules;
  deal.trump = start.contract()->trump;
  deal.declarer = start.contract()->declarer;
  deal.leader = tricks.tricks().front().leader;
  for (const SeenTrick& trick : tricks.tricks()) {
    deal.tricks.push_back({{trick.cards.begin(), trick.cards.end()}, trick.leader});
  }
  return deal;
}

TEST_P(ClaimByRules, AreFoundInDealsThatWerePlayed) {
  const auto player = MakePlayer("rule").value();
  int found = 0;
  for (std::uint64_t number = 1; number <= 60; ++number) {
    DealToPlay deal;
    deal.rules = rules();
    deal.hands = RandomHands(4, number);
    if (deal.rules.bidding == Bidding::kTurned) deal.turned = Suit::kHearts;
    DealInPlay play(deal);
    std::vector<PlayView> views;
    while (!play.IsOver()) {
      if (!play.InAuction() && play.play_view().hand.size() >= 2) views.push_back(play.play_view());
      ASSERT_FALSE(play.Ask(*player, {.seed = number}));
    }
    PlayedDeal record = RecordOf(play, play.tricks());
    const auto claim = FirstByAsking(claimer_, views);
    ASSERT_EQ(claimer_.FindFirst(ReplayDeal(record).value()), claim);
    if (!claim) continue;
    ++found;
    // Before it nothing is found, and at it already.
    const auto up_to = [&](std::size_t cards) {
      PlayedDeal part = record;
      part.tricks.resize((cards + kSeats - 1) / kSeats);
      if (cards % kSeats != 0) part.tricks.back().cards.resize(cards % kSeats);
      return claimer_.FindFirst(ReplayDeal(part).value());
    };
    EXPECT_EQ(up_to(claim->cards), std::nullopt);
    EXPECT_EQ(up_to(claim->cards + 1), claim);
  }
  EXPECT_GT(found, 20);
}

INSTANTIATE_TEST_SUITE_P(Rules, ClaimByRules,
                         ::testing::Values("kbn", "bedum", "kbn,ruff=obliged,undertrump=forced"));

TEST(Claims, AreProvedWithTheHighestTrumpsAtOnce) {
  Claimer claimer;
  // Hearts are trumps.
  const PlayView view = ViewOf(TextDeal{.hand = ".AKQJT987.."});
  const Claim claim = claimer.Examine(view);
  EXPECT_EQ(claim.verdict, ClaimVerdict::kProved);
  EXPECT_TRUE(claim.alone);
  EXPECT_EQ(claim.card, CardOf("HJ"));
  EXPECT_EQ(claim.tricks, 8);
  EXPECT_EQ(claim.points, Points(162));
  EXPECT_EQ(claim.nodes, 0U);
}

// South has the last two diamonds, and one trump is left, the king, which only North may have.
// North must not ruff the jack of diamonds and then lead something else.
TEST(Claims, MayNeedThePartner) {
  Claimer claimer;
  const Claim claim = claimer.Examine(
      ViewOf(TextDeal{.cards = "C8 C9 CA CQ HJ S8 H7 HQ H9 C7 H8 S7 DA DT DQ D7 DK SQ HA D9 SK SJ "
                               "HT ST",
                      .hand = "..J8."}));
  EXPECT_EQ(claim.verdict, ClaimVerdict::kProved);
  EXPECT_FALSE(claim.alone);
  EXPECT_EQ(claim.tricks, 2);
}

// West leads the eight of trumps to North's ace and queen. The ten is higher than the queen: if
// East has it, North must play the ace, so that the ten falls; if West has it, North must keep the
// ace.
TEST(Claims, MayBeFalseThoughEveryDealCanBeWon) {
  Claimer claimer;
  const PlayView view =
      ViewOf(TextDeal{.cards = "CA CT CK CJ C7 HK S8 CQ DA D8 D7 D9 S9 SK SA H7 C8 H9 DQ S7 SJ ST "
                               "HJ C9 H8",
                      .hand = ".AQ.."});
  const Claim claim = claimer.Examine(view);
  EXPECT_EQ(claim.verdict, ClaimVerdict::kRefuted);
  EXPECT_FALSE(claim.counterexample);
  for (const Hands& world : WorldsOf(view)) {
    EXPECT_TRUE(oracle::SolvePit(OracleGame(WithHands(view, world)), 0));
  }
}

// The plan of a claim that needs the partner ends when the partner leaves it.
TEST(Claims, EndWhenThePartnerLeavesThePlan) {
  Claimer claimer;
  TextDeal deal = {.cards =
                       "C8 C9 CA CQ HJ S8 H7 HQ H9 C7 H8 S7 DA DT DQ D7 DK SQ HA D9 SK SJ HT "
                       "ST",
                   .hand = "..J8."};
  ASSERT_EQ(claimer.Examine(ViewOf(deal)).verdict, ClaimVerdict::kProved);
  deal.cards += " DJ SA HK CK CJ CT";
  deal.hand = "..8.";
  EXPECT_EQ(claimer.Choose(ViewOf(deal)), std::nullopt);
}

TEST(Claims, EndAtTheirLimits) {
  Claimer claimer;
  const PlayView view = LastInTrick();
  const Claim whole = claimer.Examine(view);
  ASSERT_EQ(whole.stop, Stop::kSolved);
  const Claim limited = claimer.Examine(view, {.nodes = 1});
  EXPECT_EQ(limited.verdict, ClaimVerdict::kUnknown);
  EXPECT_EQ(limited.stop, Stop::kNodeLimit);
}

TEST(Claims, EndWhenCancelled) {
  Claimer claimer;
  const std::atomic<bool> cancel = true;
  Random random(1);
  int cancelled = 0;
  PlayAtRandom(
      random, Rules(), true, [](const CallView&) {},
      [&](const PlayView& view) {
        const Claim claim = claimer.Examine(view, {.cancel = &cancel});
        if (claim.stop == Stop::kSolved) return;
        EXPECT_EQ(claim.stop, Stop::kCancelled);
        EXPECT_EQ(claim.verdict, ClaimVerdict::kUnknown);
        ++cancelled;
      });
  EXPECT_GT(cancelled, 0);
}

}  // namespace
}  // namespace jasnel::testing
