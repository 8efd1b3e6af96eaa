#include "tools/training/choice_samples.h"

namespace jasnel {

void ChoiceSamples::Append(const ChoiceSamples& other) {
  for (std::size_t choice = 0; choice < other.size(); ++choice) {
    Begin(other.shared(choice));
    for (std::size_t option = 0; option < other.options(choice); ++option) {
      AddOption(other.own(choice, option), other.worth(choice, option));
    }
  }
}

}  // namespace jasnel
