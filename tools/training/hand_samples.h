// Hands with what their contracts are worth, guessed or solved, to fit the book of hands to.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "ai/models/contract_model.h"
#include "ai/models/hand_book.h"
#include "jasnel/position.h"
#include "jasnel/result.h"
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

/// Guesses what contracts are worth by ContractModel, without search.
class HandGuesser {
 public:
  HandGuesser();

  /// Hands in each deal: four, with each suit as trump.
  static constexpr std::size_t kEach = kSeats * kSuits;

  /// Appends the hands of deal `number` of Random::Stream(4343, number), which is of no test and no
  /// figure. The rules are those of play of `kbn` in three deals of eight, those of `nku-rotterdam`
  /// in three, and otherwise drawn.
  void Add(std::uint64_t number, std::vector<HandSample>& samples) const;

  /// The guesses for a deal, in the order of kHandOutputs and of places, for each seat and suit.
  void Guess(const Hands& hands, const Rules& rules, std::span<HandSample, kEach> samples) const;

 private:
  struct Models {
    ContractModel all;
    ContractModel own;
  };

  const Models& ModelsOf(const Rules& rules) const;

  std::vector<Models> models_;
};

/// A solved deal of a study that asks for tables.
struct TableOfDeal {
  Hands hands;
  // By trump and leader: a bit for each side, and scores of North-South minus East-West by
  // declaring side.
  std::array<std::array<std::uint8_t, kSeats>, kSuits> makes;
  std::array<std::array<std::uint8_t, kSeats>, kSuits> pit;
  std::array<std::array<std::array<std::int16_t, 2>, kSeats>, kSuits> score;
};

/// The deals of a file that `jasnel study join` wrote. An error if it has other rows.
Result<std::vector<TableOfDeal>> ReadTables(const std::string& path);

/// The hands of a solved deal. Targets are what was found minus what is guessed: zero on average if
/// guesses were right. Nothing is known of kScoreOwn, whose targets are 0.
void AddMisses(const TableOfDeal& table, const Rules& rules, const HandGuesser& guesser,
               std::vector<HandSample>& samples);

}  // namespace jasnel
