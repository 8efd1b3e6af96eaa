// The command that asks a question: its flags, its input and its output follow from the question.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/fields/field.h"
#include "engine/questions/spec.h"
#include "jasnel/message.h"
#include "jasnel/notation.h"
#include "jasnel/result.h"
#include "solver/threads.h"
#include "tools/shared/command.h"
#include "tools/shared/flags.h"
#include "tools/shared/input/source.h"
#include "tools/shared/question/answer_printer.h"
#include "tools/shared/run/progress.h"
#include "tools/shared/run/stream_run.h"
#include "tools/shared/text/output.h"

namespace jasnel {

/// What people read of a command beside what its question says.
struct CommandWords {
  const char* argument;  ///< what stands for an item in the help: `HAND`
  Phrase argument_help;
  Phrase input_help;
  Phrase item;               ///< `hand`
  Phrase such_as;            ///< a command line that gives one: `jasnel book J97.AT.K8.7`
  Phrase lines;              ///< what an input has: `hands, such as J97.AT.K8.7`
  Phrase threads_help = {};  ///< what runs on them; empty if all runs on one
  Phrase output_group = {};  ///< of the flags for output in the help; empty for none
  Phrase examples;           ///< at the end of the help
};

/// Of a command about deals of which all hands are given.
constexpr CommandWords DealWords(const Phrase& lines, const char* such_as, const Phrase& examples) {
  return {
      .argument = "DEAL",
      .argument_help = {"deal lines, each in quotes or as bare words",
                        "spellen, elk tussen aanhalingstekens of als losse woorden"},
      .input_help = {"read deal lines or PBN from a file, - for standard input",
                     "lees spellen of PBN uit een bestand, - voor standaardinvoer"},
      .item = {"deal", "spel"},
      .such_as = {such_as, such_as},
      .lines = lines,
      .threads_help = {"deals solved in parallel (default one per processor)",
                       "spellen die tegelijk worden opgelost (standaard één per processor)"},
      .output_group = {"Output", "Uitvoer"},
      .examples = examples,
  };
}

/// A question that is being asked.
template <class Asked>
struct Asking {
  ItemName item;
  std::optional<Error> error;  ///< if set, there is no answer
  typename Asked::Question question;
  std::optional<typename Asked::Answer> answer;

  /// Takes the answer, or its error; neither if it was `stopped`.
  void Take(Result<typename Asked::Answer> found, bool stopped) {
    if (found) {
      answer = std::move(found).value();
    } else if (!stopped) {
      error = found.error();
    }
  }
};

/// How many have an answer or an error before one that has neither.
template <class Asked>
std::size_t CountAnswered(std::span<const Asking<Asked>> askings) {
  const auto stopped = std::find_if(askings.begin(), askings.end(), [](const auto& asking) {
    return !asking.error && !asking.answer;
  });
  return static_cast<std::size_t>(stopped - askings.begin());
}

/// Answers many at a time: each on a thread, with the solver of that thread if `Asked` has a
/// function `AnswerWith` that takes one.
template <class Asked>
std::size_t AnswerOnThreads(std::span<Asking<Asked>> askings, const AskContext& context) {
  context.solver.ForEach(askings.size(), [&](Solver& solver, std::size_t i) {
    Asking<Asked>& asking = askings[i];
    if (asking.error) return;
    if constexpr (requires { Asked::AnswerWith(solver, asking.question, context.cancel); }) {
      asking.Take(Asked::AnswerWith(solver, asking.question, context.cancel), context.cancel);
    } else {
      asking.Take(Asked::AnswerTo(asking.question, context), context.cancel);
    }
  });
  return CountAnswered<Asked>(askings);
}

/// A command whose arguments, or lines of input, are `Item`s, each of which makes a question.
template <class AskedType, class Item>
class QuestionCommand : public Command {
 public:
  const CLI::App& app() const final { return app_; }

  ExitStatus Run() final {
    const std::string name = FullName(kSpec);
    if (const auto error = CheckGiven()) return PrintUsageError(name, error->both());
    CatchInterrupts();
    auto source = Open(arguments_, input_);
    if (!source) return Fail(name, source.error().both());
    int threads = 1;
    if (!words_.threads_help.english.empty()) threads = threads_ > 0 ? threads_ : DefaultThreads();
    BatchSolver solver(threads);
    Task task(*this, std::move(source).value(), {solver, Interrupted()});
    return RunStream(name.c_str(), threads, task);
  }

 protected:
  using Asked = AskedType;
  using Question = typename Asked::Question;
  using Answer = typename Asked::Answer;

  /// `words` outlive the command.
  QuestionCommand(CLI::App& app, const CommandWords& words) : app_(app), words_(words) {
    SetAbout(app_, Localized(kSpec.about));
    SetHelpEnd(app_, Localized(words.examples));
    AddTexts(app_, words.argument, Localized(words.argument_help), arguments_).WithForm("");
    AddInputFlag(app_, Localized(words.input_help), input_);
    AddFieldFlags(app_, kSpec.fields, &defaults_);
    const auto put = [&](const Flag& flag) {
      if (!words.output_group.english.empty()) flag.InGroup(Localized(words.output_group));
    };
    put(AddFormatFlag(app_, format_));
    put(AddLanguageFlag(app_, language_));
    if (!words.threads_help.english.empty()) {
      put(AddThreadsFlag(app_, Localized(words.threads_help), threads_));
    }
  }

