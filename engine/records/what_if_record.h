// What would have been after each choice, as JSON, and the figures of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/contract.h"
#include "jasnel/what_if.h"

namespace jasnel {

/// What was asked, and what came of it.
struct WhatIfAnswer {
  WhatIf what_if;
  DealChoice made;                       ///< in the record, and the first of the choices
  std::optional<ContractResult> result;  ///< of the record; empty if it was broken off
  std::string player;                    ///< who plays on
  std::uint64_t asked = 0;               ///< deals of the hidden cards
};

/// The shares of the deals whose bounds are told.
inline constexpr std::array kWhatIfQuantiles = {0.1, 0.5, 0.9};

/// The least of `numbers` that at least this share does not exceed.
double QuantileOf(std::vector<double> numbers, double share);

/// How often the deals ended so after a choice: from 0 to 1.
double ShareOf(const Continuation& choice, Outcome outcome);

/// The points that the side of `seat` writes down more than the other.
int ScoreFor(Seat seat, const ContractResult& result);

/// A card or a call as it is written in answers.
std::string ChoiceKey(const DealChoice& choice);

/// The whole answer as one object, with letters in English.
Record WhatIfRecord(const WhatIfAnswer& answer);

}  // namespace jasnel
