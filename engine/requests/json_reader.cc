#include "engine/requests/json_reader.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/text/characters.h"
#include "bitboard/text/word_reader.h"
#include "engine/requests/reading.h"

namespace jasnel {
namespace {

// Both far more than any record has. What goes through a record, and frees it, takes stack for
// every depth, and every key is compared with those before it.
constexpr std::size_t kDeepest = 64;
constexpr std::size_t kMaxKeys = 1000;

// Puts together what is read, and stops at what is wrong with it: nothing deeper is ever built.
// Throws nothing.
class Builder : public nlohmann::json_sax<Record> {
 public:
  bool null() override { return Add(nullptr); }
  bool boolean(bool value) override { return Add(value); }
  bool number_integer(number_integer_t value) override { return Add(value); }
  bool number_unsigned(number_unsigned_t value) override { return Add(value); }
  bool number_float(number_float_t value, const string_t& /*text*/) override { return Add(value); }
  bool string(string_t& value) override { return Add(std::move(value)); }
  bool binary(binary_t& /*value*/) override { return false; }  // never in a text

  bool start_object(std::size_t /*count*/) override { return Open(Record::object()); }
  bool start_array(std::size_t /*count*/) override { return Open(Record::array()); }
  bool end_object() override { return Close(); }
  bool end_array() override { return Close(); }

  bool key(string_t& name) override {
    if (open_.back()->contains(name)) {
      return Refuse(Say("key $0 twice", "sleutel $0 twee keer", Quoted(name)));
    }
    if (open_.back()->size() == kMaxKeys) {
      return Refuse(
          Say("more than $0 keys in an object", "meer dan $0 sleutels in een object", kMaxKeys));
    }
    key_ = name;
    return true;
  }

  bool parse_error(std::size_t position, const std::string& /*token*/,
                   const Record::exception& error) override {
    constexpr int kNumberOverflow = 406;
    if (error.id == kNumberOverflow) {
      too_large_ = true;
    } else {
      stopped_at_ = position;
    }
    return false;
  }

  /// The column of the last byte that was read, where the text is no JSON.
  std::optional<std::size_t> stopped_at() const { return stopped_at_; }
  bool too_large() const { return too_large_; }
  const std::optional<Message>& wrong() const { return wrong_; }
  Record& root() { return root_; }

 private:
  Record& Put(Record value) {
    if (open_.empty()) return root_ = std::move(value);
    Record& parent = *open_.back();
    if (parent.is_object()) return parent[key_] = std::move(value);
    parent.push_back(std::move(value));
    return parent.back();
  }

  bool Add(Record value) {
    Put(std::move(value));
    return true;
  }

  // What is open does not grow while something in it is: pointers to it stay.
  bool Open(Record value) {
    if (open_.size() == kDeepest) {
      return Refuse(Say("more than $0 nested lists and objects",
                        "meer dan $0 geneste lijsten en objecten", kDeepest));
    }
    open_.push_back(&Put(std::move(value)));
    return true;
  }

  bool Close() {
    open_.pop_back();
    return true;
  }

  bool Refuse(Message wrong) {
    wrong_ = std::move(wrong);
    return false;
  }

  Record root_;
  std::vector<Record*> open_;
  std::string key_;
  std::optional<std::size_t> stopped_at_;
  bool too_large_ = false;
  std::optional<Message> wrong_;
};

// The first byte of the character that byte `at` belongs to.
std::size_t StartOfCharacter(std::string_view text, std::size_t at) {
  for (std::size_t back = 0; back < 4 && back <= at; ++back) {
    if (CharacterSize(text.substr(at - back)) > back) return at - back;
  }
  return at;
}

// Where the word or number begins that stands at a place: it is wrong as a whole, though some of it
// may have been read. The character at the place itself where there is none.
std::size_t BeginOfWord(std::string_view text, std::size_t place) {
  const auto is_of_word = [](char c) {
    return IsLetter(c) || IsDigit(c) || c == '-' || c == '+' || c == '.';
  };
  if (!is_of_word(text[place])) return StartOfCharacter(text, place);
  while (place > 0 && is_of_word(text[place - 1])) --place;
  return place;
}

// By line and column, where it is not on the first line.
Error ErrorAt(std::string_view text, std::size_t byte, const Message& message) {
  const std::string_view before = text.substr(0, byte);
  const std::size_t newline = before.rfind('\n');
  if (newline == std::string_view::npos) return Error{TextFault{byte, message}.AsError(text)};
  return Error{Say("line $0, column $1: $2", "regel $0, kolom $1: $2",
                   1 + std::count(before.begin(), before.end(), '\n'),
                   CountCharacters(before.substr(newline + 1)) + 1, message)};
}

}  // namespace

Result<Record> ParseJsonObject(std::string_view text, const Message& expected) {
  Builder builder;
  Record::sax_parse(text, &builder);
  const auto error = [&](const Message& wrong) {
    return Error{Say("$0; expected $1", "$0; verwacht $1", wrong, expected)};
  };
  const auto error_at = [&](std::size_t byte, const Message& wrong) {
    return ErrorAt(text, byte, Say("$0; expected $1", "$0; verwacht $1", wrong, expected));
  };
  if (builder.wrong()) return error(*builder.wrong());
  if (builder.too_large()) {
    return error(Phrase{"a number that is too large", "een getal dat te groot is"});
  }
  if (const auto column = builder.stopped_at()) {
    if (*column == 0 || *column > text.size()) {
      const bool one_line = text.find('\n') == std::string_view::npos;
      return error_at(text.size(), one_line ? Phrase{"the line ends", "de regel is uit"}
                                            : Phrase{"the text ends", "de tekst is uit"});
    }
    const std::size_t begin = BeginOfWord(text, *column - 1);
    return error_at(begin, Quoted(text.substr(begin)));
  }
  // A zero byte ends what is parsed, whatever comes after it.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    return error_at(zero, Phrase{"a zero byte", "een nulbyte"});
  }
  if (!builder.root().is_object()) {
    return error(Say("a JSON $0", "een JSON-$0", builder.root().type_name()));
  }
  return Result<Record>(std::move(builder.root()));
}

}  // namespace jasnel
