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

/// The bids in `bids`, a list with a number or null for each seat; none if it is missing. Errors
/// name the seat.
Result<Bidding> ReadBids(const Record& object, int players, int cards);

/// A trick as it was told.
struct ToldTrick {
  std::optional<int> leader;
  std::vector<Card> cards;
};

/// The tricks in `tricks`; none if it is missing. Numbers of tricks and cards, and whether they fit
/// together, are not checked. Errors name the trick and the card.
Result<std::vector<ToldTrick>> ReadTricks(const Record& object, int players);

/// The error for a told winner of a trick that differs from those of the cards `played`.
std::optional<Error> CheckWinners(const Record& object, int players, std::span<const Card> played);

/// The error for tricks though a seat is still to bid.
Error TricksBeforeBids(const Bidding& bidding);

/// The list of cards: suit by suit, from high to low.
Record CardList(CardSet cards);

/// A number for each seat that has bid, null for the others.
Record BidList(const Bidding& bidding);

/// The list of the bids that the seat to bid may make.
Record LegalBids(const Bidding& bidding);

/// The list of tricks, from the cards in order of play since the opening lead. The last trick may
/// be in progress, with at least one card.
Record TrickList(int players, std::span<const Card> played);

/// The same with the seat that wins each trick, or does so far.
Record TricksWithWinners(int players, std::span<const Card> played);

}  // namespace jasnel::boerenbridge
