#include <algorithm>
#include <cstddef>

#include "ai/games/play_state.h"
#include "ai/signals/signal_tracker.h"
#include "jasnel/convention.h"
#include "jasnel/notation.h"

namespace jasnel {
namespace {

bool IsTrue(const Signal& signal, const Holding& holding, CardSet hand) {
  const auto suit = signal.SuitOf(holding.suit);
  if (!suit) return false;
  const CardSet with = holding.with.In(*suit);
  const int cards = (hand & CardsOf(*suit)).size();
  return (with - hand).empty() && (hand & holding.without.In(*suit)).empty() &&
         cards >= holding.least && cards <= holding.most;
}

Message WithSuit(const Signal& signal, const Message& text) {
  const auto suit = signal.SuitOf(signal.convention->about);
  return Say(text.english, text.In(Language::kDutch), suit ? SuitMessage(*suit) : Message());
}

}  // namespace

std::optional<Suit> Signal::SuitOf(AboutSuit about) const {
  switch (about) {
    case AboutSuit::kPlayed:
      return jasnel::SuitOf(card);
    case AboutSuit::kOpposite:
      return opposite;
    case AboutSuit::kThird:
      return third;
    case AboutSuit::kTrump:
      return trump;
  }
  return std::nullopt;
}

bool IsTrueOf(const Signal& signal, CardSet hand) {
  const auto& meaning = signal.convention->meaning;
  return std::any_of(meaning.begin(), meaning.end(), [&](const auto& alternative) {
    return std::all_of(alternative.begin(), alternative.end(),
                       [&](const Holding& holding) { return IsTrue(signal, holding, hand); });
  });
}

std::vector<std::optional<Signal>> ExplainSignals(const ConventionCard& conventions,
                                                  const Contract& contract, const Rules& rules,
                                                  std::span<const SeenTrick> tricks) {
  std::vector<std::optional<Signal>> signals;
  if (tricks.empty()) return signals;
  const PlayOrder order(contract.trump);
  SignalTracker tracker(conventions, contract.trump);
  PlayState table = DealtState({}, tricks[0].leader, contract);
  table.left = PlaySet(kFullDeck.bits());
  for (const SeenTrick& trick : tricks) {
    for (const Card card : trick.cards) {
      signals.push_back(tracker.SignalOf(table, card));
      tracker.Note(table, card);
      table.Play(order.ToPlay(card), rules);
    }
  }
  return signals;
}

std::vector<std::optional<Signal>> ExplainSignals(const ConventionsOfSides& conventions,
                                                  const Contract& contract, const Rules& rules,
                                                  std::span<const SeenTrick> tricks) {
  std::vector<std::optional<Signal>> signals;
  for (const SeenTrick& trick : tricks) {
    for (int i = 0; i < trick.cards.size(); ++i) signals.emplace_back();
  }
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    const auto& card = conventions[Index(side)];
    if (card == nullptr) continue;
    const auto of_card = ExplainSignals(*card, contract, rules, tricks);
    for (std::size_t i = 0; i < of_card.size(); ++i) {
      if (of_card[i] && SideOf(of_card[i]->seat) == side) signals[i] = of_card[i];
    }
  }
  return signals;
}

std::optional<Signal> ExplainSignal(const ConventionCard& conventions, const PlayView& view,
                                    Card card) {
  SeenTricks tricks = view.tricks;
  tricks.Add(view.table.leader, card);
  const Contract contract{view.table.declarer, view.table.trump};
  return ExplainSignals(conventions, contract, view.table.rules, tricks.tricks()).back();
}

Message SignalMessage(const Signal& signal) {
  const bool leads = signal.convention->situation.act == Situation::Act::kLead;
  const Phrase text = leads ? Phrase{"$0 leads $1: $2", "$0 komt uit met $1: $2"}
                            : Phrase{"$0 discards $1: $2", "$0 gooit $1 op: $2"};
  return Say(text.english, text.dutch, SeatMessage(signal.seat), CardMessage(signal.card),
             SaysMessage(signal));
}

Message SaysMessage(const Signal& signal) { return WithSuit(signal, signal.convention->says); }

Message AskMessage(const Signal& signal) { return WithSuit(signal, signal.convention->asks); }

}  // namespace jasnel
