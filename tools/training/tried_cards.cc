#include "tools/training/tried_cards.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "ai/models/card_inputs.h"
#include "ai/models/play_policy.h"
#include "ai/models/suit_places.h"
#include "jasnel/contract.h"
#include "jasnel/dealing.h"
#include "tools/training/card_deals.h"
#include "tools/training/rows_of_deals.h"

namespace jasnel {
namespace {

/// Of so many choices one is tried: those of a deal have the same luck.
constexpr int kOfChoices = 3;
constexpr float kLikely = 1.0F / 64;
constexpr int kOfUnlikely = 8;  ///< of so many cards that are less likely one is tried

// Plays deals by two networks, one for each side.
class DealOfTries {
 public:
  DealOfTries(const PlayPolicy& network, CardOpponents opponents, std::uint64_t number,
              TriedCards& tried)
      : tried_(tried) {
    sides_.fill(&network);
    learns_.fill(true);
    if (opponents == CardOpponents::kItself) return;
    sides_[1 - number % 2] = &club_;
    learns_[1 - number % 2] = false;
  }

  void Play(Random& random) {
    auto [rules, table] = DrawDealToLearn(random);
    while (!table.IsOver()) {
      const PlaySet legal = table.Legal(rules);
      if (legal.IsSingle() || !learns_[table.turn() & 1]) {
        table.Play(Likeliest(table, legal, rules), rules);
        continue;
      }
      const CardChances chances = sides_[table.turn() & 1]->Chances(table, legal, rules);
      if (random.Below(kOfChoices) == 0) Try(table, legal, chances, rules, random);
      table.Play(chances.Draw(random), rules);
    }
  }

 private:
  PlayCard Likeliest(const PlayState& table, PlaySet legal, const Rules& rules) const {
    if (legal.IsSingle()) return legal.Lowest();
    return sides_[table.turn() & 1]->Chances(table, legal, rules).Likeliest();
  }

  // What `side`, 0 or 1, writes down more than the other.
  float WorthOf(PlayState table, int side, const Rules& rules) const {
    while (!table.IsOver()) table.Play(Likeliest(table, table.Legal(rules), rules), rules);
    const ContractResult result = ScoreContract(table.stakes(), table.won, rules);
    return static_cast<float>((result.score[side] - result.score[1 - side]).count());
  }

  void Try(const PlayState& table, PlaySet legal, const CardChances& chances, const Rules& rules,
           Random& random) {
    const SuitPlaces places(table);
    std::uint32_t cards = 0;
    for (const CardChance& one : chances) {
      if (one.chance >= kLikely || random.Below(kOfUnlikely) == 0) {
        cards |= std::uint32_t{1} << places.Placed(one.card);
      }
    }
    if (std::popcount(cards) < 2) return;
    AddBits(CardInputsOf(table, legal, places, rules), WordsOf(CardInputs::kCount), tried_.seen);
    const int side = table.turn() & 1;
    for (std::uint32_t left = cards; left != 0; left &= left - 1) {
      PlayState next = table;
      next.Play(places.CardAt(std::countr_zero(left)), rules);
      tried_.worth.push_back(WorthOf(next, side, rules));
    }
    tried_.cards.push_back(cards);
    tried_.worth.resize(tried_.cards.size() * kHandSize);
  }

  TriedCards& tried_;
  PlayPolicy club_ = PlayPolicy::Get();
  std::array<const PlayPolicy*, 2> sides_{};
  std::array<bool, 2> learns_{};
};

}  // namespace

void AppendRows(TriedCards& all, const TriedCards& part) {
  AppendRows(all.seen, part.seen);
  AppendRows(all.cards, part.cards);
  AppendRows(all.worth, part.worth);
}

TriedCards TryCards(const CardNetwork& network, CardOpponents opponents, std::uint64_t seed,
                    std::uint64_t first, std::uint64_t deals, int threads) {
  const PlayPolicy policy(network);
  return RowsOfDeals<TriedCards>(seed, first, deals, threads,
                                 [&](Random& random, std::uint64_t deal, TriedCards& tried) {
                                   DealOfTries(policy, opponents, deal, tried).Play(random);
                                 });
}

}  // namespace jasnel
