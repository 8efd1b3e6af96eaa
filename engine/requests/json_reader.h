// Text as JSON.
#pragma once

#include <string_view>

#include "engine/records/record.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Reads one object. `expected` is what it should have been, as "a JSON object with deal". An error
/// names the column where the text is no JSON; a key that stands twice in an object, more than 1000
/// keys in one, and lists and objects more than 64 deep in each other, are errors too, and what
/// stands behind them is not read: however deep a text is, the stack of any thread will do.
Result<Record> ParseJsonObject(std::string_view text, const Message& expected);

}  // namespace jasnel
