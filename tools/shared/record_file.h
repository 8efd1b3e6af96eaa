// A file to which records are appended, one per line.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "jasnel/result.h"

namespace jasnel {

/// A file to which records are appended. Whatever was appended is in the file, even if the process
/// crashes.
class RecordFile {
 public:
  /// Opens a file, creating it if necessary. An error names the path and the reason.
  static Result<RecordFile> Open(const std::string& path);

  RecordFile(RecordFile&& other) noexcept;
  RecordFile& operator=(RecordFile&&) = delete;
  ~RecordFile();

  /// Appends a line, starting on a new line. An error if it could not be written.
  std::optional<Error> Append(std::string line);

 private:
  RecordFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

  int descriptor_;
  std::string path_;
};

}  // namespace jasnel
