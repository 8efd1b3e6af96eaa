// The command line of `jasnel play`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jasnel/deal_line.h"
#include "jasnel/deal_play.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "jasnel/seat.h"
#include "tools/play/page.h"
#include "tools/shared/cli_forward.h"

namespace jasnel {

struct PlayOptions {
  Seat person = Seat::kSouth;
  Rules rules;
  std::string player = "full";
  std::optional<std::string> partner;  ///< another one than `player`
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> deals;
  std::optional<DealLine> deal;
  PlayStyle style;
  bool hints = false;
  std::string record;  ///< a path; empty for none
};

void AddPlayOptions(CLI::App& app, PlayOptions& options);

/// The deal that a line describes, played by `rules` where it names none. Where it does not say who
/// leads or deals, that is as its board has it, or else North deals. With trump there is no
/// auction; the leader declares if it does not say who. An error where hands are not as dealt, or
/// what it says does not go together.
Result<DealToPlay> ToDealToPlay(const DealLine& line, const Rules& rules);

}  // namespace jasnel
