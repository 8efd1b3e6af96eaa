#include "tools/shared/file_place.h"

#include <sys/stat.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "tools/shared/text/system_error.h"

namespace jasnel {
namespace {

using Kind = FilePlace::Kind;

// The last link may lead to a file that is not there yet.
std::string Followed(const std::string& path) {
  constexpr int kMaxLinks = 40;  // as the system follows
  std::filesystem::path place = path;
  for (int i = 0; i < kMaxLinks; ++i) {
    std::error_code error;
    const auto target = std::filesystem::read_symlink(place, error);
    if (error) break;
    place = place.parent_path() / target;
  }
  return place.string();
}

}  // namespace

bool IsOpenAs(const std::string& path, int descriptor) {
  struct stat named = {};
  struct stat ours = {};
  return stat(path.c_str(), &named) == 0 && fstat(descriptor, &ours) == 0 &&
         named.st_dev == ours.st_dev && named.st_ino == ours.st_ino;
}

FilePlace PlaceOf(const std::string& path) {
  struct stat status = {};
  if (stat(path.c_str(), &status) != 0) {
    if (errno == ENOENT) return {Kind::kNothing, Followed(path), SystemError(ENOENT), 0};
    return {Kind::kOther, path, SystemError(errno)};
  }
  if (S_ISREG(status.st_mode)) return {Kind::kFile, Followed(path), {}, status.st_mode & 07777};
  if (S_ISFIFO(status.st_mode)) return {Kind::kStream, path, Phrase{"a pipe", "een pijp"}};
  if (S_ISCHR(status.st_mode)) return {Kind::kStream, path, Phrase{"a device", "een apparaat"}};
  if (S_ISDIR(status.st_mode)) return {Kind::kOther, path, Phrase{"a directory", "een map"}};
  if (S_ISSOCK(status.st_mode)) return {Kind::kOther, path, Phrase{"a socket", "een socket"}};
  return {Kind::kOther, path, Phrase{"a block device", "een blokapparaat"}};
}

}  // namespace jasnel
