#include "jasnel/penalty_card.h"

#include "bitboard/play_order.h"

namespace jasnel {

PenaltyRight PenaltyRightBy(const Rules& rules) {
  const std::string_view preset = NearestText(rules).name;
  if (preset.starts_with("nkf")) return PenaltyRight::kFollow;
  return preset.starts_with("nku") ? PenaltyRight::kLowest : PenaltyRight::kLead;
}

namespace {

// "Blijkt de strafkaart de laagste kaart van de voorgespeelde kleur te zijn": of those in hand.
bool IsLowestOfSuitLed(const Position& position, Card card) {
  if (position.trick.empty() || SuitOf(card) != SuitOf(position.trick[0])) return false;
  const PlayOrder order(position.trump);
  const CardSet suit = position.hands[Index(Turn(position))] & CardsOf(SuitOf(card));
  return order.ToPlay(suit).Lowest() == order.ToPlay(card);
}

// The legal penalty cards that must be played: one of them.
CardSet Called(const Position& position, CardSet penalty, const PenaltyDecision& decision) {
  const PenaltyRight right = PenaltyRightBy(position.rules);
  if (position.trick.empty() && right != PenaltyRight::kLead) return {};
  CardSet must;
  for (const Card card : LegalCards(position) & penalty) {
    const bool lowest = right == PenaltyRight::kLowest && IsLowestOfSuitLed(position, card);
    if (lowest || decision.called.Contains(card)) must |= card;
  }
  return must;
}

}  // namespace

CardSet AllowedCards(const Position& position, CardSet penalty, const PenaltyDecision& decision) {
  const CardSet legal = LegalCards(position);
  if (penalty.empty()) return legal;
  const CardSet must = Called(position, penalty, decision);
  if (!must.empty()) return must;
  if (position.trick.empty() && PenaltyRightBy(position.rules) != PenaltyRight::kLead) return legal;
  const CardSet rest = legal - (penalty & decision.refused);
  return rest.empty() ? legal : rest;
}

std::optional<PenaltyState> StateOfPenalty(const Position& position, Card card, CardSet penalty,
                                           const PenaltyDecision& decision) {
  const CardSet allowed = AllowedCards(position, penalty, decision);
  if (!allowed.Contains(card)) return PenaltyState::kMustNot;
  if ((allowed - penalty).empty()) return PenaltyState::kMust;
  if (position.trick.empty() && PenaltyRightBy(position.rules) != PenaltyRight::kLead) {
    return std::nullopt;
  }
  return PenaltyState::kOpponents;
}

}  // namespace jasnel
