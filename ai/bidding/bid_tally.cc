#include "ai/bidding/bid_tally.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "ai/statistics/wilson.h"

namespace jasnel {
namespace {

constexpr double kZ99 = 2.575829;

// For the errors, so many cases count as seen beforehand: docs/research/bidding.md, "What an answer
// is made of".
constexpr double kPriorOfChance = 20;
constexpr double kPriorOfScore = 12;

// Fewest worlds solved for the score before a call can be clear.
constexpr std::uint64_t kMinForClear = 8;

}  // namespace

std::array<double, kSeats> DeclaresAfterPass(const BidWorld& world) {
  std::array<double, kSeats> declares{};
  for (const auto& [contract, chance] : world.after_pass) {
    declares[Index(contract.declarer)] += static_cast<double>(chance);
  }
  return declares;
}

BidTally::BidTally(const BidSampler& sampler, NatPays nat_pays,
                   const std::optional<Calibration>& played)
    : sampler_(sampler),
      calls_(sampler.calls()),
      played_(played),
      makes_guesses_(calls_.size()),
      pit_guesses_(calls_.size()),
      score_guesses_(calls_.size()),
      makes_(calls_.size(), HorvitzThompsonMean(kPriorOfChance)),
      pits_(calls_.size(), HorvitzThompsonMean(kPriorOfChance)),
      scores_(calls_.size(),
              {HorvitzThompsonMean(kPriorOfScore), HorvitzThompsonMean(kPriorOfScore),
               HorvitzThompsonMean(kPriorOfScore)}),
      whole_(2 * calls_.size()),
      declares_(kSeats) {
  results_.fill(BidResults(nat_pays));
}

void BidTally::AddGuesses(const BidWorld& world) {
  std::array<double, BidCalls::kMax> makes{};
  std::array<double, BidCalls::kMax> pit{};
  std::array<double, BidCalls::kMax> score{};
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    sampler_.ForEachCase(i, world, 0, [&](const BidCase& one) {
      const ContractGuess& guess = sampler_.GuessOf(one);
      const auto weight = static_cast<double>(one.weight);
      makes[i] += weight * guess.makes;
      pit[i] += weight * guess.pit;
      score[i] += weight * guess.score();
    });
  }
  makes_guesses_.Add(makes);
  pit_guesses_.Add(pit);
  score_guesses_.Add(score);
  if (calls_.has_pass()) declares_.Add(DeclaresAfterPass(world));
}

void BidTally::Add(const BidRound& round) {
  for (const BidWorld& world : round.worlds) AddGuesses(world);
  std::size_t solved = 0;
  std::size_t scored = 0;
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    solved = std::max(solved, round.Taken(ContractQuery::kMakes, i).size());
    scored = std::max(scored, round.Taken(ContractQuery::kScore, i).size());
  }
  solved_ += solved;
  scored_ += scored;
  for (const ContractQuery asks : kAllContractQueries) {
    AddTaken(round, asks);
    AddProducts(round, asks);
  }
}

void BidTally::AddTaken(const BidRound& round, ContractQuery asks) {
  const auto population = static_cast<double>(round.worlds.size());
  std::vector<HorvitzThompsonMean::Case> chances;
  std::vector<HorvitzThompsonMean::Case> scores;
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    chances.clear();
    scores.clear();
    const auto& taken = round.Taken(asks, i);
    for (const BidTaken& one : taken) {
      const ContractGuess& guess = sampler_.GuessOf(one.one);
      const auto weight = static_cast<double>(one.one.weight);
      const double variance = weight * weight * VarianceOf(guess, asks);
      const double times = PointsOf(guess, asks);
      scores.push_back(
          {weight * OffInScore(guess, one.found, asks), times * times * variance, one.chance});
      const bool of_pit = asks == ContractQuery::kPit;
      const bool found = of_pit ? one.found.pit : one.found.makes;
      const double off = (found ? 1 : 0) - (of_pit ? guess.pit : guess.makes);
      chances.push_back({weight * off, variance, one.chance});
      if (asks == ContractQuery::kScore && calls_.calls[i].suit) {
        results_[Index(*calls_.calls[i].suit)].Add(
            one.found, HorvitzThompsonMean::WeightOf(taken.size(), population) / one.chance);
      }
    }
    scores_[i][static_cast<std::size_t>(asks)].AddRound(scores, population);
    if (asks == ContractQuery::kMakes) makes_[i].AddRound(chances, population);
    if (asks == ContractQuery::kPit) pits_[i].AddRound(chances, population);
  }
}

