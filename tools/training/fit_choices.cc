#include "tools/training/fit_choices.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

#include "jasnel/dealing.h"
#include "tools/training/choice_learner.h"

namespace jasnel {

std::vector<std::int16_t> FitTaken(ChoiceShape shape, const ChoiceSamples& samples, int passes) {
  constexpr float kFirstStep = 0.05f;
  ChoiceLearner learner(shape);
  std::vector<std::size_t> order(samples.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  Random random(2);
  for (int pass = 0; pass < passes; ++pass) {
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[random.Below64(i)]);
    }
    const float step = kFirstStep * (1 - static_cast<float>(pass) / static_cast<float>(passes));
    for (const std::size_t choice : order) learner.LearnTaken(samples, choice, step);
  }
  return learner.Weights();
}

ChoiceLosses LossesOf(ChoiceShape shape, const std::vector<std::int16_t>& weights,
                      const ChoiceSamples& samples) {
  const ChoiceNet net(shape, weights);
  ChoiceLosses losses;
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    const auto shared = net.Shared(samples.shared(choice));
    const std::size_t options = samples.options(choice);
    std::vector<double> values;
    std::size_t taken = 0;
    for (std::size_t i = 0; i < options; ++i) {
      values.push_back(static_cast<double>(net.Value(shared, samples.own(choice, i))));
      if (samples.worth(choice, i) > samples.worth(choice, taken)) taken = i;
    }
    const auto likeliest = std::ranges::max_element(values);
    double total = 0;
    for (const double value : values) total += std::exp(value - *likeliest);
    losses.log_loss += std::log(total) - (values[taken] - *likeliest);
    losses.evenly += std::log(static_cast<double>(options));
    losses.agrees += values[taken] == *likeliest ? 1 : 0;
  }
  const auto count = static_cast<double>(std::max<std::size_t>(samples.size(), 1));
  for (double* loss : {&losses.log_loss, &losses.evenly, &losses.agrees}) *loss /= count;
  return losses;
}

}  // namespace jasnel
