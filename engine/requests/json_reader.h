// Parses JSON text.
#pragma once

#include <string_view>

#include "engine/records/record.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Parses one object. `expected` is its description, such as "a JSON object with deal". An error
/// names the column, and the line unless it is the first, if the text is not JSON. Duplicate keys
/// in an object, more than 1000 keys in one object, and lists and objects nested more than 64 deep
/// are also errors, and parsing stops there, so that deeply nested text cannot overflow the stack
/// of any thread.
Result<Record> ParseJsonObject(std::string_view text, const Message& expected);

}  // namespace jasnel
