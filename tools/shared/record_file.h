// A file that records are added to, a line each.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "jasnel/result.h"

namespace jasnel {

/// A file to which records are added. What was added is in the file, whatever happens then.
class RecordFile {
 public:
  /// Opens a file, a new one where there is none. An error names the path and the reason.
  static Result<RecordFile> Open(const std::string& path);

  RecordFile(RecordFile&& other) noexcept;
  RecordFile& operator=(RecordFile&&) = delete;
  ~RecordFile();

  /// Adds a line behind what is there, on a line of its own. An error where it could not be
  /// written.
  std::optional<Error> Append(std::string line);

 private:
  RecordFile(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

  int descriptor_;
  std::string path_;
};

}  // namespace jasnel
