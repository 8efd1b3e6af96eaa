#include "tools/shared/text/line_record.h"

namespace jasnel {

Record WithLineNumber(Record record, std::size_t number) {
  record[kLineNumber] = number;
  return record;
}

std::vector<std::string> WithLineNumber(std::vector<std::string> names) {
  names.emplace_back(kLineNumber);
  return names;
}

}  // namespace jasnel
