#include "ai/beliefs/dealt_model.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "ai/beliefs/kept_values.h"
#include "ai/match/played_deck.h"
#include "ai/models/contract_model.h"
#include "ai/models/fast_exp.h"
#include "jasnel/dealing.h"
#include "jasnel/statistics.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kSeedOfFit = 46;
constexpr int kDecks = 4000;  // that are played
constexpr int kFromDeck = 4;  // deals of each
constexpr int kNewtonSteps = 8;
constexpr double kRidge = 1;
constexpr float kWouldPlay = 0.5f;  // a chance to make the contract

// So that what differs in the last bits from one machine to the next is the same on all.
double Rounded(double weight) { return std::round(weight * 0x1p12) * 0x1p-12; }

double LogOddsOf(double chance) { return std::log(chance / (1 - chance)); }

// Newton's method for the weights of a logistic regression, in which the outcomes may be chances.
template <std::size_t kWeights>
class LogisticFit {
 public:
  using Row = std::array<double, kWeights>;

  void Add(const Row& row, double outcome) {
    rows_.push_back(row);
    outcomes_.push_back(outcome);
  }

  Row Weights() const {
    Row weights{};
    for (int step = 0; step < kNewtonSteps; ++step) {
      std::array<Row, kWeights> curve{};
      Row slope{};
      for (std::size_t i = 0; i < kWeights; ++i) {
        curve[i][i] = kRidge;
        slope[i] = -kRidge * weights[i];
      }
      for (std::size_t n = 0; n < rows_.size(); ++n) {
        double sum = 0;
        for (std::size_t i = 0; i < kWeights; ++i) sum += weights[i] * rows_[n][i];
        const double chance = 1 / (1 + std::exp(-sum));
        for (std::size_t i = 0; i < kWeights; ++i) {
          slope[i] += (outcomes_[n] - chance) * rows_[n][i];
          const double part = chance * (1 - chance) * rows_[n][i];
          for (std::size_t j = 0; j <= i; ++j) curve[i][j] += part * rows_[n][j];
        }
      }
      AddSolution(curve, slope, weights);
    }
    return weights;
  }

 private:
  // Of curve x = slope, where `curve` is symmetric, by Cholesky's method.
  static void AddSolution(std::array<Row, kWeights>& curve, Row& slope, Row& weights) {
    for (std::size_t i = 0; i < kWeights; ++i) {
      for (std::size_t j = 0; j <= i; ++j) {
        for (std::size_t k = 0; k < j; ++k) curve[i][j] -= curve[i][k] * curve[j][k];
        curve[i][j] = i == j ? std::sqrt(curve[i][i]) : curve[i][j] / curve[j][j];
      }
      for (std::size_t k = 0; k < i; ++k) slope[i] -= curve[i][k] * slope[k];
      slope[i] /= curve[i][i];
    }
    for (std::size_t i = kWeights; i-- > 0;) {
      for (std::size_t k = i + 1; k < kWeights; ++k) slope[i] -= curve[k][i] * slope[k];
      slope[i] /= curve[i][i];
      weights[i] += slope[i];
    }
  }

  std::vector<Row> rows_;
  std::vector<double> outcomes_;
};

// By hand, from the dealer's left, how many cards of each suit.
using Lengths = std::array<std::array<int, kSuits>, kSeats>;

Lengths LengthsOf(const Hands& hands, Seat dealer) {
  Lengths lengths;
  for (int place = 0; place < kSeats; ++place) {
    const CardSet hand = hands[Index(Clockwise(dealer, place + 1))];
    for (const Suit suit : kAllSuits) lengths[place][Index(suit)] = (hand & CardsOf(suit)).size();
  }
  return lengths;
}

constexpr std::size_t kShapes = 15;
constexpr std::array<std::array<int, kSuits>, kShapes> kLengthsOfShapes = {{{8, 0, 0, 0},
                                                                            {7, 1, 0, 0},
                                                                            {6, 2, 0, 0},
                                                                            {6, 1, 1, 0},
                                                                            {5, 3, 0, 0},
                                                                            {5, 2, 1, 0},
                                                                            {5, 1, 1, 1},
                                                                            {4, 4, 0, 0},
                                                                            {4, 3, 1, 0},
                                                                            {4, 2, 2, 0},
                                                                            {4, 2, 1, 1},
                                                                            {3, 3, 2, 0},
                                                                            {3, 3, 1, 1},
                                                                            {3, 2, 2, 1},
                                                                            {2, 2, 2, 2}}};

// Tells shapes apart.
constexpr std::size_t kKeys = 3 * 65 + 65;
constexpr std::size_t KeyOf(const std::array<int, kSuits>& lengths) {
  std::size_t key = 0;
  for (const int length : lengths)
    key += length == 0 ? 65 : static_cast<std::size_t>(length * length);
  return key;
}

constexpr std::array<std::uint8_t, kKeys> kShapeOfKey = [] {
  std::array<std::uint8_t, kKeys> shapes{};
  for (std::size_t i = 0; i < kShapes; ++i) {
    shapes[KeyOf(kLengthsOfShapes[i])] = static_cast<std::uint8_t>(i);
  }
  return shapes;
}();

constexpr std::size_t kTwoHands = 6;
constexpr std::array<std::array<int, 2>, kTwoHands> kHandsOfTwo = {
    {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 2}, {1, 3}}};

int ProductOf(const std::array<int, kSuits>& one, const std::array<int, kSuits>& other) {
  int product = 0;
  for (std::size_t suit = 0; suit < kSuits; ++suit) product += one[suit] * other[suit];
  return product;
}

constexpr std::size_t kFitted = 1 + kShapes + kTwoHands;

