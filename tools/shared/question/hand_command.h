// The command of a question whose lines begin with a hand.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/fields/field_line.h"
#include "jasnel/result.h"
#include "tools/shared/input/line_source.h"
#include "tools/shared/input/source.h"
#include "tools/shared/question/question_command.h"

namespace jasnel {

/// Its arguments are such lines, each whole or split into words by the shell. What a line does not
/// say, flags do; they may also give the hand.
template <class AskedType>
class HandCommand : public QuestionCommand<AskedType, typename AskedType::Question> {
 protected:
  using Base = QuestionCommand<AskedType, typename AskedType::Question>;
  using typename Base::Question;

  using Base::Base;

  /// Whether a flag gives the hand.
  bool is_by_flag() const {
    return !GivenFlag(this->app(), AskedType::kSpec.fields, AskedType::kSpec.item).empty();
  }

  Result<std::unique_ptr<Source<Question>>> Open(const std::vector<std::string>& arguments,
                                                 const std::string& input) const final {
    const auto as_it_is = [this](std::string_view) { return Result<Question>(this->defaults()); };
    const auto read = [this](std::string_view line) -> Result<Question> {
      Question question = this->defaults();
      if (auto error = ReadLine(line, AskedType::kSpec.line, &question)) return *std::move(error);
      return question;
    };
    if (!input.empty()) {
      constexpr Phrase kLine = {"a line with a hand", "een regel met een hand"};
      return LineSource<Question>::Open(input, {this->words().lines, kLine}, read);
    }
    if (is_by_flag()) {
      return Arguments({""}, as_it_is);
    }
    const auto begins = [&](std::string_view item, std::string_view word) {
      return BeginsBidLine(item, word, read);
    };
    return Arguments(JoinedWords(arguments, begins), read);
  }

  std::optional<Error> Ask(const Question& read, Question& question) const final {
    question = read;
    return AskedType::Check(question);
  }

 private:
  static std::unique_ptr<Source<Question>> Arguments(
      std::vector<std::string> texts, typename ArgumentSource<Question>::Parse parse) {
    return std::make_unique<ArgumentSource<Question>>(std::move(texts), AskedType::kSpec.item,
                                                      std::move(parse));
  }
};

}  // namespace jasnel
