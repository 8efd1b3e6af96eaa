// What a seat sees, from cards as text, for tests by hand.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"
#include "tests/ai/hands.h"

namespace jasnel::testing {

inline Card CardOf(std::string_view text) {
  const auto card = ParseCard(text);
  EXPECT_TRUE(card) << text;
  return card.value_or(Card());
}

/// `DA D7 HJ`, in that order.
inline std::vector<Card> CardsIn(std::string_view text) {
  std::vector<Card> cards;
  for (; text.size() >= 2; text.remove_prefix(text.size() > 2 ? 3 : 2)) {
    cards.push_back(CardOf(text.substr(0, 2)));
  }
  return cards;
}

/// A deal in play whose contract was drawn. West dealt, so that North led to the first trick.
struct Told {
  std::string rules = "kbn";
  Suit trump = Suit::kHearts;
  Seat declarer = Seat::kNorth;
  std::string cards = {};  ///< that were played, as `DA D7 HJ`
  std::string hand = {};   ///< of the seat in turn, as `J97.AT.K8.7`
};

/// What the seat in turn sees of it; the test fails where that cannot be.
inline PlayView ViewOf(const Told& told) {
  const Rules rules = ParseRules(told.rules).value();
  std::vector<SeenTrick> tricks = {{Seat::kNorth, {}}};
  Position position;
  position.trump = told.trump;
  for (const Card card : CardsIn(told.cards)) {
    if (tricks.back().cards.size() == kSeats) {
      position.leader = tricks.back().leader;
      position.trick = tricks.back().cards;
      tricks.push_back({HolderOfTrick(position), {}});
    }
    tricks.back().cards.Add(card);
  }
  const auto auction =
      Auction::Begin(Seat::kWest, rules,
                     rules.bidding == Bidding::kTurned ? std::optional(told.trump) : std::nullopt);
  const auto view = MakePlayView({auction.value(), Contract{told.declarer, told.trump}, rules,
                                  std::nullopt, HandOf(told.hand), tricks});
  EXPECT_TRUE(view.ok()) << told.hand << ": " << view.error().message;
  return view.value();
}

/// West is last in a trick that East ruffed, so that East has no club: three cards left.
inline PlayView LastInTrick() {
  return ViewOf(
      Told{.cards = "SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9 DT DQ DJ DK CA H7 C8", .hand = ".J9..KQ"});
}

}  // namespace jasnel::testing
