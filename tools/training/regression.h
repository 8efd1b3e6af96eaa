// Linear and logistic regression on sparse features.
#pragma once

#include <cstddef>
#include <vector>

namespace jasnel {

/// A feature and its count in a sample.
struct Feature {
  int number;
  float count;
};

/// The data to fit: samples of features with the observed value.
class Samples {
 public:
  explicit Samples(int features) : features_(features), begins_{0} {}

  void Add(const std::vector<Feature>& features, float found) {
    all_.insert(all_.end(), features.begin(), features.end());
    begins_.push_back(all_.size());
    found_.push_back(found);
  }

  int features() const { return features_; }
  std::size_t size() const { return found_.size(); }
  float found(std::size_t sample) const { return found_[sample]; }
  const Feature* begin(std::size_t sample) const { return all_.data() + begins_[sample]; }
  const Feature* end(std::size_t sample) const { return all_.data() + begins_[sample + 1]; }

 private:
  int features_;
  std::vector<Feature> all_;
  std::vector<std::size_t> begins_;
  std::vector<float> found_;
};

/// The weights that minimise the squares of sum(weight * count) - found. `ridge` is the penalty for
/// the square of a weight, in squares of the observed value; it shrinks weights that no sample
/// distinguishes and makes the solution unique.
std::vector<double> FitLinear(const Samples& samples, double ridge);

/// The weights that maximise the likelihood of found (0 or 1) with chances 1 / (1 + exp(-sum)). The
/// square of a weight costs half of `ridge` in log-likelihood, so that the weights stay finite even
/// for outcomes that always occurred. By Newton's method (iteratively reweighted least squares).
std::vector<double> FitLogistic(const Samples& samples, double ridge);

}  // namespace jasnel
