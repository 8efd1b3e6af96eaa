#include "tools/shared/input/deal_source.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "bitboard/boerenbridge/hand_table.h"
#include "bitboard/text/characters.h"
#include "jasnel/deal_line.h"
#include "jasnel/notation.h"
#include "tools/shared/input/input_file.h"
#include "tools/shared/input/source.h"
#include "tools/shared/run/progress.h"

namespace jasnel {

namespace {

constexpr Phrase kDealLine = {"a deal line", "een regel met een spel"};

class FileDeals : public DealSource {
 public:
  FileDeals(InputFile file, const std::atomic<bool>& cancel)
      : cancel_(cancel), lines_(std::move(file), cancel, {kDealsExpected, kDealLine}) {}

  std::optional<SourcedDeal> Next(bool wait) override {
    while (!done_) {
      if (auto deal = Written()) return deal;
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
  std::optional<SourcedDeal> AtEnd() {
    done_ = true;
    if (cancel_) return std::nullopt;
    reader_.Finish();
    return Written();
  }

  std::optional<SourcedDeal> Take(const TextReader::Line& line) {
    if (line.error && lines_.done()) {
      done_ = true;
      return SourcedDeal{line.number, *line.error};
    }
    if (line.error) return TakeTooLong(line);
    reader_.Feed(line.text);
    auto deal = Written();
    if (deal && !deal->item && reader_.OneDealALine()) {
      if (const auto error = lines_.NotTextAhead()) deal->item = *error;
      done_ = lines_.done();
    }
    return deal;
  }

  // The start of it may be a comment, or tell the form of the file, but is no deal.
  std::optional<SourcedDeal> TakeTooLong(const TextReader::Line& line) {
    const bool is_comment =
        IsComment(Trim(line.text)) && (!reader_.HasForm() || reader_.OneDealALine());
    reader_.Feed(is_comment ? "" : line.text);
    if (is_comment) return std::nullopt;
    if (reader_.OneDealALine()) reader_.Next();
    return SourcedDeal{line.number, *line.error};
  }

  std::optional<SourcedDeal> Written() {
    auto deal = reader_.Next();
    if (!deal) return std::nullopt;
    return SourcedDeal{deal->line_number, std::move(deal->deal)};
  }

  const std::atomic<bool>& cancel_;
  TextReader lines_;
  DealTextReader reader_;
  bool done_ = false;
};

bool IsPbn(std::string_view text) { return PbnReader::Recognizes(text); }

bool BeginsWithSeat(std::string_view word) {
  const std::size_t colon = word.find(':');
  return colon != std::string_view::npos && ParseSeat(Trim(word.substr(0, colon)));
}

// Each hand of a deal may have its seat before it: such a word begins a deal only after a whole
// one.
bool BeginsDeal(std::string_view item, std::string_view word) {
  if (IsPbn(item) || IsPbn(word)) return true;
  if (word.find('\n') != std::string_view::npos && PictureReader::BeginsWithPicture(word))
    return true;
  return BeginsWithSeat(word) && (IsQuoted(word) || EndsBefore(item, word, ParseDealLine));
}

std::vector<Result<DealLine>> DealsOfPbn(std::string_view text) {
  DealTextReader reader;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    reader.Feed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  reader.Finish();
  std::vector<Result<DealLine>> deals;
  while (auto written = reader.Next()) deals.push_back(std::move(written->deal));
  if (deals.empty()) {
    deals.emplace_back(Error{Say("PBN without a deal; expected the tag [Deal \"N:...\"]",
                                 "PBN zonder spel; verwacht de tag [Deal \"N:...\"]")});
  }
  return deals;
}

// The deals of the command line, of which PBN may have several in one argument.
class ArgumentDeals : public DealSource {
 public:
  explicit ArgumentDeals(const std::vector<std::string>& arguments) {
    for (const std::string& text : JoinedWords(arguments, BeginsDeal)) {
      if (IsPbn(text)) {
        for (Result<DealLine>& deal : DealsOfPbn(text)) deals_.push_back(std::move(deal));
        continue;
      }
      auto deal = ParseDealLine(text);
      const auto error = deal ? std::nullopt : NamesFile(text);
      deals_.push_back(error ? Result<DealLine>(*error) : std::move(deal));
    }
  }

  std::optional<SourcedDeal> Next(bool /*wait*/) override {
    if (done()) return std::nullopt;
    auto& deal = deals_[next_++];
    return SourcedDeal{next_, std::move(deal)};
  }

  bool done() const override { return next_ == deals_.size(); }
  std::string_view unit() const override { return "deal"; }

 private:
  std::vector<Result<DealLine>> deals_;
  std::size_t next_ = 0;
};

}  // namespace

Result<std::unique_ptr<DealSource>> OpenDeals(const std::string& path,
                                              const std::atomic<bool>& cancel) {
  auto file = InputFile::Open(path, Say("a file of $0", "een bestand met $0", kDealsExpected));
  if (!file) return file.error();
  return std::unique_ptr<DealSource>(std::make_unique<FileDeals>(std::move(file).value(), cancel));
}

std::unique_ptr<DealSource> DealsFromArguments(const std::vector<std::string>& arguments) {
  return std::make_unique<ArgumentDeals>(arguments);
}

Result<std::unique_ptr<DealSource>> DealsOf(const std::vector<std::string>& arguments,
                                            const std::string& input) {
  if (input.empty()) return DealsFromArguments(arguments);
  return OpenDeals(input, Interrupted());
}

Message NoDealIn(const std::string& input) {
  return Say("$0: no deal in it; expected $1", "$0: geen spel erin; verwacht $1", input,
             kDealsExpected);
}

}  // namespace jasnel

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

namespace jasnel {

Result<std::unique_ptr<PlayedSource>> RecordsOf(const std::vector<std::string>& arguments,
                                                const std::string& input, const Rules& rules,
                                                RecordStops stops) {
  const auto parse = [rules, stops](std::string_view text) {
    return ParsePlayedRecord(text, rules, stops);
  };
  if (!input.empty()) {
    return LineSource<PlayedRecord>::Open(
        input,
        {kRecordsExpected, {"a record of a played deal", "een verslag van een gespeeld spel"}},
        parse);
  }
  return std::unique_ptr<PlayedSource>(
      std::make_unique<ArgumentSource<PlayedRecord>>(arguments, "record", parse));
}

Message NoRecordIn(const std::string& input) {
  return Say("$0: no record in it; expected $1", "$0: geen verslag erin; verwacht $1", input,
             kRecordsExpected);
}

}  // namespace jasnel
