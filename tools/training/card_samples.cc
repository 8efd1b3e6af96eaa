#include "tools/training/card_samples.h"

#include "ai/models/card_inputs.h"
#include "ai/models/play_policy.h"
#include "ai/models/suit_places.h"
#include "jasnel/contract.h"
#include "jasnel/dealing.h"
#include "tools/training/card_deals.h"
#include "tools/training/rows_of_deals.h"

namespace jasnel {
namespace {

using Hidden = InputList<HiddenInputs::kCount>;

Hidden HiddenInputsOf(const PlayState& table, const SuitPlaces& places) {
  Hidden inputs;
  for (int step = 1; step < kSeats; ++step) {
    const PlaySet hand = table.hands[(table.turn() + step) & 3];
    const int first = (step - 1) * kDeckSize;
    inputs.AddCards(HiddenInputs::kHands + first, places.Placed(hand));
    inputs.AddCards(HiddenInputs::kMasters + first,
                    places.Placed(hand - UpToHighest(table.left - hand)));
  }
  return inputs;
}

void PlayToLearn(const PlayPolicy& policy, Random& random, std::uint32_t deal,
                 CardSamples& samples) {
  auto [rules, table] = DrawDealToLearn(random);
  std::uint32_t number = 0;
  while (!table.IsOver()) {
    const PlaySet legal = table.Legal(rules);
    if (legal.IsSingle()) {
      table.Play(legal.Lowest(), rules);
      continue;
    }
    const SuitPlaces places(table);
    AddBits(CardInputsOf(table, legal, places, rules), WordsOf(CardInputs::kCount), samples.seen);
    AddBits(HiddenInputsOf(table, places), WordsOf(HiddenInputs::kCount), samples.hidden);
    const PlayCard card = policy.Chances(table, legal, rules).Draw(random);
    samples.legal.push_back(places.Placed(legal));
    samples.chosen.push_back(static_cast<std::uint32_t>(places.Placed(card)));
    samples.side.push_back(static_cast<std::uint32_t>(table.turn() & 1));
    samples.deal.push_back(deal);
    samples.number.push_back(number++);
    table.Play(card, rules);
  }
  const ContractResult result = ScoreContract(table.stakes(), table.won, rules);
  samples.ahead.push_back(static_cast<float>((result.score[0] - result.score[1]).count()));
}

}  // namespace

void AppendRows(CardSamples& all, const CardSamples& part) {
  AppendRows(all.seen, part.seen);
  AppendRows(all.hidden, part.hidden);
  AppendRows(all.legal, part.legal);
  AppendRows(all.chosen, part.chosen);
  AppendRows(all.side, part.side);
  AppendRows(all.deal, part.deal);
  AppendRows(all.number, part.number);
  AppendRows(all.ahead, part.ahead);
}

CardSamples PlayCardDeals(const CardNetwork& network, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t deals, int threads) {
  const PlayPolicy policy(network);
  return RowsOfDeals<CardSamples>(
      seed, first, deals, threads, [&](Random& random, std::uint64_t deal, CardSamples& samples) {
        PlayToLearn(policy, random, static_cast<std::uint32_t>(deal - first), samples);
      });
}

}  // namespace jasnel
