#include "bench/ending_players.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "ai/games/play_state.h"
#include "ai/players/model_bidder.h"
#include "ai/players/player_table.h"
#include "bench/endings.h"
#include "bitboard/play_order.h"
#include "jasnel/dealing.h"

namespace jasnel::bench {
namespace {

struct SearchOptions {
  int iterations = 1'000;
  int depth = 2;
  int worlds = 40;
  std::optional<Others> others = {};  // nothing: they search
};

// A deal with all hands.
PlayState Opened(const Ending& ending, const EndingDeal& deal) {
  PlayState table = ending.table();
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    table.hands[seat] = ending.HandOf(deal, static_cast<int>(seat));
  }
  return table;
}

// Calls as other players do, and plays the last cards by a search.
class EndingPlayer : public Player {
 public:
  explicit EndingPlayer(const SearchOptions& options) : options_(options) {}

  Result<CallChoice> ChooseCall(const CallView& view, const MoveLimits&) override {
    return CallByNetwork(view);
  }

  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits& limits) override {
    auto made = Ending::Make(view, options_.others.value_or(Others::kSimple));
    if (!made) return made.error();
    Ending ending = std::move(made).value();
    const PlayOrder order(view.table.trump);
    Random random(limits.seed);
    return CardChoice{order.ToNatural(BestOf(ending, order.ToPlay(view.Legal()), random))};
  }

 protected:
  virtual PlayCard BestOf(Ending& ending, PlaySet legal, Random& random) = 0;

  const SearchOptions& options() const { return options_; }

 private:
  SearchOptions options_;
};

// The value of a deal with open hands, for the side of the seat that asks: alpha-beta.
int OpenValue(const Ending& ending, const PlayState& table, int alpha, int beta) {
  if (table.IsOver()) return ending.ScoreOf(table);
  const bool own = ((table.turn() ^ ending.table().turn()) & 1) == 0;
  int best = own ? alpha : beta;
  for (const PlayCard card : table.Legal(ending.rules())) {
    PlayState next = table;
    next.Play(card, ending.rules());
    if (own) {
      best = std::max(best, OpenValue(ending, next, best, beta));
    } else {
      best = std::min(best, OpenValue(ending, next, alpha, best));
    }
    if (own ? best >= beta : best <= alpha) break;
  }
  return best;
}

constexpr int kNoScore = 100'000;  // beyond all scores

// Others that search: each seat plays the one card that is best for its side over all deals that it
// cannot tell apart, until the seat that asks has chosen so often; then all see all hands.
class PostponedSearch {
 public:
  PostponedSearch(const Ending& ending, const std::vector<EndingDeal>& deals) : ending_(ending) {
    for (const EndingDeal& deal : deals) worlds_.push_back(Opened(ending, deal).hands);
  }

  std::int64_t After(PlayCard card, int depth) const {
    Worlds all(worlds_.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    std::int64_t sum = 0;
    for (const int value : Played(ending_.table(), card, all, depth)) sum += value;
    return sum;
  }

 private:
  using Worlds = std::vector<std::size_t>;
  using Values = std::vector<int>;  // of worlds, in their order

  Values Played(PlayState table, PlayCard card, const Worlds& worlds, int choices) const {
    if (table.turn() == ending_.table().turn()) --choices;
    table.Play(card, ending_.rules());
    return ValuesOf(table, worlds, choices);
  }

  PlayState WithHands(PlayState table, std::size_t world) const {
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      table.hands[seat] = worlds_[world][seat] & table.left;
    }
    return table;
  }

  Values ValuesOf(const PlayState& table, const Worlds& worlds, int choices) const {
    Values values(worlds.size());
    if (choices == 0 || table.IsOver()) {
      for (std::size_t i = 0; i < worlds.size(); ++i) {
        values[i] = OpenValue(ending_, WithHands(table, worlds[i]), -kNoScore, kNoScore);
      }
      return values;
    }
    // The hands of the seat to play, and in which worlds it has each.
    std::map<std::uint32_t, Worlds> hands;
    std::map<PlayCard, Worlds> places;
    const auto seat = static_cast<std::size_t>(table.turn());
    for (std::size_t i = 0; i < worlds.size(); ++i) {
      const PlayState open = WithHands(table, worlds[i]);
      hands[open.hands[seat].bits()].push_back(i);
      for (const PlayCard card : open.Legal(ending_.rules())) places[card].push_back(i);
    }
    std::map<PlayCard, Values> after;  // in the worlds where the card is legal, or nothing
    for (const auto& [card, legal] : places) {
      Worlds where;
      for (const std::size_t i : legal) where.push_back(worlds[i]);
      const Values found = Played(table, card, where, choices);
      Values& all = after[card];
      all.resize(worlds.size());
      for (std::size_t i = 0; i < legal.size(); ++i) all[legal[i]] = found[i];
    }
    const int sign = ((table.turn() ^ ending_.table().turn()) & 1) == 0 ? 1 : -1;
    for (const auto& [bits, alike] : hands) {
      const Values* best = nullptr;
      std::int64_t most = 0;
      for (const PlayCard card : WithHands(table, worlds[alike[0]]).Legal(ending_.rules())) {
        std::int64_t sum = 0;
        for (const std::size_t i : alike) sum += sign * after[card][i];
        if (best != nullptr && sum <= most) continue;
        best = &after[card];
        most = sum;
      }
      for (const std::size_t i : alike) values[i] = (*best)[i];
    }
    return values;
  }

