#include "jasnel/system_random.h"

#include <unistd.h>
#if defined(__APPLE__)
#include <sys/random.h>
#endif

namespace jasnel {

bool SystemEntropy(std::span<std::byte> bytes) {
  return getentropy(bytes.data(), bytes.size()) == 0;
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
