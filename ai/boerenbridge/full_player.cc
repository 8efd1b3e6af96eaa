#include "ai/boerenbridge/full_player.h"

#include <algorithm>

#include "ai/boerenbridge/bid.h"
#include "ai/boerenbridge/card_race.h"
#include "ai/boerenbridge/hidden_hands.h"
#include "ai/boerenbridge/play_out.h"
#include "ai/think_clock.h"

namespace jasnel::boerenbridge {
namespace {

// Hands drawn for each that is played out, hands of a chain, and steps between these.
constexpr std::size_t kTries = 2;
constexpr std::size_t kOfChain = 8;
constexpr std::size_t kSteps = 8;

// Pieces of work and what they cost, in nanoseconds as of `work` in think_clock.h.
constexpr double kPlayOutCard = 400;  // a card played in a play-out
constexpr double kDecision = 400;     // a bid or card of others, weighed in a world
constexpr double kDrawn = 1000;       // hands drawn
constexpr double kMostWork = 22e6;    // for a card, where there is no other limit

constexpr double kSolved = 30'000;  // a deal solved at the end
constexpr int kMostSolved = 64;     // deals solved for a card
constexpr std::size_t kRound = 32;  // deals after which cards may leave

std::size_t Scaled(std::size_t worlds, double scale) {
  return std::max<std::size_t>(1, static_cast<std::size_t>(static_cast<double>(worlds) * scale));
}

// Worlds for a card.
struct Plan {
  std::size_t played;
  ChainCounts counts;
};

// Deals for a bid, of which the first are played out for each bid that may be made, and the others
// for those that are not hopeless: about half of them all in all.
std::size_t WorldsForBid(const FullOptions& options, const BidView& view,
                         std::chrono::microseconds limit) {
  const std::size_t worlds = Scaled(options.bid_worlds, options.scale);
  const ThinkClock clock(limit, nullptr);
  if (!clock.limited()) return worlds;
  const int cards = view.bidding.cards() * view.bidding.players();
  const double world = kPlayOutCard * cards * (view.bidding.cards() + 1) / 2 +
                       kHandsForBid * (kDrawn + kDecision * view.bidding.count());
  return std::clamp<std::size_t>(static_cast<std::size_t>(clock.Planned() / world), 1, worlds);
}

Plan PlanFor(const FullOptions& options, const PlayView& view, const HandLikelihood& likelihood,
             const ThinkClock& clock) {
  const int held = view.hand().size();
  const double cards = held * view.bidding.players() * view.Legal().size();
  // Of a seat; a step looks at one or two.
  const double deeds =
      static_cast<double>(likelihood.bids() + likelihood.cards()) / (view.bidding.players() - 1);
  const double looks = static_cast<double>(kTries) * (view.bidding.players() - 1) + kSteps;
  const double world = kPlayOutCard * cards + kTries * kDrawn + kDecision * deeds * looks;
  const double work = clock.limited() ? clock.Planned() : kMostWork * std::max(options.scale, 1.0);
  const double solved = held <= options.searched_cards ? kSolved : 0;
  double fits = work / (world + solved);
  if (fits > kMostSolved) fits = (work - kMostSolved * solved) / world;
  const std::size_t played = std::clamp<std::size_t>(static_cast<std::size_t>(fits), 1,
                                                     Scaled(options.worlds, options.scale));
  const std::size_t chains = std::max<std::size_t>(1, played / kOfChain);
  return {played, {kTries * played, chains, played, kSteps}};
}

}  // namespace

FullPlayer::FullPlayer(const FullOptions& options)
    : options_(options), solver_({.table_bytes = std::size_t{1} << 18}) {}

Result<BidChoice> FullPlayer::ChooseBid(const BidView& view, const Thinking& thinking) {
  BidRequest request;
  request.time = ShorterOf(options_.time, thinking.time);
  request.worlds = WorldsForBid(options_, view, request.time);
  request.seed = thinking.seed;
  request.cancel = thinking.cancel;
  request.evidence = options_.evidence;
  request.styles = options_.styles;
  const auto answer = EvaluateBid(view, request);
  if (!answer) return answer.error();
  BidChoice choice;
  choice.worlds = answer->worlds;
  const auto value = [&](const BidOutlook& outlook) {
    return outlook.score.value - options_.others_count * outlook.others;
  };
  choice.bid = std::ranges::max_element(answer->bids, {}, value)->bid;
  for (const BidOutlook& outlook : answer->bids) {
    choice.bids.push_back({outlook.bid, outlook.score.value, outlook.makes.value});
  }
  return choice;
}

Result<CardChoice> FullPlayer::ChooseCard(const PlayView& view, const Thinking& thinking) {
  const CardSet legal = view.Legal();
  if (legal.IsSingle()) return CardChoice{legal.Lowest()};
  ThinkClock clock(ShorterOf(options_.time, thinking.time), thinking.cancel);
  const auto sampler = HandSampler::Make(view);
  if (!sampler) return sampler.error();
  HandLikelihood likelihood(view, options_.styles, options_.evidence);
  const Plan plan = PlanFor(options_, view, likelihood, clock);
  Random random(thinking.seed);
  const WeighedHands worlds = ChainHands(view, *sampler, likelihood, plan.counts, clock, random);

  const int seat = view.seat();
  const int bid = view.table.position.bids[seat];
  const CardSet tried = options_.touching ? DistinctCards(legal, view.hand(), view.table) : legal;
  CardRace played(tried, options_.others_count);
  CardRace solved(tried, options_.others_count);
  const bool searches =
      view.hand().size() <= options_.searched_cards && options_.searched_share > 0;
  CardChoice choice;
  for (std::size_t i = 0; i < worlds.size() && (i == 0 || !clock.IsOver()); ++i) {
    ++choice.worlds;
    OpenTable now = view.table;
    now.position.hands = worlds.world(i).hands;
    now.position.hands[seat] = view.hand();
    const double share = worlds.share(i);
    const Minds minds = DrawMinds(worlds.world(i), likelihood, options_.styles, seat, random);
    const Luck luck(random);
    for (std::size_t runner = 0; runner < played.runners().size(); ++runner) {
      if (!played.runners()[runner].runs) continue;
      OpenTable table = now;
      table.Play(played.runners()[runner].card);
      PlayOut(table, minds, luck);
      played.Note(runner, OutcomeOf(table.position, seat), bid, share);
    }
    played.EndDeal(share);
    if (searches && choice.worlds <= kMostSolved) Solve(now.position, share, solved);
    if (!searches && options_.behind > 0 && (i + 1) % kRound == 0) {
      played.LeaveBehind(options_.behind);
      if (played.IsOver()) break;
    }
  }

  using Runner = CardRace::Runner;
  std::optional<double> best;
  std::size_t place = 0;
  for (const Card card : legal) {
    // Touching cards stand behind the lowest of them.
    if (place + 1 < played.runners().size() && played.runners()[place + 1].card == card) ++place;
    const Runner& by_play = played.runners()[place];
    const Runner& by_search = solved.runners()[place];
    const double part = by_search.weight > 0 ? options_.searched_share : 0;
    const auto mean = [&](double Runner::*number) {
      if (part == 0) return by_play.Mean(number);
      return (1 - part) * by_play.Mean(number) + part * by_search.Mean(number);
    };
    const double value = mean(&Runner::value);
    if (by_play.runs && (!best || value > *best)) {
      best = value;
      choice.card = card;
    }
    choice.cards.push_back({card, mean(&Runner::score), mean(&Runner::made)});
  }
  return choice;
}

// What each legal card brings when everybody plays for itself and sees all hands.
void FullPlayer::Solve(const Position& position, double share, CardRace& race) {
  const auto solution = solver_.SolveMaxN(position, {.cards = true});
  // There is one: hands that are drawn fit together, and so few cards have no need of a limit.
  if (!solution) return;
  const int seat = position.turn();
  for (const CardOutcome& outcome : solution->cards) {
    Position over = position;
    over.taken = outcome.outcome.tricks;
    const auto runner = std::ranges::find(race.runners(), outcome.card, &CardRace::Runner::card);
    if (runner == race.runners().end()) continue;
    race.Note(static_cast<std::size_t>(runner - race.runners().begin()), OutcomeOf(over, seat),
              position.bids[seat], share);
  }
}

}  // namespace jasnel::boerenbridge
