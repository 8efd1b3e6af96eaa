#include "tools/played_source.h"

#include <utility>

#include "bitboard/text.h"
#include "tools/input_file.h"
#include "tools/input_lines.h"
#include "tools/interrupt.h"
#include "tools/line_reader.h"

namespace jasnel {
namespace {

constexpr std::string_view kExpected = "records of played deals, a JSON object a line";

class FileRecords : public PlayedSource {
 public:
  FileRecords(InputFile file, const Rules& rules)
      : lines_(std::move(file), Interrupted(), {kExpected, "a record of a played deal"}),
        rules_(rules) {}

  std::optional<SourcedRecord> Next(bool wait) override {
    while (const auto line = lines_.Next(wait)) {
      if (line->error && lines_.done()) return SourcedRecord{line->number, *line->error};
      if (IsComment(Trim(line->text))) continue;
      if (line->error) return SourcedRecord{line->number, *line->error};
      auto record = ParsePlayedRecord(line->text, rules_);
      if (record) return SourcedRecord{line->number, std::move(record)};
      const auto not_text = lines_.NotTextAhead();
      return SourcedRecord{line->number, not_text ? *not_text : record.error()};
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

}  // namespace

Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules) {
  using Records = std::unique_ptr<PlayedSource>;
  if (input.empty()) {
    const auto parse = [rules](std::string_view text) { return ParsePlayedRecord(text, rules); };
    return Records(std::make_unique<ArgumentSource<PlayedRecord>>(arguments, "record", parse));
  }
  auto file = InputFile::Open(input, kExpected);
  if (!file) return file.error();
  return Records(std::make_unique<FileRecords>(std::move(file).value(), rules));
}

std::string NoRecordIn(const std::string& input) {
  return input + ": no record in it; expected " + std::string(kExpected);
}

}  // namespace jasnel
