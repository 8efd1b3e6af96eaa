// The output formats of a question's answers.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/questions/spec.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "tools/shared/run/stream_run.h"

namespace jasnel {

/// Which item an answer is for.
struct ItemName {
  std::size_t number = 0;  ///< of its line, or of the item on the command line, from 1
  std::string id = {};     ///< its own, as JSON; empty if it has none
};

/// One output format. Receives the answers in input order.
class AnswerPrinter {
 public:
  virtual ~AnswerPrinter() = default;

  /// Output before the first answer.
  virtual Printed Start() { return {}; }
  /// The type of `answer` is that of the question.
  virtual Printed Print(const ItemName& item, const void* answer) = 0;
  virtual Printed PrintError(const ItemName& item, const Error& error) = 0;
  /// Output after the last answer.
  virtual Printed Finish() { return {}; }
  /// Whether any of the output, apart from errors, should make the command fail.
  virtual bool failed() const { return false; }
};

/// The same with the type of the answer.
template <class Answer>
class PrinterOf : public AnswerPrinter {
 public:
  Printed Print(const ItemName& item, const void* answer) final {
    return PrintAnswer(item, *static_cast<const Answer*>(answer));
  }

 protected:
  virtual Printed PrintAnswer(const ItemName& item, const Answer& answer) = 0;
};

/// `jasnel solve`, the command of a question.
std::string FullName(const QuestionSpec& spec);

/// A page of text for each answer, with an empty line between them, and what stands below the last.
/// `unit` is what numbers count.
template <class Answer>
class PagePrinter : public PrinterOf<Answer> {
 public:
  using Page = std::function<std::string(const Answer& answer, std::size_t number)>;

  PagePrinter(Language language, std::string_view unit, Page page, std::string end)
      : language_(language), unit_(unit), page_(std::move(page)), end_(std::move(end)) {}

  Printed PrintError(const ItemName& item, const Error& error) override {
    return {"", AtPlace(unit_, item.number, error, language_)};
  }
  Printed Finish() override { return {any_ ? end_ : "", ""}; }

 protected:
  Printed PrintAnswer(const ItemName& item, const Answer& answer) override {
    const std::string page = page_(answer, item.number);
    return {std::exchange(any_, true) ? "\n" + page : page, ""};
  }

 private:
  Language language_;
  std::string unit_;
  Page page_;
  std::string end_;
  bool any_ = false;
};

/// A line for each answer, or for each of its rows if the question says so.
std::unique_ptr<AnswerPrinter> MakeJsonPrinter(const QuestionSpec& spec, Language language);

/// A header, and the rows of each answer. Where items may have an id, it stands in a column of its
/// own, after the number and before the others.
std::unique_ptr<AnswerPrinter> MakeCsvPrinter(const CsvForm& form, bool has_ids, Language language);

}  // namespace jasnel