// What is off in the same world for two calls counts for their difference.
void BidTally::AddProducts(const BidRound& round, ContractQuery asks) {
  struct Off {
    std::uint32_t world;
    std::size_t call;
    double value;
  };
  std::vector<Off> all;
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    const auto& taken = round.Taken(asks, i);
    const double weight =
        HorvitzThompsonMean::WeightOf(taken.size(), static_cast<double>(round.worlds.size()));
    for (const BidTaken& one : taken) {
      all.push_back({one.one.world, i,
                     weight / one.chance * static_cast<double>(one.one.weight) *
                         OffInScore(sampler_.GuessOf(one.one), one.found, asks)});
    }
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Off& a, const Off& b) { return a.world < b.world; });
  Square& products = products_[static_cast<std::size_t>(asks)];
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = i + 1; j < all.size() && all[j].world == all[i].world; ++j) {
      products[all[i].call][all[j].call] += all[i].value * all[j].value;
      products[all[j].call][all[i].call] += all[i].value * all[j].value;
    }
  }
}

void BidTally::AddWorld(const WholeWorld& world) {
  all_worlds_ = true;
  ++solved_;
  ++scored_;
  const std::size_t count = calls_.size();
  std::array<double, 2 * BidCalls::kMax> values{};
  for (std::size_t i = 0; i < count; ++i) {
    values[i] = world.scores[i];
    const Call call = calls_.calls[i];
    if (!call.suit) continue;
    values[count + i] = world.found[i].makes ? 1 : 0;
    results_[Index(*call.suit)].Add(world.found[i], world.weight);
  }
  whole_.Add(values, world.weight);
  declares_.Add(world.declares, world.weight);
}

CallSet BidTally::AllCalls() const {
  CallSet all;
  for (std::size_t i = 0; i < calls_.size(); ++i) all.set(i);
  return all;
}

MeanError BidTally::GuessedMean(const Moments& guesses, std::size_t call) const {
  const auto worlds = static_cast<double>(guesses.count());
  return {guesses.Mean(call), std::sqrt(guesses.Covariance(call, call) / worlds), worlds};
}

Estimate BidTally::MakesOf(std::size_t call) const {
  if (all_worlds_) {
    const double mean = std::clamp(whole_.Mean(calls_.size() + call), 0.0, 1.0);
    return {mean, mean, mean};
  }
  const MeanError found = SumOf(std::array{GuessedMean(makes_guesses_, call), makes_[call].Mean()});
  const double chance = std::clamp(found.mean, 0.0, 1.0);
  // For how many plain worlds these count; a chance near 0 or 1 is only known to be near it.
  const double near = std::min(found.error, 0.5);
  const double share = std::clamp(chance, near, 1 - near);
  const double worlds = share * (1 - share) / (found.error * found.error);
  const ChanceInterval interval = WilsonInterval(chance, worlds, found.Quantile(kConfidence));
  return {chance, interval.low, interval.high};
}

double BidTally::PitOf(std::size_t call) const {
  return pit_guesses_.Mean(call) + pits_[call].Mean().mean;
}

MeanError BidTally::MeanScore(std::size_t call) const {
  const Scores& off = scores_[call];
  return SumOf(
      std::array{GuessedMean(score_guesses_, call), off[0].Mean(), off[1].Mean(), off[2].Mean()});
}

// How much more a call scores than another. Guesses were made of both in all worlds; of the
// contracts solved few are in the same worlds.
MeanError BidTally::Lead(std::size_t best, std::size_t call) const {
  MeanError lead = SumOf(std::array{MeanScore(best), MeanScore(call)});
  lead.mean = MeanScoreOf(best) - MeanScoreOf(call);
  double shared =
      score_guesses_.Covariance(best, call) / static_cast<double>(score_guesses_.count());
  for (std::size_t asks = 0; asks < kBidAsks; ++asks) {
    const double totals = scores_[best][asks].total() * scores_[call][asks].total();
    if (totals > 0) shared += products_[asks][best][call] / totals;
  }
  // What few worlds share may look like more than it is.
  const double variance = lead.error * lead.error;
  lead.error = std::sqrt(std::max(variance - 2 * shared, variance / 4));
  return lead;
}

double BidTally::MeanScoreOf(std::size_t call) const {
  return all_worlds_ ? whole_.Mean(call) : MeanScore(call).mean;
}

Estimate BidTally::ScoreOf(std::size_t call) const {
  if (all_worlds_) {
    const double mean = whole_.Mean(call);
    return {mean, mean, mean};
  }
  const MeanError found = MeanScore(call);
  const double half = found.HalfWidth(kConfidence);
  return {found.mean, found.mean - half, found.mean + half};
}

double BidTally::OffBy(std::size_t call, double precision) const {
  if (calls_.calls[call].IsPass()) return 0;
  const Estimate makes = MakesOf(call);
  return (makes.high - makes.low) / 2 / precision;
}

std::uint64_t BidTally::SolvedOf(std::size_t call) const {
  return static_cast<std::uint64_t>(makes_[call].total());
}

double BidTally::ConstantOf(Seat declarer) const {
  return played_->score_constant[static_cast<std::size_t>(calls_.PlaceIf(declarer))];
}

