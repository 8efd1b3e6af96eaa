// A request that is being answered.
#pragma once

#include <atomic>
#include <chrono>

#include "engine/records/record.h"
#include "jasnel/engine.h"
#include "jasnel/message.h"
#include "jasnel/player.h"
#include "jasnel/result.h"

namespace jasnel {

/// A request, and what is needed to answer it.
struct Question {
  const Record& object;
  Engine& engine;
  std::chrono::steady_clock::time_point start;
  const std::atomic<bool>& cancel;
  Language language = Language::kEnglish;  ///< of messages and sentences

  /// Time since the request arrived.
  std::chrono::microseconds time() const {
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() -
                                                                 start);
  }
};

/// The answer to a request, without its id: an object, or an error. One function for each value of
/// `ask`, of klaverjas or of both games. docs/reference/questions.md lists their keys.
Result<Record> AnswerMove(const Question& question);
Result<Record> AnswerBid(const Question& question);
Result<Record> AnswerClaim(const Question& question);
Result<Record> AnswerTable(const Question& question);
Result<Record> AnswerPar(const Question& question);
Result<Record> AnswerAnalyse(const Question& question);
Result<Record> AnswerWhatIf(const Question& question);
Result<Record> AnswerState(const Question& question);
Result<Record> AnswerRead(const Question& question);
Result<Record> AnswerRandom(const Question& question);
Result<Record> AnswerRules(const Question& question);

namespace boerenbridge {

/// The same, of boerenbridge alone.
Result<Record> AnswerState(const Question& question);
Result<Record> AnswerRandom(const Question& question);

}  // namespace boerenbridge
}  // namespace jasnel
