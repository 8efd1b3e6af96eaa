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

/// Reads a `Given`, converts it to an `Asked`, and answers that. An `Asked` has a `number` and an
/// `error`.
template <class Given, class Asked>
class OneByOneTask : public StreamTask {
 public:
  explicit OneByOneTask(std::unique_ptr<Source<Given>> source) : source_(std::move(source)) {}

  bool ReadItem(bool wait) override {
    if (asked_) return false;
    const auto sourced = source_->Next(wait);
    if (!sourced) return false;
    asked_.emplace();
    asked_->number = sourced->number;
    if (!sourced->item) {
      asked_->error = sourced->item.error();
    } else if (const auto error = Ask(*sourced->item, *asked_)) {
      asked_->error = error;
    }
    return true;
  }

  const Input& input() const override { return *source_; }

  void Answer() override {
    if (asked_ && !asked_->error && !Answer(*asked_)) asked_.reset();
  }

  std::vector<Printed> TakeAnswers() override {
    if (!asked_) return {};
    errors_ |= asked_->error.has_value();
    std::vector<Printed> given = {Print(*asked_)};
    asked_.reset();
    return given;
  }

  bool failed() const override { return errors_; }

 protected:
  /// Converts `given` to the question `asked`, or returns the error.
  virtual std::optional<Error> Ask(const Given& given, Asked& asked) = 0;

  /// Answers, or sets the error. Returns false if it was interrupted.
  virtual bool Answer(Asked& asked) = 0;

  virtual Printed Print(const Asked& asked) = 0;

 private:
  std::unique_ptr<Source<Given>> source_;
  std::optional<Asked> asked_;  // the item read last
  bool errors_ = false;
};

}  // namespace jasnel
