#include "tools/training/weights_file.h"

#include "absl/strings/str_format.h"
#include "bitboard/text/sha256.h"
#include "tools/shared/files.h"

namespace jasnel {

WeightsFile::WeightsFile(std::string_view name) : name_(name) {}

std::string WeightsFile::Text() const {
  return absl::StrFormat(
      "The numbers of %s.bin, little-endian, in this order; tools/training/train_%s.sh writes both "
      "files.\n\n%s\nSHA-256: %s\n",
      name_, name_, lines_, Sha256Of(numbers_));
}

std::optional<Error> WeightsFile::Write(const std::string& folder) const {
  const std::string path = folder + "/" + name_;
  if (auto error = WriteWholeFile(path + ".bin", numbers_)) return error;
  return WriteWholeFile(path + ".txt", Text());
}

void WeightsFile::AddLine(std::string_view what, std::string_view type, std::string_view shape) {
  absl::StrAppendFormat(&lines_, "%s: %s, %s\n", what, type, shape);
}

void WeightsFile::AddBits(std::uint32_t bits, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i) numbers_ += static_cast<char>(bits >> (8 * i) & 0xff);
}

}  // namespace jasnel
