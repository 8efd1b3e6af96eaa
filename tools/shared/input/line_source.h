// The items of a file or pipe, one per line.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bitboard/text/characters.h"
#include "jasnel/result.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/input/line_reader.h"
#include "tools/shared/input/source.h"
#include "tools/shared/input/text_reader.h"
#include "tools/shared/run/interrupt.h"

namespace jasnel {

/// Skips empty lines and comments. Ctrl-C ends reading.
template <class Item>
class LineSource : public Source<Item> {
 public:
  using Parse = std::function<Result<Item>(std::string_view)>;

  /// An error if nothing can be read. `path` may be `-` for standard input.
  static Result<std::unique_ptr<Source<Item>>> Open(const std::string& path,
                                                    const TextReader::Expected& expected,
                                                    Parse parse) {
    auto file = InputFile::Open(path, expected.all);
    if (!file) return file.error();
    return std::unique_ptr<Source<Item>>(
        std::make_unique<LineSource>(std::move(file).value(), expected, std::move(parse)));
  }

  LineSource(InputFile file, const TextReader::Expected& expected, Parse parse)
      : lines_(std::move(file), Interrupted(), expected), parse_(std::move(parse)) {}

  std::optional<Sourced<Item>> Next(bool wait) override {
    while (const auto line = lines_.Next(wait)) {
      if (line->error && lines_.done()) return Sourced<Item>{line->number, *line->error};
      if (IsComment(Trim(line->text))) continue;
      if (line->error) return Sourced<Item>{line->number, *line->error};
      auto item = parse_(line->text);
      if (item) return Sourced<Item>{line->number, std::move(item)};
      const auto not_text = lines_.NotTextAhead();
      return Sourced<Item>{line->number, not_text ? *not_text : item.error()};
    }
    return std::nullopt;
  }

  bool done() const override { return lines_.done(); }
  std::string_view unit() const override { return "line"; }
  std::uint64_t bytes() const override { return lines_.bytes(); }
  std::optional<std::uint64_t> total_bytes() const override { return lines_.total_bytes(); }

 private:
  TextReader lines_;
  Parse parse_;
};

}  // namespace jasnel
