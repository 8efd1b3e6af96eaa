// Makes what the programs in training/ learn from: deals that are played or solved.
//
//     training_data
//
// Answers each line of standard input with a SampleBlock, or with a line `error: TEXT`. A line that
// ends with a number of bytes is followed by those: the numbers of a model, as in data/weights.
//
//     points FIRST DEALS VALUES.txt       solved deals; the file keeps their values
//     guesses FIRST DEALS                 hands, and what contracts are guessed to be worth
//     tables RULES TABLES.npy             hands, and what those guesses miss in solved deals
//     hand_errors RULES;... HANDS BYTES   how far off a book of hands is
//     contracts RULES FIRST DEALS         solved contracts
//     played RECORDS.txt                  contracts of a match, their chances, and their worth with
//                                         open hands
//     calls SEED FIRST DEALS BYTES        deals that a call network bids
//     cards SEED FIRST DEALS BYTES        deals that a card network plays against itself
//     tried itself SEED FIRST DEALS BYTES what cards bring in deals that it plays against itself
//     tried club SEED FIRST DEALS BYTES   the same against `club`
//     over_simple DEALS BYTES             how much more than `simple` a card network makes
//     over_club SEED DEALS BYTES          the same for `club`, in published conditions and by `kbn`
//     rollouts SEED DEALS                 boerenbridge by players of random play-outs
//     tries SEED DEALS BYTES              boerenbridge, and what each option would have brought
//     over_plain SEED DEALS BYTES         how much more than the plain models the others make
//
// The name of a file goes on to the end of its line.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <iostream>
#include <map>
#include <optional>
#include <span>
#include <sstream>
#include <string>
#include <type_traits>
#include <vector>

#include "ai/boerenbridge/models/models.h"
#include "ai/models/call_network.h"
#include "ai/models/card_network.h"
#include "ai/models/hand_book.h"
#include "jasnel/rules.h"
#include "jasnel/solver.h"
#include "solver/models/points_inputs.h"
#include "solver/threads.h"
#include "tools/shared/run/progress.h"
#include "tools/training/boerenbridge_choices.h"
#include "tools/training/call_samples.h"
#include "tools/training/card_match.h"
#include "tools/training/card_samples.h"
#include "tools/training/contract_samples.h"
#include "tools/training/hand_errors.h"
#include "tools/training/hand_samples.h"
#include "tools/training/played_contracts.h"
#include "tools/training/points_deals.h"
#include "tools/training/points_values.h"
#include "tools/training/sample_block.h"
#include "tools/training/tried_cards.h"

namespace jasnel {
namespace {

using Answer = Result<SampleBlock>;

// The words after the first of a line, and the bytes that follow it.
class Words {
 public:
  explicit Words(const std::string& line) : line_(line) {}

  std::string Text() {
    std::string word;
    if (!(line_ >> word)) good_ = false;
    return word;
  }

  std::string Path() {
    std::string path;
    if (!std::getline(line_ >> std::ws, path) || path.empty()) good_ = false;
    return path;
  }

  std::uint64_t Number() {
    std::uint64_t number = 0;
    if (!(line_ >> number)) good_ = false;
    return number;
  }

  Rules RuleSet() { return RulesOf(Text()); }

  // Separated by semicolons.
  std::vector<Rules> RuleSets() {
    std::vector<Rules> all;
    std::istringstream texts(Text());
    for (std::string text; std::getline(texts, text, ';');) all.push_back(RulesOf(text));
    return all;
  }

  template <class Model>
  Model Weights() {
    static_assert(std::is_trivially_copyable_v<Model>);
    Model model{};
    std::string bytes(Number(), '\0');
    if (!good_ || bytes.size() != sizeof model ||
        !std::cin.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
      good_ = false;
      return model;
    }
    std::memcpy(&model, bytes.data(), sizeof model);
    return model;
  }

  // Whether all that was asked for was there, and nothing else.
  bool Good() {
    std::string rest;
    return good_ && !(line_ >> rest);
  }

 private:
  Rules RulesOf(const std::string& text) {
    const auto rules = ParseRules(text);
    if (!rules) good_ = false;
    return rules ? *rules : Rules{};
  }

