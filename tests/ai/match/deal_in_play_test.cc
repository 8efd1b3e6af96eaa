// A deal call by call and card by card.

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "ai/games/play_state.h"
#include "jasnel/deal_play.h"
#include "jasnel/dealing.h"
#include "jasnel/player.h"
#include "tests/ai/views.h"

namespace jasnel::testing {
namespace {

DealToPlay DealOf(const Rules& rules, std::uint64_t number = 1) {
  DealToPlay deal;
  deal.hands = RandomHands(1, number);
  deal.rules = rules;
  deal.seed = number;
  if (rules.bidding == Bidding::kTurned) deal.turned = Suit::kHearts;
  return deal;
}

DealToPlay DrawnDeal() {
  DealToPlay deal = DealOf({});
  deal.contract = Contract{Seat::kWest, Suit::kClubs};
  return deal;
}

TEST(DealInPlay, BeginsWithTheAuction) {
  const DealInPlay deal(DealOf({}));
  EXPECT_TRUE(deal.InAuction());
  EXPECT_FALSE(deal.IsOver());
  EXPECT_EQ(deal.turn(), Seat::kEast);
  EXPECT_EQ(deal.call_view().hand, deal.position().hands[Index(Seat::kEast)]);
}

TEST(DealInPlay, HasAContractWhenASuitWasNamed) {
  DealInPlay deal(DealOf({}));
  EXPECT_FALSE(deal.Speak({}));
  EXPECT_FALSE(deal.Speak({Suit::kDiamonds}));
  EXPECT_FALSE(deal.InAuction());
  EXPECT_EQ(deal.contract(), (Contract{Seat::kSouth, Suit::kDiamonds}));
  EXPECT_EQ(deal.turn(), Seat::kEast);
  EXPECT_EQ(deal.play_view().table.trump, Suit::kDiamonds);
}

TEST(DealInPlay, HasNoAuctionWhereTheContractWasDrawn) {
  const DealInPlay deal(DrawnDeal());
  EXPECT_FALSE(deal.InAuction());
  EXPECT_EQ(deal.contract(), (Contract{Seat::kWest, Suit::kClubs}));
  EXPECT_TRUE(deal.play_view().auction.calls().empty());
}

TEST(DealInPlay, NeedsNoTurnedSuitWhereTheContractWasDrawn) {
  DealToPlay dealt = DrawnDeal();
  dealt.rules = ParseRules("bedum").value();
  DealInPlay deal(dealt);
  EXPECT_FALSE(deal.InAuction());
  EXPECT_EQ(deal.auction().turned(), Suit::kClubs);
  EXPECT_FALSE(deal.Ask(*MakePlayer("full:level=club").value(), {.seed = 1}));
}

TEST(DealInPlay, WithOtherHandsHasTheSameCallsAndCards) {
  DealInPlay deal(DealOf({}));
  const Hands hands = deal.position().hands;
  EXPECT_FALSE(deal.Speak({Suit::kDiamonds}));
  const Card led = LegalCards(deal.position()).Highest();
  EXPECT_FALSE(deal.Play(led));
  Hands others = hands;
  std::swap(others[Index(Seat::kNorth)], others[Index(Seat::kWest)]);
  const DealInPlay other = deal.WithHands(others);
  EXPECT_EQ(other.position().hands[Index(Seat::kNorth)], hands[Index(Seat::kWest)]);
  EXPECT_EQ(other.position().hands[Index(Seat::kEast)], hands[Index(Seat::kEast)] - led);
  EXPECT_EQ(other.contract(), deal.contract());
  EXPECT_EQ(other.turn(), deal.turn());
}

TEST(DealInPlay, LosesRoemThatWasNotClaimed) {
  DealInPlay deal(DrawnDeal());
  for (int i = 0; i < kSeats; ++i) {
    EXPECT_FALSE(deal.Play(LegalCards(deal.position()).Highest()));
  }
  const Points before = deal.position().won[Index(SideOf(deal.turn()))].roem;
  deal.LoseRoem(Points(20));
  EXPECT_EQ(deal.position().won[Index(SideOf(deal.turn()))].roem, before - Points(20));
}

TEST(DealInPlay, IsNotChangedByACallThatIsNotLegal) {
  DealInPlay deal(DealOf(ParseRules("bedum").value()));
  EXPECT_TRUE(deal.Speak({Suit::kSpades}));
  EXPECT_TRUE(deal.InAuction());
  EXPECT_EQ(deal.turn(), Seat::kEast);
  EXPECT_TRUE(deal.auction().calls().empty());
}

TEST(DealInPlay, IsNotChangedByACardThatIsNotLegal) {
  DealInPlay deal(DrawnDeal());
  const Card norths = deal.position().hands[Index(Seat::kNorth)].Lowest();
  const auto error = deal.Play(norths);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, FormatCard(norths) + " is not legal; expected one of " +
                                FormatCards(deal.play_view().Legal()));
  EXPECT_EQ(deal.turn(), Seat::kEast);
  EXPECT_TRUE(deal.tricks().cards().empty());
}

TEST(DealInPlay, ShowsASeatItsOwnHandOnly) {
  const PlayView view = DealInPlay(DrawnDeal()).play_view();
  EXPECT_EQ(view.table.hands, Hands{});
  EXPECT_EQ(view.Hidden().size(), 24);
}

TEST(DealInPlay, CanBeComeBackToByACopy) {
  DealInPlay deal(DrawnDeal());
  const DealInPlay before = deal;
  EXPECT_FALSE(deal.Play(deal.play_view().Legal().Lowest()));
  EXPECT_FALSE(Same(deal.play_view(), before.play_view()));
  deal = before;
  EXPECT_TRUE(Same(deal.play_view(), before.play_view()));
}

// Who sees one hand knows what was won in tricks; with hands for the others it is all that was won.
TEST(DealInPlay, HasTheRoemOfHandsWhereAllHandsAreSeen) {
  int counted = 0;
  Random random(6);
  for (const char* rules : {"kbn,roem=hand", "nkf,roem=both,hand-roem=best"}) {
    for (std::uint64_t number = 1; number <= 40; ++number) {
      DealInPlay deal(DealOf(ParseRules(rules).value(), number));
      EXPECT_EQ(deal.position().won, (std::array<Tally, 2>{}));
      ASSERT_FALSE(deal.Speak({Suit::kHearts}));
      const auto roem = RoemOfHands(deal.position().hands, Suit::kHearts, deal.position().rules);
      const Hands dealt = deal.position().hands;
      counted += roem[0] + roem[1] > Points(0) ? 1 : 0;
      while (!deal.IsOver()) {
        const PlayView view = deal.play_view();
        Hands hidden = deal.position().hands;
        hidden[Index(deal.turn())] = {};
        for (const std::size_t side : {0, 1}) {
          EXPECT_EQ(view.table.won[side].roem + roem[side], deal.position().won[side].roem);
        }
        EXPECT_EQ(WithHidden(view, hidden).won, deal.position().won);
        EXPECT_EQ(
            WithHidden(PlayStateOf(view), hidden, PlayOrder(view.table.trump), view.table.rules)
                .won,
            deal.position().won);
        const CardSet legal = view.Legal();
        ASSERT_FALSE(deal.Play(random.Below(2) == 0 ? legal.Lowest() : legal.Highest()));
      }
      // With other hands it is that of those.
      Hands turned;
      for (int seat = 0; seat < kSeats; ++seat) turned[seat] = dealt[(seat + 1) % kSeats];
      DealInPlay first(DealOf(ParseRules(rules).value(), number));
      ASSERT_FALSE(first.Speak({Suit::kHearts}));
      const DealInPlay other = first.WithHands(turned);
      EXPECT_EQ(other.position().won[0].roem, roem[1]);
      EXPECT_EQ(other.position().won[1].roem, roem[0]);
    }
  }
  EXPECT_GT(counted, 20);
}

// A player who gives the calls and cards that another deal had.
class Repeater : public Player {
 public:
  explicit Repeater(const DealPlayed& played) : played_(played) {
    for (const SeenTrick& trick : played.tricks.tricks()) {
      cards_.insert(cards_.end(), trick.cards.begin(), trick.cards.end());
    }
  }

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits&) override {
    return CallChoice{played_.calls[view.auction.calls().size()]};
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits&) override {
    return CardChoice{cards_[static_cast<std::size_t>(view.tricks.cards().size())]};
  }

 private:
  const DealPlayed& played_;
  std::vector<Card> cards_;
};

TEST(DealInPlay, EndsAsTheSameMovesEndADealThatPlayersPlayed) {
  const auto random_player = MakePlayer("random").value();
  Player* const random = random_player.get();
  for (const Preset& preset : PresetsOfTexts()) {
    for (std::uint64_t number = 1; number <= 20; ++number) {
      const DealToPlay deal_to_play = DealOf(preset.rules, number);
      const DealPlayed played = PlayDeal(deal_to_play, {random, random, random, random});
      ASSERT_FALSE(played.foul);
      Repeater repeater(played);
      DealInPlay deal(deal_to_play);
      while (!deal.IsOver()) ASSERT_FALSE(deal.Ask(repeater, {}));
      EXPECT_EQ(deal.result(), played.result);
      EXPECT_EQ(deal.contract(), played.contract);
      EXPECT_TRUE(Same(deal.tricks(), played.tricks));
    }
  }
}

}  // namespace
}  // namespace jasnel::testing
