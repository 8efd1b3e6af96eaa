// Learns card play by playing deals against itself.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/models/card_network.h"
#include "jasnel/result.h"
#include "tools/training/layered_network.h"

namespace jasnel {

/// The inputs of the critic, which sees all hands: those of a seat, and for each other seat the
/// cards it holds and those of them that none left beats.
struct CriticInputs {
  static constexpr int kHands = CardInputs::kCount;
  static constexpr int kMasters = kHands + (kSeats - 1) * kDeckSize;
  static constexpr int kCount = kMasters + (kSeats - 1) * kDeckSize;
};

/// What becomes a CardNetwork, and the critic that it learns from.
using CardPlayNetwork =
    LayeredNetwork<CardInputs::kCount, kCardUnits, kSecondCardUnits, kCardOutputs>;
using CriticNetwork = LayeredNetwork<CriticInputs::kCount, 256, 32, 1>;

/// How to learn. The same plan gives the same network, at least on one kind of machine.
struct LearningPlan {
  std::uint64_t steps = 44'000;  ///< each of kDealsPerStep deals
  float first_rate = 5e-3f;      ///< step size of Adam, which decreases to almost 0 as a cosine
  float first_temperature = 4;   ///< in points: see CardLearner ...
  float last_temperature = 1.5;  ///< ... which is reached after four fifths of the steps
  float lambda = 0.8f;           ///< how far an advantage looks beyond the critic, from 0 to 1
  std::uint64_t seed = 1;

  /// Who has the seats of the other side, always with its likeliest card, and does not learn; null
  /// for the network itself. It must outlive the learner.
  const CardNetwork* opponent = nullptr;
  const PackedCardNetwork* start = nullptr;  ///< where the network begins; null for random numbers
  std::uint64_t critic_steps = 0;            ///< the first ones, in which the critic alone learns
};

/// Actor and critic (Sutton and Barto, "Reinforcement learning", 2018, chapter 13). All four seats
/// play by the chances of one network, which sees what a seat sees. A critic, which sees all hands
/// and is not needed later, learns the score that a position leads to. Cards after which the score
/// turned out better than the critic expected (generalized advantage: Schulman et al., 2016) become
/// likelier. A bonus of `temperature` points for each unit of entropy keeps the choice open, so
/// that in the end the log odds of two cards are the difference of their values, divided by the
/// temperature. The network also learns the score that a seat can expect.
///
/// Against an opponent that does not change it learns what beats that one, with North-South in
/// every other deal: what it then gains is a lower bound of how far the opponent is from unbeatable
/// (docs/research/exploitability.md).
class CardLearner {
 public:
  static constexpr int kDealsPerStep = 256;
  static constexpr float kPointsOfValue = 50;  ///< one in the output of a value is so many points

  explicit CardLearner(const LearningPlan& plan);

  /// Plays the next deals and learns from them. The same, whatever the threads.
  void Step(int threads);

  std::uint64_t steps() const { return steps_; }
  bool IsDone() const { return steps_ >= plan_.steps; }
  const CardPlayNetwork& network() const { return play_.network; }

  /// Means since the last call: entropy of a choice, and root mean square of what the critic
  /// missed, in points.
  struct Figures {
    double entropy = 0;
    double missed = 0;
  };
  Figures TakeFigures();

  /// All numbers, to go on later.
  std::string Bytes() const;

  /// Goes on from Bytes() of a learner; false, and nothing is changed, if they are not that.
  bool Restore(std::string_view bytes);

 private:
  struct Part;  // of the deals of a step

  // A network, and the fading means of its gradients and of their squares.
  template <class Network>
  struct Fitted {
    Network network;
    std::vector<float> means = std::vector<float>(Network::kNumbers);
    std::vector<float> squares = std::vector<float>(Network::kNumbers);
  };

  float temperature() const;
  void PlayPart(Part& part, std::uint64_t first) const;
  template <class Network, class GradientsOf>
  void Move(Fitted<Network>& fitted, std::size_t bounded, const GradientsOf& gradients_of,
            const std::vector<Part>& parts);

  LearningPlan plan_;
  std::uint64_t steps_ = 0;
  Fitted<CardPlayNetwork> play_;
  Fitted<CriticNetwork> critic_;
  double entropy_ = 0;  // sums for the figures
  double missed_ = 0;
  double choices_ = 0;
};

}  // namespace jasnel
