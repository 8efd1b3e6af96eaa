#include "solver/engine.h"

#include <array>

namespace jasnel::internal {
namespace {

constexpr Kernel kPortable{"portable", portable::MakeEngine};

#ifdef JASNEL_WITH_BMI2
constexpr std::array kAll{Kernel{"bmi2", bmi2::MakeEngine}, kPortable};

bool HasBmi2() {
  return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
         __builtin_cpu_supports("lzcnt") && __builtin_cpu_supports("popcnt");
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
