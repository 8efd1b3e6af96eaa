#include "solver/processor_features.h"

// Asked of the processor itself: what compilers offer for it needs a library that not all of them
// bring, and some do not know LZCNT.
#if defined(__x86_64__) && defined(__GNUC__)
#define JASNEL_ASKS_PROCESSOR
#include <cpuid.h>

#include <cstdint>
#endif

namespace jasnel {

#ifdef JASNEL_ASKS_PROCESSOR

namespace {

struct Registers {
  unsigned a = 0, b = 0, c = 0, d = 0;
};

// What it says of a leaf; nothing of one that it does not know.
Registers Ask(unsigned leaf) {
  Registers said;
  if (__get_cpuid_count(leaf, 0, &said.a, &said.b, &said.c, &said.d) == 0) return {};
  return said;
}

constexpr bool HasAll(unsigned said, unsigned features) { return (said & features) == features; }

// Whether the system keeps the wide registers of each thread.
bool KeepsWideRegisters() {
  std::uint32_t low = 0, high = 0;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return HasAll(low, 0b110);  // those of SSE and of AVX
}

}  // namespace

bool HasBmi2() {
  return HasAll(Ask(1).c, bit_POPCNT) && HasAll(Ask(7).b, bit_BMI | bit_BMI2) &&
         HasAll(Ask(0x80000001).c, bit_LZCNT);
}

bool HasAvx2() {
  return HasAll(Ask(1).c, bit_OSXSAVE | bit_AVX) && HasAll(Ask(7).b, bit_AVX2) &&
         KeepsWideRegisters();
}

#else

bool HasBmi2() { return false; }

bool HasAvx2() { return false; }

#endif

}  // namespace jasnel
