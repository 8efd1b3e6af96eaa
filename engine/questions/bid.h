// `bid`: what each call is worth to a seat that sees only its own hand.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/questions/spec.h"
#include "engine/records/record.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// What a line tells. Every field but the hand may be absent.
struct BidLine {
  std::optional<CardSet> hand;  ///< eight cards
  std::optional<Seat> dealer;
  std::optional<Seat> seat;            ///< the owner of the hand
  std::optional<std::string> auction;  ///< the calls so far, such as `pass,pass`
  std::optional<Suit> turned;          ///< the suit turned from the stock
  std::optional<Rules> rules;
  std::optional<Hands> given;  ///< known cards of other seats
};

/// The question of a line. The default rules are `kbn`, and the seat must be the seat to call. An
/// error if the dealer is missing, or a turned suit that the rules require, or if the calls are
/// illegal or have ended the auction.
Result<BidQuestion> ToQuestion(const BidLine& line);

struct AskedBid {
  BidLine line;                 ///< has a hand
  std::optional<Record> legal;  ///< the calls that the seat may make, if they are told
  BidRequest request;           ///< its calibration follows from the rules
  bool open_hands = false;      ///< the best call with open hands, not as players achieve it
};

struct AnsweredBid {
  BidQuestion question;
  BidAnswer answer;
  std::uint64_t seed = 1;
};

struct Bid {
  using Question = AskedBid;
  using Answer = AnsweredBid;
  static constexpr Phrase kAbout = {
      "What each call is worth to a player who sees one hand: play or pass?",
      "Wat elk bod waard is voor wie één hand ziet: spelen of passen?"};
  static const QuestionSpec kSpec;

  /// What is wrong, shows where it is answered: it is not of the hand alone.
  static std::optional<Error> Check(AskedBid& /*asked*/) { return std::nullopt; }
  static Result<AnsweredBid> AnswerTo(const AskedBid& asked, const AskContext& context);
};

}  // namespace jasnel
