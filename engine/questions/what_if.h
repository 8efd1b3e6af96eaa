// `what-if`: a played deal played on from any point, with another call or card.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/questions/spec.h"
#include "engine/records/played_record.h"
#include "jasnel/bidding.h"
#include "jasnel/player.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "jasnel/what_if.h"

namespace jasnel {

struct WhatIfQuestion {
  std::optional<DealPoint> at;          ///< needed
  std::vector<DealChoice> choices;      ///< beside what was made; none for all that were legal
  std::string player = "full";          ///< who plays on
  std::uint64_t deals = 100;            ///< of the hidden cards
  std::uint64_t seed = 1;               ///< of these, and of the play
  std::chrono::microseconds budget{0};  ///< 0 for no limit
  Rules rules;                          ///< of a record without
  PlayedRecord record;
};

/// How the deals ended after a choice. Points are those that the side of the seat writes down more
/// than the other.
struct WhatIfChoice {
  DealChoice choice;
  std::vector<PlayedOn> ends;         ///< of each deal, at least one
  std::vector<double> scores;         ///< of each deal
  Estimate mean;                      ///< without an interval if there is one deal
  std::array<double, 3> quantiles{};  ///< what one in ten, half and nine in ten do not exceed
  double nat = 0;                     ///< the share of the deals, from 0 to 1
  double pit = 0;
  std::optional<Estimate> more;  ///< than what was made, in the same deals
};

struct WhatIfAnswer {
  Seat seat = Seat::kNorth;
  std::string player;
  std::optional<int> result;          ///< at the table; empty if the record was broken off
  std::vector<WhatIfChoice> choices;  ///< what was made first
};

struct AskWhatIf {
  using Question = WhatIfQuestion;
  using Answer = WhatIfAnswer;
  static constexpr Phrase kAbout = {
      "Plays a deal on from any point, with another call or card: many times.",
      "Speelt een spel vanaf elk punt verder, met een ander bod of een andere kaart: vele keren."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, WhatIfQuestion& question);
  static std::optional<Error> Check(WhatIfQuestion& /*question*/) { return std::nullopt; }
  static Result<WhatIfAnswer> AnswerTo(const WhatIfQuestion& question, const AskContext& context);

  using MakesPlayer = std::function<Result<std::unique_ptr<Player>>()>;
  using Progress = std::function<void(std::uint64_t done)>;

  /// The same with these players, who need not be those of the library. If it is cancelled, the
  /// answer is of the deals so far; an error if there are none.
  static Result<WhatIfAnswer> AnswerWith(const MakesPlayer& make, const WhatIfQuestion& question,
                                         const AskContext& context, const Progress& progress = {});
};

}  // namespace jasnel
