// Hands with what their contracts are worth, guessed, to fit the book of hands to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/models/contract_model.h"
#include "ai/models/hand_book.h"
#include "jasnel/dealing.h"
#include "jasnel/position.h"
#include "jasnel/rules.h"

namespace jasnel {

/// A hand with a trump suit: what the network sees of it, and what it should yield on average. A
/// chance stands in the place of log odds; scores are hundreds of points.
struct HandSample {
  static constexpr std::size_t kMaxInputs = kHandSize + kSuits + 3;

  std::array<std::uint8_t, kMaxInputs> inputs{};
  std::uint8_t size = 0;  ///< inputs that are there
  std::array<float, HandNetwork::kOutputs> targets{};

  std::span<const std::uint8_t> Inputs() const { return std::span(inputs).first(size); }
};

/// What the network sees of a hand.
HandSample SampleOf(CardSet hand, Suit trump, const Rules& rules);

/// Its deals are of no test and no figure.
inline constexpr std::uint64_t kGuessesSeed = 4343;

/// Guesses what contracts are worth by ContractModel, without search.
class HandGuesser {
 public:
  HandGuesser();

  /// Hands in each deal: four, with each suit as trump.
  static constexpr std::size_t kEach = kSeats * kSuits;

  /// Appends the hands of deal `number`, which is drawn. The rules are those of play of `kbn` in
  /// three deals of eight, those of `nku-rotterdam` in three, and otherwise drawn.
  void Add(Random& random, std::uint64_t number, std::vector<HandSample>& samples) const;

  /// Appends the hands of a deal, with the guesses in the order of kHandOutputs and of places.
  void Add(const Hands& hands, const Rules& rules, std::vector<HandSample>& samples) const;

 private:
  void Guess(const Hands& hands, const Rules& rules, std::span<HandSample, kEach> samples) const;

  struct Models {
    ContractModel all;
    ContractModel own;
  };

  const Models& ModelsOf(const Rules& rules) const;

  std::vector<Models> models_;
};

}  // namespace jasnel
