// Sources of boerenbridge deals: the command line, or a file or pipe.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/result.h"
#include "tools/shared/input/source.h"

namespace jasnel::boerenbridge {

/// What a file of deals has.
inline constexpr Phrase kDealsExpected = {
    "deal lines of boerenbridge, such as 0:A8.K.4. KT..J5. 7.QT.8. bids=1,2,0",
    "spellen boerenbridge, een per regel, zoals 0:A8.H.4. H10..B5. 7.V10.8. biedingen=1,2,0"};

using DealSource = Source<DealLine>;

/// The deal lines in `arguments`, each whole or split into words by the shell, or if there are none
/// those in the file `input`, `-` for standard input. Skips empty lines and comments. An error if
/// nothing can be read. Ctrl-C ends reading.
Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input);

}  // namespace jasnel::boerenbridge
