#include "ai/boerenbridge/players/card_race.h"

namespace jasnel::boerenbridge {

CardRace::CardRace(CardSet cards, double others_count)
    : running_(static_cast<std::size_t>(cards.size())),
      others_count_(others_count),
      values_(running_) {
  for (const Card card : cards) runners_.push_back({card});
}

void CardRace::Note(std::size_t runner, const SeatOutcome& outcome, int bid) {
  Runner& it = runners_[runner];
  const double value = outcome.score - others_count_ * outcome.others;
  ++it.deals;
  it.score += outcome.score;
  it.value += value;
  it.made += outcome.taken == bid ? 1 : 0;
  values_.Add(runner, value);
}

std::size_t CardRace::Best() const {
  std::size_t best = runners_.size();
  for (std::size_t i = 0; i < runners_.size(); ++i) {
    if (!runners_[i].runs) continue;
    if (best == runners_.size() ||
        runners_[i].Mean(&Runner::value) > runners_[best].Mean(&Runner::value)) {
      best = i;
    }
  }
  return best;
}

void CardRace::LeaveBehind(double errors) {
  const std::size_t best = Best();
  for (std::size_t i = 0; i < runners_.size(); ++i) {
    if (!runners_[i].runs || i == best) continue;
    const PairedDifference ahead = values_.Ahead(best, i);
    if (ahead.mean > errors * ahead.error) {
      runners_[i].runs = false;
      --running_;
    }
  }
}

CardSet DistinctCards(CardSet legal, CardSet hand, const PlayState& table) {
  CardSet between = kFullDeck - hand - table.played;
  for (int i = 0; i < table.position.size; ++i) between |= table.position.trick[i];
  CardSet distinct;
  for (const Suit suit : kAllSuits) {
    CardSet last;  // the card below in the same suit
    const CardSet in_suit = legal & SuitCards(suit);
    for (const Card card : in_suit) {
      if (last.empty() ||
          !(between & Above(last.Lowest()) & (SuitCards(suit) - Above(card))).empty()) {
        distinct |= card;
      }
      last = card;
    }
  }
  return distinct;
}

}  // namespace jasnel::boerenbridge
