// The bids and tricks of a deal of boerenbridge, as JSON, read and written:
//
//     "players":5,"bids":[2,0,1,1,2],"tricks":[{"leader":0,"cards":["DA","D7","D8","DK","D2"]}]
//
// docs/reference/engine.md explains each key.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/boerenbridge/game.h"
#include "jasnel/result.h"

namespace jasnel::boerenbridge {

/// The number of players in `players`, a required key.
Result<int> ReadPlayers(const Record& object);

inline constexpr Phrase kBidListExpected = {
    "a list with a number or null for each seat, such as [2,0,null]",
    "een lijst met een getal of null voor elke plaats, zoals [2,0,null]"};

/// The bids in `bids`, a list with a number or null for each seat; none if it is missing. Errors
/// name the seat.
Result<Bidding> ReadBids(const Record& object, int players, int cards);

/// The same list as numbers from 0 to `cards`, of the seats that have bid. Whether the dealer may
/// make the last bid is not checked.
Result<std::vector<int>> ReadBidList(const Record& list, int players, int cards);

/// A trick as it was told.
struct GivenTrick {
  std::optional<int> leader;
  std::vector<Card> cards;
};

/// The tricks in `tricks`; none if it is missing. Numbers of tricks and cards, and whether they fit
/// together, are not checked. Errors name the trick and the card.
Result<std::vector<GivenTrick>> ReadTricks(const Record& object, int players);

/// The error for a told winner of a trick that differs from those of the cards `played`.
std::optional<Error> CheckWinners(const Record& object, int players, std::span<const Card> played);

/// The error for tricks though a seat is still to bid.
Error TricksBeforeBids(const Bidding& bidding);

/// Suit by suit, from high to low.
std::vector<Card> HighToLow(CardSet cards);

/// The same as a list in JSON.
Record CardList(CardSet cards);

/// A number for each seat that has bid, null for the others.
Record BidList(const Bidding& bidding);

/// The bids that the seat to bid may make.
std::vector<int> LegalBids(const Bidding& bidding);

/// The error for a `told` that does not list those bids; nothing is told if it is null.
std::optional<Error> CheckLegalBids(const Record* told, const Bidding& bidding);

/// A trick and the seat that wins it, or does so far.
struct TrickSoFar {
  int leader = 0;
  std::vector<Card> cards;
  int winner = 0;
};

/// The tricks, from the cards in order of play since the opening lead. The last trick may be in
/// progress, with at least one card.
std::vector<TrickSoFar> TricksOf(int players, std::span<const Card> played);

/// The list of their leaders and cards.
Record TrickList(int players, std::span<const Card> played);

/// The same with the seat that wins each trick, or does so far.
Record TricksWithWinners(int players, std::span<const Card> played);

}  // namespace jasnel::boerenbridge
