// Lets the card network learn by playing against itself, and writes it.
//
//     train_card_network FOLDER CHECKPOINT STEPS
//
// FOLDER gets card_network.bin and card_network.txt.
// CHECKPOINT is what was learned so far; if it is there, the program goes on from it. It is written
// every thousand steps, when a line of the curve is printed too, and after Ctrl-C.
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "jasnel/solver.h"
#include "solver/threads.h"
#include "tools/shared/files.h"
#include "tools/shared/run/progress.h"
#include "tools/training/card_learner.h"
#include "tools/training/card_match.h"
#include "tools/training/card_network_integers.h"
#include "tools/training/model_files.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kStepsPerLine = 1000;
constexpr std::uint64_t kDealsPerLine = 1000;
constexpr std::uint64_t kDealsAtEnd = 10'000;

std::optional<Error> Restore(const std::string& path, CardLearner& learner) {
  if (!std::filesystem::exists(path)) return std::nullopt;
  const auto bytes = ReadWholeFile(path, learner.Bytes().size());
  if (!bytes) return bytes.error();
  if (learner.Restore(*bytes)) return std::nullopt;
  return Error{path + ": expected a checkpoint of train_card_network, or no file"};
}

std::optional<Error> Train(const std::string& folder, const std::string& checkpoint,
                           std::uint64_t steps) {
  CardLearner learner({.steps = steps});
  if (auto error = Restore(checkpoint, learner)) return error;
  std::printf("  steps      deals   entropy   critic off   points a deal over simple\n");
  while (!learner.IsDone() && !Interrupted()) {
    learner.Step(DefaultThreads());
    if (learner.steps() % kStepsPerLine != 0 && !learner.IsDone()) continue;
    if (auto error = WriteWholeFile(checkpoint, learner.Bytes())) return error;
    const auto packed = ToIntegers(learner.network());
    if (!packed) return packed.error();
    const CardLearner::Figures figures = learner.TakeFigures();
    const Margin margin = MarginOverSimple(Unpacked<CardNetwork>(*packed),
                                           learner.IsDone() ? kDealsAtEnd : kDealsPerLine);
    std::printf("%7llu %10llu %9.3f %12.1f   %+.1f +- %.1f\n",
                static_cast<unsigned long long>(learner.steps()),
                static_cast<unsigned long long>(learner.steps() * CardLearner::kDealsPerStep),
                figures.entropy, figures.missed, margin.points, margin.half_width);
    std::fflush(stdout);
  }
  if (!learner.IsDone()) {
    if (auto error = WriteWholeFile(checkpoint, learner.Bytes())) return error;
    return Error{"stopped by Ctrl-C; the same command goes on"};
  }
  const auto packed = ToIntegers(learner.network());
  if (!packed) return packed.error();
  return FileOf(*packed).Write(folder);
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
