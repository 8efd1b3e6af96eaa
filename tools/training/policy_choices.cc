#include "tools/training/policy_choices.h"

#include <iterator>
#include <optional>
#include <utility>

#include "ai/players/play_state.h"
#include "bitboard/play_order.h"
#include "jasnel/notation.h"
#include "tools/training/records.h"

namespace jasnel {
namespace {

Error ErrorOf(const Fault& fault) {
  return Error{"trick " + std::to_string(fault.trick) + ": " + std::string(SeatName(fault.seat)) +
               " played " + FormatCard(fault.card) +
               "; expected a legal card: " + FormatCards(fault.legal)};
}

PlayState TableOf(const PlayedDeal& deal, const PlayOrder& order) {
  PlayHands hands;
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = order.ToPlay(deal.hands[seat]);
  return DealtState(hands, Index(deal.leader), Index(deal.declarer));
}

PolicyChoice ChoiceOf(const PlayState& table, PlaySet legal, PlayCard played, const Rules& rules) {
  const PolicySituation situation(table, rules);
  PolicyChoice choice;
  choice.stand = situation.stand();
  for (const PlayCard card : legal) {
    if (card == played) choice.played = choice.cards.size();
    choice.cards.push_back(situation.Of(card));
  }
  return choice;
}

}  // namespace

Result<DealChoices> ChoicesOf(const PlayedDeal& deal) {
  const auto replay = ReplayDeal(deal);
  if (!replay) return replay.error();
  if (!replay->faults.empty()) return ErrorOf(replay->faults.front());
  const PlayOrder order(deal.trump);
  PlayState table = TableOf(deal, order);
  DealChoices choices;
  for (const ReplayedTrick& trick : replay->tricks) {
    for (const Card card : trick.cards) {
      const PlayCard played = order.ToPlay(card);
      const PlaySet legal = table.Legal(deal.rules);
      if (!legal.IsSingle()) choices.push_back(ChoiceOf(table, legal, played, deal.rules));
      table.Play(played, deal.rules);
    }
  }
  return choices;
}

Result<std::vector<DealChoices>> ReadPolicyChoices(const std::string& path) {
  std::vector<DealChoices> deals;
  std::optional<Hands> last;
  auto error = ForEachRecord(path, [&](const PlayedRecord& record) -> std::optional<Error> {
    auto choices = ChoicesOf(record.deal);
    if (!choices) return choices.error();
    if (last != record.deal.hands) deals.emplace_back();
    last = record.deal.hands;
    std::move(choices->begin(), choices->end(), std::back_inserter(deals.back()));
    return std::nullopt;
  });
  if (error) return *std::move(error);
  return deals;
}

}  // namespace jasnel
