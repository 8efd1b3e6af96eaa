// All ways to deal the cards that a seat does not see, in the plainest way.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "jasnel/dealing.h"
#include "jasnel/notation.h"
#include "jasnel/player.h"
#include "tests/oracle/oracle.h"
#include "tests/support/oracle_game.h"

namespace jasnel::testing {

inline std::vector<std::string> NamesOf(CardSet cards) {
  std::vector<std::string> names;
  for (const Card card : cards) names.push_back(FormatCard(card));
  return names;
}

/// Every deal of the hidden cards of a view that gives each other seat as many as it holds, legal
/// or not.
inline std::vector<Hands> DealsOfHidden(const PlayView& view) {
  std::vector<Card> cards;
  for (const Card card : view.Hidden()) cards.push_back(card);
  std::vector<Hands> deals = {{}};
  for (const Card card : cards) {
    std::vector<Hands> more;
    for (const Hands& deal : deals) {
      for (const Seat seat : kAllSeats) {
        const auto i = Index(seat);
        if (seat == view.seat()) continue;
        if (deal[i].size() + view.tricks.played()[i].size() == kHandSize) continue;
        more.push_back(deal);
        more.back()[i] |= card;
      }
    }
    deals = std::move(more);
  }
  return deals;
}

/// One of these deals, all equally likely.
inline Hands AnyDealOfHidden(Random& random, const PlayView& view) {
  std::vector<Card> cards;
  for (const Card card : view.Hidden()) cards.push_back(card);
  Shuffle(cards, static_cast<int>(cards.size()), random);
  Hands deal;
  for (const Seat seat : kAllSeats) {
    if (seat == view.seat()) continue;
    const auto i = Index(seat);
    while (deal[i].size() + view.tricks.played()[i].size() < kHandSize) {
      deal[i] |= cards.back();
      cards.pop_back();
    }
  }
  return deal;
}

/// Whether every card of a view was legal, by the rules of the oracle, if the others hold `hidden`.
class Legality {
 public:
  explicit Legality(const PlayView& view) {
    Position start;
    start.trump = view.table.trump;
    start.rules = view.table.rules;
    start.leader = Clockwise(view.auction.dealer());
    start.hands = view.tricks.played();
    start.hands[Index(view.seat())] |= view.hand;
    start_ = OracleGame(start);
    for (const SeenTrick& trick : view.tricks.tricks()) {
      for (const Card card : trick.cards) cards_.push_back(FormatCard(card));
    }
  }

  bool WasLegal(const Hands& hidden) const {
    oracle::Game game = start_;
    for (int seat = 0; seat < kSeats; ++seat) {
      for (const std::string& card : NamesOf(hidden[seat])) game.hands[seat].push_back(card);
    }
    return std::ranges::all_of(cards_, [&](const std::string& card) {
      if (!std::ranges::count(oracle::LegalCards(game), card)) return false;
      oracle::PlayCard(&game, card);
      return true;
    });
  }

 private:
  oracle::Game start_;
  std::vector<std::string> cards_;
};

/// The deals in which every card was legal.
inline std::vector<Hands> WorldsOf(const PlayView& view) {
  const Legality legality(view);
  std::vector<Hands> worlds;
  for (const Hands& deal : DealsOfHidden(view)) {
    if (legality.WasLegal(deal)) worlds.push_back(deal);
  }
  return worlds;
}

/// Rule sets whose play differs, besides the presets.
inline const std::vector<std::string> kOptionsOfPlay = {"kbn,only-trumps=higher",
                                                        "kbn,undertrump=free",
                                                        "kbn,undertrump=forced",
                                                        "kbn,ruff=obliged",
                                                        "kbn,ruff=obliged,undertrump=free",
                                                        "kbn,ruff=obliged,undertrump=forced"};

}  // namespace jasnel::testing
