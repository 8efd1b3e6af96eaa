// Stream task for items that each use one thread: they are answered many at a time.
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "tools/shared/input/source.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// Answers `Item`s; an `AnswerType` has an `error`. A `Printer` prints before, between and after
/// them, in their order.
template <class Item, class AnswerType, class Printer>
class BatchTask : public StreamTask {
 public:
  BatchTask(std::unique_ptr<Source<Item>> source, std::unique_ptr<Printer> printer)
      : source_(std::move(source)), printer_(std::move(printer)) {}

  bool ReadItem(bool wait) override {
    auto item = source_->Next(wait);
    if (!item) return false;
    items_.push_back(*std::move(item));
    return true;
  }

  const AnySource& source() const override { return *source_; }

  Printed Start(bool /*only_one*/) override { return printer_->Start(); }

  void Answer() override {
    answers_ = AnswersTo(items_);
    items_.clear();
  }

  std::vector<Printed> TakeAnswers() override {
    std::vector<Printed> given;
    for (const AnswerType& answer : answers_) {
      errors_ |= answer.error.has_value();
      given.push_back(printer_->Print(answer));
    }
    answers_.clear();
    return given;
  }

  Printed Finish() override { return printer_->Finish(); }
  bool failed() const override { return errors_; }

 protected:
  /// The answers to these items, in their order, up to the first that was interrupted.
  virtual std::vector<AnswerType> AnswersTo(const std::vector<Sourced<Item>>& items) = 0;

 private:
  std::unique_ptr<Source<Item>> source_;
  std::unique_ptr<Printer> printer_;
  std::vector<Sourced<Item>> items_;
  std::vector<AnswerType> answers_;
  bool errors_ = false;
};

}  // namespace jasnel
