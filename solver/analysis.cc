#include "solver/analysis.h"

#include <algorithm>
#include <utility>

#include "bitboard/position.h"

namespace jasnel {
namespace {

Points Difference(const std::array<Points, 2>& by_side) { return by_side[0] - by_side[1]; }

Points LeadOf(const std::array<Tally, 2>& won) {
  return won[0].cards + won[0].roem - won[1].cards - won[1].roem;
}

// The cards in order of play, a revoke included.
std::vector<Card> CardsOf(const Replay& replay) {
  std::vector<Card> cards;
  for (const ReplayedTrick& trick : replay.tricks) {
    cards.insert(cards.end(), trick.cards.begin(), trick.cards.end());
  }
  return cards;
}

// What a position comes to by each of its cards. `points` add what was won before.
struct Choices {
  Solution points;
  Solution score;
  Points lead;

  Worth Best() const { return {lead + points.value, score.value}; }
  Worth After(Card card) const { return {lead + ValueOf(points, card), ValueOf(score, card)}; }

  static Points ValueOf(const Solution& solution, Card card) {
    return std::find_if(solution.cards.begin(), solution.cards.end(),
                        [&](const CardValue& one) { return one.card == card; })
        ->value;
  }
};

class Judge {
 public:
  Judge(Solver& solver, const Replay& replay, const Limits& limits)
      : solver_(solver), replay_(replay), limits_(limits) {}

  Analysis Run() {
    if (const auto start = WorthOf(replay_.positions.front())) {
      analysis_.start = worth_ = *start;
      const std::vector<Card> cards = CardsOf(replay_);
      for (std::size_t i = 0; i < cards.size() && JudgeCard(i, cards[i]); ++i) {
      }
      AddTotals();
    }
    return std::move(analysis_);
  }

 private:
  // Whether it was solved; counts what it took.
  bool Count(const Solution& solution) {
    analysis_.nodes += solution.nodes;
    analysis_.time += solution.time;
    analysis_.stop = solution.stop;
    return solution.stop == Stop::kSolved;
  }

  std::optional<Solution> Solve(const Position& position, Objective objective, bool cards) {
    const SolveRequest request{
        .objective = objective, .cards = cards, .accept_faults = true, .limits = limits_};
    Solution solution = solver_.Solve(position, request).value();
    if (!Count(solution)) return std::nullopt;
    return solution;
  }

  std::optional<Worth> WorthOf(const Position& position) {
    const Points lead = LeadOf(position.won);
    if (IsOver(position)) return Worth{lead, Difference(replay_.result->score)};
    const auto points = Solve(position, Objective::kPoints, false);
    if (!points) return std::nullopt;
    const auto score = Solve(position, Objective::kScore, false);
    if (!score) return std::nullopt;
    return Worth{lead + points->value, score->value};
  }

  std::optional<Choices> ChoicesOf(const Position& position) {
    auto points = Solve(position, Objective::kPoints, true);
    if (!points) return std::nullopt;
    auto score = Solve(position, Objective::kScore, true);
    if (!score) return std::nullopt;
    return Choices{*std::move(points), *std::move(score), LeadOf(position.won)};
  }

  // What comes of a card that was not legal.
  std::optional<Worth> WorthAfterFault(std::size_t index) {
    const bool last = index + 1 == static_cast<std::size_t>(replay_.cards_played);
    if (last && replay_.Revoke() != nullptr) {
      return Worth{worth_.points, Difference(replay_.result->score)};
    }
    return WorthOf(replay_.positions[index + 1]);
  }

  // False where the search was stopped.
  bool JudgeCard(std::size_t index, Card card) {
    const Position& position = replay_.positions[index];
    const CardSet legal = LegalCards(position);
    JudgedCard judged;
    judged.trick = TricksPlayed(position) + 1;
    judged.place = position.trick.size() + 1;
    judged.seat = Turn(position);
    judged.card = card;
    judged.fault = !legal.Contains(card);
    judged.forced = legal.size() == 1 && !judged.fault;
    judged.after = worth_;
    judged.best_points = judged.best_score = legal;
    if (!judged.forced) {
      const auto choices = ChoicesOf(position);
      if (!choices) return false;
      judged.best_points = choices->points.best;
      judged.best_score = choices->score.best;
      if (!judged.fault) judged.after = choices->After(card);
    }
    if (judged.fault) {
      const auto after = WorthAfterFault(index);
      if (!after) return false;
      judged.after = *after;
    }
    const bool north_south = SideOf(judged.seat) == Side::kNorthSouth;
    const Points points = worth_.points - judged.after.points;
    const Points score = worth_.score - judged.after.score;
    judged.points_lost = north_south ? points : -points;
    judged.score_lost = north_south ? score : -score;
    worth_ = judged.after;
    analysis_.cards.push_back(judged);
    return true;
  }

  void AddTotals() {
    const auto cost = [&](std::size_t i) {
      return std::pair(analysis_.cards[i].score_lost, analysis_.cards[i].points_lost);
    };
    for (std::size_t i = 0; i < analysis_.cards.size(); ++i) {
      PlayerTotal& player = analysis_.players[Index(analysis_.cards[i].seat)];
      player.points_lost += analysis_.cards[i].points_lost;
      player.score_lost += analysis_.cards[i].score_lost;
      const bool cost_any = cost(i) > std::pair(Points(0), Points(0));
      if (cost_any && (!player.worst || cost(i) > cost(*player.worst))) player.worst = i;
    }
  }

  Solver& solver_;
  const Replay& replay_;
  const Limits limits_;
  Worth worth_;  // before the card being judged
  Analysis analysis_;
};

}  // namespace

bool IsWon(Points score, Side declarers) {
  return declarers == Side::kNorthSouth ? score > Points(0) : score < Points(0);
}

std::optional<std::size_t> DecisiveCard(const Analysis& analysis, Side declarers) {
  std::optional<std::size_t> decisive;
  bool won = IsWon(analysis.start.score, declarers);
  for (std::size_t i = 0; i < analysis.cards.size(); ++i) {
    const bool still = IsWon(analysis.cards[i].after.score, declarers);
    if (still != won) decisive = i;
    won = still;
  }
  return decisive;
}

Analysis Analyse(Solver& solver, const Replay& replay, const Limits& limits) {
  return Judge(solver, replay, limits).Run();
}

}  // namespace jasnel
