#include "tools/training/learn_cards.h"

#include <cstdint>
#include <filesystem>

#include "solver/threads.h"
#include "tools/shared/files.h"
#include "tools/shared/run/progress.h"
#include "tools/training/card_network_integers.h"
#include "tools/training/model_files.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kStepsPerReport = 1000;

}  // namespace

std::optional<Error> LearnCards(CardLearner& learner, const std::string& folder,
                                const std::string& checkpoint,
                                const std::function<void(const CardNetwork&)>& report) {
  if (std::filesystem::exists(checkpoint)) {
    const auto bytes = ReadWholeFile(checkpoint, learner.Bytes().size());
    if (!bytes) return bytes.error();
    if (!learner.Restore(*bytes)) {
      return Error{checkpoint + ": expected a checkpoint of a card network, or no file"};
    }
  }
  while (!learner.IsDone() && !Interrupted()) {
    learner.Step(DefaultThreads());
    if (learner.steps() % kStepsPerReport != 0 && !learner.IsDone()) continue;
    if (auto error = WriteWholeFile(checkpoint, learner.Bytes())) return error;
    const auto packed = ToIntegers(learner.network());
    if (!packed) return packed.error();
    report(Unpacked<CardNetwork>(*packed));
  }
  if (!learner.IsDone()) {
    if (auto error = WriteWholeFile(checkpoint, learner.Bytes())) return error;
    return Error{"stopped by Ctrl-C; the same command goes on"};
  }
  const auto packed = ToIntegers(learner.network());
  if (!packed) return packed.error();
  return FileOf(*packed).Write(folder);
}

}  // namespace jasnel
