// The record of a match as text: a line that says what match it is, then two for each deal, which
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

/// The first line, with its line end: a comment for other readers. How many deals are asked for is
/// not in it, so that a match can be made longer.
std::string MatchHeader(const MatchSetup& asked);

/// What is wrong with the first line of a record that should be of this match: which part of it is
/// of another, or that it is no such line.
std::optional<Error> CheckMatchHeader(std::string_view line, const MatchSetup& asked);

/// The two lines of a pair: records of played deals, as played_record.h has them, and
///
///     "id":"7-1" (deal 7, first sitting), "result", what each side writes down,
///     "players":{"NS":"rule","EW":"full"}, "nanoseconds":{"NS":{"cards":…,"slowest_card":…,
///     "calls":…},"EW":{…}}
std::string PairLines(const MatchSetup& asked, const PlayedPair& pair);

/// Reads one of the two lines of pair `number`: 0 is the sitting in which A is North-South. An
/// error where it is no such line: of another deal, with a card that was not legal, broken off,
/// without times.
Result<Sitting> ReadSitting(std::string_view line, const MatchSetup& asked, std::uint64_t number,
                            int sitting);

/// The record of a match as a file; gives `take` its pairs, in their order, until that returns
/// false. `asked` outlives it.
RecordForm FormOfRecord(const MatchSetup& asked, std::function<bool(const Pair&)> take);

}  // namespace jasnel
