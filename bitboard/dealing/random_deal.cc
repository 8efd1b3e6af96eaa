#include "jasnel/dealing.h"

namespace jasnel {

Hands RandomHands(std::uint64_t seed, std::uint64_t number, int cards_each) {
  Random random = Random::Stream(seed, number);
  return RandomHands(random, cards_each);
}

}  // namespace jasnel
