// Where deals of both games, and records of played ones, come from: arguments, a file or standard
// input.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/deal_line.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"
#include "tools/shared/input/source.h"

namespace jasnel {

/// What a file of deals has.
inline constexpr Phrase kDealsExpected = {"deal lines or PBN tags",
                                          "spellen, een per regel, of PBN"};

using SourcedDeal = Sourced<DealLine>;
using DealSource = Source<DealLine>;

/// A file of deal lines or of PBN tags, `-` for standard input. Skips comments and empty lines; a
/// UTF-8 byte order mark and CRLF line ends are accepted. A line that is too long is an error of
/// that line; if the file turns out not to be text, that is its last error. An error if nothing can
/// be read. Reading ends when `cancel` becomes true.
Result<std::unique_ptr<DealSource>> OpenDeals(const std::string& path,
                                              const std::atomic<bool>& cancel);

/// Deals from the command line. An argument that begins with a PBN tag is PBN, and may contain
/// several deals. The others are deal lines, each whole or split into words by the shell: a word
/// that does not begin a deal belongs to the previous one.
std::unique_ptr<DealSource> DealsFromArguments(const std::vector<std::string>& arguments);

/// The deals of a command line: those in `arguments`, or if there are none those in the file
/// `input`. Ctrl-C ends reading.
Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input);

/// The error for an input without deals.
Message NoDealIn(const std::string& input);

}  // namespace jasnel

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
                                                const std::string& input, const Rules& rules,
                                                RecordStops stops = RecordStops::kInPlay);

/// The error for an input without records.
Message NoRecordIn(const std::string& input);

}  // namespace jasnel
