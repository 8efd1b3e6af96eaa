#include "jasnel/claim.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "ai/beliefs/card_inference.h"
#include "ai/beliefs/world_sampler.h"
#include "ai/claims/claim_search.h"

namespace jasnel {
namespace {

// Lists of the partner's hands that are longer are not searched.
constexpr std::size_t kMaxHands = 20'000;

// The deals that are solved first: most claims that are false are refuted by one of them. For the
// others, more deals are tried at the end.
constexpr std::uint64_t kFirstDeals = 32;
constexpr std::uint64_t kMoreDeals = 1024;

using PlaySets = std::vector<PlaySet>;

// Adds to `hands` every hand of `size` more cards of `from`, and `hand`, that fits the state, up to
// one more than `kMaxHands` in all.
void AddHands(const ClaimState& state, PlaySet hand, PlaySet from, int size, PlaySets& hands) {
  if (hands.size() > kMaxHands || from.size() < size) return;
  if (size == 0) {
    if (state.Fits(hand)) hands.push_back(hand);
    return;
  }
  const PlayCard card = from.Lowest();
  AddHands(state, hand | card, from - card, size - 1, hands);
  AddHands(state, hand, from - card, size, hands);
}

PlayView ViewOf(const Auction& auction, const Position& position, const SeenTricks& tricks) {
  PlayView view{auction, position.hands[Index(Turn(position))], position, tricks};
  view.table.hands = {};
  return view;
}

}  // namespace

struct Claimer::Work {
  // Sets the state to that of `view`.
  void Begin(const PlayView& view) {
    claimant = view.seat();
    order = PlayOrder(view.table.trump);
    rules = view.table.rules;
    known = InferHidden(view);
    state = {};
    state.own = order.ToPlay(view.hand);
    state.hidden = order.ToPlay(view.Hidden());
    state.holds[kClaimant] = static_cast<std::uint8_t>(view.hand.size());
    for (int place = 1; place < kSeats; ++place) {
      const auto seat = Index(Clockwise(claimant, place));
      state.holds[place] = static_cast<std::uint8_t>(known.holds[seat]);
      if (place != kClaimPartner) state.may_hold[place] = order.ToPlay(known.may_hold[seat]);
    }
    state.leader = static_cast<std::uint8_t>(PlaceOf(view.table.leader, claimant));
    for (const Card card : view.table.trick) {
      const PlayCard played = order.ToPlay(card);
      if (state.size == 0) state.led = played;
      if (state.size == 0 || Beats(played, state.best, state.led)) {
        state.best = played;
        state.holder = static_cast<std::uint8_t>(state.turn());
      }
      ++state.size;
    }
    seen = view.tricks.cards().size();
    hands.clear();
  }

  // Lists the partner's hands. False if there are too many.
  bool ListHands() {
    const Seat partner = Clockwise(claimant, kClaimPartner);
    AddHands(state, {}, order.ToPlay(known.may_hold[Index(partner)]), state.holds[kClaimPartner],
             hands);
    return hands.size() <= kMaxHands;
  }

  // The state if the opponents' hands are known.
  ClaimState With(const Hands& world) const {
    ClaimState open = state;
    for (const int place : {1, 3}) {
      open.may_hold[place] = order.ToPlay(world[Index(Clockwise(claimant, place))]);
    }
    return open;
  }

  PlaySet PartnerOf(const Hands& world) const {
    return order.ToPlay(world[Index(Clockwise(claimant, kClaimPartner))]);
  }

  bool WinsOpen(const ClaimState& open, PlaySet partner) {
    return search.Wins(open, std::span(&partner, 1), ClaimPartner::kPlan);
  }

  // The cards of a deal in which not every trick can be won, up to one that is lost: the side plays
  // its lowest card, the others the first that wins a trick. None if a limit is reached.
  std::vector<Card> LosingLine(const Hands& world) {
    std::vector<Card> line;
    ClaimState open = With(world);
    PlaySet partner = PartnerOf(world);
    while (!open.IsLost()) {
      if (search.stopped()) return {};
      open.NextTrick();
      const int turn = open.turn();
      const PlaySet hand = turn == kClaimant       ? open.own
                           : turn == kClaimPartner ? partner
                                                   : open.may_hold[turn];
      PlaySet legal = open.Legal(hand, rules);
      PlayCard card = legal.Lowest();
      while ((turn & 1) != 0 && !legal.IsSingle()) {
        ClaimState next = open;
        next.Play(card, rules);
        if (!WinsOpen(next, partner)) break;
        legal -= card;
        card = legal.Lowest();
      }
      line.push_back(order.ToNatural(card));
      open.Play(card, rules);
      if (turn == kClaimPartner) partner -= card;
    }
    return line;
  }