  std::istringstream line_;
  bool good_ = true;
};

Error NotUnderstood() { return Error{"the line has other words than expected"}; }

Answer Points(Words& words) {
  const std::uint64_t first = words.Number();
  const std::uint64_t deals = words.Number();
  const std::string path = words.Path();
  if (!words.Good()) return NotUnderstood();
  BatchSolver solver;
  Progress progress;
  const auto values =
      PointsValues(path, first + deals, solver, [&](std::size_t solved, std::size_t all) {
        progress.Show({solved, solved, all});
      });
  if (!values) return values.error();
  const std::span points = std::span(*values).subspan(first);
  const PointsSamples samples(first, points);
  std::vector<std::uint32_t> inputs;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    AddBits(samples.inputs(i), WordsOf(PointsInputs::kCount), inputs);
  }
  SampleBlock block;
  block.Add("inputs", inputs, WordsOf(PointsInputs::kCount));
  block.Add("points", std::vector<float>(points.begin(), points.end()));
  return block;
}

SampleBlock BlockOf(const std::vector<HandSample>& samples) {
  std::vector<std::uint32_t> inputs;
  std::vector<float> targets;
  for (const HandSample& sample : samples) {
    AddBits(sample.Inputs(), WordsOf(HandInputs::kCount), inputs);
    targets.insert(targets.end(), sample.targets.begin(), sample.targets.end());
  }
  SampleBlock block;
  block.Add("inputs", inputs, WordsOf(HandInputs::kCount));
  block.Add("targets", targets, HandNetwork::kOutputs);
  return block;
}

const HandGuesser& Guesser() {
  static const HandGuesser guesser;
  return guesser;
}

Answer Guesses(Words& words) {
  const std::uint64_t first = words.Number();
  const std::uint64_t deals = words.Number();
  if (!words.Good()) return NotUnderstood();
  constexpr std::uint64_t kEach = 64;
  std::vector<std::vector<HandSample>> parts((deals + kEach - 1) / kEach);
  const HandGuesser& guesser = Guesser();
  OnPieces(parts.size(), DefaultThreads(), [&](std::size_t piece, int) {
    const std::uint64_t end = std::min(deals, (piece + 1) * kEach);
    for (std::uint64_t deal = piece * kEach; deal < end; ++deal) {
      guesser.Add(first + deal, parts[piece]);
    }
  });
  std::vector<HandSample> samples;
  for (const auto& part : parts) samples.insert(samples.end(), part.begin(), part.end());
  return BlockOf(samples);
}

Answer Tables(Words& words) {
  const Rules rules = words.RuleSet();
  const std::string path = words.Path();
  if (!words.Good()) return NotUnderstood();
  const auto tables = ReadTables(path);
  if (!tables) return tables.error();
  std::vector<HandSample> samples;
  for (const TableOfDeal& table : *tables) AddMisses(table, rules, Guesser(), samples);
  return BlockOf(samples);
}

Answer ErrorsOfHands(Words& words) {
  constexpr double kPrecision = 0.015;
  const std::vector<Rules> all = words.RuleSets();
  const std::uint64_t hands = words.Number();
  const auto network = words.Weights<HandNetwork>();
  if (!words.Good()) return NotUnderstood();
  BatchSolver solver;
  std::vector<HandTruth> truths;
  for (const Rules& rules : all) {
    const auto found = FindHandTruths(rules, 0, hands, kPrecision, solver, Interrupted());
    truths.insert(truths.end(), found.begin(), found.end());
  }
  if (Interrupted()) return Error{"stopped by Ctrl-C"};
  const HandErrors errors = FitHandErrors(truths, network);
  SampleBlock block;
  block.Add("error_of_makes", std::vector(errors.makes.begin(), errors.makes.end()));
  block.Add("error_of_pit", std::vector(errors.pit.begin(), errors.pit.end()));
  block.Add("error_of_score", std::vector(errors.score.begin(), errors.score.end()));
  return block;
}

Answer Contracts(Words& words) {
  const Rules rules = words.RuleSet();
  const std::uint64_t first = words.Number();
  const std::uint64_t deals = words.Number();
  if (!words.Good()) return NotUnderstood();
  BatchSolver batch;
  const auto contracts = SolvedContracts(first, deals, rules, batch);
  const auto column = [&](const auto& of) {
    std::vector<float> numbers;
    for (const EstimatedContract& contract : contracts) {
      numbers.push_back(static_cast<float>(of(contract)));
    }
    return numbers;
  };
  SampleBlock block;
  block.Add("points", column([](const auto& one) { return one.points; }));
  block.Add("makes", column([](const auto& one) { return one.makes; }));
  block.Add("pit", column([](const auto& one) { return one.pit; }));
  block.Add("score", column([](const auto& one) { return one.score; }));
  block.Add("score_own", column([](const auto& one) { return one.score_own; }));
  return block;
}

Answer PlayedContracts(Words& words) {
  const std::string path = words.Path();
  if (!words.Good()) return NotUnderstood();
  const auto contracts = ReadPlayedContracts(path);
  if (!contracts) return contracts.error();
  std::vector<std::uint8_t> obliged;
  std::vector<std::uint8_t> place;
  std::vector<std::uint8_t> makes;
  std::vector<float> score;
  std::vector<float> open_makes;
  std::vector<float> open_score;
  std::vector<double> from_open;
  std::vector<double> said;
  for (const PlayedContract& contract : *contracts) {
    obliged.push_back(contract.ruff == Ruff::kObliged ? 1 : 0);
    place.push_back(static_cast<std::uint8_t>(contract.place));
    makes.push_back(contract.makes ? 1 : 0);
    score.push_back(static_cast<float>(contract.score));
    open_makes.push_back(contract.predicted.makes);
    open_score.push_back(contract.predicted.score);
    from_open.push_back(contract.from_open);
    said.push_back(contract.said);
  }
  SampleBlock block;
  block.Add("obliged", obliged);
  block.Add("place", place);
  block.Add("makes", makes);
  block.Add("score", score);
  block.Add("open_makes", open_makes);
  block.Add("open_score", open_score);
  block.Add("from_open", from_open);
  block.Add("said", said);
  return block;
}

Answer Calls(Words& words) {
  const std::uint64_t seed = words.Number();
  const std::uint64_t first = words.Number();
  const std::uint64_t deals = words.Number();
  const auto network = words.Weights<CallNetwork>();
  if (!words.Good()) return NotUnderstood();
  std::vector<std::uint32_t> inputs;
  std::vector<float> passed;
  std::vector<float> makes;
  std::vector<float> score;
  for (const CallSample& call : PlayCallDeals(network, seed, first, deals, DefaultThreads())) {
    AddBits(call.Inputs(), WordsOf(CallInputs::kCount), inputs);
    passed.push_back(call.passed ? 1 : 0);
    makes.push_back(call.makes ? 1 : 0);
    score.push_back(call.score);
  }
  SampleBlock block;
  block.Add("inputs", inputs, WordsOf(CallInputs::kCount));
  block.Add("passed", passed);
  block.Add("makes", makes);
  block.Add("score", score);
  return block;
}

Answer Cards(Words& words) {
  const std::uint64_t seed = words.Number();
  const std::uint64_t first = words.Number();
  const std::uint64_t deals = words.Number();
  const auto network = words.Weights<PackedCardNetwork>();
  if (!words.Good()) return NotUnderstood();
  const CardSamples samples = PlayCardDeals(network, seed, first, deals, DefaultThreads());
  SampleBlock block;
  block.Add("packed", samples.seen, WordsOf(CardInputs::kCount));
  block.Add("hidden", samples.hidden, WordsOf(HiddenInputs::kCount));
  block.Add("legal", samples.legal);
  block.Add("place", samples.chosen);
  block.Add("side", samples.side);
  block.Add("deal", samples.deal);
  block.Add("number", samples.number);
  block.Add("ahead", samples.ahead);
  return block;
}

Answer Tried(Words& words) {
  const std::string opponents = words.Text();
  const std::uint64_t seed = words.Number();
  const std::uint64_t first = words.Number();
  const std::uint64_t deals = words.Number();
  const auto network = words.Weights<PackedCardNetwork>();
  if (!words.Good() || (opponents != "itself" && opponents != "club")) return NotUnderstood();
  const TriedCards cards =
      TryCards(network, opponents == "club" ? CardOpponents::kClub : CardOpponents::kItself, seed,
               first, deals, DefaultThreads());
  SampleBlock block;
  block.Add("packed", cards.seen, WordsOf(CardInputs::kCount));
  block.Add("tried", cards.cards);
  block.Add("worth", cards.worth, kHandSize);
  return block;
}

SampleBlock BlockOf(const std::vector<Margin>& margins) {
  std::vector<double> points;
  std::vector<double> half_widths;
  for (const Margin& margin : margins) {
    points.push_back(margin.points);
    half_widths.push_back(margin.half_width);
  }
  SampleBlock block;
  block.Add("points", points);
  block.Add("half_width", half_widths);
  return block;
}

Answer OverSimple(Words& words) {
  const std::uint64_t deals = words.Number();
  const auto network = words.Weights<PackedCardNetwork>();
  if (!words.Good()) return NotUnderstood();
  return BlockOf({MarginOverSimple(Unpacked<CardNetwork>(network), deals)});
}

Answer OverClub(Words& words) {
  const std::uint64_t seed = words.Number();
  const std::uint64_t deals = words.Number();
  const auto network = words.Weights<PackedCardNetwork>();
  if (!words.Good()) return NotUnderstood();
  const CardNetwork ready = Unpacked<CardNetwork>(network);
  return BlockOf({MarginOverClub(ready, ContractFrom::kChance, seed, deals),
                  MarginOverClub(ready, ContractFrom::kAuction, seed, deals)});
}

namespace bb = boerenbridge;

// All four models, in the order of the file.
struct BoerenbridgeNumbers {
  std::array<std::int16_t, ChoiceNet::Weights(bb::kBidShape)> bids;
  std::array<std::int16_t, ChoiceNet::Weights(bb::kPlayShape)> cards;
  std::array<std::int16_t, ChoiceNet::Weights(bb::kBidShape)> plain_bids;
  std::array<std::int16_t, ChoiceNet::Weights(bb::kPlayShape)> plain_cards;

