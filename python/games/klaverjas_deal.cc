#include "python/games/klaverjas_deal.h"

#include <algorithm>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/games/play_state.h"
#include "ai/models/card_inputs.h"
#include "ai/models/suit_places.h"
#include "bitboard/deal_limits.h"
#include "bitboard/trick_rules.h"
#include "jasnel/notation.h"
#include "jasnel/par.h"
#include "jasnel/trump_table.h"

namespace jasnel {
namespace {

// Points are observed in units of all card points.
constexpr float kPointUnit = 1.0f / kAllPoints;

int ActionOf(Call call) {
  return call.suit ? KlaverjasDeal::kFirstSuit + static_cast<int>(*call.suit)
                   : KlaverjasDeal::kPass;
}

// Places around the table from the observer: itself, its left, its partner, its right.
int Around(Seat seat, int observer) { return PlaceOf(seat, static_cast<Seat>(observer)); }

void SetCards(Observation& observation, int row, CardSet cards) {
  for (const Card card : cards) observation.Set(row * kDeckSize + card.index());
}

std::string TrickText(const SeenTrick& trick) {
  std::string text = std::string(1, SeatLetter(trick.leader)) + ":";
  for (const Card card : trick.cards) {
    if (text.size() > 2) text += ' ';
    text += FormatCard(card);
  }
  return text;
}

}  // namespace

KlaverjasDeal::KlaverjasDeal(const std::string& rules, int dealer)
    : dealer_(static_cast<Seat>(dealer)) {
  const auto parsed = ParseRules(rules);
  if (!parsed) throw QuestionError("rules: " + parsed.error().message);
  if (dealer < 0 || dealer >= kSeats) {
    throw QuestionError("dealer " + std::to_string(dealer) + "; expected a seat from 0 to 3");
  }
  rules_ = *parsed;
  if (rules_.doubling != Doubling::kOff) {
    throw QuestionError("rules with doubling; expected doubling=off, as no action doubles");
  }
}

int KlaverjasDeal::Turn() const {
  if (ChanceActs()) return kChanceActs;
  return play_->IsOver() ? kNobodyActs : static_cast<int>(play_->turn());
}

ActionSet KlaverjasDeal::Legal() const {
  if (!IsDealt()) return (kFullDeck - hands_[0] - hands_[1] - hands_[2] - hands_[3]).bits();
  if (ChanceActs()) {
    static_assert(kSeats == kSuits);
    if (IsGiven()) return ((ActionSet{1} << kSuits) - 1) << kFirstSuit;
    ActionSet cards = HasJoker(rules_) ? ActionSet{1} << kPass : 0;
    for (const Suit suit : SuitSet::All() - Turned().AllSuits()) {
      cards |= ActionSet{1} << ActionOf(Call{suit});
    }
    return cards;
  }
  if (play_->IsOver()) return 0;
  if (!play_->InAuction()) return LegalCards(play_->position()).bits();
  const LegalCalls legal = play_->auction().Legal(hands_[Index(play_->turn())]);
  ActionSet set = legal.pass ? ActionSet{1} << kPass : 0;
  for (const Suit suit : legal.suits) set |= ActionSet{1} << ActionOf(Call{suit});
  return set;
}

void KlaverjasDeal::Apply(int action) {
  RequireLegal(action, Legal());
  if (!IsDealt()) {
    hands_[dealt_ % kSeats] |= Card(action);
    ++dealt_;
  } else if (ChanceActs() && IsGiven()) {
    const int drawn = action - kFirstSuit;
    if (trump_) {
      contract_ = Contract{static_cast<Seat>(drawn), *trump_};
    } else {
      trump_ = static_cast<Suit>(drawn);
    }
  } else if (ChanceActs()) {
    std::optional<Suit> card;
    if (action != kPass) card = static_cast<Suit>(action - kFirstSuit);
    if (play_) {
      play_->TurnCard(card);
    } else {
      turned_.Add(card);
    }
  } else if (!play_->InAuction()) {
    play_->Play(Card(action));
  } else if (action == kPass) {
    play_->Speak(Call{});
  } else {
    play_->Speak(Call{static_cast<Suit>(action - kFirstSuit)});
  }
  actions_.push_back(action);
  const bool waits = IsGiven() ? !contract_ : TurnsSuit(rules_) && turned_.empty();
  if (!play_ && IsDealt() && !waits) {
    DealToPlay deal;
    deal.hands = hands_;
    deal.rules = rules_;
    deal.dealer = dealer_;
    deal.turned = turned_;
    deal.contract = contract_;
    play_.emplace(deal);
  }
}

std::array<int, kSeats> KlaverjasDeal::Scores() const {
  std::array<int, kSeats> scores{};
  if (!play_ || !play_->IsOver()) return scores;
  const ContractResult result = play_->result();
  for (const Seat seat : kAllSeats) {
    scores[Index(seat)] = result.score[Index(SideOf(seat))].count();
  }
  return scores;
}

std::array<int, kSeats> KlaverjasDeal::Differences() const {
  const std::array<int, kSeats> scores = Scores();
  std::array<int, kSeats> differences{};
  for (const Seat seat : kAllSeats) {
    differences[Index(seat)] = scores[Index(seat)] - scores[Index(Clockwise(seat))];
  }
  return differences;
}

int KlaverjasDeal::MostScore() const { return MostScoreBy(rules_); }

bool KlaverjasDeal::ChanceActs() const {
  return !play_ || (play_->InAuction() && play_->auction().WaitsForCard());
}

const TurnedCards& KlaverjasDeal::Turned() const {
  return play_ ? play_->auction().turned_cards() : turned_;
}

const Hands& KlaverjasDeal::Held() const { return play_ ? play_->position().hands : hands_; }

std::string KlaverjasDeal::ActionText(int action) {
  RequireAction(action, kActions);
  if (action < kFirstSuit) return FormatCard(Card(action));
  return action < kPass ? std::string(1, SuitLetter(static_cast<Suit>(action - kFirstSuit)))
                        : FormatCall(Call{});
}

std::string KlaverjasDeal::PublicText(bool history) const {
  std::string text = std::string("dealer=") + SeatLetter(dealer_);
  if (!Turned().empty()) text += " turned=" + FormatTurned(Turned());
  if (!play_) return text;
  if (contract_) {
    text += std::string(" trump=") + SuitLetter(contract_->trump) +
            " declarer=" + SeatLetter(contract_->declarer);
  }
  text += " calls=" + FormatCalls(play_->auction().calls());
  if (!play_->contract()) return text;
  const auto tricks = play_->tricks().tricks();
  if (history) {
    text += " tricks=";
    for (const SeenTrick& trick : tricks) {
      if (&trick != &tricks.front()) text += " / ";
      text += TrickText(trick);
    }
    return text;
  }
  const Position& position = play_->position();
  text += " trick=" + TrickText({position.leader, position.trick});
  text += " played=" + FormatHands(play_->tricks().played());
  for (const Side side : {Side::kNorthSouth, Side::kEastWest}) {
    const Tally& won = position.won[Index(side)];
    text += side == Side::kNorthSouth ? " NS=" : " EW=";
    text += std::to_string(won.cards.count()) + '+' + std::to_string(won.roem.count()) + '/' +
            std::to_string(won.tricks);
  }
  return text;
}

std::string KlaverjasDeal::Text() const { return FormatHands(Held()) + ' ' + PublicText(true); }

std::string KlaverjasDeal::Text(int seat, const Observed& observed) const {
  std::string text = std::string(1, SeatLetter(static_cast<Seat>(seat)));
  // The hand as dealt is the hand now and the cards played: the tricks tell those.
  if (observed.all) {
    text += " hands=" + FormatHands(observed.history ? hands_ : Held());
  } else if (observed.own) {
    text += " hand=" + FormatHand(observed.history ? hands_[seat] : Held()[seat]);
  }
  if (observed.shared) text += ' ' + PublicText(observed.history);
  return text;
}

Observation KlaverjasDeal::Observe(int seat, const Observed& observed) const {
  Observation to;
  to.Add("player", {kSeats});
  to.Set(seat);
  ObserveHands(to, seat, observed);
  if (observed.shared) {
    ObserveContract(to, seat);
    ObservePlay(to, seat, observed.history);
  }
  return to;
}

void KlaverjasDeal::ObserveHands(Observation& to, int seat, const Observed& observed) const {
  if (observed.all) {
    to.Add("hands", {kSeats, kDeckSize});
    for (const Seat other : kAllSeats) SetCards(to, Around(other, seat), Held()[Index(other)]);
  } else if (observed.own) {
    to.Add("hand", {kDeckSize});
    SetCards(to, 0, Held()[seat]);
  }
  if (observed.history && (observed.own || observed.all)) {
    to.Add("dealt", {kDeckSize});
    SetCards(to, 0, hands_[seat]);
  }
}

void KlaverjasDeal::ObserveContract(Observation& to, int seat) const {
  to.Add("dealer", {kSeats});
  to.Set(Around(dealer_, seat));
  to.Add("turn", {kSeats});
  if (Turn() >= 0) to.Set(Around(static_cast<Seat>(Turn()), seat));
  const TurnedCards& turned = Turned();
  if (TurnsOf(rules_) == 1) {
    to.Add("turned", {kSuits});
  } else {
    to.Add("turned", {TurnsOf(rules_), kSuits});
  }
  for (int i = 0; i < turned.size(); ++i) {
    if (turned[i]) to.Set(i * kSuits + Index(*turned[i]));
  }
  to.Add("calls", {Auction::MaxCalls(rules_), kSuits + 1});
  if (play_) {
    int place = 0;
    for (const Call call : play_->auction().calls()) {
      to.Set(place * (kSuits + 1) + ActionOf(call) - kFirstSuit);
      ++place;
    }
  }
  const bool contract = play_ && play_->contract();
  to.Add("trump", {kSuits});
  if (contract) to.Set(Index(play_->contract()->trump));
  to.Add("declarer", {kSeats});
  if (contract) to.Set(Around(play_->contract()->declarer, seat));
}

void KlaverjasDeal::ObservePlay(Observation& to, int seat, bool history) const {
  const bool contract = play_ && play_->contract();
  to.Add("won", {2, 3});
  if (contract) {
    for (int other = 0; other < 2; ++other) {
      const Tally& won = play_->position().won[(seat + other) % 2];
      to.Set(3 * other, static_cast<float>(won.cards.count()) * kPointUnit);
      to.Set(3 * other + 1, static_cast<float>(won.roem.count()) * kPointUnit);
      to.Set(3 * other + 2, static_cast<float>(won.tricks) / kHandSize);
    }
  }
  to.Add("played", {kSeats, kDeckSize});
  if (contract) {
    for (const Seat other : kAllSeats) {
      SetCards(to, Around(other, seat), play_->tricks().played()[Index(other)]);
    }
  }
  if (history) {
    const auto tricks = contract ? play_->tricks().tricks() : std::span<const SeenTrick>();
    to.Add("leaders", {kHandSize, kSeats});
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      to.Set(static_cast<int>(i) * kSeats + Around(tricks[i].leader, seat));
    }
    to.Add("tricks", {kHandSize, kDeckSize});
    for (std::size_t i = 0; i < tricks.size(); ++i) {
      for (const Card card : tricks[i].cards) SetCards(to, static_cast<int>(i), card);
    }
    return;
  }
  to.Add("leader", {kSeats});
  if (contract && !play_->IsOver()) to.Set(Around(play_->position().leader, seat));
  to.Add("trick", {kDeckSize});
  if (contract) {
    for (const Card card : play_->position().trick) SetCards(to, 0, card);
  }
}

