// Writes the weights of the book of hands as C++ source.
#pragma once

#include <string>

#include "ai/models/hand_book.h"

namespace jasnel {

/// The text of data/weights/hand_book.inc.
std::string WriteHandBook(const HandBookWeights& weights);

}  // namespace jasnel
