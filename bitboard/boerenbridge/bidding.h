// Who says how many tricks it will take, in turn, and the dealer's restriction.
#pragma once

#include <optional>

#include "bitboard/boerenbridge/table.h"
#include "bitboard/result.h"

namespace jasnel::boerenbridge {

/// The bids of a deal, from seat 0 to the dealer: "De persoon links van de gever begint met het
/// voorspellen van zijn/haar slagen [...] totdat de gever aan de beurt is". A bid is a number of
/// tricks from 0 to the number of cards. The dealer may not make the sum equal to the number of
/// cards: "het totaal van de voorspelde slagen mag nooit gelijk zijn aan het aantal kaarten".
class Bidding {
 public:
  /// Nobody has bid. An error where `players` is not from 3 to 7 or `cards` not from 1 to
  /// MostCards(players).
  static Result<Bidding> Begin(int players, int cards);

  int players() const { return players_; }
  int cards() const { return cards_; }

  /// Bids made; those of the seats from here on are 0 in `bids()`.
  int count() const { return count_; }
  const Tricks& bids() const { return bids_; }
  int total() const { return total_; }

  bool IsOver() const { return count_ == players_; }

  /// The seat that bids next. The bidding is not over.
  int Turn() const { return count_; }

  /// The bid that the seat in turn may not make, if there is one: only for the dealer, and only
  /// where the others have bid no more tricks than there are.
  std::optional<int> Forbidden() const {
    if (Turn() != DealerOf(players_) || total_ > cards_) return std::nullopt;
    return cards_ - total_;
  }

  /// Whether the seat in turn may bid so many. The bidding is not over.
  bool IsLegal(int bid) const { return bid >= 0 && bid <= cards_ && bid != Forbidden(); }

  /// The seat in turn bids. Changes nothing and gives an error where that is not legal, or where
  /// all have bid.
  std::optional<Error> Bid(int bid);

  friend bool operator==(const Bidding&, const Bidding&) = default;

 private:
  Bidding(int players, int cards) : players_(players), cards_(cards) {}

  int players_;
  int cards_;
  int count_ = 0;
  int total_ = 0;
  Tricks bids_{};
};

}  // namespace jasnel::boerenbridge
