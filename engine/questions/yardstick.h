// `yardstick`: what the choices of a seat lost by what could be known, against levels; and
// `rating`: what that says over many deals.
#pragma once

#include <vector>

#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/yardstick.h"

namespace jasnel {

struct YardstickQuestion {
  Seat seat = Seat::kSouth;
  YardstickRequest request = {};
  Rules rules = {};  ///< of a record without
  PlayedRecord record = {};
};

struct YardstickAnswer {
  struct OfChoice {
    DealPoint at = {};
    DealChoice made = {};
    MeasuredChoice measured = {};
  };

  Seat seat = Seat::kSouth;
  PointsLost lost = {};  ///< by all choices
  std::vector<OfChoice> choices = {};
};

struct AskYardstick {
  using Question = YardstickQuestion;
  using Answer = YardstickAnswer;
  static constexpr Phrase kAbout = {
      "What your choices lost by what could be known, against the levels of full.",
      "Wat je keuzes verloren op wat te weten was, naast de niveaus van full."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, YardstickQuestion& question);
  static std::optional<Error> Check(YardstickQuestion& /*question*/) { return std::nullopt; }
  static Result<YardstickAnswer> AnswerTo(const YardstickQuestion& question,
                                          const AskContext& context);
};

struct RatingQuestion {
  std::vector<PointsLost> deals = {};
};

struct AskRating {
  using Question = RatingQuestion;
  using Answer = YardstickRating;
  static constexpr Phrase kAbout = {
      "A rating by the yardstick: points lost a deal, with intervals, against the levels of full.",
      "Een maat voor een speler: verloren punten per spel, met intervallen, naast de niveaus van "
      "full."};
  static const QuestionSpec kSpec;
  /// Those of the answer.
  static const Part kAll[3];

  static std::optional<Error> Check(RatingQuestion& question);
  static Result<YardstickRating> AnswerTo(const RatingQuestion& question,
                                          const AskContext& context);
};

}  // namespace jasnel
