// Sources of boerenbridge deals: the command line, or a file or pipe.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/result.h"
#include "tools/shared/input/source.h"

namespace jasnel::boerenbridge {

using DealSource = Source<DealLine>;

/// The deal lines in `arguments`, each whole or split into words by the shell, or if there are none
/// those in the file `input`, `-` for standard input. Skips empty lines and comments. An error if
/// nothing can be read. Ctrl-C ends reading.
Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input);

/// The error for an input without deals.
Message NoDealIn(const std::string& input);

}  // namespace jasnel::boerenbridge
