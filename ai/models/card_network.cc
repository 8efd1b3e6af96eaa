#include "ai/models/card_network.h"

#include <bit>

#include "data/weights/card_network.h"

namespace jasnel {

constinit const CardNetwork kCardNetwork = std::bit_cast<CardNetwork>(weights::card_network);

}  // namespace jasnel
