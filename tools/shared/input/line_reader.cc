#include "tools/shared/input/line_reader.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace jasnel {
namespace {

constexpr std::size_t kBlockSize = std::size_t{64} << 10;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace

LineReader::LineReader(int descriptor, const std::atomic<bool>& cancel, Bytes bytes)
    : descriptor_(descriptor), cancel_(cancel), block_(kBlockSize) {
  if (bytes == Bytes::kDecoded) decoder_.emplace();
}

bool LineReader::Fill() {
  while (!cancel_) {
    const ssize_t count = read(descriptor_, block_.data(), block_.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) error_ = errno;
    begin_ = 0;
    end_ = count > 0 ? static_cast<std::size_t>(count) : 0;
    return count > 0;
  }
  return false;
}

std::optional<LineReader::Line> LineReader::Next() {
  line_.clear();
  Line line;
  bool any = false;
  while (begin_ < end_ || Fill()) {
    any = true;
    const char* start = block_.data() + begin_;
    const char* stop = block_.data() + end_;
    const char* newline = std::find(start, stop, '\n');
    const auto size = static_cast<std::size_t>(newline - start);
    const std::size_t kept = std::min(size, kLongestLine - line_.size());
    line_.append(start, kept);
    line.cut_off |= kept < size;
    const std::size_t taken = size + (newline == stop ? 0 : 1);
    begin_ += taken;
    bytes_ += taken;
    if (newline != stop) break;
  }
  if (!any || cancel_) return std::nullopt;
  if (std::exchange(at_start_, false) && line_.starts_with(kByteOrderMark)) {
    line_.erase(0, kByteOrderMark.size());
    if (decoder_) decoder_->IsUtf8();
  }
  line.garbled = !line.cut_off && decoder_ && !decoder_->Decode(line_);
  line.text = line_;
  return line;
}

bool LineReader::Ready() const {
  if (std::find(block_.begin() + static_cast<std::ptrdiff_t>(begin_),
                block_.begin() + static_cast<std::ptrdiff_t>(end_),
                '\n') != block_.begin() + static_cast<std::ptrdiff_t>(end_)) {
    return true;
  }
  pollfd waiting = {descriptor_, POLLIN, 0};
  return poll(&waiting, 1, 0) != 0;
}

bool LineReader::ZeroByteAhead() const {
  return std::memchr(block_.data() + begin_, 0, end_ - begin_) != nullptr;
}

}  // namespace jasnel
