// The inputs of a network that are present.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace jasnel {

/// Numbers of inputs that are present; the others are 0.
template <std::size_t kMax>
class InputList {
 public:
  void Add(int input) { inputs_[size_++] = static_cast<std::int16_t>(input); }

  /// An input for each card, from `first` on.
  void AddCards(int first, std::uint32_t cards) {
    for (; cards != 0; cards &= cards - 1) Add(first + std::countr_zero(cards));
  }

  const std::int16_t* begin() const { return inputs_.data(); }
  const std::int16_t* end() const { return inputs_.data() + size_; }

 private:
  std::array<std::int16_t, kMax> inputs_;
  int size_ = 0;
};

}  // namespace jasnel
