// Choices with the worth of each option: the data a ChoiceNet is fitted to.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace jasnel {

/// A sequence of choices.
class ChoiceSamples {
 public:
  /// Begins a choice with the features shared by its options.
  void Begin(std::span<const std::int16_t> shared) {
    choices_.push_back({numbers_.size(), numbers_.size() + shared.size(), options_.size(), 0});
    numbers_.insert(numbers_.end(), shared.begin(), shared.end());
  }

  /// Adds an option to the last choice: its own features, and its measured worth, in any unit.
  void AddOption(std::span<const std::int16_t> own, float worth) {
    options_.push_back({numbers_.size(), numbers_.size() + own.size(), worth});
    numbers_.insert(numbers_.end(), own.begin(), own.end());
    ++choices_.back().options;
  }

  /// Appends all of `other`.
  void Append(const ChoiceSamples& other);

  std::size_t size() const { return choices_.size(); }
  std::size_t options(std::size_t choice) const { return choices_[choice].options; }
  std::span<const std::int16_t> shared(std::size_t choice) const {
    return Numbers(choices_[choice].begin, choices_[choice].end);
  }
  std::span<const std::int16_t> own(std::size_t choice, std::size_t option) const {
    const Option& it = options_[choices_[choice].first_option + option];
    return Numbers(it.begin, it.end);
  }
  float worth(std::size_t choice, std::size_t option) const {
    return options_[choices_[choice].first_option + option].worth;
  }

 private:
  struct Choice {
    std::size_t begin;
    std::size_t end;
    std::size_t first_option;
    std::size_t options;
  };
  struct Option {
    std::size_t begin;
    std::size_t end;
    float worth;
  };

  std::span<const std::int16_t> Numbers(std::size_t begin, std::size_t end) const {
    return std::span(numbers_).subspan(begin, end - begin);
  }

  std::vector<std::int16_t> numbers_;
  std::vector<Choice> choices_;
  std::vector<Option> options_;
};

}  // namespace jasnel
