// Plays some deals with a program, and tells everything that it does wrong.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/requests/request_fields.h"
#include "jasnel/message.h"
#include "jasnel/rules.h"
#include "tools/shared/players/external_program.h"

namespace jasnel {

/// What to check.
struct CheckRequest {
  std::string command;  ///< of the program, for /bin/sh
  Game game = Game::kKlaverjas;
  Rules rules;  ///< of klaverjas
  std::uint64_t seed = 1;
  std::uint64_t deals = 10;
  ProgramTerms terms;
};

/// Why a check ended.
enum class CheckEnd : std::uint8_t {
  kAllDeals,
  kInterrupted,
  kMaxFaults,  ///< after kMaxFaults faults
  kNoAnswer,   ///< after no right answer to the first requests
};

/// After as many faults a check ends.
inline constexpr std::uint64_t kMaxFaults = 20;

/// After as many requests without a right answer a check ends.
inline constexpr std::uint64_t kMaxUnanswered = 5;

struct CheckOutcome {
  std::uint64_t deals = 0;  ///< begun
  std::uint64_t requests = 0;
  std::uint64_t faults = 0;
  CheckEnd end = CheckEnd::kAllDeals;
};

/// Plays the deals with a program in every seat, each its own, and passes every fault to `report`,
/// one line with its place. Where the program gives no legal call, bid or card, one is drawn. The
/// same request has the same deals, and if the program answers alike, the same faults.
CheckOutcome CheckProgram(const CheckRequest& request,
                          const std::function<void(const Message&)>& report);

/// What was found, in one line.
Message SummaryOf(const CheckRequest& request, const CheckOutcome& outcome);

}  // namespace jasnel
