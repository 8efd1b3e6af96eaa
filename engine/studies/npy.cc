#include "engine/studies/npy.h"

namespace jasnel {

std::string NpyHeader(std::span<const NpyField> fields, std::uint64_t rows) {
  std::string dictionary = "{'descr': [";
  for (const NpyField& field : fields) {
    dictionary += "('" + std::string(field.name) + "', '" + std::string(field.type) + "'";
    if (!field.shape.empty()) dictionary += ", " + std::string(field.shape);
    dictionary += field.name == fields.back().name ? ")" : "), ";
  }
  dictionary += "], 'fortran_order': False, 'shape': (" + std::to_string(rows) + ",), }";
  // The rows begin at a multiple of 64 bytes, after a line end.
  constexpr std::size_t kAlignment = 64;
  constexpr std::size_t kBefore = 10;  // the magic, the version and the length
  const std::size_t length =
      (kBefore + dictionary.size() + kAlignment) / kAlignment * kAlignment - kBefore;
  dictionary.resize(length - 1, ' ');
  std::string header("\x93NUMPY\x01\x00", 8);
  header += static_cast<char>(length & 0xff);
  header += static_cast<char>(length >> 8);
  return header + dictionary + "\n";
}

std::size_t RowBytes(std::span<const NpyField> fields) {
  std::size_t bytes = 0;
  for (const NpyField& field : fields) bytes += field.bytes;
  return bytes;
}

}  // namespace jasnel
