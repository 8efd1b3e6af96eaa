// Files that are there whole, or not at all.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"

namespace jasnel {

/// The contents of a file, of `most` bytes at most; no more is read. An error names the path and
/// the reason.
Result<std::string> ReadWholeFile(const std::string& path, std::size_t most);

/// A file that is written under a temporary name beside its own and gets its name when it is whole:
/// whoever looks for it finds all of it or nothing, whenever the process is killed. Without
/// `Finish` nothing remains.
class WholeFile {
 public:
  /// Begins the file `path`, or where that is a link, the one that it leads to. An error names the
  /// path and the reason, such as that it is no file.
  static Result<WholeFile> Begin(const std::string& path);

  WholeFile(WholeFile&& other) noexcept;
  WholeFile& operator=(WholeFile&&) = delete;
  ~WholeFile();

  /// Adds to the file. An error names the path and the reason, such as a full disk.
  std::optional<Error> Write(std::string_view bytes);

  /// Makes sure that all is on the disk, and gives the file its name, in place of any other.
  std::optional<Error> Finish();

 private:
  WholeFile(std::string path, std::string target);

  std::string path_;
  std::string target_;  // where the path leads
  std::string part_;
  int descriptor_;
};

/// All of it at once.
std::optional<Error> WriteWholeFile(const std::string& path, std::string_view bytes);

/// `out.npy: No space left on device; expected a file to write`.
Error CannotWriteFile(const std::string& path, const Message& why);

}  // namespace jasnel
