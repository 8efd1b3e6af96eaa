// Files that a user names: where they may be, written whole or not at all, or kept and added to.
#pragma once

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/system/system.h"

namespace jasnel {

/// Writes all of it. False, and errno set, where that fails.
inline bool WriteAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    const auto written = os::Write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Where a path leads, all links followed.
struct FilePlace {
  enum class Kind : std::uint8_t {
    kNothing,  ///< no file yet
    kFile,
    kStream,  ///< a pipe or a character device: what is written there is gone at once
    kOther,   ///< a directory, a socket, a block device, or nothing that can be reached
  };

  Kind kind = Kind::kNothing;
  std::string path;   ///< where the last link leads
  Message what;       ///< in words, of all but files
  unsigned mode = 0;  ///< the permissions of a file

  bool MayBeFile() const { return kind == Kind::kNothing || kind == Kind::kFile; }
};

FilePlace PlaceOf(const std::string& path);

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
