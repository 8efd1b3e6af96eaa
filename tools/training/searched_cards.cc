#include "tools/training/searched_cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ai/models/card_inputs.h"
#include "ai/models/play_policy.h"
#include "ai/models/suit_places.h"
#include "ai/players/full_player.h"
#include "jasnel/dealing.h"
#include "solver/threads.h"
#include "tools/training/card_deals.h"
#include "tools/training/sample_block.h"

namespace jasnel {
namespace {

constexpr std::uint64_t kSearchedInPiece = 8;
constexpr double kShareOfSearch = 0.5;  // in what is played; the rest is the network's opinion

// With more than three cards nothing is solved: play-outs alone are as good in half the time.
FullOptions Teacher(double scale) {
  FullOptions options;
  options.policy = 0;
  options.scale = scale;
  for (std::size_t cards = 4; cards < options.solved.size(); ++cards) {
    options.solved[cards] = 0;
    options.playouts[cards] = 100;
  }
  return options;
}

// A card of several, likelier the more it is worth.
std::size_t Draw(const std::array<double, kHandSize>& worth, std::size_t count, Random& random) {
  const double most = *std::max_element(worth.begin(), worth.begin() + count);
  std::array<double, kHandSize> chances{};
  double sum = 0;
  for (std::size_t i = 0; i < count; ++i) {
    sum += chances[i] = std::exp((worth[i] - most) / kPointsPerLogOdds);
  }
  double left = sum * static_cast<double>(random.NextUnit());
  std::size_t drawn = 0;
  while (drawn + 1 < count && (left -= chances[drawn]) >= 0) ++drawn;
  return drawn;
}

void SearchDeal(FullPlayer& player, Random& random, SearchedCards& found) {
  DealInPlay deal = DrawDealToLearn(random).deal;
  while (!deal.IsOver()) {
    const PlayView view = deal.play_view();
    const CardSet legal = view.Legal();
    if (legal.IsSingle()) {
      (void)deal.Play(legal.Lowest());
      continue;
    }
    const CardChoice choice =
        Certain(player.ChooseCard(view, {.seed = random.Next()}), "what was dealt can be searched");
    const PlayState table = PlayStateOf(view);
    const PlayOrder order(view.table.trump);
    const SuitPlaces places(table);
    const PlaySet cards = order.ToPlay(legal);
    const CardChances chances = PlayPolicy::Get().Chances(table, cards, view.table.rules);
    AddBits(CardInputsOf(table, cards, places, view.table.rules), WordsOf(CardInputs::kCount),
            found.seen);
    found.legal.push_back(places.Placed(cards));

    std::array<PlayCard, kHandSize> by_place;
    std::size_t count = 0;
    for (const PlayCard card : cards) by_place[count++] = card;
    std::sort(by_place.begin(), by_place.begin() + count,
              [&](PlayCard a, PlayCard b) { return places.Placed(a) < places.Placed(b); });
    std::array<double, kHandSize> worth{};
    for (std::size_t i = 0; i < count; ++i) {
      const Card card = order.ToNatural(by_place[i]);
      const auto opinion = std::find_if(choice.cards.begin(), choice.cards.end(),
                                        [&](const CardOpinion& one) { return one.card == card; });
      found.worth.push_back(static_cast<float>(opinion->score));
      const auto odds = std::find_if(chances.begin(), chances.end(), [&](const CardChance& one) {
        return one.card == by_place[i];
      });
      worth[i] = kShareOfSearch * opinion->score +
                 (1 - kShareOfSearch) * kPointsPerLogOdds * static_cast<double>(odds->log_odds);
    }
    found.worth.resize(found.legal.size() * kHandSize);
    (void)deal.Play(order.ToNatural(by_place[Draw(worth, count, random)]));
  }
}

void Append(SearchedCards& all, const SearchedCards& part) {
  const auto append = [](auto& to, const auto& from) {
    to.insert(to.end(), from.begin(), from.end());
  };
  append(all.seen, part.seen);
  append(all.legal, part.legal);
  append(all.worth, part.worth);
}

}  // namespace

SearchedCards SearchCards(double scale, std::uint64_t seed, std::uint64_t first,
                          std::uint64_t deals, int threads) {
  std::vector<SearchedCards> parts((deals + kSearchedInPiece - 1) / kSearchedInPiece);
  OnPieces(parts.size(), threads, [&](std::size_t piece, int) {
    FullPlayer player(Teacher(scale));
    const std::uint64_t end = std::min(deals, (piece + 1) * kSearchedInPiece);
    for (std::uint64_t deal = piece * kSearchedInPiece; deal < end; ++deal) {
      Random random = Random::Stream(seed, first + deal);
      SearchDeal(player, random, parts[piece]);
    }
  });
  SearchedCards all;
  for (const SearchedCards& part : parts) Append(all, part);
  return all;
}

}  // namespace jasnel
