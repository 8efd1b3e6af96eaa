// `paper`: what a club prints, as a drawing.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/paper/papers.h"
#include "engine/questions/par.h"
#include "engine/questions/spec.h"
#include "jasnel/comparison.h"
#include "jasnel/result.h"
#include "jasnel/rules.h"

namespace jasnel::paper {

struct PaperQuestion {
  PaperKind kind = PaperKind::kControl;
  std::string text;  ///< with the deals
  std::optional<Rules> rules;
  int rounds = 0;
  bool circulate = false;
  std::vector<BoardResult> results;

  PaperData data;  ///< what was said of it, completed by `DrawPaper::Check`
};

/// What `par` found of a board, for its hand record.
BoardWorth WorthOf(const ParAnswer& par);

struct DrawPaper {
  using Question = PaperQuestion;
  using Answer = Drawing;
  static constexpr Phrase kAbout = {
      "What a club prints: control cards, labels, place slips, score slips and sheets.",
      "Wat een club afdrukt: controlekaartjes, etiketten, plaatsbriefjes, scorestaten en lijsten."};
  static const QuestionSpec kSpec;

  static std::optional<Error> Read(const Record& object, PaperQuestion& question);
  static std::optional<Error> Check(PaperQuestion& question);
  static Result<Drawing> AnswerTo(const PaperQuestion& question, const AskContext& /*context*/) {
    return Draw(question);
  }
  static Drawing Draw(const PaperQuestion& question);
};

}  // namespace jasnel::paper
