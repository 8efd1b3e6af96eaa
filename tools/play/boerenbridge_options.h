// The command line of `jasnel boerenbridge play`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jasnel/result.h"
#include "tools/play/boerenbridge_game.h"
#include "tools/play/boerenbridge_text.h"
#include "tools/shared/cli_forward.h"

namespace jasnel::boerenbridge {

struct PlayOptions {
  int players = 5;
  int place = 1;              ///< of the person, from 1
  std::optional<int> dealer;  ///< the place of the first dealer, from 1
  std::string player = "full";
  std::optional<std::uint64_t> rounds;
  std::optional<std::uint64_t> deals;
  std::optional<int> cards;  ///< in every deal
  std::optional<std::uint64_t> seed;
  PlayStyle style;
  bool hints = false;
  std::string record;  ///< a path; empty for none
};

void AddPlayOptions(CLI::App& app, PlayOptions& options);

/// The requested game, with a generated seed if none was given. An error for incompatible flags.
Result<GameToPlay> GameOf(const PlayOptions& options);

}  // namespace jasnel::boerenbridge
