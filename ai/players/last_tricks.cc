#include "ai/players/last_tricks.h"

#include <cmath>

#include "ai/players/think_clock.h"
#include "bitboard/trick_rules.h"
#include "jasnel/contract.h"
#include "jasnel/seat.h"

namespace jasnel {
namespace {

// The place of a card among those of a set, in their order.
int PlaceIn(PlaySet cards, PlayCard card) { return (cards - Above(card) - card).size(); }

// Whether values differ by more than what rounding leaves.
bool Differ(double a, double b) { return std::abs(a - b) > 1e-9; }

}  // namespace

bool LastTricks::Add(const PlayView& view, const WeightedWorlds& worlds, double most,
                     CardValues& values) {
  SetUp(view, worlds);
  most_ = most;
  PlayState table = PlayStateOf(view);
  table.won = view.table.won;  // roem that was not claimed does not count
  const Range all = {0, deals_.size()};
  std::array<Sums, kMostLastCards> found;
  const PlaySet legal = table.Legal(rules_);
  int count = 0;
  for (const PlayCard card : legal) {
    found[count++] = After(table, card, all);
    if (work() > most_) return false;
  }
  count = 0;
  for (const PlayCard card : legal) {
    values.AddMean(card, 1, found[count].score, found[count].makes);
    ++count;
  }
  return true;
}

double LastTricks::work() const {
  return work::kAsked * static_cast<double>(asked_) + work::kPlayed * static_cast<double>(played_) +
         work::kSeen * static_cast<double>(seen_);
}

void LastTricks::SetUp(const PlayView& view, const WeightedWorlds& worlds) {
  rules_ = view.table.rules;
  own_ = Index(view.seat());
  asked_ = played_ = seen_ = 0;
  const PlayOrder order(view.table.trump);
  hidden_count_ = 0;
  for (const PlayCard card : order.ToPlay(view.Hidden())) hidden_[hidden_count_++] = card;
  worlds_.resize(worlds.size());
  keys_.resize(worlds.size());
  deals_.resize(worlds.size());
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    for (int seat = 0; seat < kSeats; ++seat) {
      const PlaySet hand = order.ToPlay(seat == own_ ? view.hand : worlds.world(i)[seat]);
      unsigned key = 0;
      for (int bit = 0; bit < hidden_count_; ++bit) {
        if (hand.Contains(hidden_[bit])) key |= 1u << bit;
      }
      worlds_[i][seat] = hand;
      keys_[i][seat] = static_cast<std::uint16_t>(key);
    }
    deals_[i] = {static_cast<std::uint16_t>(i), 0, worlds.share(i)};
  }
}

LastTricks::Sums LastTricks::After(const PlayState& table, PlayCard card, Range range) {
  ++played_;
  PlayState next = table;
  next.Play(card, rules_);
  return ValueOf(next, range);
}

LastTricks::Sums LastTricks::ValueOf(const PlayState& table, Range range) {
  if (table.hands[own_].IsSingle()) return WithoutChoice(table, range);
  return table.turn() == own_ ? OwnBest(table, range) : OverHands(table, range);
}

// On a tie, the card with fewer points, as in ChoiceOf.
LastTricks::Sums LastTricks::OwnBest(const PlayState& table, Range range) {
  Sums best;
  PlayCard chosen;
  bool any = false;
  for (const PlayCard card : table.Legal(rules_)) {
    const Sums sums = After(table, card, range);
    constexpr double kEqual = 1e-12;  // sums of the same numbers in another order
    const double gain = sums.score - best.score;
    const bool is_better =
        gain > kEqual || (gain > -kEqual && CardPoints(card) < CardPoints(chosen));
    if (any && !is_better) continue;
    best = sums;
    chosen = card;
    any = true;
  }
  return best;
}

