// What a seat observes, as numbers: named tensors, one behind the other.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace jasnel {

/// What to observe. With none of them only who observes.
struct Observed {
  bool shared = true;   ///< what all seats see
  bool own = true;      ///< the seat's own hand
  bool all = false;     ///< the hands of all seats
  bool history = true;  ///< all of it from the start, rather than the situation now
};

/// A tensor within an observation.
struct Tensor {
  std::string_view name;
  std::vector<int> shape;
};

/// An observation in the making.
class Observation {
 public:
  /// Adds a tensor of zeros. Its numbers are set by `Set` until the next one is added.
  void Add(std::string_view name, std::vector<int> shape) {
    std::size_t size = 1;
    for (const int length : shape) size *= static_cast<std::size_t>(length);
    start_ = values_.size();
    values_.resize(start_ + size);
    tensors_.push_back({name, std::move(shape)});
  }

  /// Sets the number at `place` of the last tensor, counted row by row.
  void Set(std::size_t place, float value = 1) { values_[start_ + place] = value; }

  const std::vector<Tensor>& tensors() const { return tensors_; }
  const std::vector<float>& values() const { return values_; }

 private:
  std::vector<Tensor> tensors_;
  std::vector<float> values_;
  std::size_t start_ = 0;
};

}  // namespace jasnel
