#include "tools/shared/output_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "tools/shared/file_place.h"
#include "tools/shared/text/system_error.h"
#include "tools/shared/write_all.h"

namespace jasnel {
namespace {

constexpr int kMaxOfShell = 9;  // descriptors that a shell opens

// `/dev/stdout`, `/dev/fd/4` and the like may be files, which others have begun to write: -1 if
// nothing that is open to be written is at `path`.
int OpenToBeWritten(const std::string& path) {
  for (int i = STDOUT_FILENO; i <= kMaxOfShell; ++i) {
    if (IsOpenAs(path, i) && (fcntl(i, F_GETFL) & O_ACCMODE) != O_RDONLY) return dup(i);
  }
  return -1;
}

}  // namespace

OutputFile::OutputFile(OutputFile&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::move(other.file_)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

OutputFile::~OutputFile() {
  if (descriptor_ > STDOUT_FILENO) close(descriptor_);
}

Result<OutputFile> OutputFile::Begin(const std::string& path) {
  if (path == "-") return OutputFile(path, STDOUT_FILENO);
  const int open_already = OpenToBeWritten(path);
  if (open_already >= 0) return OutputFile(path, open_already);
  if (PlaceOf(path).kind == FilePlace::Kind::kStream) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0) return CannotWriteFile(path, SystemError(errno));
    return OutputFile(path, descriptor);
  }
  auto file = WholeFile::Begin(path);
  if (!file) return file.error();
  OutputFile output(path, -1);
  output.file_.emplace(std::move(file).value());
  return Result<OutputFile>(std::move(output));
}

std::optional<Error> OutputFile::Write(std::string_view bytes) {
  if (file_) return file_->Write(bytes);
  if (WriteAll(descriptor_, bytes)) return std::nullopt;
  return CannotWriteFile(path_, SystemError(errno));
}

std::optional<Error> OutputFile::Finish() {
  if (file_) return file_->Finish();
  return std::nullopt;
}

}  // namespace jasnel
