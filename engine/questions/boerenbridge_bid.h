// `bid` of boerenbridge: what each bid is worth to a seat that sees only its own hand.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "engine/questions/spec.h"
#include "engine/records/record.h"
#include "jasnel/boerenbridge/bidding.h"
#include "jasnel/boerenbridge/player.h"
#include "jasnel/result.h"

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