  // Examines the claim of the state, one way to see the partner after the other. Each may use half
  // of the nodes.
  void Examine(Claim& claim, Limits limits) {
    if (state.IsSure()) {
      Prove(claim, state.own.Highest(), ClaimPartner::kAnyCard);
      return;
    }
    limits.nodes = limits.nodes == 0 ? kNodes / 2 : std::max<std::uint64_t>(limits.nodes / 2, 1);
    if (RefuteByDeals(claim, kFirstDeals, limits) || search.stopped() || !ListHands()) return;
    for (const ClaimPartner how : {ClaimPartner::kAnyCard, ClaimPartner::kPlan}) {
      search.Start(rules, limits, hands.size());
      const auto card = search.FindCard(state, hands, how);
      claim.nodes += search.nodes();
      claim.stop = search.stop();
      if (claim.stop == Stop::kCancelled || claim.stop == Stop::kTimeLimit) return;
      if (card) {
        Prove(claim, *card, how);
        return;
      }
    }
    if (search.stopped()) return;
    claim.verdict = ClaimVerdict::kRefuted;
    RefuteByDeals(claim, kMoreDeals, limits);
    claim.stop = Stop::kSolved;
  }

  // Whether the side can win every trick with all hands open, `dealt`. False if
  // an earlier card was not legal, so that nothing is certain of the hidden cards.
  bool CanWin(const PlayView& view, const Hands& dealt, const Limits& limits) {
    Begin(view);
    search.Start(rules, limits, 1);
    return WinsOpen(With(dealt), PartnerOf(dealt));
  }

  // Solves some of the possible deals, spread evenly over all.
  bool RefuteByDeals(Claim& claim, std::uint64_t deals, const Limits& limits) {
    search.Start(rules, limits, 1);
    const auto worlds = WorldSampler::Make(known);
    const std::uint64_t count = std::min(worlds->count(), deals);
    bool refuted = false;
    for (std::uint64_t i = 0; i < count && !refuted && !search.stopped(); ++i) {
      const Hands world = worlds->World(worlds->count() / count * i);
      if (WinsOpen(With(world), PartnerOf(world)) || search.stopped()) continue;
      refuted = true;
      claim.verdict = ClaimVerdict::kRefuted;
      claim.line = LosingLine(world);
      if (!claim.line.empty()) claim.counterexample = world;
    }
    claim.nodes += search.nodes();
    claim.stop = refuted ? Stop::kSolved : search.stop();
    return refuted;
  }

  void Prove(Claim& claim, PlayCard card, ClaimPartner how) {
    claim.verdict = ClaimVerdict::kProved;
    claim.alone = how == ClaimPartner::kAnyCard;
    claim.card = order.ToNatural(card);
    partner_plays = how;
  }

  // The state and the list after another card of the deal.
  void Follow(PlayCard card) {
    state.NextTrick();
    const int turn = state.turn();
    if (turn == kClaimPartner) KeepHandsThatPlay(card);
    state.Play(card, rules);
    if (turn == kClaimPartner) {
      for (PlaySet& hand : hands) hand -= card;
    } else if (turn != kClaimant) {
      std::erase_if(hands, [&](PlaySet hand) { return hand.Contains(card) || !state.Fits(hand); });
    }
  }

  // Of the partner's hands, those that play `card` by the plan, or if the partner has left it,
  // those that may play it.
  void KeepHandsThatPlay(PlayCard card) {
    PlaySets kept;
    if (partner_plays == ClaimPartner::kPlan && Plan()) {
      for (std::size_t i = 0; i < hands.size(); ++i) {
        if (cards[i] == PlaySet(card)) kept.push_back(hands[i]);
      }
    }
    if (kept.empty()) {
      for (const PlaySet hand : hands) {
        if (hand.Contains(card) && state.Legal(hand, rules).Contains(card)) kept.push_back(hand);
      }
    }
    hands = std::move(kept);
  }

