// The options of `jasnel bid`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/requests/bid_line.h"
#include "jasnel/bidding.h"
#include "jasnel/card.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "tools/shared/cli_forward.h"
#include "tools/shared/flags.h"

namespace jasnel {

struct BidOptions {
  std::vector<std::string> lines;  ///< bid lines from the command line, whole or as words
  std::string input;               ///< a path, `-` for standard input, empty if not given
  std::optional<CardSet> hand;     ///< from `--hand`
  BidLine defaults;                ///< for fields missing in a line; see `Defaults`
  Rules rules;
  std::string calls;
  BidRequest request;
  bool open_hands = false;  ///< no estimates for real play
  Format format = Format::kText;
  Language language = Language::kEnglish;
  int threads = 0;

  /// The defaults from all flags.
  BidLine Defaults() const;
};

/// Adds all flags.
void AddBidOptions(CLI::App& app, BidOptions& options);

/// The error unless exactly one of lines, a file and `--hand` was given; `expected` is an example
/// of the first two. For both games.
std::optional<Error> CheckHandsGiven(bool hand, const std::vector<std::string>& lines,
                                     const std::string& input, const Message& expected);

/// The same for these options.
std::optional<Error> CheckBidsGiven(const BidOptions& options);

}  // namespace jasnel
