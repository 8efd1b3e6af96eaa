// Where deals of boerenbridge come from: the command line, or a file or pipe.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/result.h"
#include "tools/shared/input/source.h"

namespace jasnel::boerenbridge {

using DealSource = Source<DealLine>;

/// The deal lines in `arguments`, each whole or split into words by the shell, or where there are
/// none those of the file `input`, `-` for standard input. Empty lines and comments are left out.
/// An error where nothing can be read. Reading ends with Ctrl-C.
Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input);

/// What is wrong with an input that holds no deal.
Message NoDealIn(const std::string& input);

}  // namespace jasnel::boerenbridge
