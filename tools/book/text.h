// What the book says of a hand, as text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/questions/book.h"
#include "jasnel/notation.h"

namespace jasnel {

/// A table of suits and places, and the exchanges of a card if they were asked for. The hand is
/// number `number` of its `unit`.
std::string BookText(const BookAnswer& answer, std::string_view unit, std::size_t number,
                     Language language);

/// What the words mean, below the last table.
std::string BookTextEnd(const BookQuestion& question, Language language);

}  // namespace jasnel
