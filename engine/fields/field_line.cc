#include "engine/fields/field_line.h"

#include <string>

#include "bitboard/text/hand_text.h"
#include "bitboard/text/line_fields.h"

namespace jasnel {
namespace {

struct LineTarget {
  const LineForm& form;
  void* question;
};

std::optional<FieldFault> StoreIn(const Field& field, std::string_view value, LineTarget& line) {
  void* const member = field.member(line.question);
  if (&field != &line.form.fields.front()) return field.kind->ReadText(value, member);
  WordReader in(value);
  if (auto fault = line.form.read_first(in, member)) return *std::move(fault);
  return std::nullopt;
}

}  // namespace

std::optional<Error> ReadLine(std::string_view line, const LineForm& form, void* question) {
  const std::string plain = PlainText(line);
  WordReader in(WithoutComment(plain));
  in.SkipSpace();
  unsigned seen = 0;
  if (BeginsWithHand(in.Rest())) {
    void* const first = form.fields.front().member(question);
    if (const auto fault = form.read_first(in, first)) return fault->AsError(plain);
    seen = 1;
  }
  LineTarget any = {form, question};
  if (auto error = ReadFields(in, form.fields, form.after_first, any, seen)) return error;
  if ((seen & 1) == 0) return WordReader(plain).ErrorHere(form.none);
  return std::nullopt;
}

}  // namespace jasnel
