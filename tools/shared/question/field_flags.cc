#include "tools/shared/question/field_flags.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "tools/shared/add_flag.h"

namespace jasnel {
namespace {

void AddFieldFlag(CLI::App& app, const Field& field, void* question) {
  const std::string name = FlagOf(field.flag());
  const std::string help(field.help.In(MessageLanguage()));
  const std::string form(field.kind->Form());
  const auto store = [&field, name, question](const std::string& text) {
    const auto fault = field.kind->ReadText(text, field.member(question));
    if (fault) RefuseFlag(name, ErrorIn(text, *fault));
  };
  const Flag flag =
      form.empty() ? AddSwitch(app, name, help, *static_cast<bool*>(field.member(question)))
      : field.kind->MayBeBare() ? AddOptionalReader(app, name, help, store).TakingLast()
                                : AddReader(app, name, help, store).WithForm(form).TakingLast();
  const std::string_view group = field.form.group.In(MessageLanguage());
  if (!group.empty()) flag.InGroup(std::string(group));
}

}  // namespace

std::string FlagOf(std::string_view key) {
  std::string flag = "--" + std::string(key);
  std::replace(flag.begin(), flag.end(), '_', '-');
  return flag;
}

void AddFieldFlags(CLI::App& app, std::span<const Field> fields, void* question) {
  for (const Field& field : fields) {
    if (field.form.has_flag) AddFieldFlag(app, field, question);
  }
}

std::string GivenFlag(const CLI::App& app, std::span<const Field> fields, std::string_view name) {
  const std::string flag = FlagOf(name);
  const bool is_given = std::any_of(fields.begin(), fields.end(), [&](const Field& field) {
    return field.name.english == name && field.form.has_flag && IsGiven(app, flag);
  });
  return is_given ? flag : "";
}

std::optional<Error> CheckFieldFlags(const CLI::App& app, std::span<const Together> together,
                                     std::span<const Apart> apart) {
  const auto is_given = [&](std::string_view name) { return IsGiven(app, FlagOf(name)); };
  if (auto error = CheckTogether(together, is_given, FlagOf)) return error;
  return CheckApart(apart, is_given, FlagOf);
}

}  // namespace jasnel
