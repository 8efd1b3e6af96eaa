#include "tools/deal_source.h"

#include <utility>

#include "bitboard/notation.h"
#include "bitboard/pbn.h"
#include "bitboard/text.h"
#include "tools/input_file.h"
#include "tools/input_lines.h"
#include "tools/interrupt.h"
#include "tools/line_reader.h"

namespace jasnel {
namespace {

constexpr std::string_view kExpected = "deal lines or PBN tags";

class FileDeals : public DealSource {
 public:
  FileDeals(InputFile file, const std::atomic<bool>& cancel)
      : cancel_(cancel), lines_(std::move(file), cancel, {kExpected, "a deal line"}) {}

  std::optional<SourcedDeal> Next(bool wait) override {
    while (!done_) {
      if (auto deal = FromPbn(pbn_.Next())) return deal;
      const auto line = lines_.Next(wait);
      if (!line && !lines_.done()) return std::nullopt;
      if (!line) return AtEnd();
      if (auto deal = Take(*line)) return deal;
    }
    return std::nullopt;
  }

  bool done() const override { return done_; }
  std::string_view unit() const override { return "line"; }
  std::uint64_t bytes() const override { return lines_.bytes(); }
  std::optional<std::uint64_t> total_bytes() const override { return lines_.total_bytes(); }

 private:
  enum class Form { kUnknown, kDealLines, kPbn };

  std::optional<SourcedDeal> AtEnd() {
    done_ = true;
    if (cancel_) return std::nullopt;
    pbn_.Finish();
    return FromPbn(pbn_.Next());
  }

  std::optional<SourcedDeal> Take(const InputLines::Line& line) {
    if (line.error && lines_.done()) {
      done_ = true;
      return SourcedDeal{line.number, *line.error};
    }
    const bool comment = IsComment(Trim(line.text));
    if (form_ == Form::kUnknown) {
      if (comment) return std::nullopt;
      form_ = PbnReader::Recognizes(line.text) ? Form::kPbn : Form::kDealLines;
      lines_before_pbn_ = line.number - 1;
    }
    if (form_ == Form::kPbn) {
      pbn_.Feed(line.text);
      if (line.error) return SourcedDeal{line.number, *line.error};
      return FromPbn(pbn_.Next());
    }
    if (comment) return std::nullopt;
    if (line.error) return SourcedDeal{line.number, *line.error};
    auto deal = ParseDealLine(line.text);
    if (!deal) {
      if (const auto error = lines_.NotTextAhead()) deal = *error;
      done_ = lines_.done();
    }
    return SourcedDeal{line.number, std::move(deal)};
  }

  std::optional<SourcedDeal> FromPbn(std::optional<PbnDeal> deal) const {
    if (!deal) return std::nullopt;
    return SourcedDeal{lines_before_pbn_ + deal->line_number, std::move(deal->deal)};
  }

  const std::atomic<bool>& cancel_;
  InputLines lines_;
  PbnReader pbn_;
  Form form_ = Form::kUnknown;
  bool done_ = false;
  std::size_t lines_before_pbn_ = 0;
};

bool StartsDeal(std::string_view word) {
  const std::size_t colon = word.find(':');
  return colon != std::string_view::npos && ParseSeat(Trim(word.substr(0, colon)));
}

}  // namespace

Result<std::unique_ptr<DealSource>> OpenDeals(const std::string& path,
                                              const std::atomic<bool>& cancel) {
  auto file = InputFile::Open(path, "a file of " + std::string(kExpected));
  if (!file) return file.error();
  return std::unique_ptr<DealSource>(std::make_unique<FileDeals>(std::move(file).value(), cancel));
}

std::unique_ptr<DealSource> DealsFromArguments(const std::vector<std::string>& arguments) {
  return std::make_unique<ArgumentSource<DealLine>>(JoinedWords(arguments, StartsDeal), "deal",
                                                    ParseDealLine);
}

Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input) {
  if (input.empty()) return DealsFromArguments(arguments);
  return OpenDeals(input, Interrupted());
}

std::optional<Error> CheckDealsGiven(const std::vector<std::string>& arguments,
                                     const std::string& input, std::string_view command,
                                     std::string_view fields) {
  return CheckInputGiven(arguments, input, "deal",
                         "one in quotes, as " + std::string(command) +
                             " 'N:AJT.Q8.T98. K.KJ.K.KT98 9.T97.A.AQJ Q87.A.QJ7.7 " +
                             std::string(fields) + "', or --input=FILE, - for standard input");
}

std::string NoDealIn(const std::string& input) {
  return input + ": no deal in it; expected " + std::string(kExpected);
}

}  // namespace jasnel
