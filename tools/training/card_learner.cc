#include "tools/training/card_learner.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <numbers>
#include <span>

#include "ai/models/play_policy.h"
#include "jasnel/contract.h"
#include "jasnel/dealing.h"
#include "solver/threads.h"
#include "tools/training/card_deals.h"
#include "tools/training/card_network_integers.h"

namespace jasnel {
namespace {

constexpr std::size_t kParts = 4;
constexpr float kPointsOfAdvantage = 25;
constexpr float kMaxAdvantage = 4;
constexpr float kCriticLambda = 0.95f;
constexpr float kValueWeight = 0.3f;     // against that of the choice of cards
constexpr std::uint64_t kWarmUp = 200;   // steps of growing size, but no more than a tenth of all
constexpr float kMaxInputWeight = 1.9f;  // must fit in 8 bits
constexpr float kMeansFade = 0.9f;
constexpr float kSquaresFade = 0.999f;
constexpr float kMinRoot = 1e-7f;
constexpr float kMinChance = 1e-9f;

using Inputs = InputList<CardInputs::kMax>;
using AllInputs = InputList<CardInputs::kMax + 2 * (kSeats - 1) * kHandSize>;

AllInputs CriticInputsOf(const Inputs& seen, const PlayState& table, const SuitPlaces& places) {
  AllInputs inputs;
  for (const int input : seen) inputs.Add(input);
  for (int step = 1; step < kSeats; ++step) {
    const PlaySet hand = table.hands[(table.turn() + step) & 3];
    const int first = (step - 1) * kDeckSize;
    inputs.AddCards(CriticInputs::kHands + first, places.Placed(hand));
    for (const PlayCard card : hand) {
      if (((table.left - hand) & SuitOf(card) & Above(card)).empty()) {
        inputs.Add(CriticInputs::kMasters + first + places.Placed(card));
      }
    }
  }
  return inputs;
}

// Calls `visit(bit)` for each legal card, by SuitPlaces.
template <class Visit>
void ForEachBit(std::uint32_t bits, const Visit& visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

// A choice of a card, and what the networks said of it.
struct Choice {
  Choice(const PlayState& table, PlaySet legal_cards, const Rules& rules)
      : places(table),
        seen(CardInputsOf(table, legal_cards, places, rules)),
        all(CriticInputsOf(seen, table, places)),
        legal(places.Placed(legal_cards)),
        sign((table.turn() & 1) != 0 ? -1.0f : 1.0f) {}

  // Chances proportional to the exponentials of the outputs.
  void FindChances() {
    float most = -std::numeric_limits<float>::max();
    ForEachBit(legal, [&](int bit) { most = std::max(most, play.out[bit]); });
    float sum = 0;
    ForEachBit(legal, [&](int bit) { sum += chances[bit] = std::exp(play.out[bit] - most); });
    ForEachBit(legal, [&](int bit) { chances[bit] /= sum; });
  }

  int Draw(Random& random) const {
    float left = random.NextUnit();
    int drawn = 0;
    for (std::uint32_t bits = legal; bits != 0; bits &= bits - 1) {
      drawn = std::countr_zero(bits);
      left -= chances[drawn];
      if (left < 0) break;
    }
    return drawn;
  }

  float Entropy() const {
    float entropy = 0;
    ForEachBit(legal,
               [&](int bit) { entropy -= chances[bit] * std::log(chances[bit] + kMinChance); });
    return entropy;
  }

  SuitPlaces places;
  Inputs seen;
  AllInputs all;
  std::uint32_t legal;
  float sign;  // 1 for North and South, whose score counts
  int chosen = 0;
  CardPlayNetwork::Layers play{};
  CriticNetwork::Layers critic{};
  std::array<float, kDeckSize> chances{};
};

template <class Numbers>
void Append(std::string& bytes, const Numbers& numbers) {
  const auto all = std::as_bytes(std::span(numbers));
  bytes.append(reinterpret_cast<const char*>(all.data()), all.size());
}

template <class Numbers>
void Take(std::string_view& bytes, Numbers& numbers) {
  const auto all = std::as_writable_bytes(std::span(numbers));
  std::memcpy(all.data(), bytes.data(), all.size());
  bytes.remove_prefix(all.size());
}

}  // namespace

struct CardLearner::Part {
  std::vector<float> play;
  std::vector<float> critic;
  std::vector<Choice> choices;  // of one deal
  double entropy = 0;
  double missed = 0;
  double count = 0;
};

CardLearner::CardLearner(const LearningPlan& plan) : plan_(plan) {
  constexpr double kUsualInputs = 60;  // present
  Random random(plan.seed);
  play_.network.InitHe(kUsualInputs, random);
  if (plan.start != nullptr) play_.network = FromIntegers(*plan.start);
  critic_.network.InitHe(1.5 * kUsualInputs, random);
}

float CardLearner::temperature() const {
  const float part = static_cast<float>(steps_) / (0.8f * static_cast<float>(plan_.steps));
  return plan_.first_temperature *
         std::pow(plan_.last_temperature / plan_.first_temperature, std::min(1.0f, part));
}

void CardLearner::PlayPart(Part& part, std::uint64_t first) const {
  part.play.assign(CardPlayNetwork::kNumbers, 0);
  part.critic.assign(CriticNetwork::kNumbers, 0);
  part.entropy = part.missed = part.count = 0;
  const float bonus = temperature() / kPointsOfAdvantage;
  for (std::uint64_t i = 0; i < kDealsPerStep / kParts; ++i) {
    Random random = Random::Stream(plan_.seed, first + i);
    auto [drawn, rules, table] = DrawDealToLearn(random);
    const int own_side = static_cast<int>((first + i) % 2);
    part.choices.clear();
    while (!table.IsOver()) {
      const PlaySet legal = table.Legal(rules);
      if (legal.IsSingle()) {
        table.Play(legal.Lowest(), rules);
        continue;
      }
      if (plan_.opponent != nullptr && (table.turn() & 1) != own_side) {
        const PlayPolicy policy(*plan_.opponent);
        table.Play(policy.Chances(table, legal, rules).Likeliest(), rules);
        continue;
      }
      Choice& choice = part.choices.emplace_back(table, legal, rules);
      play_.network.Run(choice.seen, choice.play);
      critic_.network.Run(choice.all, choice.critic);
      choice.FindChances();
      choice.chosen = choice.Draw(random);
      table.Play(choice.places.CardAt(choice.chosen), rules);
    }
    const ContractResult result = ScoreContract(table.stakes(), table.won, rules);
    float next = static_cast<float>((result.score[0] - result.score[1]).count()) / kPointsOfValue;
    float advantage = 0;  // for North and South, of the cards from here on
    float missed = 0;     // the same for the critic
    for (std::size_t at = part.choices.size(); at-- > 0;) {
      const Choice& choice = part.choices[at];
      const float value = choice.sign * choice.critic.out[0];
      advantage = next - value + plan_.lambda * advantage;
      missed = next - value + kCriticLambda * missed;
      next = value;
      const float own_missed = choice.sign * missed;
      critic_.network.AddGradients(choice.all, choice.critic, {-own_missed}, part.critic.data());

      const float gain = std::clamp(choice.sign * advantage * (kPointsOfValue / kPointsOfAdvantage),
                                    -kMaxAdvantage, kMaxAdvantage);
      const float entropy = choice.Entropy();
      std::array<float, kCardOutputs> gradients{};
      ForEachBit(choice.legal, [&](int bit) {
        const float chance = choice.chances[bit];
        gradients[bit] = chance * (gain + bonus * (std::log(chance + kMinChance) + entropy));
      });
      gradients[choice.chosen] -= gain;
      const float too_much = choice.play.out[kValueOutput] - (choice.critic.out[0] + own_missed);
      gradients[kValueOutput] = kValueWeight * std::clamp(too_much, -kMaxAdvantage, kMaxAdvantage);
      play_.network.AddGradients(choice.seen, choice.play, gradients, part.play.data());
      part.entropy += static_cast<double>(entropy);
      part.missed += static_cast<double>(missed * missed);
      ++part.count;
    }
  }
}

template <class Network, class GradientsOf>
void CardLearner::Move(Fitted<Network>& fitted, std::size_t bounded,
                       const GradientsOf& gradients_of, const std::vector<Part>& parts) {
  const auto step = static_cast<double>(steps_);
  const double done = (step - 1) / static_cast<double>(plan_.steps);
  const auto warm_up = static_cast<double>(std::min(kWarmUp, plan_.steps / 10));
  const double warm = step < warm_up ? step / warm_up : 1;
  const double rate = static_cast<double>(plan_.first_rate) * warm *
                      (0.51 + 0.49 * std::cos(std::numbers::pi * done));
  // The fading means begin at 0; these correct that.
  const auto of_mean = static_cast<float>(rate / (1 - std::pow(kMeansFade, step)));
  const auto of_square = static_cast<float>(1 / (1 - std::pow(kSquaresFade, step)));
  double count = 0;
  for (const Part& part : parts) count += part.count;
  const auto share = static_cast<float>(1 / count);
  std::vector<float>& numbers = fitted.network.numbers();
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    float gradient = 0;
    for (const Part& part : parts) gradient += gradients_of(part)[i];
    gradient *= share;
    float& mean = fitted.means[i];
    float& square = fitted.squares[i];
    mean += (1 - kMeansFade) * (gradient - mean);
    square += (1 - kSquaresFade) * (gradient * gradient - square);
    numbers[i] -= of_mean * mean / (std::sqrt(of_square * square) + kMinRoot);
    if (i < bounded) numbers[i] = std::clamp(numbers[i], -kMaxInputWeight, kMaxInputWeight);
  }
}

void CardLearner::Step(int threads) {
  std::vector<Part> parts(kParts);
  OnPieces(kParts, threads, [&](std::size_t piece, int) {
    PlayPart(parts[piece], steps_ * kDealsPerStep + piece * (kDealsPerStep / kParts));
  });
  ++steps_;
  if (steps_ > plan_.critic_steps) {
    Move(
        play_, CardPlayNetwork::kFirstBias, [](const Part& part) { return part.play.data(); },
        parts);
  }
  Move(
      critic_, 0, [](const Part& part) { return part.critic.data(); }, parts);
  for (const Part& part : parts) {
    entropy_ += part.entropy;
    missed_ += part.missed;
    choices_ += part.count;
  }
}

CardLearner::Figures CardLearner::TakeFigures() {
  const Figures figures{entropy_ / choices_,
                        static_cast<double>(kPointsOfValue) * std::sqrt(missed_ / choices_)};
  entropy_ = missed_ = choices_ = 0;
  return figures;
}

std::string CardLearner::Bytes() const {
  std::string bytes;
  Append(bytes, std::span(&steps_, 1));
  const auto append = [&](const auto& fitted) {
    Append(bytes, fitted.network.numbers());
    Append(bytes, fitted.means);
    Append(bytes, fitted.squares);
  };
  append(play_);
  append(critic_);
  return bytes;
}

bool CardLearner::Restore(std::string_view bytes) {
  if (bytes.size() != Bytes().size()) return false;
  const auto steps = std::span(&steps_, 1);
  Take(bytes, steps);
  const auto take = [&](auto& fitted) {
    Take(bytes, fitted.network.numbers());
    Take(bytes, fitted.means);
    Take(bytes, fitted.squares);
  };
  take(play_);
  take(critic_);
  return true;
}

}  // namespace jasnel
