#include "tools/shared/input/boerenbridge_deal_source.h"

#include <optional>
#include <string_view>
#include <utility>

#include "bitboard/boerenbridge/hand_table.h"
#include "bitboard/text/characters.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/input/line_reader.h"
#include "tools/shared/input/text_reader.h"
#include "tools/shared/run/interrupt.h"

namespace jasnel::boerenbridge {
namespace {

constexpr Phrase kDealLine = {"a deal line", "een regel met een spel"};

bool HoldsTable(std::string_view text) {
  return text.find('\n') != std::string_view::npos && HandTableReader::BeginsWithTable(text);
}

bool BeginsDeal(std::string_view /*item*/, std::string_view word) {
  return HoldsTable(word) || Trim(word).starts_with("0:");
}

Result<DealLine> ParseDeal(std::string_view text) {
  return HoldsTable(text) ? ParseHandTable(text) : ParseDealLine(text);
}

// Deal lines, or tables of hands: the first line that is not empty decides which.
class FileDeals : public DealSource {
 public:
  explicit FileDeals(InputFile file)
      : lines_(std::move(file), Interrupted(), {kDealsExpected, kDealLine}) {}

  std::optional<Sourced<DealLine>> Next(bool wait) override {
    while (!done_) {
      if (auto deal = Tabled()) return deal;
      const auto line = lines_.Next(wait);
      if (!line && !lines_.done()) return std::nullopt;
      done_ = lines_.done();
      if (line) {
        if (auto deal = Take(*line)) return deal;
      } else if (!Interrupted()) {
        tables_.Finish();
      }
    }
    return Tabled();
  }

  bool done() const override { return done_; }
  std::string_view unit() const override { return "line"; }
  std::uint64_t bytes() const override { return lines_.bytes(); }
  std::optional<std::uint64_t> total_bytes() const override { return lines_.total_bytes(); }

 private:
  std::optional<Sourced<DealLine>> Tabled() {
    auto deal = tables_.Next();
    if (!deal) return std::nullopt;
    return Sourced<DealLine>{deal->line_number, std::move(deal->deal)};
  }

  std::optional<Sourced<DealLine>> Take(const TextReader::Line& line) {
    if (line.error && done_) return Sourced<DealLine>{line.number, *line.error};
    const bool says = !IsComment(Trim(line.text));
    if (says && !has_tables_) has_tables_ = !line.error && HandTableReader::Recognizes(line.text);
    if (line.error && says) return Sourced<DealLine>{line.number, *line.error};
    if (has_tables_.value_or(true)) {
      tables_.Feed(line.error ? "" : line.text);
      return std::nullopt;
    }
    if (!says) return std::nullopt;
    auto deal = ParseDealLine(line.text);
    if (deal) return Sourced<DealLine>{line.number, std::move(deal)};
    const auto not_text = lines_.NotTextAhead();
    done_ = lines_.done();
    return Sourced<DealLine>{line.number, not_text ? *not_text : deal.error()};
  }

  TextReader lines_;
  HandTableReader tables_;
  std::optional<bool> has_tables_;  // nothing before a line has said anything
  bool done_ = false;
};

}  // namespace

Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input) {
  if (!input.empty()) {
    auto file = InputFile::Open(input, kDealsExpected);
    if (!file) return file.error();
    return std::unique_ptr<DealSource>(std::make_unique<FileDeals>(std::move(file).value()));
  }
  return std::unique_ptr<DealSource>(std::make_unique<ArgumentSource<DealLine>>(
      JoinedWords(arguments, BeginsDeal), "deal", ParseDeal));
}

}  // namespace jasnel::boerenbridge
