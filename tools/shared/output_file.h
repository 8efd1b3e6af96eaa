// Where a command writes its answers once: a file, or something that takes them as they come.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "jasnel/result.h"
#include "tools/shared/whole_file.h"

namespace jasnel {

/// A `WholeFile`, standard output, a pipe or a character device.
class OutputFile {
 public:
  /// `-` is standard output. Waits for somebody who reads the other end of a pipe. An error names
  /// the path and the reason.
  static Result<OutputFile> Begin(const std::string& path);

  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;
  ~OutputFile();

  /// Whether what is written cannot be taken back.
  bool IsStream() const { return !file_; }

  /// Adds to the output. An error names the path and the reason, such as a full disk.
  std::optional<Error> Write(std::string_view bytes);

  /// The output is whole. Without this, no file remains.
  std::optional<Error> Finish();

 private:
  OutputFile(std::string path, int descriptor) : path_(std::move(path)), descriptor_(descriptor) {}

  std::string path_;
  std::optional<WholeFile> file_;
  int descriptor_;  // of a stream
};

}  // namespace jasnel
