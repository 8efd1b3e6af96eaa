// Where the items of an input come from, one by one: the command line, or a file or pipe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "jasnel/result.h"

namespace jasnel {

/// How far an input has been read.
class Input {
 public:
  virtual ~Input() = default;

  /// Whether the end was reached.
  virtual bool done() const = 0;

  /// What `Sourced::number` counts: "line", or what stands on the command line, as "deal".
  virtual std::string_view unit() const = 0;

  /// How far it has been read, and to where it goes if that is known, in bytes.
  virtual std::uint64_t bytes() const { return 0; }
  virtual std::optional<std::uint64_t> total_bytes() const { return std::nullopt; }
};

/// An item as it was written, or what is wrong with it.
template <class Item>
struct Sourced {
  std::size_t number;  ///< of the line, or of the item on the command line, from 1
  Result<Item> item;
};

/// Items one by one, in bounded memory.
template <class Item>
class Source : public Input {
 public:
  /// The next item; nothing at the end, or where it has not come in yet and `wait` is false.
  virtual std::optional<Sourced<Item>> Next(bool wait) = 0;
};

/// What is wrong with a text of the command line where it is the name of a file.
std::optional<Error> NamesFile(const std::string& text);

/// Items of the command line.
template <class Item>
class ArgumentSource : public Source<Item> {
 public:
  using Parse = std::function<Result<Item>(std::string_view)>;

  /// `unit` is what they are called.
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

/// Items of the command line, each whole or split into words by the shell: a word of which `starts`
/// is false belongs to the item before.
std::vector<std::string> JoinedWords(const std::vector<std::string>& arguments,
                                     bool (*starts)(std::string_view));

/// Whether a hand stands in what may be one item or a part of it: a word that is no field, or the
/// field `hand=`. For `JoinedWords`.
bool HasHand(std::string_view argument);

/// What is wrong where both or neither were given: items in `arguments`, or a file as `input`.
/// `item` is what one is called, and `expected` what to give.
std::optional<Error> CheckInputGiven(const std::vector<std::string>& arguments,
                                     const std::string& input, const Phrase& item,
                                     const Message& expected);

}  // namespace jasnel
