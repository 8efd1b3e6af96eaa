// Reads files of played deals, for fitting.
#pragma once

#include <optional>
#include <string>

#include "engine/records/played_record.h"
#include "jasnel/result.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/run/progress.h"

namespace jasnel {

/// Calls `on_record`, which returns an error or nothing, for each record of a file, in the form
/// `jasnel match --record` writes. An error names the file, the line, the id and the problem: no
/// records, an unreadable record, an error from `on_record`, or Ctrl-C.
template <class OnRecord>
std::optional<Error> ForEachRecord(const std::string& path, const OnRecord& on_record) {
  const auto source = RecordsOf({}, path, Rules{});
  if (!source) return source.error();
  bool any = false;
  while (const auto record = (*source)->Next(/*wait=*/true)) {
    const std::string at = path + ":" + std::to_string(record->number) + ": ";
    if (!record->item) return Error{at + record->item.error().message};
    const std::string& id = record->item->id;
    if (const std::optional<Error> error = on_record(*record->item)) {
      return Error{at + (id.empty() ? "" : "deal " + id + ": ") + error->message};
    }
    any = true;
  }
  if (Interrupted()) return Error{path + ": stopped by Ctrl-C"};
  if (!any) return Error{NoRecordIn(path)};
  return std::nullopt;
}

}  // namespace jasnel
