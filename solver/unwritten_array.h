// Memory for tables.
#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>

namespace jasnel::internal {

/// An array of what happened to be in its memory. Elements are to be written before they are read,
/// and nothing is written before that: systems hand out memory as it is first written, so that a
/// table takes what is used of it.
template <class Element>
class UnwrittenArray {
  static_assert(std::is_trivially_copyable_v<Element>);

 public:
  /// Throws std::bad_alloc.
  explicit UnwrittenArray(std::size_t size)
      : memory_(static_cast<Element*>(::operator new(size * sizeof(Element), kAlignment))) {}

  Element* get() const { return memory_.get(); }
  Element& operator[](std::size_t i) const { return memory_[i]; }

 private:
  static constexpr std::align_val_t kAlignment{alignof(Element)};

  struct Release {
    void operator()(Element* memory) const { ::operator delete(memory, kAlignment); }
  };

  std::unique_ptr<Element[], Release> memory_;
};

}  // namespace jasnel::internal
