#include "bitboard/boerenbridge/bidding.h"

#include <string>

namespace jasnel::boerenbridge {

Result<Bidding> Bidding::Begin(int players, int cards) {
  if (players < kFewestPlayers || players > kMostPlayers) {
    return Error{std::to_string(players) + " players; expected from " +
                 std::to_string(kFewestPlayers) + " to " + std::to_string(kMostPlayers)};
  }
  if (cards < 1 || cards > MostCards(players)) {
    return Error{std::to_string(cards) + " cards; expected from 1 to " +
                 std::to_string(MostCards(players)) + " with " + std::to_string(players) +
                 " players"};
  }
  return Bidding(players, cards);
}

std::optional<Error> Bidding::Bid(int bid) {
  if (IsOver()) {
    return Error{"a bid of " + std::to_string(bid) + " after that of the dealer; expected " +
                 std::to_string(players_) + " bids"};
  }
  if (bid < 0 || bid > cards_) {
    return Error{"a bid of " + std::to_string(bid) + " by seat " + std::to_string(Turn()) +
                 "; expected a number of tricks from 0 to " + std::to_string(cards_)};
  }
  if (bid == Forbidden()) {
    return Error{"a bid of " + std::to_string(bid) +
                 " by the dealer makes the sum of all bids the number of cards, " +
                 std::to_string(cards_) + "; expected another"};
  }
  bids_[count_++] = bid;
  total_ += bid;
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
