// Whole deals recorded trick by trick, for the tests of replaying them.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/notation.h"
#include "jasnel/replay.h"
#include "tests/bitboard/played.h"

namespace jasnel::testing {

/// A record with hearts as trump of eight tricks, each the seat that leads and four cards:
/// `N SA,S7,ST,SK`. The hands are what each seat played.
inline PlayedDeal Recorded(std::string_view rules, Seat declarer,
                           const std::vector<std::string_view>& tricks) {
  PlayedDeal deal;
  deal.rules = RulesOf(rules);
  deal.trump = Suit::kHearts;
  deal.declarer = declarer;
  for (const std::string_view text : tricks) {
    PlayedTrick trick;
    trick.leader = ParseSeat(text.substr(0, 1));
    trick.cards = CardsIn(text.substr(2));
    for (std::size_t i = 0; i < trick.cards.size(); ++i) {
      deal.hands[Index(Clockwise(*trick.leader, static_cast<int>(i)))] |= trick.cards[i];
    }
    deal.tricks.push_back(trick);
  }
  deal.leader = *deal.tricks.front().leader;
  return deal;
}

/// A deal in which each seat follows suit to every trick, so that it is legal by every rule set.
/// North-South win 83 points and 110 roem, East-West 79 and 90.
inline PlayedDeal Followed(std::string_view rules, Seat declarer) {
  return Recorded(rules, declarer,
                  {"N SA,S7,ST,SK",  // North: 25
                   "N DA,DK,DQ,D7",  // North: 18, and 20 for ace, king and queen
                   "N S8,SQ,S9,SJ",  // East: 5
                   "E CA,C9,C8,C7",  // East: 11, and 20 for nine, eight and seven
                   "E CJ,CK,CT,CQ",  // West with the ten: 19, and 50 for king to ten
                   "W H8,HQ,HK,HA",  // South: 18, and 40 for ace, king, queen and stuk
                   "S H7,HT,H9,HJ",  // East: 44, and 20 for jack, ten and nine
                   // South with the ten: 12 + 10, and 50 for jack to eight
                   "E DJ,DT,D9,D8"});
}

/// A deal in which North takes every trick, likewise, with 90 roem.
inline PlayedDeal AllTricks(std::string_view rules, Seat declarer) {
  return Recorded(rules, declarer,
                  {
                      "N HJ,HK,HQ,HT",  // 37, and 70 for king to ten and stuk
                      "N H9,HA,H8,H7",  // 25, and 20 for nine, eight and seven
                      "N SA,SK,S8,SJ",  // 17
                      "N ST,SQ,S9,S7",  // 13
                      "N DA,DK,D8,DJ",  // 17
                      "N DT,DQ,D9,D7",  // 13
                      "N CA,CK,C8,CJ",  // 17
                      "N CT,CQ,C9,C7",  // 13 + 10
                  });
}

/// The same record with another card at a place of a trick, both from 1. The hands stay.
inline PlayedDeal With(PlayedDeal deal, int trick, int place, std::string_view card) {
  deal.tricks.at(static_cast<std::size_t>(trick - 1))
      .cards.at(static_cast<std::size_t>(place - 1)) = *ParseCard(card);
  return deal;
}

/// The same record with another whole trick, and who is said to lead to it.
inline PlayedDeal WithTrick(PlayedDeal deal, int trick, std::string_view text) {
  PlayedTrick& played = deal.tricks.at(static_cast<std::size_t>(trick - 1));
  played.leader = ParseSeat(text.substr(0, 1));
  played.cards = CardsIn(text.substr(2));
  return deal;
}

/// The first `cards` cards of a record.
inline PlayedDeal Until(PlayedDeal deal, std::size_t cards) {
  deal.tricks.resize((cards + kSeats - 1) / kSeats);
  if (cards % kSeats != 0) deal.tricks.back().cards.resize(cards % kSeats);
  return deal;
}

/// The same record with something marked in one of its tricks, from 1: `change(trick)`.
template <class Change>
PlayedDeal WithMark(PlayedDeal deal, int trick, Change change) {
  change(deal.tricks.at(static_cast<std::size_t>(trick - 1)));
  return deal;
}

/// The same record with roem of a trick that was claimed too late or by nobody.
inline PlayedDeal WithClaim(const PlayedDeal& deal, int trick, RoemClaim claim) {
  return WithMark(deal, trick, [=](PlayedTrick& played) { played.roem_claim = claim; });
}

/// With an accusation after a trick.
inline PlayedDeal Accused(const PlayedDeal& deal, int trick, Seat by) {
  return WithMark(deal, trick, [=](PlayedTrick& played) { played.accused_by = by; });
}

/// With a hand found short after a trick.
inline PlayedDeal Short(const PlayedDeal& deal, int trick, Seat seat) {
  return WithMark(deal, trick, [=](PlayedTrick& played) { played.short_hand = seat; });
}

/// With a card that was put down in a trick and taken back.
inline PlayedDeal Mended(const PlayedDeal& deal, int trick, std::string_view card) {
  return WithMark(deal, trick,
                  [=](PlayedTrick& played) { played.mended.push_back(*ParseCard(card)); });
}

/// The record as one of individual play.
inline PlayedDeal Individual(PlayedDeal deal) {
  deal.individual = true;
  return deal;
}

/// The record as one whose revokes were found too late.
inline PlayedDeal AsPlayed(PlayedDeal deal) {
  deal.as_played = true;
  return deal;
}

/// `Followed` by North, who throws the eight of diamonds on clubs in the fifth trick and the queen
/// of clubs on diamonds in the last one. If nobody finds that, North-South win 86 points and 80
/// roem, East-West 76 and 40; both sides have 20 roem before it.
inline PlayedDeal Revoked(std::string_view rules) {
  return With(With(Followed(rules, Seat::kNorth), 5, 4, "D8"), 8, 4, "CQ");
}

/// The replay of a good record.
inline Replay Replayed(const PlayedDeal& deal) {
  const Result<Replay> replay = ReplayDeal(deal);
  if (replay.ok()) return *replay;
  ADD_FAILURE() << replay.error().message;
  return {};
}

/// `made 193-169`, `revoke 0-302`, or `none`.
inline std::string ResultOf(const PlayedDeal& deal) {
  const Replay replay = Replayed(deal);
  return replay.result ? TextOf(*replay.result) : "none";
}

/// What is wrong with a record; empty if nothing is.
inline std::string RecordError(const PlayedDeal& deal) {
  const Result<Replay> replay = ReplayDeal(deal);
  return replay.ok() ? "" : replay.error().message;
}

}  // namespace jasnel::testing
