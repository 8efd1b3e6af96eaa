// A fast exponential function with bit-identical results on every machine.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

namespace jasnel {

/// e^x for x up to 0, with a relative error of a ten-thousandth; unlike std::exp, with
/// bit-identical results on every machine.
constexpr float FastExp(float x) {
  const float y = std::max(x, -80.0f) * 1.44269504f;
  const float cut = static_cast<float>(static_cast<std::int32_t>(y));
  const float whole = cut > y ? cut - 1 : cut;
  const float f = y - whole;
  const float power =
      1 + f * (0.69314718f +
               f * (0.24022651f + f * (0.05550411f + f * (0.00961813f + f * 0.00133336f))));
  return power * std::bit_cast<float>((static_cast<std::int32_t>(whole) + 127) << 23);
}

}  // namespace jasnel
