// A game of klaverjas at the terminal, with the analysis of each deal.
#pragma once

#include <optional>
#include <string>

#include "engine/records/analysed_deal.h"
#include "jasnel/solver.h"
#include "tools/play/klaverjas.h"
#include "tools/play/session.h"

namespace jasnel {

class AnalysingSession : public PlaySession<KlaverjasPlay> {
 public:
  using PlaySession::PlaySession;

 private:
  bool Undo() override;

  // What the person's cards cost.
  bool ReviewDeal() override;
  std::optional<std::string> Answer(TypedCommand command) override;

  Solver solver_;
  AnalysedDeal analysed_;  // the last finished deal
};

}  // namespace jasnel
