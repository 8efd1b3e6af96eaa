#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {

Result<Bidding> Bidding::Begin(int players, int cards) {
  if (players < kMinPlayers || players > kMaxPlayers) {
    return Error{Say("$0 players; expected from $1 to $2", "$0 spelers; verwacht $1 tot en met $2",
                     players, kMinPlayers, kMaxPlayers)};
  }
  if (cards < 1 || cards > MostCards(players)) {
    return Error{Say("$0 cards; expected from 1 to $1 with $2 players",
                     "$0 kaarten; verwacht 1 tot en met $1 met $2 spelers", cards,
                     MostCards(players), players)};
  }
  return Bidding(players, cards);
}

std::optional<Error> Bidding::Bid(int bid) {
  if (IsOver()) {
    return Error{Say("a bid of $0 after that of the dealer; expected $1 bids",
                     "een bod van $0 na dat van de gever; verwacht $1 biedingen", bid, players_)};
  }
  if (bid < 0 || bid > cards_) {
    return Error{Say("a bid of $0 by seat $1; expected a number of tricks from 0 to $2",
                     "een bod van $0 door plaats $1; verwacht een aantal slagen van 0 tot en met "
                     "$2",
                     bid, Turn(), cards_)};
  }
  if (bid == Forbidden()) {
    return Error{
        Say("a bid of $0 by the dealer makes the sum of all bids the number of cards, $1; "
            "expected another",
            "een bod van $0 door de gever maakt de som van alle biedingen gelijk aan het "
            "aantal kaarten, $1; verwacht een ander",
            bid, cards_)};
  }
  bids_[count_++] = bid;
  total_ += bid;
  return std::nullopt;
}

}  // namespace jasnel::boerenbridge
