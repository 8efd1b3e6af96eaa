#include "bitboard/boerenbridge/draw.h"

#include "jasnel/system_random.h"

namespace jasnel::boerenbridge {

Result<Draw> DrawOf(std::optional<std::uint64_t> seed, int players) {
  // No deal has this number.
  constexpr std::uint64_t kNumber = ~std::uint64_t{0};
  return DrawFrom<Draw>(seed, kNumber,
                        [&](auto& random) { return DrawFirstDealer(random, players); });
}

}  // namespace jasnel::boerenbridge
