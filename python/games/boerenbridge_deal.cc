#include "python/games/boerenbridge_deal.h"

#include <algorithm>

#include "ai/boerenbridge/beliefs/world_sampler.h"
#include "jasnel/boerenbridge/deal_line.h"
#include "jasnel/boerenbridge/score.h"
#include "jasnel/dealing.h"

namespace jasnel::boerenbridge {
namespace {

int ActionOf(Card card) {
  return static_cast<int>(kRanks * jasnel::Index(SuitOf(card)) + Index(RankOf(card)));
}

Card CardOf(int action) {
  return MakeCard(static_cast<Suit>(action / kRanks), static_cast<Rank>(action % kRanks));
}

ActionSet ActionsOf(CardSet cards) {
  ActionSet set = 0;
  for (const Card card : cards) set |= ActionSet{1} << ActionOf(card);
  return set;
}

Bidding BeginBidding(int players, int cards) {
  if (cards == 0 && players >= kMinPlayers && players <= kMaxPlayers) {
    cards = MostCards(players);
  }
  const auto bidding = Bidding::Begin(players, cards);
  if (!bidding) throw QuestionError(bidding.error().message);
  return *bidding;
}

void SetCards(Observation& observation, int row, CardSet cards) {
  for (const Card card : cards) observation.Set(row * kDeckSize + ActionOf(card));
}

// Places around the table from the observer: itself, its left, and so on.
int Around(int seat, int observer, int players) { return (seat - observer + players) % players; }

// A played card, its trick and its seat.
struct PlayedCard {
  Card card;
  int trick;
  int seat;
};

// The cards of a deal in order, as the position replays them; `leaders` by trick.
std::vector<PlayedCard> Replay(const DealInPlay& play, std::vector<int>& leaders) {
  std::vector<PlayedCard> cards;
  Position position;
  position.players = play.bidding().players();
  for (const Card card : play.played().cards()) {
    if (position.size == 0) leaders.push_back(position.leader);
    cards.push_back({card, static_cast<int>(leaders.size()) - 1, position.turn()});
    position.Play(card);
  }
  return cards;
}

}  // namespace

BoerenbridgeDeal::BoerenbridgeDeal(int players, int cards)
    : bidding_(BeginBidding(players, cards)) {}

int BoerenbridgeDeal::Turn() const {
  if (!play_) return kChanceActs;
  return play_->IsOver() ? kNobodyActs : play_->turn();
}

ActionSet BoerenbridgeDeal::Legal() const {
  if (!play_) {
    CardSet left = kFullDeck;
    for (const CardSet hand : hands_) left -= hand;
    return ActionsOf(left);
  }
  if (play_->IsOver()) return 0;
  if (!play_->InBidding()) return ActionsOf(play_->position().Legal());
  ActionSet set = 0;
  for (int bid = 0; bid <= cards(); ++bid) {
    if (play_->bidding().IsLegal(bid)) set |= ActionSet{1} << (kFirstBid + bid);
  }
  return set;
}

void BoerenbridgeDeal::Apply(int action) {
  RequireLegal(action, Legal());
  if (!play_) {
    hands_[dealt_ % players()] |= CardOf(action);
    if (++dealt_ == players() * cards()) play_.emplace(players(), hands_);
  } else if (play_->InBidding()) {
    play_->Bid(action - kFirstBid);
  } else {
    play_->Play(CardOf(action));
  }
  actions_.push_back(action);
}

std::vector<int> BoerenbridgeDeal::Scores() const {
  std::vector<int> scores(static_cast<std::size_t>(players()));
  if (!play_ || !play_->IsOver()) return scores;
  const Tricks all = ScoresOf(players(), play_->bidding().bids(), play_->position().taken);
  std::copy_n(all.begin(), scores.size(), scores.begin());
  return scores;
}

int BoerenbridgeDeal::MostScore() const { return BestScore(cards()); }

int BoerenbridgeDeal::LeastScore() const { return Score(cards(), 0); }

const Hands& BoerenbridgeDeal::Held() const { return play_ ? play_->position().hands : hands_; }

std::string BoerenbridgeDeal::ActionText(int action) {
  RequireAction(action, kActions);
  return action < kFirstBid ? FormatCard(CardOf(action)) : std::to_string(action - kFirstBid);
}

std::string BoerenbridgeDeal::HandsText(const Hands& hands) const {
  std::string text = "0:";
  for (int seat = 0; seat < players(); ++seat) {
    if (seat > 0) text += ' ';
    text += FormatHand(hands[seat]);
  }
  return text;
}

std::string BoerenbridgeDeal::PublicText(bool history) const {
  if (!play_) return "";
  std::string text = " bids=";
  for (int seat = 0; seat < play_->bidding().count(); ++seat) {
    if (seat > 0) text += ',';
    text += std::to_string(play_->bidding().bids()[seat]);
  }
  if (play_->InBidding()) return text;
  std::vector<int> leaders;
  const std::vector<PlayedCard> cards = Replay(*play_, leaders);
  const Position& position = play_->position();
  const int current = history ? -1 : static_cast<int>(leaders.size()) - (position.size > 0 ? 1 : 0);
  text += history ? " tricks=" : " trick=";
  if (!history && position.size == 0) text += std::to_string(position.leader) + ":";
  int trick = -1;
  for (const PlayedCard& played : cards) {
    if (!history && played.trick != current) continue;
    if (played.trick != trick) {
      if (trick >= 0) text += " / ";
      trick = played.trick;
      text += std::to_string(played.seat) + ":";
    } else {
      text += ' ';
    }
    text += FormatCard(played.card);
  }
  if (history) return text;
  Hands all{};
  for (const PlayedCard& played : cards) all[played.seat] |= played.card;
  text += " played=" + HandsText(all) + " taken=";
  for (int seat = 0; seat < players(); ++seat) {
    if (seat > 0) text += ',';
    text += std::to_string(position.taken[seat]);
  }
  return text;
}

std::string BoerenbridgeDeal::Text() const { return HandsText(Held()) + PublicText(true); }

std::string BoerenbridgeDeal::Text(int seat, const Observed& observed) const {
  std::string text = std::to_string(seat);
  // The hand as dealt is the hand now and the cards played: the tricks tell those.
  if (observed.all) {
    text += " hands=" + HandsText(observed.history ? hands_ : Held());
  } else if (observed.own) {
    text += " hand=" + FormatHand(observed.history ? hands_[seat] : Held()[seat]);
  }
  if (observed.shared) text += PublicText(observed.history);
  return text;
}

Observation BoerenbridgeDeal::Observe(int seat, const Observed& observed) const {
  Observation to;
  to.Add("player", {players()});
  to.Set(seat);
  ObserveHands(to, seat, observed);
  if (observed.shared) {
    ObserveTricks(to, seat);
    ObservePlay(to, seat, observed.history);
  }
  return to;
}

void BoerenbridgeDeal::ObserveHands(Observation& to, int seat, const Observed& observed) const {
  const int count = players();
  if (observed.all) {
    to.Add("hands", {count, kDeckSize});
    for (int other = 0; other < count; ++other)
      SetCards(to, Around(other, seat, count), Held()[other]);
  } else if (observed.own) {
    to.Add("hand", {kDeckSize});
    SetCards(to, 0, Held()[seat]);
  }
  if (observed.history && (observed.own || observed.all)) {
    to.Add("dealt", {kDeckSize});
    SetCards(to, 0, hands_[seat]);
  }
}

void BoerenbridgeDeal::ObserveTricks(Observation& to, int seat) const {
  const int count = players();
  const auto around = [&](int other) { return Around(other, seat, count); };
  to.Add("turn", {count});
  if (Turn() >= 0) to.Set(around(Turn()));
  to.Add("bids", {count, kMaxCards + 1});
  if (play_) {
    for (int other = 0; other < play_->bidding().count(); ++other) {
      to.Set(around(other) * (kMaxCards + 1) + play_->bidding().bids()[other]);
    }
  }
  to.Add("taken", {count, kMaxCards + 1});
  for (int other = 0; other < count; ++other) {
    to.Set(around(other) * (kMaxCards + 1) + (play_ ? play_->position().taken[other] : 0));
  }
}

void BoerenbridgeDeal::ObservePlay(Observation& to, int seat, bool history) const {
  const int count = players();
  const auto around = [&](int other) { return Around(other, seat, count); };
  std::vector<int> leaders;
  std::vector<PlayedCard> cards;
  if (play_) cards = Replay(*play_, leaders);
  to.Add("played", {count, kDeckSize});
  for (const PlayedCard& played : cards) SetCards(to, around(played.seat), played.card);
  if (history) {
    to.Add("leaders", {this->cards(), count});
    for (std::size_t i = 0; i < leaders.size(); ++i) {
      to.Set(static_cast<int>(i) * count + around(leaders[i]));
    }
    to.Add("tricks", {this->cards(), kDeckSize});
    for (const PlayedCard& played : cards) SetCards(to, played.trick, played.card);
    return;
  }
  to.Add("leader", {count});
  if (play_ && !play_->InBidding() && !play_->IsOver()) to.Set(around(play_->position().leader));
  to.Add("trick", {kDeckSize});
  const std::size_t in_trick = play_ ? static_cast<std::size_t>(play_->position().size) : 0;
  for (std::size_t i = cards.size() - in_trick; i < cards.size(); ++i) {
    SetCards(to, 0, cards[i].card);
  }
}

const DealInPlay& BoerenbridgeDeal::InPlay() const {
  if (Turn() < 0) throw QuestionError("no seat is to act; expected a deal in which one is");
  return *play_;
}

std::vector<int> BoerenbridgeDeal::Redealt(std::uint64_t seed) const {
  const DealInPlay& play = InPlay();
  const int own = play.turn();
  const auto worlds =
      play.InBidding() ? WorldSampler::Make(play.bid_view()) : WorldSampler::Make(play.play_view());
  if (!worlds) throw QuestionError(worlds.error().message);
  Random random(seed);
  Hands dealt = worlds->Draw(random);
  std::vector<int> leaders;
  for (const PlayedCard& played : Replay(play, leaders)) dealt[played.seat] |= played.card;

  std::vector<int> actions = actions_;
  for (int i = 0; i < dealt_; ++i) {
    CardSet& hand = dealt[i % players()];
    if (i % players() == own) continue;
    actions[static_cast<std::size_t>(i)] = ActionOf(hand.Lowest());
    hand -= hand.Lowest();
  }
  return actions;
}

int BoerenbridgeDeal::Choose(Player& player, const MoveLimits& limits) const {
  DealInPlay play = InPlay();
  const int seat = play.turn();
  const bool bids = play.InBidding();
  if (const auto error = play.Ask(player, limits)) throw QuestionError(error->message);
  return bids ? kFirstBid + play.bidding().bids()[seat] : ActionOf(play.played().cards().back());
}

std::vector<std::pair<int, int>> BoerenbridgeDeal::ExactValues(
    Solver& solver, const std::atomic<bool>* cancel) const {
  const DealInPlay& play = InPlay();
  if (play.InBidding()) throw QuestionError("a seat is to bid; expected one to play a card");
  MaxNRequest request;
  request.cards = true;
  request.limits.cancel = cancel;
  const auto solution = solver.SolveMaxN(play.position(), request);
  if (!solution) throw QuestionError(solution.error().message);
  std::vector<std::pair<int, int>> values;
  if (solution->stop != Stop::kSolved) return values;
  for (const CardOutcome& card : solution->cards) {
    values.emplace_back(ActionOf(card.card), card.outcome.scores[play.turn()]);
  }
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace jasnel::boerenbridge
