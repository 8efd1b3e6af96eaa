#include "ai/statistics/systematic_sample.h"

#include <algorithm>

namespace jasnel {
namespace {

// What a size is multiplied by to make it a chance, with all above 1 taken for certain.
double ChanceOfSize(std::span<const double> sizes, std::size_t count) {
  double certain_from = 1e300;
  while (true) {
    double sum = 0;
    std::size_t certain = 0;
    for (const double size : sizes) {
      if (size >= certain_from) {
        ++certain;
      } else {
        sum += size;
      }
    }
    // Where one more would be certain, there is less for the others.
    const double least = sum / static_cast<double>(count - std::min(count - 1, certain));
    const bool more = std::any_of(sizes.begin(), sizes.end(), [&](double size) {
      return size < certain_from && size >= least;
    });
    if (!more || certain + 1 >= count) return 1 / least;
    certain_from = least;
  }
}

}  // namespace

std::vector<SampledCase> SystematicSample(std::span<const double> sizes, std::size_t count,
                                          double start) {
  std::vector<SampledCase> taken;
  if (count == 0) return taken;
  taken.reserve(std::min(count, sizes.size()));
  if (count >= sizes.size()) {
    for (std::size_t i = 0; i < sizes.size(); ++i) taken.push_back({i, 1});
    return taken;
  }
  const double factor = ChanceOfSize(sizes, count);
  double end = 0;
  double next = start;
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    const double chance = std::min(sizes[i] * factor, 1.0);
    end += chance;
    if (end <= next || taken.size() == count) continue;
    taken.push_back({i, chance});
    next += 1;
  }
  return taken;
}

}  // namespace jasnel
