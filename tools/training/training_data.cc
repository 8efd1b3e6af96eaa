// Makes what the programs in training/ learn from: deals that are played or solved.
//
//     training_data
//
// Answers each line of standard input with a SampleBlock, or with a line `error: TEXT`. A line that
// ends with a number of bytes is followed by those: the numbers of a model, as in data/weights.
//
//     points FIRST DEALS                  solved deals
//     nodes SEED FIRST DEALS BYTES        nodes of the search with such weights of its move order
//     guesses FIRST DEALS                 hands, and what contracts are guessed to be worth
//     guesses_for RULES BYTES             the same for given deals: 64 bits for each, two for the
//                                         seat of each card
//     truths RULES FIRST HANDS BYTES      what a book of hands says, and what two long runs find
//     contracts RULES FIRST DEALS         solved contracts
//     calls SEED FIRST DEALS BYTES        deals that a call network bids
//     cards SEED FIRST DEALS BYTES        deals that a card network plays against itself
//     tried itself SEED FIRST DEALS BYTES what cards bring in deals that it plays against itself
//     tried club SEED FIRST DEALS BYTES   the same against `club`
//     over PLAYER SEED DEALS BYTES        how much more than a player a card network makes, in
//                                         published conditions and by `kbn`
//     rollouts SEED DEALS                 boerenbridge by players of random play-outs
//     tries SEED DEALS BYTES              boerenbridge, and what each option would have brought
//     over_plain SEED DEALS BYTES         how much more than the plain models the others make
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <functional>
#include <iostream>
#include <map>
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
#include "solver/search/order_weights.h"
#include "solver/threads.h"
#include "tools/shared/run/progress.h"
#include "tools/training/boerenbridge_choices.h"
#include "tools/training/call_samples.h"
#include "tools/training/card_match.h"
#include "tools/training/card_samples.h"
#include "tools/training/contract_samples.h"
#include "tools/training/hand_samples.h"
#include "tools/training/hand_truths.h"
#include "tools/training/order_cost.h"
#include "tools/training/points_deals.h"
#include "tools/training/rows_of_deals.h"
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

  std::uint64_t Number() {
    std::uint64_t number = 0;
    if (!(line_ >> number)) good_ = false;
    return number;
  }

  template <std::size_t kCount>
  std::array<std::uint64_t, kCount> Numbers() {
    std::array<std::uint64_t, kCount> numbers;
    for (std::uint64_t& number : numbers) number = Number();
    return numbers;
  }

  Rules RuleSet() {
    const auto rules = ParseRules(Text());
    if (!rules) good_ = false;
    return rules ? *rules : Rules{};
  }

  std::string Bytes() {
    constexpr std::uint64_t kMost = std::uint64_t{1} << 30;
    const std::uint64_t size = Number();
    std::string bytes(std::min(size, kMost), '\0');
    const auto count = static_cast<std::streamsize>(bytes.size());
    if (size > kMost || !std::cin.read(bytes.data(), count)) good_ = false;
    return bytes;
  }

  template <class Model>
  Model Weights() {
    static_assert(std::is_trivially_copyable_v<Model>);
    Model model{};
    const std::string bytes = Bytes();
    if (bytes.size() != sizeof model) good_ = false;
    if (good_) std::memcpy(&model, bytes.data(), sizeof model);
    return model;
  }

  // Whether all that was asked for was there, and nothing else.
  bool Good() {
    std::string rest;
    return good_ && !(line_ >> rest);
  }

 private:
  std::istringstream line_;
  bool good_ = true;
};

Error Stopped() { return Error{"stopped by Ctrl-C"}; }

Error NotUnderstood() { return Error{"the line has other words than expected"}; }

Answer Points(Words& words) {
  const auto [first, deals] = words.Numbers<2>();
  if (!words.Good()) return NotUnderstood();
  BatchSolver solver;
  const PointsSamples samples = SolvedPoints(first, deals, solver, Interrupted());
  if (Interrupted()) return Stopped();
  SampleBlock block;
  block.Add("inputs", samples.inputs, WordsOf(PointsInputs::kCount));
  block.Add("points", samples.points);
  return block;
}

