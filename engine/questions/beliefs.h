// `beliefs`: where the hidden cards are, as far as a seat could know.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/beliefs.h"
#include "jasnel/card.h"
#include "jasnel/dealt.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"

namespace jasnel {

struct BeliefsQuestion {
  std::optional<DealPoint> at;  ///< or where the record ends
  std::uint64_t deals = 1'000;  ///< of the hidden cards, as in `BeliefRequest`
  std::uint64_t seed = 1;
  Dealt dealt;
  Rules rules;  ///< of a record without
  PlayedRecord record;
};

/// The chance of each seat, by number of the seat, from 0 to 1.
using ChanceBySeat = Beliefs::BySeat<double>;

struct BeliefsAnswer {
  struct OfCard {
    Card card;
    ChanceBySeat holds;
  };
  struct OfSuit {
    Suit suit;
    ChanceBySeat is_void;
  };
  struct OfTrumps {
    int trumps;  ///< left in the hand
    ChanceBySeat has;
  };

  Seat seat = Seat::kNorth;
  std::uint64_t deals = 0;
  std::optional<Suit> trump;  ///< after the auction
  std::vector<OfCard> cards;  ///< those that the seat does not see, suit by suit, high cards first
  std::vector<OfSuit> suits;  ///< all four
  std::vector<OfTrumps> trumps;  ///< from 0 to the most that any hand can have; none without trump
};

struct AskBeliefs {
  using Question = BeliefsQuestion;
  using Answer = BeliefsAnswer;
  static constexpr Phrase kAbout = {
      "Where are the hidden cards? The chance of each card in each hand, as a player could know.",
      "Waar zitten de verborgen kaarten? De kans op elke kaart in elke hand, zoals een speler kon "
      "weten."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, BeliefsQuestion& question);
  static std::optional<Error> Check(BeliefsQuestion& /*question*/) { return std::nullopt; }
  static Result<BeliefsAnswer> AnswerTo(const BeliefsQuestion& question, const AskContext& context);
};

}  // namespace jasnel
