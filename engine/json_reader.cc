#include "engine/json_reader.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bitboard/text.h"
#include "engine/reading.h"

namespace jasnel {
namespace {

// Both far more than any record has. What goes through a record, and frees it, takes stack for
// every depth, and every key is compared with those before it.
constexpr std::size_t kDeepest = 64;
constexpr std::size_t kMostKeys = 1000;

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
    if (open_.back()->contains(name)) return Refuse(Concat("key ", Quoted(name), " twice"));
    if (open_.back()->size() == kMostKeys) {
      return Refuse(Concat("more than ", kMostKeys, " keys in an object"));
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
  const std::optional<std::string>& wrong() const { return wrong_; }
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
      return Refuse(Concat("more than ", kDeepest, " lists and objects in each other"));
    }
    open_.push_back(&Put(std::move(value)));
    return true;
  }

  bool Close() {
    open_.pop_back();
    return true;
  }

  bool Refuse(std::string wrong) {
    wrong_ = std::move(wrong);
    return false;
  }

  Record root_;
  std::vector<Record*> open_;
  std::string key_;
  std::optional<std::size_t> stopped_at_;
  bool too_large_ = false;
  std::optional<std::string> wrong_;
};

// Where the word or number begins that stands at a place: it is wrong as a whole, though some of it
// may have been read. The place itself where there is none.
std::size_t BeginOfWord(std::string_view text, std::size_t place) {
  const auto is_of_word = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '+' || c == '.';
  };
  if (!is_of_word(text[place])) return place;
  while (place > 0 && is_of_word(text[place - 1])) --place;
  return place;
}

}  // namespace

Result<Record> ParseJsonObject(std::string_view text, std::string_view expected) {
  Builder builder;
  Record::sax_parse(text, &builder);
  const auto error = [&](const auto&... parts) {
    return Error{Concat(parts..., "; expected ", expected)};
  };
  if (builder.wrong()) return error(*builder.wrong());
  if (builder.too_large()) return error("a number that is too large");
  if (const auto column = builder.stopped_at()) {
    if (*column == 0 || *column > text.size()) {
      return error("column ", text.size() + 1, ": the line ends");
    }
    const std::size_t begin = BeginOfWord(text, *column - 1);
    return error("column ", begin + 1, ": ", Quoted(text.substr(begin)));
  }
  // A zero byte ends what is parsed, whatever comes after it.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    return error("column ", zero + 1, ": a zero byte");
  }
  if (!builder.root().is_object()) return error("a JSON ", builder.root().type_name());
  return Result<Record>(std::move(builder.root()));
}

}  // namespace jasnel
