// Text as JSON.
#pragma once

#include <string_view>

#include "bitboard/message.h"
#include "bitboard/result.h"
#include "engine/record.h"

namespace jasnel {

/// Reads one object. `expected` is what it should have been, as "a JSON object with deal". An error
/// names the column where the text is no JSON; a key that stands twice in an object, and lists and
/// objects more than 64 deep in each other, are errors too.
Result<Record> ParseJsonObject(std::string_view text, const Message& expected);

}  // namespace jasnel
