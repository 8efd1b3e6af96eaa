#include "engine/fields/sink.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace jasnel {
namespace {

// Whether JSON writes a text as it is.
bool IsPlain(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

template <class Number>
void Append(std::string& text, Number number) {
  std::array<char, 24> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  text.append(digits.data(), end);
}

}  // namespace

void JsonSink::Separate() {
  if (!first_) text_ += ',';
  first_ = false;
}

void JsonSink::Open(char bracket) {
  Separate();
  text_ += bracket;
  first_ = true;
}

void JsonSink::Close(char bracket) {
  text_ += bracket;
  first_ = false;
}

void JsonSink::Key(std::string_view key) {
  Text(key);
  text_ += ':';
  first_ = true;
}

void JsonSink::Text(std::string_view text) {
  if (!IsPlain(text)) {
    Json(JsonOf(Record(text)));
    return;
  }
  Separate();
  text_ += '"';
  text_ += text;
  text_ += '"';
}

void JsonSink::Whole(std::int64_t number) {
  Separate();
  Append(text_, number);
}

void JsonSink::Count(std::uint64_t number) {
  Separate();
  Append(text_, number);
}

void JsonSink::Decimal(std::int64_t scaled, int decimals) {
  Separate();
  if (scaled < 0) text_ += '-';
  std::int64_t unit = 1;
  for (int i = 0; i < decimals; ++i) unit *= 10;
  const std::int64_t size = std::abs(scaled);
  Append(text_, size / unit);
  text_ += '.';
  // At least one, and no zeros behind.
  std::int64_t rest = size % unit;
  do {
    unit /= 10;
    text_ += static_cast<char>('0' + rest / unit);
    rest %= unit;
  } while (rest != 0);
}

void JsonSink::Bool(bool value) { Json(value ? "true" : "false"); }

void JsonSink::Json(std::string_view json) {
  Separate();
  text_ += json;
}

std::string JsonSink::Take() {
  first_ = true;
  return std::exchange(text_, {});
}

void RecordSink::Decimal(std::int64_t scaled, int decimals) {
  Put(static_cast<double>(scaled) / std::pow(10.0, decimals));
}

Record& RecordSink::Put(Record value) {
  if (open_.empty()) return root_ = std::move(value);
  Record& in = *open_.back();
  if (in.is_object()) return in[std::exchange(key_, {})] = std::move(value);
  in.push_back(std::move(value));
  return in.back();
}

void RecordSink::Begin(Record value) { open_.push_back(&Put(std::move(value))); }

void RecordSink::End() { open_.pop_back(); }

}  // namespace jasnel
