#include "tools/training/boerenbridge_choices.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <memory>
#include <vector>

#include "ai/boerenbridge/deal_play.h"
#include "ai/boerenbridge/full_player.h"
#include "ai/boerenbridge/simple_players.h"
#include "bitboard/boerenbridge/random_deal.h"
#include "solver/threads.h"

namespace jasnel::boerenbridge {
namespace {

constexpr int kMistakes = 10;              // one decision of so many is drawn
constexpr double kMistakeTemperature = 2;  // points that make an option e times as likely

// Which option is taken by mistake: with chances in proportion to e^(score / temperature).
template <class Opinions>
std::size_t Mistake(const Opinions& opinions, Random& random) {
  double most = opinions.front().score;
  for (const auto& opinion : opinions) most = std::max(most, opinion.score);
  std::vector<double> sums;
  double total = 0;
  for (const auto& opinion : opinions) {
    sums.push_back(total += std::exp((opinion.score - most) / kMistakeTemperature));
  }
  const double drawn = static_cast<double>(random.NextUnit()) * total;
  return static_cast<std::size_t>(
      std::ranges::find_if(sums, [&](double sum) { return drawn < sum; }) - sums.begin());
}

void NoteCards(const PlayView& view, const CardChoice& choice, ChoiceSamples& notes) {
  const PlaySituation situation(view.table);
  notes.Begin(situation.Shared().numbers());
  for (const CardOpinion& opinion : choice.cards) {
    notes.AddOption(situation.Of(opinion.card).numbers(), static_cast<float>(opinion.score));
  }
}

// Plays as the player at full strength, notes what it thinks, and sometimes errs.
class NotingPlayer : public Player {
 public:
  NotingPlayer(const FullOptions& options, PlayedChoices& notes)
      : player_(options), notes_(notes) {}

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override {
    auto choice = player_.ChooseBid(view, thinking).value();
    const BidSituation situation(view.bidding, view.hand);
    notes_.bids.Begin(situation.Shared().numbers());
    for (const BidOpinion& opinion : choice.bids) {
      notes_.bids.AddOption(situation.Of(opinion.bid).numbers(), static_cast<float>(opinion.score));
    }
    Random random(thinking.seed + 1);
    if (random.Below(kMistakes) == 0) {
      choice.bid = choice.bids[Mistake(choice.bids, random)].bid;
    }
    return choice;
  }

  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override {
    auto choice = player_.ChooseCard(view, thinking).value();
    if (choice.cards.empty()) return choice;
    NoteCards(view, choice, notes_.cards);
    Random random(thinking.seed + 1);
    if (random.Below(kMistakes) == 0) {
      choice.card = choice.cards[Mistake(choice.cards, random)].card;
    }
    return choice;
  }

 private:
  FullPlayer player_;
  PlayedChoices& notes_;
};

// Plays by random play-outs, and notes what they say.
class NotingPlainPlayer : public Player {
 public:
  explicit NotingPlainPlayer(PlayedChoices& notes) : notes_(notes) {}

  Result<BidChoice> ChooseBid(const BidView& view, const Thinking& thinking) override {
    // How much worse a bid is, in the unit of scores, that lies a trick further from the mean: so
    // that the nearest one is chosen but for the error of the mean.
    constexpr double kWorse = 7;
    const double mean = player_.MeanTricks(view, thinking.seed).value();
    const BidSituation situation(view.bidding, view.hand);
    notes_.bids.Begin(situation.Shared().numbers());
    for (int bid = 0; bid <= view.bidding.cards(); ++bid) {
      if (!view.bidding.IsLegal(bid)) continue;
      notes_.bids.AddOption(situation.Of(bid).numbers(),
                            static_cast<float>(-kWorse * std::abs(bid - mean)));
    }
    return player_.ChooseBid(view, thinking);
  }

  Result<CardChoice> ChooseCard(const PlayView& view, const Thinking& thinking) override {
    auto choice = player_.ChooseCard(view, thinking).value();
    if (choice.cards.empty()) return choice;
    NoteCards(view, choice, notes_.cards);
    return choice;
  }

 private:
  RolloutPlayer player_;
  PlayedChoices& notes_;
};

PlayedChoices PlayOne(const PlayedChoicesRequest& request, std::uint64_t number) {
  Random random = Random::Stream(request.seed, number);
  constexpr std::array<int, 10> kPlayers = {5, 5, 5, 5, 5, 5, 3, 4, 6, 7};
  DealToPlay deal;
  deal.players = kPlayers[static_cast<std::size_t>(random.Below(10))];
  const int cards = 1 + random.Below(MostCards(deal.players));
  deal.hands = RandomHands(random, deal.players, cards);
  deal.seed = random.Next();
  FullOptions options;
  options.styles.strong = request.models;
  // All that a net of the same kind can learn without: what comes on top is for players.
  options.evidence.plain = 0;
  options.searched_cards = 0;
  options.scale = request.scale;
  options.sharpness = request.sharpness;
  PlayedChoices notes;
  NotingPlayer noting(options, notes);
  NotingPlainPlayer plain(notes);
  RulePlayer rule;
  RolloutPlayer rollout(200);
  BySeat<Player*> players{};
  for (int seat = 0; seat < deal.players; ++seat) {
    const int kind = random.Below(16);
    players[seat] = request.plain ? static_cast<Player*>(&plain)
                    : kind == 0   ? static_cast<Player*>(&rule)
                    : kind == 1   ? static_cast<Player*>(&rollout)
                                  : &noting;
  }
  (void)PlayDeal(deal, players);
  return notes;
}

}  // namespace

PlayedChoices PlayChoices(const PlayedChoicesRequest& request) {
  std::vector<PlayedChoices> played(request.deals);
  std::atomic<std::uint64_t> next{0};
  OnThreads(DefaultThreads(), [&](int) {
    for (std::uint64_t i = next++; i < request.deals; i = next++) played[i] = PlayOne(request, i);
  });
  PlayedChoices all;
  for (const PlayedChoices& notes : played) all.Append(notes);
  return all;
}

}  // namespace jasnel::boerenbridge