Answer OrderNodes(Words& words) {
  const auto [seed, first, deals] = words.Numbers<3>();
  const auto weights = words.Weights<internal::OrderWeights>();
  if (!words.Good()) return NotUnderstood();
  static OrderCost cost(DefaultThreads());
  SampleBlock block;
  block.Add("nodes", std::vector{cost.Nodes(weights, OrderDeals(seed, first, deals))});
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
  const auto [first, deals] = words.Numbers<2>();
  if (!words.Good()) return NotUnderstood();
  return BlockOf(RowsOfDeals<std::vector<HandSample>>(
      kGuessesSeed, first, deals, DefaultThreads(),
      [&](Random& random, std::uint64_t deal, std::vector<HandSample>& samples) {
        Guesser().Add(random, deal, samples);
      }));
}

Answer GuessesFor(Words& words) {
  const Rules rules = words.RuleSet();
  const std::string bytes = words.Bytes();
  if (!words.Good()) return NotUnderstood();
  std::vector<HandSample> samples;
  for (std::size_t at = 0; at + sizeof(std::uint64_t) <= bytes.size();
       at += sizeof(std::uint64_t)) {
    std::uint64_t seats = 0;
    std::memcpy(&seats, bytes.data() + at, sizeof seats);
    Hands hands;
    for (int card = 0; card < kDeckSize; ++card) {
      hands[seats >> (2 * card) & 3] |= CardSet(Card(card));
    }
    Guesser().Add(hands, rules, samples);
  }
  return BlockOf(samples);
}

// A value, and half the width of its interval.
void AddEstimate(const Estimate& one, std::vector<double>& numbers) {
  numbers.insert(numbers.end(), {one.value, (one.high - one.low) / 2});
}

Answer Truths(Words& words) {
  const Rules rules = words.RuleSet();
  const auto [first, hands] = words.Numbers<2>();
  const auto weights = words.Weights<HandBookWeights>();
  if (!words.Good()) return NotUnderstood();
  BatchSolver solver;
  const auto truths = FindHandTruths(rules, first, hands, solver, Interrupted());
  if (Interrupted()) return Stopped();
  std::vector<std::uint8_t> trumps;
  std::vector<double> makes;
  std::vector<double> pit;
  std::vector<double> score;
  for (const HandTruth& truth : truths) {
    const auto place = static_cast<std::size_t>(truth.place);
    const BookEntry book = LookUpIn(weights, rules, truth.hand, truth.trump)[place];
    const auto& [a, b] = truth.runs;
    trumps.push_back(
        static_cast<std::uint8_t>(std::popcount(truth.hand.SuitByte(Index(truth.trump)))));
    for (const Estimate& one : {book.makes, a.makes, b.makes}) AddEstimate(one, makes);
    for (const Estimate& one : {book.score, a.score, b.score}) AddEstimate(one, score);
    pit.insert(pit.end(), {book.pit.value, a.pit, b.pit});
  }
  SampleBlock block;
  block.Add("trumps", trumps);
  block.Add("makes", makes, 6);
  block.Add("score", score, 6);
  block.Add("pit", pit, 3);
  return block;
}

Answer Contracts(Words& words) {
  const Rules rules = words.RuleSet();
  const auto [first, deals] = words.Numbers<2>();
  if (!words.Good()) return NotUnderstood();
  BatchSolver batch;
  const auto contracts = SolvedContracts(first, deals, rules, batch);
  SampleBlock block;
  block.AddColumn<float>("points", contracts, &EstimatedContract::points);
  block.AddColumn<float>("makes", contracts, &EstimatedContract::makes);
  block.AddColumn<float>("pit", contracts, &EstimatedContract::pit);
  block.AddColumn<float>("score", contracts, &EstimatedContract::score);
  block.AddColumn<float>("score_own", contracts, &EstimatedContract::score_own);
  return block;
}

