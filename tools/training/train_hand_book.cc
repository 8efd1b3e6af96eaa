// Fits the book of hands to guessed and solved deals, measures its errors, and reports.
//
//     train_hand_book FOLDER GUESSED RULES=TABLES.npy...
//
// FOLDER gets hand_book.bin and hand_book.txt.
// GUESSED keeps the network as fitted to guesses; if it is there, that part is skipped. The first
// tenth of the deals of each TABLES.npy, a joined study, is held out for the report, which is
// printed.
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "jasnel/solver.h"
#include "tools/shared/files.h"
#include "tools/shared/run/progress.h"
#include "tools/training/fit_hand_book.h"
#include "tools/training/hand_errors.h"
#include "tools/training/hand_samples.h"
#include "tools/training/model_files.h"
#include "tools/training/weights_source.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kGuessedDeals = 10'000'000;
constexpr int kPasses = 6;
constexpr std::size_t kHeldOut = 10;  // one in so many

// Of each rule set: hands that errors are found from, and others that test them.
constexpr std::uint64_t kHandsForErrors = 60;
constexpr std::uint64_t kHandsForTest = 40;
constexpr double kPrecision = 0.015;

const Error kStopped{"stopped by Ctrl-C"};

Result<Network> NetworkOf(const std::string& path, std::string_view bytes) {
  Network network(NetworkShape::Of<HandNetwork>());
  if (bytes.size() != BytesOf(network).size()) {
    return Error{path + ": expected a network of train_hand_book, or no file"};
  }
  TakeBytes(bytes, network);
  return network;
}

void PrintRow(const char* name, int number, const HandMisses& misses) {
  std::printf("%s %3d %9.4f %9.4f %9.2f\n", name, number, misses.makes, misses.pit, misses.score);
  std::fflush(stdout);
}

Result<Network> Guessed(const std::string& path, const HandGuesser& guesser) {
  if (std::filesystem::exists(path)) {
    const auto bytes =
        ReadWholeFile(path, BytesOf(Network(NetworkShape::Of<HandNetwork>())).size());
    if (!bytes) return bytes.error();
    return NetworkOf(path, *bytes);
  }
  std::printf("Guessed deals: %llu. Root mean square off the guesses of others:\n\n",
              static_cast<unsigned long long>(kGuessedDeals));
  std::printf("            made       pit     score\n");
  std::vector<HandSample> held_out;
  for (std::uint64_t i = 0; i < 2000; ++i) guesser.Add(kGuessedDeals + i, held_out);
  const auto network =
      FitToGuesses(guesser, kGuessedDeals, Interrupted(), [&](int part, const Network& so_far) {
        if (part % 4 == 0) PrintRow("part", part, MissesOf(so_far, held_out));
      });
  if (!network) return kStopped;
  if (auto error = WriteWholeFile(path, BytesOf(*network))) return *std::move(error);
  return *network;
}

struct SolvedRules {
  Rules rules;
  std::vector<TableOfDeal> tables;
};

Result<SolvedRules> ReadSolved(const std::string& argument) {
  const std::size_t equals = argument.rfind('=');
  if (equals == std::string::npos) {
    return Error{"'" + argument + "'; expected RULES=TABLES.npy, such as kbn=tables.npy"};
  }
  const auto rules = ParseRules(argument.substr(0, equals));
  if (!rules) return rules.error();
  auto tables = ReadTables(argument.substr(equals + 1));
  if (!tables) return tables.error();
  return SolvedRules{*rules, std::move(tables).value()};
}

std::optional<Error> Train(const std::string& folder, const std::string& guessed_path,
                           const std::vector<SolvedRules>& solved) {
  const HandGuesser guesser;
  const auto guessed = Guessed(guessed_path, guesser);
  if (!guessed) return guessed.error();

  std::vector<HandSample> fitted;
  std::vector<HandSample> held_out;
  for (const SolvedRules& one : solved) {
    for (std::size_t i = 0; i < one.tables.size(); ++i) {
      AddMisses(one.tables[i], one.rules, guesser,
                i < one.tables.size() / kHeldOut ? held_out : fitted);
    }
  }
  AddGuessed(*guessed, fitted);
  AddGuessed(*guessed, held_out);
  std::printf(
      "\nSolved deals: %zu, held out %zu. Root mean square off what they add, held out:\n\n",
      fitted.size() / HandGuesser::kEach, held_out.size() / HandGuesser::kEach);
  std::printf("            made       pit     score\n");
  PrintRow("pass", 0, MissesOf(*guessed, held_out));
  const auto network = FitToSolved(
      *guessed, fitted, kPasses, Interrupted(),
      [&](int pass, const Network& so_far) { PrintRow("pass", pass, MissesOf(so_far, held_out)); });
  if (!network) return kStopped;
  HandBookWeights weights{};
  const auto integers = ToIntegers<HandNetwork>(*network, HandInputGroups());
  if (!integers) return integers.error();
  weights.network = *integers;

  BatchSolver solver;
  std::vector<HandTruth> truths;
  for (const SolvedRules& one : solved) {
    const auto of_rules =
        FindHandTruths(one.rules, 0, kHandsForErrors, kPrecision, solver, Interrupted());
    truths.insert(truths.end(), of_rules.begin(), of_rules.end());
  }
  if (Interrupted()) return kStopped;
  weights.errors = FitHandErrors(truths, weights.network);
  std::printf("\nHands that errors were found from:\n\n%s",
              HandErrorsReport(truths, weights).c_str());
  for (const SolvedRules& one : solved) {
    const auto others = FindHandTruths(one.rules, kHandsForErrors, kHandsForTest, kPrecision,
                                       solver, Interrupted());
    if (Interrupted()) return kStopped;
    std::printf("\nOther hands, by %s:\n\n%s", FormatRules(one.rules).c_str(),
                HandErrorsReport(others, weights).c_str());
  }
  return FileOf(weights).Write(folder);
}

int Main(std::span<char* const> arguments) {
  if (arguments.size() < 4) {
    std::fprintf(stderr, "usage: train_hand_book FOLDER GUESSED RULES=TABLES.npy...\n");
    return 2;
  }
  CatchInterrupts();
  std::vector<SolvedRules> solved;
  for (const char* const argument : arguments.subspan(3)) {
    auto one = ReadSolved(argument);
    if (!one) return StatusOf("train_hand_book", one.error());
    solved.push_back(std::move(one).value());
  }
  return StatusOf("train_hand_book", Train(arguments[1], arguments[2], solved));
}

}  // namespace
}  // namespace jasnel

int main(int count, char** arguments) {
  return jasnel::Main({arguments, static_cast<std::size_t>(count)});
}
