// An input file, or standard input.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// Open during the lifetime of this object.
class InputFile {
 public:
  /// `-` is standard input, which stays open. The error names the path, the reason and `expected`,
  /// a description such as "a file of deal lines".
  static Result<InputFile> Open(const std::string& path, const Message& expected);

  InputFile(InputFile&& other) noexcept;
  InputFile& operator=(InputFile&&) = delete;
  ~InputFile();

  int descriptor() const { return descriptor_; }

  /// In bytes, if known.
  std::optional<std::uint64_t> size() const { return size_; }

 private:
  explicit InputFile(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
  std::optional<std::uint64_t> size_;
};

}  // namespace jasnel
