// Tricks and deals played from text, with what comes of them as text, so that a test of a rule
// reads like the rule.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "jasnel/position.h"

namespace jasnel::testing {

/// The rules of a good text, as `kbn,roem=off`.
inline Rules RulesOf(std::string_view text) {
  const Result<Rules> rules = ParseRules(text);
  if (rules.ok()) return *rules;
  ADD_FAILURE() << rules.error().message;
  return {};
}

/// The name of a preset in the name of a test.
inline std::string PresetName(const ::testing::TestParamInfo<Preset>& info) {
  std::string name(info.param.name);
  for (char& c : name) c = c == '-' ? '_' : c;
  return name;
}

/// The position of a good deal line that has `trump=`.
inline Position PositionOf(std::string_view line) {
  const Result<DealLine> deal = ParseDealLine(line);
  if (!deal.ok() || !deal->trump) {
    ADD_FAILURE() << line << "\n" << (deal.ok() ? "no trump=" : deal.error().message);
    return {};
  }
  const Result<Position> position = ToPosition(*deal, *deal->trump);
  if (position.ok()) return *position;
  ADD_FAILURE() << line << "\n" << position.error().message;
  return {};
}

/// What is wrong with the position of a line that can be read; empty if nothing is.
inline std::string PositionError(std::string_view line) {
  const Result<DealLine> deal = ParseDealLine(line);
  if (!deal.ok() || !deal->trump) return "not a deal line with trump=";
  const Result<Position> position = ToPosition(*deal, *deal->trump);
  return position.ok() ? "" : position.error().message;
}

/// Cards written as `SA,S7`, in that order.
inline std::vector<Card> CardsIn(std::string_view text) {
  std::vector<Card> cards;
  while (!text.empty()) {
    const auto card = TakeCard(text);
    if (!card || (!text.empty() && text.front() != ',')) {
      ADD_FAILURE() << "no card before '" << text << "'";
      return cards;
    }
    cards.push_back(*card);
    if (!text.empty()) text.remove_prefix(1);
  }
  return cards;
}

/// The same as a set.
inline CardSet SetOf(std::string_view text) {
  CardSet set;
  for (const Card card : CardsIn(text)) set |= card;
  return set;
}

/// The position after `cards` were played from that of `line`. A card that is not legal fails the
/// test.
inline Position After(std::string_view line, std::string_view cards) {
  Position position = PositionOf(line);
  for (const Card card : CardsIn(cards)) {
    const CardSet legal = LegalCards(position);
    if (!legal.Contains(card)) {
      ADD_FAILURE() << SeatName(Turn(position)) << " may not play " << FormatCard(card) << ", only "
                    << FormatCards(legal);
      return position;
    }
    Play(position, card);
  }
  return position;
}

/// What the seat to play may play after `cards`, as `SA,S7`.
inline std::string LegalAfter(std::string_view line, std::string_view cards) {
  return FormatCards(LegalCards(After(line, cards)));
}

/// The position after four cards, North's first, as the last trick of a deal in which the other
/// seven tricks went to East-West.
inline Position AfterLastTrick(std::string_view rules, Suit trump, std::string_view cards) {
  const std::vector<Card> four = CardsIn(cards);
  DealLine deal;
  for (const Seat seat : kAllSeats) deal.hands[Index(seat)] = four.at(Index(seat));
  deal.rules = RulesOf(rules);
  deal.trump = trump;
  deal.leader = Seat::kNorth;
  return After(FormatDealLine(deal), cards);
}

/// Who wins a trick of four cards, North's first.
inline std::string WinnerOf(std::string_view rules, Suit trump, std::string_view cards) {
  return std::string(SeatName(AfterLastTrick(rules, trump, cards).leader));
}

/// The roem that both sides together get for a trick of four cards, North's first.
inline int RoemOf(std::string_view rules, Suit trump, std::string_view cards) {
  const Position position = AfterLastTrick(rules, trump, cards);
  return (position.won[0].roem + position.won[1].roem).count();
}

/// The points of a card with `trump`.
inline int PointsOf(std::string_view card, Suit trump) {
  return CardPoints(SetOf(card), trump).count();
}

/// `made`, `nat`, `pit`, `revoke` or `accusation`, and what North-South and East-West write down:
/// `made 82-80`.
inline std::string TextOf(const ContractResult& result) {
  const char* const outcome = result.outcome == Outcome::kMade     ? "made "
                              : result.outcome == Outcome::kNat    ? "nat "
                              : result.outcome == Outcome::kPit    ? "pit "
                              : result.outcome == Outcome::kRevoke ? "revoke "
                                                                   : "accusation ";
  return outcome + std::to_string(result.score[Index(Side::kNorthSouth)].count()) + "-" +
         std::to_string(result.score[Index(Side::kEastWest)].count());
}

/// The result, in that form, of the deal of `line` after its last cards.
inline std::string ResultAfter(std::string_view line, std::string_view cards) {
  const Position position = After(line, cards);
  if (!IsOver(position)) return "not over";
  return TextOf(ScoreContract(StakesOf(position), position.won, position.rules));
}

}  // namespace jasnel::testing
