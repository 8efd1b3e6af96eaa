// An open table plays as a position does.

#include "ai/games/play_state.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "ai/beliefs/card_inference.h"
#include "tests/ai/beliefs/worlds.h"
#include "tests/ai/text_deal.h"
#include "tests/ai/views.h"
#include "tests/support/rule_sets.h"

namespace jasnel::testing {
namespace {

// What everybody has seen, from the cards themselves.
struct Seen {
  std::array<std::uint8_t, kSeats> voids{};
  std::array<std::uint8_t, kSuits> led_by{};
};

Seen SeenBy(const SeenTricks& tricks, const PlayOrder& order) {
  Seen seen;
  const auto byte = [&](Card card) { return order.ToPlay(card).index() / 8; };
  for (const SeenTrick& trick : tricks.tricks()) {
    if (trick.cards.empty()) continue;
    seen.led_by[byte(trick.cards[0])] |= static_cast<std::uint8_t>(1 << Index(trick.leader));
    for (int i = 1; i < trick.cards.size(); ++i) {
      if (SuitOf(trick.cards[i]) == SuitOf(trick.cards[0])) continue;
      seen.voids[Index(Clockwise(trick.leader, i))] |=
          static_cast<std::uint8_t>(1 << byte(trick.cards[0]));
    }
  }
  return seen;
}

void ExpectSame(const PlayState& table, const Position& position, const SeenTricks& tricks) {
  const PlayOrder order(position.trump);
  PlaySet trick;
  for (const Card card : position.trick) trick |= order.ToPlay(card);
  PlaySet left;
  for (int seat = 0; seat < kSeats; ++seat) {
    EXPECT_EQ(table.hands[seat], order.ToPlay(position.hands[seat]));
    left |= order.ToPlay(position.hands[seat]);
  }
  EXPECT_EQ(table.left, left);
  EXPECT_EQ(table.trick, trick);
  EXPECT_EQ(table.size, position.trick.size());
  EXPECT_EQ(table.leader, Index(position.leader));
  EXPECT_EQ(table.declarer, Index(position.declarer));
  EXPECT_EQ(table.number, TricksPlayed(position));
  EXPECT_EQ(table.won, position.won);
  EXPECT_EQ(table.IsOver(), IsOver(position));
  const Seen seen = SeenBy(tricks, order);
  EXPECT_EQ(table.voids, seen.voids);
  EXPECT_EQ(table.led_by, seen.led_by);
  if (!position.trick.empty()) {
    const Seat holder = HolderOfTrick(position);
    EXPECT_EQ(table.led, order.ToPlay(position.trick[0]));
    EXPECT_EQ(table.holder, Index(holder));
    const int place = PlaceOf(holder, position.leader);
    EXPECT_EQ(table.best, order.ToPlay(position.trick[place]));
    EXPECT_EQ(table.PartnerHolds(), holder == Clockwise(Turn(position), 2));
  }
  if (IsOver(position)) return;
  EXPECT_EQ(static_cast<Seat>(table.turn()), Turn(position));
  EXPECT_EQ(table.Legal(position.rules), order.ToPlay(LegalCards(position)));
}

class OpenTableByRules : public ::testing::TestWithParam<std::string> {
 protected:
  Rules rules() const { return ParseRules(GetParam()).value(); }
};

TEST_P(OpenTableByRules, PlaysAsAPosition) {
  Random random(1);
  for (int deal = 0; deal < 150; ++deal) {
    Position position;
    position.rules = rules();
    position.hands = RandomHands(random);
    position.trump = static_cast<Suit>(random.Below(kSuits));
    position.leader = static_cast<Seat>(random.Below(kSeats));
    position.declarer = static_cast<Seat>(random.Below(kSeats));
    const PlayOrder order(position.trump);
    PlayHands dealt;
    for (int seat = 0; seat < kSeats; ++seat) dealt[seat] = order.ToPlay(position.hands[seat]);
    PlayState table = DealtState(dealt, position.leader, {position.declarer, position.trump});
    SeenTricks tricks;
    ExpectSame(table, position, tricks);
    while (!IsOver(position)) {
      const Card card = AnyOf(random, LegalCards(position));
      tricks.Add(position.leader, card);
      Play(position, card);
      table.Play(order.ToPlay(card), position.rules);
      ExpectSame(table, position, tricks);
    }
    if (HasFailure()) return;
  }
}

TEST_P(OpenTableByRules, OfAViewIsTheDealAsItIsNow) {
  Random random(2);
  for (int deal = 0; deal < 20; ++deal) {
    std::vector<PlayView> views;
    PlayAtRandom(
        random, rules(), deal % 2 == 0, [](const CallView&) {},
        [&](const PlayView& view) { views.push_back(view); });
    Hands dealt = views.back().tricks.played();
    dealt[Index(views.back().seat())] |= views.back().hand;
    for (const PlayView& view : views) {
      Position position = view.table;
      Hands hidden;
      for (const Seat seat : kAllSeats) {
        position.hands[Index(seat)] = dealt[Index(seat)] - view.tricks.cards();
        if (seat != view.seat()) hidden[Index(seat)] = position.hands[Index(seat)];
      }
      ExpectSame(
          WithHidden(PlayStateOf(view), hidden, PlayOrder(view.table.trump), view.table.rules),
          position, view.tricks);
    }
    if (HasFailure()) return;
  }
}

TEST_P(OpenTableByRules, OfAViewAloneHasOnlyTheOwnHandAndAllCardsLeft) {
  Random random(3);
  PlayAtRandom(
      random, rules(), true, [](const CallView&) {},
      [&](const PlayView& view) {
        const PlayOrder order(view.table.trump);
        const PlayState table = PlayStateOf(view);
        for (const Seat seat : kAllSeats) {
          const CardSet hand = seat == view.seat() ? view.hand : CardSet();
          EXPECT_EQ(table.hands[Index(seat)], order.ToPlay(hand));
        }
        EXPECT_EQ(table.left, order.ToPlay(kFullDeck - view.tricks.cards()));
        EXPECT_EQ(table.Legal(view.table.rules), order.ToPlay(view.Legal()));
        EXPECT_EQ(table.won, view.table.won);
        EXPECT_EQ(table.calls, view.auction.calls().size());
      });
}

TEST_P(OpenTableByRules, KnowsWhoPlayedWhatAndWhatASeatCannotHold) {
  Random random(4);
  for (int deal = 0; deal < 60 && !HasFailure(); ++deal) {
    PlayAtRandom(
        random, rules(), true, [](const CallView&) {},
        [&](const PlayView& view) {
          const PlayOrder order(view.table.trump);
          const PlayState table = PlayStateOf(view);
          const HiddenCards known = InferHidden(view);
          for (std::size_t seat = 0; seat < kSeats; ++seat) {
            EXPECT_EQ(table.played[seat], order.ToPlay(view.tricks.played()[seat]));
            if (seat == Index(view.seat())) continue;
            EXPECT_EQ(order.ToPlay(view.Hidden()) - table.cannot[seat],
                      order.ToPlay(known.may_hold[seat]));
          }
        });
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, OpenTableByRules,
                         ::testing::ValuesIn(PresetsAnd(kOptionsOfPlay)), RuleSetName<std::string>);

TEST(PlayState, GivesTheLastTrickTenPointsMore) {
  const PlayOrder order(Suit::kHearts);
  PlayHands hands;
  for (int seat = 0; seat < kSeats; ++seat) {
    hands[seat] = order.ToPlay(SpacedCards("CA C7 S7 D7")[static_cast<std::size_t>(seat)]);
  }
  PlayState table = DealtState(hands, Seat::kNorth, {});
  for (const char* card : {"CA", "C7", "S7", "D7"}) table.Play(order.ToPlay(CardOf(card)), {});
  EXPECT_TRUE(table.IsOver());
  EXPECT_EQ(table.won[0].cards, Points(21));
}

TEST(PlayState, CountsRoemForWhoWinsTheTrick) {
  const PlayOrder order(Suit::kHearts);
  const PlayView view = ViewOf(TextDeal{.cards = "DK DQ DJ", .hand = "AKQJT98.7.."});
  PlayState table = PlayStateOf(view);
  table.Play(order.ToPlay(CardOf("H7")), view.table.rules);
  EXPECT_EQ(table.won[1].roem, Points(20));
  EXPECT_EQ(table.leader, Index(Seat::kWest));
}

}  // namespace
}  // namespace jasnel::testing
