// What `jasnel boerenbridge bid` is told.
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
  std::vector<std::string> lines;  ///< bid lines of the command line, whole or in words
  std::string input;               ///< a path, `-` for standard input, empty where not given
  std::optional<CardSet> hand;     ///< of `--hand`
  BidLine defaults;                ///< for lines that do not say it
  BidRequest request;
  Format format = Format::kText;
  Language language = Language::kEnglish;
};

/// Adds all flags.
void AddBidOptions(CLI::App& app, BidOptions& options);

/// What is wrong where none or more than one was given of lines, a file and `--hand`.
std::optional<Error> CheckBidsGiven(const BidOptions& options);

}  // namespace jasnel::boerenbridge
