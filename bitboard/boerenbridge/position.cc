#include <string>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/game.h"

namespace jasnel::boerenbridge {
namespace {

Message Seat(int seat) { return Say("seat $0", "plaats $0", seat); }

Message Cards(int count) {
  return count == 1 ? Message(Phrase{"1 card", "1 kaart"}) : Say("$0 cards", "$0 kaarten", count);
}

// Of a leader and a size that can be.
std::optional<Error> ValidateTrick(const Position& position) {
  Position played;
  played.players = position.players;
  played.leader = position.leader;
  CardSet seen;
  for (int i = 0; i < position.size; ++i) {
    const Card card = position.trick[i];
    if (!kFullDeck.Contains(card) || seen.Contains(card)) {
      return Error{
          Say("card $0 of the trick is not in the deck or there already; expected each "
              "card once",
              "kaart $0 van de slag zit niet in het spel of ligt er al; verwacht elke "
              "kaart één keer",
              i + 1)};
    }
    seen |= card;
    played.Play(card);
  }
  if (position.size > 0 && (position.best != played.best || position.holder != played.holder)) {
    return Error{Say("the best card of the trick or its holder is another; expected $0 of $1",
                     "de hoogste kaart van de slag of wie die speelde is een andere; verwacht $0 "
                     "van $1",
                     CardMessage(played.best), Seat(played.holder))};
  }
  return std::nullopt;
}

std::optional<Error> ValidateHands(const Position& position) {
  CardSet seen;
  for (int i = 0; i < position.size; ++i) seen |= position.trick[i];
  const int most = position.hands[position.turn()].size();
  for (int seat = 0; seat < position.players; ++seat) {
    const CardSet hand = position.hands[seat];
    if (!(hand & seen).empty()) {
      return Error{
          Say("$0 holds a card that another hand or the trick has too; expected each "
              "card once",
              "$0 heeft een kaart die ook in een andere hand of in de slag zit; verwacht "
              "elke kaart één keer",
              Seat(seat))};
    }
    seen |= hand;
    const int place = (seat - position.leader + position.players) % position.players;
    const int expected = most - (place < position.size ? 1 : 0);
    if (hand.size() != expected) {
      return Error{Say("$0 holds $1; expected $2", "$0 heeft $1; verwacht $2", Seat(seat),
                       Cards(hand.size()), expected)};
    }
  }
  if (!(seen - kFullDeck).empty()) {
    return Error{Say("a card that is not in the deck", "een kaart die niet in het spel zit")};
  }
  return std::nullopt;
}

std::optional<Error> ValidateTricks(const Position& position) {
  int cards = position.hands[position.turn()].size();
  for (int seat = 0; seat < position.players; ++seat) {
    if (position.taken[seat] < 0) {
      return Error{Say("$0 took $1 tricks; expected 0 or more",
                       "$0 haalde $1 slagen; verwacht 0 of meer", Seat(seat),
                       position.taken[seat])};
    }
    cards += position.taken[seat];
  }
  if (cards < 1 || cards > MostCards(position.players)) {
    return Error{Say("$0 tricks in all; expected from 1 to $1 with $2 players",
                     "$0 slagen in totaal; verwacht 1 tot en met $1 met $2 spelers", cards,
                     MostCards(position.players), position.players)};
  }
  for (int seat = 0; seat < position.players; ++seat) {
    if (position.bids[seat] < 0 || position.bids[seat] > cards) {
      return Error{Say("a bid of $0 by $1; expected a number of tricks from 0 to $2",
                       "een bod van $0 door $1; verwacht een aantal slagen van 0 tot en met $2",
                       position.bids[seat], Seat(seat), cards)};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> Validate(const Position& position) {
  if (position.players < kMinPlayers || position.players > kMaxPlayers) {
    return Error{Say("$0 players; expected from $1 to $2", "$0 spelers; verwacht $1 tot en met $2",
                     position.players, kMinPlayers, kMaxPlayers)};
  }
  if (position.leader < 0 || position.leader >= position.players) {
    return Error{Say("leader $0; expected a seat from 0 to $1",
                     "uitkomst $0; verwacht een plaats van 0 tot en met $1", position.leader,
                     position.players - 1)};
  }
  if (position.size < 0 || position.size >= position.players) {
    return Error{Say("$0 cards in the trick; expected from 0 to $1",
                     "$0 kaarten in de slag; verwacht 0 tot en met $1", position.size,
                     position.players - 1)};
  }
  if (auto error = ValidateTrick(position)) return error;
  if (auto error = ValidateHands(position)) return error;
  return ValidateTricks(position);
}

}  // namespace jasnel::boerenbridge
