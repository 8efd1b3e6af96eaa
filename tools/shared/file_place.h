// What is at a path that a user named.
#pragma once

#include <cstdint>
#include <string>

#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel {

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

/// Whether a path leads to what is open as `descriptor`, as `/dev/stdout` does.
bool IsOpenAs(const std::string& path, int descriptor);

}  // namespace jasnel
