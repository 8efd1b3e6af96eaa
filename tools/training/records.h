// Files of played deals, for those who fit something to them.
#pragma once

#include <optional>
#include <string>

#include "engine/records/played_record.h"
#include "jasnel/result.h"
#include "tools/analyse/source.h"
#include "tools/shared/run/interrupt.h"

namespace jasnel {

/// Shows `on_record`, which gives an error or none, each record of a file as `jasnel match
/// --record` writes them. An error names the file, the line and the id, and what is wrong: no
/// record at all, one that cannot be read, what `on_record` says, or Ctrl-C.
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
