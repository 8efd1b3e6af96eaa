// The options of `jasnel boerenbridge solve`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/records/boerenbridge_solved_deal.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"

namespace jasnel::boerenbridge {

struct SolveOptions {
  std::vector<std::string> deals;  ///< deal lines from the command line, whole or as words
  std::string input;               ///< a path, `-` for standard input, empty if not given
  std::string paranoid;            ///< a seat, or `true` for all; empty for max^n
  bool scores = false;
  bool cards = false;
  std::uint64_t nodes =
      20'000'000;  ///< for each deal, with --paranoid for each seat; 0 for no limit
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;

  bool is_paranoid() const { return !paranoid.empty(); }

  std::optional<int> seat;  ///< from --paranoid, empty for all; filled in by CheckSolveOptions

  SolveForm form() const {
    return {.paranoid = is_paranoid(), .seat = seat, .cards = cards, .scores = scores};
  }
};

void AddSolveFlags(CLI::App& app, SolveOptions& options);

/// The error for incompatible flags, if any; fills in `seat`.
std::optional<Error> CheckSolveOptions(SolveOptions& options);

}  // namespace jasnel::boerenbridge