// What the constants of the calibration add up to for the own side: that of whoever declares
// counts.
double BidTally::ConstantAfter(std::size_t call) const {
  if (calls_.calls[call].suit) return ConstantOf(calls_.seat);
  double sum = 0;
  for (const Seat seat : kAllSeats) {
    sum += (SideOf(seat) == SideOf(calls_.seat) ? 1 : -1) * ConstantOf(seat) *
           declares_.Mean(Index(seat));
  }
  return sum;
}

// The expected score by which calls are compared. What declarers reach is a line in what open hands
// give to them: the constant counts for the side that declares.
double BidTally::ExpectedScoreOf(std::size_t call) const {
  if (!played_) return MeanScoreOf(call);
  return ConstantAfter(call) + played_->score_slope * MeanScoreOf(call);
}

// Whether a call is worse than the best one, with 99% confidence if `wider` is 1.
bool BidTally::IsBehind(std::size_t call, std::size_t best, double wider) const {
  const double lead = ExpectedScoreOf(best) - ExpectedScoreOf(call);
  if (all_worlds_) return lead >= 1e-6;
  const MeanError found = Lead(best, call);
  if (!played_) return found.mean > wider * found.HalfWidth(0.99);
  // After a pass the constant is a mean over worlds too, of what is at most the largest: so is its
  // deviation. The errors are added as if they were always on the same side.
  double error_of_constant = 0;
  if (calls_.calls[best].IsPass() != calls_.calls[call].IsPass()) {
    double most = 0;
    for (const double constant : played_->score_constant) most = std::max(most, std::abs(constant));
    error_of_constant = kZ99 * most / std::sqrt(static_cast<double>(declares_.count()));
  }
  return lead >
         wider * (error_of_constant + std::abs(played_->score_slope) * found.HalfWidth(0.99));
}

// Of the chances to be misled that 99% leave, look k takes a part in proportion to 1 / k^2; the
// quantile of so small a chance grows with the logarithm of it.
CallSet BidTally::NotBehind(int looks) const {
  CallSet calls = AllCalls();
  if (calls_.size() == 1 || (!all_worlds_ && scored_ < kMinForClear)) return calls;
  const double wider = looks <= 1 ? 1 : std::sqrt(kZ99 * kZ99 + 4 * std::log(looks) + 1) / kZ99;
  std::size_t best = 0;
  for (std::size_t i = 1; i < calls_.size(); ++i) {
    if (ExpectedScoreOf(i) > ExpectedScoreOf(best)) best = i;
  }
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    calls[i] = i == best || !IsBehind(i, best, wider);
  }
  return calls;
}

bool BidTally::IsClear(int looks) const { return NotBehind(looks).count() == 1; }

SuitBid BidTally::SuitBidOf(std::size_t call) const {
  const auto suit = Index(*calls_.calls[call].suit);
  SuitBid bid;
  bid.suit = *calls_.calls[call].suit;
  bid.makes = MakesOf(call);
  bid.score = ScoreOf(call);
  if (played_) {
    bid.played_makes = played_->PlayedMakes(bid.makes.value, calls_.PlaceIf(calls_.seat));
    bid.played_score = ExpectedScoreOf(call);
  }
  const BidResults& results = results_[suit];
  if (all_worlds_) {
    results.FillWhole(bid);
  } else {
    results.Fill(std::clamp(PitOf(call), 0.0, bid.makes.value), bid);
  }
  return bid;
}

BidAnswer BidTally::Answer(int looks) const {
  BidAnswer answer;
  for (std::size_t i = 0; i < calls_.size(); ++i) {
    if (calls_.calls[i].suit) {
      answer.suits.push_back(SuitBidOf(i));
      continue;
    }
    PassBid pass;
    pass.score = ScoreOf(i);
    for (std::size_t seat = 0; seat < kSeats; ++seat) pass.declares[seat] = declares_.Mean(seat);
    if (calls_.may_pass_out()) {
      double declared = 0;
      for (const double chance : pass.declares) declared += chance;
      pass.passed_out = std::max(1 - declared, 0.0);
    }
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
  // Where the match is decided, points count.
  const auto worth_of = [](const auto& bid) {
    constexpr double kOfPoint = 1e-9;
    const double score = bid.played_score.value_or(bid.score.value);
    return bid.wins ? *bid.wins + kOfPoint * score : score;
  };
  answer.call = Call{};
  bool any = answer.pass.has_value();
  double best = any ? worth_of(*answer.pass) : 0;
  for (const SuitBid& bid : answer.suits) {
    const double worth = worth_of(bid);
    if (any && worth <= best) continue;
    any = true;
    best = worth;
    answer.call = Call{bid.suit};
  }
  if (answer.doubling && (!any || answer.doubling->score.value > best)) {
    answer.call = answer.doubling->call;
  }
}

}  // namespace jasnel
