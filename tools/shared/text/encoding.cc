#include "tools/shared/text/encoding.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "bitboard/text/characters.h"

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

}  // namespace jasnel
