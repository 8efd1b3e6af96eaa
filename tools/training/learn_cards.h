// A card network that learns, from its checkpoint to its file.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "ai/models/card_network.h"
#include "jasnel/result.h"
#include "tools/training/card_learner.h"

namespace jasnel {

/// Lets `learner` learn to the end of its plan, and writes card_network.bin and card_network.txt in
/// `folder`. It goes on from the file `checkpoint` if that is there, and writes it every thousand
/// steps, when `report` is called with the network so far, and after Ctrl-C, which is an error.
std::optional<Error> LearnCards(CardLearner& learner, const std::string& folder,
                                const std::string& checkpoint,
                                const std::function<void(const CardNetwork&)>& report);

}  // namespace jasnel
