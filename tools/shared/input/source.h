// Sources of input items, one by one: the command line, or a file or pipe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "jasnel/result.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/run/progress.h"

namespace jasnel {

/// A source of any items: how far it has been read.
class AnySource {
 public:
  virtual ~AnySource() = default;

  /// Whether the end was reached.
  virtual bool done() const = 0;

  /// The unit of `Sourced::number`: "line", or the kind of item on the command line, such as
  /// "deal".
  virtual std::string_view unit() const = 0;

  /// The bytes read so far, and the total if known.
  virtual std::uint64_t bytes() const { return 0; }
  virtual std::optional<std::uint64_t> total_bytes() const { return std::nullopt; }
};

/// An item as written, or the error in it.
template <class Item>
struct Sourced {
  std::size_t number;  ///< of the line, or of the item on the command line, from 1
  Result<Item> item;
};

/// Items one by one, in bounded memory.
template <class Item>
class Source : public AnySource {
 public:
  /// The next item; nothing at the end, or if it has not arrived yet and `wait` is false.
  virtual std::optional<Sourced<Item>> Next(bool wait) = 0;
};

/// The error for a command-line text that is the name of a file.
std::optional<Error> NamesFile(const std::string& text);

/// Items from the command line.
template <class Item>
class ArgumentSource : public Source<Item> {
 public:
  using Parse = std::function<Result<Item>(std::string_view)>;

  /// `unit` is the name of an item.
  ArgumentSource(std::vector<std::string> texts, std::string_view unit, Parse parse)
      : texts_(std::move(texts)), unit_(unit), parse_(std::move(parse)) {}

  std::optional<Sourced<Item>> Next(bool /*wait*/) override {
    if (done()) return std::nullopt;
    const std::string& text = texts_[next_++];
    auto item = parse_(text);
    if (!item) {
      if (const auto error = NamesFile(text)) item = *error;
    }
    return Sourced<Item>{next_, std::move(item)};
  }

  bool done() const override { return next_ == texts_.size(); }
  std::string_view unit() const override { return unit_; }

 private:
  std::vector<std::string> texts_;
  std::string unit_;
  Parse parse_;
  std::size_t next_ = 0;
};

/// Items from the command line, each whole or split into words by the shell: a word begins a new
/// item where `begins` says so of the item so far and the word, and belongs to that item otherwise.
std::vector<std::string> JoinedWords(
    const std::vector<std::string>& arguments,
    const std::function<bool(std::string_view item, std::string_view word)>& begins);

/// Whether an argument contains white space, so that it was quoted.
bool IsQuoted(std::string_view argument);

/// Whether `item` is complete: `parse` accepts it, but not with `word` behind it.
template <class Parse>
bool EndsBefore(std::string_view item, std::string_view word, const Parse& parse) {
  return parse(item).ok() && !parse(std::string(item) + " " + std::string(word)).ok();
}

/// Whether a text, which may be an item or a part of one, contains a hand: a word that is not a
/// field, or the field `hand=`.
bool HasHand(std::string_view argument);

/// Whether a word is not a field and has a dot, as a whole hand or the name of a file does, but not
/// a part of a hand.
bool IsDotted(std::string_view word);

/// Whether `word` begins a new bid line after `item`; `parse` reads one. For `JoinedWords`.
template <class Parse>
bool BeginsBidLine(std::string_view item, std::string_view word, const Parse& parse) {
  if (!HasHand(word)) return false;
  return IsQuoted(word) || IsDotted(word) || EndsBefore(item, word, parse);
}

/// The error if both or neither of these were given: items in `arguments`, or a file as `input`.
/// `item` is the name of an item, and `expected` what to give. A `flag` gave an item instead,
/// unless it is empty.
std::optional<Error> CheckInputGiven(const std::vector<std::string>& arguments,
                                     const std::string& input, const Phrase& item,
                                     const Message& expected, const std::string& flag = "");

/// Skips empty lines and comments. Ctrl-C ends reading.
template <class Item>
class LineSource : public Source<Item> {
 public:
  using Parse = std::function<Result<Item>(std::string_view)>;

  /// An error if nothing can be read. `path` may be `-` for standard input.
  static Result<std::unique_ptr<Source<Item>>> Open(const std::string& path,
                                                    const TextReader::Expected& expected,
                                                    Parse parse) {
    auto file = InputFile::Open(path, expected.all);
    if (!file) return file.error();
    return std::unique_ptr<Source<Item>>(
        std::make_unique<LineSource>(std::move(file).value(), expected, std::move(parse)));
  }

  LineSource(InputFile file, const TextReader::Expected& expected, Parse parse)
      : lines_(std::move(file), Interrupted(), expected), parse_(std::move(parse)) {}

  std::optional<Sourced<Item>> Next(bool wait) override {
    while (const auto line = lines_.Next(wait)) {
      if (line->error && lines_.done()) return Sourced<Item>{line->number, *line->error};
      if (IsComment(Trim(line->text))) continue;
      if (line->error) return Sourced<Item>{line->number, *line->error};
      auto item = parse_(line->text);
      if (item) return Sourced<Item>{line->number, std::move(item)};
      const auto not_text = lines_.NotTextAhead();
      return Sourced<Item>{line->number, not_text ? *not_text : item.error()};
    }
    return std::nullopt;
  }

  bool done() const override { return lines_.done(); }
  std::string_view unit() const override { return "line"; }
  std::uint64_t bytes() const override { return lines_.bytes(); }
  std::optional<std::uint64_t> total_bytes() const override { return lines_.total_bytes(); }

 private:
  TextReader lines_;
  Parse parse_;
};

}  // namespace jasnel
