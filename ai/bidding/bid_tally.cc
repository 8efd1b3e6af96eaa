#include "ai/bidding/bid_tally.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "ai/statistics/wilson.h"

namespace jasnel {
namespace {

constexpr double kZ95 = 1.959964;
constexpr double kZ99 = 2.575829;

// Fewest worlds solved for the score before a call can be clear.
constexpr std::uint64_t kLeastForClear = 8;

// The usual results of contracts made with open hands: their classes, and the roem. Measured in
// solved deals: docs/research/bidding.md, "What is usual", has the commands. As they count as only
// one world among those that were solved, they need not be exact.
constexpr std::array<double, kResultClasses> kUsualResults = {0, 0.14, 0.23, 0.22, 0.32, 0.09};
constexpr double kUsualRoem = 20;

std::size_t ClassOf(const SuitResult& result) {
  if (!result.makes) return 0;
  if (result.pit) return kResultClasses - 1;
  return result.points <= 100 ? 1 : result.points <= 120 ? 2 : result.points <= 140 ? 3 : 4;
}

}  // namespace

BidTally::BidTally(const BidCalls& calls, const ProxyScores& proxies, NatPays nat_pays, Side own,
                   const std::optional<Calibration>& played)
    : calls_(calls),
      proxies_(proxies),
      nat_pays_(nat_pays),
      own_(own),
      played_(played),
      each_(calls.calls.size(), ControlVariates(1)),
      joint_(calls.calls.size()),
      whole_(2 * calls.calls.size()),
      declares_(kSeats) {}

void BidTally::Add(const BidSample& sample, bool scored) {
  declares_.Add(sample.declares);
  solved_ += sample.solved.any() ? 1 : 0;
  const auto add = [&](ControlVariates& means, const NestedSample& scores, bool solved) {
    if (!solved) {
      means.AddGuess(scores);
    } else if (!scored) {
      means.AddProxy(scores);
    } else {
      means.AddTruth(scores);
    }
  };
  add(joint_, sample.scores, sample.solved == AllCalls());
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    const NestedSample& all = sample.scores;
    add(each_[i],
        {.guess = {all.guess[i]},
         .hint = {all.hint[i]},
         .proxy = {all.proxy[i]},
         .truth = {all.truth[i]}},
        sample.solved[i]);
    const Call call = calls_.calls[i];
    if (!call.suit || !sample.solved[i]) continue;
    ++solved_calls_[i];
    made_[i] += sample.results[Index(*call.suit)].makes ? 1 : 0;
  }
  if (scored) AddScored(sample, 1);
}

void BidTally::AddScored(const BidSample& sample, double weight) {
  ++scored_;
  weight_ += weight;
  for (const Call call : calls_.calls) {
    if (!call.suit) continue;
    const SuitResult& result = sample.results[Index(*call.suit)];
    results_[Index(*call.suit)][ClassOf(result)] += weight;
    roem_[Index(*call.suit)] += weight * result.roem;
  }
}

void BidTally::AddWorld(const BidSample& sample, double weight) {
  all_worlds_ = true;
  ++solved_;
  const std::size_t count = calls_.calls.size();
  std::array<double, 2 * NestedSample::kMost> values{};
  for (std::size_t i = 0; i < count; ++i) {
    values[i] = sample.scores.truth[i];
    const Call call = calls_.calls[i];
    if (call.suit) values[count + i] = sample.results[Index(*call.suit)].makes ? 1 : 0;
  }
  whole_.Add(values, weight);
  declares_.Add(sample.declares, weight);
  AddScored(sample, weight);
}

CallSet BidTally::AllCalls() const {
  CallSet all;
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) all.set(i);
  return all;
}

Estimate BidTally::MakesOf(std::size_t call) const {
  if (all_worlds_) {
    const double mean = std::clamp(whole_.Mean(calls_.calls.size() + call), 0.0, 1.0);
    return {mean, mean, mean};
  }
  const MeanError found = each_[call].MeanProxy({1});
  const double chance = std::clamp(proxies_.ChanceOf(found.mean), 0.0, 1.0);
  const double error = found.error / (proxies_.made - proxies_.lost);
  const auto worlds = static_cast<double>(solved_calls_[call]);
  const auto made = static_cast<double>(made_[call]);
  // For how many plain worlds these count, by the guesses that help. What is rare was seen too
  // seldom to tell how much they do: then they count for less.
  const double seen = std::min(made, worlds - made);
  const double share = (made + 1) / (worlds + 2);
  const double ratio = worlds * error * error / (share * (1 - share));
  constexpr double kDoubt = 8;
  const double careful = (seen * ratio + kDoubt) / (seen + kDoubt);
  const ChanceInterval interval = WilsonInterval(chance, worlds / careful, kZ95);
  return {chance, interval.low, interval.high};
}

double BidTally::MeanScoreOf(std::size_t call) const {
  return all_worlds_ ? whole_.Mean(call) : each_[call].MeanTruth({1}).mean;
}

Estimate BidTally::ScoreOf(std::size_t call) const {
  if (all_worlds_) {
    const double mean = whole_.Mean(call);
    return {mean, mean, mean};
  }
  const MeanError found = each_[call].MeanTruth({1});
  const double half = found.HalfWidth(0.95);
  return {found.mean, found.mean - half, found.mean + half};
}

// Half the width of the interval of a chance, in units of `precision`.
double BidTally::OffBy(std::size_t call, double precision) const {
  const Estimate makes = MakesOf(call);
  return (makes.high - makes.low) / 2 / precision;
}

