// Files that are there whole, or not at all.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "jasnel/result.h"

namespace jasnel {

/// The contents of a file. An error names the path and the reason.
Result<std::string> ReadWholeFile(const std::string& path);

/// A file that is written under a temporary name beside its own and gets its name when it is whole:
/// whoever looks for it finds all of it or nothing, whenever the process is killed. Without
/// `Finish` nothing remains.
class WholeFile {
 public:
  /// `path` and a name that no other process uses.
  explicit WholeFile(std::string path);
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;
  ~WholeFile();

  /// Adds to the file. An error names the path and the reason, such as a full disk.
  std::optional<Error> Write(std::string_view bytes);

  /// Makes sure that all is on the disk, and gives the file its name, in place of any other.
  std::optional<Error> Finish();

 private:
  std::optional<Error> Fail();

  std::string path_;
  std::string part_;
  int descriptor_ = -1;
};

/// All of it at once.
std::optional<Error> WriteWholeFile(const std::string& path, std::string_view bytes);

}  // namespace jasnel
