#include "tools/shared/input/input_file.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <optional>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "tools/shared/system/system.h"
#include "tools/shared/text/output.h"

namespace jasnel {

namespace {

// Of Windows-1252, from 0x80 to 0x9F; empty where there is no character.
constexpr std::array<std::string_view, 32> kHigh = {
    "€", "",  "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "", "Ž", "",
    "",  "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "", "ž", "Ÿ"};

bool IsAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }

bool IsUtf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t size = CharacterSize(text);
    if (size == 1 && !IsAscii(text.front())) return false;
    text.remove_prefix(size);
  }
  return true;
}

std::optional<std::string> FromWindows1252(std::string_view text) {
  std::string utf8;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x80) {
      utf8 += c;
    } else if (byte < 0xA0) {
      const std::string_view character = kHigh[byte - 0x80];
      if (character.empty()) return std::nullopt;
      utf8 += character;
    } else {
      utf8 += static_cast<char>(0xC0 | byte >> 6);
      utf8 += static_cast<char>(0x80 | (byte & 0x3F));
    }
  }
  return utf8;
}

}  // namespace

bool Decoder::Decode(std::string& part) {
  if (std::all_of(part.begin(), part.end(), IsAscii)) return true;
  const Encoding encoding = jasnel::IsUtf8(part) ? Encoding::kUtf8 : Encoding::kWindows1252;
  if (encoding_ != Encoding::kUnknown && encoding != encoding_) return false;
  if (encoding == Encoding::kWindows1252) {
    auto utf8 = FromWindows1252(part);
    if (!utf8) return false;
    part = *std::move(utf8);
  }
  encoding_ = encoding;
  return true;
}

InputFile::InputFile(InputFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_) {}

InputFile::~InputFile() {
  if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

Result<InputFile> InputFile::Open(const std::string& path, const Message& expected) {
  const auto cannot_read = [&](const Message& why) {
    return Error{Say("$0: $1; expected $2", "$0: $1; verwacht $2", path, why, expected)};
  };
  InputFile file(path == "-" ? STDIN_FILENO : os::Open(path, O_RDONLY | os::kOwn));
  struct stat status = {};
  if (file.descriptor_ < 0 || fstat(file.descriptor_, &status) != 0) {
    return cannot_read(SystemError(errno));
  }
  if (S_ISDIR(status.st_mode)) return cannot_read(Phrase{"a directory", "een map"});
  if (S_ISREG(status.st_mode)) file.size_ = static_cast<std::uint64_t>(status.st_size);
  return Result<InputFile>(std::move(file));
}

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
    const auto count = os::Read(descriptor_, block_.data(), block_.size());
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
  return os::HasInput(descriptor_);
}

bool LineReader::ZeroByteAhead() const {
  return std::memchr(block_.data() + begin_, 0, end_ - begin_) != nullptr;
}

TextReader::TextReader(InputFile file, const std::atomic<bool>& cancel, Expected expected)
    : file_(std::move(file)), reader_(file_.descriptor(), cancel), expected_(expected) {}

std::optional<TextReader::Line> TextReader::Next(bool wait) {
  if (done_ || (!wait && !reader_.Ready())) return std::nullopt;
  const auto read = reader_.Next();
  if (!read) {
    done_ = true;
    if (reader_.error() == 0) return std::nullopt;
    return Line{lines_ + 1, "",
                Error{Say("cannot be read: $0", "kan niet worden gelezen: $0",
                          SystemError(reader_.error()))}};
  }
  Line line{++lines_, read->text, std::nullopt};
  if (read->text.find('\0') != std::string_view::npos) {
    line.error = NotText();
  } else if (read->cut_off) {
    line.error = Error{Say("longer than $0 bytes; expected $1", "langer dan $0 bytes; verwacht $1",
                           LineReader::kLongestLine, expected_.one)};
  } else if (read->garbled) {
    line.error = Error{Say("not UTF-8; expected $0 in UTF-8, or the whole file in Windows-1252",
                           "geen UTF-8; verwacht $0 in UTF-8, of het hele bestand in Windows-1252",
                           expected_.one)};
  }
  return line;
}

std::optional<Error> TextReader::NotTextAhead() {
  if (!reader_.ZeroByteAhead()) return std::nullopt;
  return NotText();
}

Error TextReader::NotText() {
  done_ = true;
  return Error{Say("not text: a zero byte; expected $0. Reading ends here",
                   "geen tekst: een nulbyte; verwacht $0. Het lezen houdt hier op", expected_.all)};
}

}  // namespace jasnel
