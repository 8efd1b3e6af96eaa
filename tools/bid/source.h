// Sources of bid questions: the command line, or a file or pipe.
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

/// The bid lines in `arguments`, each whole or split into words by the shell, or if there are none
/// those in the file `input`, `-` for standard input. Skips empty lines and comments. An error if
/// nothing can be read. Ctrl-C ends reading.
Result<std::unique_ptr<BidSource>> BidsOf(const std::vector<std::string>& arguments,
                                          const std::string& input);

/// The single hand of a flag.
std::unique_ptr<BidSource> BidOf(CardSet hand);

/// The error for an input without bid lines.
Message NoBidIn(const std::string& input);

}  // namespace jasnel
