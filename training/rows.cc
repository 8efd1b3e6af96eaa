// Products of rows of bits with a matrix of weights, for JAX on a processor: few inputs of a
// network are there, so that adding up their rows is several times as fast as multiplying by the
// zeros of the others. rows.py compiles this and says what is what.
#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "xla/ffi/api/ffi.h"

namespace {

namespace ffi = xla::ffi;
using Words = ffi::Buffer<ffi::U32, 2>;
using Floats = ffi::Buffer<ffi::F32, 2>;
using FloatsOut = ffi::ResultBuffer<ffi::F32, 2>;

// Samples whose gradients stay in a cache while rows take what is theirs.
constexpr std::ptrdiff_t kTile = 1024;
static_assert(kTile % 32 == 0);

// Sums from which on threads gain more than it costs to wait for them.
constexpr std::ptrdiff_t kWorthThreads = 16'384;

using Vector = float __attribute__((vector_size(32), aligned(4)));
constexpr std::ptrdiff_t kInVector = sizeof(Vector) / sizeof(float);

// Adds to `out` the rows of these numbers, in whole blocks of some vectors, which stay in
// registers, from column `begin` on. Returns where that ends.
template <std::ptrdiff_t kVectors>
std::ptrdiff_t AddBlocks(const std::uint32_t* numbers, std::size_t count, const float* matrix,
                         std::ptrdiff_t columns, std::ptrdiff_t begin, float* out) {
  for (; begin + kVectors * kInVector <= columns; begin += kVectors * kInVector) {
    auto* const to = reinterpret_cast<Vector*>(out + begin);
    Vector sum[kVectors];
    for (std::ptrdiff_t j = 0; j < kVectors; ++j) sum[j] = to[j];
    for (std::size_t i = 0; i < count; ++i) {
      const auto* const row =
          reinterpret_cast<const Vector*>(matrix + numbers[i] * columns + begin);
      for (std::ptrdiff_t j = 0; j < kVectors; ++j) sum[j] += row[j];
    }
    for (std::ptrdiff_t j = 0; j < kVectors; ++j) to[j] = sum[j];
  }
  return begin;
}

// Adds to `out` the rows of a matrix whose bits are there.
void AddRows(const std::uint32_t* words, std::ptrdiff_t width, const float* matrix,
             std::ptrdiff_t rows, std::ptrdiff_t columns, float* out) {
  std::uint32_t numbers[kTile];
  std::size_t count = 0;
  for (std::ptrdiff_t word = 0; word < width; ++word) {
    for (std::uint32_t left = words[word]; left != 0; left &= left - 1) {
      const std::ptrdiff_t number = word * 32 + std::countr_zero(left);
      if (number < rows) numbers[count++] = static_cast<std::uint32_t>(number);
    }
  }
  const std::ptrdiff_t large = AddBlocks<8>(numbers, count, matrix, columns, 0, out);
  const std::ptrdiff_t small = AddBlocks<1>(numbers, count, matrix, columns, large, out);
  for (std::ptrdiff_t column = small; column < columns; ++column) {
    for (std::size_t i = 0; i < count; ++i) out[column] += matrix[numbers[i] * columns + column];
  }
}

// For each sample the sum of the rows of weights whose bits it has.
ffi::Error Sum(Words words, Floats weights, FloatsOut sums) {
  const auto samples = words.dimensions()[0];
  const auto width = words.dimensions()[1];
  const auto rows = weights.dimensions()[0];
  const auto columns = weights.dimensions()[1];
  if (width * 32 > kTile || width * 32 < rows || sums->dimensions()[0] != samples) {
    return ffi::Error::InvalidArgument("shapes that do not fit");
  }
#pragma omp parallel for schedule(static) if (samples * columns > kWorthThreads)
  for (std::ptrdiff_t sample = 0; sample < samples; ++sample) {
    float* const out = sums->typed_data() + sample * columns;
    std::fill_n(out, columns, 0.0f);
    AddRows(words.typed_data() + sample * width, width, weights.typed_data(), rows, columns, out);
  }
  return ffi::Error::Success();
}

// For each row of weights the sum of what was asked of the samples that have its bit: in one order,
// whatever the threads.
ffi::Error Gradient(Words words, Floats asked, FloatsOut sums) {
  const auto samples = words.dimensions()[0];
  const auto width = words.dimensions()[1];
  const auto columns = asked.dimensions()[1];
  const auto rows = sums->dimensions()[0];
  if (width * 32 < rows || asked.dimensions()[0] != samples) {
    return ffi::Error::InvalidArgument("shapes that do not fit");
  }
  std::fill_n(sums->typed_data(), rows * columns, 0.0f);
  // For each input the samples of a tile, as bits.
  std::vector<std::uint32_t> turned(width * kTile);
  for (std::ptrdiff_t first = 0; first < samples; first += kTile) {
    const auto count = std::min(kTile, samples - first);
    const auto turned_width = (count + 31) / 32;
#pragma omp parallel if (count * columns > kWorthThreads)
    {
#pragma omp for schedule(static)
      for (std::ptrdiff_t word = 0; word < width; ++word) {
        std::uint32_t* const to = turned.data() + word * kTile;
        std::fill_n(to, kTile, 0u);
        for (std::ptrdiff_t sample = 0; sample < count; ++sample) {
          for (auto left = words.typed_data()[(first + sample) * width + word]; left != 0;
               left &= left - 1) {
            to[std::countr_zero(left) * (kTile / 32) + sample / 32] |= 1u << (sample % 32);
          }
        }
      }
#pragma omp for schedule(static)
      for (std::ptrdiff_t row = 0; row < rows; ++row) {
        AddRows(turned.data() + row * (kTile / 32), turned_width,
                asked.typed_data() + first * columns, count, columns,
                sums->typed_data() + row * columns);
      }
    }
  }
  return ffi::Error::Success();
}

}  // namespace

XLA_FFI_DEFINE_HANDLER_SYMBOL(JasnelSum, Sum,
                              ffi::Ffi::Bind().Arg<Words>().Arg<Floats>().Ret<Floats>());
XLA_FFI_DEFINE_HANDLER_SYMBOL(JasnelGradient, Gradient,
                              ffi::Ffi::Bind().Arg<Words>().Arg<Floats>().Ret<Floats>());
