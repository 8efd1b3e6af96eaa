#include "solver/search_core.h"

#include <array>

#include "solver/processor_features.h"

namespace jasnel::internal {
namespace {

constexpr Kernel kPortable{"portable", portable::MakeSearchCore};

#ifdef JASNEL_WITH_BMI2
constexpr std::array kAll{Kernel{"bmi2", bmi2::MakeSearchCore}, kPortable};
#else
constexpr std::array kAll{kPortable};
#endif

}  // namespace

std::span<const Kernel> UsableKernels() {
#ifdef JASNEL_WITH_BMI2
  static const bool has_bmi2 = HasBmi2();
  if (!has_bmi2) return std::span(kAll).subspan(1);
#endif
  return kAll;
}

}  // namespace jasnel::internal
