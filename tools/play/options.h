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
#include "tools/play/text.h"
#include "tools/shared/cli_forward.h"

namespace jasnel {

struct PlayOptions {
  Seat person = Seat::kSouth;
  Rules rules;
  std::string player = "full";
  std::optional<std::string> partner;  ///< if different from `player`
  std::string conventions;             ///< name or file of what your side agreed on, if anything
  std::string theirs;                  ///< and of what your opponents did
  std::optional<std::uint64_t> seed;
  std::optional<std::uint64_t> deals;
  std::optional<DealLine> deal;
  PlayStyle style;
  bool hints = false;
  std::string record;  ///< a path; empty for none
};

void AddPlayOptions(CLI::App& app, PlayOptions& options);

/// The deal of a line, played by `rules` if it names none. If the line does not give the leader or
/// dealer, they follow from its board number; otherwise North deals. With a trump there is no
/// auction, and by default the leader declares. An error if hands are not as dealt, or if the
/// fields are inconsistent.
Result<DealToPlay> ToDealToPlay(const DealLine& line, const Rules& rules);

}  // namespace jasnel
