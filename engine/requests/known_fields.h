// The fields of a request that repeat what follows from the others: the legal moves, and the seat
// that wins each trick. Programs are sent them; a request that has them is checked.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/auction.h"
#include "jasnel/result.h"

namespace jasnel {

/// Pass, and the suits that may be named.
std::vector<Call> ListOf(const LegalCalls& legal);

/// Calls as they are written.
Record CallList(std::span<const Call> calls);

/// Converts a move or a seat in a request to the form in which requests are written; nothing if it
/// is none.
using FieldReader = std::optional<Record> (*)(const Record&);

/// The error for a `told` that does not list the moves of `legal`, in any order; nothing is told if
/// it is null.
std::optional<Error> CheckLegal(const Record* told, const Record& legal, FieldReader read);

/// The same for calls.
std::optional<Error> CheckLegalCalls(const Record* told, const LegalCalls& legal);

/// The error for a `winner` in the tricks of `request` that differs from that in `tricks`, the same
/// tricks as they are written.
std::optional<Error> CheckWinners(const Record& request, const Record& tricks, FieldReader read);

}  // namespace jasnel
