// Where records of played deals come from: the command line, or a file or pipe.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "tools/shared/input/source.h"

namespace jasnel {

using SourcedRecord = Sourced<PlayedRecord>;
using PlayedSource = Source<PlayedRecord>;

/// The records in `arguments`, or where there are none those of the file `input`, `-` for standard
/// input. Empty lines and comments are left out. Records without rules are played by `rules`. An
/// error where nothing can be read. Reading ends with Ctrl-C.
Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules);

/// What is wrong with an input that holds no record.
Message NoRecordIn(const std::string& input);

}  // namespace jasnel
