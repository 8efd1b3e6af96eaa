// Where an answer is written to, value by value.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/records/record.h"
#include "jasnel/message.h"

namespace jasnel {

/// Takes an answer as a tree of objects and lists. In an object each value follows its key.
class Sink {
 public:
  explicit Sink(Language sentences = Language::kEnglish) : sentences_(sentences) {}
  virtual ~Sink() = default;

  /// The language of sentences.
  Language sentences() const { return sentences_; }

  virtual void BeginObject() = 0;
  virtual void EndObject() = 0;
  virtual void BeginList() = 0;
  virtual void EndList() = 0;
  virtual void Key(std::string_view key) = 0;

  virtual void Text(std::string_view text) = 0;
  virtual void Whole(std::int64_t number) = 0;
  virtual void Count(std::uint64_t number) = 0;
  /// `scaled` / 10^`decimals`: a number that was rounded to so many decimals.
  virtual void Decimal(std::int64_t scaled, int decimals) = 0;
  virtual void Bool(bool value) = 0;
  /// A value that is JSON already.
  virtual void Json(std::string_view json) = 0;

 private:
  Language sentences_;
};

/// JSON as text, on one line.
class JsonSink final : public Sink {
 public:
  using Sink::Sink;

  void BeginObject() override { Open('{'); }
  void EndObject() override { Close('}'); }
  void BeginList() override { Open('['); }
  void EndList() override { Close(']'); }
  void Key(std::string_view key) override;

  /// Bytes that are not UTF-8 are replaced.
  void Text(std::string_view text) override;
  void Whole(std::int64_t number) override;
  void Count(std::uint64_t number) override;
  void Decimal(std::int64_t scaled, int decimals) override;
  void Bool(bool value) override;
  void Json(std::string_view json) override;

  /// What was written, which is taken away.
  std::string Take();

 private:
  void Open(char bracket);
  void Close(char bracket);
  void Separate();

  std::string text_;
  bool first_ = true;  // nothing stands before the next value, or key, of its list or object
};

/// The same as a `Record`, for the columns of CSV.
class RecordSink final : public Sink {
 public:
  using Sink::Sink;

  void BeginObject() override { Begin(Record::object()); }
  void EndObject() override { End(); }
  void BeginList() override { Begin(Record::array()); }
  void EndList() override { End(); }
  void Key(std::string_view key) override { key_ = key; }

  void Text(std::string_view text) override { Put(std::string(text)); }
  void Whole(std::int64_t number) override { Put(number); }
  void Count(std::uint64_t number) override { Put(number); }
  void Decimal(std::int64_t scaled, int decimals) override;
  void Bool(bool value) override { Put(value); }
  void Json(std::string_view json) override { Put(Record::parse(json)); }

  Record Take() { return std::move(root_); }

 private:
  Record& Put(Record value);
  void Begin(Record value);
  void End();

  Record root_;
  std::vector<Record*> open_;  // from the root to the innermost
  std::string key_;
};

}  // namespace jasnel