LastTricks::Sums LastTricks::OverHands(const PlayState& table, Range range) {
  Sums sums;
  if (work() > most_) return sums;
  seen_ += range.last - range.first;
  const std::size_t first_hand = hands_.size();
  const PlaySet any = NoteHands(table, deals_, range);
  for (std::size_t i = first_hand; i < hands_.size(); ++i) Ask(table, hands_[i]);
  for (const PlayCard card : any) {
    const std::size_t first = deals_.size();
    for (std::size_t i = range.first; i < range.last; ++i) {
      const Deal deal = deals_[i];
      const Hand& hand = hands_[deal.hand];
      if (!hand.legal.Contains(card)) continue;
      deals_.push_back({deal.world, 0, deal.chance * hand.chances[PlaceIn(hand.legal, card)]});
    }
    const Sums one = After(table, card, {first, deals_.size()});
    sums.score += one.score;
    sums.makes += one.makes;
    deals_.resize(first);
  }
  hands_.resize(first_hand);
  return sums;
}

LastTricks::Sums LastTricks::WithoutChoice(const PlayState& table, Range range) {
  ends_.clear();
  for (std::size_t i = range.first; i < range.last; ++i) ends_.push_back({deals_[i].world, 0, {}});
  PlayOn(table, {0, ends_.size()});
  Sums sums;
  for (std::size_t i = 0; i < ends_.size(); ++i) {
    const double chance = deals_[range.first + i].chance;
    sums.score += chance * ends_[i].means.score;
    sums.makes += chance * ends_[i].means.makes;
  }
  return sums;
}

void LastTricks::PlayOn(const PlayState& table, Range range) {
  if (table.number == kHandSize - 1) {
    LastTrick(table, range);
    return;
  }
  const auto after = [&](PlayCard card, Range ends) {
    ++played_;
    PlayState next = table;
    next.Play(card, rules_);
    PlayOn(next, ends);
  };
  if (table.turn() == own_) {
    after(table.hands[own_].Lowest(), range);
    return;
  }
  if (work() > most_) return;
  seen_ += range.last - range.first;
  const std::size_t first_hand = hands_.size();
  const PlaySet any = NoteHands(table, ends_, range);
  // What follows each card, in the worlds in which it is legal, in their order.
  std::array<std::size_t, kMostHidden> first;
  int cards = 0;
  for (const PlayCard card : any) {
    first[cards] = ends_.size();
    for (std::size_t i = range.first; i < range.last; ++i) {
      const End end = ends_[i];
      if (hands_[end.hand].legal.Contains(card)) ends_.push_back({end.world, 0, {}});
    }
    after(card, {first[cards], ends_.size()});
    ++cards;
  }
  for (std::size_t i = first_hand; i < hands_.size(); ++i) {
    int place = 0;
    for (const PlayCard card : hands_[i].legal) hands_[i].among[place++] = PlaceIn(any, card);
  }
  MixCards(table, range, first, first_hand);
  ends_.resize(range.last);
  hands_.resize(first_hand);
}

// What follows the cards stands in `ends_` from `first` on, in the order of the worlds of the
// range.
void LastTricks::MixCards(const PlayState& table, Range range,
                          const std::array<std::size_t, kMostHidden>& first,
                          std::size_t first_hand) {
  std::array<std::size_t, kMostHidden> next = first;
  for (std::size_t i = range.first; i < range.last; ++i) {
    End& end = ends_[i];
    Hand& hand = hands_[end.hand];
    end.means = ends_[next[hand.among[0]]++].means;
    for (int place = 1; place < hand.legal.size(); ++place) {
      const Sums& means = ends_[next[hand.among[place]]++].means;
      hand.matters |= Differ(means.score, end.means.score) || Differ(means.makes, end.means.makes);
    }
  }
  bool any_matters = false;
  for (std::size_t i = first_hand; i < hands_.size(); ++i) {
    if (!hands_[i].matters) continue;
    Ask(table, hands_[i]);
    any_matters = true;
  }
  if (!any_matters) return;
  next = first;
  for (std::size_t i = range.first; i < range.last; ++i) {
    End& end = ends_[i];
    const Hand& hand = hands_[end.hand];
    Sums means;
    for (int place = 0; place < hand.legal.size(); ++place) {
      const Sums& one = ends_[next[hand.among[place]]++].means;
      means.score += hand.chances[place] * one.score;
      means.makes += hand.chances[place] * one.makes;
    }
    if (hand.matters) end.means = means;
  }
}

