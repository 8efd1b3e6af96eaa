// Lets the card network learn by playing against itself, and writes it.
//
//     train_card_network FOLDER CHECKPOINT STEPS
//
// FOLDER gets card_network.bin and card_network.txt.
// CHECKPOINT is what was learned so far; if it is there, the program goes on from it. It is written
// every thousand steps, when a line of the curve is printed too, and after Ctrl-C.
#include <charconv>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "tools/shared/run/progress.h"
#include "tools/training/card_learner.h"
#include "tools/training/card_match.h"
#include "tools/training/learn_cards.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kDealsPerLine = 1000;
constexpr std::uint64_t kDealsAtEnd = 10'000;

std::optional<Error> Train(const std::string& folder, const std::string& checkpoint,
                           std::uint64_t steps) {
  CardLearner learner({.steps = steps});
  std::printf("  steps      deals   entropy   critic off   points a deal over simple\n");
  return LearnCards(learner, folder, checkpoint, [&](const CardNetwork& network) {
    const CardLearner::Figures figures = learner.TakeFigures();
    const Margin margin = MarginOverSimple(network, learner.IsDone() ? kDealsAtEnd : kDealsPerLine);
    std::printf("%7llu %10llu %9.3f %12.1f   %+.1f +- %.1f\n",
                static_cast<unsigned long long>(learner.steps()),
                static_cast<unsigned long long>(learner.steps() * CardLearner::kDealsPerStep),
                figures.entropy, figures.missed, margin.points, margin.half_width);
    std::fflush(stdout);
  });
}

int Main(std::span<char* const> arguments) {
  std::uint64_t steps = 0;
  const std::string_view number = arguments.size() == 4 ? arguments[3] : "";
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), steps);
  if (number.empty() || error != std::errc() || end != number.data() + number.size() ||
      steps == 0) {
    std::fprintf(stderr, "usage: train_card_network FOLDER CHECKPOINT STEPS\n");
    return 2;
  }
  CatchInterrupts();
  return StatusOf("train_card_network", Train(arguments[1], arguments[2], steps));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}
