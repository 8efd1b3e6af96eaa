#include "tools/shared/input/played_source.h"

#include "tools/shared/input/line_source.h"

namespace jasnel {
Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules) {
  const auto parse = [rules](std::string_view text) { return ParsePlayedRecord(text, rules); };
  if (!input.empty()) {
    return LineSource<PlayedRecord>::Open(
        input,
        {kRecordsExpected, {"a record of a played deal", "een verslag van een gespeeld spel"}},
        parse);
  }
  return std::unique_ptr<PlayedSource>(
      std::make_unique<ArgumentSource<PlayedRecord>>(arguments, "record", parse));
}

Message NoRecordIn(const std::string& input) {
  return Say("$0: no record in it; expected $1", "$0: geen verslag erin; verwacht $1", input,
             kRecordsExpected);
}

}  // namespace jasnel