  bb::PolicyModels models() const {
    return {bb::Models({bids, cards}), bb::Models({plain_bids, plain_cards})};
  }
};

// Numbers of features, -1 where there are no more, and the worths of options, of which as many are
// there as `options` says.
void AddChoices(const std::string& of, const ChoiceSamples& samples, SampleBlock& block) {
  constexpr std::size_t kOptions = 11;
  constexpr std::size_t kShared = 32;
  constexpr std::size_t kOwn = 16;
  std::vector<std::int16_t> shared(samples.size() * kShared, -1);
  std::vector<std::int16_t> own(samples.size() * kOptions * kOwn, -1);
  std::vector<float> worth(samples.size() * kOptions, 0);
  std::vector<std::int16_t> options(samples.size());
  for (std::size_t choice = 0; choice < samples.size(); ++choice) {
    std::ranges::copy(samples.shared(choice), shared.data() + choice * kShared);
    options[choice] = static_cast<std::int16_t>(samples.options(choice));
    for (std::size_t option = 0; option < samples.options(choice); ++option) {
      const std::size_t row = choice * kOptions + option;
      std::ranges::copy(samples.own(choice, option), own.data() + row * kOwn);
      worth[row] = samples.worth(choice, option);
    }
  }
  block.Add(of + "_shared", shared, kShared);
  block.Add(of + "_own", own, kOptions * kOwn);
  block.Add(of + "_worth", worth, kOptions);
  block.Add(of + "_options", options);
}

SampleBlock BlockOf(const bb::PlayedChoices& choices) {
  SampleBlock block;
  AddChoices("bids", choices.bids, block);
  AddChoices("cards", choices.cards, block);
  return block;
}

Answer Rollouts(Words& words) {
  const std::uint64_t seed = words.Number();
  const std::uint64_t deals = words.Number();
  if (!words.Good()) return NotUnderstood();
  return BlockOf(bb::RolloutChoices({deals, seed}));
}

Answer Tries(Words& words) {
  const std::uint64_t seed = words.Number();
  const std::uint64_t deals = words.Number();
  const auto numbers = words.Weights<BoerenbridgeNumbers>();
  if (!words.Good()) return NotUnderstood();
  return BlockOf(bb::TriedChoices(numbers.models(), {deals, seed}));
}

Answer OverPlain(Words& words) {
  const std::uint64_t seed = words.Number();
  const std::uint64_t deals = words.Number();
  const auto numbers = words.Weights<BoerenbridgeNumbers>();
  if (!words.Good()) return NotUnderstood();
  const bb::PolicyScore score = bb::ScorePolicies(numbers.models(), {deals, seed});
  SampleBlock block;
  block.Add("score", std::vector<double>{score.score});
  block.Add("others", std::vector<double>{score.others});
  block.Add("makes", std::vector<double>{score.makes});
  return block;
}

int Main(int count) {
  static const std::map<std::string, std::function<Answer(Words&)>> kAnswers = {
      {"points", Points},       {"guesses", Guesses},
      {"tables", Tables},       {"hand_errors", ErrorsOfHands},
      {"contracts", Contracts}, {"played", PlayedContracts},
      {"calls", Calls},         {"cards", Cards},
      {"tried", Tried},         {"over_simple", OverSimple},
      {"over_club", OverClub},  {"rollouts", Rollouts},
      {"tries", Tries},         {"over_plain", OverPlain}};
  if (count != 1) {
    std::fprintf(stderr, "usage: training_data, with a question on each line of standard input\n");
    return 2;
  }
  CatchInterrupts();
  for (std::string line; std::getline(std::cin, line);) {
    Words words(line);
    const auto found = kAnswers.find(words.Text());
    const Answer answer = found == kAnswers.end() ? Answer(NotUnderstood()) : found->second(words);
    if (!answer) std::printf("error: %s\n", answer.error().message.c_str());
    if (!(answer ? answer->Print() : std::fflush(stdout) == 0)) return 1;
  }
  return 0;
}

}  // namespace
}  // namespace jasnel

int main(int count, char**) { return jasnel::Main(count); }
