// The book of hands: what each hand is worth to a declarer, known beforehand.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/dealt.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a hand is worth to the side of its player, who declares in a suit: an average over all
/// deals of the other cards, all equally likely, with all hands open and perfect play. Intervals
/// are those of the book's errors: they hold the true value in 95 of 100 hands dealt at random.
struct BookEntry {
  Estimate makes = {};      ///< chance that the contract is made, from 0 to 1
  Estimate score = {};      ///< points that the declarers write down minus those of their opponents
  Estimate pit = {};        ///< chance of all eight tricks, from 0 to 1
  double played_makes = 0;  ///< `makes` of players who see one hand: see Calibration
  double played_score = 0;  ///< `score` of such players
};

/// What is wrong with a hand for the book: it must have exactly eight cards.
std::optional<Error> ValidateForBook(CardSet hand);

/// Looks up a hand of eight cards, in the suit `trump`, in all places: those of the declarer,
/// counted clockwise from the leader of the first trick. It takes about a microsecond, without
/// search or randomness. Of the rules, `ruff`, `undertrump`, `roem`, `nat` and `pit` matter
/// (docs/research/bidding.md). Where the cards are `dealt` by hand, chances and scores are moved by
/// as much as that makes on average, but for the chance of pit; the first time that takes a second.
std::array<BookEntry, kSeats> LookUpHand(const Rules& rules, CardSet hand, Suit trump,
                                         const Dealt& dealt = {});

/// A hand that differs from another in one card.
struct BookExchange {
  Card without = {};  ///< a card of the hand
  Card with = {};     ///< the card it holds instead
  BookEntry entry = {};
};

/// All 192 hands that differ from `hand` in one card, from the highest score to the lowest. `place`
/// is that of the declarer, from 0 to 3.
std::vector<BookExchange> LookUpExchanges(const Rules& rules, CardSet hand, Suit trump, int place,
                                          const Dealt& dealt = {});

}  // namespace jasnel
