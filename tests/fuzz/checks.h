// What fuzz targets hold against what they read: where it is not so they name it and abort.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

#include "bitboard/text/characters.h"
#include "jasnel/message.h"
#include "jasnel/result.h"

namespace jasnel::fuzz {

inline void Require(bool holds, const char* what, std::string_view text) {
  if (holds) return;
  std::fprintf(stderr, "not so: %s\n  %.*s\n", what, static_cast<int>(text.size()), text.data());
  std::abort();
}

/// One line of text that a terminal can show, and short.
inline void CheckMessage(std::string_view message, std::size_t longest = 500) {
  Require(!message.empty(), "an error has a message", message);
  Require(message.size() <= longest, "a message is short", message);
  for (std::string_view left = message; !left.empty();) {
    const std::string_view character = left.substr(0, CharacterSize(left));
    Require(IsShown(character), "a message is one line of printable text", message);
    left.remove_prefix(character.size());
  }
}

inline void CheckError(const Error& error, std::size_t longest = 500) {
  for (const Language language : {Language::kEnglish, Language::kDutch}) {
    CheckMessage(error.In(language), longest);
  }
}

inline std::string_view TextOf(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace jasnel::fuzz
