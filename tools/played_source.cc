#include "tools/played_source.h"

#include <unistd.h>

#include <utility>

#include "bitboard/text.h"
#include "tools/input_file.h"
#include "tools/input_lines.h"
#include "tools/interrupt.h"
#include "tools/line_reader.h"

namespace jasnel {
namespace {

constexpr std::string_view kExpected = "records of played deals, a JSON object a line";

SourcedRecord Sourced(std::size_t number, Result<PlayedRecord> record) {
  SourcedRecord sourced;
  sourced.number = number;
  sourced.record = std::move(record);
  return sourced;
}

class FileRecords : public PlayedSource {
 public:
  FileRecords(InputFile file, const Rules& rules)
      : lines_(std::move(file), Interrupted(), {kExpected, "a record of a played deal"}),
        rules_(rules) {}

  std::optional<SourcedRecord> Next(bool wait) override {
    while (const auto line = lines_.Next(wait)) {
      if (line->error && lines_.done()) return Sourced(line->number, *line->error);
      if (IsComment(Trim(line->text))) continue;
      if (line->error) return Sourced(line->number, *line->error);
      auto record = ParsePlayedRecord(line->text, rules_);
      if (record) return Sourced(line->number, std::move(record));
      const auto not_text = lines_.NotTextAhead();
      return Sourced(line->number, not_text ? *not_text : record.error());
    }
    return std::nullopt;
  }

  bool done() const override { return lines_.done(); }
  std::string_view unit() const override { return "line"; }
  std::uint64_t bytes() const override { return lines_.bytes(); }
  std::optional<std::uint64_t> total_bytes() const override { return lines_.total_bytes(); }

 private:
  InputLines lines_;
  Rules rules_;
};

class ArgumentRecords : public PlayedSource {
 public:
  ArgumentRecords(std::vector<std::string> texts, const Rules& rules)
      : texts_(std::move(texts)), rules_(rules) {}

  std::optional<SourcedRecord> Next(bool /*wait*/) override {
    if (done()) return std::nullopt;
    const std::string& text = texts_[next_++];
    auto record = ParsePlayedRecord(text, rules_);
    if (!record && access(text.c_str(), F_OK) == 0) {
      return Sourced(next_, Error{Quoted(text) + " is a file; expected --input=" + text});
    }
    return Sourced(next_, std::move(record));
  }

  bool done() const override { return next_ == texts_.size(); }
  std::string_view unit() const override { return "record"; }

 private:
  std::vector<std::string> texts_;
  Rules rules_;
  std::size_t next_ = 0;
};

}  // namespace

Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules) {
  using Source = std::unique_ptr<PlayedSource>;
  if (input.empty()) return Source(std::make_unique<ArgumentRecords>(arguments, rules));
  auto file = InputFile::Open(input, kExpected);
  if (!file) return file.error();
  return Source(std::make_unique<FileRecords>(std::move(file).value(), rules));
}

std::string NoRecordIn(const std::string& input) {
  return input + ": no record in it; expected " + std::string(kExpected);
}

}  // namespace jasnel
