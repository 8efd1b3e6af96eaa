// Lets the call network learn by bidding and playing against itself, and writes it.
//
//     train_call_network FOLDER CHECKPOINT ROUNDS
//
// FOLDER gets call_network.bin and call_network.txt.
// CHECKPOINT is what was learned so far; if it is there, the program goes on from it. It is written
// every ten rounds, when a line of the curve is printed too, and after Ctrl-C.
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
#include "tools/training/call_learner.h"
#include "tools/training/model_files.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kRoundsPerLine = 10;

std::optional<Error> Train(const std::string& folder, const std::string& checkpoint,
                           std::uint64_t rounds) {
  CallLearner learner(rounds, 1);
  if (std::filesystem::exists(checkpoint)) {
    const auto bytes = ReadWholeFile(checkpoint, learner.Bytes().size());
    if (!bytes) return bytes.error();
    if (!learner.Restore(*bytes)) {
      return Error{checkpoint + ": expected a checkpoint of train_call_network, or no file"};
    }
  }
  std::printf(" rounds      deals   score off    chance off   pass off\n");
  while (!learner.IsDone() && !Interrupted()) {
    if (auto error = learner.Round(DefaultThreads())) return error;
    if (learner.rounds() % kRoundsPerLine != 0 && !learner.IsDone()) continue;
    if (auto error = WriteWholeFile(checkpoint, learner.Bytes())) return error;
    const CallLearner::Misses& misses = learner.misses();
    std::printf("%7llu %10llu %11.2f %13.4f %10.2f\n",
                static_cast<unsigned long long>(learner.rounds()),
                static_cast<unsigned long long>(learner.rounds() * CallLearner::kDealsPerRound),
                misses.score, misses.makes, misses.pass);
    std::fflush(stdout);
  }
  if (!learner.IsDone()) {
    if (auto error = WriteWholeFile(checkpoint, learner.Bytes())) return error;
    return Error{"stopped by Ctrl-C; the same command goes on"};
  }
  const auto network = learner.network();
  if (!network) return network.error();
  return FileOf(*network).Write(folder);
}

int Main(std::span<char* const> arguments) {
  std::uint64_t rounds = 0;
  const std::string_view number = arguments.size() == 4 ? arguments[3] : "";
  const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), rounds);
  if (number.empty() || error != std::errc() || end != number.data() + number.size() ||
      rounds == 0) {
    std::fprintf(stderr, "usage: train_call_network FOLDER CHECKPOINT ROUNDS\n");
    return 2;
  }
  CatchInterrupts();
  return StatusOf("train_call_network", Train(arguments[1], arguments[2], rounds));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}
