// Auctions spoken from text, with what comes of them as text.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/auction.h"
#include "tests/bitboard/played.h"

namespace jasnel::testing {

/// The auction of good calls. With `bidding=turned` or `lot` hearts are turned.
inline Auction Spoken(std::string_view rules, Seat dealer, std::string_view calls) {
  const Rules parsed = RulesOf(rules);
  const bool turned = TurnsSuit(parsed);
  const Result<Auction> auction =
      ParseAuction(dealer, parsed, turned ? std::optional(Suit::kHearts) : std::nullopt, calls);
  if (!auction.ok()) ADD_FAILURE() << auction.error().message;
  return auction.ok() ? *auction : Auction::Begin(dealer, RulesOf("kbn")).value();
}

/// Who speaks next and what that seat may say: `North: pass S H D C`.
inline std::string NextAfter(std::string_view rules, Seat dealer, std::string_view calls) {
  const Auction auction = Spoken(rules, dealer, calls);
  if (auction.IsOver()) return "over";
  std::string text(SeatName(auction.Turn()));
  text += ":";
  const LegalCalls legal = auction.Legal();
  if (legal.pass) text += " pass";
  for (const Suit suit : legal.suits) text += std::string(" ") + SuitLetter(suit);
  if (legal.doubling != 0) text += " " + FormatCall(Call::Double(legal.doubling));
  return text;
}

/// Who plays in what: `East plays H`, `East plays H, double`, or `not over`.
inline std::string ContractAfter(std::string_view rules, Seat dealer, std::string_view calls) {
  const Auction auction = Spoken(rules, dealer, calls);
  if (!auction.IsOver()) return "not over";
  const Contract contract = auction.contract();
  std::string text = std::string(SeatName(contract.declarer)) + " plays ";
  text += SuitLetter(contract.trump);
  return contract.doublings == 0 ? text
                                 : text + ", " + FormatCall(Call::Double(contract.doublings));
}

}  // namespace jasnel::testing
