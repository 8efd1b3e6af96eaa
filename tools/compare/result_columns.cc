#include "tools/compare/result_columns.h"

#include <utility>

#include "tools/shared/text/csv.h"

namespace jasnel {

Result<ResultColumns> ResultColumns::Parse(std::string_view header) {
  ResultColumns columns;
  columns.separator_ = SeparatorOf(header);
  const auto names = columns.CellsOf(header, 1);
  if (!names) return names.error();
  ResultFieldGatherer gatherer(Phrase{"column", "kolom"});
  for (const std::string& name : *names) {
    const auto field = gatherer.Add(name, name);
    if (!field) return field.error();
    columns.fields_.push_back(*field);
  }
  const auto found = gatherer.All();
  if (!found) return found.error();
  columns.language_ = found->language;
  return columns;
}

Result<std::vector<std::string>> ResultColumns::CellsOf(std::string_view row,
                                                        std::size_t least) const {
  auto parsed = ParseCsvRow(row, separator_);
  if (!parsed || separator_ != '\t') return parsed;
  std::vector<std::string> cells = std::move(parsed).value();
  while (cells.size() > least && cells.back().empty()) cells.pop_back();
  return cells;
}

Result<ResultFields> ResultColumns::FieldsOf(std::string_view row) const {
  const auto cells = CellsOf(row, fields_.size());
  if (!cells) return cells.error();
  if (cells->size() != fields_.size()) {
    return WrongCells(cells->size(), fields_.size());
  }
  ResultFields fields;
  fields.language = language_;
  for (std::size_t i = 0; i < cells->size(); ++i) fields.texts[fields_[i]] = (*cells)[i];
  return fields;
}

}  // namespace jasnel
