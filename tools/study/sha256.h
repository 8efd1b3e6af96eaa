// SHA-256 (FIPS 180-4), by OpenSSL.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace jasnel {

/// The checksum of bytes that arrive part by part.
class Sha256 {
 public:
  Sha256();
  ~Sha256();

  void Add(std::string_view bytes);

  /// 64 hexadecimal digits. Nothing may be added afterwards.
  std::string Hex();

 private:
  struct Context;
  std::unique_ptr<Context> context_;
};

std::string Sha256Of(std::string_view bytes);

}  // namespace jasnel
