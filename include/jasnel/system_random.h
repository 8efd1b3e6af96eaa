// Random numbers of the operating system, for deals in play: nobody can foresee them, and they
// never come again. What shows such a deal again is the deal itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "jasnel/dealing.h"
#include "jasnel/result.h"

namespace jasnel {

/// Fills `bytes` with random bytes; false if there are none.
using Entropy = bool (*)(std::span<std::byte> bytes);

/// Those of the operating system for secrets; in WebAssembly those that the host gives.
bool SystemEntropy(std::span<std::byte> bytes);

/// All its bits are those of `entropy`.
class SystemRandom : public Draws<SystemRandom> {
 public:
  explicit SystemRandom(Entropy entropy = SystemEntropy) : entropy_(entropy) {}

  std::uint64_t Next();

  /// Why there were no random numbers. What was drawn since is not random, and to be thrown away.
  const std::optional<Error>& failure() const { return failure_; }

 private:
  Entropy entropy_;
  // As many as a whole deal takes, and as the system gives at once.
  std::array<std::uint64_t, 32> numbers_{};
  std::size_t left_ = 0;
  std::optional<Error> failure_;
};

/// What `draw` makes of generator `number` of `seed`; without a seed, what it makes of numbers of
/// the system, or why there are none. `draw` takes either generator, and returns a `T` or an error.
template <class T, class Draw>
Result<T> DrawFrom(std::optional<std::uint64_t> seed, std::uint64_t number, const Draw& draw) {
  if (seed) {
    Random random = Random::Stream(*seed, number);
    return draw(random);
  }
  SystemRandom random;
  Result<T> drawn = draw(random);
  if (random.failure()) return *random.failure();
  return drawn;
}

}  // namespace jasnel
