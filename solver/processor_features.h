// Which instructions the processor has that not all of its kind have.
#pragma once

namespace jasnel {

/// Those of the search's quick kernel: BMI1, BMI2, POPCNT and LZCNT. Of x86-64 processors only.
bool HasBmi2();

/// AVX2, which the system must keep registers for. Of x86-64 processors only.
bool HasAvx2();

}  // namespace jasnel
