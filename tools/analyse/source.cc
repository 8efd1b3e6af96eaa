#include "tools/analyse/source.h"

#include "tools/shared/input/line_source.h"

namespace jasnel {
namespace {

constexpr std::string_view kExpected = "records of played deals, a JSON object a line";

}  // namespace

Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules) {
  const auto parse = [rules](std::string_view text) { return ParsePlayedRecord(text, rules); };
  if (!input.empty()) {
    return LineSource<PlayedRecord>::Open(input, {kExpected, "a record of a played deal"}, parse);
  }
  return std::unique_ptr<PlayedSource>(
      std::make_unique<ArgumentSource<PlayedRecord>>(arguments, "record", parse));
}

std::string NoRecordIn(const std::string& input) {
  return input + ": no record in it; expected " + std::string(kExpected);
}

}  // namespace jasnel