const DealInPlay& KlaverjasDeal::InPlay() const {
  if (Turn() < 0) throw QuestionError("no seat is to act; expected a deal in which one is");
  return *play_;
}

std::vector<int> KlaverjasDeal::Redealt(std::uint64_t seed) const {
  const DealInPlay& play = InPlay();
  const auto own = Index(play.turn());
  HiddenCards hidden;
  if (play.InAuction()) {
    hidden.may_hold.fill(kFullDeck - hands_[own]);
    hidden.may_hold[own] = {};
    hidden.holds.fill(kHandSize);
    hidden.holds[own] = 0;
  } else {
    hidden = InferHidden(play.play_view());
  }
  const auto worlds = WorldSampler::Make(hidden);
  if (!worlds) throw QuestionError(worlds.error().message);
  Random random(seed);
  Hands dealt = worlds->Draw(random);
  for (int seat = 0; seat < kSeats; ++seat) dealt[seat] |= play.tricks().played()[seat];
  dealt[own] = hands_[own];

  std::vector<int> actions = actions_;
  for (std::size_t i = 0; i < kDeckSize; ++i) {
    CardSet& hand = dealt[i % kSeats];
    if (i % kSeats == own) continue;
    actions[i] = hand.Lowest().index();
    hand -= hand.Lowest();
  }
  return actions;
}

