// A player that plays the cards of a side after a proved claim.
#pragma once

#include "jasnel/claim.h"
#include "jasnel/player.h"

namespace jasnel {

/// Plays by the plan of `claimer`, whose last claim was proved. It only plays cards.
class ClaimPlayer final : public Player {
 public:
  explicit ClaimPlayer(Claimer& claimer) : claimer_(claimer) {}

  Result<CallChoice> ChooseCall(const CallView&, const MoveLimits&) override {
    return Error{Say("no call; expected to play a card", "geen bod; verwacht een kaart te spelen")};
  }
  Result<CardChoice> ChooseCard(const PlayView& view, const MoveLimits&) override {
    return CardChoice{claimer_.Choose(view).value_or(view.Legal().Lowest())};
  }

 private:
  Claimer& claimer_;
};

}  // namespace jasnel
