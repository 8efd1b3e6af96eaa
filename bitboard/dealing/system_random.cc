#include "jasnel/system_random.h"

#if defined(_WIN32)
#include <algorithm>
#include <cstring>
#include <random>
#else
#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif
#endif

namespace jasnel {

bool SystemEntropy(std::span<std::byte> bytes) {
#if defined(_WIN32)
  std::random_device device;
  while (!bytes.empty()) {
    const std::random_device::result_type number = device();
    const std::size_t size = std::min(bytes.size(), sizeof number);
    std::memcpy(bytes.data(), &number, size);
    bytes = bytes.subspan(size);
  }
  return true;
#else
  return getentropy(bytes.data(), bytes.size()) == 0;
#endif
}

std::uint64_t SystemRandom::Next() {
  if (left_ == 0) {
    left_ = numbers_.size();
    if (!failure_ && !entropy_(std::as_writable_bytes(std::span(numbers_)))) {
      failure_ = Error{Say("the system gives no random numbers; expected it to, or a seed",
                           "het systeem geeft geen toevalsgetallen; verwacht dat het dat doet, of "
                           "een seed")};
    }
    if (failure_) {
      // Some that differ: whoever draws until a number fits comes to an end.
      Random other(0);
      for (std::uint64_t& number : numbers_) number = other.Next();
    }
  }
  return numbers_[--left_];
}

}  // namespace jasnel
