// Files to which a command adds, and which are read back: records of matches, games and evenings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

/// An open and locked file: two processes never write to the same one. Whatever has been added is
/// in the file, even if the process crashes.
class KeptFile {
 public:
  /// Opens the file `path`, or where that is a link, the one that it leads to; makes it if there is
  /// none. An error names the path and the reason: it is no file but `-`, a pipe or a device, or
  /// another process has it open.
  static Result<KeptFile> Open(const std::string& path);

  KeptFile(KeptFile&& other) noexcept;
  KeptFile& operator=(KeptFile&&) = delete;
  ~KeptFile();

  /// To read from, from its beginning.
  int descriptor() const { return descriptor_; }
  const std::string& path() const { return path_; }

  /// In bytes, by what was there and what was added here.
  std::uint64_t size() const { return size_; }

  /// Whether the byte before `place` is a line end.
  bool HasLineEndBefore(std::uint64_t place) const;

  /// Adds to the end. An error if not all could be written, or if another process that knows no
  /// locks has written to the file: then nothing is written.
  std::optional<Error> Append(std::string_view text);

  /// The same, beginning on a new line.
  std::optional<Error> AppendLine(std::string_view line);

  /// Takes away what is there from `size` on.
  std::optional<Error> CutTo(std::uint64_t size);

 private:
  KeptFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

  std::optional<Error> Lock() const;
  std::optional<std::uint64_t> SizeNow() const;

  int descriptor_;
  std::string path_;
  std::uint64_t size_ = 0;
};

}  // namespace jasnel
