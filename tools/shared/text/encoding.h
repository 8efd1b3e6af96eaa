// Text of people, who also have programs that do not write UTF-8.
#pragma once

#include <cstdint>
#include <string>

namespace jasnel {

/// Turns text into UTF-8, part by part: it is UTF-8 or Windows-1252, as the first part with other
/// than ASCII tells.
class Decoder {
 public:
  /// The text is UTF-8: it began with its mark.
  void IsUtf8() { encoding_ = Encoding::kUtf8; }

  /// Turns the next part into UTF-8. False, and the part stays as it is, if it is in neither, or
  /// not in that of the parts before.
  bool Decode(std::string& part);

 private:
  enum class Encoding : std::uint8_t { kUnknown, kUtf8, kWindows1252 };

  Encoding encoding_ = Encoding::kUnknown;
};

}  // namespace jasnel
