// The options of `jasnel boerenbridge bid`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/requests/boerenbridge_bid_line.h"
#include "jasnel/boerenbridge/bidding.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"

namespace jasnel::boerenbridge {

struct BidOptions {
  std::vector<std::string> lines;  ///< bid lines from the command line, whole or as words
  std::string input;               ///< a path, `-` for standard input, empty if not given
  std::optional<CardSet> hand;     ///< from `--hand`
  BidLine defaults;                ///< for fields missing in a line
  BidRequest request;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

/// Adds all flags.
void AddBidOptions(CLI::App& app, BidOptions& options);

/// The error unless exactly one of lines, a file and `--hand` was given.
std::optional<Error> CheckBidsGiven(const BidOptions& options);

}  // namespace jasnel::boerenbridge
