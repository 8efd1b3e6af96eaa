#include "solver/search_core.h"

#include <array>

#ifdef JASNEL_WITH_BMI2
#include <cpuid.h>
#endif

namespace jasnel::internal {
namespace {

constexpr Kernel kPortable{"portable", portable::MakeSearchCore};

#ifdef JASNEL_WITH_BMI2
constexpr std::array kAll{Kernel{"bmi2", bmi2::MakeSearchCore}, kPortable};

// Not all compilers know "lzcnt" as the name of a feature.
bool HasLzcnt() {
  unsigned a = 0, b = 0, c = 0, d = 0;
  return __get_cpuid(0x80000001, &a, &b, &c, &d) != 0 && (c & bit_LZCNT) != 0;
}

bool HasBmi2() {
  return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("popcnt") && HasLzcnt();
}
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
