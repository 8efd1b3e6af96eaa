#include "tools/training/card_samples.h"

#include <algorithm>

#include "ai/models/card_inputs.h"
#include "ai/models/play_policy.h"
#include "ai/models/suit_places.h"
#include "jasnel/contract.h"
#include "jasnel/dealing.h"
#include "solver/threads.h"
#include "tools/training/card_deals.h"
#include "tools/training/sample_block.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kDealsInPiece = 32;

using Hidden = InputList<HiddenInputs::kCount>;

Hidden HiddenInputsOf(const PlayState& table, const SuitPlaces& places) {
  Hidden inputs;
  for (int step = 1; step < kSeats; ++step) {
    const PlaySet hand = table.hands[(table.turn() + step) & 3];
    const int first = (step - 1) * kDeckSize;
    inputs.AddCards(HiddenInputs::kHands + first, places.Placed(hand));
    for (const PlayCard card : hand) {
      if (((table.left - hand) & SuitOf(card) & Above(card)).empty()) {
        inputs.Add(HiddenInputs::kMasters + first + places.Placed(card));
      }
    }
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

void AppendAll(CardSamples& all, const CardSamples& part) {
  AppendRows(all.seen, part.seen);
  AppendRows(all.hidden, part.hidden);
  AppendRows(all.legal, part.legal);
  AppendRows(all.chosen, part.chosen);
  AppendRows(all.side, part.side);
  AppendRows(all.deal, part.deal);
  AppendRows(all.number, part.number);
  AppendRows(all.ahead, part.ahead);
}

}  // namespace

CardSamples PlayCardDeals(const PackedCardNetwork& network, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t deals, int threads) {
  const CardNetwork unpacked = Unpacked<CardNetwork>(network);
  const PlayPolicy policy(unpacked);
  std::vector<CardSamples> parts((deals + kDealsInPiece - 1) / kDealsInPiece);
  OnPieces(parts.size(), threads, [&](std::size_t piece, int) {
    const std::uint64_t end = std::min(deals, (piece + 1) * kDealsInPiece);
    for (std::uint64_t deal = piece * kDealsInPiece; deal < end; ++deal) {
      Random random = Random::Stream(seed, first + deal);
      PlayToLearn(policy, random, static_cast<std::uint32_t>(deal), parts[piece]);
    }
  });
  CardSamples all;
  for (const CardSamples& part : parts) AppendAll(all, part);
  return all;
}

}  // namespace jasnel
