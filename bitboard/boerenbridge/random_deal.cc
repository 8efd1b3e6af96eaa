#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {

Hands RandomHands(std::uint64_t seed, std::uint64_t number, int players, int cards) {
  Random random = Random::Stream(seed, number);
  return RandomHands(random, players, cards);
}

}  // namespace jasnel::boerenbridge