// What the weights of the model are multiplied by, after a constant.
std::array<double, kFitted> InputsOf(const Hands& hands, Seat dealer) {
  const Lengths lengths = LengthsOf(hands, dealer);
  std::array<double, kFitted> inputs{1};
  for (const auto& hand : lengths) inputs[1 + kShapeOfKey[KeyOf(hand)]] += 1;
  for (std::size_t i = 0; i < kTwoHands; ++i) {
    const auto [one, other] = kHandsOfTwo[i];
    inputs[1 + kShapes + i] = ProductOf(lengths[one], lengths[other]);
  }
  return inputs;
}

// The suit in which a hand is worth most by the book, and what.
std::pair<Suit, HandValue> BestByBook(const Rules& rules, CardSet hand, int place) {
  std::pair<Suit, HandValue> best = {Suit::kSpades,
                                     EvaluateHand(rules, hand, Suit::kSpades, place)};
  for (const Suit suit : kAllSuits) {
    const HandValue value = EvaluateHand(rules, hand, suit, place);
    if (value.score > best.second.score) best = {suit, value};
  }
  return best;
}

using Line = DealtModel::Line;

// How what a hand is worth in its best suit, with open hands, follows from what the book says, for
// hands that one would play.
class ContractFit {
 public:
  explicit ContractFit(const Rules& rules) : rules_(rules), model_(rules) {}

  void Add(const Hands& hands, Seat dealer) {
    const Seat leader = Clockwise(dealer);
    const auto points = model_.EstimateSuits(hands, leader);
    for (const Seat seat : kAllSeats) {
      const int place = PlaceOf(seat, leader);
      const auto [trump, value] = BestByBook(rules_, hands[Index(seat)], place);
      if (value.makes < kWouldPlay) continue;
      const int of_leader = points[Index(trump)];
      const ContractGuess& guess = model_.GuessOf(place % 2 == 0 ? of_leader : -of_leader);
      makes_.Add({1, LogOddsOf(static_cast<double>(value.makes))}, guess.makes);
      score_.Add(std::array{static_cast<double>(value.score), guess.score()});
    }
  }

  Line Makes() const {
    const auto weights = makes_.Weights();
    return {weights[0], weights[1]};
  }

  Line Score() const {
    const double slope = score_.Covariance(0, 1) / score_.Covariance(0, 0);
    return {score_.Mean(1) - slope * score_.Mean(0), slope};
  }

 private:
  Rules rules_;
  ContractModel model_;
  LogisticFit<2> makes_;
  Moments score_{2};
};

// The line from what `from` gives to what `to` gives.
Line After(const Line& from, const Line& to) {
  const double slope = Rounded(to.slope / from.slope);
  return {Rounded(to.constant - slope * from.constant), slope};
}

}  // namespace

DealtModel::DealtModel(const Dealt& dealt, const Rules& rules) {
  if (dealt.IsRandom()) return;
  const DealingTable table(dealt, rules);
  Random random(kSeedOfFit);
  LogisticFit<kFitted> of_hands;
  ContractFit by_hand(rules);
  ContractFit at_random(rules);
  std::vector<std::pair<Hands, Seat>> dealt_so;
  Seat dealer = Seat::kNorth;
  Hands hands;
  for (int i = 0; i < kDecks; ++i) {
    if (i % kMostDealsBefore == 0) hands = RandomHands(random);
    const Deck deck = table.Play(hands, dealer, random);
    dealer = Clockwise(dealer);
    for (int k = 0; k < kFromDeck; ++k) {
      hands = table.Deal(deck, dealer, random);
      of_hands.Add(InputsOf(hands, dealer), 1);
      dealt_so.push_back({hands, dealer});
      by_hand.Add(hands, dealer);
      const Hands others = RandomHands(random);
      of_hands.Add(InputsOf(others, dealer), 0);
      at_random.Add(others, dealer);
    }
  }
  const auto weights = of_hands.Weights();
  for (std::size_t i = 0; i < kShapes; ++i) of_shape_[i] = Rounded(weights[1 + i]);
  for (std::size_t i = 0; i < kTwoHands; ++i) of_product_[i] = Rounded(weights[1 + kShapes + i]);
  most_ = LogOdds(dealt_so[0].first, dealt_so[0].second);
  for (const auto& [of_deal, by] : dealt_so) most_ = std::max(most_, LogOdds(of_deal, by));
  makes_ = After(at_random.Makes(), by_hand.Makes());
  score_ = After(at_random.Score(), by_hand.Score());
}

double DealtModel::LogOdds(const Hands& hands, Seat dealer) const {
  const Lengths lengths = LengthsOf(hands, dealer);
  double log_odds = 0;
  for (const auto& hand : lengths) log_odds += of_shape_[kShapeOfKey[KeyOf(hand)]];
  for (std::size_t i = 0; i < kTwoHands; ++i) {
    const auto [one, other] = kHandsOfTwo[i];
    log_odds += of_product_[i] * ProductOf(lengths[one], lengths[other]);
  }
  return log_odds;
}

double DealtModel::Likelihood(const Hands& hands, Seat dealer) const {
  return static_cast<double>(
      FastExp(static_cast<float>(std::min(LogOdds(hands, dealer) - most_, 0.0))));
}

double DealtModel::Makes(double makes) const {
  if (makes <= 0 || makes >= 1) return makes;
  return 1 / (1 + std::exp(-makes_.constant - makes_.slope * LogOddsOf(makes)));
}

std::shared_ptr<const DealtModel> DealtModelOf(const Dealt& dealt, const Rules& rules) {
  static KeptValues<std::string, DealtModel> models;
  return models.Of(FormatDealt(dealt) + " " + FormatRules(rules),
                   [&] { return std::make_shared<const DealtModel>(dealt, rules); });
}

}  // namespace jasnel