std::vector<int> KlaverjasDeal::NetworkInputs() const {
  const DealInPlay& play = InPlay();
  if (play.InAuction()) throw QuestionError("a seat is to call; expected one to play a card");
  const PlayState table = PlayStateOf(play.play_view());
  const auto inputs = CardInputsOf(table, table.Legal(rules_), SuitPlaces(table), rules_);
  return {inputs.begin(), inputs.end()};
}

int KlaverjasDeal::Choose(Player& player, const MoveLimits& limits) const {
  DealInPlay play = InPlay();
  const bool calls = play.InAuction();
  if (const auto error = play.Ask(player, limits)) throw QuestionError(error->message);
  if (calls) return ActionOf(play.auction().calls().back());
  const SeenTrick& trick = play.tricks().tricks().back();
  return trick.cards[trick.cards.size() - 1].index();
}

std::vector<std::pair<int, int>> KlaverjasDeal::ExactValues(Solver& solver,
                                                            const std::atomic<bool>* cancel) const {
  const DealInPlay& play = InPlay();
  const int sign = SideOf(play.turn()) == Side::kNorthSouth ? 1 : -1;
  std::vector<std::pair<int, int>> values;
  if (play.InAuction()) {
    if (TurnsSuit(rules_) && Turned().size() < TurnsOf(rules_)) {
      throw QuestionError(
          "values of calls depend on cards that were not turned yet; expected turns=1");
    }
    TableRequest request;
    request.rules = rules_;
    request.leaders = FirstLeaders(rules_.leads, dealer_);
    request.limits.cancel = cancel;
    const auto table = SolveTrumpTable(solver, hands_, request);
    if (!table) throw QuestionError(table.error().message);
    if (table->stop != Stop::kSolved) return values;
    const auto scores = ScoresOf(*table, rules_.leads, dealer_);
    if (!scores) throw QuestionError(scores.error().message);
    for (const CallValue& value : CallValues(play.auction(), *scores, hands_)) {
      values.emplace_back(ActionOf(value.call), sign * value.score.count());
    }
  } else {
    SolveRequest request;
    request.objective = Objective::kScore;
    request.cards = true;
    request.limits.cancel = cancel;
    const auto solution = solver.Solve(play.position(), request);
    if (!solution) throw QuestionError(solution.error().message);
    if (solution->stop != Stop::kSolved) return values;
    for (const CardValue& value : solution->cards) {
      values.emplace_back(value.card.index(), sign * value.value.count());
    }
  }
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace jasnel
