// What the book says of a hand, as text.
#pragma once

#include <string>

#include "engine/records/book_record.h"
#include "jasnel/notation.h"

namespace jasnel {

/// A table of suits and places, and the exchanges of a card if they are asked for. `heading` comes
/// first, if there is one. The question must be valid.
std::string BookText(const BookQuestion& question, const std::string& heading, Language language);

}  // namespace jasnel
