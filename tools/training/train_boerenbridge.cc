// Teaches the models of boerenbridge by letting them play, and reports how that went.
//
//     train_boerenbridge WEIGHTS.cc DEALS ROUNDS
//
// In each round the player at full strength plays DEALS deals with the models of the round before,
// random bids and cards in the first; the models then learn what it thought of its bids and cards.
// They learn from the last two rounds, but never again from the first. Of each round a tenth more
// deals are played for the report, which is printed.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ai/boerenbridge/models.h"
#include "bitboard/line_fields.h"
#include "tools/training/boerenbridge_choices.h"
#include "tools/training/fit_choices.h"
#include "tools/training/weights_source.h"

namespace jasnel::boerenbridge {
namespace {

constexpr int kPasses = 10;
constexpr float kTemperature = 0.4f;  // points

// A model of bidding and one of playing.
struct Weights {
  std::vector<std::int16_t> bids = std::vector<std::int16_t>(ChoiceNet::Weights(kBidShape));
  std::vector<std::int16_t> cards = std::vector<std::int16_t>(ChoiceNet::Weights(kPlayShape));

  Models models() const { return Models({bids, cards}); }
};

std::string ArraySource(const char* name, const char* shape,
                        const std::vector<std::int16_t>& weights) {
  constexpr std::size_t kNumbersPerLine = 24;
  const auto format = [](int weight) { return std::to_string(weight); };
  return std::string("const std::array<std::int16_t, ChoiceNet::Weights(") + shape + ")> " + name +
         " = {\n" + NumberLines(weights, kNumbersPerLine, format) + ",\n};\n";
}

std::string Source(const Weights& weights, const Weights& plain) {
  return WeightsSource("tools/train_boerenbridge.sh", "ai/boerenbridge/weights.h",
                       "namespace boerenbridge {\n" +
                           ArraySource("kBidWeights", "kBidShape", weights.bids) + "\n" +
                           ArraySource("kPlayWeights", "kPlayShape", weights.cards) + "\n" +
                           ArraySource("kPlainBidWeights", "kBidShape", plain.bids) + "\n" +
                           ArraySource("kPlainPlayWeights", "kPlayShape", plain.cards) +
                           "}  // namespace boerenbridge\n");
}

Weights Fit(const PlayedChoices& choices) {
  return {FitChoices(kBidShape, choices.bids, kTemperature, kPasses),
          FitChoices(kPlayShape, choices.cards, kTemperature, kPasses)};
}

void ReportOne(const char* of, const char* what, const ChoiceSamples& samples,
               const ChoiceLosses& losses) {
  std::printf("  %-7s  %-5s  %9zu  %9.3f  %6.3f  %6.3f  %6.1f%%\n", of, what, samples.size(),
              losses.likeliest, losses.drawn, losses.any, 100 * losses.agrees);
  std::fflush(stdout);
}

void Report(const std::string& of, const PlayedChoices& held_out, const Weights& weights) {
  ReportOne(of.c_str(), "bids", held_out.bids, LossesOf(kBidShape, weights.bids, held_out.bids));
  ReportOne(of.c_str(), "cards", held_out.cards,
            LossesOf(kPlayShape, weights.cards, held_out.cards));
}

// What is played to learn from, and for the report.
struct Played {
  PlayedChoices fitted;
  PlayedChoices held_out;
};

Played Play(PlayedChoicesRequest request, int deals) {
  Played played;
  request.deals = static_cast<std::uint64_t>(deals);
  played.fitted = PlayChoices(request);
  request.deals = static_cast<std::uint64_t>(deals / 10 + 1);
  request.seed += 1000;
  played.held_out = PlayChoices(request);
  return played;
}

std::optional<Error> Train(const std::string& path, int deals, int rounds) {
  std::printf("  Round    Of       Choices  Likeliest   Drawn     Any   Agrees\n");
  const Played by_play_outs = Play({.plain = true, .seed = 100}, deals);
  const Weights plain = Fit(by_play_outs.fitted);
  Report("plain", by_play_outs.held_out, plain);
  Weights weights;
  PlayedChoices before;
  for (int round = 1; round <= rounds; ++round) {
    PlayedChoicesRequest request{.models = weights.models()};
    request.sharpness = round == 1 ? 1.0f : 2.0f;
    request.seed = static_cast<std::uint64_t>(round);
    Played played = Play(request, deals);
    PlayedChoices fitted = played.fitted;
    if (round > 2) fitted.Append(before);
    weights = Fit(fitted);
    Report(std::to_string(round), played.held_out, weights);
    before = std::move(played.fitted);
    if (auto error = WriteFile(path, Source(weights, plain))) return error;
  }
  return std::nullopt;
}

int Main(std::span<char* const> arguments) {
  const auto number = [&](std::size_t i) { return WholeNumber(arguments[i], 1, 1'000'000); };
  if (arguments.size() != 4 || !number(2) || !number(3)) {
    std::fprintf(stderr, "usage: train_boerenbridge WEIGHTS.cc DEALS ROUNDS\n");
    return 2;
  }
  return StatusOf("train_boerenbridge", Train(arguments[1], *number(2), *number(3)));
}

}  // namespace
}  // namespace jasnel::boerenbridge

int main(int count, char** arguments) {
  return jasnel::boerenbridge::Main({arguments, static_cast<std::size_t>(count)});
}
