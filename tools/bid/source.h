// Where questions what to call come from: the command line, or a file or pipe.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/requests/bid_line.h"
#include "jasnel/result.h"
#include "tools/shared/input/source.h"

namespace jasnel {

using SourcedBid = Sourced<BidLine>;
using BidSource = Source<BidLine>;

/// The bid lines in `arguments`, each whole or split into words by the shell, or where there are
/// none those of the file `input`, `-` for standard input. Empty lines and comments are left out.
/// An error where nothing can be read. Reading ends with Ctrl-C.
Result<std::unique_ptr<BidSource>> BidsOf(const std::vector<std::string>& arguments,
                                          const std::string& input);

/// The one hand of a flag.
std::unique_ptr<BidSource> BidOf(CardSet hand);

/// What is wrong with an input that holds no bid line.
Message NoBidIn(const std::string& input);

}  // namespace jasnel
