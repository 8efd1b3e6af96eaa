#include "ai/players/card_race.h"

#include <algorithm>

namespace jasnel {
namespace {

// Cards may drop out after each such number of play-outs.
constexpr std::size_t kLap = 50;

// Standard errors by which a card is clearly behind.
constexpr double kErrorsBehind = 2;

}  // namespace

CardRace::CardRace(PlaySet cards, const CardPriors& priors, const RaceOptions& options,
                   const MatchUtility* match)
    : cards_(cards),
      running_(cards),
      priors_(priors),
      options_(options),
      match_(match),
      scores_(static_cast<std::size_t>(cards.size())),
      makes_(scores_),
      wins_(scores_) {
  std::size_t place = 0;
  for (const PlayCard card : cards) place_[card.index()] = place++;
}

bool CardRace::Begin(double share) {
  if (options_.drops && scores_.deals() > 0 && scores_.deals() % kLap == 0) DropOut();
  if (options_.drops && running_.IsSingle()) return false;
  for (PairedValues* const values : {&scores_, &makes_, &wins_}) values->Begin(share);
  return true;
}

void CardRace::Add(PlayCard card, double score, bool makes) {
  scores_.Add(PlaceOf(card), score);
  makes_.Add(PlaceOf(card), makes ? 1 : 0);
  if (match_ != nullptr) wins_.Add(PlaceOf(card), match_->Of(score));
}

double CardRace::Besides(PlayCard card) const {
  const CardPrior& prior = priors_[card.index()];
  return options_.policy * prior.points + prior.message;
}

PlayCard CardRace::Leader() const {
  const auto value = [&](PlayCard card) {
    return (1 - options_.policy) * scores_.Mean(PlaceOf(card)) + Besides(card);
  };
  PlayCard leader = running_.Lowest();
  double most = value(leader);
  for (const PlayCard card : running_) {
    const double own = value(card);
    if (own > most) {
      most = own;
      leader = card;
    }
  }
  return leader;
}

void CardRace::DropOut() {
  const double part = 1 - options_.policy;  // of play-outs
  const PlayCard leader = Leader();
  const auto is_behind = [&](PlayCard card) {
    const PairedDifference points = scores_.Ahead(PlaceOf(leader), PlaceOf(card));
    const double ahead = part * points.mean + Besides(leader) - Besides(card);
    if (ahead <= kErrorsBehind * part * points.error) return false;
    if (match_ == nullptr) return true;
    const PairedDifference wins = wins_.Ahead(PlaceOf(leader), PlaceOf(card));
    return wins.mean >= kErrorsBehind * wins.error;
  };
  for (const PlayCard card : running_ - PlaySet(leader)) {
    if (is_behind(card)) running_ -= card;
  }
}

CardOpinions CardRace::Opinions(const PlayOrder& order) const {
  CardOpinions opinions;
  const std::size_t leader = PlaceOf(Leader());
  for (const PlayCard card : cards_) {
    const auto mean = [&](const PairedValues& values) {
      return values.Mean(leader) - values.Ahead(leader, PlaceOf(card)).mean;
    };
    CardOpinion& opinion = opinions[card.index()];
    opinion.card = order.ToNatural(card);
    opinion.score = mean(scores_);
    opinion.makes = std::clamp(mean(makes_), 0.0, 1.0);
    if (match_ != nullptr) opinion.wins = mean(wins_);
  }
  if (options_.policy > 0) AddPolicy(opinions);
  for (const PlayCard card : cards_) {
    CardOpinion& opinion = opinions[card.index()];
    opinion.message = priors_[card.index()].message;
    opinion.score += opinion.message;
    if (match_ != nullptr) *opinion.wins += opinion.message * match_->PointNear(opinion.score);
  }
  return opinions;
}

// The policy knows how far two cards are apart, in points: its scores are moved so that a player
// who follows it expects the same. Where the match counts, each of the points is worth what
// `match_` says.
void CardRace::AddPolicy(CardOpinions& opinions) const {
  double moved = 0;
  double expected = 0;
  double wins = 0;
  for (const PlayCard card : cards_) {
    const CardOpinion& opinion = opinions[card.index()];
    const CardPrior& prior = priors_[card.index()];
    moved += prior.chance * (opinion.score - prior.points);
    expected += prior.chance * opinion.score;
    wins += prior.chance * opinion.wins.value_or(0);
  }
  const double part = options_.policy;
  const double point = match_ == nullptr ? 0 : match_->PointNear(expected);
  for (const PlayCard card : cards_) {
    CardOpinion& opinion = opinions[card.index()];
    const double score = priors_[card.index()].points + moved;
    opinion.score = (1 - part) * opinion.score + part * score;
    if (!opinion.wins) continue;
    const double by_policy = wins + point * (score - expected);
    opinion.wins = (1 - part) * *opinion.wins + part * by_policy;
  }
}

}  // namespace jasnel
