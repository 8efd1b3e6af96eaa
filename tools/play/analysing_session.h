// A game of klaverjas at the terminal, with claims and the analysis of each deal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/questions/analyse.h"
#include "jasnel/claim.h"
#include "jasnel/solver.h"
#include "tools/play/claim_player.h"
#include "tools/play/klaverjas.h"
#include "tools/play/session.h"

namespace jasnel {

class AnalysingSession : public PlaySession<KlaverjasPlay> {
 public:
  using PlaySession::PlaySession;

 private:
  bool Undo() override;
  bool Claim() override;
  Player* StandIn() override;

  // What the person's cards cost.
  bool ReviewDeal() override;
  std::optional<std::string> Answer(TypedCommand command) override;

  Solver solver_;
  Claimer claimer_;
  ClaimPlayer claim_player_{claimer_};
  std::uint64_t claimed_ = 0;  // number of the last deal with a proved claim, and how it was proved
  bool alone_ = false;
  AnalysedDeal analysed_;  // the last finished deal
};

}  // namespace jasnel