void LastTricks::LastTrick(const PlayState& table, Range range) {
  seen_ += range.last - range.first;
  // The cards are the same in all worlds; what differs is who holds them.
  const Side declarers = SideOf(static_cast<Seat>(table.declarer));
  const int sign = (own_ & 1) == 0 ? 1 : -1;
  std::array<Sums, 2> by_side;  // that takes the trick
  for (int side = 0; side < 2; ++side) {
    std::array<Tally, 2> won = table.won;
    won[side].cards += Points(CardPoints(table.left) + kLastTrickPoints);
    won[side].roem += Points(TrickRoem(table.left, rules_));
    ++won[side].tricks;
    const ContractResult result = ScoreContract(declarers, won, rules_);
    const Points value = objective_ == Objective::kScore ? result.score[0] - result.score[1]
                                                         : won[0].total() - won[1].total();
    by_side[side] = {static_cast<double>(sign * value.count()),
                     result.outcome != Outcome::kNat ? 1.0 : 0.0};
  }
  for (std::size_t i = range.first; i < range.last; ++i) {
    const PlayHands& hands = worlds_[ends_[i].world];
    const auto card_of = [&](int seat) { return (hands[seat] & table.left).Lowest(); };
    int holder = table.leader;
    const PlayCard led = card_of(holder);
    PlayCard best = led;
    for (int step = 1; step < kSeats; ++step) {
      const int seat = (table.leader + step) & 3;
      const PlayCard card = card_of(seat);
      if (!Beats(card, best, led)) continue;
      best = card;
      holder = seat;
    }
    ends_[i].means = by_side[holder & 1];
  }
}

template <class Kind>
PlaySet LastTricks::NoteHands(const PlayState& table, std::vector<Kind>& deals, Range range) {
  const int seat = table.turn();
  unsigned left = 0;
  for (int bit = 0; bit < hidden_count_; ++bit) {
    if (table.left.Contains(hidden_[bit])) left |= 1u << bit;
  }
  const std::size_t first_hand = hands_.size();
  PlaySet any;
  for (std::size_t i = range.first; i < range.last; ++i) {
    Kind& deal = deals[i];
    const unsigned key = keys_[deal.world][seat] & left;
    std::uint16_t& place = places_[key];
    if (place == 0) {
      Hand hand;
      hand.cards = worlds_[deal.world][seat] & table.left;
      hand.legal = table.size == 0 ? hand.cards
                                   : LegalToFollow(hand.cards, table.led, table.best,
                                                   table.PartnerHolds(), rules_);
      hand.key = static_cast<std::uint16_t>(key);
      hands_.push_back(hand);
      any |= hand.legal;
      place = static_cast<std::uint16_t>(hands_.size());
    }
    deal.hand = static_cast<std::uint16_t>(place - 1);
  }
  for (std::size_t i = first_hand; i < hands_.size(); ++i) places_[hands_[i].key] = 0;
  return any;
}

void LastTricks::Ask(const PlayState& table, Hand& hand) {
  if (hand.legal.IsSingle()) {
    hand.chances[0] = 1;
    return;
  }
  ++asked_;
  PlayState now = table;
  now.hands[table.turn()] = hand.cards;
  const CardChances chances = policy_.Chances(now, hand.legal, rules_);
  double sum = 0;  // 1, but for rounding
  for (const CardChance& one : chances) sum += static_cast<double>(one.chance);
  for (int i = 0; i < chances.size; ++i) {
    hand.chances[i] = static_cast<double>(chances.cards[i].chance) / sum;
  }
}

}  // namespace jasnel