Answer Calls(Words& words) {
  const auto [seed, first, deals] = words.Numbers<3>();
  const auto network = words.Weights<CallNetwork>();
  if (!words.Good()) return NotUnderstood();
  const auto calls = PlayCallDeals(network, seed, first, deals, DefaultThreads());
  std::vector<std::uint32_t> inputs;
  for (const CallSample& call : calls) AddBits(call.Inputs(), WordsOf(CallInputs::kCount), inputs);
  SampleBlock block;
  block.Add("inputs", inputs, WordsOf(CallInputs::kCount));
  block.AddColumn<float>("passed", calls, &CallSample::passed);
  block.AddColumn<float>("makes", calls, &CallSample::makes);
  block.AddColumn<float>("score", calls, &CallSample::score);
  return block;
}

Answer Cards(Words& words) {
  const auto [seed, first, deals] = words.Numbers<3>();
  const auto network = words.Weights<CardNetwork>();
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
  const auto [seed, first, deals] = words.Numbers<3>();
  const auto network = words.Weights<CardNetwork>();
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

Answer Over(Words& words) {
  const std::string player = words.Text();
  const auto [seed, deals] = words.Numbers<2>();
  const auto network = words.Weights<CardNetwork>();
  if (!words.Good()) return NotUnderstood();
  std::vector<Margin> margins;
  for (const ContractFrom contract : {ContractFrom::kChance, ContractFrom::kAuction}) {
    const auto margin = MarginOver(player, network, contract, seed, deals);
    if (!margin) return margin.error();
    margins.push_back(*margin);
  }
  SampleBlock block;
  block.AddColumn<double>("points", margins, &Margin::points);
  block.AddColumn<double>("half_width", margins, &Margin::half_width);
  return block;
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

void AddChoices(const std::string& of, const ChoiceSamples& samples, SampleBlock& block) {
  block.Add(of + "_shared", samples.shared, ChoiceSamples::kShared);
  block.Add(of + "_own", samples.own, ChoiceSamples::kOptions * ChoiceSamples::kOwn);
  block.Add(of + "_worth", samples.worth, ChoiceSamples::kOptions);
  block.Add(of + "_options", samples.options);
}

SampleBlock BlockOf(const bb::PlayedChoices& choices) {
  SampleBlock block;
  AddChoices("bids", choices.bids, block);
  AddChoices("cards", choices.cards, block);
  return block;
}

Answer Rollouts(Words& words) {
  const auto [seed, deals] = words.Numbers<2>();
  if (!words.Good()) return NotUnderstood();
  return BlockOf(bb::RolloutChoices(seed, deals));
}

Answer Tries(Words& words) {
  const auto [seed, deals] = words.Numbers<2>();
  const auto numbers = words.Weights<BoerenbridgeNumbers>();
  if (!words.Good()) return NotUnderstood();
  return BlockOf(bb::TriedChoices(numbers.models(), seed, deals));
}

Answer OverPlain(Words& words) {
  const auto [seed, deals] = words.Numbers<2>();
  const auto numbers = words.Weights<BoerenbridgeNumbers>();
  if (!words.Good()) return NotUnderstood();
  const bb::PolicyScore score = bb::ScorePolicies(numbers.models(), seed, deals);
  SampleBlock block;
  block.Add("score", std::vector<double>{score.score});
  block.Add("others", std::vector<double>{score.others});
  block.Add("makes", std::vector<double>{score.makes});
  return block;
}

int Main(int count) {
  static const std::map<std::string, std::function<Answer(Words&)>> kAnswers = {
      {"points", Points},       {"nodes", OrderNodes},
      {"guesses", Guesses},     {"guesses_for", GuessesFor},
      {"truths", Truths},       {"contracts", Contracts},

      {"calls", Calls},         {"cards", Cards},
      {"tried", Tried},         {"over", Over},
      {"rollouts", Rollouts},   {"tries", Tries},
      {"over_plain", OverPlain}};
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
