#include "tools/sheet/sheet.h"

#include <algorithm>

namespace jasnel {

bool Sheet::Undo() {
  if (deals_.empty()) return false;
  deals_.pop_back();
  return true;
}

std::size_t Sheet::EndOf(std::size_t game) const {
  return std::min(FirstOf(game + 1), deals_.size());
}

std::array<Points, 2> Sheet::Total(std::size_t first, std::size_t end) const {
  std::array<Points, 2> total;
  for (std::size_t i = first; i < end; ++i) {
    for (std::size_t side = 0; side < 2; ++side) total[side] += deals_[i].result.score[side];
  }
  return total;
}

}  // namespace jasnel