  // Finds the partner's card for each of its hands.
  bool Plan() {
    cards.resize(hands.size());
    search.Start(rules, {.nodes = kNodes}, hands.size());
    return search.FindCards(state, hands, cards);
  }

  // The card of the plan for the seat to play, that holds `hand`.
  std::optional<PlayCard> Choose(PlaySet hand) {
    state.NextTrick();
    if (state.turn() == kClaimant) {
      if (state.IsSure()) return hand.Highest();
      if (hands.empty()) return std::nullopt;
      search.Start(rules, {.nodes = kNodes}, hands.size());
      return search.FindCard(state, hands, partner_plays);
    }
    if (partner_plays == ClaimPartner::kAnyCard) return state.Legal(hand, rules).Lowest();
    if (!Plan()) return std::nullopt;
    for (std::size_t i = 0; i < hands.size(); ++i) {
      if (hands[i] == hand) return cards[i].Lowest();
    }
    return std::nullopt;
  }

  ClaimSearch search;
  ClaimState state;
  PlaySets hands;  // empty if the claimant wins with its own cards: see ClaimState::IsSure
  PlaySets cards;  // by hand, as sets of one, what the plan says
  HiddenCards known;
  PlayOrder order{Suit::kSpades};
  Rules rules;
  Seat claimant = Seat::kNorth;
  ClaimPartner partner_plays = ClaimPartner::kAnyCard;
  int seen = 0;  // cards of the deal
};

Claimer::Claimer() = default;
Claimer::~Claimer() = default;
Claimer::Claimer(Claimer&&) noexcept = default;
Claimer& Claimer::operator=(Claimer&&) noexcept = default;

Claim Claimer::Examine(const PlayView& view, const Limits& limits) {
  if (!work_) work_ = std::make_unique<Work>();
  work_->Begin(view);
  Claim claim;
  claim.tricks = view.hand.size();
  CardSet left = view.hand | view.Hidden();
  for (const Card card : view.table.trick) left |= card;
  claim.points = CardPoints(left, view.table.trump) + Points(kLastTrickPoints);
  work_->Examine(claim, limits);
  return claim;
}

std::optional<Card> Claimer::Choose(const PlayView& view) {
  int number = 0;
  for (const SeenTrick& trick : view.tricks.tricks()) {
    for (const Card card : trick.cards) {
      if (number++ < work_->seen) continue;
      work_->Follow(work_->order.ToPlay(card));
      ++work_->seen;
    }
  }
  const auto card = work_->Choose(work_->order.ToPlay(view.hand));
  if (!card) return std::nullopt;
  return work_->order.ToNatural(*card);
}

std::optional<ClaimInDeal> Claimer::FindFirst(const Replay& replay, const Limits& limits) {
  if (replay.tricks.empty()) return std::nullopt;
  if (!work_) work_ = std::make_unique<Work>();
  const Position& start = replay.positions.front();
  const Auction auction = Auction::NotHeld(Clockwise(replay.tricks.front().leader, kSeats - 1),
                                           start.rules, start.trump);
  SeenTricks seen;
  std::size_t cards = 0;
  for (const ReplayedTrick& trick : replay.tricks) {
    for (const Card card : trick.cards) {
      if (cards >= replay.positions.size()) return std::nullopt;
      const Position& position = replay.positions[cards];
      const Seat seat = Turn(position);
      const PlayView view = ViewOf(auction, position, seen);
      if (view.hand.size() < 2) return std::nullopt;
      if (work_->CanWin(view, position.hands, limits)) {
        const Claim claim = Examine(view, limits);
        if (claim.stop == Stop::kCancelled || claim.stop == Stop::kTimeLimit) return std::nullopt;
        if (claim.verdict == ClaimVerdict::kProved) {
          return ClaimInDeal{cards, TricksPlayed(position) + 1, seat, claim.alone};
        }
      }
      if (!LegalCards(position).Contains(card)) return std::nullopt;
      seen.Add(trick.leader, card);
      ++cards;
    }
  }
  return std::nullopt;
}

}  // namespace jasnel
