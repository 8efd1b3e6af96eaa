// The view of a seat, from cards as text, for tests by hand.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "jasnel/auction.h"
#include "jasnel/convention.h"
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
inline std::vector<Card> SpacedCards(std::string_view text) {
  std::vector<Card> cards;
  for (; text.size() >= 2; text.remove_prefix(text.size() > 2 ? 3 : 2)) {
    cards.push_back(CardOf(text.substr(0, 2)));
  }
  return cards;
}

/// A deal in play whose contract was drawn. West dealt, so that North led to the first trick.
struct TextDeal {
  std::string rules = "kbn";
  Suit trump = Suit::kHearts;
  Seat declarer = Seat::kNorth;
  std::string cards = {};  ///< that were played, as `DA D7 HJ`
  std::string hand = {};   ///< of the seat to play, as `J97.AT.K8.7`
};

/// The view of the seat to play; the test fails if there is none.
inline PlayView ViewOf(const TextDeal& deal) {
  const Rules rules = ParseRules(deal.rules).value();
  std::vector<SeenTrick> tricks = {{Seat::kNorth, {}}};
  Position position;
  position.trump = deal.trump;
  for (const Card card : SpacedCards(deal.cards)) {
    if (tricks.back().cards.size() == kSeats) {
      position.leader = tricks.back().leader;
      position.trick = tricks.back().cards;
      tricks.push_back({HolderOfTrick(position), {}});
    }
    tricks.back().cards.Add(card);
  }
  const auto auction =
      Auction::Begin(Seat::kWest, rules,
                     rules.bidding == Bidding::kTurned ? std::optional(deal.trump) : std::nullopt);
  const auto view = MakePlayView({auction.value(), Contract{deal.declarer, deal.trump}, rules,
                                  std::nullopt, HandOf(deal.hand), tricks});
  EXPECT_TRUE(view.ok()) << deal.hand << ": " << view.error().message;
  return view.value();
}

/// South discards on its partner's jack of trumps. It has the ace of clubs and no other: by the
/// card of Bedum a small spade or diamond is untrue (asking), a small club is true; the king of
/// spades is true (refusing).
inline TextDeal PartnerWins() { return {.cards = "HJ H7", .hand = "K7..T98.A87"}; }

inline const ConventionCard& Bedum() { return *FindConventionCard("bedum"); }

/// West is last in a trick that East ruffed, so that East has no club: three cards left.
inline PlayView LastInTrick() {
  return ViewOf(TextDeal{.cards = "SA S7 S8 S9 ST SQ SJ SK DA D7 D8 D9 DT DQ DJ DK CA H7 C8",
                         .hand = ".J9..KQ"});
}

}  // namespace jasnel::testing
