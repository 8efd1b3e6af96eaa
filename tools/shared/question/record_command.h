// Commands that ask about records of played deals.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/records/played_record.h"
#include "jasnel/message.h"
#include "jasnel/result.h"
#include "tools/shared/input/deal_source.h"
#include "tools/shared/question/question_command.h"

namespace jasnel {

/// What people read of such a command; `such_as` and `examples` are its own.
constexpr CommandWords RecordWords(const Phrase& such_as, const Phrase& examples) {
  return {.argument = "RECORD",
          .argument_help = {"records of played deals, each in quotes",
                            "verslagen van gespeelde spellen, elk tussen aanhalingstekens"},
          .input_help = {"read records from a file, one a line, - for standard input",
                         "lees verslagen uit een bestand, een per regel, - voor standaardinvoer"},
          .item = {"record", "verslag"},
          .such_as = such_as,
          .lines = kRecordsExpected,
          .threads_help = {"deals analysed in parallel (default one per processor)",
                           "spellen die tegelijk worden bekeken (standaard één per processor)"},
          .output_group = {},
          .examples = examples};
}

/// A command whose items are records, of which many are answered at a time.
template <class Asked>
class RecordCommand : public QuestionCommand<Asked, PlayedRecord> {
 protected:
  using QuestionCommand<Asked, PlayedRecord>::QuestionCommand;

  Result<std::unique_ptr<PlayedSource>> Open(const std::vector<std::string>& arguments,
                                             const std::string& input) const final {
    return RecordsOf(arguments, input, this->defaults().rules, stops());
  }

  bool answers_many() const final { return true; }

  virtual RecordStops stops() const { return RecordStops::kInPlay; }
};

}  // namespace jasnel
