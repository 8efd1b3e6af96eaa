// Points.
#pragma once

#include <compare>

namespace jasnel {

/// A number of points, or a difference (which may be negative).
class Points {
 public:
  constexpr Points() = default;
  constexpr explicit Points(int count) : count_(count) {}

  constexpr int count() const { return count_; }

  friend constexpr auto operator<=>(Points, Points) = default;
  friend constexpr Points operator+(Points a, Points b) { return Points(a.count_ + b.count_); }
  friend constexpr Points operator-(Points a, Points b) { return Points(a.count_ - b.count_); }
  constexpr Points operator-() const { return Points(-count_); }
  constexpr Points& operator+=(Points other) { return *this = *this + other; }
  constexpr Points& operator-=(Points other) { return *this = *this - other; }

 private:
  int count_ = 0;
};

}  // namespace jasnel
