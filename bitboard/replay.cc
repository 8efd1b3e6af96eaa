#include "bitboard/replay.h"

#include <cstddef>
#include <string>

#include "bitboard/notation.h"

namespace jasnel {
namespace {

std::string NameOf(Seat seat) { return std::string(SeatName(seat)); }

std::string TrickName(std::size_t index) { return "trick " + std::to_string(index + 1); }

std::string CardCount(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " card" : " cards");
}

Position StartOf(const PlayedDeal& deal) {
  Position position;
  position.hands = deal.hands;
  position.trump = deal.trump;
  position.rules = deal.rules;
  position.leader = deal.leader;
  position.declarer = deal.declarer;
  return position;
}

// What is wrong with the hands or with the shape of the record.
std::optional<Error> CheckShape(const PlayedDeal& deal) {
  for (const Seat seat : kAllSeats) {
    const int size = deal.hands[Index(seat)].size();
    if (size == kHandSize) continue;
    return Error{NameOf(seat) + " holds " + CardCount(static_cast<std::size_t>(size)) +
                 "; expected 8, the whole hand before the first trick"};
  }
  if (auto error = Validate(StartOf(deal))) return error;
  const std::size_t tricks = deal.tricks.size();
  if (tricks > kHandSize) {
    return Error{std::to_string(tricks) + " tricks; expected at most 8"};
  }
  for (std::size_t i = 0; i < tricks; ++i) {
    const std::size_t cards = deal.tricks[i].cards.size();
    if (cards == kSeats || (cards < kSeats && i + 1 == tricks)) continue;
    return Error{TrickName(i) + ": " + CardCount(cards) + "; expected " +
                 (cards > kSeats ? "4" : "4 in each trick but the last")};
  }
  return std::nullopt;
}

// `index` counts from 0.
std::optional<Error> CheckLeader(const PlayedTrick& trick, std::size_t index, Seat leader) {
  if (!trick.leader || *trick.leader == leader) return std::nullopt;
  return Error{
      TrickName(index) + ": leader " + NameOf(*trick.leader) + "; expected " + NameOf(leader) +
      (index == 0 ? ", who leads to the first trick" : ", who won " + TrickName(index - 1))};
}

// In which trick, from 0, `card` was played.
std::optional<std::size_t> WhenPlayed(const Replay& replay, Card card) {
  for (std::size_t i = 0; i < replay.tricks.size(); ++i) {
    for (const Card played : replay.tricks[i].cards) {
      if (played == card) return i;
    }
  }
  return std::nullopt;
}

// A card that the seat in turn does not hold.
Error NotHeld(const PlayedDeal& deal, const Replay& replay, const Position& position, Card card) {
  const Seat seat = Turn(position);
  std::string text = TrickName(replay.tricks.size() - 1) + ", card " +
                     std::to_string(position.trick.size() + 1) + " (" + NameOf(seat) +
                     "): " + FormatCard(card);
  for (const Seat owner : kAllSeats) {
    if (owner != seat && deal.hands[Index(owner)].Contains(card)) {
      text += ", dealt to " + NameOf(owner);
    }
  }
  if (const auto trick = WhenPlayed(replay, card)) text += ", played in " + TrickName(*trick);
  return Error{text + "; expected one of " + FormatCards(position.hands[Index(seat)])};
}

Fault FaultOf(const Position& position, int trick, Card card, const Breach& breach) {
  return {.trick = trick,
          .place = position.trick.size() + 1,
          .seat = Turn(position),
          .card = card,
          .legal = LegalCards(position),
          .breach = breach,
          .revoke = IsRevoke(breach.duty, position.rules)};
}

// The last trick, which is full, has been counted in `position`.
void Count(const Position& position, Replay& replay) {
  ReplayedTrick& trick = replay.tricks.back();
  const std::size_t side = static_cast<std::size_t>(Index(SideOf(position.leader)));
  trick.winner = position.leader;
  trick.points = position.won[side].cards - replay.won[side].cards;
  trick.roem = position.won[side].roem - replay.won[side].roem;
  trick.won = replay.won = position.won;
}

std::size_t CardsIn(const PlayedDeal& deal) {
  std::size_t cards = 0;
  for (const PlayedTrick& trick : deal.tricks) cards += trick.cards.size();
  return cards;
}

}  // namespace

Result<Replay> ReplayDeal(const PlayedDeal& deal) {
  if (const auto error = CheckShape(deal)) return *error;
  Replay replay;
  Position position = StartOf(deal);
  const std::size_t recorded = CardsIn(deal);
  replay.tricks.reserve(deal.tricks.size());
  replay.positions.reserve(recorded + 1);
  for (std::size_t i = 0; i < deal.tricks.size(); ++i) {
    if (const auto error = CheckLeader(deal.tricks[i], i, position.leader)) return *error;
    if (deal.tricks[i].cards.empty()) break;
    ReplayedTrick& trick = replay.tricks.emplace_back();
    trick.leader = position.leader;
    trick.won = replay.won;
    for (const Card card : deal.tricks[i].cards) {
      if (!position.hands[Index(Turn(position))].Contains(card)) {
        return NotHeld(deal, replay, position, card);
      }
      replay.positions.push_back(position);
      trick.cards.Add(card);
      ++replay.cards_played;
      if (const auto breach = BreachBy(position, card)) {
        replay.faults.push_back(FaultOf(position, static_cast<int>(i) + 1, card, *breach));
      }
      if (const Fault* const revoke = replay.Revoke()) {
        replay.cards_not_counted = static_cast<int>(recorded) - replay.cards_played;
        replay.result = ScoreRevoke(SideOf(revoke->seat), replay.won, deal.rules);
        return replay;
      }
      PlayAnyway(position, card);
    }
    if (position.trick.empty()) Count(position, replay);
  }
  replay.positions.push_back(position);
  if (IsOver(position)) {
    replay.result = ScoreContract(SideOf(deal.declarer), position.won, deal.rules);
  }
  return replay;
}

}  // namespace jasnel
