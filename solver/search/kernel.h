// The search is compiled more than once, for processors with and without newer instructions. Each
// build is a *kernel* in its own namespace. Kernel files put their code between these two macros:
//
//     JASNEL_KERNEL_BEGIN  opens the namespace, and lets functions use the instructions
//     JASNEL_KERNEL_END    closes it
//
// Two more builds, for any processor, are not part of the library. In `tunable`, which training
// uses (tools/training), the weights of the move order can be changed. In `observed`, which
// measurements use (bench/), somebody can watch the search: see observer.h.
//
// All headers from elsewhere are included before. Their functions are compiled for any processor,
// so that a linker may take them from any file; if the compiler inlines them into a kernel, they
// become part of it.
#pragma once

// clang-format off
#if defined(JASNEL_KERNEL_TUNABLE)

#define JASNEL_KERNEL_BEGIN namespace jasnel::internal::tunable {
#define JASNEL_KERNEL_END }

#elif defined(JASNEL_KERNEL_OBSERVED)

#define JASNEL_KERNEL_BEGIN namespace jasnel::internal::observed {
#define JASNEL_KERNEL_END }

#elif !defined(JASNEL_KERNEL_BMI2)

#define JASNEL_KERNEL_BEGIN namespace jasnel::internal::portable {
#define JASNEL_KERNEL_END }

#elif defined(__clang__)

#define JASNEL_KERNEL_BEGIN                                                                      \
  _Pragma("clang attribute push(__attribute__((target(\"bmi,bmi2,lzcnt,popcnt\"))),apply_to=function)") \
  namespace jasnel::internal::bmi2 {
#define JASNEL_KERNEL_END                                                              \
  }                                                                                    \
  _Pragma("clang attribute pop")

#else

// GCC 14 does not see what follows these pragmas in a macro.
#define JASNEL_KERNEL_BEGIN                                                            \
  namespace jasnel::internal::bmi2 {                                                   \
  _Pragma("GCC push_options")                                                          \
  _Pragma("GCC target(\"bmi,bmi2,lzcnt,popcnt\")")
#define JASNEL_KERNEL_END                                                              \
  }                                                                                    \
  _Pragma("GCC pop_options")

#endif
// clang-format on
