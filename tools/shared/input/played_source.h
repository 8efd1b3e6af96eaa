// Sources of records of played deals: the command line, or a file or pipe.
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

/// What an input has.
inline constexpr Phrase kRecordsExpected = {"records of played deals, a JSON object a line",
                                            "verslagen van gespeelde spellen, een JSON-object per "
                                            "regel"};

/// The records in `arguments`, or if there are none those in the file `input`, `-` for standard
/// input. Skips empty lines and comments. `rules` apply to records without rules. An error if
/// nothing can be read. Ctrl-C ends reading.
Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules);

/// The error for an input without records.
Message NoRecordIn(const std::string& input);

}  // namespace jasnel
