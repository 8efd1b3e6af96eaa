// SHA-256 (FIPS 180-4).
#pragma once

#include <string>
#include <string_view>

namespace jasnel {

/// The checksum of `bytes`: 64 hexadecimal digits.
std::string Sha256Of(std::string_view bytes);

}  // namespace jasnel
