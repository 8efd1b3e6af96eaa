#include "tools/training/network_fitter.h"

#include <cmath>
#include <cstring>
#include <numbers>
#include <utility>

namespace jasnel {
namespace {

using Matrix = Network::Matrix;

constexpr double kMeanFades = 0.9;
constexpr double kSquaresFade = 0.999;
constexpr float kMinRoot = 1e-8f;

// Random numbers of mean 0 and this variance.
void InitHe(Matrix& weights, double variance, Random& random) {
  const auto most = static_cast<float>(std::sqrt(3 * variance));
  for (float& weight : weights.reshaped()) weight = most * (2 * random.NextUnit() - 1);
}

Network Scattered(const NetworkShape& shape, double inputs_present, Random& random) {
  Network network(shape);
  InitHe(network.inputs, 2 / inputs_present, random);
  InitHe(network.second, 2.0 / shape.first, random);
  InitHe(network.last, 1.0 / shape.second, random);
  return network;
}

Network Zero(Network network) {
  for (Matrix* const weights : network.All()) weights->setZero();
  return network;
}

// `misses` where a change of what entered the layer changes what left it, 0 elsewhere.
void PassThrough(const Matrix& left, Matrix& misses) {
  misses.array() *= (left.array() > 0 && left.array() < Network::kMaxOut).cast<float>();
}

}  // namespace

NetworkFitter::NetworkFitter(Network network, double planned, double first_step)
    : first_step_(first_step),
      planned_(planned),
      network_(std::move(network)),
      gradients_(Zero(network_)),
      means_(gradients_),
      squares_(gradients_) {}

NetworkFitter::NetworkFitter(const NetworkShape& shape, double inputs_present, double planned,
                             Random& random)
    : NetworkFitter(Scattered(shape, inputs_present, random), planned) {}

void NetworkFitter::Backward() {
  // The sum of a single column depends on how it is taken: the weights in the tree come from this.
  if (misses_.out.cols() == 1) {
    gradients_.last_bias(0, 0) = misses_.out.sum();
  } else {
    gradients_.last_bias = misses_.out.colwise().sum();
  }
  gradients_.last.noalias() = misses_.out.transpose() * layers_.second;
  misses_.second.noalias() = misses_.out * network_.last;
  PassThrough(layers_.second, misses_.second);
  gradients_.second_bias = misses_.second.colwise().sum();
  gradients_.second.noalias() = misses_.second.transpose() * layers_.first;
  misses_.first.noalias() = misses_.second * network_.second;
  PassThrough(layers_.first, misses_.first);
  gradients_.first_bias = misses_.first.colwise().sum();
}

void NetworkFitter::AdamStep() {
  ++steps_;
  const double size = first_step_ / 2 * (1 + std::cos(std::numbers::pi * steps_ / planned_));
  // The fading means begin at 0; these correct that.
  const auto mean_step = static_cast<float>(size / (1 - std::pow(kMeanFades, steps_)));
  const auto square_part = static_cast<float>(1 / (1 - std::pow(kSquaresFade, steps_)));
  const auto all = network_.All();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto gradients = gradients_.All()[i]->array();
    auto means = means_.All()[i]->array();
    auto squares = squares_.All()[i]->array();
    means += static_cast<float>(1 - kMeanFades) * (gradients - means);
    squares += static_cast<float>(1 - kSquaresFade) * (gradients.square() - squares);
    all[i]->array() -= mean_step * means / ((square_part * squares).sqrt() + kMinRoot);
  }
}

std::string NetworkFitter::Bytes() const {
  std::string bytes(sizeof steps_, '\0');
  std::memcpy(bytes.data(), &steps_, sizeof steps_);
  for (const Network* const network : {&network_, &means_, &squares_}) bytes += BytesOf(*network);
  return bytes;
}

bool NetworkFitter::Restore(std::string_view bytes) {
  if (bytes.size() != Bytes().size()) return false;
  std::memcpy(&steps_, bytes.data(), sizeof steps_);
  bytes.remove_prefix(sizeof steps_);
  for (Network* const network : {&network_, &means_, &squares_}) TakeBytes(bytes, *network);
  return true;
}

}  // namespace jasnel
