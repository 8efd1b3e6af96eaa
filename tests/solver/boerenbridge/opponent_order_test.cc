// The order of the cards against one seat, in the situations that it tells apart.

#include "solver/boerenbridge/opponent_order.h"

#include <gtest/gtest.h>

#include <string>

#include "jasnel/boerenbridge/deal_line.h"

namespace jasnel::boerenbridge::internal {
namespace {

// The cards of the seat to play against `target`, most promising first, as the deal names them.
std::string Ordered(const std::string& line, int target, bool keeps, bool second_way = false) {
  const Position position = ParseDealLine(line).value().position;
  const SearchRoot root(position, true);
  const int seat = position.turn();
  Turn turn{.hand = root.hands[seat], .trick = root.trick};
  for (int other = 0; other < position.players; ++other) {
    if (other != seat) turn.others |= root.hands[other];
  }
  std::string text;
  for (const Card card : OrderOpponentCards(
           turn, {root.hands, root.start, target, keeps, second_way}, /*touching=*/false)) {
    if (!text.empty()) text += ' ';
    text += FormatCard(root.cards[card.index()]);
  }
  return text;
}

// Seat 2 plays after the target, seat 0, which holds the trick with the nine.
TEST(BoerenbridgeOpponentOrder, TakesTheTrickFromTheTargetCheaplyOrDucksUnderIt) {
  const std::string line = "0:.2.5. .Q.6. .KT8.. leader=0 trick=H9,H3";
  EXPECT_EQ(Ordered(line, 0, true), "HT HK H8");
  EXPECT_EQ(Ordered(line, 0, false), "H8 HK HT");
}

// Seat 2 plays after the target, which seat 1 has beaten already.
TEST(BoerenbridgeOpponentOrder, KeepsItsHighCardsWhenAPartnerHasTheTrickOrGetsRidOfThem) {
  const std::string line = "0:.2.A. .4.K. .A53.. leader=0 trick=H9,HQ";
  EXPECT_EQ(Ordered(line, 0, true), "H3 H5 HA");
  EXPECT_EQ(Ordered(line, 0, false), "HA H5 H3");
}

// Seat 0 leads, and the target comes next. It has one diamond, which takes the trick, and hearts,
// of which the ace beats it; it has no club.
TEST(BoerenbridgeOpponentOrder, LeadsWhatTheTargetCannotOrMustTake) {
  const std::string line = "0:.A2.3.9 .K94.A. .JT.2.3 leader=0";
  EXPECT_EQ(Ordered(line, 1, true), "HA C9 H2 D3");
  EXPECT_EQ(Ordered(line, 1, false), "D3 HA H2 C9");
  EXPECT_EQ(Ordered(line, 1, false, /*second_way=*/true), "HA D3 H2 C9");
}

}  // namespace
}  // namespace jasnel::boerenbridge::internal