  const Ending& ending_;
  std::vector<PlayHands> worlds_;
};

// Determinization after a number of choices of its own, all deals as likely: Arjonilla, Saffidine
// and Cazenave, "Perfect Information Monte Carlo with Postponing Reasoning", 2024. After the first
// choice it is plain.
class EpimcPlayer : public EndingPlayer {
 public:
  using EndingPlayer::EndingPlayer;

 protected:
  PlayCard BestOf(Ending& ending, PlaySet legal, Random& random) override {
    std::vector<EndingDeal> deals = ending.deals();
    if (deals.size() > static_cast<std::size_t>(options().worlds)) {
      deals.clear();
      while (deals.size() < static_cast<std::size_t>(options().worlds)) {
        deals.push_back(ending.deals()[random.Below64(ending.deals().size())]);
      }
    }
    const PostponedSearch search(ending, deals);
    std::optional<PlayCard> best;
    std::int64_t most = 0;
    for (const PlayCard card : legal) {
      const std::int64_t sum = options().others ? ending.After(card, deals, options().depth)
                                                : search.After(card, options().depth);
      if (best && (sum < most || (sum == most && CardPoints(card) >= CardPoints(*best)))) continue;
      best = card;
      most = sum;
    }
    return *best;
  }
};

// Information-set tree search with a single observer: Cowling, Powley and Whitehouse, "Information
// Set Monte Carlo Tree Search", 2012. Each iteration draws a deal; a node is what everybody saw.
class IsmctsPlayer : public EndingPlayer {
 public:
  using EndingPlayer::EndingPlayer;

 protected:
  PlayCard BestOf(Ending& ending, PlaySet /*legal*/, Random& random) override {
    nodes_.assign(1, {});
    least_ = kNoScore;
    most_ = -kNoScore;
    for (int i = 0; i < options().iterations; ++i) {
      const EndingDeal& deal = ending.deals()[random.Below64(ending.deals().size())];
      Iterate(ending, Opened(ending, deal), random);
    }
    const auto& cards = nodes_[0].children;
    return nodes_[*std::max_element(cards.begin(), cards.end(),
                                    [&](std::size_t a, std::size_t b) {
                                      return nodes_[a].visits < nodes_[b].visits;
                                    })]
        .card;
  }

 private:
  static constexpr double kExploration = 0.7;

  struct Node {
    PlayCard card = {};
    std::vector<std::size_t> children = {};
    int visits = 0;
    int available = 0;  // how often it could be chosen
    double sum = 0;     // of scores
  };

  // The child of a card; a new one where there is none.
  std::size_t ChildOf(std::size_t node, PlayCard card) {
    for (const std::size_t child : nodes_[node].children) {
      if (nodes_[child].card == card) return child;
    }
    nodes_[node].children.push_back(nodes_.size());
    nodes_.push_back({.card = card});
    return nodes_.size() - 1;
  }

  bool IsKnown(const Ending& ending, const PlayState& table) const {
    return options().others && table.turn() != ending.table().turn();
  }