  const CommandWords& words() const { return words_; }
  /// What was given by flags; each question begins as this.
  Question& defaults() { return defaults_; }
  const Question& defaults() const { return defaults_; }
  Format format() const { return format_; }
  /// How many items were taken in so far, wrong ones too.
  int taken_in() const { return taken_in_; }
  Language language() const { return language_; }

  /// The error of flags that do not go together, besides what the question says.
  virtual std::optional<Error> CheckFlags() const { return std::nullopt; }

  virtual Result<std::unique_ptr<Source<Item>>> Open(const std::vector<std::string>& arguments,
                                                     const std::string& input) const = 0;

  /// Makes the question of an item, or says what is wrong with it.
  virtual std::optional<Error> Ask(const Item& item, Question& question) const = 0;

  /// Whether many are answered at a time.
  virtual bool answers_many() const { return false; }

  /// Answers those without an error. Returns how many were: an interrupt ends it.
  virtual std::size_t AnswerAll(std::span<Asking<Asked>> askings, const AskContext& context) {
    for (Asking<Asked>& asking : askings) {
      if (asking.error) continue;
      auto answer = Asked::AnswerTo(asking.question, context);
      if (context.cancel) return static_cast<std::size_t>(&asking - askings.data());
      if (answer) {
        asking.answer = std::move(answer).value();
      } else {
        asking.error = answer.error();
      }
    }
    return askings.size();
  }

  /// Whether a part of an answer is an error, so that the command fails.
  virtual bool HasError(const Answer& /*answer*/) const { return false; }

  /// Whether text looks different where there is one item.
  virtual bool shows_one() const { return false; }

  /// `only_one` if `shows_one` and there is one.
  virtual std::unique_ptr<AnswerPrinter> MakeTextPrinter(std::string_view unit,
                                                         bool only_one) const = 0;

  /// What CSV has with these flags.
  virtual CsvForm csv_form() const { return kSpec.csv_form(); }

  virtual std::unique_ptr<AnswerPrinter> MakePrinter(std::string_view unit, bool only_one) const {
    if (format_ == Format::kJson) return MakeJsonPrinter(kSpec, language_);
    if (format_ == Format::kCsv) return MakeCsvPrinter(csv_form(), kHasIds, language_);
    return MakeTextPrinter(unit, only_one);
  }

 private:
  static constexpr const QuestionSpec& kSpec = Asked::kSpec;
  // Whether items may have an id.
  static constexpr bool kHasIds = requires(const Item& item) { item.id; };

  class Task : public StreamTask {
   public:
    Task(QuestionCommand& command, std::unique_ptr<Source<Item>> source, const AskContext& context)
        : command_(command), source_(std::move(source)), context_(context) {}

    bool ReadItem(bool wait) override {
      if (!command_.answers_many() && !askings_.empty() && waits_for() == 1) return false;
      auto sourced = source_->Next(wait);
      if (!sourced) return false;
      ++command_.taken_in_;
      Asking<Asked>& asking = askings_.emplace_back();
      asking.item.number = sourced->number;
      if constexpr (kHasIds) {
        if (sourced->item) asking.item.id = sourced->item->id;
      }
      asking.question = command_.defaults_;
      asking.error = sourced->item ? command_.Ask(*sourced->item, asking.question)
                                   : std::optional(sourced->item.error());
      return true;
    }

    const AnySource& source() const override { return *source_; }

    std::size_t waits_for() const override {
      return command_.format_ == Format::kText && command_.shows_one() ? 2 : 1;
    }

    Printed Start(bool only_one) override {
      printer_ = command_.MakePrinter(source_->unit(), only_one);
      return printer_->Start();
    }

    void Answer() override {
      context_.start = std::chrono::steady_clock::now();
      askings_.resize(command_.AnswerAll(askings_, context_));
    }

    std::vector<Printed> TakeAnswers() override {
      std::vector<Printed> given;
      for (const Asking<Asked>& asking : askings_) {
        errors_ |= asking.error || command_.HasError(*asking.answer);
        given.push_back(asking.error ? printer_->PrintError(asking.item, *asking.error)
                                     : printer_->Print(asking.item, &*asking.answer));
      }
      askings_.clear();
      return given;
    }

    Printed Finish() override { return printer_->Finish(); }
    bool failed() const override { return errors_ || printer_->failed(); }
    Message EmptyInputError() const override {
      return Say("$0: no $1 in it; expected $2", "$0: geen $1 erin; verwacht $2", command_.input_,
                 command_.words_.item, command_.words_.lines);
    }

   private:
    QuestionCommand& command_;
    std::unique_ptr<Source<Item>> source_;
    AskContext context_;
    std::vector<Asking<Asked>> askings_;
    std::unique_ptr<AnswerPrinter> printer_;
    bool errors_ = false;
  };

  std::optional<Error> CheckGiven() const {
    const Message expected =
        Say("one, such as $0, or --input=FILE, - for standard input",
            "er een, zoals $0, of --input=BESTAND, - voor standaardinvoer", words_.such_as);
    const std::string flag = GivenFlag(app_, kSpec.fields, kSpec.item);
    if (auto error = CheckInputGiven(arguments_, input_, words_.item, expected, flag)) return error;
    if (auto error = CheckFieldFlags(app_, kSpec.together, kSpec.apart)) return error;
    return CheckFlags();
  }

  CLI::App& app_;
  const CommandWords& words_;
  std::vector<std::string> arguments_;
  std::string input_;  // a path, `-` for standard input, empty if not given
  Question defaults_;
  Format format_ = Format::kText;
  Language language_ = Language::kEnglish;
  int threads_ = 0;  // 0 for one on each processor
  int taken_in_ = 0;
};

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
