#include "ai/judge/card_outcome.h"

#include "ai/models/play_policy.h"
#include "ai/players/play_out.h"
#include "jasnel/contract.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

constexpr std::array kOutcomeParts = {
    &CardOutcome::takes,       &CardOutcome::trumped,   &CardOutcome::later,
    &CardOutcome::roem_won,    &CardOutcome::later_won, &CardOutcome::later_lost,
    &CardOutcome::roem_lost,   &CardOutcome::points,    &CardOutcome::better_takes,
    &CardOutcome::worse_takes, &CardOutcome::made,      &CardOutcome::pit,
    &CardOutcome::pit_against, &CardOutcome::margin};

void AddAllWays(const CardCourse& course, double chance, const Rules& rules, MeanOutcome& mean) {
  const PlayState& table = course.table();
  if (table.IsOver()) return mean.Add(course.Outcome(), chance);
  const auto add = [&](PlayCard card, double of_card) {
    CardCourse next = course;
    next.Play(card);
    AddAllWays(next, chance * of_card, rules, mean);
  };
  const PlaySet legal = table.Legal(rules);
  if (legal.IsSingle()) return add(legal.Lowest(), 1);
  for (const CardChance& one : PlayPolicy::Get(kPlayOutTemperature).Chances(table, legal, rules)) {
    add(one.card, static_cast<double>(one.chance));
  }
}

}  // namespace

void CardCourse::Play(PlayCard card) {
  const std::array<Tally, 2> before = table_.won;
  const int number = table_.number;
  table_.Play(card, *rules_);
  if (table_.number == number) return;
  NoteTrick(before, in_first_);
  in_first_ = false;
}

// `led`, `best` and `holder` of the table are still those of the trick that ended.
void CardCourse::NoteTrick(const std::array<Tally, 2>& before, bool first) {
  const int side = table_.holder & 1;
  const bool own = side == (seat_ & 1);
  const bool trumped = !own && IsTrump(table_.best) && !IsTrump(table_.led);
  if (table_.best == watched_.better) outcome_.better_takes = 1;
  if (table_.best == watched_.worse) outcome_.worse_takes = 1;
  const Tally& now = table_.won[static_cast<std::size_t>(side)];
  const Tally& then = before[static_cast<std::size_t>(side)];
  const bool roem = now.roem > then.roem;
  if (!first) {
    if (trumped) outcome_.later = 1;
    if (roem) (own ? outcome_.later_won : outcome_.later_lost) = 1;
    return;
  }
  const double points = (now.total() - then.total()).count();
  outcome_.takes = own ? 1 : 0;
  outcome_.trumped = trumped ? 1 : 0;
  outcome_.roem_won = own && roem ? 1 : 0;
  outcome_.roem_lost = !own && roem ? 1 : 0;
  outcome_.points = own ? points : -points;
}

CardOutcome CardCourse::Outcome() const {
  CardOutcome outcome = outcome_;
  const Tally& own = table_.won[static_cast<std::size_t>(seat_ & 1)];
  const Tally& other = table_.won[static_cast<std::size_t>((seat_ & 1) ^ 1)];
  outcome.made =
      ScoreContract(table_.stakes(), table_.won, *rules_).outcome == Outcome::kNat ? 0 : 1;
  outcome.pit = own.tricks == kHandSize ? 1 : 0;
  outcome.pit_against = other.tricks == kHandSize ? 1 : 0;
  outcome.margin = (own.total() - other.total()).count();
  return outcome;
}

void MeanOutcome::Add(const CardOutcome& outcome, double weight) {
  for (const auto part : kOutcomeParts) sum_.*part += weight * outcome.*part;
  weight_ += weight;
}

CardOutcome MeanOutcome::Mean() const {
  CardOutcome mean = sum_;
  for (const auto part : kOutcomeParts) mean.*part /= weight_;
  return mean;
}

CardOutcome OutcomeByChance(const PlayState& table, PlayCard card, const WatchedCards& watched,
                            const Rules& rules, Random& random) {
  CardCourse course(table, watched, rules);
  course.Play(card);
  while (!course.table().IsOver()) course.Play(PlayOutCard(course.table(), rules, random));
  return course.Outcome();
}

CardOutcome OutcomeOfAllWays(const PlayState& table, PlayCard card, const WatchedCards& watched,
                             const Rules& rules) {
  CardCourse course(table, watched, rules);
  course.Play(card);
  MeanOutcome mean;
  AddAllWays(course, 1, rules, mean);
  return mean.Mean();
}

}  // namespace jasnel
