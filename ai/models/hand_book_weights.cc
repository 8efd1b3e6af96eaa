// The numbers, and the command that makes them, are in data/weights/hand_book.inc.
#include "ai/models/hand_book.h"

namespace jasnel {

#include "data/weights/hand_book.inc"

}  // namespace jasnel
