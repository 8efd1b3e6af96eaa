// `bid` of both games: what each bid is worth.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/fields/field.h"
#include "engine/fields/kinds.h"
#include "engine/questions/spec.h"
#include "engine/records/record.h"
#include "jasnel/auction.h"
#include "jasnel/bidding.h"
#include "jasnel/boerenbridge/bidding.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/card.h"
#include "jasnel/dealt.h"
#include "jasnel/match_standing.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

/// The group of these flags in the help.
inline constexpr Phrase kEffortGroup = {
    "Effort (the first limit reached ends the search)",
    "Hoe hard te zoeken (de eerste grens die gehaald wordt, telt)"};

/// What both games have after their own. `kRequest` is the request of a question, and the others
/// are its members.
template <auto kRequest, auto kTime, auto kSeed>
inline constexpr std::array kTimeAndSeedFields = {
    Takes<kRequest, kTime>(
        {"budget_ms", "tijd_ms"}, kinds::kBudget,
        {"at most this many milliseconds per hand; the answer then depends on the clock",
         "hoogstens zoveel milliseconden voor een hand; het antwoord hangt dan van de klok af"},
        {.group = kEffortGroup}),
    Takes<kRequest, kSeed>(
        {"seed", "seed"}, kinds::kSeed,
        {"seed of the random deals (default 1); the answer is the same for any number of threads",
         "seed van de willekeurige verdelingen (standaard 1); het antwoord is hetzelfde voor elk "
         "aantal threads"},
        {.group = kEffortGroup}),
};

/// What a line tells. Every field but the hand may be absent.
struct BidLine {
  std::optional<CardSet> hand;  ///< eight cards
  std::optional<Seat> dealer;
  std::optional<Seat> seat;            ///< the owner of the hand
  std::optional<std::string> auction;  ///< the calls so far, such as `pass,pass`
  TurnedCards turned;                  ///< the cards turned from the stock
  std::optional<Rules> rules;
  std::optional<Hands> given;         ///< known cards of other seats
  std::optional<BarredSides> barred;  ///< because of a call out of turn
  Dealt dealt;
  std::optional<MatchStanding> match;
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

namespace jasnel::boerenbridge {

/// What a line tells. Every field but the hand may be absent.
struct BidLine {
  std::optional<CardSet> hand;
  std::optional<int> players;            ///< 5 if it is absent
  std::optional<int> cards;              ///< the size of the hand if it is absent
  std::optional<int> seat;               ///< the owner of the hand, 0 for left of the dealer
  std::optional<std::vector<int>> bids;  ///< of the earlier seats, such as `2,0`
};

/// The view of the seat to bid. An error if the size of the hand differs from `cards` or cannot be
/// dealt, if the bids are illegal or complete, or if `seat` is not the seat to bid.
Result<BidView> ToBidView(const BidLine& line);

struct AskedBid {
  BidLine line;                 ///< has a hand
  std::optional<Record> legal;  ///< the bids that the seat may make, if they are told
  BidRequest request = {.worlds = 2000, .precision = {}};
};

struct AnsweredBid {
  BidView view;
  BidAnswer answer;
  std::uint64_t seed = 1;
  std::chrono::microseconds time{0};

  /// The bid with the highest score.
  const BidOutlook& best() const;
};

struct Bid {
  using Question = AskedBid;
  using Answer = AnsweredBid;
  static constexpr Phrase kAbout = {"How many tricks to bid with this hand.",
                                    "Hoeveel slagen met deze hand te bieden."};
  static const QuestionSpec kSpec;

  /// What is wrong, shows where it is answered: it is not of the hand alone.
  static std::optional<Error> Check(AskedBid& /*asked*/) { return std::nullopt; }
  static Result<AnsweredBid> AnswerTo(const AskedBid& asked, const AskContext& context);
};

}  // namespace jasnel::boerenbridge
