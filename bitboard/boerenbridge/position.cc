#include "bitboard/boerenbridge/position.h"

#include <string>

#include "bitboard/boerenbridge/notation.h"

namespace jasnel::boerenbridge {
namespace {

std::string Seat(int seat) { return "seat " + std::to_string(seat); }

// Of a leader and a size that can be.
std::optional<Error> ValidateTrick(const Position& position) {
  Position played;
  played.players = position.players;
  played.leader = position.leader;
  CardSet seen;
  for (int i = 0; i < position.size; ++i) {
    const Card card = position.trick[i];
    if (!kFullDeck.Contains(card) || seen.Contains(card)) {
      return Error{"card " + std::to_string(i + 1) +
                   " of the trick is not in the deck or there already; expected each card once"};
    }
    seen |= card;
    played.Play(card);
  }
  if (position.size > 0 && (position.best != played.best || position.holder != played.holder)) {
    return Error{"the best card of the trick or its holder is another; expected " +
                 FormatCard(played.best) + " of " + Seat(played.holder)};
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
      return Error{Seat(seat) +
                   " holds a card that another hand or the trick has too; expected "
                   "each card once"};
    }
    seen |= hand;
    const int place = (seat - position.leader + position.players) % position.players;
    const int expected = most - (place < position.size ? 1 : 0);
    if (hand.size() != expected) {
      return Error{Seat(seat) + " holds " + std::to_string(hand.size()) + " cards; expected " +
                   std::to_string(expected)};
    }
  }
  if (!(seen - kFullDeck).empty()) return Error{"a card that is not in the deck"};
  return std::nullopt;
}

std::optional<Error> ValidateTricks(const Position& position) {
  int cards = position.hands[position.turn()].size();
  for (int seat = 0; seat < position.players; ++seat) {
    if (position.taken[seat] < 0) {
      return Error{Seat(seat) + " took " + std::to_string(position.taken[seat]) +
                   " tricks; expected 0 or more"};
    }
    cards += position.taken[seat];
  }
  if (cards < 1 || cards > MostCards(position.players)) {
    return Error{std::to_string(cards) + " tricks in all; expected from 1 to " +
                 std::to_string(MostCards(position.players)) + " with " +
                 std::to_string(position.players) + " players"};
  }
  for (int seat = 0; seat < position.players; ++seat) {
    if (position.bids[seat] < 0 || position.bids[seat] > cards) {
      return Error{"a bid of " + std::to_string(position.bids[seat]) + " by " + Seat(seat) +
                   "; expected a number of tricks from 0 to " + std::to_string(cards)};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> Validate(const Position& position) {
  if (position.players < kFewestPlayers || position.players > kMostPlayers) {
    return Error{std::to_string(position.players) + " players; expected from " +
                 std::to_string(kFewestPlayers) + " to " + std::to_string(kMostPlayers)};
  }
  if (position.leader < 0 || position.leader >= position.players) {
    return Error{"leader " + std::to_string(position.leader) + "; expected a seat from 0 to " +
                 std::to_string(position.players - 1)};
  }
  if (position.size < 0 || position.size >= position.players) {
    return Error{std::to_string(position.size) + " cards in the trick; expected from 0 to " +
                 std::to_string(position.players - 1)};
  }
  if (auto error = ValidateTrick(position)) return error;
  if (auto error = ValidateHands(position)) return error;
  return ValidateTricks(position);
}

}  // namespace jasnel::boerenbridge
