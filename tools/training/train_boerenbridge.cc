// Trains the models of boerenbridge by letting them play, and reports the results.
//
//     train_boerenbridge FOLDER DEALS ROUNDS
//
// FOLDER gets boerenbridge.bin and boerenbridge.txt.
// The plain models learn from the bids and cards of players with random play-outs in DEALS deals.
// The strong ones then learn from scratch: in each round DEALS deals are played with the current
// models, which try bids and cards and learn from their results.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/boerenbridge/models/models.h"
#include "bitboard/text/line_fields.h"
#include "solver/threads.h"
#include "tools/training/boerenbridge_choices.h"
#include "tools/training/choice_learner.h"
#include "tools/training/fit_choices.h"
#include "tools/training/model_files.h"
#include "tools/training/weights_source.h"

namespace jasnel::boerenbridge {
namespace {

constexpr int kPasses = 5;
constexpr float kFirstStep = 0.05f;
constexpr float kTemperature = 0.4f;  // points
constexpr int kReported = 5;          // a line is printed after so many rounds

// A model of bidding and one of playing.
struct Weights {
  std::vector<std::int16_t> bids = std::vector<std::int16_t>(ChoiceNet::Weights(kBidShape));
  std::vector<std::int16_t> cards = std::vector<std::int16_t>(ChoiceNet::Weights(kPlayShape));

  ModelWeights all() const { return {bids, cards}; }
  Models models() const { return Models(all()); }
};

void ReportOne(const char* what, ChoiceShape shape, const std::vector<std::int16_t>& weights,
               const ChoiceSamples& held_out) {
  const ChoiceLosses losses = LossesOf(shape, weights, held_out);
  std::printf("  %-5s  %9zu  %8.3f  %6.3f  %6.1f%%\n", what, held_out.size(), losses.log_loss,
              losses.evenly, 100 * losses.agrees);
}

// At once, or one after the other where there is one thread only.
void DoBoth(const std::function<void()>& one, const std::function<void()>& other) {
  OnPieces(2, 2, [&](std::size_t i, int) { (i == 0 ? one : other)(); });
}

// What players of random play-outs do.
Weights LearnPlain(std::uint64_t deals) {
  const PlayedChoices played = RolloutChoices({2 * deals, 1});
  Weights weights;
  DoBoth([&] { weights.bids = FitTaken(kBidShape, played.bids, kPasses); },
         [&] { weights.cards = FitTaken(kPlayShape, played.cards, kPasses); });
  const PlayedChoices held_out = RolloutChoices({deals / 10 + 1, 2});
  std::printf("Random play-outs, in other deals\n  Of       Choices  Log-loss  Evenly   Agrees\n");
  ReportOne("bids", kBidShape, weights.bids, held_out.bids);
  ReportOne("cards", kPlayShape, weights.cards, held_out.cards);
  std::fflush(stdout);
  return weights;
}

// How warm it is in a round, from 0: at first everything is tried.
float TemperatureOf(int round) {
  return kTemperature * std::max(1.0f, 4.0f - 0.5f * static_cast<float>(round));
}

Weights LearnStrong(const Weights& plain, std::uint64_t deals, int rounds) {
  ChoiceLearner bids(kBidShape);
  ChoiceLearner cards(kPlayShape);
  Weights weights;  // at first all bids and all cards are as likely
  std::printf("One at a glance among four of these\n  Rounds   Score  Others    More    Made\n");
  for (int round = 0; round < rounds; ++round) {
    const PlayedChoices tried = TriedChoices({weights.models(), plain.models()},
                                             {deals, 1000 + static_cast<std::uint64_t>(round)});
    const float temperature = TemperatureOf(round);
    const float step = kFirstStep * (1 - static_cast<float>(round) / static_cast<float>(rounds));
    const auto learn = [&](ChoiceLearner& learner, const ChoiceSamples& samples) {
      learner.Forget();
      for (std::size_t i = 0; i < samples.size(); ++i) {
        learner.LearnWorth(samples, i, temperature, step);
      }
    };
    DoBoth([&] { learn(bids, tried.bids); }, [&] { learn(cards, tried.cards); });
    weights = {bids.Weights(), cards.Weights()};
    if ((round + 1) % kReported != 0 && round + 1 != rounds) continue;
    const PolicyScore score = ScorePolicies({weights.models(), plain.models()}, {2 * deals, 99});
    std::printf("  %6d  %6.3f  %6.3f  %+6.3f  %5.1f%%\n", round + 1, score.score, score.others,
                score.score - score.others, 100 * score.makes);
    std::fflush(stdout);
  }
  return weights;
}

std::optional<Error> Train(const std::string& folder, std::uint64_t deals, int rounds) {
  const Weights plain = LearnPlain(deals);
  const Weights strong = LearnStrong(plain, deals, rounds);
  return FileOf(strong.all(), plain.all()).Write(folder);
}

int Main(std::span<char* const> arguments) {
  const auto number = [&](std::size_t i) { return WholeNumber(arguments[i], 1, 1'000'000); };
  if (arguments.size() != 4 || !number(2) || !number(3)) {
    std::fprintf(stderr, "usage: train_boerenbridge FOLDER DEALS ROUNDS\n");
    return 2;
  }
  return StatusOf("train_boerenbridge",
                  Train(arguments[1], static_cast<std::uint64_t>(*number(2)), *number(3)));
}

}  // namespace
}  // namespace jasnel::boerenbridge

int main(int count, char** arguments) {
  return jasnel::boerenbridge::Main({arguments, static_cast<std::size_t>(count)});
}
