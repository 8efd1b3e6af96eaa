#include "bench/endings.h"

#include <algorithm>
#include <utility>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/models/play_policy.h"
#include "ai/players/play_out.h"
#include "ai/players/simple_player.h"
#include "bitboard/play_order.h"
#include "jasnel/deal_play.h"
#include "jasnel/message.h"

namespace jasnel::bench {

Result<Ending> Ending::Make(const PlayView& view, Others others) {
  if (view.hand.size() > kMostInEnding) {
    return Error{Say("$0 cards in the hand; expected at most $1",
                     "$0 kaarten in de hand; verwacht er hoogstens $1", view.hand.size(),
                     kMostInEnding)};
  }
  if (RoemInHands(view.table.rules)) {
    return Error{Say("rules with roem in hands; expected roem in tricks, or none",
                     "regels met roem in de hand; verwacht roem in de slagen, of geen")};
  }
  const auto sampler = WorldSampler::Make(InferHidden(view));
  if (!sampler) return sampler.error();
  Ending ending;
  ending.table_ = PlayStateOf(view);
  ending.rules_ = view.table.rules;
  ending.others_ = others;
  ending.own_ = static_cast<int>(view.seat());

  const PlayOrder order(view.table.trump);
  const PlaySet hidden = order.ToPlay(view.Hidden());
  const std::size_t sets = std::size_t{1} << hidden.size();
  ending.sets_.resize(sets);
  std::size_t bit = 1;
  for (const PlayCard card : hidden) {
    for (std::size_t set = 0; set < sets; ++set) {
      if ((set & bit) != 0) ending.sets_[set] |= card;
    }
    bit <<= 1;
  }
  ending.cards_.resize(sets);
  ending.asked_.resize(sets);

  const auto bits_of = [&](PlaySet hand) {
    unsigned bits = 0;
    unsigned next = 1;
    for (const PlayCard card : hidden) {
      if (hand.Contains(card)) bits |= next;
      next <<= 1;
    }
    return static_cast<std::uint16_t>(bits);
  };
  ending.deals_.resize(sampler->count());
  for (std::uint64_t number = 0; number < sampler->count(); ++number) {
    const Hands world = sampler->World(number);
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      ending.deals_[number].hands[seat] = bits_of(order.ToPlay(world[seat]));
    }
  }
  return ending;
}

PlayCard Ending::CardOfOther(const PlayState& table, PlaySet hand) const {
  PlayState seen = table;
  seen.hands = {};
  seen.hands[static_cast<std::size_t>(table.turn())] = hand;
  const PlaySet legal = seen.Legal(rules_);
  if (legal.IsSingle()) return legal.Lowest();
  if (others_ == Others::kSimple) return SimpleCards(seen, legal).Lowest();
  return PlayPolicy::Get().Chances(seen, legal, rules_).Likeliest();
}

std::int64_t Ending::After(PlayCard card, std::vector<EndingDeal> deals, int choices) {
  PlayState next = table_;
  next.Play(card, rules_);
  return Sum(next, deals.begin(), deals.end(), choices - 1);
}

int Ending::ScoreOf(const PlayState& over) const {
  const int score = ScoreAtEnd(over, rules_).count();
  return (own_ & 1) == 0 ? score : -score;
}

std::int64_t Ending::Sum(const PlayState& table, Place begin, Place end, int choices) {
  if (table.IsOver()) return (end - begin) * std::int64_t{ScoreOf(table)};
  if (table.turn() == own_) return OwnBest(table, begin, end, choices);
  ChooseOfOthers(table, begin, end);
  std::int64_t sum = 0;
  while (begin != end) {
    const PlayCard card = begin->card;
    const Place rest =
        std::partition(begin, end, [&](const EndingDeal& deal) { return deal.card == card; });
    PlayState next = table;
    next.Play(card, rules_);
    sum += Sum(next, begin, rest, choices);
    begin = rest;
  }
  return sum;
}

std::int64_t Ending::OwnBest(const PlayState& table, Place begin, Place end, int choices) {
  std::int64_t sum = 0;
  if (choices <= 0 && end - begin > 1) {
    for (Place one = begin; one != end; ++one) sum += OwnBest(table, one, one + 1, choices);
    return sum;
  }
  bool any = false;
  for (const PlayCard card : table.Legal(rules_)) {
    PlayState next = table;
    next.Play(card, rules_);
    const std::int64_t after = Sum(next, begin, end, choices - 1);
    if (!any || after > sum) sum = after;
    any = true;
  }
  return sum;
}

// What everybody saw is the same, so that hands that are the same choose the same.
void Ending::ChooseOfOthers(const PlayState& table, Place begin, Place end) {
  const auto seat = static_cast<std::size_t>(table.turn());
  unsigned left = 0;
  for (unsigned bit = 1; bit < sets_.size(); bit <<= 1) {
    if (table.left.Contains(sets_[bit].Lowest())) left |= bit;
  }
  ++asking_;
  for (; begin != end; ++begin) {
    const unsigned hand = begin->hands[seat] & left;
    if (asked_[hand] != asking_) {
      asked_[hand] = asking_;
      cards_[hand] = CardOfOther(table, sets_[hand]);
    }
    begin->card = cards_[hand];
  }
}

std::int64_t EndingValues::Of(Card card) const {
  return std::find_if(sums.begin(), sums.end(), [&](const auto& one) { return one.first == card; })
      ->second;
}

int EndingValues::best() const {
  return static_cast<int>(std::count_if(
      sums.begin(), sums.end(), [&](const auto& one) { return one.second == sums[0].second; }));
}

double EndingValues::Margin() const {
  const auto first = static_cast<std::size_t>(best());
  if (first == sums.size()) return 0;
  return static_cast<double>(sums[0].second - sums[first].second) / static_cast<double>(deals);
}

Result<EndingValues> ValueEnding(const PlayView& view, Others others) {
  auto made = Ending::Make(view, others);
  if (!made) return made.error();
  Ending ending = std::move(made).value();
  const PlayOrder order(view.table.trump);
  EndingValues values;
  values.deals = static_cast<std::int64_t>(ending.deals().size());
  for (const Card card : view.Legal()) {
    values.sums.emplace_back(card, ending.After(order.ToPlay(card), ending.deals()));
  }
  std::sort(values.sums.begin(), values.sums.end(), [](const auto& a, const auto& b) {
    const auto place = [](Card card) { return card.index() ^ (kRanks - 1); };
    return a.second != b.second ? a.second > b.second : place(a.first) < place(b.first);
  });
  return values;
}

std::optional<FoundEnding> EndingOfDeal(const MatchConditions& conditions, std::uint64_t number,
                                        Player& player, Others others) {
  const DealToPlay deal = MatchDeal(conditions, number);
  std::array<Player*, kSeats> players;
  players.fill(&player);
  const DealPlayed played = PlayDeal(deal, players);
  if (played.foul || played.passed_out) return std::nullopt;
  const EndingKind kind = KindOfDeal(number);
  const int before = kSeats * (kHandSize - kind.cards) + kind.place;
  const PlayView view = BeforeEachCard(deal, played)[static_cast<std::size_t>(before)].play_view();
  if (view.Legal().IsSingle()) return std::nullopt;
  auto values = ValueEnding(view, others);
  if (!values || values->Margin() < kLeastMargin) return std::nullopt;
  return FoundEnding{number, view, std::move(values).value()};
}

}  // namespace jasnel::bench