CallSet BidTally::NotKnownTo(double precision) const {
  CallSet calls;
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    calls[i] = !calls_.calls[i].IsPass() && OffBy(i, precision) > 1;
  }
  return calls;
}

double BidTally::FewestMoreFor(double precision, CallSet calls) const {
  double fewest = static_cast<double>(kMostWorlds);
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    if (!calls[i]) continue;
    // The width goes down as the square root of the number.
    const double off = OffBy(i, precision);
    fewest = std::min(fewest, (off * off - 1) * static_cast<double>(solved_calls_[i]));
  }
  return fewest;
}

// How much likelier the own side declares than the others, from -1 to 1.
double BidTally::OwnShareOf(std::size_t call) const {
  if (calls_.calls[call].suit) return 1;
  double share = 0;
  for (const Seat seat : kAllSeats) {
    share +=
        (SideOf(seat) == own_ ? 1 : -1) * declares_.Mean(static_cast<std::size_t>(Index(seat)));
  }
  return share;
}

// The expected score by which calls are compared. What declarers reach is a line in what open hands
// give to them: the constant counts for the side that declares.
double BidTally::ExpectedScoreOf(std::size_t call) const {
  if (!played_) return MeanScoreOf(call);
  return played_->score_constant * OwnShareOf(call) + played_->score_slope * MeanScoreOf(call);
}

// Whether a call is worse than the best one, with 99% confidence if `wider` is 1.
bool BidTally::IsBehind(std::size_t call, std::size_t best, double wider) const {
  const double lead = ExpectedScoreOf(best) - ExpectedScoreOf(call);
  if (all_worlds_) return lead >= 1e-6;
  ControlVariates::Values factors{};
  factors[best] = 1;
  factors[call] = -1;
  const MeanError found = joint_.MeanTruth(factors);
  if (!played_) return found.mean > wider * found.HalfWidth(0.99);
  const double shares = OwnShareOf(best) - OwnShareOf(call);
  // Shares are means over worlds too, of what lies from -1 to 1: its deviation is 1 at most. The
  // errors are added as if they were always on the same side.
  const double error_of_shares = shares == 0 ? 0 : kZ99 / std::sqrt(static_cast<double>(solved_));
  return played_->score_constant * shares + played_->score_slope * found.mean >
         wider * (std::abs(played_->score_constant) * error_of_shares +
                  std::abs(played_->score_slope) * found.HalfWidth(0.99));
}

// Of the chances to be misled that 99% leave, look k takes a part in proportion to 1 / k^2; the
// quantile of so small a chance grows with the logarithm of it.
bool BidTally::IsClear(int looks) const {
  if (calls_.calls.size() == 1) return true;
  if (!all_worlds_ && scored_ < kLeastForClear) return false;
  const double wider = looks <= 1 ? 1 : std::sqrt(kZ99 * kZ99 + 4 * std::log(looks) + 1) / kZ99;
  std::size_t best = 0;
  for (std::size_t i = 1; i < calls_.calls.size(); ++i) {
    if (ExpectedScoreOf(i) > ExpectedScoreOf(best)) best = i;
  }
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    if (i != best && !IsBehind(i, best, wider)) return false;
  }
  return true;
}

SuitBid BidTally::SuitBidOf(std::size_t call) const {
  const Suit suit = *calls_.calls[call].suit;
  SuitBid bid;
  bid.suit = suit;
  bid.makes = MakesOf(call);
  bid.score = ScoreOf(call);
  if (played_) {
    bid.played_makes = played_->PlayedMakes(bid.makes.value);
    bid.played_score = ExpectedScoreOf(call);
  }
  // Who makes it is known from more worlds than how high. Before the first of these there is what
  // is usual, which counts as one.
  const auto& results = results_[Index(suit)];
  const double made = weight_ - results[0];
  const double usual = all_worlds_ ? 0 : 1;
  const double left = made + usual > 0 ? bid.makes.value / (made + usual) : 0;
  for (std::size_t i = 1; i < kResultClasses; ++i) {
    bid.results[i] = (results[i] + usual * kUsualResults[i]) * left;
  }
  bid.results[0] = 1 - bid.makes.value;
  bid.pit = bid.results[kResultClasses - 1];
  // Roem of a lost contract is not written down, but with `nat=own`.
  bid.roem = nat_pays_ == NatPays::kOwn ? roem_[Index(suit)] / weight_
                                        : (roem_[Index(suit)] + usual * kUsualRoem) * left;
  return bid;
}

BidAnswer BidTally::Answer(int looks) const {
  BidAnswer answer;
  for (std::size_t i = 0; i < calls_.calls.size(); ++i) {
    if (calls_.calls[i].suit) {
      answer.suits.push_back(SuitBidOf(i));
      continue;
    }
    PassBid pass;
    pass.score = ScoreOf(i);
    for (std::size_t seat = 0; seat < kSeats; ++seat) pass.declares[seat] = declares_.Mean(seat);
    if (played_) pass.played_score = ExpectedScoreOf(i);
    answer.pass = pass;
  }
  answer.clear = IsClear(looks);
  answer.all_worlds = all_worlds_;
  answer.worlds = solved_;
  answer.scored = scored_;
  return answer;
}

void Recommend(BidAnswer& answer) {
  answer.call = Call{};
  bool any = answer.pass.has_value();
  double best = any ? answer.pass->played_score.value_or(answer.pass->score.value) : 0;
  for (const SuitBid& bid : answer.suits) {
    const double worth = bid.played_score.value_or(bid.score.value);
    if (any && worth <= best) continue;
    any = true;
    best = worth;
    answer.call = Call{bid.suit};
  }
}

}  // namespace jasnel
