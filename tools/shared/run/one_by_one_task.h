// Stream task for items that each use all threads: they are answered one by one.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "jasnel/result.h"
#include "tools/shared/input/source.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// Reads a `Line`, converts it to a `Question`, and answers that. A `Question` has a `number` and
/// an `error`.
template <class Line, class Question>
class OneByOneTask : public StreamTask {
 public:
  explicit OneByOneTask(std::unique_ptr<Source<Line>> source) : source_(std::move(source)) {}

  bool ReadItem(bool wait) override {
    if (question_) return false;
    const auto sourced = source_->Next(wait);
    if (!sourced) return false;
    question_.emplace();
    question_->number = sourced->number;
    if (!sourced->item) {
      question_->error = sourced->item.error();
    } else if (const auto error = Ask(*sourced->item, *question_)) {
      question_->error = error;
    }
    return true;
  }

  const AnySource& source() const override { return *source_; }

  void Answer() override {
    if (question_ && !question_->error && !Answer(*question_)) question_.reset();
  }

  std::vector<Printed> TakeAnswers() override {
    if (!question_) return {};
    errors_ |= question_->error.has_value();
    std::vector<Printed> given = {Print(*question_)};
    question_.reset();
    return given;
  }

  bool failed() const override { return errors_; }

 protected:
  /// Converts `line` to `question`, or returns the error.
  virtual std::optional<Error> Ask(const Line& line, Question& question) = 0;

  /// Answers, or sets the error. Returns false if it was interrupted.
  virtual bool Answer(Question& question) = 0;

  virtual Printed Print(const Question& question) = 0;

 private:
  std::unique_ptr<Source<Line>> source_;
  std::optional<Question> question_;  // the item read last
  bool errors_ = false;
};

}  // namespace jasnel
