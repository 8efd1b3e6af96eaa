// The fields of a request that repeat what follows from the others: the legal moves, and the seat
// that wins each trick. Programs are sent them; a request that has them is checked.
#pragma once

#include <optional>

#include "engine/records/record.h"
#include "jasnel/auction.h"
#include "jasnel/result.h"

namespace jasnel {

/// Pass, and the suits that may be named.
Record LegalCallList(const LegalCalls& legal);

/// Converts a move or a seat in a request to the form in which requests are written; nothing if it
/// is none.
using FieldReader = std::optional<Record> (*)(const Record&);

/// The error for a `legal` in `request` that does not list the moves of `legal`, in any order.
std::optional<Error> CheckLegal(const Record& request, const Record& legal, FieldReader read);

/// The error for a `winner` in the tricks of `request` that differs from that in `tricks`, the same
/// tricks as they are written.
std::optional<Error> CheckWinners(const Record& request, const Record& tricks, FieldReader read);

}  // namespace jasnel