  void Iterate(const Ending& ending, PlayState table, Random& random) {
    std::vector<std::size_t> path = {0};
    bool is_new = false;
    while (!table.IsOver() && !is_new) {
      const PlaySet hand = table.hands[static_cast<std::size_t>(table.turn())];
      PlayCard card;
      if (IsKnown(ending, table)) {
        card = ending.CardOfOther(table, hand);
      } else {
        const PlaySet legal = table.Legal(ending.rules());
        PlaySet untried = legal;
        for (const std::size_t child : nodes_[path.back()].children) {
          untried -= nodes_[child].card;
          if (legal.Contains(nodes_[child].card)) ++nodes_[child].available;
        }
        is_new = !untried.empty();
        const bool own = ((table.turn() ^ ending.table().turn()) & 1) == 0;
        card = is_new ? AnyOf(untried, random) : Promising(path.back(), legal, own);
      }
      path.push_back(ChildOf(path.back(), card));
      if (is_new) nodes_[path.back()].available = 1;
      table.Play(card, ending.rules());
    }
    while (!table.IsOver()) {
      const PlaySet hand = table.hands[static_cast<std::size_t>(table.turn())];
      table.Play(IsKnown(ending, table) ? ending.CardOfOther(table, hand)
                                        : AnyOf(table.Legal(ending.rules()), random),
                 ending.rules());
    }
    const int score = ending.ScoreOf(table);
    least_ = std::min(least_, score);
    most_ = std::max(most_, score);
    for (const std::size_t node : path) {
      ++nodes_[node].visits;
      nodes_[node].sum += score;
    }
  }

  static PlayCard AnyOf(PlaySet cards, Random& random) {
    for (int skip = random.Below(cards.size()); skip > 0; --skip) cards -= cards.Lowest();
    return cards.Lowest();
  }

  // The legal card with the highest upper bound; scores from the least seen to the most are 0 to 1.
  PlayCard Promising(std::size_t node, PlaySet legal, bool own) const {
    const double range = std::max(1, most_ - least_);
    double highest = -1;
    PlayCard best;
    for (const std::size_t number : nodes_[node].children) {
      const Node& child = nodes_[number];
      if (!legal.Contains(child.card)) continue;
      const double mean = (child.sum / child.visits - least_) / range;
      const double bound = (own ? mean : 1 - mean) +
                           kExploration * std::sqrt(std::log(child.available) / child.visits);
      if (bound <= highest) continue;
      highest = bound;
      best = child.card;
    }
    return best;
  }

  std::vector<Node> nodes_;
  int least_ = 0;
  int most_ = 0;
};

constexpr std::array<PlayerKind, 3> kOthersKinds = {{
    {"search", "they search too"},
    {kOthersNames[0], "they play as simple"},
    {kOthersNames[1], "they play as full:level=club"},
}};

constexpr OptionValues kManyIterations = {1, 10'000'000};

constexpr OptionLine<SearchOptions> kOthersOption = {
    "others", {.names = kOthersKinds}, [](SearchOptions& to, const OptionValue& value) {
      to.others = std::nullopt;
      if (value.name == kOthersNames[0]) to.others = Others::kSimple;
      if (value.name == kOthersNames[1]) to.others = Others::kClub;
    }};

constexpr std::array<OptionLine<SearchOptions>, 2> kIsmctsOptions = {{
    {"iterations", kManyIterations,
     [](SearchOptions& to, const OptionValue& value) { to.iterations = value.number; }},
    kOthersOption,
}};

constexpr std::array<OptionLine<SearchOptions>, 3> kEpimcOptions = {{
    {"depth",
     {1, kMostInEnding},
     [](SearchOptions& to, const OptionValue& value) { to.depth = value.number; }},
    {"worlds", kWorlds,
     [](SearchOptions& to, const OptionValue& value) { to.worlds = value.number; }},
    kOthersOption,
}};

template <class Kind, std::size_t kCount>
Result<std::unique_ptr<Player>> MakeSearch(
    const PlayerSpec& spec, const std::array<OptionLine<SearchOptions>, kCount>& lines) {
  SearchOptions options;
  if (auto error = SetOptions(spec, lines, options)) return *std::move(error);
  return std::unique_ptr<Player>(std::make_unique<Kind>(options));
}

constexpr std::array<PlayerLine<Player>, 2> kEndingPlayers = {{
    {{"ismcts", "information-set tree search; iterations=, others="},
     [](const PlayerSpec& spec) { return MakeSearch<IsmctsPlayer>(spec, kIsmctsOptions); }},
    {{"epimc", "determinization after some choices of its own; depth=, worlds=, others="},
     [](const PlayerSpec& spec) { return MakeSearch<EpimcPlayer>(spec, kEpimcOptions); }},
}};
constexpr auto kEndingPlayerKinds = KindsOf(kEndingPlayers);

}  // namespace

std::span<const PlayerKind> EndingPlayerKinds() { return kEndingPlayerKinds; }

Result<std::unique_ptr<Player>> MakeEndingPlayer(std::string_view text) {
  return MakeFrom(kEndingPlayers, text);
}

}  // namespace jasnel::bench
