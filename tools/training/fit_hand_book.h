// Fits the network of the book of hands: to guesses first, then to what those miss.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "ai/models/hand_book.h"
#include "tools/training/hand_samples.h"
#include "tools/training/network.h"

namespace jasnel {

/// How far what a network yields is from the targets of samples, over all places: root mean squares
/// of chances, and of points.
struct HandMisses {
  double makes = 0;
  double pit = 0;
  double score = 0;
};

/// Of samples whose targets are those of HandSample.
HandMisses MissesOf(const Network& network, const std::vector<HandSample>& samples);

/// A network that yields what is guessed of hands on average: fitted to the deals 0 to `deals` - 1
/// of HandGuesser, each seen once. `on_part(part, network)` is called after each of 20 parts; it
/// stops soon after `cancel` becomes true, with nothing.
std::optional<Network> FitToGuesses(
    const HandGuesser& guesser, std::uint64_t deals, const std::atomic<bool>& cancel,
    const std::function<void(int part, const Network& network)>& on_part);

/// Changes the targets of samples by AddMisses to those of HandSample: what `guessed` yields, plus
/// what was missed. They may be below 0 or above 1.
void AddGuessed(const Network& guessed, std::vector<HandSample>& samples);

/// Goes on from `guessed` with samples of solved deals, `passes` times each. `on_pass(pass,
/// network)` is called after each; it stops soon after `cancel` becomes true, with nothing.
std::optional<Network> FitToSolved(
    const Network& guessed, const std::vector<HandSample>& samples, int passes,
    const std::atomic<bool>& cancel,
    const std::function<void(int pass, const Network& network)>& on_pass);

/// The inputs of which at most one is there: a suit has one length, and undertrumping is not both
/// free and forced.
InputGroups HandInputGroups();

}  // namespace jasnel
