// The text record of a match: a line that identifies the match, then two lines for each deal, which
// `jasnel analyse` reads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/match.h"
#include "jasnel/result.h"
#include "tools/match/record_file.h"
#include "tools/match/result.h"

namespace jasnel {

/// The first line with its line end: a comment for other readers. The number of deals is not part
/// of it, so that a match can be extended.
std::string MatchHeader(const MatchSetup& asked);

/// What is wrong with the first line of a record, if it should be that of this match: the part that
/// belongs to another match, or that it is not a header line.
std::optional<Error> CheckMatchHeader(std::string_view line, const MatchSetup& asked);

/// The two lines of a pair: records of played deals, in the form of played_record.h, plus
///
///     "id":"7-1" (deal 7, first sitting), "result", what each side writes down,
///     "players":{"NS":"rule","EW":"full"}, "nanoseconds":{"NS":{"cards":…,"slowest_card":…,
///     "calls":…},"EW":{…}}
std::string PairLines(const MatchSetup& asked, const PlayedPair& pair);

/// Reads one of the two lines of pair `number`: line 0 is the sitting in which A plays North-South.
/// An error if it is not such a line: another deal, an illegal card, an unfinished deal, or no
/// times.
Result<Sitting> ReadSitting(std::string_view line, const MatchSetup& asked, std::uint64_t number,
                            int sitting);

/// The record of a match as a file; passes its pairs to `take`, in order, until that returns false.
/// `asked` must outlive it.
RecordForm FormOfRecord(const MatchSetup& asked, std::function<bool(const Pair&)> take);

}  // namespace jasnel
